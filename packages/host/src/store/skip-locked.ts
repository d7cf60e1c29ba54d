import { type RawBuilder, sql } from 'kysely'
import type { Store } from './tables.js'

/** The end of a query that claims rows: PostgreSQL skips rows that others have locked. */
export const skipLocked = ({ kind }: Pick<Store, 'kind'>): RawBuilder<unknown> =>
  kind === 'postgresql' ? sql`for update skip locked` : sql``
