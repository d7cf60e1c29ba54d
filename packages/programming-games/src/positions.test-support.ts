import type { Choose, Game } from '@ackanomic/core'
import { foreseeableDie } from '@ackanomic/core/bots'
import {
  difference,
  mutated,
  type Opening,
  type PlayOptions,
  randomEntry,
  randomMatch,
} from '@ackanomic/core/testing'

/** Chance for a test: equal seeds give equal choices. */
export function choosing(seed: string): Choose {
  const die = foreseeableDie(seed)
  return (of) => die(of) - 1
}

/** All states of so many random matches for each table. */
export function statesOf<S, M>(
  game: Game<S, M>,
  tables: readonly Opening[],
  matches: number,
  options: PlayOptions<S, M> = {},
): S[] {
  return tables.flatMap((opening, at) =>
    Array.from({ length: matches }).flatMap((_, run) => {
      const choose = choosing(`${game.id} ${at} ${run}`)
      const { start, trials } = randomMatch(game, opening, choose, options)
      return [start, ...trials.flatMap(({ result }) => (result.ok ? [result.value] : []))].map(
        ({ state }) => state,
      )
    }),
  )
}

/** What the game finds wrong with states. */
export function problemsOf<S, M>(game: Game<S, M>, states: readonly S[]): string[] {
  return states.flatMap((state) => game.stateProblem?.(state) ?? [])
}

/**
 * Forges what is on the table of states, and plays on from whatever passes for a state: so many
 * entries at random, none of which may throw. How many passed.
 */
export function forged<S, M>(
  game: Game<S, M>,
  states: readonly S[],
  forgeries: number,
  entries = 200,
): number {
  const choose = choosing(`${game.id} forged`)
  const oneOf = (): S => states[choose(states.length)] as S
  let passed = 0
  for (let i = 0; i < forgeries; i++) {
    const state = oneOf() as Readonly<Record<string, unknown>>
    const other = oneOf() as Readonly<Record<string, unknown>>
    const part = ['own', 'secret', 'hidden', 'table'][choose(4)] ?? 'own'
    const forgery = { ...state, [part]: mutated(state[part], other[part], choose) } as S
    if (difference(forgery, state) === undefined) continue
    if (game.stateProblem?.(forgery) !== undefined) continue
    passed += 1
    let now = forgery
    for (let entry = 0; entry < entries && game.outcome(now) === undefined; entry++) {
      const step = game.apply(now, randomEntry(game, now, choose, {}))
      if (step.ok) now = step.value.state
      for (const viewer of ['public', 'referee', 0, 1] as const) game.render(game.view(now, viewer))
    }
  }
  return passed
}
