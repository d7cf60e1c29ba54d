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
 * The roles of the society outside the tables, each with what it may do at a table (1250.1 VI.d(3),
 * VII.a(1), X(1)). Use them as the `roles` of a game that is played in the society. The
 * `'appointee'` is the person whom the Speaker has named to settle a dispute.
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
