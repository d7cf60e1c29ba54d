import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type DraftOf,
  isInGame,
  type RefusalOf,
  seatsInGame,
} from '@ackanomic/core/engine'
import { countLetters, turnedToAt } from './grid.js'
import type { SingleCaptureGo } from './model.js'
import type { SingleCaptureGoContender, SingleCaptureGoDoomReason } from './report.js'
import { lettersOf, resolve, winnersOf } from './resolution.js'

type Draft = DraftOf<SingleCaptureGo>
type Ctx = Context<SingleCaptureGo>
type Options = SingleCaptureGo['Options']

/** Why Letters cannot be given to so many players, or `undefined` (III). */
export function refuseLetters(
  players: number,
  { letters }: Options,
): RefusalOf<SingleCaptureGo> | undefined {
  if (letters === null) return undefined
  const odd = letters.find((letter) => !/^[A-Z]$/.test(letter))
  if (odd !== undefined) return { code: 'notALetter', details: { letter: odd } }
  const twice = letters.find((letter, i) => letters.indexOf(letter) !== i)
  if (twice !== undefined) return { code: 'sameLetter', details: { letter: twice } }
  if (letters.length === players) return undefined
  return { code: 'wrongLetterCount', details: { letters: letters.length, players } }
}

/** The Letter of each seat: what the referee gave, or A, B, C and so on. */
export function lettersFor(players: number, { letters }: Options): readonly string[] {
  return letters ?? Array.from({ length: players }, (_, seat) => String.fromCharCode(65 + seat))
}

/** The question that the referee answers by announcing a round. */
export const roundQuestion = (
  round: number,
): { readonly kind: 'judge'; readonly about: string; readonly choices: readonly ['announce'] } => ({
  kind: 'judge',
  about: `Announce that round ${round} begins`,
  choices: ['announce'],
})

/** Tells who plays with which Letter, and has the first round announced (III). */
export function start(draft: Draft, ctx: Ctx): void {
  const players = contendersOf(draft)
  const side = draft.shared.grid.length
  ctx.emit('public', '1250.13/III.b', () => ({ type: 'start', players, side }))
  nextRound(draft, ctx)
}

/** Has the referee announce the next round (IV). */
export function nextRound(draft: Draft, ctx: Ctx): void {
  const round = draft.shared.round + 1
  draft.shared.stage = 'announcement'
  if (draft.options.autoAnnounce) beginRound(draft, ctx)
  else ctx.prompt('round', roundQuestion(round), { round })
}

/** The referee announces a round, which lasts three days (IV). */
export function beginRound(draft: Draft, ctx: Ctx): void {
  const { grid, last } = draft.shared
  draft.shared.round += 1
  draft.shared.stage = 'round'
  draft.shared.opening = [...grid]
  const { round } = draft.shared
  const players = contendersOf(draft)
  const post = { type: 'round', round, grid, summary: last, players } as const
  ctx.emit('public', '1250.13/IV.round.a', () => post)
  ctx.startTimer('round', days(3))
}

/** A round is over: what comes of it, the winner, who is out, the next round (IV). */
export function endRound(draft: Draft, ctx: Ctx): void {
  ctx.stopTimer('round')
  const { shared, options, secret, table } = draft
  const report = resolve({ shared, options, secret, table })
  const { grid, doomed } = report
  draft.shared.grid = [...grid]
  draft.shared.last = report as Draft['shared']['last']
  draft.shared.stage = 'announcement'
  draft.secret = secret.map(() => ({ plays: [] }))
  ctx.emit('public', '1250.13/IV.round.c', () => ({ type: 'result', ...report }))
  // The winner may be doomed, too, and is in the game until the end.
  const winners = winnersOf(report, table, options)
  if (winners !== undefined) finish(winners, ctx)
  for (const doom of doomed) {
    putOut(draft, doom.seat, doom.reasons)
    if (isInGame(table, doom.seat)) ctx.eliminate(doom.seat)
  }
  if (winners === undefined) nextRound(draft, ctx)
}

/** Somebody is out of the game from now on. */
function putOut(
  draft: Draft,
  seat: SeatNumber,
  reasons: readonly SingleCaptureGoDoomReason[],
): void {
  draft.shared.fates[seat] = { round: draft.shared.round, reasons: [...reasons] }
}

function contendersOf(draft: Draft): readonly SingleCaptureGoContender[] {
  const { letters } = draft.shared
  return seatsInGame(draft.table).map((seat) => ({ seat, letter: letters[seat] ?? '' }))
}

/** Ends the game; a single winner has the Trophy coming (IV, 5). */
export function finish(winners: readonly SeatNumber[], ctx: Ctx): void {
  const trophy = { award: 'trophy', trophy: 'standard', clause: '1250.13/IV.res5.e' } as const
  ctx.end({ winners, awards: winners.length === 1 ? winners.map((to) => ({ ...trophy, to })) : [] })
}

/** Ends the game where one player or none is left. */
function endIfAlone(draft: Draft, ctx: Ctx): void {
  const players = seatsInGame(draft.table)
  if (players.length <= 1) finish(players, ctx)
}

/**
 * Players have left. In a round they are doomed at its end, as if they had not played; otherwise
 * they are out at once, and perhaps the game is over. It is when nobody is left.
 */
export function playersLeft(draft: Draft, ctx: Ctx): void {
  const { shared, options, table } = draft
  const waits = shared.stage === 'round' && options.leavers === 'end-of-round'
  if (waits && seatsInGame(table).length > 0) return
  const gone = shared.fates.flatMap((fate, seat) =>
    fate === null && table.seats[seat]?.presence === 'left' ? [seat] : [],
  )
  const seats = gone.filter((seat) => countLetters(shared.grid, shared.letters[seat] ?? '') > 0)
  const grid = turnedToAt(shared.grid, lettersOf(shared, gone))
  draft.shared.grid = [...grid]
  for (const seat of gone) putOut(draft, seat, ['left'])
  if (seats.length > 0) {
    ctx.emit('public', '1250.13/gen.quit', () => ({ type: 'gone', seats, grid }))
  }
  endIfAlone(draft, ctx)
}

/** After a referee was found: the three days go on, or begin anew. */
export function refereeFound(draft: Draft, ctx: Ctx): void {
  const { stage, round } = draft.shared
  if (stage !== 'round' || draft.options.onRefereeLoss !== 'restart-period') return
  ctx.emit('public', '1250.13/gen.ref', () => ({ type: 'restart', round }))
  ctx.startTimer('round', days(3))
}
