# Что говорит только сайт, где сервер работает в самой странице.
client-site-loading = Готовим стол в вашем браузере. Правила можно почитать уже сейчас.
client-site-elsewhere = Folkmoot открыт в другой вкладке. Закройте её, и игра продолжится здесь.
client-site-failed = Folkmoot не удалось запустить в этом браузере.
client-site-again = Загрузить снова
client-site-new = Готова новая версия Folkmoot.
client-site-renew = Перейти на неё
client-site-later = Позже
client-site-levels = Всё работает в вашем браузере. Сильные боты думают над решением до трёх секунд, в десять раз дольше, чем на сервере; мастера играют только на серверах.
client-site-address = Адрес сервера Folkmoot
client-site-friends = Играть с друзьями
client-site-bad-address = Это не адрес. Адрес выглядит так: { $example }.
client-site-copy = Сохранить копию моих игр
client-site-bring = Вернуть из копии
client-site-bring-sure = Копия заменит все игры в этом браузере. Продолжить?
client-site-bad-copy = Это не копия игр с этой страницы.
