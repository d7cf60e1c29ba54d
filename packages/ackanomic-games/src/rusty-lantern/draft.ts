import type { State, Writable } from '@ackanomic/core/engine'
import type { RustyLantern } from './types.js'

/** The state while it is being changed. */
export type Draft = Writable<State<RustyLantern>>
