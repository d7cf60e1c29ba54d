import type { State } from '@ackanomic/core'
import type { AnyTypes } from '@ackanomic/core/catalogue'

export { type AnyGame, type AnyMatch, type AnyTypes, anyGame } from '@ackanomic/core/catalogue'

/** A state of any game. */
export type AnyState = State<AnyTypes>
