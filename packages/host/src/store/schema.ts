/** The tables and indexes of a new store, in SQL that SQLite and PostgreSQL share. */
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
  action_heads text not null default '{}',
  plans text not null default '{}',
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
  hash text not null,
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
  record text not null,
  ended_at bigint not null,
  booked integer not null
);
create index result_records_new on result_records (ended_at) where booked = 0;

create table settings (
  name text primary key,
  value text not null
);

create table participants (
  "match" text not null,
  person text not null,
  seat integer,
  mask text,
  constraint participants_key primary key ("match", person)
);
create index participants_person on participants (person, "match");

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

create table person_keys (
  person text not null,
  key text not null,
  device text,
  added_at bigint not null,
  constraint person_keys_key primary key (person, key)
);

create table module_tables (
  name text primary key,
  module text not null
);
`
