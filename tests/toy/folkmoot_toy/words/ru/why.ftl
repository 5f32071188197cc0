why-nine-sum = Это стоит { $points }.
why-nine-limit = Предел здесь { $limit }.
why-end-nine = Раунд { $round } из 2 окончится, когда карты покажут ещё игроков: { $left }.
