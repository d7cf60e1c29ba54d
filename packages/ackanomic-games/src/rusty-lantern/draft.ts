import type { State, Writable } from '@ackanomic/core'
import type { RustyLantern } from './types.js'

/** The state while it is being changed. */
export type Draft = Writable<State<RustyLantern>>
