import type { OfficialEvent } from '@ackanomic/core'

/** The name of a role of the society outside the tables. */
export type SocietyRole =
  | 'speaker'
  | 'president'
  | 'senate'
  | 'scorekeeper'
  | 'poet laureate'
  | 'appointee'

/**
 * The roles of the society, with their actions at a table (1250.1 VI.d(3), VII.a(1), X(1)). The
 * `'appointee'` is the Speaker's choice to settle a dispute.
 *
 * @example
 * ```ts
 * import { societyRoles } from '@ackanomic/society/roles'
 *
 * Object.keys(societyRoles) // => ['speaker', 'president', 'senate', 'scorekeeper', 'poet laureate', 'appointee']
 * societyRoles.president // => ['exhibition']
 * ```
 */
export const societyRoles: Readonly<Record<SocietyRole, readonly OfficialEvent[]>> = {
  speaker: ['inquire', 'decision', 'exhibition'],
  president: ['exhibition'],
  senate: ['exhibition'],
  scorekeeper: [],
  'poet laureate': [],
  appointee: ['decision'],
}
