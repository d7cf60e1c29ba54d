import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Desk,
  isInGame,
  type RefusalOf,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import { countLetters, turnedToAt } from './grid.js'
import { lettersOf, resolve, winnersOf } from './resolution.js'
import type { Contender, Options, Reason, SingleCaptureGo } from './types.js'

type Draft = Writable<State<SingleCaptureGo>>

/** Why Letters cannot be given to so many players, or `undefined` (III). */
export function refuseLetters(
  players: number,
  { letters }: Options,
): RefusalOf<SingleCaptureGo> | undefined {
  if (letters === null) return undefined
  const odd = letters.find((letter) => !/^[A-Z]$/.test(letter))
  if (odd !== undefined) return { code: 'notALetter', facts: { letter: odd } }
  const twice = letters.find((letter, i) => letters.indexOf(letter) !== i)
  if (twice !== undefined) return { code: 'sameLetter', facts: { letter: twice } }
  if (letters.length === players) return undefined
  return { code: 'wrongLetterCount', facts: { letters: letters.length, players } }
}

/** The Letter of each seat: what the referee gave, or A, B, C and so on. */
export function lettersFor(players: number, { letters }: Options): readonly string[] {
  return letters ?? Array.from({ length: players }, (_, seat) => String.fromCharCode(65 + seat))
}

/** The question that the referee answers by announcing a round. */
export const roundQuestion = (
  round: number,
): { readonly ask: 'judge'; readonly about: string; readonly choices: readonly ['announce'] } => ({
  ask: 'judge',
  about: `Announce that round ${round} begins`,
  choices: ['announce'],
})

/** Tells who plays with which Letter, and has the first round announced (III). */
export function start(draft: Draft, desk: Desk<SingleCaptureGo>): void {
  const players = contendersOf(draft)
  const side = draft.own.grid.length
  desk.tell('public', '1250.13/III.b', () => ({ type: 'start', players, side }))
  nextRound(draft, desk)
}

/** Has the referee announce the next round (IV). */
export function nextRound(draft: Draft, desk: Desk<SingleCaptureGo>): void {
  const round = draft.own.round + 1
  draft.own.stage = 'announcement'
  if (draft.options.autoAnnounce) beginRound(draft, desk)
  else desk.ask('round', roundQuestion(round), { round })
}

/** The referee announces a round, which lasts three days (IV). */
export function beginRound(draft: Draft, desk: Desk<SingleCaptureGo>): void {
  const { grid, last } = draft.own
  draft.own.round += 1
  draft.own.stage = 'round'
  draft.own.opening = [...grid]
  const { round } = draft.own
  const players = contendersOf(draft)
  const post = { type: 'round', round, grid, summary: last, players } as const
  desk.tell('public', '1250.13/IV.round.a', () => post)
  desk.start('round', days(3))
}

/** A round is over: what comes of it, the winner, who is out, the next round (IV). */
export function endRound(draft: Draft, desk: Desk<SingleCaptureGo>): void {
  desk.stop('round')
  const { own, options, secret, table } = draft
  const report = resolve({ own, options, secret, table })
  const { grid, doomed } = report
  draft.own.grid = [...grid]
  draft.own.last = report as Draft['own']['last']
  draft.own.stage = 'announcement'
  draft.secret = secret.map(() => ({ plays: [] }))
  desk.tell('public', '1250.13/IV.round.c', () => ({ type: 'result', ...report }))
  // The winner may be doomed, too, and is in the game until the end.
  const winners = winnersOf(report, table, options)
  if (winners !== undefined) finish(winners, desk)
  for (const doom of doomed) {
    putOut(draft, doom.seat, doom.reasons)
    if (isInGame(table, doom.seat)) desk.remove(doom.seat)
  }
  if (winners === undefined) nextRound(draft, desk)
}

/** Somebody is out of the game from now on. */
function putOut(draft: Draft, seat: SeatNumber, reasons: readonly Reason[]): void {
  draft.own.fates[seat] = { round: draft.own.round, reasons: [...reasons] }
}

function contendersOf(draft: Draft): readonly Contender[] {
  const { letters } = draft.own
  return seatsInGame(draft.table).map((seat) => ({ seat, letter: letters[seat] ?? '' }))
}

/** Ends the game; a single winner has the Trophy coming (IV, 5). */
function finish(winners: readonly SeatNumber[], desk: Desk<SingleCaptureGo>): void {
  const [winner, ...others] = winners
  desk.end({
    winners,
    ranking: [],
    awards:
      winner === undefined || others.length > 0
        ? []
        : [{ award: 'trophy', trophy: 'standard', to: winner, clause: '1250.13/IV.res5.e' }],
  })
}

/** Ends the game where one player or none is left. */
function endIfAlone(draft: Draft, desk: Desk<SingleCaptureGo>): void {
  const players = seatsInGame(draft.table)
  if (players.length <= 1) finish(players, desk)
}

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
