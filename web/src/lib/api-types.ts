/** Written by web/routes.py from the server's description of routes and socket. */
export interface components {
    schemas: {
        /** AckDoc */
        AckDoc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ack";
            /** Id */
            id: string;
            /** Version */
            version: number;
            /** Closed */
            closed: boolean;
        };
        /** ActionDoc */
        ActionDoc: {
            /** Code */
            code: number;
            /** Text */
            text: string;
            /** Verb */
            verb: string;
            /** Operands */
            operands: {
                [key: string]: unknown;
            };
            /** Rules */
            rules: string[];
            /** Final */
            final: boolean;
            /** Effects */
            effects: {
                [key: string]: unknown;
            }[];
        };
        /**
         * AddressDoc
         * @description Address at which other devices reach this server, for a page that was opened as `localhost`; null: they do
         *     not.
         */
        AddressDoc: {
            /** Origin */
            origin: string | null;
        };
        /** AgeSheet */
        AgeSheet: {
            /** Giant */
            giant?: number | null;
            /** Seats */
            seats: components["schemas"]["SeatSheet"][];
        };
        /** Analysis */
        Analysis: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
            /** At */
            at: number;
            /**
             * Seat
             * @default null
             */
            seat: number | null;
            /**
             * Lang
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "pl" | "ja";
        };
        /** AnswerDoc */
        AnswerDoc: {
            /** Answer */
            answer: string;
            /** Rules */
            rules: string[];
        };
        /** AtSeat */
        AtSeat: {
            /** Seat */
            seat: number;
        };
        /**
         * BandSheet
         * @description A band as it was played: all its cards, how many of them are skeletons, and whether a dwarf leads.
         */
        BandSheet: {
            /** Cards */
            cards: number;
            /**
             * Skeletons
             * @default 0
             */
            skeletons: number;
            /**
             * Dwarf
             * @default false
             */
            dwarf: boolean;
        };
        /** BestChoiceDoc */
        BestChoiceDoc: {
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Theme */
            theme: string;
            /** Level */
            level: number;
        };
        /**
         * BestChoicesDoc
         * @description Positions of a game in which one choice is clearly the best; one of them is the puzzle of the day.
         */
        BestChoicesDoc: {
            /** Choices */
            choices: components["schemas"]["BestChoiceDoc"][];
            /** Daily */
            daily: string | null;
        };
        /** BestDoc */
        BestDoc: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** At */
            at: number;
            /** Score */
            score: number;
        };
        /** BoardDoc */
        BoardDoc: {
            /** Version */
            version: number;
            /** Lines */
            lines: string[];
            /** Actions */
            actions: {
                [key: string]: string;
            };
        };
        /**
         * BookDoc
         * @description See folkmoot.text.rules.
         */
        BookDoc: {
            /** Game */
            game: string;
            /** Language */
            language: string;
            /** Rules */
            rules: number;
            /** Box */
            box: string;
            /** Name */
            name: string;
            /** Intro */
            intro: string;
            /** Ours */
            ours: string | null;
            /** Overview */
            overview: components["schemas"]["StepDoc"][];
            /** Turn */
            turn: components["schemas"]["DiagramDoc"][];
            /** Sections */
            sections: components["schemas"]["SectionDoc"][];
            /** Variants */
            variants: components["schemas"]["WhenDoc"][];
            /** Players */
            players: number[];
            /** Summary */
            summary: components["schemas"]["ShortDoc"][];
            /** Told */
            told: {
                [key: string]: string;
            };
            /** Examples */
            examples: components["schemas"]["ExampleDoc"][];
            /** Diagrams */
            diagrams: components["schemas"]["DiagramDoc"][];
            /** Differences */
            differences: components["schemas"]["DifferenceDoc"][];
            unsettled: components["schemas"]["UnsettledDoc"];
            /** Marks */
            marks: {
                [key: string]: components["schemas"]["MarkDoc"];
            };
            /** Topics */
            topics: {
                [key: string]: string;
            };
        };
        /** BoxDoc */
        BoxDoc: {
            /** Digest */
            digest: string;
            /** Entries */
            entries: {
                [key: string]: components["schemas"]["EntryDoc"];
            };
        };
        /**
         * BroughtDoc
         * @description The review of a game from a file; `id` is the digest of its record, and its address.
         */
        BroughtDoc: {
            /**
             * Status
             * @enum {string}
             */
            status: "none" | "running" | "done" | "failed";
            /** Done */
            done: number;
            /** Of */
            of: number;
            review: components["schemas"]["ReviewedDoc"] | null;
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Names */
            names: string[];
        };
        /** ChangeNote */
        ChangeNote: {
            /** Text */
            text: string;
        };
        /** ChangePerson */
        ChangePerson: {
            /** Name */
            name?: string | null;
            /** Webhook */
            webhook?: string | null;
            /** Mark */
            mark?: ("" | "acorn" | "bell" | "boat" | "feather" | "fish" | "fox" | "key" | "mushroom" | "owl" | "paw" | "snail" | "tower") | null;
            /** Colour */
            colour?: ("" | "ink" | "rust" | "teal" | "rose" | "olive" | "indigo") | null;
        };
        /** Chat */
        Chat: {
            /** Id */
            id: string;
            /** Text */
            text: string;
        };
        /** ChatDoc */
        ChatDoc: {
            /** Id */
            id: number;
            /** Seat */
            seat: number | null;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** At */
            at: number;
            /** Removed */
            removed: ("author" | "host") | null;
        };
        /** ChoiceDoc */
        ChoiceDoc: {
            /** Choice */
            choice: string;
            /** Made */
            made: number;
            /** By Winners */
            by_winners: number;
        };
        /**
         * CoachDoc
         * @description Coach's advice; `version` and `draft` name the moment that it is about.
         */
        CoachDoc: {
            /** Lesson */
            lesson: string;
            /** Version */
            version: number;
            /** Draft */
            draft: string[];
            /** Pages */
            pages: components["schemas"]["PageDoc"][];
            /** Point */
            point: string[];
            /** Then */
            then: string[];
            /** Done */
            done: number;
            /** Of */
            of: number;
            /** End */
            end: boolean;
            /**
             * Verdict
             * @enum {string}
             */
            verdict: "" | "open" | "solved" | "wrong";
            /** Got */
            got: number;
            /** Need */
            need: number;
            /**
             * Said
             * @default []
             */
            said: string[];
            /**
             * Hint
             * @default
             */
            hint: string;
            /**
             * Solution
             * @default []
             */
            solution: string[];
        };
        /**
         * ComparedDoc
         * @description A whole choice, and what playing on from it brought all seats.
         */
        ComparedDoc: {
            /** Steps */
            steps: string[];
            /** Shares */
            shares: number[];
            /** Points */
            points: number[];
            /**
             * Sources
             * @default {}
             */
            sources: {
                [key: string]: number;
            };
            /** Visits */
            visits: number;
        };
        /**
         * CountDoc
         * @description Count of a score pad.
         */
        CountDoc: {
            /** Outcome */
            outcome: string;
            /** Ranks */
            ranks: number[];
            /** Scores */
            scores: number[];
            /** Winners */
            winners: number[];
            /** Reason */
            reason: string;
            /** Rows */
            rows: components["schemas"]["ScoreRowDoc"][];
        };
        /** DaysClock */
        DaysClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "days";
            /** Days */
            days: number;
            /**
             * Returns
             * @default 2
             */
            returns: number;
        };
        /** DecisionDoc */
        DecisionDoc: {
            /** Considered */
            considered: components["schemas"]["ComparedDoc"][];
            /** Played */
            played: number;
            /** Loss */
            loss: number;
            /**
             * Grade
             * @enum {string}
             */
            grade: "best" | "good" | "doubtful" | "mistake";
        };
        /**
         * DiagramDoc
         * @description A prepared position to be drawn as the table draws it: `part` is the table, the board, your area or a part.
         */
        DiagramDoc: {
            /** Id */
            id: string;
            /** Rules */
            rules: string[];
            /** Caption */
            caption: string;
            /** Part */
            part: string;
            /** Focus */
            focus: string[];
            /** Lit */
            lit: string[];
            /** Labels */
            labels: components["schemas"]["LabelDoc"][];
            /** Seat */
            seat: number | null;
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Legal */
            legal: {
                [key: string]: unknown;
            }[];
            /** Draft */
            draft: string[];
        };
        /** DifferenceDoc */
        DifferenceDoc: {
            /** Id */
            id: string;
            /** Rule */
            rule: string;
            /** Subject */
            subject: string;
            /** Says */
            says: {
                [key: string]: string;
            };
            /** Played */
            played: string;
            /** Options */
            options: string[];
        };
        /**
         * DotDoc
         * @description A game in the curve of results.
         */
        DotDoc: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** At */
            at: number;
            /** Share */
            share: number;
            /** Score */
            score: number;
        };
        /** EntryDoc */
        EntryDoc: {
            /** Value */
            value: unknown;
            /** Rule */
            rule: string;
            /** Mark */
            mark: string;
            /** Note */
            note: string;
        };
        /** ErrorBodyDoc */
        ErrorBodyDoc: {
            /** Code */
            code: string;
            /** Text */
            text: string;
            /** Rule */
            rule: string;
            /** Args */
            args: {
                [key: string]: unknown;
            };
        };
        /** ErrorDoc */
        ErrorDoc: {
            error: components["schemas"]["ErrorBodyDoc"];
        };
        /** EthnosSheet */
        EthnosSheet: {
            /** Players */
            players: number;
            /** Book */
            book?: string | null;
            /** Tokens */
            tokens: number[][];
            /** Ages */
            ages: components["schemas"]["AgeSheet"][];
        };
        /** ExampleDoc */
        ExampleDoc: {
            /** Id */
            id: string;
            /** Rules */
            rules: string[];
            /** Text */
            text: string;
        };
        /**
         * ExportDoc
         * @description Everything that is stored of a person.
         */
        ExportDoc: {
            /**
             * Format
             * @constant
             */
            format: "folkmoot export 1";
            /** Person */
            person: {
                [key: string]: unknown;
            };
            /** Tables */
            tables: {
                [key: string]: unknown;
            }[];
            /** Chat */
            chat: {
                [key: string]: unknown;
            }[];
            /** Notes */
            notes: {
                [key: string]: unknown;
            }[];
            /** Restrictions */
            restrictions: {
                [key: string]: unknown;
            }[];
            /** Acts */
            acts: {
                [key: string]: unknown;
            }[];
            /** Uploads */
            uploads: {
                [key: string]: unknown;
            }[];
            /** Records */
            records: {
                [key: string]: unknown;
            }[];
        };
        /** FairnessDoc */
        FairnessDoc: {
            /** Ok */
            ok: boolean;
            /** Rows */
            rows: number;
            /** Chances */
            chances: number;
            /** Commitment */
            commitment: string;
            /** Seed */
            seed: string | null;
            /** Problem */
            problem: string | null;
        };
        /** FavouriteDoc */
        FavouriteDoc: {
            /** Game */
            game: string;
            /** Verb */
            verb: string;
            /** Thing */
            thing: string;
            /** Made */
            made: number;
            /** Won */
            won: number;
        };
        /** ForfeitDoc */
        ForfeitDoc: {
            /** Seat */
            seat: number;
            /** Why */
            why: string;
        };
        /** Forget */
        Forget: {
            /**
             * Everywhere
             * @default false
             */
            everywhere: boolean;
        };
        /** FoundDoc */
        FoundDoc: {
            /** Rules */
            rules: string[];
        };
        /**
         * FreeSeat
         * @description Make a seat free before the game; in it, hand it to a bot until its person comes back.
         */
        FreeSeat: {
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "free";
        };
        /**
         * FrontierDoc
         * @description The Nolands: how strong each seat is there and what that brings, and the strength of every settled card.
         */
        FrontierDoc: {
            /** Seats */
            seats: components["schemas"]["StrengthDoc"][];
            /** Cells */
            cells: (number | null)[];
        };
        /** GameDoc */
        GameDoc: {
            /** Id */
            id: string;
            /** Rules */
            rules: number;
            /** Seats */
            seats: number[];
            /** Extra Player Counts */
            extra_player_counts: number[];
            /** Options */
            options: components["schemas"]["OptionDoc"][];
            /** Presets */
            presets: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /** Actions */
            actions: number;
        };
        /** GameLineDoc */
        GameLineDoc: {
            /** Players */
            players: number;
            /** Played */
            played: number;
            /** Mean Decisions */
            mean_decisions: number;
            /** Mean Score */
            mean_score: number;
            /** Win Share */
            win_share: number[];
            /** Choices */
            choices: components["schemas"]["ChoiceDoc"][];
        };
        /** GameStatisticsDoc */
        GameStatisticsDoc: {
            /** Game */
            game: string;
            /** Players */
            players: components["schemas"]["GameLineDoc"][];
        };
        /** GamesDoc */
        GamesDoc: {
            /** Games */
            games: components["schemas"]["GameDoc"][];
            /** Levels */
            levels: string[];
        };
        /**
         * GridDoc
         * @description A table: the words of its head and rows, and the things that each row is about, to be drawn beside it.
         */
        GridDoc: {
            /** Head */
            head: string[];
            /** Rows */
            rows: string[][];
            /** Glyphs */
            glyphs: string[][];
        };
        /** HealthDoc */
        HealthDoc: {
            /** Ok */
            ok: boolean;
            /** Version */
            version: string;
        };
        /**
         * HelloDoc
         * @description The `hello` message.
         */
        HelloDoc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hello";
            /** Protocol */
            protocol: number;
            /** Server */
            server: string;
            /** Time */
            time: number;
            table: components["schemas"]["TableDoc"];
            /** Chat */
            chat: components["schemas"]["ChatDoc"][];
        };
        /** Hint */
        Hint: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Version */
            version: number;
            /**
             * Lang
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "pl" | "ja";
        };
        /** HintDoc */
        HintDoc: {
            /**
             * Type
             * @constant
             */
            type: "hint";
            /** Id */
            id: string;
            /** Text */
            text: string;
            /** Why */
            why: {
                [key: string]: unknown;
            }[];
        };
        /** Join */
        Join: {
            /** Seat */
            seat?: number | null;
            /** Key */
            key?: string | null;
            /** Name */
            name?: string | null;
            /** Salt */
            salt?: string | null;
        };
        /**
         * JudgedDoc
         * @description A row of a finished game: chances after it, and what changed them, by seat.
         */
        JudgedDoc: {
            /** N */
            n: number;
            /** Seat */
            seat: number | null;
            /** Chances */
            chances: number[];
            /** Drawn */
            drawn: number[] | null;
            decision: components["schemas"]["DecisionDoc"] | null;
            /** Skill */
            skill: number[];
            /** Luck */
            luck: number[];
        };
        /**
         * KindDoc
         * @description Number of games of a kind that somebody has played.
         */
        KindDoc: {
            /** Game */
            game: string;
            /** Mode */
            mode: string;
            /**
             * Company
             * @enum {string}
             */
            company: "alone" | "bots" | "people" | "screen";
            /** Played */
            played: number;
        };
        /** LabelDoc */
        LabelDoc: {
            /** At */
            at: string;
            /** Text */
            text: string;
        };
        /** LessonDoc */
        LessonDoc: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Minutes */
            minutes: number;
            /** Steps */
            steps: number;
        };
        /** LessonsDoc */
        LessonsDoc: {
            /** Lessons */
            lessons: components["schemas"]["LessonDoc"][];
            /** Puzzles */
            puzzles: components["schemas"]["PuzzleDoc"][];
        };
        /**
         * LiftRestriction
         * @description Allow it again.
         */
        LiftRestriction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "unmute" | "unban";
            /** Person */
            person: string;
        };
        /**
         * LinksDoc
         * @description Links to pass on, the name of the person who invites, and the seat to which a key invites, free or taken by
         *     now.
         */
        LinksDoc: {
            /** Seats */
            seats: {
                [key: string]: string;
            };
            /** Watch */
            watch: string | null;
            /** By */
            by: string;
            /** Invited */
            invited: number | null;
        };
        /** LiveClock */
        LiveClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "live";
            /** Base */
            base: number;
            /** Per Move */
            per_move: number;
            /**
             * Returns
             * @default 2
             */
            returns: number;
        };
        /** LongestDoc */
        LongestDoc: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** At */
            at: number;
            /** Moves */
            moves: number;
        };
        /** MarkDoc */
        MarkDoc: {
            /** Name */
            name: string;
            /** About */
            about: string;
        };
        /**
         * MomentDoc
         * @description One of the turns that changed most.
         */
        MomentDoc: {
            /** Turn */
            turn: number;
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /** Move */
        Move: {
            /** Seat */
            seat: number | null;
            /** Steps */
            steps: string[];
        };
        /**
         * MoveDoc
         * @description A move as in a record.
         */
        MoveDoc: {
            /** Seat */
            seat: number | null;
            /** Steps */
            steps: string[];
        };
        /** MyGameDoc */
        MyGameDoc: {
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** Played */
            played: number;
            /** Won */
            won: number;
            /** Mean Rank */
            mean_rank: number;
            /** Mean Score */
            mean_score: number;
            /** Best Score */
            best_score: number;
            /** Choices */
            choices: components["schemas"]["ChoiceDoc"][];
        };
        /**
         * MyGamesDoc
         * @description Somebody's own games: `kinds` of all, everything else of those that were asked for.
         */
        MyGamesDoc: {
            /** Kinds */
            kinds: components["schemas"]["KindDoc"][];
            /** Played */
            played: number;
            /** Counted */
            counted: number;
            /** Won */
            won: number;
            /** Mean Place */
            mean_place: number | null;
            best: components["schemas"]["BestDoc"] | null;
            longest: components["schemas"]["LongestDoc"] | null;
            /** Curve */
            curve: components["schemas"]["DotDoc"][];
            /** Opponents */
            opponents: components["schemas"]["OpponentDoc"][];
            /** Favourites */
            favourites: components["schemas"]["FavouriteDoc"][];
            /** Games */
            games: components["schemas"]["PlayedDoc"][];
        };
        /** MyStatisticsDoc */
        MyStatisticsDoc: {
            /** Games */
            games: components["schemas"]["MyGameDoc"][];
        };
        /**
         * NameSeat
         * @description Call a seat otherwise at this table; null: by its number.
         */
        NameSeat: {
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "name";
            /** Name */
            name: string | null;
        };
        /** NewNote */
        NewNote: {
            /** At */
            at: number;
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Variation
             * @default []
             */
            variation: components["schemas"]["Move"][];
        };
        /** NewPerson */
        NewPerson: {
            /** Name */
            name: string;
        };
        /** NewPersonDoc */
        NewPersonDoc: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Webhook */
            webhook: string;
            /** Webhook Secret */
            webhook_secret: string;
            /**
             * Mark
             * @enum {string}
             */
            mark: "" | "acorn" | "bell" | "boat" | "feather" | "fish" | "fox" | "key" | "mushroom" | "owl" | "paw" | "snail" | "tower";
            /**
             * Colour
             * @enum {string}
             */
            colour: "" | "ink" | "rust" | "teal" | "rose" | "olive" | "indigo";
            /** Recovery */
            recovery: string | null;
        };
        /** NewSeat */
        NewSeat: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "bot" | "open";
            /** Name */
            name?: string | null;
            /** Level */
            level?: string | null;
        };
        /** NewTable */
        NewTable: {
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: unknown;
            };
            /**
             * Corrections
             * @default {}
             */
            corrections: {
                [key: string]: unknown;
            };
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            /**
             * Public
             * @default false
             */
            public: boolean;
            /**
             * Spectators
             * @default nothing
             * @enum {string}
             */
            spectators: "nothing" | "everything" | "none";
            /**
             * Hints
             * @default true
             */
            hints: boolean;
            /** Clock */
            clock?: (components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"]) | null;
            /** Salt */
            salt?: string | null;
        };
        /**
         * NoteDoc
         * @description Note on the position after row `at`, and moves that might have followed there.
         */
        NoteDoc: {
            /** Id */
            id: number | null;
            /** At */
            at: number;
            /** By */
            by: string;
            /** Text */
            text: string;
            /** Variation */
            variation: components["schemas"]["MoveDoc"][];
            /** Mine */
            mine: boolean;
            /** Removable */
            removable: boolean;
        };
        /** NotesDoc */
        NotesDoc: {
            /** Notes */
            notes: components["schemas"]["NoteDoc"][];
            /** May Write */
            may_write: boolean;
        };
        /** NumberDoc */
        NumberDoc: {
            /** Path */
            path: string;
            /** Label */
            label: string;
            /** Value */
            value: string;
            /** Mark */
            mark: string;
        };
        /**
         * OpponentDoc
         * @description A person, or all bots of a level: how often one met, was ahead of them, behind them.
         */
        OpponentDoc: {
            /** Name */
            name: string;
            /** Level */
            level: string | null;
            /** Met */
            met: number;
            /** Ahead */
            ahead: number;
            /** Behind */
            behind: number;
        };
        /** OptionDoc */
        OptionDoc: {
            /** Name */
            name: string;
            /** Type */
            type: string;
            /** Default */
            default: unknown;
            /** Rule */
            rule: string;
            /** Choices */
            choices: string[];
            /** Condition */
            condition: string;
            /** Seats */
            seats: {
                [key: string]: number[];
            };
        };
        /** PageDoc */
        PageDoc: {
            /** Text */
            text: string;
            /** Scores */
            scores: boolean;
        };
        /** PartDoc */
        PartDoc: {
            /** Seat */
            seat: number;
            /** Points */
            points: number;
            /** Rule */
            rule: string;
            /** Args */
            args: {
                [key: string]: unknown;
            };
        };
        /** PersonDoc */
        PersonDoc: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Webhook */
            webhook: string;
            /** Webhook Secret */
            webhook_secret: string;
            /**
             * Mark
             * @enum {string}
             */
            mark: "" | "acorn" | "bell" | "boat" | "feather" | "fish" | "fox" | "key" | "mushroom" | "owl" | "paw" | "snail" | "tower";
            /**
             * Colour
             * @enum {string}
             */
            colour: "" | "ink" | "rust" | "teal" | "rose" | "olive" | "indigo";
        };
        /** Play */
        Play: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Version */
            version: number;
            /** Steps */
            steps: string[];
            /** Thought */
            thought?: number | null;
        };
        /**
         * PlayedDoc
         * @description A finished game; `place` and `won` are null where several seats were one's own.
         */
        PlayedDoc: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** Mode */
            mode: string;
            /**
             * Company
             * @enum {string}
             */
            company: "alone" | "bots" | "people" | "screen";
            /** At */
            at: number;
            /** Moves */
            moves: number;
            /** Place */
            place: number | null;
            /** Won */
            won: boolean | null;
            /** Seats */
            seats: components["schemas"]["PlayedSeatDoc"][];
        };
        /** PlayedSeatDoc */
        PlayedSeatDoc: {
            /** Seat */
            seat: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "human" | "bot";
            /** Name */
            name: string;
            /** Level */
            level: string | null;
            /**
             * Mark
             * @enum {string}
             */
            mark: "" | "acorn" | "bell" | "boat" | "feather" | "fish" | "fox" | "key" | "mushroom" | "owl" | "paw" | "snail" | "tower";
            /**
             * Colour
             * @enum {string}
             */
            colour: "" | "ink" | "rust" | "teal" | "rose" | "olive" | "indigo";
            /** Mine */
            mine: boolean;
            /** Rank */
            rank: number;
            /** Score */
            score: number;
        };
        /**
         * PollDoc
         * @description Answer to a long poll: first `hello`, then `update` when there is something new; `storage` if that fails.
         */
        PollDoc: {
            /** Messages */
            messages: (components["schemas"]["HelloDoc"] | components["schemas"]["UpdateDoc"] | components["schemas"]["StorageDoc"])[];
        };
        /** PuzzleDoc */
        PuzzleDoc: {
            /** Id */
            id: string;
            /** Game */
            game: string;
        };
        /**
         * Question
         * @description A question at a table.
         */
        Question: {
            /**
             * Ask
             * @enum {string}
             */
            ask: "action" | "points" | "thing" | "end" | "turn";
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Of
             * @default 0
             */
            of: number;
            /**
             * Row
             * @default
             */
            row: string;
            /**
             * Lang
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "pl" | "ja";
            /** Seat */
            seat?: number | null;
            /** At */
            at?: number | null;
        };
        /**
         * RawStepDoc
         * @description A step whose row and view are passed on unchecked; `ReplayStepDoc` says what is in them.
         */
        RawStepDoc: {
            /** N */
            n: number;
            /** Row */
            row: {
                [key: string]: unknown;
            } | null;
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /** React */
        React: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /**
             * What
             * @enum {string}
             */
            what: "hello" | "luck" | "well" | "thanks" | "wow" | "laugh" | "think" | "oops";
        };
        /**
         * Realm
         * @description Four rows of letters (FHMN/EF?P/FEDL/MNSH), and what lies beside and on the cards.
         */
        Realm: {
            /** Grid */
            grid: string;
            /**
             * Legends
             * @default []
             */
            legends: string[];
            /**
             * Gems
             * @default []
             */
            gems: string[];
            /**
             * Treaties
             * @default []
             */
            treaties: string[];
            /**
             * Staffs
             * @default []
             */
            staffs: string[];
            /** Race */
            race?: string | null;
            /**
             * Fortresses
             * @default []
             */
            fortresses: string[];
        };
        /** RealmDoc */
        RealmDoc: {
            /** Rows */
            rows: components["schemas"]["ScoreRowDoc"][];
            /** Total */
            total: number;
            /** Met */
            met: string[];
            /** One To One */
            one_to_one: string[];
        };
        /** Realms */
        Realms: {
            /** Kingdoms */
            kingdoms: components["schemas"]["Realm"][];
            /**
             * Goblins Via Portal
             * @default false
             */
            goblins_via_portal: boolean;
            /**
             * Fate
             * @default none
             */
            fate: string;
            /** Nolands */
            nolands?: (components["schemas"]["Settled"] | null)[] | null;
            /**
             * Pacts
             * @default []
             */
            pacts: (number | null)[];
            /**
             * Betrayals
             * @default []
             */
            betrayals: number[];
            /**
             * Players
             * @default 4
             */
            players: number;
            /** Mode */
            mode?: string | null;
            /**
             * Variant
             * @default none
             */
            variant: string;
            /**
             * Row
             * @default []
             */
            row: string[];
            /**
             * Ages
             * @default []
             */
            ages: number[];
            /**
             * Penalty
             * @default []
             */
            penalty: string[];
        };
        /** RealmsDoc */
        RealmsDoc: {
            /** Kingdoms */
            kingdoms: components["schemas"]["RealmDoc"][];
            frontier: components["schemas"]["FrontierDoc"] | null;
            fortresses: components["schemas"]["ScoreRowDoc"] | null;
            result: components["schemas"]["CountDoc"] | null;
        };
        /**
         * RecordQuestion
         * @description A question about a record from a file, after row `at`.
         */
        RecordQuestion: {
            /**
             * Ask
             * @enum {string}
             */
            ask: "action" | "points" | "thing" | "end" | "turn";
            /**
             * Text
             * @default
             */
            text: string;
            /**
             * Of
             * @default 0
             */
            of: number;
            /**
             * Row
             * @default
             */
            row: string;
            /**
             * Lang
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "pl" | "ja";
            /** Record */
            record: {
                [key: string]: unknown;
            };
            /** At */
            at: number;
        };
        /** Recover */
        Recover: {
            /** Code */
            code: string;
        };
        /** RecoveryDoc */
        RecoveryDoc: {
            /** Recovery */
            recovery: string;
        };
        /** ReplayDoc */
        ReplayDoc: {
            /** Version */
            version: number;
            /** Steps */
            steps: components["schemas"]["RawStepDoc"][];
        };
        /**
         * RestrictSeat
         * @description Let somebody no longer write and react here, or no longer be here.
         */
        RestrictSeat: {
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "mute" | "ban";
        };
        /**
         * RestrictedDoc
         * @description Somebody whom the host has muted or banned at a table.
         */
        RestrictedDoc: {
            /** Person */
            person: string;
            /** Name */
            name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "muted" | "banned";
            /** At */
            at: number;
        };
        /** RestrictedPeopleDoc */
        RestrictedPeopleDoc: {
            /** People */
            people: components["schemas"]["RestrictedDoc"][];
        };
        /** ResultDoc */
        ResultDoc: {
            /** Outcome */
            outcome: string;
            /** Ranks */
            ranks: number[];
            /** Scores */
            scores: number[];
            /** Winners */
            winners: number[];
            /** Reason */
            reason: string;
            /** Forfeits */
            forfeits: components["schemas"]["ForfeitDoc"][];
            /** Rows */
            rows: components["schemas"]["ScoreRowDoc"][];
        };
        /**
         * RetoldDoc
         * @description A record from outside, step by step: also what a table needs to show it.
         */
        RetoldDoc: {
            /** Version */
            version: number;
            /** Steps */
            steps: components["schemas"]["RawStepDoc"][];
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Corrections */
            corrections: {
                [key: string]: unknown;
            };
            /** Names */
            names: string[];
            result: components["schemas"]["ResultDoc"] | null;
        };
        /**
         * ReviewChoiceDoc
         * @description A whole choice in words.
         */
        ReviewChoiceDoc: {
            /** What */
            what: string;
            /** Text */
            text: string;
            /** Brings */
            brings: string[];
            /** Rules */
            rules: string[];
        };
        /**
         * ReviewDoc
         * @description Progress of a review, and the review when it is done.
         */
        ReviewDoc: {
            /**
             * Status
             * @enum {string}
             */
            status: "none" | "running" | "done" | "failed";
            /** Done */
            done: number;
            /** Of */
            of: number;
            review: components["schemas"]["ReviewedDoc"] | null;
        };
        /** ReviewMarkDoc */
        ReviewMarkDoc: {
            /** N */
            n: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "doubtful" | "mistake" | "found" | "lucky" | "unlucky";
        };
        /**
         * ReviewMomentDoc
         * @description A row of a review, in words and with the board.
         */
        ReviewMomentDoc: {
            /** N */
            n: number;
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Choices */
            choices: components["schemas"]["ReviewChoiceDoc"][];
            /** Why */
            why: string[];
        };
        /**
         * ReviewSeatDoc
         * @description `end` less `begin` is `own` and `others` and `luck`.
         */
        ReviewSeatDoc: {
            /** Begin */
            begin: number;
            /** End */
            end: number;
            /** Own */
            own: number;
            /** Others */
            others: number;
            /** Luck */
            luck: number;
            /** Accuracy */
            accuracy: number | null;
            /** Decisions */
            decisions: number;
            /** Grades */
            grades: {
                [key: string]: number;
            };
            /** Moments */
            moments: components["schemas"]["ReviewMarkDoc"][];
        };
        /** ReviewedDoc */
        ReviewedDoc: {
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** How */
            how: {
                [key: string]: unknown;
            };
            /** Together */
            together: boolean;
            /**
             * Allies
             * @default 1
             */
            allies: number;
            /** Turns */
            turns: components["schemas"]["JudgedDoc"][];
            /** Seats */
            seats: components["schemas"]["ReviewSeatDoc"][];
        };
        /** RuleDoc */
        RuleDoc: {
            /** Id */
            id: string;
            /** Aliases */
            aliases: string[];
            /** Title */
            title: string;
            /** Text */
            text: string;
            table: components["schemas"]["GridDoc"] | null;
            /** Note */
            note: string | null;
            /** Applies To */
            applies_to: string | null;
            /** Players */
            players: number[] | null;
            /** Marks */
            marks: string[];
            /** Pages */
            pages: string | null;
            /** See Also */
            see_also: string[];
            /** Numbers */
            numbers: components["schemas"]["NumberDoc"][];
        };
        /** Salt */
        Salt: {
            /** Seat */
            seat: number;
            /** Salt */
            salt: string;
        };
        /** SaltDoc */
        SaltDoc: {
            /** Seat */
            seat: number;
            /** Commitment */
            commitment: string;
            /** Salt */
            salt: string | null;
        };
        /** ScoreDoc */
        ScoreDoc: {
            /** Version */
            version: number;
            /** Rows */
            rows: components["schemas"]["ScoreRowDoc"][];
            /** Preview */
            preview: components["schemas"]["ScoreRowDoc"][] | null;
        };
        /** ScoreRowDoc */
        ScoreRowDoc: {
            /** Id */
            id: string;
            /** Rule */
            rule: string;
            /** Points */
            points: number[];
            /** Parts */
            parts: components["schemas"]["PartDoc"][];
        };
        /** SeatDoc */
        SeatDoc: {
            /** Seat */
            seat: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "human" | "bot";
            /** Name */
            name: string;
            /** Level */
            level: string | null;
            /** Mine */
            mine: boolean;
            /** Here */
            here: boolean;
            stand_in: components["schemas"]["StandInDoc"] | null;
            /** Timeouts */
            timeouts: number;
            /** Returns Left */
            returns_left: number | null;
            /**
             * Mark
             * @enum {string}
             */
            mark: "" | "acorn" | "bell" | "boat" | "feather" | "fish" | "fox" | "key" | "mushroom" | "owl" | "paw" | "snail" | "tower";
            /**
             * Colour
             * @enum {string}
             */
            colour: "" | "ink" | "rust" | "teal" | "rose" | "olive" | "indigo";
            /**
             * Restricted
             * @enum {string}
             */
            restricted: "" | "muted" | "banned";
        };
        /**
         * SeatSheet
         * @description Sheet of a seat at the end of an age.
         */
        SeatSheet: {
            /** Markers */
            markers: number[];
            /**
             * Merfolk
             * @default 0
             */
            merfolk: number;
            /**
             * Trolls
             * @default []
             */
            trolls: number[];
            /**
             * Giants
             * @default 0
             */
            giants: number;
            /**
             * Orcs
             * @default 0
             */
            orcs: number;
            /**
             * Bands
             * @default []
             */
            bands: components["schemas"]["BandSheet"][];
        };
        /** SectionDoc */
        SectionDoc: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Intro */
            intro: string | null;
            table: components["schemas"]["GridDoc"] | null;
            /** Rules */
            rules: components["schemas"]["RuleDoc"][];
        };
        /**
         * Settled
         * @description A card in the Nolands, and whose it is.
         */
        Settled: {
            /** Card */
            card: string;
            /** Seat */
            seat: number;
        };
        /**
         * ShortDoc
         * @description A rule as the summary has it.
         */
        ShortDoc: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Text */
            text: string;
            table: components["schemas"]["GridDoc"] | null;
        };
        /** StandInDoc */
        StandInDoc: {
            /** Level */
            level: string;
            /** Why */
            why: string;
        };
        /** Start */
        Start: {
            /**
             * Level
             * @default casual
             */
            level: string;
        };
        /** StepDoc */
        StepDoc: {
            /** Title */
            title: string;
            /** Text */
            text: string;
        };
        /**
         * StorageDoc
         * @description The `storage` message: whether the server can store anything just now.
         */
        StorageDoc: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "storage";
            /** Ok */
            ok: boolean;
        };
        /** StoryDoc */
        StoryDoc: {
            /** Turns */
            turns: components["schemas"]["TurnDoc"][];
            /** Moments */
            moments: components["schemas"]["MomentDoc"][];
        };
        /** StrengthDoc */
        StrengthDoc: {
            /** Strength */
            strength: number;
            /** Points */
            points: number;
        };
        /** TableDoc */
        TableDoc: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Rules */
            rules: number;
            /** Players */
            players: number;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Corrections */
            corrections: {
                [key: string]: unknown;
            };
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "salts" | "playing" | "stopped" | "over" | "abandoned";
            /** Public */
            public: boolean;
            /**
             * Spectators
             * @enum {string}
             */
            spectators: "nothing" | "everything" | "none";
            /** Hints */
            hints: boolean;
            /** Clock */
            clock: components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"] | null;
            /** Analysis */
            analysis: boolean;
            /** Lesson */
            lesson: string | null;
            /** Seats */
            seats: components["schemas"]["SeatDoc"][];
            /** Mine */
            mine: number[];
            /** Host */
            host: boolean;
            /** Version */
            version: number;
            /** Turn */
            turn: number;
            /** Commitment */
            commitment: string;
            /** Salts */
            salts: components["schemas"]["SaltDoc"][];
            /** Taken Back */
            taken_back: boolean;
            /** Rematch */
            rematch: string | null;
            /** Rematch Of */
            rematch_of: string | null;
            /** Created */
            created: number;
            /** Touched */
            touched: number;
            /** Deadline */
            deadline: number | null;
            /** Time Left */
            time_left: number[] | null;
            /** Votes */
            votes: components["schemas"]["VoteDoc"][];
            result: components["schemas"]["ResultDoc"] | null;
        };
        /** TablesDoc */
        TablesDoc: {
            /** Tables */
            tables: components["schemas"]["TableDoc"][];
        };
        /** Telling */
        Telling: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
            /** At */
            at: number;
            /**
             * Lang
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "pl" | "ja";
        };
        /** TextDoc */
        TextDoc: {
            /** Text */
            text: string;
        };
        /**
         * TribeSheet
         * @description Points by their source; goals by name.
         */
        TribeSheet: {
            /**
             * Villages
             * @default 0
             */
            villages: number;
            /**
             * Goals
             * @default []
             */
            goals: string[];
            /**
             * Altar
             * @default 0
             */
            altar: number;
            /**
             * Chief
             * @default 0
             */
            chief: number;
            /**
             * Invaders
             * @default 0
             */
            invaders: number;
            /**
             * Mammoth
             * @default 0
             */
            mammoth: number;
            /**
             * Sabre Tooth
             * @default 0
             */
            sabre_tooth: number;
            /**
             * Elders
             * @default 0
             */
            elders: number;
        };
        /** TribesSheet */
        TribesSheet: {
            /** Seats */
            seats: components["schemas"]["TribeSheet"][];
        };
        /**
         * TurnDoc
         * @description Standing at the end of a turn, by seat.
         */
        TurnDoc: {
            /** N */
            n: number;
            /** Sure */
            sure: number[];
            /** Expected */
            expected: number[];
            /** Chances */
            chances: number[];
        };
        /** Undo */
        Undo: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Version */
            version: number;
            /** To */
            to: number;
        };
        /** UndoDoc */
        UndoDoc: {
            /** Last */
            last: number | null;
            /** Free */
            free: number | null;
            /** Vote */
            vote: number | null;
        };
        /** UnsettledDoc */
        UnsettledDoc: {
            /** Numbers */
            numbers: components["schemas"]["UnsettledNumberDoc"][];
            /** Rules */
            rules: components["schemas"]["UnsettledRuleDoc"][];
            /** Contradictions */
            contradictions: components["schemas"]["UnsettledRuleDoc"][];
        };
        /** UnsettledNumberDoc */
        UnsettledNumberDoc: {
            /** Path */
            path: string;
            /** Label */
            label: string;
            /** Value */
            value: string;
            /** Mark */
            mark: string;
            /** Rule */
            rule: string;
            /** Reason */
            reason: string;
        };
        /** UnsettledRuleDoc */
        UnsettledRuleDoc: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Marks */
            marks: string[];
            /** Reason */
            reason: string;
        };
        /**
         * UpdateDoc
         * @description The `update` message.
         */
        UpdateDoc: {
            /**
             * Type
             * @constant
             */
            type: "update";
            /** Version */
            version: number;
            /** Since */
            since: number;
            /** Seat */
            seat: number | null;
            /** Time */
            time: number;
            /** Rows */
            rows: {
                [key: string]: unknown;
            }[];
            /** View */
            view: {
                [key: string]: unknown;
            } | null;
            /** Legal */
            legal: components["schemas"]["ActionDoc"][];
            /** Draft */
            draft: string[];
            undo: components["schemas"]["UndoDoc"];
            /** Turn */
            turn: number;
            /** Deadline */
            deadline: number | null;
            /** Time Left */
            time_left: number[] | null;
            /** Thinking */
            thinking: {
                [key: string]: unknown;
            } | null;
        };
        /** Upload */
        Upload: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
            /** At */
            at: number;
        };
        /**
         * VariationDoc
         * @description Moves played at a table for analysis.
         */
        VariationDoc: {
            /** Variation */
            variation: components["schemas"]["MoveDoc"][];
        };
        /** Vote */
        Vote: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** On */
            on: string;
            /** Answer */
            answer: boolean;
        };
        /** VoteDoc */
        VoteDoc: {
            /** On */
            on: string;
            /** Yes */
            yes: number[];
            /** Need */
            need: number[];
        };
        /** WhenDoc */
        WhenDoc: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /** WholeRecord */
        WholeRecord: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
        };
        /** ChatMessage */
        ChatMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
            chat: components["schemas"]["ChatDoc"];
        };
        /**
         * ChatsMessage
         * @description The newest lines anew, as in `hello`: one was removed, or a seat is called otherwise.
         */
        ChatsMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chats";
            /** Chat */
            chat: components["schemas"]["ChatDoc"][];
        };
        /** EventDoc */
        EventDoc: {
            /** Kind */
            kind: string;
            /** Rule */
            rule: string;
            /** Seat */
            seat: number;
        } & {
            [key: string]: unknown;
        };
        /** HintMessage */
        HintMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
            /** Id */
            id: string;
            /** Text */
            text: string;
            /** Why */
            why: components["schemas"]["HintReasonDoc"][];
        };
        /**
         * HintReasonDoc
         * @description A move that was considered: further steps of the same choice, how it did, and both in words.
         */
        HintReasonDoc: {
            /** Move */
            move: string;
            /** Then */
            then: string[];
            /** Visits */
            visits: number;
            /** Share */
            share: number;
            /** Lead */
            lead: number;
            /**
             * Sources
             * @default {}
             */
            sources: {
                [key: string]: number;
            };
            /** What */
            what: string;
            /** Because */
            because: string;
        };
        /** PongMessage */
        PongMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
            /** Id */
            id: string;
            /** Time */
            time: number;
        };
        /** PromptDoc */
        PromptDoc: {
            /** Seat */
            seat: number;
            /** Ask */
            ask: string;
            /** Rule */
            rule: string;
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /** Done */
            done: number;
            /** Of */
            of: number;
        };
        /**
         * ReactionMessage
         * @description Shown beside a seat for a moment, and kept nowhere.
         */
        ReactionMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reaction";
            /** Seat */
            seat: number;
            /**
             * What
             * @enum {string}
             */
            what: "hello" | "luck" | "well" | "thanks" | "wow" | "laugh" | "think" | "oops";
        };
        /** RefusalMessage */
        RefusalMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refusal";
            /** Id */
            id: string;
            /** Code */
            code: string;
            /** Rule */
            rule: string;
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /** Text */
            text: string;
            /** Version */
            version: number;
        };
        /** RowDoc */
        RowDoc: {
            /** N */
            n: number;
            /** Kind */
            kind: string;
            /** Seat */
            seat: number | null;
            /** At */
            at: number;
            /**
             * Events
             * @default []
             */
            events: components["schemas"]["EventDoc"][];
        } & {
            [key: string]: unknown;
        };
        /** TableMessage */
        TableMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
            table: components["schemas"]["TableDoc"];
        };
        /** ThinkingDoc */
        ThinkingDoc: {
            /** Seat */
            seat: number;
            /** Level */
            level: string;
        };
        /** UpdateMessage */
        UpdateMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "update";
            /** Version */
            version: number;
            /** Since */
            since: number;
            /** Seat */
            seat: number | null;
            /** Time */
            time: number;
            /** Rows */
            rows: components["schemas"]["RowDoc"][];
            /** @default null */
            view: components["schemas"]["ViewDoc"] | null;
            /** Legal */
            legal: components["schemas"]["ActionDoc"][];
            /** Draft */
            draft: string[];
            undo: components["schemas"]["UndoDoc"];
            /** Turn */
            turn: number;
            /** Deadline */
            deadline: number | null;
            /** Time Left */
            time_left: number[] | null;
            thinking: components["schemas"]["ThinkingDoc"] | null;
            /**
             * Changes
             * @default null
             */
            changes: unknown[][] | null;
            /**
             * Digest
             * @default null
             */
            digest: number | null;
        };
        /**
         * ViewDoc
         * @description The beginning of every game's view.
         */
        ViewDoc: {
            /** Game */
            game: string;
            /** Rules */
            rules: number;
            /** Players */
            players: number;
            /** Turn */
            turn: number;
            prompt: components["schemas"]["PromptDoc"];
            /** Over */
            over: boolean;
            /** Seat */
            seat: number | "all" | null;
        } & {
            [key: string]: unknown;
        };
        ServerMessage: components["schemas"]["HelloDoc"] | components["schemas"]["UpdateMessage"] | components["schemas"]["TableMessage"] | components["schemas"]["AckDoc"] | components["schemas"]["RefusalMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["ChatsMessage"] | components["schemas"]["ReactionMessage"] | components["schemas"]["HintMessage"] | components["schemas"]["PongMessage"] | components["schemas"]["StorageDoc"];
        /** SocketChat */
        SocketChat: {
            /** Id */
            id: string;
            /** Text */
            text: string;
            /**
             * Type
             * @constant
             */
            type: "chat";
        };
        /** SocketHint */
        SocketHint: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Version */
            version: number;
            /**
             * Lang
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "pl" | "ja";
            /**
             * Type
             * @constant
             */
            type: "hint";
        };
        /** SocketOpen */
        SocketOpen: {
            /**
             * Type
             * @constant
             */
            type: "open";
            /** Id */
            id: string;
            /** Seat */
            seat: number | null;
        };
        /** SocketPing */
        SocketPing: {
            /**
             * Type
             * @constant
             */
            type: "ping";
            /** Id */
            id: string;
        };
        /** SocketPlay */
        SocketPlay: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Version */
            version: number;
            /** Steps */
            steps: string[];
            /**
             * Thought
             * @default null
             */
            thought: number | null;
            /**
             * Type
             * @constant
             */
            type: "play";
        };
        /** SocketReact */
        SocketReact: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /**
             * What
             * @enum {string}
             */
            what: "hello" | "luck" | "well" | "thanks" | "wow" | "laugh" | "think" | "oops";
            /**
             * Type
             * @constant
             */
            type: "react";
        };
        /** SocketUndo */
        SocketUndo: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Version */
            version: number;
            /** To */
            to: number;
            /**
             * Type
             * @constant
             */
            type: "undo";
        };
        /** SocketVote */
        SocketVote: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** On */
            on: string;
            /** Answer */
            answer: boolean;
            /**
             * Type
             * @constant
             */
            type: "vote";
        };
        /**
         * SocketWatch
         * @description A moment of the game is shown to this client, or is over: bots wait for whoever sits here.
         */
        SocketWatch: {
            /**
             * Type
             * @constant
             */
            type: "watch";
            /** Id */
            id: string;
            /** On */
            on: boolean;
        };
        ClientMessage: components["schemas"]["SocketPlay"] | components["schemas"]["SocketUndo"] | components["schemas"]["SocketVote"] | components["schemas"]["SocketChat"] | components["schemas"]["SocketReact"] | components["schemas"]["SocketHint"] | components["schemas"]["SocketOpen"] | components["schemas"]["SocketWatch"] | components["schemas"]["SocketPing"];
        /**
         * ReplayStepDoc
         * @description One step of a replay.
         */
        ReplayStepDoc: {
            /** N */
            n: number;
            row: components["schemas"]["RowDoc"] | null;
            view: components["schemas"]["ViewDoc"];
        };
    };
}
