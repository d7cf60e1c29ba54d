import type { Match } from '../match/match-value.js'

type Masked = Pick<Match, 'declaration'>

/**
 * Returns the name under which a person plays: another than their own in an anonymous match.
 * Somebody else whose name is one of these gets a star behind it.
 *
 * @example
 * ```ts
 * import { maskOf } from '@ackanomic/core/proof'
 *
 * const declared = { salt: '', keys: {}, automated: {}, dictionaries: {}, imported: null }
 * const match = { declaration: { ...declared, masks: { 'Player 1': 'Bob', 'Player 2': 'Ann' } } }
 * maskOf(match, 'Ann') // => 'Player 2'
 * maskOf(match, 'Eve') // => 'Eve'
 * maskOf(match, 'Player 1') // => 'Player 1*'
 * ```
 */
export function maskOf({ declaration }: Masked, person: string): string {
  const masks = declaration?.masks
  if (masks === undefined) return person
  const own = Object.keys(masks).find((mask) => masks[mask] === person)
  return own ?? (Object.hasOwn(masks, person) ? `${person}*` : person)
}

/**
 * Returns the person who plays under a name in a match: the inverse of {@link maskOf}.
 *
 * @example
 * ```ts
 * import { personOf } from '@ackanomic/core/proof'
 *
 * const declared = { salt: '', keys: {}, automated: {}, dictionaries: {}, imported: null }
 * const match = { declaration: { ...declared, masks: { 'Player 1': 'Bob', 'Player 2': 'Ann' } } }
 * personOf(match, 'Player 2') // => 'Ann'
 * personOf(match, 'Eve') // => 'Eve'
 * ```
 */
export function personOf({ declaration }: Masked, name: string): string {
  const masks = declaration?.masks
  if (masks === undefined) return name
  return (Object.hasOwn(masks, name) ? masks[name] : undefined) ?? name
}

/**
 * Returns a roster event as the log has it, with the name under which its sender plays.
 *
 * @example
 * ```ts
 * import { maskedEvent } from '@ackanomic/core/proof'
 *
 * const declared = { salt: '', keys: {}, automated: {}, dictionaries: {}, imported: null }
 * const match = { declaration: { ...declared, masks: { 'Player 1': 'Bob', 'Player 2': 'Ann' } } }
 * maskedEvent(match, 'Ann', { type: 'return', person: 'Ann' }).person // => 'Player 2'
 * maskedEvent(match, 'Ann', { type: 'return', person: 'Bob' }).person // => 'Bob'
 * ```
 */
export function maskedEvent<Event extends object>(
  match: Masked,
  sender: string,
  event: Event,
): Event {
  const own = (name: unknown): unknown => (name === sender ? maskOf(match, sender) : name)
  const { person, persons, by } = event as Readonly<Record<string, unknown>>
  return {
    ...event,
    ...(person === undefined ? {} : { person: own(person) }),
    ...(by === undefined ? {} : { by: own(by) }),
    ...(Array.isArray(persons) ? { persons: persons.map(own) } : {}),
  }
}
