import type { Game } from '../../game/game.js'
import { tick } from '../../match/match.js'
import type { Referee } from '../../prompt.js'
import { automaticReferee } from '../../referees/automatic-referee.js'
import { nextDeadlineOf } from '../../table/clock.js'
import { shown } from '../difference.js'
import { type Case, type Law, type LawOptions, lawOver, must } from '../law.js'
import { matchAt } from '../random-match.js'

/** How many states of a match are looked at. */
const STATES = 5

/**
 * Where a program referees that opens dictionaries, every state waits for somebody with a deadline,
 * goes on by itself, or is over; a lost referee and a dispute are the society's to settle.
 */
export function automaticReferees<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('a program can referee', game, options, (given) => {
    const { match, pick } = given
    for (let i = 0; i < STATES; i++) goesOn(given, pick(match.trials.length + 1))
  })
}

function goesOn<S, M>({ game, options, match }: Case<S, M>, count: number): void {
  const from = matchAt(game, match, count)
  const { now } = game.status(from.state).clock
  const referee = readingReferee(options.seed ?? 0)
  const step = tick(game, from, now, { referee })
  const [unfit] = step.rejectedAnswers
  const problem = (): string => `an answer of the program does not fit: ${shown(unfit?.rejection)}`
  must(unfit === undefined, problem, count - 1)
  const { state } = step.match
  const { outcome, clock, table, openPrompts } = game.status(state)
  const isSociety = table.pauses.some(({ reason }) => ['dispute', 'no referee'].includes(reason))
  if (outcome !== null || isSociety || nextDeadlineOf(clock) !== null) return
  if (options.mayWait?.(state) === true) return
  const open = openPrompts.map(({ name, to }) => `${name} of ${to}`)
  must(
    false,
    `no deadline runs, and play waits${open.length === 0 ? '' : ` for ${open}`}`,
    count - 1,
  )
}

/** A program referee whose dictionaries hold every other word. */
function readingReferee(seed: number): Referee {
  const made = automaticReferee(`a program of the law, seed ${seed}`)
  if (!made.ok) throw new Error(made.error.message)
  return (prompt, match) => {
    const { question } = prompt
    if (question.kind === 'word') return question.word.length % 2 === 0
    if (question.kind === 'inside') return question.fragment.length % 2 === 0
    return made.value(prompt, match)
  }
}
