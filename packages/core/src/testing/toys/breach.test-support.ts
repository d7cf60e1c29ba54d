import type { State } from '../../engine/bundle.js'
import type { GameOf } from '../../engine/contract.js'
import type { LawOptions } from '../law.js'
import { type Draft, type Numbers, numbers, numbersDefinition } from './numbers.test-support.js'

/** A way to break a law, by a game or by false options. */
export interface Breach {
  readonly what: string
  /** A part of the law's message. */
  readonly message: string | RegExp
  readonly game: GameOf<Numbers>
  readonly options?: Partial<LawOptions<State<Numbers>, Numbers['Move']>>
}

type Lodge = typeof numbersDefinition.moves.lodge

export const lodge: Lodge = numbersDefinition.moves.lodge

/** Returns the toy game with another `lodge` move. */
export function lodging(changes: Partial<Lodge>): GameOf<Numbers> {
  return numbers({ moves: { lodge: { ...lodge, ...changes } } })
}

/** Returns the toy game with a side effect of `lodge`. */
export function besides(more: (...given: Parameters<Lodge['apply']>) => void): GameOf<Numbers> {
  return lodging({
    apply(...given) {
      lodge.apply(...given)
      more(...given)
    },
  })
}

/** Returns the toy game with some functions wrapped. */
export function wrapped(
  wrap: (game: GameOf<Numbers>) => Partial<GameOf<Numbers>>,
): GameOf<Numbers> {
  const game = numbers()
  return { ...game, ...wrap(game) }
}

/** Returns the toy game with other results of `apply`. */
export function applying(
  give: (
    step: Extract<ReturnType<GameOf<Numbers>['apply']>, { ok: true }>['value'],
    entry: unknown,
  ) => object,
): GameOf<Numbers> {
  return wrapped(({ apply }) => ({
    apply(state, entry) {
      const step = apply(state, entry as unknown)
      return step.ok ? { ok: true, value: { ...step.value, ...give(step.value, entry) } } : step
    },
  }))
}

export function loose(draft: Draft): Record<string, unknown> {
  return draft.shared as unknown as Record<string, unknown>
}
