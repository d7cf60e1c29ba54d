import type { LogEntry } from '../../entry.js'
import type { Game } from '../../game/game.js'
import { describeDifference, shown } from '../describe-difference.js'
import { mutated } from '../junk-values.js'
import { type Case, holds, type Law, type LawOptions, lawOver, must } from '../law.js'
import { randomEntry } from '../random-entry.js'
import { oneOf } from '../society.js'
import { errorProblem } from '../wording.js'
import { readMove } from './legal-moves.js'

/** A refusal changes nothing, cites an existing clause, and has a sentence. */
export function errors<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('a refusal changes nothing and says why', game, options, (given) => {
    given.match.trials.forEach((trial, index) => {
      const others = [0, 1].map(() => wrongEntry(given, index))
      for (const entry of [trial.entry, ...others]) checkError(given, index, entry)
    })
    setUp(given)
  })
}

function checkError<S, M>(
  { game, options, match }: Case<S, M>,
  index: number,
  entry: unknown,
): void {
  const trial = match.trials[index]
  if (trial === undefined) return
  const { before } = trial
  const text = JSON.stringify(before)
  const step = game.apply(before, entry)
  if (step.ok) return
  const after = index - 1
  const what = (is: string) => (): string => `the refusal of ${shown(entry)}${is}`
  holds(errorProblem(options.clauses, step.error), what(''), after)
  must(JSON.stringify(before) === text, what(' changes the state'), after)
  const simulation = game.simulate?.(before)
  simulation?.apply(entry)
  holds(
    describeDifference(simulation?.state ?? before, before),
    what(' changes a simulation'),
    after,
  )
}

/** An entry that is probably refused: another's, an earlier one, or a changed one. */
function wrongEntry<S, M>({ game, match, pick }: Case<S, M>, index: number): LogEntry<M> {
  const { before, entry } = match.trials[index] as Case<S, M>['match']['trials'][number]
  const other = oneOf(match.trials, pick).entry
  const random = randomEntry(game, before, pick, { disruption: 100 })
  const at = game.status(before).clock.now
  if (other.kind === 'move' && pick(2) === 0) {
    const move = readMove(game, mutated(other.move, entry, pick)) ?? other.move
    return { ...other, at, move }
  }
  return pick(2) === 0 ? { ...other, at } : random
}

function setUp<S, M>({ game, options, match, pick }: Case<S, M>): void {
  const { roster, options: settled } = match.opening
  const wrong = mutated(roster, { players: roster.referees, referees: roster.players }, pick)
  const setups = [
    game.setup(wrong as typeof roster, settled),
    game.setup(roster, mutated(settled ?? {}, roster, pick)),
    game.setup({ ...roster, players: [...roster.players, ...roster.players] }, settled),
    game.setup({ ...roster, players: [] }, settled),
  ]
  for (const step of setups) {
    if (step.ok) continue
    holds(errorProblem(options.clauses, step.error), 'the refusal of a set-up')
  }
}
