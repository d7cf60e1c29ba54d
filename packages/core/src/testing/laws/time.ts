import type { Game } from '../../game/game.js'
import { submit, tick } from '../../match/match.js'
import { difference, shown } from '../difference.js'
import { type Case, holds, type Law, type LawOptions, lawOver, must } from '../law.js'
import { matchAt } from '../random-match.js'

/** How many entries of a match are submitted. */
const TRIED = 8

/**
 * A match refuses as the game does, and keeps what time did before the refusal; what the game takes,
 * it takes.
 */
export function timeIsKept<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('a refusal keeps what time did', game, options, (given) => {
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
  // Where a deadline asks something first, a match records the time, and then looks again.
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
  holds(difference(state, kept.state), 'a refusal loses what time did', index)
  holds(difference(log, kept.log), 'a refusal loses entries of the clock', index)
}
