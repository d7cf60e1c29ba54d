import type { GameRules } from '../game/game.js'
import type { Contributions, MatchIdentity, Referee } from '../prompt.js'
import { CHANCE_SCHEME } from '../referees/provable-chance.js'
import type { Match } from './match-value.js'

const MAX_CONTRIBUTION_LENGTH = 200

export function areContributions(given: unknown): given is Contributions {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false
  const pairs = Object.entries(given)
  const isFit = (text: unknown): boolean =>
    typeof text === 'string' && text.length > 0 && text.length <= MAX_CONTRIBUTION_LENGTH
  return pairs.every((pair) => pair.every(isFit))
}

export function identityOf(
  game: Pick<GameRules, 'id' | 'status'>,
  { id, state, chance }: Pick<Match, 'id' | 'state' | 'chance'>,
): MatchIdentity {
  const committedAt = chance?.committedAt ?? game.status(state).roster.startedAt
  const identity = { gameId: game.id, matchId: id, committedAt }
  return chance === undefined ? identity : { ...identity, contributions: chance.contributions }
}

/** The record of a referee's commitment, before the first draw. */
export function commitChance(
  referee: Referee | undefined,
  match: MatchIdentity,
  contributions: Contributions,
): Pick<Match, 'chance'> {
  if (referee?.commitment === undefined) return {}
  const commitment = referee.commitment.commitmentFor(match)
  const kept = Object.freeze(Object.fromEntries(Object.entries(contributions)))
  const { committedAt } = match
  const chance = {
    scheme: CHANCE_SCHEME,
    committedAt,
    commitment,
    contributions: kept,
    secret: null,
  }
  return { chance: Object.freeze(chance) }
}

/**
 * Returns a match for another referee. If that cannot keep its commitment, it loses its `chance`.
 *
 * @param id - the id under which the match goes on. Default: its own
 *
 * @example
 * ```ts
 * import { automaticReferee, createMatch } from '@ackanomic/core'
 * import { rebindCommitment } from '@ackanomic/core/proof'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const other = automaticReferee()
 * other.ok && 'chance' in rebindCommitment(match.value, other.value) // => false
 * ```
 */
export function rebindCommitment<Kept extends Pick<Match, 'id' | 'game' | 'chance'>>(
  match: Kept,
  referee: Referee,
  id: string = match.id,
): Kept | Omit<Kept, 'chance'> {
  const { chance, ...rest } = match
  if (chance === undefined || chance.secret !== null) return match
  const { committedAt } = chance
  const identity = { gameId: match.game, matchId: id, committedAt }
  const isKept = referee.commitment?.commitmentFor(identity) === chance.commitment
  return isKept ? match : Object.freeze(rest)
}

/** The secret that a finished match reveals; nothing if it has already. */
export function revealChance(
  referee: Referee | undefined,
  match: MatchIdentity,
  { chance }: Pick<Match, 'chance'>,
): Pick<Match, 'chance'> {
  if (chance === undefined || chance.secret !== null || referee?.commitment === undefined) return {}
  if (referee.commitment.commitmentFor(match) !== chance.commitment) return {}
  return { chance: Object.freeze({ ...chance, secret: referee.commitment.secretFor(match) }) }
}
