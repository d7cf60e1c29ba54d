import { days } from '@ackanomic/core'
import type { Desk, State, Writable } from '@ackanomic/core/engine'
import type { Spades } from './types.js'
import { finish, pronounce } from './verdict.js'

type Draft = Writable<State<Spades>>

/** After players left: the seat stays and time acts for it, unless that loses or ends the game. */
export function playerLeft(draft: Draft, _: readonly number[], desk: Desk<Spades>): void {
  if (draft.options.leaver === 'abandon') finish(draft, null, 'abandoned', desk)
  else pronounce(draft, desk)
}

/** After the referee was lost: play is halted already, or is given up. */
export function refereeLost(draft: Draft, _: string, desk: Desk<Spades>): void {
  if (draft.options.onRefereeLoss === 'end') finish(draft, null, 'no referee', desk)
}

/** After a referee was found: the three days go on, or begin anew. */
export function refereeFound(draft: Draft, _: string, desk: Desk<Spades>): void {
  const { phase } = draft.own
  const runs = phase === 'bids' || phase === 'play'
  if (runs && draft.options.onRefereeLoss === 'restart-period') desk.start('turn', days(3))
}
