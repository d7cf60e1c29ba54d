import type { GameRules } from '../game/game.js'
import type { GameTypes } from './bundle.js'
import type { Engine } from './engine.js'

/** Each engine by its `setup`, which a copy of its rules has, too. */
const engines = new WeakMap<object, object>()

export function registerEngine<T extends GameTypes>(setup: object, engine: Engine<T>): void {
  engines.set(setup, engine)
}

/** Returns the engine of rules; `undefined` if `defineRules` did not make them. */
export function engineOf<T extends GameTypes>({
  setup,
}: Pick<GameRules, 'setup'>): Engine<T> | undefined {
  return engines.get(setup) as Engine<T> | undefined
}

export function knownEngineOf<T extends GameTypes>(rules: Pick<GameRules, 'setup'>): Engine<T> {
  const engine = engineOf<T>(rules)
  if (engine === undefined) throw new Error('These rules were not made by defineRules.')
  return engine
}
