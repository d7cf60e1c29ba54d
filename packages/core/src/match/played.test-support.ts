import type { State } from '../engine/bundle.js'
import type { GameOf } from '../engine/contract.js'
import type { Errand, Errands } from '../engine/errand-types.test-support.js'
import { errands } from '../engine/errands.test-support.js'
import type { LogEntry } from '../entry.js'
import type { RosterSetup } from '../game/game.js'
import type { Referee } from '../prompt.js'
import { startMatch, submit } from './match.js'
import type { Match } from './match-value.js'
import type { MatchStep } from './step.js'

export const game: GameOf<Errands> = errands()

export type ToyMatch = Match<State<Errands>, Errands['Move']>

export const roster: RosterSetup = {
  players: ['Ann', 'Bob'],
  referees: ['Dee'],
  startedAt: 1000,
  census: { activePlayers: 9 },
}

export function begin(referee?: Referee): ToyMatch {
  const started = startMatch(
    game,
    { id: 'a match of errands', roster },
    referee === undefined ? {} : { referee },
  )
  if (!started.ok) throw new Error(started.error.message)
  return started.match
}

export function order(at: number, ...list: Errand[]): LogEntry<Errands['Move']> {
  return { kind: 'move', at, by: 'Ann', move: { type: 'run', errands: list } }
}

export function take(
  match: ToyMatch,
  entry: LogEntry<Errands['Move']>,
  referee?: Referee,
): MatchStep<GameOf<Errands>> {
  const step = submit(game, match, entry, referee === undefined ? {} : { referee })
  if (!step.ok) throw new Error(step.error.message)
  return step
}

export const tails: Referee = ({ question }) => (question.kind === 'pick' ? 0 : undefined)

export function played(): ToyMatch {
  const first = take(
    begin(),
    order(2000, { call: 'log', text: 'one' }, { call: 'ask', name: 'coin' }),
    tails,
  )
  return take(first.match, order(3000, { call: 'log', text: 'two' })).match
}
