export const MAX_STEPS = 32

/**
 * All parts see the data as it was when the statement began. A row of `matches` that another
 * process changes is awaited and read again: then its version differs, and nothing of the step is
 * written.
 */
export const WRITE_STEPS: string = `
with steps as materialized (
  select * from json_to_recordset($1::json) as s (
    i int, id text, game text, published text, changed boolean, expected int, revision int,
    checkpoint text, automated text, spectators int, messages text, joined json, action_heads text, plans text, entry_count int, event_count int, snapshot text,
    next_deadline bigint, bots_due bigint, ended_at bigint, by text, key text, at bigint,
    hash text, channel text, consents boolean, receipt text, record text, entries json, events json,
    received json, pending json)
  -- The planner must know that there are few.
  limit ${MAX_STEPS}
), repeated as materialized (
  select s.i, r.result, r.hash from steps s
  join requests r on r.match = s.id and r.person = s.by and r.key = s.key
), fresh as materialized (
  select * from steps s where not exists (select from repeated r where r.i = s.i)
), updated as (
  update matches m set
    version = m.version + 1,
    plans = s.plans,
    entry_count = case when s.changed then s.entry_count else m.entry_count end,
    event_count = case when s.changed then s.event_count else m.event_count end,
    action_heads = case when s.changed then s.action_heads else m.action_heads end,
    snapshot = case when s.changed then s.snapshot else m.snapshot end,
    next_deadline = case when s.changed then s.next_deadline else m.next_deadline end,
    bots_due = case when s.changed then s.bots_due else m.bots_due end,
    ended_at = case when s.changed then s.ended_at else m.ended_at end
  from fresh s where m.id = s.id and m.version = s.expected and m.suspended is null
  returning s.i
), opened as (
  insert into matches (id, version, game, revision, checkpoint, automated, spectators, messages, action_heads, entry_count, event_count,
    snapshot, next_deadline, bots_due, ended_at)
  select id, 0, game, revision, checkpoint, automated, spectators, messages, action_heads, entry_count, event_count, snapshot,
    next_deadline, bots_due, ended_at
  from fresh where expected is null order by id
  on conflict do nothing returning id
), done as materialized (
  select * from fresh s
  where s.i in (select i from updated) or s.expected is null and s.id in (select id from opened)
), new_entries as (
  insert into entries (match, n, at, entry)
  select d.id, x.n, x.at, x.entry
  from done d, json_to_recordset(d.entries) as x (n int, at bigint, entry text)
), told as materialized (
  select d.i, d.id, x.n as event, x.step, x.at, x.clause, x.event as told_event, x.message
  from done d, json_to_recordset(d.events)
    as x (n int, step int, at bigint, clause text, message text, event text)
), new_events as (
  insert into events (match, n, step, at, clause, event, message)
  select id, event, step, at, clause, told_event, message from told
), received as materialized (
  select d.i, d.id, p.value ->> 0 as person, n.value::int as event
  from done d, json_array_elements(d.received) as p, json_array_elements_text(p.value -> 1) as n
), counted as (
  insert into people (person, latest)
  select person, count(*)::int from received group by person order by person
  on conflict (person) do update set latest = people.latest + excluded.latest
  returning person, latest
), numbered as materialized (
  select r.i, r.id, r.person, r.event,
    (c.latest - count(*) over (partition by r.person)
      + row_number() over (partition by r.person order by r.i, r.event))::int as n,
    count(*) over (partition by r.person) as number
  from received r join counted c on c.person = r.person
), new_notifications as (
  insert into notifications (person, n, match, event) select person, n, id, event from numbered
), carried as (
  -- The answer to the request carries these. A step with a channel is written alone.
  select d.by as person, d.channel, count(*) as number
  from done d join received r on r.i = d.i and r.person = d.by
  where d.channel is not null group by d.by, d.channel
), subscribed as (
  update subscriptions s set (latest, delivered, next_attempt, attempts) = (
    select c.latest,
      case when x.is_carried then c.latest else s.delivered end,
      case when x.is_carried then null when s.waits = 'quiet' then 0
        else coalesce(s.next_attempt, 0) end,
      case when x.is_carried then 0 else s.attempts end
    from (select coalesce(s.channel = a.channel and s.delivered = c.latest - a.number, false)
      as is_carried) as x)
  from counted c left join carried a on a.person = c.person
  where s.person = c.person
), old_pending as (
  delete from pending_actions p using done d where p.match = d.id and d.pending is not null
), new_pending as (
  insert into pending_actions (match, person, role, action, need, deadline, prompt)
  select d.id, p.person, p.role, p.action, p.need, p.deadline, p.prompt
  from done d, json_to_recordset(d.pending)
    as p (person text, role text, action text, need text, deadline bigint, prompt int)
), new_participants as (
  insert into participants (match, person, seat, mask) select d.id, p.person, p.seat, p.mask
  from done d, json_to_recordset(d.joined) as p (person text, seat int, mask text)
  on conflict do nothing
), new_records as (
  insert into result_records (match, record, ended_at, booked)
  select id, record, ended_at, 0 from done where record is not null
  on conflict do nothing
), new_consents as (
  insert into consents (match, person) select id, by from done where consents
    and not exists (select from accounts a where a.person = by and a.deleted_at is not null)
  on conflict do nothing
), results as (
  insert into requests (match, person, key, at, hash, result)
  select d.id, d.by, d.key, d.at, d.hash,
    '{"ok":true,"value":{"notifications":' || coalesce((
      select json_agg(json_build_object('n', n.n, 'match', d.id, 'game', d.game, 'at', t.at,
        'clause', t.clause, 'message', t.message, 'event', t.told_event::json) order by n.n)
      from numbered n join told t on t.i = n.i and t.event = n.event
      where n.i = d.i and n.person = d.by)::text, '[]') || ',"receipt":' || d.receipt || '}}'
  from done d where d.key is not null
  returning match, person, key, result
)
select
  case when r.i is not null then 'repeated' when d.i is not null then 'written' else 'stale' end
    as kind,
  coalesce(r.result, k.result) as result, r.hash,
  case when d.published is not null then pg_notify('ackanomic', d.published)::text end as published
from steps s
left join repeated r on r.i = s.i
left join done d on d.i = s.i
left join results k on k.match = d.id and k.person = d.by and k.key = d.key
order by s.i`
