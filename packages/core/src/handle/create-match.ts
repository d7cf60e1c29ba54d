import { machineClock, reportRejectedAnswer } from '../environment.js'
import type { Game } from '../game/game.js'
import type { MatchOf } from '../game/types-of.js'
import { rebindCommitment } from '../match/chance.js'
import { loadMatch } from '../match/load.js'
import { startMatch } from '../match/match.js'
import type { Match } from '../match/match-value.js'
import type { Referee } from '../prompt.js'
import { automaticReferee } from '../referees/automatic-referee.js'
import type { CreateMatchOptions, MatchEnvironment, MatchHandle } from './match-handle.js'
import { handleOf } from './open-handle.js'

/**
 * Starts a match and returns a handle. By default, a program referees and the machine's clock tells
 * the time. It throws if the set-up is refused; `startMatch` returns a `Result` instead.
 *
 * @throws Error if the set-up is refused, or the secret is too short
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { randomBot, seededRandom } from '@ackanomic/core/bots'
 * import { spades } from '@ackanomic/games/spades'
 *
 * const match = createMatch(spades, { players: ['Ann', 'Bea', 'Cid', 'Dot'] })
 * const bot = randomBot(spades, seededRandom('any seed'))
 * await match.playBots({ Bea: bot, Cid: bot, Dot: bot })
 * match.pendingActions('Ann').map(({ action }) => action) // => ['bid']
 * match.play('Ann', 'bid 4').ok // => true
 * const refused = match.play('Ann', 'bid 5')
 * refused.ok // => false
 * ```
 */
export function createMatch<G extends Game>(game: G, setup: CreateMatchOptions<G>): MatchHandle<G>
export function createMatch(game: Game, setup: CreateMatchOptions): MatchHandle {
  const { secret, dictionaries, now, referee, onListenerError, onRejectedAnswer, ...rest } = setup
  const { options, position, id, contributions, committedAt, ...people } = rest
  const roster = { ...people, startedAt: (now ?? machineClock)() }
  const helper = refereeIn(game, setup, people.referees !== undefined)
  const start = { roster, options, position, id, contributions, committedAt }
  const started = startMatch(game, start as never, {
    referee: helper,
  })
  if (!started.ok) throw new Error(started.error.message)
  const { match, events, rejectedAnswers } = started
  for (const rejected of rejectedAnswers) (onRejectedAnswer ?? reportRejectedAnswer)(rejected)
  return handleOf({ game, match, events: [...events], environment: setup, referee: helper })
}

/**
 * Opens a saved match and returns a handle. Load saves from others with `loadMatch`, which returns
 * a `Result`, and pass the match.
 *
 * @throws Error if the save is refused, or the secret is too short
 *
 * @example
 * ```ts
 * import { createMatch, openMatch } from '@ackanomic/core'
 * import { spades } from '@ackanomic/games/spades'
 *
 * const match = createMatch(spades, { players: ['Ann', 'Bea', 'Cid', 'Dot'] })
 * const again = openMatch(spades, match.save())
 * again.id === match.id // => true
 * ```
 */
export function openMatch<G extends Game>(
  game: G,
  saved: string | MatchOf<G>,
  environment?: MatchEnvironment,
): MatchHandle<G>
export function openMatch(
  game: Game,
  saved: string | Match,
  environment: MatchEnvironment = {},
): MatchHandle {
  let match: Match
  if (typeof saved === 'object' && saved !== null) match = saved
  else {
    const loaded = loadMatch(game, saved)
    if (!loaded.ok) throw new Error(loaded.error.message)
    match = loaded.value.match
  }
  const helper = refereeIn(game, environment, match.roster.referees !== undefined)
  return handleOf({
    game,
    match: rebindCommitment(match, helper),
    events: null,
    environment,
    referee: helper,
  })
}

function refereeIn(
  game: Game,
  { secret, dictionaries, referee }: MatchEnvironment,
  isByPeople: boolean,
): Referee {
  if (referee !== undefined) return referee
  const made = automaticReferee(secret, { dictionaries })
  if (!made.ok) throw new Error(`${game.id}: ${made.error.message}`)
  const program = made.value
  if (!isByPeople) return program
  const exceptJudgement: Referee = (prompt, match) =>
    prompt.to === 'referee' && prompt.question.kind === 'judge' ? undefined : program(prompt, match)
  return Object.assign(exceptJudgement, { commitment: program.commitment })
}
