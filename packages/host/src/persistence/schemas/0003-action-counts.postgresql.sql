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
    action_counts text DEFAULT '{}'::text NOT NULL
);
CREATE TABLE public.notifications (
    person text NOT NULL,
    n integer NOT NULL,
    match text NOT NULL,
    event integer NOT NULL
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
    next_attempt bigint
);
CREATE TABLE public.tokens (
    hash text NOT NULL,
    person text NOT NULL,
    kind text NOT NULL,
    until bigint,
    match text,
    salt text
);
INSERT INTO public.consents VALUES ('GPS 1', 'Eve');
INSERT INTO public.entries VALUES ('GPS 1', 0, 1795305600000, '{"kind":"answer","at":1795305600000,"by":"Dee","prompt":0,"answer":8}');
INSERT INTO public.entries VALUES ('GPS 1', 1, 1795305600000, '{"kind":"move","at":1795305600000,"by":"Ann","move":{"type":"bid","card":"KH"},"idempotencyKey":"bid"}');
INSERT INTO public.events VALUES ('GPS 1', 0, 1, 1795305600000, '1250.7/4d(2)', '{"type":"prize","round":1,"prize":"9S"}', 'Round 1: the prize is 9S. Bids are open for three days.');
INSERT INTO public.events VALUES ('GPS 1', 1, 2, 1795305600000, '1250.7/4e(2)', '{"type":"bid","seat":0,"card":"KH"}', 'Ann bids KH.');
INSERT INTO public.events VALUES ('GPS 1', 2, 2, 1795305600000, '1250.7/4e(2)', '{"type":"bid","seat":0,"card":"KH"}', 'Ann bids KH.');
INSERT INTO public.kysely_migration VALUES ('0001-matches', '2026-11-26T01:41:59.715Z');
INSERT INTO public.kysely_migration VALUES ('0002-versions', '2026-11-26T01:41:59.716Z');
INSERT INTO public.kysely_migration VALUES ('0003-action-counts', '2026-11-26T08:23:00.000Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.matches VALUES ('GPS 1', 'pure-skill', 1, 2, 3, '{"format":"ackanomic match","version":1,"id":"GPS 1","game":"pure-skill","revision":1,"table":{"players":["Ann","Bob","Cyd"],"referees":["Dee"],"startedAt":1795305600000},"options":{},"position":null,"checkpoint":{"entries":2,"state":{"options":{"suits":["H","D","C"],"revisions":"first","showWhoHasBid":false},"shared":{"stage":"bids","prize":"9S","rounds":[],"bidders":[],"spades":7935,"packs":[8191,8191,8191]},"secret":[{"bid":"KH","drawn":false},{"bid":null,"drawn":false},{"bid":null,"drawn":false}],"hidden":{},"table":{"startedAt":1795305600000,"seats":[{"player":"Ann","holder":"Ann","presence":"here","active":true},{"player":"Bob","holder":"Bob","presence":"here","active":true},{"player":"Cyd","holder":"Cyd","presence":"here","active":true}],"starters":3,"most":3,"referees":["Dee"],"refereesWanted":1,"refereesAway":[],"everPlayed":["Ann","Bob","Cyd"],"everSubstituted":[],"everRefereed":["Dee"],"duel":null,"exhibition":null,"pauses":[],"silence":{"heard":1795305600000,"noticed":null,"inquired":null}},"clock":{"now":1795305600000,"timers":[{"name":"round","seat":null,"started":1795305600000,"due":1795564800000,"left":null,"runsDuring":[]}]},"openPrompts":[],"promptCount":1,"outcome":null}},"log":[],"state":null}', NULL, '{"Dee":"referee"}', 1795564800000, NULL, NULL, NULL, 0, '{"Dee":1,"Ann":1}');
INSERT INTO public.notifications VALUES ('Ann', 1, 'GPS 1', 0);
INSERT INTO public.notifications VALUES ('Bob', 1, 'GPS 1', 0);
INSERT INTO public.notifications VALUES ('Cyd', 1, 'GPS 1', 0);
INSERT INTO public.notifications VALUES ('Dee', 1, 'GPS 1', 0);
INSERT INTO public.notifications VALUES ('Ann', 2, 'GPS 1', 1);
INSERT INTO public.notifications VALUES ('Dee', 2, 'GPS 1', 2);
INSERT INTO public.pending_actions VALUES ('GPS 1', 'Bob', NULL, 'bid', 'required', 1795564800000, NULL);
INSERT INTO public.pending_actions VALUES ('GPS 1', 'Cyd', NULL, 'bid', 'required', 1795564800000, NULL);
INSERT INTO public.people VALUES ('Ann', 2);
INSERT INTO public.people VALUES ('Bob', 1);
INSERT INTO public.people VALUES ('Cyd', 1);
INSERT INTO public.people VALUES ('Dee', 2);
INSERT INTO public.requests VALUES ('GPS 1', 'Ann', 'open', 1795305600000, '{"ok":true,"value":{"notifications":[{"n":1,"match":"GPS 1","game":"pure-skill","at":1795305600000,"clause":"1250.7/4d(2)","message":"Round 1: the prize is 9S. Bids are open for three days.","event":{"type":"prize","round":1,"prize":"9S"}}]}}');
INSERT INTO public.requests VALUES ('GPS 1', 'Ann', 'bid', 1795305600000, '{"ok":true,"value":{"notifications":[{"n":2,"match":"GPS 1","game":"pure-skill","at":1795305600000,"clause":"1250.7/4e(2)","message":"Ann bids KH.","event":{"type":"bid","seat":0,"card":"KH"}}]}}');
INSERT INTO public.requests VALUES ('GPS 1', 'Eve', 'c', 1795305600000, '{"ok":true,"value":{"notifications":[]}}');
INSERT INTO public.requests VALUES ('GPS 1', 'Bob', 'wrong', 1795305600000, '{"ok":false,"error":{"code":"unparsable","clause":"host","details":{"problem":"\"Q K\" is no card. Write \"bid\" and a card of your pack, such as \"bid KD\"."},"message":"\"Q K\" is no card. Write \"bid\" and a card of your pack, such as \"bid KD\"."}}');
INSERT INTO public.settings VALUES ('secret', 'jeufUJrCiRcmbAvpvhhQQ-eLDnBTT-EZNYZi96k-Q0s');
INSERT INTO public.subscriptions VALUES ('Bob', 'sink', 'bob', 0, 1, 0, 0);
INSERT INTO public.tokens VALUES ('34Z32jbkMZQRQPZ0pIltIwM22q-0nneROAv0SQ57cIU', 'Flo', 'bearer', NULL, NULL, NULL);
INSERT INTO public.tokens VALUES ('lBvlLuNCBpamTS32-2iwrkCMxN0SqivoJaSf2fUlYFU', 'Bob', 'seat', NULL, 'GPS 1', '8kKkQ13ttzrTQjjvLsEr0Ie5ixOpRRpRj9SQ9H-n_LI');
ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_key PRIMARY KEY (match, person);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_key PRIMARY KEY (match, n);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_key PRIMARY KEY (match, n);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_key PRIMARY KEY (person, n);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.requests
    ADD CONSTRAINT requests_key PRIMARY KEY (match, person, key);
ALTER TABLE ONLY public.result_records
    ADD CONSTRAINT result_records_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_key PRIMARY KEY (person, channel);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
CREATE INDEX matches_bots_due ON public.matches USING btree (bots_due) WHERE (bots_due IS NOT NULL);
CREATE INDEX matches_ended_at ON public.matches USING btree (id) WHERE (ended_at IS NOT NULL);
CREATE INDEX matches_next_deadline ON public.matches USING btree (next_deadline) WHERE (next_deadline IS NOT NULL);
CREATE INDEX matches_suspended ON public.matches USING btree (id) WHERE (suspended IS NOT NULL);
CREATE INDEX notifications_match ON public.notifications USING btree (person, match, n);
CREATE INDEX pending_actions_match ON public.pending_actions USING btree (match);
CREATE INDEX pending_actions_person ON public.pending_actions USING btree (person);
CREATE INDEX pending_actions_role ON public.pending_actions USING btree (role);
CREATE INDEX requests_at ON public.requests USING btree (at);
CREATE INDEX subscriptions_next_attempt ON public.subscriptions USING btree (next_attempt) WHERE (next_attempt IS NOT NULL);
CREATE INDEX tokens_person ON public.tokens USING btree (person, match);
