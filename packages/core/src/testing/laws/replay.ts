import type { LogEntry } from '../../entry.js'
import type { Game } from '../../game/game.js'
import { replayFrom } from '../../match/replay.js'
import { describeDifference } from '../describe-difference.js'
import { type Case, holds, type Law, type LawOptions, lawOver, momentsOf, must } from '../law.js'
import { jsonProblem, unfrozenPart } from '../structure.js'

/** `applyAll` from any state to any later one equals `apply` step by step. */
export function replay<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('replay gives the same state', game, options, (given) => {
    const { match, pick } = given
    const states = momentsOf(match).map(({ state }) => state)
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
  holds(describeDifference(all.value, states[to]), `${what}, gives another state than apply`)
  holds(unfrozenPart(all.value), 'what applyAll gives is not frozen')
  must(JSON.stringify(begin) === text, 'applyAll changes the state that it is given')
}

function refused<S, M>({ game, match, pick }: Case<S, M>): void {
  const wrong = match.trials.filter(({ result }) => !result.ok)
  const trial = wrong[pick(Math.max(1, wrong.length))]
  if (trial === undefined || trial.result.ok) return
  const at = match.trials.indexOf(trial)
  const until: LogEntry<M>[] = []
  for (const { entry, result } of match.trials.slice(0, at)) if (result.ok) until.push(entry)
  const all = replayFrom(game, match.start.state, [...until, trial.entry])
  const refused = { ok: false, error: { index: until.length, error: trial.result.error } }
  holds(describeDifference(all, refused), 'applyAll refuses otherwise than apply', at)
}

/** All results survive JSON, and the game goes on from them in the same way. */
export function roundTrip<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('states survive JSON', game, options, ({ match, pick }) => {
    const { start, trials, entries } = match
    holds(jsonProblem(start), 'what setup gives is not plain')
    let accepted = 0
    const from = pick(trials.length + 1)
    trials.forEach(({ before, entry, result }, index) => {
      holds(jsonProblem(result), 'what apply gives is not plain', index)
      const read = readBack(before)
      holds(describeDifference(read, before), 'a state written and read back is another', index)
      const again = game.apply(read, entry)
      holds(
        describeDifference(again, result),
        'a state that was written and read back goes on as another',
        index,
      )
      if (index === from) {
        const rest = replayFrom(game, read, entries.slice(accepted))
        const end = rest.ok ? rest.value : rest.error
        holds(
          describeDifference(end, match.state),
          'a match written and read back ends as another',
          index,
        )
      }
      if (result.ok) accepted++
    })
    holds(
      describeDifference(readBack(match.state), match.state),
      'the last state read back is another',
    )
  })
}

function readBack<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}
