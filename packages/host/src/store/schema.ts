/** The tables and indexes of a new store, in the SQL that SQLite and PostgreSQL share. */
export const SCHEMA = `
create table matches (
  id text primary key,
  game text not null,
  revision integer not null,
  entry_count integer not null,
  event_count integer not null,
  snapshot text not null,
  checkpoint text,
  automated text not null,
  next_deadline bigint,
  bots_due bigint,
  ended_at bigint,
  suspended text,
  version integer not null default 0,
  action_counts text not null default '{}',
  spectators integer not null default 1,
  messages text
);
create index matches_next_deadline on matches (next_deadline) where next_deadline is not null;
create index matches_bots_due on matches (bots_due) where bots_due is not null;
create index matches_ended_at on matches (id) where ended_at is not null;
create index matches_suspended on matches (id) where suspended is not null;

create table entries (
  "match" text not null,
  n integer not null,
  at bigint not null,
  entry text not null,
  constraint entries_key primary key ("match", n)
);

create table events (
  "match" text not null,
  n integer not null,
  step integer not null,
  at bigint not null,
  clause text not null,
  event text not null,
  message text not null,
  constraint events_key primary key ("match", n)
);

create table notifications (
  person text not null,
  n integer not null,
  "match" text not null,
  event integer not null,
  constraint notifications_key primary key (person, n)
);
create index notifications_match on notifications (person, "match", n);

create table people (
  person text primary key,
  latest integer not null
);

create table pending_actions (
  "match" text not null,
  person text,
  role text,
  action text not null,
  need text not null,
  deadline bigint,
  prompt integer
);
create index pending_actions_match on pending_actions ("match");
create index pending_actions_person on pending_actions (person);
create index pending_actions_role on pending_actions (role);

create table requests (
  "match" text not null,
  person text not null,
  "key" text not null,
  at bigint not null,
  result text not null,
  constraint requests_key primary key ("match", person, "key")
);
create index requests_at on requests (at);

create table consents (
  "match" text not null,
  person text not null,
  constraint consents_key primary key ("match", person)
);

create table tokens (
  hash text primary key,
  person text not null,
  kind text not null,
  until bigint,
  "match" text,
  salt text,
  created_at bigint not null,
  used_at bigint,
  device text
);
create index tokens_person on tokens (person, "match");

create table subscriptions (
  person text not null,
  channel text not null,
  address text not null,
  delivered integer not null,
  latest integer not null,
  attempts integer not null,
  next_attempt bigint,
  waits text,
  constraint subscriptions_key primary key (person, channel)
);
create index subscriptions_next_attempt on subscriptions (next_attempt) where next_attempt is not null;

create table dead_letters (
  person text not null,
  channel text not null,
  address text not null,
  "match" text not null,
  "from" integer not null,
  "to" integer not null,
  problem text not null,
  at bigint not null
);

create table result_records (
  "match" text primary key,
  record text not null
);

create table settings (
  name text primary key,
  value text not null
);

create table participants (
  "match" text not null,
  person text not null,
  seat integer,
  constraint participants_key primary key ("match", person)
);
create index participants_person on participants (person, "match");

create table open_tables (
  id text primary key,
  opener text not null,
  game text not null,
  title text,
  options text not null,
  census text not null,
  seats integer not null,
  bots text not null,
  admits text not null,
  listed integer not null,
  spectators integer not null,
  rematch_of text,
  stage text not null,
  seating text,
  opened_at bigint not null,
  expires_at bigint not null,
  messages text
);
create index open_tables_listed on open_tables (opened_at, id) where stage = 'open' and listed = 1;
create index open_tables_opener on open_tables (opener, stage);
create index open_tables_starting on open_tables (id) where stage = 'starting';
create index open_tables_rematch on open_tables (rematch_of) where rematch_of is not null;

create table table_people (
  table_id text not null,
  person text not null,
  role text not null,
  state text not null,
  n integer not null,
  contribution text,
  constraint table_people_key primary key (table_id, person)
);
create index table_people_person on table_people (person, table_id);

create table host_event_counts (
  "match" text primary key,
  latest integer not null
);

create table message_copies (
  person text not null,
  n integer not null,
  "match" text not null,
  event integer not null,
  sender text not null,
  at bigint not null,
  seen integer not null,
  "key" text,
  constraint message_copies_key primary key (person, n)
);
create index message_copies_match on message_copies (person, "match", n);
create index message_copies_unseen on message_copies (person, "match") where seen = 0;
create unique index message_copies_sent on message_copies (person, "key") where "key" is not null;

create table message_counts (
  person text primary key,
  latest integer not null
);

create table mutes (
  person text not null,
  muted text not null,
  constraint mutes_key primary key (person, muted)
);

create table reports (
  "match" text not null,
  event integer not null,
  person text not null,
  reason text not null,
  at bigint not null,
  reported text not null,
  decision integer,
  constraint reports_key primary key ("match", event, person)
);
create index reports_open on reports (reported) where decision is null;
create index reports_person on reports (person, at);

create table decisions (
  n integer primary key,
  "by" text not null,
  person text not null,
  decision text not null,
  until bigint,
  reason text not null,
  at bigint not null
);
create index decisions_person on decisions (person, n);

create table sanctions (
  person text not null,
  kind text not null,
  until bigint,
  decision integer not null,
  constraint sanctions_key primary key (person, kind)
);

create table personal_quotas (
  person text primary key,
  quotas text not null
);

create table notice_settings (
  person text primary key,
  settings text not null
);

create table turn_notices (
  person text not null,
  channel text not null,
  "match" text not null,
  awaits text not null,
  constraint turn_notices_key primary key (person, channel, "match")
);

create table accounts (
  person text primary key,
  name_key text not null unique,
  created_at bigint not null,
  mail text,
  mail_key text unique,
  deleted_at bigint,
  stand_in text unique,
  leaving integer not null
);
create index accounts_created on accounts (created_at);
create index accounts_deleted on accounts (person) where deleted_at is not null;

create table passkeys (
  id text primary key,
  person text not null,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  created_at bigint not null,
  used_at bigint
);
create index passkeys_person on passkeys (person);

create table challenges (
  hash text primary key,
  person text,
  until bigint not null
);

create table sign_in_links (
  hash text primary key,
  mail text not null,
  mail_key text not null,
  person text,
  at bigint not null,
  until bigint not null
);
create index sign_in_links_mail on sign_in_links (mail_key, at);

create table society_log (
  n integer primary key,
  at bigint not null,
  "key" text unique,
  entry text not null
);

create table tournaments (
  id text primary key,
  opener text not null,
  game text not null,
  title text,
  options text not null,
  format text not null,
  seats integer not null,
  rounds integer,
  min_players integer not null,
  max_players integer not null,
  round_time bigint,
  messages text,
  listed integer not null,
  apart text not null,
  trophy text,
  stage text not null,
  round integer not null,
  round_started_at bigint,
  opened_at bigint not null,
  expires_at bigint not null,
  started_at bigint,
  ended_at bigint,
  winners text not null
);
create index tournaments_listed on tournaments (opened_at, id) where listed = 1;
create index tournaments_opener on tournaments (opener, stage);
create index tournaments_under_way on tournaments (id) where stage in ('open', 'running');

create table tournament_players (
  tournament text not null,
  person text not null,
  n integer not null,
  seed integer,
  state text not null,
  constraint tournament_players_key primary key (tournament, person)
);
create index tournament_players_person on tournament_players (person, tournament);

create table tournament_pairings (
  tournament text not null,
  round integer not null,
  board integer not null,
  kind text not null,
  players text not null,
  matches text not null,
  "match" text,
  result text,
  decided text,
  constraint tournament_pairings_key primary key (tournament, round, board)
);
create index tournament_pairings_open on tournament_pairings (tournament, "match") where decided is null;

create table module_tables (
  name text primary key,
  module text not null
);
`
