import { ok } from '@ackanomic/core'
import type { From } from '@ackanomic/host'
import { linkOf } from '@ackanomic/host/modules'
import { sql } from 'kysely'
import type { ClubContext } from '../context.js'
import { readCursor, writeCursor } from '../contract/cursor.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { PersonalMatch, PersonalMatchPage, PersonalMatchQuery } from './table-types.js'

/** How many matches a page has by default. */
const PAGE_SIZE = 50

/** The needs of pending actions, by the rank in which their matches are sorted. */
const NEEDS: readonly PersonalMatch['need'][] = ['required', 'oneOf', 'optional']

/** Later than all deadlines. */
const NEVER = Number.MAX_SAFE_INTEGER

interface Row {
  readonly id: string
  readonly game: string
  readonly title: string | null
  readonly ended_at: number | null
  readonly spectators: number
  readonly deadline: number | null
  readonly unread: number
  /** By what the rows are sorted: the rank, then the deadline or the end. */
  readonly rank: number
  readonly time: number
}

/** Lists the matches of a person, first those that await them. Nothing that others do changes the order. */
export async function listPersonalMatches(
  context: ClubContext,
  { by: person, after, limit = PAGE_SIZE }: From<PersonalMatchQuery>,
): AsyncResult<PersonalMatchPage> {
  const cursor = readCursor(after, 3)
  if (cursor === 'invalid')
    return refuse('badRequest', { problem: '"after" must be the "next" of a page.' })
  const { db } = context.store
  const [rank = -1, time = 0, id = ''] = cursor ?? []
  const { rows } = await sql<Row>`
    select * from (
      select m.id, m.game, t.title, m.ended_at, m.spectators, a.deadline,
        cast((select count(*) from message_copies c
          where c.person = p.person and c.match = p.match and c.seen = 0) as integer) as unread,
        case when m.ended_at is not null then 4 else coalesce(a.rank, 3) end as rank,
        case when m.ended_at is not null then -m.ended_at
          else coalesce(a.deadline, ${sql.lit(NEVER)}) end as time
      from participants p
      join matches m on m.id = p.match
      left join open_tables t on t.id = p.match
      left join (
        select match, min(rank) as rank, min(deadline) as deadline from (
          select match, deadline,
            case need when 'required' then 0 when 'oneOf' then 1 else 2 end as rank
          from pending_actions where person = ${person}
        ) as ranked group by match
      ) as a on a.match = p.match
      where p.person = ${person}
    ) as mine
    where (rank, time, id) > (${Number(rank)}, ${Number(time)}, ${String(id)})
    order by rank, time, id limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  const players = await playersOf(
    context,
    shown.map((row) => row.id),
  )
  const names = await context.standIns.names()
  const last = rows.length > limit ? shown.at(-1) : undefined
  return ok({
    matches: shown.map((row) => ({
      match: row.id,
      game: row.game,
      title: row.title,
      players: (players.get(row.id) ?? []).map((each) => names.get(each) ?? each),
      need: NEEDS[row.rank] ?? null,
      deadline: row.deadline,
      endedAt: row.ended_at,
      unread: row.unread,
      spectators: row.spectators === 1,
      link: row.spectators === 1 ? null : linkOf(context.secret, row.id),
    })),
    next: last === undefined ? null : writeCursor([last.rank, last.time, last.id]),
  })
}

/** The players with whom matches began, in the order of their seats. */
async function playersOf(
  { store: { db } }: ClubContext,
  matches: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const players = new Map<string, string[]>()
  if (matches.length === 0) return players
  const rows = await db
    .selectFrom('participants')
    .select(['match', 'person'])
    .where('match', 'in', [...matches])
    .where('seat', 'is not', null)
    .orderBy('seat')
    .execute()
  for (const { match, person } of rows) {
    const known = players.get(match)
    if (known === undefined) players.set(match, [person])
    else known.push(person)
  }
  return players
}
