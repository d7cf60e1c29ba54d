CREATE TABLE public.consents (
    match text NOT NULL,
    person text NOT NULL
);
CREATE TABLE public.dead_letters (
    person text NOT NULL,
    channel text NOT NULL,
    address text NOT NULL,
    match text NOT NULL,
    "from" integer NOT NULL,
    "to" integer NOT NULL,
    problem text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.entries (
    match text NOT NULL,
    n integer NOT NULL,
    at bigint NOT NULL,
    entry text NOT NULL
);
CREATE TABLE public.events (
    match text NOT NULL,
    n integer NOT NULL,
    step integer NOT NULL,
    at bigint NOT NULL,
    clause text NOT NULL,
    event text NOT NULL,
    message text NOT NULL
);
CREATE TABLE public.host_event_counts (
    match text NOT NULL,
    latest integer NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.matches (
    id text NOT NULL,
    game text NOT NULL,
    revision integer NOT NULL,
    entry_count integer NOT NULL,
    event_count integer NOT NULL,
    snapshot text NOT NULL,
    checkpoint text,
    automated text NOT NULL,
    next_deadline bigint,
    bots_due bigint,
    ended_at bigint,
    suspended text,
    version integer DEFAULT 0 NOT NULL,
    action_counts text DEFAULT '{}'::text NOT NULL,
    spectators integer DEFAULT 1 NOT NULL,
    messages text
);
CREATE TABLE public.message_copies (
    person text NOT NULL,
    n integer NOT NULL,
    match text NOT NULL,
    event integer NOT NULL,
    sender text NOT NULL,
    at bigint NOT NULL,
    seen integer NOT NULL,
    key text
);
CREATE TABLE public.message_counts (
    person text NOT NULL,
    latest integer NOT NULL
);
CREATE TABLE public.mutes (
    person text NOT NULL,
    muted text NOT NULL
);
CREATE TABLE public.notifications (
    person text NOT NULL,
    n integer NOT NULL,
    match text NOT NULL,
    event integer NOT NULL
);
CREATE TABLE public.open_tables (
    id text NOT NULL,
    opener text NOT NULL,
    game text NOT NULL,
    title text,
    options text NOT NULL,
    census text NOT NULL,
    seats integer NOT NULL,
    bots text NOT NULL,
    admits text NOT NULL,
    listed integer NOT NULL,
    spectators integer NOT NULL,
    rematch_of text,
    stage text NOT NULL,
    seating text,
    opened_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    messages text
);
CREATE TABLE public.participants (
    match text NOT NULL,
    person text NOT NULL,
    seat integer
);
CREATE TABLE public.pending_actions (
    match text NOT NULL,
    person text,
    role text,
    action text NOT NULL,
    need text NOT NULL,
    deadline bigint,
    prompt integer
);
CREATE TABLE public.people (
    person text NOT NULL,
    latest integer NOT NULL
);
CREATE TABLE public.reports (
    match text NOT NULL,
    event integer NOT NULL,
    person text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL,
    reported text,
    decision integer
);
CREATE TABLE public.decisions (
    n integer NOT NULL,
    by text NOT NULL,
    person text NOT NULL,
    decision text NOT NULL,
    until bigint,
    reason text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.sanctions (
    person text NOT NULL,
    kind text NOT NULL,
    until bigint,
    decision integer NOT NULL
);
CREATE TABLE public.personal_quotas (
    person text NOT NULL,
    quotas text NOT NULL
);
CREATE TABLE public.notice_settings (
    person text NOT NULL,
    settings text NOT NULL
);
CREATE TABLE public.turn_notices (
    person text NOT NULL,
    channel text NOT NULL,
    match text NOT NULL,
    awaits text NOT NULL
);
CREATE TABLE public.requests (
    match text NOT NULL,
    person text NOT NULL,
    key text NOT NULL,
    at bigint NOT NULL,
    result text NOT NULL
);
CREATE TABLE public.result_records (
    match text NOT NULL,
    record text NOT NULL
);
CREATE TABLE public.settings (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.subscriptions (
    person text NOT NULL,
    channel text NOT NULL,
    address text NOT NULL,
    delivered integer NOT NULL,
    latest integer NOT NULL,
    attempts integer NOT NULL,
    next_attempt bigint,
    waits text
);
CREATE TABLE public.table_people (
    table_id text NOT NULL,
    person text NOT NULL,
    role text NOT NULL,
    state text NOT NULL,
    n integer NOT NULL,
    contribution text
);
CREATE TABLE public.society_log (
    n integer NOT NULL,
    at bigint NOT NULL,
    key text,
    entry text NOT NULL
);
CREATE TABLE public.tokens (
    hash text NOT NULL,
    person text NOT NULL,
    kind text NOT NULL,
    until bigint,
    match text,
    salt text
);
CREATE TABLE public.tournament_pairings (
    tournament text NOT NULL,
    round integer NOT NULL,
    board integer NOT NULL,
    kind text NOT NULL,
    players text NOT NULL,
    matches text NOT NULL,
    match text,
    result text,
    decided text
);
CREATE TABLE public.tournament_players (
    tournament text NOT NULL,
    person text NOT NULL,
    n integer NOT NULL,
    seed integer,
    state text NOT NULL
);
CREATE TABLE public.tournaments (
    id text NOT NULL,
    opener text NOT NULL,
    game text NOT NULL,
    title text,
    options text NOT NULL,
    format text NOT NULL,
    seats integer NOT NULL,
    rounds integer,
    min_players integer NOT NULL,
    max_players integer NOT NULL,
    round_time bigint,
    messages text,
    listed integer NOT NULL,
    apart text NOT NULL,
    trophy text,
    stage text NOT NULL,
    round integer NOT NULL,
    round_started_at bigint,
    opened_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    started_at bigint,
    ended_at bigint,
    winners text NOT NULL
);
INSERT INTO public.consents VALUES ('GPS 1', 'Eve');
INSERT INTO public.entries VALUES ('GPS 1', 0, 1795305600000, '{"kind":"answer","at":1795305600000,"by":"Dee","prompt":0,"answer":8}');
INSERT INTO public.entries VALUES ('GPS 1', 1, 1795305600000, '{"kind":"move","at":1795305600000,"by":"Ann","move":{"type":"bid","card":"KH"},"idempotencyKey":"bid"}');
INSERT INTO public.events VALUES ('GPS 1', 0, 1, 1795305600000, '1250.7/4d(2)', '{"type":"prize","round":1,"prize":"9S"}', 'Round 1: the prize is 9S. Bids are open for three days.');
INSERT INTO public.events VALUES ('GPS 1', 1, 2, 1795305600000, '1250.7/4e(2)', '{"type":"bid","seat":0,"card":"KH"}', 'Ann bids KH.');
INSERT INTO public.events VALUES ('GPS 1', 2, 2, 1795305600000, '1250.7/4e(2)', '{"type":"bid","seat":0,"card":"KH"}', 'Ann bids KH.');
INSERT INTO public.events VALUES ('pure-skill 17k8x0a69spjqyvr', -1, -1, 1795305600000, 'host', '{"type":"invitedToTable","table":"pure-skill 17k8x0a69spjqyvr","by":"Ann","role":"player"}', 'Ann invites you to play Game of Pure Skill, at the table "pure-skill 17k8x0a69spjqyvr". Take the seat, or decline.');
INSERT INTO public.events VALUES ('pure-skill 17k8x0a69spjqyvr', -2, -2, 1795305600000, 'host', '{"type":"seatTaken","person":"Flo","table":"pure-skill 17k8x0a69spjqyvr"}', 'Flo takes a seat.');
INSERT INTO public.events VALUES ('GPS 1', -1, -1, 1795305600000, 'host', '{"type":"message","from":"Bob","to":null,"text":"Good luck!"}', 'Bob: Good luck!');
INSERT INTO public.events VALUES ('GPS 1', -2, -2, 1795305600000, 'host', '{"type":"message","from":"Cyd","to":null,"text":"And to you."}', 'Cyd: And to you.');
INSERT INTO public.host_event_counts VALUES ('pure-skill 17k8x0a69spjqyvr', 2);
INSERT INTO public.host_event_counts VALUES ('GPS 1', 2);
INSERT INTO public.host_event_counts VALUES ('/decisions', 1);
INSERT INTO public.host_event_counts VALUES ('/society log', 1);
INSERT INTO public.kysely_migration VALUES ('0001-matches', '2026-11-26T01:41:59.715Z');
INSERT INTO public.kysely_migration VALUES ('0002-versions', '2026-11-26T01:41:59.716Z');
INSERT INTO public.kysely_migration VALUES ('0003-action-counts', '2026-11-26T08:23:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0004-tables', '2026-11-26T12:07:22.890Z');
INSERT INTO public.kysely_migration VALUES ('0005-messages', '2026-11-26T13:13:55.687Z');
INSERT INTO public.kysely_migration VALUES ('0006-contributions', '2026-11-26T17:14:55.687Z');
INSERT INTO public.kysely_migration VALUES ('0007-moderation', '2026-11-26T23:34:10.687Z');
INSERT INTO public.kysely_migration VALUES ('0008-notices', '2026-11-28T13:10:10.687Z');
INSERT INTO public.kysely_migration VALUES ('0010-society', '2026-11-28T13:45:10.687Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.matches VALUES ('GPS 1', 'pure-skill', 1, 2, 3, '{"format":"ackanomic match","version":1,"id":"GPS 1","game":"pure-skill","revision":1,"table":{"players":["Ann","Bob","Cyd"],"referees":["Dee"],"startedAt":1795305600000},"options":{},"position":null,"checkpoint":{"entries":2,"state":{"options":{"suits":["H","D","C"],"revisions":"first","showWhoHasBid":false},"shared":{"stage":"bids","prize":"9S","rounds":[],"bidders":[],"spades":7935,"packs":[8191,8191,8191]},"secret":[{"bid":"KH","drawn":false},{"bid":null,"drawn":false},{"bid":null,"drawn":false}],"hidden":{},"table":{"startedAt":1795305600000,"seats":[{"player":"Ann","holder":"Ann","presence":"here","active":true},{"player":"Bob","holder":"Bob","presence":"here","active":true},{"player":"Cyd","holder":"Cyd","presence":"here","active":true}],"starters":3,"most":3,"referees":["Dee"],"refereesWanted":1,"refereesAway":[],"everPlayed":["Ann","Bob","Cyd"],"everSubstituted":[],"everRefereed":["Dee"],"duel":null,"exhibition":null,"pauses":[],"silence":{"heard":1795305600000,"noticed":null,"inquired":null}},"clock":{"now":1795305600000,"timers":[{"name":"round","seat":null,"started":1795305600000,"due":1795564800000,"left":null,"runsDuring":[]}]},"openPrompts":[],"promptCount":1,"outcome":null}},"log":[],"state":null}', NULL, '{"Dee":"referee"}', 1795564800000, NULL, NULL, NULL, 0, '{"Dee":1,"Ann":1}', 1, NULL);
INSERT INTO public.message_copies VALUES ('Ann', 1, 'GPS 1', -1, 'Bob', 1795305600000, 0, NULL);
INSERT INTO public.message_copies VALUES ('Bob', 1, 'GPS 1', -1, 'Bob', 1795305600000, 1, 'GPS 1/Good luck!');
INSERT INTO public.message_copies VALUES ('Cyd', 1, 'GPS 1', -1, 'Bob', 1795305600000, 0, NULL);
INSERT INTO public.message_copies VALUES ('Ann', 2, 'GPS 1', -2, 'Cyd', 1795305600000, 0, NULL);
INSERT INTO public.message_copies VALUES ('Bob', 2, 'GPS 1', -2, 'Cyd', 1795305600000, 0, NULL);
INSERT INTO public.message_copies VALUES ('Cyd', 2, 'GPS 1', -2, 'Cyd', 1795305600000, 1, 'GPS 1/And to you.');
INSERT INTO public.message_counts VALUES ('Ann', 2);
INSERT INTO public.message_counts VALUES ('Bob', 2);
INSERT INTO public.message_counts VALUES ('Cyd', 2);
INSERT INTO public.mutes VALUES ('Cyd', 'Bob');
INSERT INTO public.notifications VALUES ('Ann', 1, 'GPS 1', 0);
INSERT INTO public.notifications VALUES ('Bob', 1, 'GPS 1', 0);
INSERT INTO public.notifications VALUES ('Cyd', 1, 'GPS 1', 0);
INSERT INTO public.notifications VALUES ('Dee', 1, 'GPS 1', 0);
INSERT INTO public.notifications VALUES ('Ann', 2, 'GPS 1', 1);
INSERT INTO public.notifications VALUES ('Dee', 2, 'GPS 1', 2);
INSERT INTO public.notifications VALUES ('Eve', 1, 'pure-skill 17k8x0a69spjqyvr', -1);
INSERT INTO public.notifications VALUES ('Ann', 3, 'pure-skill 17k8x0a69spjqyvr', -2);
INSERT INTO public.notifications VALUES ('Ann', 4, 'GPS 1', -1);
INSERT INTO public.notifications VALUES ('Cyd', 2, 'GPS 1', -1);
INSERT INTO public.notifications VALUES ('Ann', 5, 'GPS 1', -2);
INSERT INTO public.notifications VALUES ('Bob', 2, 'GPS 1', -2);
INSERT INTO public.open_tables VALUES ('pure-skill 17k8x0a69spjqyvr', 'Ann', 'pure-skill', 'After lunch', 'null', '{"players":4,"activePlayers":4}', 3, '[]', 'anybody', 1, 1, NULL, 'open', NULL, 1795305600000, 1796515200000, NULL);
INSERT INTO public.participants VALUES ('GPS 1', 'Ann', 0);
INSERT INTO public.participants VALUES ('GPS 1', 'Bob', 1);
INSERT INTO public.participants VALUES ('GPS 1', 'Cyd', 2);
INSERT INTO public.participants VALUES ('GPS 1', 'Dee', NULL);
INSERT INTO public.pending_actions VALUES ('GPS 1', 'Bob', NULL, 'bid', 'required', 1795564800000, NULL);
INSERT INTO public.pending_actions VALUES ('GPS 1', 'Cyd', NULL, 'bid', 'required', 1795564800000, NULL);
INSERT INTO public.people VALUES ('Dee', 2);
INSERT INTO public.people VALUES ('Eve', 1);
INSERT INTO public.people VALUES ('Cyd', 2);
INSERT INTO public.people VALUES ('Ann', 5);
INSERT INTO public.people VALUES ('Bob', 2);
INSERT INTO public.reports VALUES ('GPS 1', -1, 'Ann', 'a test', 1795305600000, 'Bob', 1);
INSERT INTO public.decisions VALUES (1, 'operator', 'Bob', 'mute', NULL, 'a test', 1795305600000);
INSERT INTO public.sanctions VALUES ('Bob', 'mute', NULL, 1);
INSERT INTO public.personal_quotas VALUES ('Cyd', '{"openTables":1}');
INSERT INTO public.notice_settings VALUES ('Cyd', '{"timeZone":"Europe/Berlin","mail":"daily"}');
INSERT INTO public.turn_notices VALUES ('Cyd', 'push/0123456789abcdef', 'GPS 1', '[]');
INSERT INTO public.requests VALUES ('GPS 1', 'Ann', 'open', 1795305600000, '{"ok":true,"value":{"notifications":[{"n":1,"match":"GPS 1","game":"pure-skill","at":1795305600000,"clause":"1250.7/4d(2)","message":"Round 1: the prize is 9S. Bids are open for three days.","event":{"type":"prize","round":1,"prize":"9S"}}]}}');
INSERT INTO public.requests VALUES ('GPS 1', 'Ann', 'bid', 1795305600000, '{"ok":true,"value":{"notifications":[{"n":2,"match":"GPS 1","game":"pure-skill","at":1795305600000,"clause":"1250.7/4e(2)","message":"Ann bids KH.","event":{"type":"bid","seat":0,"card":"KH"}}]}}');
INSERT INTO public.requests VALUES ('GPS 1', 'Eve', 'c', 1795305600000, '{"ok":true,"value":{"notifications":[]}}');
INSERT INTO public.requests VALUES ('GPS 1', 'Bob', 'wrong', 1795305600000, '{"ok":false,"error":{"code":"unparsable","clause":"host","details":{"problem":"\"Q K\" is no card. Write \"bid\" and a card of your pack, such as \"bid KD\"."},"message":"\"Q K\" is no card. Write \"bid\" and a card of your pack, such as \"bid KD\"."}}');
INSERT INTO public.settings VALUES ('secret', 'jeufUJrCiRcmbAvpvhhQQ-eLDnBTT-EZNYZi96k-Q0s');
INSERT INTO public.subscriptions VALUES ('Bob', 'sink', 'bob', 0, 2, 0, 0, NULL);
INSERT INTO public.table_people VALUES ('pure-skill 17k8x0a69spjqyvr', 'Ann', 'player', 'accepted', 0, 'blue');
INSERT INTO public.table_people VALUES ('pure-skill 17k8x0a69spjqyvr', 'Eve', 'player', 'invited', 1, NULL);
INSERT INTO public.table_people VALUES ('pure-skill 17k8x0a69spjqyvr', 'Flo', 'player', 'accepted', 2, NULL);
INSERT INTO public.tokens VALUES ('34Z32jbkMZQRQPZ0pIltIwM22q-0nneROAv0SQ57cIU', 'Flo', 'bearer', NULL, NULL, NULL);
INSERT INTO public.tokens VALUES ('lBvlLuNCBpamTS32-2iwrkCMxN0SqivoJaSf2fUlYFU', 'Bob', 'seat', NULL, 'GPS 1', '8kKkQ13ttzrTQjjvLsEr0Ie5ixOpRRpRj9SQ9H-n_LI');
INSERT INTO public.tournament_players VALUES ('pure-skill cup 1a2b3c4d5e6f7g8h', 'Ann', 0, NULL, 'entered');
INSERT INTO public.tournament_players VALUES ('pure-skill cup 1a2b3c4d5e6f7g8h', 'Flo', 1, NULL, 'entered');
INSERT INTO public.tournaments VALUES ('pure-skill cup 1a2b3c4d5e6f7g8h', 'Ann', 'pure-skill', 'Cup', 'null', 'swiss', 3, NULL, 3, 3, NULL, NULL, 1, '[]', NULL, 'open', 0, NULL, 1795305600000, 1796515200000, NULL, NULL, '[]');
ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_key PRIMARY KEY (match, person);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_key PRIMARY KEY (match, n);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_key PRIMARY KEY (match, n);
ALTER TABLE ONLY public.host_event_counts
    ADD CONSTRAINT host_event_counts_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.message_copies
    ADD CONSTRAINT message_copies_key PRIMARY KEY (person, n);
ALTER TABLE ONLY public.message_counts
    ADD CONSTRAINT message_counts_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_key PRIMARY KEY (person, muted);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_key PRIMARY KEY (person, n);
ALTER TABLE ONLY public.open_tables
    ADD CONSTRAINT open_tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.participants
    ADD CONSTRAINT participants_key PRIMARY KEY (match, person);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_key PRIMARY KEY (match, event, person);
ALTER TABLE ONLY public.decisions
    ADD CONSTRAINT decisions_pkey PRIMARY KEY (n);
ALTER TABLE ONLY public.sanctions
    ADD CONSTRAINT sanctions_key PRIMARY KEY (person, kind);
ALTER TABLE ONLY public.personal_quotas
    ADD CONSTRAINT personal_quotas_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.notice_settings
    ADD CONSTRAINT notice_settings_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.turn_notices
    ADD CONSTRAINT turn_notices_key PRIMARY KEY (person, channel, match);
ALTER TABLE ONLY public.requests
    ADD CONSTRAINT requests_key PRIMARY KEY (match, person, key);
ALTER TABLE ONLY public.result_records
    ADD CONSTRAINT result_records_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_key PRIMARY KEY (person, channel);
ALTER TABLE ONLY public.table_people
    ADD CONSTRAINT table_people_key PRIMARY KEY (table_id, person);
ALTER TABLE ONLY public.society_log
    ADD CONSTRAINT society_log_key_key UNIQUE (key);
ALTER TABLE ONLY public.society_log
    ADD CONSTRAINT society_log_pkey PRIMARY KEY (n);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.tournament_pairings
    ADD CONSTRAINT tournament_pairings_key PRIMARY KEY (tournament, round, board);
ALTER TABLE ONLY public.tournament_players
    ADD CONSTRAINT tournament_players_key PRIMARY KEY (tournament, person);
ALTER TABLE ONLY public.tournaments
    ADD CONSTRAINT tournaments_pkey PRIMARY KEY (id);
CREATE INDEX matches_bots_due ON public.matches USING btree (bots_due) WHERE (bots_due IS NOT NULL);
CREATE INDEX matches_ended_at ON public.matches USING btree (id) WHERE (ended_at IS NOT NULL);
CREATE INDEX matches_next_deadline ON public.matches USING btree (next_deadline) WHERE (next_deadline IS NOT NULL);
CREATE INDEX matches_suspended ON public.matches USING btree (id) WHERE (suspended IS NOT NULL);
CREATE INDEX message_copies_match ON public.message_copies USING btree (person, match, n);
CREATE UNIQUE INDEX message_copies_sent ON public.message_copies USING btree (person, key) WHERE (key IS NOT NULL);
CREATE INDEX message_copies_unseen ON public.message_copies USING btree (person, match) WHERE (seen = 0);
CREATE INDEX notifications_match ON public.notifications USING btree (person, match, n);
CREATE INDEX open_tables_listed ON public.open_tables USING btree (opened_at, id) WHERE ((stage = 'open'::text) AND (listed = 1));
CREATE INDEX open_tables_opener ON public.open_tables USING btree (opener, stage);
CREATE INDEX open_tables_rematch ON public.open_tables USING btree (rematch_of) WHERE (rematch_of IS NOT NULL);
CREATE INDEX open_tables_starting ON public.open_tables USING btree (id) WHERE (stage = 'starting'::text);
CREATE INDEX participants_person ON public.participants USING btree (person, match);
CREATE INDEX pending_actions_match ON public.pending_actions USING btree (match);
CREATE INDEX pending_actions_person ON public.pending_actions USING btree (person);
CREATE INDEX pending_actions_role ON public.pending_actions USING btree (role);
CREATE INDEX decisions_person ON public.decisions USING btree (person, n);
CREATE INDEX reports_open ON public.reports USING btree (reported) WHERE (decision IS NULL);
CREATE INDEX reports_person ON public.reports USING btree (person, at);
CREATE INDEX requests_at ON public.requests USING btree (at);
CREATE INDEX subscriptions_next_attempt ON public.subscriptions USING btree (next_attempt) WHERE (next_attempt IS NOT NULL);
CREATE INDEX table_people_person ON public.table_people USING btree (person, table_id);
CREATE INDEX tokens_person ON public.tokens USING btree (person, match);
alter table public."tokens" add column "created_at" bigint;
alter table public."tokens" add column "used_at" bigint;
alter table public."tokens" add column "device" text;
create table public."accounts" ("person" text primary key, "name_key" text not null unique, "created_at" bigint not null, "mail" text, "mail_key" text unique, "deleted_at" bigint, "stand_in" text unique, "leaving" integer not null);
create index "accounts_created" on public."accounts" ("created_at");
create index "accounts_deleted" on public."accounts" ("person") where "deleted_at" is not null;
create table public."passkeys" ("id" text primary key, "person" text not null, "name" text not null, "public_key" text not null, "counter" bigint not null, "transports" text not null, "created_at" bigint not null, "used_at" bigint);
create index "passkeys_person" on public."passkeys" ("person");
create table public."challenges" ("hash" text primary key, "person" text, "until" bigint not null);
create table public."sign_in_links" ("hash" text primary key, "mail" text not null, "mail_key" text not null, "person" text, "at" bigint not null, "until" bigint not null);
create index "sign_in_links_mail" on public."sign_in_links" ("mail_key", "at");
INSERT INTO public."accounts" ("person", "name_key", "created_at", "mail", "mail_key", "deleted_at", "stand_in", "leaving") VALUES ('Flo', 'flo', 0, 'flo@example.org', 'flo@example.org', NULL, NULL, 0);
INSERT INTO public."accounts" ("person", "name_key", "created_at", "mail", "mail_key", "deleted_at", "stand_in", "leaving") VALUES ('Hal', 'hal', 1795305600000, NULL, NULL, 1795305600000, 'Deleted person 1', 0);
INSERT INTO public."passkeys" ("id", "person", "name", "public_key", "counter", "transports", "created_at", "used_at") VALUES ('bm9ib2R5J3Mga2V5IGF0IGFsbA', 'Flo', 'My key', 'pQECAyYgASFYIA', 1, '["internal"]', 1795305600000, NULL);
INSERT INTO public."kysely_migration" VALUES ('0009-accounts', '2026-11-28T13:30:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0011-tournaments', '2026-11-28T14:05:10.687Z');
INSERT INTO public.society_log VALUES (1, 1795305600000, '["Ann","1"]', '{"what":"submission","posting":{"at":1795305600000,"by":"Ann","public":true,"label":"General Equipment Submission","title":"Dice","text":"There is a die.","describes":[{"name":"Die","definition":"It has twelve sides."}]},"engine":null}');
CREATE INDEX tournament_pairings_open ON public.tournament_pairings USING btree (tournament, match) WHERE (decided IS NULL);
CREATE INDEX tournament_players_person ON public.tournament_players USING btree (person, tournament);
CREATE INDEX tournaments_listed ON public.tournaments USING btree (opened_at, id) WHERE (listed = 1);
CREATE INDEX tournaments_opener ON public.tournaments USING btree (opener, stage);
CREATE INDEX tournaments_under_way ON public.tournaments USING btree (id) WHERE (stage = ANY (ARRAY['open'::text, 'running'::text]));
