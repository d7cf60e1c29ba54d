import type { Game } from '../../game/game.js'
import { submit, tick } from '../../match/match.js'
import type { Referee } from '../../prompt.js'
import { automaticReferee } from '../../referees/automatic-referee.js'
import { nextDeadlineOf } from '../../roster/clock.js'
import { describeDifference, shown } from '../describe-difference.js'
import { type Case, holds, type Law, type LawOptions, lawOver, must } from '../law.js'
import { matchAt } from '../random-match.js'

const TRIED = 8

export function timeIsKept<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('a refused step keeps what time has changed', game, options, (given) => {
    const { match, pick } = given
    const refused = match.trials.flatMap(({ result }, index) => (result.ok ? [] : [index]))
    for (let i = 0; i < TRIED; i++) {
      const among = i % 2 === 0 && refused.length > 0 ? refused : [...match.trials.keys()]
      if (among.length > 0) submitted(given, among[pick(among.length)] as number)
    }
  })
}

function submitted<S, M>({ game, match }: Case<S, M>, index: number): void {
  const trial = match.trials[index]
  if (trial === undefined) return
  const { entry, result } = trial
  const before = matchAt(game, match, index)
  const step = submit(game, before, entry as unknown)
  if (result.ok) {
    must(step.ok, () => `submit refuses what apply takes: ${shown(entry)}`, index)
    return
  }
  // Where a deadline opens a prompt, a match records the time and tries again.
  if (result.error.code === 'clockBehind') return
  must(!step.ok, () => `submit takes what apply refuses: ${shown(entry)}`, index)
  if (step.ok) return
  const { code } = step.error
  must(
    code === result.error.code,
    `submit refuses with ${code}, apply with ${result.error.code}`,
    index,
  )
  const isTold = code === 'invalidEntry' || code === 'outOfOrder' || code === 'gameOver'
  const kept = isTold ? before : tick(game, before, entry.at).match
  const { state, log } = step.match
  holds(describeDifference(state, kept.state), 'a refusal loses what time did', index)
  holds(describeDifference(log, kept.log), 'a refusal loses entries of the clock', index)
}

const STATES = 5

/** With a program as referee, a state is over, goes on, or waits for somebody with a deadline. */
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
  const problem = (): string => `an answer of the program does not fit: ${shown(unfit?.error)}`
  must(unfit === undefined, problem, count - 1)
  const { state } = step.match
  const { outcome, clock, roster, openPrompts } = game.status(state)
  const isSociety = roster.pauses.some(({ reason }) => ['dispute', 'no referee'].includes(reason))
  if (outcome !== null || isSociety || nextDeadlineOf(clock) !== null) return
  if (options.mayWait?.(state) === true) return
  const open = openPrompts.map(({ name, to }) => `${name} of ${to}`)
  must(
    false,
    `no deadline runs, and play waits${open.length === 0 ? '' : ` for ${open}`}`,
    count - 1,
  )
}

/** A program whose dictionaries contain every other word. */
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
