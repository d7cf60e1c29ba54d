import type { SeatNumber } from '@ackanomic/core'
import type { Context, RefusalOf, State } from '@ackanomic/core/engine'
import type { Draft } from './cards.js'
import { burnCard, cardAmong, isInHand, isLocked, owe, takeCard } from './cards.js'
import { type Card, type Denial, playAt, type Shared, type Verdict } from './tale.js'
import { checkTurn, moveOn, setSleep } from './turns.js'
import type { RustyLantern, TryPlay } from './types.js'
import { win } from './winning.js'

/** The most characters of a text. */
export const LONGEST_TEXT = 10_000

/** The most characters of a subject. */
export const LONGEST_SUBJECT = 200

/** The most characters of a card. */
export const LONGEST_CARD = 80

/** The most cards that the Barkeep brings at once. */
export const MOST_CARDS = 1000

/** The fewest lines that a play should have. */
export const FEWEST_LINES = 12

/** The most lines that a play should have. */
export const MOST_LINES = 25

/**
 * How many lines a text has, empty ones left out.
 *
 * @example
 * ```ts
 * import { linesOf } from '@ackanomic/games/rusty-lantern'
 *
 * linesOf('It was a dark night.\n\nThe door opened.') // => 2
 * ```
 */
export function linesOf(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

/** Whether a subject has the word “Lantern” in it, in whatever case. */
function saysLantern(subject: string): boolean {
  return /(?<![\p{L}\p{N}_])lantern(?![\p{L}\p{N}_])/iu.test(subject)
}

/**
 * The tale as it was told: the texts of the plays that succeeded, in order, and the epilogue.
 *
 * @example
 * ```ts
 * import { rustyLantern, taleOf } from '@ackanomic/games/rusty-lantern'
 *
 * const start = rustyLantern.setup({ players: ['Ann', 'Bob'], referees: ['Moe'], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.says)
 * taleOf(start.value.state.shared) // => []
 * ```
 */
export function taleOf({ plays, epilogue }: Pick<Shared, 'plays' | 'epilogue'>): readonly string[] {
  const told = plays.filter(({ answered }) => answered?.is === 'verified').map(({ text }) => text)
  return epilogue === null ? told : [...told, epilogue]
}

/** Why a seat cannot try a play, or `undefined`. What the text is worth, the Barkeep judges. */
export function checkAttempt(
  state: State<RustyLantern>,
  { subject, text, card }: TryPlay,
  seat: SeatNumber,
): RefusalOf<RustyLantern> | undefined {
  const refusal = checkTurn(state, seat)
  if (refusal !== undefined) return refusal
  if (!saysLantern(subject)) return { code: 'noLantern', facts: { subject } }
  const lines = linesOf(text)
  if (state.options.enforceLength && (lines < FEWEST_LINES || lines > MOST_LINES)) {
    return { code: 'wrongLength', facts: { lines } }
  }
  if (card === null) return undefined
  if (state.shared.bards[seat]?.cards === 0) return { code: 'noCards', facts: { card } }
  return isLocked(state.shared, seat, card) ? { code: 'cardLocked', facts: { card } } : undefined
}

/** A play is tried, and waits for the Barkeep's answer. */
export function attempt(
  draft: Draft,
  { subject, text, card }: TryPlay,
  seat: SeatNumber,
  ctx: Context<RustyLantern>,
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
  verdict: Verdict,
  number: number,
): RefusalOf<RustyLantern> | undefined {
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
    return isTrue ? undefined : { code: 'wrongReason', facts: { reason, card, held } }
  }
  if (isPhantom) return { code: 'phantomCard', facts: { card } }
  if (verdict.looseEnd && card === null) return { code: 'noNewLooseEnd', facts: { play: number } }
  return checkTied(verdict.tied, shared.looseEnds)
}

function checkTied(
  tied: readonly string[],
  looseEnds: readonly Card[],
): RefusalOf<RustyLantern> | undefined {
  const left = [...looseEnds]
  for (const named of tied) {
    const card = cardAmong(left, named)
    if (card === null) return { code: 'noLooseEnd', facts: { card: named, looseEnds } }
    left.splice(left.indexOf(card), 1)
  }
  return undefined
}

/** The Barkeep answers a play. */
export function answerPlay(
  draft: Draft,
  verdict: Verdict,
  number: number,
  ctx: Context<RustyLantern>,
): void {
  if (verdict.reply === 'deny') deny(draft, number, verdict.reason, ctx)
  else verify(draft, number, verdict, ctx)
}

/** A play succeeds: its card is burned or laid, Loose Ends are tied off, and perhaps that wins. */
function verify(
  draft: Draft,
  number: number,
  { looseEnd, tied }: Extract<Verdict, { readonly reply: 'verify' }>,
  ctx: Context<RustyLantern>,
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
  ctx.emit('public', '1250.18/play.e', () => ({
    type: 'verified',
    play: number,
    seat,
    card,
    looseEnd,
    tied: done,
    ale,
  }))
  const hasWon = shared.circle.includes(seat) && bard?.cards === 0 && shared.looseEnds.length === 0
  if (hasWon) win(draft, seat, ctx)
  else setSleep(draft, ctx)
}

/** A play is denied: its card is burned for two others, and the turn moves on. */
function deny(draft: Draft, number: number, reason: Denial, ctx: Context<RustyLantern>): void {
  const { shared, options } = draft
  const play = shared.plays[number - 1]
  if (play === undefined) return
  const { seat, card } = play
  const burned = burnCard(draft, seat, card)
  play.answered = { is: 'denied', reason }
  ctx.emit('public', REASONS[reason], () => ({
    type: 'denied',
    play: number,
    seat,
    reason,
    burned,
  }))
  const isPhantom = card !== null && burned === null
  if (burned !== null || (isPhantom && options.phantomCardDenial === 'two-cards')) {
    owe(draft, seat, 2)
  }
  if (shared.turn === seat) moveOn(draft, seat, '1250.18/turn.d', ctx)
  else setSleep(draft, ctx)
}

const REASONS: Readonly<Record<Denial, RustyLantern['Clause']>> = {
  incomprehensible: '1250.18/deny.1',
  'non sequitur': '1250.18/deny.2',
  'against the spirit': '1250.18/deny.3',
  'wrong length': '1250.18/deny.4',
  'no card specified': '1250.18/deny.5',
  'nothing played': '1250.18/deny.6',
  'card not brought in': '1250.18/deny.7',
}
