import type { SeatNumber } from '@ackanomic/core'
import { nameOf, ownSeatOf, type State, type VisibleState } from '@ackanomic/core/engine'
import { burnCard, cardAmong, isLocked, isSameCard, owe } from './cards.js'
import type {
  Clause,
  Ctx,
  Draft,
  Move,
  Refused,
  RustyLantern,
  RustyLanternShared,
} from './model.js'
import type { RustyLanternMention } from './schema.js'
import { isTooOld } from './suspension.js'
import {
  openPlay,
  playAt,
  type RustyLanternInterruption,
  type RustyLanternInterruptionResult,
} from './tale.js'
import { giveTurn } from './turns.js'

/** Why a seat cannot interrupt a play, or `undefined`. A card that is not held is no bar. */
export function checkInterruption(
  { shared, table }: Pick<VisibleState<RustyLantern>, 'shared' | 'table'>,
  number: number,
  card: string,
  seat: SeatNumber,
): Refused {
  if (shared.winner !== null) return { code: 'taleTold', details: { winner: shared.winner.person } }
  const play = playAt(shared, number)
  if (play === undefined) {
    return { code: 'noSuchPlay', details: { play: number, plays: shared.plays.length } }
  }
  if (table.seats[play.seat]?.player === table.seats[seat]?.player) {
    return { code: 'ownPlay', details: { play: number } }
  }
  if (play.answered?.is === 'void') return { code: 'voidPlay', details: { play: number } }
  if (shared.short) return { code: 'deckShort', details: {} }
  if (isLocked(shared, seat, card)) return { code: 'cardLocked', details: { card } }
  const open = openOf(shared, seat)
  const cards = shared.bards[seat]?.cards ?? 0
  return open < Math.max(1, cards)
    ? undefined
    : { code: 'tooManyInterruptions', details: { open, cards } }
}

/** How many interruptions of a seat wait for their answers. */
export function openOf(
  { interruptions }: Pick<RustyLanternShared, 'interruptions'>,
  seat: SeatNumber,
): number {
  return interruptions.filter((each) => each.answered === null && each.seat === seat).length
}

/** An interruption is announced; whether its card is held stays between Bard and Barkeep. */
export function announce(
  draft: Draft,
  { play: number, card }: Extract<Move, { type: 'interrupt' }>,
  seat: SeatNumber,
  ctx: Ctx,
): void {
  const { shared } = draft
  const play = shared.plays[number - 1]
  const secret = draft.secret[seat]
  if (play === undefined || secret === undefined) return
  const late = isTooOld(play, shared, ctx.at)
  shared.interruptions.push({ seat, play: number, card, late, answered: null })
  const interruption = shared.interruptions.length
  if (cardAmong(secret.hand, card) !== null) secret.claims.push(interruption)
  const named = { interruption, seat, play: number, of: play.seat, card }
  ctx.emit('public', '1250.18/int.c', () => ({ type: 'interruption', ...named }))
}

/** Whether the card of an interruption was held when it was announced, and still is. */
export function isHeld(
  { shared, secret }: Pick<State<RustyLantern>, 'shared' | 'secret'>,
  number: number,
): boolean {
  const interruption = shared.interruptions[number - 1]
  const held = secret[interruption?.seat ?? -1]
  if (interruption === undefined || held === undefined) return false
  return held.claims.includes(number) && cardAmong(held.hand, interruption.card) !== null
}

/** The numbers of the interruptions that may be answered now: none as long as a play is open. */
export function answerable({ shared }: Pick<State<RustyLantern>, 'shared'>): readonly number[] {
  if (shared.winner !== null || shared.short || openPlay(shared) !== null) return []
  return shared.interruptions.flatMap(({ answered }, index) =>
    answered === null ? [index + 1] : [],
  )
}

/** Whether a play was interrupted already, with another card. */
function isInterrupted({ interruptions }: RustyLanternShared, play: number, card: string): boolean {
  return interruptions.some(
    (each) => each.play === play && each.answered === 'verified' && !isSameCard(each.card, card),
  )
}

/** What a denied interruption costs its Bard. */
interface Denied {
  readonly is: 'not held' | 'not mentioned' | 'too late'
  readonly clause: Clause
  readonly burns: boolean
  readonly owed: number
}

/** The rule's one list of why an interruption is denied, in its order; `undefined` where it succeeds. */
function denialOf(
  shared: RustyLanternShared,
  { play, card, late }: RustyLanternInterruption,
  mention: RustyLanternMention,
): Denied | undefined {
  if (mention === 'not held') {
    return { is: 'not held', clause: '1250.18/int.no.1', burns: false, owed: 1 }
  }
  if (mention === 'insufficient') {
    return { is: 'not mentioned', clause: '1250.18/int.no.2', burns: true, owed: 2 }
  }
  const tooLate = { is: 'too late', burns: true, owed: 1 } as const
  if (late) return { ...tooLate, clause: '1250.18/int.no.3a' }
  return isInterrupted(shared, play, card) ? { ...tooLate, clause: '1250.18/int.no.3b' } : undefined
}

/** The Barkeep says whether the play mentions the card; then the interruption is answered. */
export function answerInterruption(
  draft: Draft,
  mention: RustyLanternMention,
  number: number,
  ctx: Ctx,
): void {
  const { shared, table } = draft
  const interruption = shared.interruptions[number - 1]
  if (interruption === undefined) return
  const { seat, play, card } = interruption
  const denied = denialOf(shared, interruption, mention)
  const burns = denied?.burns ?? draft.options.interruptCard === 'burn'
  const burned = burns ? burnCard(draft, seat, card) : null
  const { is, clause } = denied ?? { is: 'verified', clause: '1250.18/int.ok.a' }
  closeInterruption(draft, number, is, burned, clause, ctx)
  if (denied !== undefined) owe(draft, seat, denied.owed)
  else {
    // One who left and came back is the same Bard in another seat.
    owe(draft, ownSeatOf(table, nameOf(table, shared.plays[play - 1]?.seat ?? -1)), 1)
    giveTurn(draft, seat, clause, ctx)
  }
}

/** Writes down and tells what became of an interruption. */
function closeInterruption(
  draft: Draft,
  number: number,
  end: RustyLanternInterruptionResult,
  burned: string | null,
  clause: Clause,
  ctx: Ctx,
): void {
  const interruption = draft.shared.interruptions[number - 1]
  if (interruption === undefined) return
  interruption.answered = end
  const { seat, play, card } = interruption
  const of = draft.shared.plays[play - 1]?.seat ?? -1
  const secret = draft.secret[seat]
  if (secret !== undefined) secret.claims = secret.claims.filter((each) => each !== number)
  const answered = { interruption: number, seat, play, of, end, card, burned }
  ctx.emit('public', clause, () => ({ type: 'answered', ...answered }))
}

/** All open interruptions come to nothing; or those that are meant: by a Bard, or of a play. */
export function lapse(
  draft: Draft,
  meant: { readonly by?: SeatNumber; readonly play?: number },
  ctx: Ctx,
): void {
  const { by, play: number } = meant
  draft.shared.interruptions.forEach(({ seat, play, answered }, index) => {
    if (answered !== null) return
    if ((by ?? seat) !== seat || (number ?? play) !== play) return
    closeInterruption(draft, index + 1, 'lapsed', null, '1250.18/int.g', ctx)
  })
}
