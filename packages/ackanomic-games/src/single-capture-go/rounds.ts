import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type DraftOf,
  type ErrorCaseOf,
  isInGame,
  seatsInGame,
} from '@ackanomic/core/engine'
import { countLetters, turnedToAt } from './grid.js'
import type { SingleCaptureGo } from './model.js'
import { resolve, winnersOf } from './resolution.js'
import type { SingleCaptureGoFate } from './state.js'

type Draft = DraftOf<SingleCaptureGo>
type Ctx = Context<SingleCaptureGo>
type Options = SingleCaptureGo['Options']

export function refuseLetters(
  players: number,
  { letters }: Options,
): ErrorCaseOf<SingleCaptureGo> | undefined {
  if (letters === null) return undefined
  const odd = letters.find((letter) => !/^[A-Z]$/.test(letter))
  if (odd !== undefined) return { code: 'notALetter', details: { letter: odd } }
  const twice = letters.find((letter, i) => letters.indexOf(letter) !== i)
  if (twice !== undefined) return { code: 'sameLetter', details: { letter: twice } }
  if (letters.length === players) return undefined
  return { code: 'wrongLetterCount', details: { letters: letters.length, players } }
}

export function lettersFor(players: number, { letters }: Options): readonly string[] {
  return letters ?? Array.from({ length: players }, (_, seat) => String.fromCharCode(65 + seat))
}

export function roundQuestion(round: number) {
  const about = `Announce that round ${round} begins`
  return { kind: 'judge', about, choices: ['announce'] } as const
}

export function nextRound(draft: Draft, ctx: Ctx): void {
  const round = draft.shared.round + 1
  draft.shared.stage = 'announcement'
  if (draft.options.autoAnnounce) beginRound(draft, ctx)
  else ctx.prompt('round', roundQuestion(round), { round })
}

export function beginRound(draft: Draft, ctx: Ctx): void {
  const { grid, last: summary } = draft.shared
  const round = draft.shared.round + 1
  draft.shared.round = round
  draft.shared.stage = 'round'
  draft.shared.opening = [...grid]
  const players = contendersOf(draft)
  const begun = { type: 'round', round, grid, summary, players } as const
  ctx.emit('public', '1250.13/IV.round.a', () => begun)
  ctx.startTimer('round', days(3))
}

/** Ends a round: resolves it, finds the winner, removes the doomed, and begins the next (IV). */
export function endRound(draft: Draft, ctx: Ctx): void {
  ctx.stopTimer('round')
  const { shared, options, secret, roster } = draft
  const report = resolve({ shared, options, secret, roster })
  draft.shared.grid = [...report.grid]
  draft.shared.last = report as Draft['shared']['last']
  draft.shared.stage = 'announcement'
  draft.secret = secret.map(() => ({ plays: [] }))
  ctx.emit('public', '1250.13/IV.round.c', () => ({ type: 'result', ...report }))
  // The winner may also be doomed, and is in the game until the end.
  const winners = winnersOf(report, roster, options)
  if (winners !== undefined) finish(winners, ctx)
  for (const { seat, reasons } of report.doomed) {
    putOut(draft, seat, reasons)
    if (isInGame(roster, seat)) ctx.eliminate(seat)
  }
  if (winners === undefined) nextRound(draft, ctx)
}

function putOut(draft: Draft, seat: SeatNumber, reasons: SingleCaptureGoFate['reasons']): void {
  draft.shared.fates[seat] = { round: draft.shared.round, reasons: [...reasons] }
}

export function contendersOf({ shared, roster }: Draft) {
  return seatsInGame(roster).map((seat) => ({ seat, letter: shared.letters[seat] ?? '' }))
}

/** Ends the game; a single winner gets the Trophy (IV, 5). */
export function finish(winners: readonly SeatNumber[], ctx: Ctx): void {
  const trophy = { award: 'trophy', trophy: 'standard', clause: '1250.13/IV.res5.e' } as const
  ctx.end({ winners, awards: winners.length === 1 ? winners.map((to) => ({ ...trophy, to })) : [] })
}

/**
 * Leavers are doomed at the end of a round. Between rounds they are out at once, which ends a game
 * with fewer than two players. Without players, the game always ends.
 */
export function playersLeft(draft: Draft, ctx: Ctx): void {
  const { shared, options, roster } = draft
  const waits = shared.stage === 'round' && options.leavers === 'end-of-round'
  const staying = seatsInGame(roster)
  if (waits && staying.length > 0) return
  const gone = shared.fates.flatMap((fate, seat) =>
    fate === null && roster.seats[seat]?.presence === 'left' ? [seat] : [],
  )
  const seats = gone.filter((seat) => countLetters(shared.grid, shared.letters[seat] ?? '') > 0)
  const grid = turnedToAt(shared.grid, shared.letters, gone)
  draft.shared.grid = [...grid]
  for (const seat of gone) putOut(draft, seat, ['left'])
  if (seats.length > 0)
    ctx.emit('public', '1250.13/gen.quit', () => ({ type: 'gone', seats, grid }))
  if (staying.length <= 1) finish(staying, ctx)
}
