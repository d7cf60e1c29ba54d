import type { ModuleSchema } from '@ackanomic/host'
import { runScript } from '@ackanomic/host/modules'

/** The tables and indexes of a club, in SQL that SQLite and PostgreSQL share. */
const SCHEMA = `
create table open_tables (
  id text primary key,
  opener text not null,
  game text not null,
  title text,
  options text not null,
  census text not null,
  clock text,
  seats integer not null,
  bots text not null,
  admits text not null,
  listed integer not null,
  spectators integer not null,
  rematch_of text,
  stage text not null,
  seating text,
  opened_at bigint not null,
  agreed_at bigint not null,
  expires_at bigint not null,
  messages text,
  anonymous integer not null default 0
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
  keys text not null,
  agreed_at bigint not null,
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
  asker text not null,
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

create table booked_results (
  "match" text primary key,
  month text not null,
  class text not null,
  at bigint not null,
  lines text not null
);
create index booked_results_class on booked_results (month, class, at);

create table booked_people (
  person text not null,
  "match" text not null,
  points integer not null,
  treasury integer not null,
  transfers integer not null,
  constraint booked_people_key primary key (person, "match")
);

create table booked_trophies (
  "match" text not null,
  award integer not null,
  at bigint not null,
  kind text not null,
  person text not null,
  trophy integer,
  constraint booked_trophies_key primary key ("match", award)
);
create index booked_trophies_at on booked_trophies (at);
create index booked_trophies_kind on booked_trophies (kind, at) where trophy is null;
create index booked_trophies_person on booked_trophies (person);
create index booked_trophies_trophy on booked_trophies (trophy);

create table book_months (
  month text not null,
  class text not null,
  game text not null,
  matches integer not null,
  constraint book_months_key primary key (month, class, game)
);

create table book_gains (
  month text not null,
  class text not null,
  person text not null,
  points integer not null,
  treasury integer not null,
  constraint book_gains_key primary key (month, class, person)
);

create table ratings (
  game text not null,
  person text not null,
  season integer not null,
  score double precision not null,
  mu double precision not null,
  sigma double precision not null,
  matches integer not null,
  constraint ratings_key primary key (person, game, season)
);
create index ratings_score on ratings (game, season, score);

create table rated_results (
  "match" text primary key,
  game text not null,
  at bigint not null,
  skills text not null
);
create index rated_results_game on rated_results (game, at);

create table tournaments (
  id text primary key,
  opener text not null,
  game text not null,
  title text,
  options text not null,
  clock text,
  format text not null,
  seats integer not null,
  rounds integer,
  min_players integer not null,
  max_players integer not null,
  round_time bigint,
  messages text,
  anonymous integer not null default 0,
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
`

/** A club's tables. `restore` needs them for its backup. */
export const clubSchema: ModuleSchema = {
  name: 'club',
  migrations: { '0001-schema': { up: (db) => runScript(db, SCHEMA) } },
}
