import { createHmac } from 'node:crypto'
import { type Contributions, type GameError, type Match, ok, type Result } from '@ackanomic/core'
import { maskOf } from '@ackanomic/core/proof'
import { isPlayerName } from '@ackanomic/core/untrusted'
import { refuse } from '../contract/errors.js'
import type { CreateMatchRequest } from '../contract/match-types.js'

export interface DealtSeats {
  /** The names under which people and bots play, by seat. */
  readonly players?: readonly string[]
  /** The people by the names under which they play. */
  readonly masks?: Readonly<Record<string, string>>
}

/** Deals the seats of an anonymous match. Rejects with `badRequest`. */
export function dealSeats(
  secret: string | Uint8Array,
  { match, roster, automated = {} }: CreateMatchRequest,
): Result<DealtSeats, GameError> {
  const [players, referees] = [roster.players, roster.referees ?? []].map((list): unknown[] =>
    Array.isArray(list) ? list : [],
  ) as [unknown[], unknown[]]
  const people = [...players, ...referees]
  if (!people.every(isPlayerName) || new Set(people).size < people.length)
    return refuse('badRequest', {
      problem: 'In an anonymous match all players are different people, and none of them referees.',
    })
  const seats = players
    .map((person, i) => ({ person, drawn: draw(secret, match, i) }))
    .toSorted((one, other) => (one.drawn < other.drawn ? -1 : 1))
  const taken = new Set<unknown>([...Object.keys(automated), ...referees])
  const masks: Record<string, string> = {}
  const dealt = seats.map(({ person: player }, i) => {
    const person = String(player)
    if (Object.hasOwn(automated, person)) return person
    let mask = `Player ${i + 1}`
    while (taken.has(mask)) mask += '*'
    masks[mask] = person
    return mask
  })
  return ok({ players: dealt, masks })
}

const draw = (secret: string | Uint8Array, match: string, i: number): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['seat', match, i]))
    .digest('hex')

/**
 * The contributions in an anonymous match by the names under which people play, sorted: the order
 * in which people came would reveal them.
 */
export const maskedContributions = (
  match: Pick<Match, 'declaration'>,
  contributions: Contributions = {},
): Contributions =>
  Object.fromEntries(
    Object.entries(contributions)
      .map(([person, text]) => [maskOf(match, person), text] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
