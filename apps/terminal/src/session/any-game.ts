import type { AnyTypes } from '@ackanomic/core/catalogue'
import type { State } from '@ackanomic/core/engine'

export { type AnyGame, type AnyMatch, type AnyTypes, anyGame } from '@ackanomic/core/catalogue'

/** A state of any game. */
export type AnyState = State<AnyTypes>
