import type { LogEntry } from '../../entry.js'
import type { Game } from '../../game/game.js'
import { replayFrom } from '../../match/replay.js'
import { difference } from '../difference.js'
import { type Case, holds, type Law, type LawOptions, lawOver, must, statesOf } from '../law.js'
import { unfrozenPart } from '../structure.js'

/** `applyAll` gives what `apply` gives step by step, from anywhere to anywhere. */
export function replay<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('replay gives the same state', game, options, (given) => {
    const { match, pick } = given
    const states = statesOf(match)
    same(given, states, 0, match.entries.length)
    const split = pick(states.length)
    same(given, states, 0, split)
    same(given, states, split, match.entries.length)
    const [one, other] = [pick(states.length), pick(states.length)]
    same(given, states, Math.min(one, other), Math.max(one, other))
    refused(given)
  })
}

function same<S, M>(
  { game, match }: Case<S, M>,
  states: readonly S[],
  from: number,
  to: number,
): void {
  const begin = states[from] as S
  const text = JSON.stringify(begin)
  const all = replayFrom(game, begin, match.entries.slice(from, to))
  const what = `applyAll, from accepted entry ${from} up to ${to}, not counting it`
  must(all.ok, `${what}, refuses what apply accepted`)
  if (!all.ok) return
  holds(difference(all.value, states[to]), `${what}, gives another state than apply`)
  holds(unfrozenPart(all.value), 'what applyAll gives is not frozen')
  must(JSON.stringify(begin) === text, 'applyAll changes the state that it is given')
}

/** A refusal among several entries is the one that `apply` gives, and says where. */
function refused<S, M>({ game, match, pick }: Case<S, M>): void {
  const wrong = match.trials.filter(({ result }) => !result.ok)
  const trial = wrong[pick(Math.max(1, wrong.length))]
  if (trial === undefined || trial.result.ok) return
  const at = match.trials.indexOf(trial)
  const until: LogEntry<M>[] = []
  for (const { entry, result } of match.trials.slice(0, at)) if (result.ok) until.push(entry)
  const all = replayFrom(game, match.start.state, [...until, trial.entry])
  const rejection = { ok: false, error: { index: until.length, rejection: trial.result.error } }
  holds(difference(all, rejection), 'applyAll refuses otherwise than apply', at)
}
