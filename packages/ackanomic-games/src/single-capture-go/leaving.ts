import { days } from '@ackanomic/core'
import { type Desk, type State, seatsInGame, type Writable } from '@ackanomic/core/engine'
import { countLetters, turnedToAt } from './grid.js'
import { lettersOf } from './resolution.js'
import { endIfAlone, finish, putOut } from './rounds.js'
import type { SingleCaptureGo } from './types.js'

type Draft = Writable<State<SingleCaptureGo>>

/**
 * Players have left. In a round they are doomed at its end, as if they had not played; otherwise
 * they are out at once, and perhaps the game is over. It is when nobody is left.
 */
export function playersLeft(draft: Draft, desk: Desk<SingleCaptureGo>): void {
  const { own, options, table } = draft
  const waits = own.stage === 'round' && options.leavers === 'end-of-round'
  if (waits && seatsInGame(table).length > 0) return
  const gone = own.fates.flatMap((fate, seat) =>
    fate === null && table.seats[seat]?.presence === 'left' ? [seat] : [],
  )
  const seats = gone.filter((seat) => countLetters(own.grid, own.letters[seat] ?? '') > 0)
  const grid = turnedToAt(own.grid, lettersOf(own, gone))
  draft.own.grid = [...grid]
  for (const seat of gone) putOut(draft, seat, ['left'])
  if (seats.length > 0) {
    desk.tell('public', '1250.13/gen.quit', () => ({ type: 'gone', seats, grid }))
  }
  endIfAlone(draft, desk)
}

/** After the referee was lost: play is halted already, or is over. */
export function refereeLost(draft: Draft, desk: Desk<SingleCaptureGo>): void {
  if (draft.options.onRefereeLoss === 'end') finish([], desk)
}

/** After a referee was found: the three days go on, or begin anew. */
export function refereeFound(draft: Draft, desk: Desk<SingleCaptureGo>): void {
  const { stage, round } = draft.own
  if (stage !== 'round' || draft.options.onRefereeLoss !== 'restart-period') return
  desk.tell('public', '1250.13/gen.ref', () => ({ type: 'restart', round }))
  desk.start('round', days(3))
}
