import type { SeatNumber } from '@ackanomic/core'
import { type Desk, nameOf, ownSeatOf, type RefusalOf, type State } from '@ackanomic/core/engine'
import type { Draft } from './cards.js'
import { burnCard, cardAmong, isLocked, isSameCard, owe } from './cards.js'
import { isTooOld } from './suspension.js'
import { type Interruption, type InterruptionEnd, type Own, openPlay, playAt } from './tale.js'
import { giveTurn } from './turns.js'
import type { Interrupt, Mention, RustyLantern } from './types.js'

/** Why a seat cannot announce an interruption, or `undefined`. A card that is not held is no bar. */
export function checkInterruption(
  { own, table }: State<RustyLantern>,
  { play: number, card }: Interrupt,
  seat: SeatNumber,
): RefusalOf<RustyLantern> | undefined {
  if (own.winner !== null) return { code: 'taleTold', facts: { winner: own.winner.person } }
  const play = playAt(own, number)
  if (play === undefined) {
    return { code: 'noSuchPlay', facts: { play: number, plays: own.plays.length } }
  }
  if (table.seats[play.seat]?.player === table.seats[seat]?.player) {
    return { code: 'ownPlay', facts: { play: number } }
  }
  if (play.answered?.is === 'void') return { code: 'voidPlay', facts: { play: number } }
  if (own.short) return { code: 'deckShort', facts: {} }
  if (isLocked(own, seat, card)) return { code: 'cardLocked', facts: { card } }
  const open = openOf(own, seat)
  const cards = own.bards[seat]?.cards ?? 0
  return open < Math.max(1, cards)
    ? undefined
    : { code: 'tooManyInterruptions', facts: { open, cards } }
}

/** How many interruptions of a seat wait for their answers. */
export function openOf({ interruptions }: Pick<Own, 'interruptions'>, seat: SeatNumber): number {
  return interruptions.filter((each) => each.answered === null && each.seat === seat).length
}

/** An interruption is announced; whether its card is held stays between Bard and Barkeep. */
export function announce(
  draft: Draft,
  { play: number, card }: Interrupt,
  seat: SeatNumber,
  desk: Desk<RustyLantern>,
): void {
  const { own } = draft
  const play = own.plays[number - 1]
  const secret = draft.secret[seat]
  if (play === undefined || secret === undefined) return
  const late = isTooOld(play, own, desk.at)
  own.interruptions.push({ seat, play: number, card, late, answered: null })
  const interruption = own.interruptions.length
  if (cardAmong(secret.hand, card) !== null) secret.claims.push(interruption)
  const of = play.seat
  desk.tell('public', '1250.18/int.c', () => ({
    type: 'interruption',
    interruption,
    seat,
    play: number,
    of,
    card,
  }))
}

/** Whether the card of an interruption was held when it was announced, and still is. */
export function isHeld(
  { own, secret }: Pick<State<RustyLantern>, 'own' | 'secret'>,
  number: number,
): boolean {
  const interruption = own.interruptions[number - 1]
  const held = secret[interruption?.seat ?? -1]
  if (interruption === undefined || held === undefined) return false
  return held.claims.includes(number) && cardAmong(held.hand, interruption.card) !== null
}

/** The numbers of the interruptions that may be answered now: none as long as a play is open. */
export function answerable({ own }: Pick<State<RustyLantern>, 'own'>): readonly number[] {
  if (own.winner !== null || own.short || openPlay(own) !== null) return []
  return own.interruptions.flatMap(({ answered }, index) => (answered === null ? [index + 1] : []))
}

/** Whether a play was interrupted already, with another card. */
function isInterrupted({ interruptions }: Own, play: number, card: string): boolean {
  return interruptions.some(
    (each) => each.play === play && each.answered === 'verified' && !isSameCard(each.card, card),
  )
}

/** The seat that the Bard of a play sits in now: who left and came back is the same Bard. */
function presentSeat(draft: Draft, play: number): SeatNumber {
  const { table } = draft
  return ownSeatOf(table, nameOf(table, draft.own.plays[play - 1]?.seat ?? -1))
}

/** What a denied interruption costs its Bard. */
interface Denied {
  readonly is: 'not held' | 'not mentioned' | 'too late'
  readonly clause: RustyLantern['Clause']
  readonly burns: boolean
  readonly owed: number
}

/** The rule's one list of why an interruption is denied, in its order; `undefined` where it succeeds. */
function denialOf(
  own: Own,
  { play, card, late }: Interruption,
  mention: Mention,
): Denied | undefined {
  if (mention === 'not held') {
    return { is: 'not held', clause: '1250.18/int.no.1', burns: false, owed: 1 }
  }
  if (mention === 'insufficient') {
    return { is: 'not mentioned', clause: '1250.18/int.no.2', burns: true, owed: 2 }
  }
  const tooLate = { is: 'too late', burns: true, owed: 1 } as const
  if (late) return { ...tooLate, clause: '1250.18/int.no.3a' }
  return isInterrupted(own, play, card) ? { ...tooLate, clause: '1250.18/int.no.3b' } : undefined
}

/** The Barkeep says whether the play mentions the card; then the interruption is answered. */
export function answerInterruption(
  draft: Draft,
  mention: Mention,
  number: number,
  desk: Desk<RustyLantern>,
): void {
  const interruption = draft.own.interruptions[number - 1]
  if (interruption === undefined) return
  const { seat, play, card } = interruption
  const denied = denialOf(draft.own, interruption, mention)
  const burns = denied?.burns ?? draft.options.interruptCard === 'burn'
  const burned = burns ? burnCard(draft, seat, card) : null
  const { is, clause } = denied ?? { is: 'verified', clause: '1250.18/int.ok.a' }
  closeInterruption(draft, number, is, burned, clause, desk)
  if (denied !== undefined) owe(draft, seat, denied.owed)
  else {
    owe(draft, presentSeat(draft, play), 1)
    giveTurn(draft, seat, clause, desk)
  }
}

/** Writes down and tells what became of an interruption. */
function closeInterruption(
  draft: Draft,
  number: number,
  end: InterruptionEnd,
  burned: string | null,
  clause: RustyLantern['Clause'],
  desk: Desk<RustyLantern>,
): void {
  const interruption = draft.own.interruptions[number - 1]
  if (interruption === undefined) return
  interruption.answered = end
  const { seat, play, card } = interruption
  const of = draft.own.plays[play - 1]?.seat ?? -1
  const secret = draft.secret[seat]
  if (secret !== undefined) secret.claims = secret.claims.filter((each) => each !== number)
  desk.tell('public', clause, () => ({
    type: 'answered',
    interruption: number,
    seat,
    play,
    of,
    end,
    card,
    burned,
  }))
}

/** All open interruptions come to nothing; or those that are meant: by a Bard, or of a play. */
export function lapse(
  draft: Draft,
  meant: { readonly by?: SeatNumber; readonly play?: number },
  desk: Desk<RustyLantern>,
): void {
  const { by, play: number } = meant
  draft.own.interruptions.forEach(({ seat, play, answered }, index) => {
    if (answered !== null) return
    if ((by ?? seat) !== seat || (number ?? play) !== play) return
    closeInterruption(draft, index + 1, 'lapsed', null, '1250.18/int.g', desk)
  })
}
