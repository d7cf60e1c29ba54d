import type { SeatNumber } from '@ackanomic/core'
import type { State, VisibleState } from '@ackanomic/core/engine'
import { burnCard, cardAmong, isInHand, isLocked, owe, takeCard } from './cards.js'
import type { Clause, Ctx, Draft, Move, Refused, RustyLantern } from './model.js'
import {
  FEWEST_LINES,
  linesOf,
  MOST_LINES,
  playAt,
  type RustyLanternCard,
  type RustyLanternDenial,
  type RustyLanternVerdict,
} from './tale.js'
import { checkTurn, moveOn, setSleep } from './turns.js'
import { win } from './winning.js'

/** Whether a subject has the word “Lantern” in it, in whatever case. */
function saysLantern(subject: string): boolean {
  return /(?<![\p{L}\p{N}_])lantern(?![\p{L}\p{N}_])/iu.test(subject)
}

/** Why a seat cannot try a play, or `undefined`. What the text is worth, the Barkeep judges. */
export function checkAttempt(
  state: VisibleState<RustyLantern>,
  { subject, text, card }: Extract<Move, { type: 'play' }>,
  seat: SeatNumber,
): Refused {
  const refusal = checkTurn(state, seat)
  if (refusal !== undefined) return refusal
  if (!saysLantern(subject)) return { code: 'noLantern', details: { subject } }
  const lines = linesOf(text)
  if (state.options.enforceLength && (lines < FEWEST_LINES || lines > MOST_LINES)) {
    return { code: 'wrongLength', details: { lines } }
  }
  if (card === null) return undefined
  if (state.shared.bards[seat]?.cards === 0) return { code: 'noCards', details: { card } }
  return isLocked(state.shared, seat, card) ? { code: 'cardLocked', details: { card } } : undefined
}

/** A play is tried, and waits for the Barkeep's answer. */
export function attempt(
  draft: Draft,
  { subject, text, card }: Extract<Move, { type: 'play' }>,
  seat: SeatNumber,
  ctx: Ctx,
): void {
  const { shared } = draft
  shared.plays.push({
    seat,
    at: ctx.at,
    stoppedBefore: shared.stopped.before,
    subject,
    text,
    card,
    held: shared.bards[seat]?.cards ?? 0,
    answered: null,
  })
  shared.tried = true
  setSleep(draft, ctx)
  const play = shared.plays.length
  const lines = linesOf(text)
  ctx.emit('public', '1250.18/play.a', () => ({ type: 'play', play, seat, subject, lines, card }))
}

/** Why a play cannot be answered so, or `undefined`: what can be counted is no matter of taste. */
export function checkVerdict(
  { shared, secret }: State<RustyLantern>,
  verdict: RustyLanternVerdict,
  number: number,
): Refused {
  const play = playAt(shared, number)
  if (play === undefined) return undefined
  const { card, held } = play
  const isPhantom = card !== null && !isInHand(secret, play)
  if (verdict.reply === 'deny') {
    const { reason } = verdict
    const isTrue =
      reason === 'no card specified'
        ? held > 0 && (card === null || isPhantom)
        : reason === 'nothing played'
          ? card === null
          : reason !== 'card not brought in' || card !== null
    return isTrue ? undefined : { code: 'wrongReason', details: { reason, card, held } }
  }
  if (isPhantom) return { code: 'phantomCard', details: { card } }
  if (verdict.looseEnd && card === null) return { code: 'noNewLooseEnd', details: { play: number } }
  return checkTied(verdict.tied, shared.looseEnds)
}

function checkTied(tied: readonly string[], looseEnds: readonly RustyLanternCard[]): Refused {
  const left = [...looseEnds]
  for (const named of tied) {
    const card = cardAmong(left, named)
    if (card === null) return { code: 'noLooseEnd', details: { card: named, looseEnds } }
    left.splice(left.indexOf(card), 1)
  }
  return undefined
}

/** A play succeeds: its card is burned or laid, Loose Ends are tied off, and perhaps that wins. */
export function verify(
  draft: Draft,
  number: number,
  { looseEnd, tied }: Extract<RustyLanternVerdict, { reply: 'verify' }>,
  ctx: Ctx,
): void {
  const { shared, hidden } = draft
  const play = shared.plays[number - 1]
  if (play === undefined) return
  const { seat } = play
  const before = shared.looseEnds
  const done = tied.flatMap((named) => cardAmong(before, named) ?? [])
  shared.looseEnds = before.filter((card) => !done.includes(card))
  hidden.burned.push(...done)
  const card = takeCard(draft, seat, play.card)
  if (card !== null) (looseEnd ? shared.looseEnds : hidden.burned).push(card)
  play.answered = { is: 'verified', looseEnd, tied: done }
  const bard = shared.bards[seat]
  const ale = shared.circle.includes(seat) ? done.length : 0
  if (bard !== undefined) bard.ale += ale
  const verified = {
    type: 'verified',
    play: number,
    seat,
    card,
    looseEnd,
    tied: done,
    ale,
  } as const
  ctx.emit('public', '1250.18/play.e', () => verified)
  const hasWon = shared.circle.includes(seat) && bard?.cards === 0 && shared.looseEnds.length === 0
  if (hasWon) win(draft, seat, ctx)
  else setSleep(draft, ctx)
}

/** A play is denied: its card is burned for two others, and the turn moves on. */
export function deny(draft: Draft, number: number, reason: RustyLanternDenial, ctx: Ctx): void {
  const { shared, options } = draft
  const play = shared.plays[number - 1]
  if (play === undefined) return
  const { seat, card } = play
  const burned = burnCard(draft, seat, card)
  play.answered = { is: 'denied', reason }
  const denied = { type: 'denied', play: number, seat, reason, burned } as const
  ctx.emit('public', REASONS[reason], () => denied)
  const isPhantom = card !== null && burned === null
  if (burned !== null || (isPhantom && options.phantomCardDenial === 'two-cards')) {
    owe(draft, seat, 2)
  }
  if (shared.turn === seat) moveOn(draft, seat, '1250.18/turn.d', ctx)
  else setSleep(draft, ctx)
}

const REASONS: Readonly<Record<RustyLanternDenial, Clause>> = {
  incomprehensible: '1250.18/deny.1',
  'non sequitur': '1250.18/deny.2',
  'against the spirit': '1250.18/deny.3',
  'wrong length': '1250.18/deny.4',
  'no card specified': '1250.18/deny.5',
  'nothing played': '1250.18/deny.6',
  'card not brought in': '1250.18/deny.7',
}
