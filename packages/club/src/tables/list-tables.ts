import { ok } from '@ackanomic/core'
import type { FromAnybody } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { pageBounds, pageOf } from '../contract/cursor.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { isAfter, NEWEST_FIRST } from '../store/tables.js'
import { maySeeTable, readTable, tableView, withPeople } from './table-state.js'
import type { OpenTable, TablePage, TableQuery, TableRequest } from './table-types.js'

/** Returns a table as a person sees it. */
export async function getTable(
  context: ClubContext,
  { table: id, by: person, link }: FromAnybody<TableRequest>,
): AsyncResult<OpenTable> {
  const { store } = context
  const table = await readTable(store, store.db, id)
  return table === undefined || !maySeeTable(context, table, person, link)
    ? refuse('noTable', { table: id })
    : ok(tableView(context, table, person))
}

/** Lists the open tables that everybody may see, those of a person, or all of them. */
export async function listTables(
  context: ClubContext,
  which: 'listed' | 'own' | 'all',
  { by: person, game, ...query }: FromAnybody<TableQuery>,
): AsyncResult<TablePage> {
  const bounds = pageBounds(query)
  if (!bounds.ok) return bounds
  const { cursor, limit } = bounds.value
  const { db } = context.store
  const who = person ?? ''
  const rows = await db
    .selectFrom('open_tables')
    .selectAll()
    .where('stage', '=', 'open')
    .where('expires_at', '>', context.now())
    .$if(which === 'listed', (some) => some.where('listed', '=', 1))
    .$if(which === 'own', (some) =>
      some.where('id', 'in', (own) =>
        own
          .selectFrom('open_tables as opened')
          .select('opened.id')
          .where('opened.opener', '=', who)
          .where('opened.stage', '=', 'open')
          .union((union) =>
            union
              .selectFrom('table_people')
              .innerJoin('open_tables as joined', 'joined.id', 'table_people.table_id')
              .select('joined.id')
              .where('table_people.person', '=', who)
              .where('joined.stage', '=', 'open')
              .where(({ eb, and, or }) =>
                or([
                  eb('table_people.state', '=', 'accepted'),
                  and([
                    eb('table_people.state', '=', 'invited'),
                    eb('joined.opener', 'not in', (muted) =>
                      muted.selectFrom('mutes').select('muted').where('person', '=', who),
                    ),
                  ]),
                ]),
              ),
          ),
      ),
    )
    .$if(game !== undefined, (some) => some.where('game', '=', game ?? ''))
    .$if(cursor !== undefined, (some) => some.where(isAfter(cursor)))
    .orderBy(NEWEST_FIRST)
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit)
  const tables = await withPeople(db, shown)
  return ok({
    tables: tables.map((table) => tableView(context, table, person)),
    next,
  })
}
