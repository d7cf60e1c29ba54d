import type { ClubContext } from '../context.js'
import { closeTable, declineInvitation, leaveSeat } from './seats.js'

/** Closes the open tables of a person, gives up their seats at others, and declines their invitations. */
export async function leaveTables(context: ClubContext, by: string): Promise<void> {
  const { db } = context.store
  const opened = await db
    .selectFrom('open_tables')
    .select('id')
    .where('opener', '=', by)
    .where('stage', '=', 'open')
    .execute()
  for (const { id } of opened) await closeTable(context, { table: id, by })
  const seats = await db
    .selectFrom('table_people')
    .innerJoin('open_tables', 'open_tables.id', 'table_people.table_id')
    .select(['open_tables.id', 'table_people.state'])
    .where('table_people.person', '=', by)
    .where('table_people.state', 'in', ['accepted', 'invited'])
    .where('open_tables.stage', '=', 'open')
    .execute()
  for (const { id, state } of seats)
    await (state === 'accepted' ? leaveSeat : declineInvitation)(context, { table: id, by })
}
