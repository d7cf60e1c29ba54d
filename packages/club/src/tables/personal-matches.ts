import { ok } from '@ackanomic/core'
import type { From } from '@ackanomic/host'
import { linkOf } from '@ackanomic/host/modules'
import { sql } from 'kysely'
import type { ClubContext } from '../context.js'
import { PAGE_SIZE, readCursor, toPage } from '../contract/cursor.js'
import type { AsyncResult } from '../contract/errors.js'
import type { PageQuery } from '../contract/page-types.js'
import type { PersonalMatch, PersonalMatchPage } from './table-types.js'

/** The needs of actions, by the rank of their matches. */
const NEEDS: readonly PersonalMatch['need'][] = ['required', 'oneOf', 'optional']

const NEVER = Number.MAX_SAFE_INTEGER

interface Row extends Omit<PersonalMatch, 'players' | 'need' | 'spectators' | 'link'> {
  readonly spectators: number
  /** The sort key of the rows: the rank, then the deadline or the end. */
  readonly rank: number
  readonly time: number
}

/**
 * Lists a person's matches, first those that await them. Others' actions do not change the order.
 */
export async function listPersonalMatches(
  context: ClubContext,
  { by: person, after, limit = PAGE_SIZE }: From<PageQuery>,
): AsyncResult<PersonalMatchPage> {
  const cursor = readCursor(after, 3)
  if (!cursor.ok) return cursor
  const { db } = context.store
  const [rank = -1, time = 0, id = ''] = cursor.value ?? []
  const { rows } = await sql<Row>`
    select * from (
      select m.id as "match", m.game, t.title, m.ended_at as "endedAt", m.spectators, a.deadline,
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
    where (rank, time, "match") > (${Number(rank)}, ${Number(time)}, ${String(id)})
    order by rank, time, "match" limit ${limit + 1}`.execute(db)
  const { rows: shown, next } = toPage(rows, limit, (last) => [last.rank, last.time, last.match])
  const ids = shown.map(({ match }) => match)
  const players =
    shown.length === 0
      ? []
      : await db
          .selectFrom('participants')
          .select(['match', 'person', 'mask'])
          .where('match', 'in', ids)
          .where('seat', 'is not', null)
          .orderBy('seat')
          .execute()
  return ok({
    matches: shown.map(({ rank: need, time: _, spectators, ...row }) => ({
      ...row,
      players: players.flatMap(({ match, person, mask }) =>
        match === row.match ? ((row.endedAt === null ? mask : null) ?? person) : [],
      ),
      need: NEEDS[need] ?? null,
      spectators: spectators === 1,
      link: spectators === 1 ? null : linkOf(context.secret, row.match),
    })),
    next,
  })
}
