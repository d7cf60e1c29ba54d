import type { Desk, State, Writable } from '@ackanomic/core/engine'
import type { Ghost, Happening } from './types.js'

/** Writes something down in the history. */
export function note(
  draft: Writable<State<Ghost>>,
  desk: Desk<Ghost>,
  happening: Writable<Happening>,
): void {
  draft.own.history.push({ ...happening, at: desk.at })
}

/** Writes something down in the history, and tells everybody (4.4(2)). */
export function record(
  draft: Writable<State<Ghost>>,
  desk: Desk<Ghost>,
  clause: Ghost['Clause'],
  happening: Writable<Happening>,
): void {
  note(draft, desk, happening)
  desk.tell('public', clause, () => happening)
}
