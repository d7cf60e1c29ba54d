import type { ClubContext } from '../context.js'

/** What play leaves for a person as long as it knows of them. */
export const TRACES = ['notifications', 'people', 'requests', 'turn_notices'] as const

/** Removes what matches go on to leave for people who were deleted. */
export async function deleteTraces({ store: { db } }: ClubContext, person?: string): Promise<void> {
  for (const table of TRACES)
    await db
      .deleteFrom(table)
      .where('person', 'in', (deleted) =>
        deleted
          .selectFrom('accounts')
          .select('accounts.person')
          .where('deleted_at', 'is not', null)
          .$if(person !== undefined, (some) => some.where('accounts.person', '=', person ?? '')),
      )
      .execute()
}
