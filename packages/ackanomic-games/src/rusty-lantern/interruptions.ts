import type { SeatNumber } from '@ackanomic/core'
import {
  assignedSeatOf,
  itemAt,
  nameOf,
  type State,
  type VisibleState,
} from '@ackanomic/core/engine'
import { burnCard, findCard, isLocked, isSameCard, oweCards } from './cards.js'
import type { Clause, Ctx, Draft, Moves, Prompts, Refused, RustyLantern } from './model.js'
import type { MENTIONS } from './schema.js'
import type { InterruptionResult, RustyLanternInterruption, RustyLanternShared } from './state.js'
import { openPlayOf } from './tale.js'
import { giveTurn, isTooOld, taleTold } from './turns.js'

/** Refuses an interruption of a play with a card, held or not; `null` means any card. */
export function checkInterruption(
  { shared, roster }: Pick<VisibleState<RustyLantern>, 'shared' | 'roster'>,
  { play: number, card }: { readonly play: number; readonly card: string | null },
  seat: SeatNumber,
): Refused {
  const { winner, plays } = shared
  if (winner !== null) return taleTold(winner)
  const play = plays[number - 1]
  if (play === undefined)
    return { code: 'noSuchPlay', details: { play: number, plays: plays.length } }
  if (roster.seats[play.seat]?.player === roster.seats[seat]?.player)
    return { code: 'ownPlay', details: { play: number } }
  if (play.answered?.is === 'void') return { code: 'voidPlay', details: { play: number } }
  if (shared.short) return { code: 'deckShort' }
  if (card !== null && isLocked(shared, seat, card))
    return { code: 'cardLocked', details: { card } }
  const open = openInterruptionsOf(shared, seat)
  const cards = shared.bards[seat]?.cards ?? 0
  return open < Math.max(1, cards)
    ? undefined
    : { code: 'tooManyInterruptions', details: { open, cards } }
}

export function openInterruptionsOf({ interruptions }: RustyLanternShared, seat: SeatNumber) {
  return interruptions.filter((each) => each.answered === null && each.seat === seat).length
}

/** Interrupts. Only the Barkeep learns whether the card is held. */
export const interruptMove: Moves['interrupt'] = {
  validate: (state, move, { seat }) => checkInterruption(state, move, seat),
  apply({ shared, secret }, { play: number, card }, ctx, { seat }) {
    const play = itemAt(shared.plays, number - 1)
    const { hand, claims } = itemAt(secret, seat)
    const late = isTooOld(play, shared, ctx.at)
    shared.interruptions.push({ seat, play: number, card, late, answered: null })
    const interruption = shared.interruptions.length
    if (findCard(hand, card) !== null) claims.push(interruption)
    const named = { interruption, seat, play: number, of: play.seat, card }
    ctx.emit('public', '1250.18/int.c', () => ({ type: 'interruption', ...named }))
  },
}

/** Whether the card of an interruption was held at its announcement, and still is. */
export function isHeld(
  { shared, secret }: Pick<State<RustyLantern>, 'shared' | 'secret'>,
  number: number,
): boolean {
  const { seat, card } = itemAt(shared.interruptions, number - 1)
  const { hand, claims } = itemAt(secret, seat)
  return claims.includes(number) && findCard(hand, card) !== null
}

export function answerableInterruptions(shared: RustyLanternShared): readonly number[] {
  if (shared.winner !== null || shared.short || openPlayOf(shared) !== undefined) return []
  return shared.interruptions.flatMap(({ answered }, index) =>
    answered === null ? [index + 1] : [],
  )
}

function denialOf(
  { interruptions }: RustyLanternShared,
  { play, card, late }: RustyLanternInterruption,
  mention: (typeof MENTIONS)[number],
) {
  if (mention === 'not held')
    return { end: 'not held', clause: '1250.18/int.no.1', burns: false, owed: 1 } as const
  if (mention === 'insufficient')
    return { end: 'not mentioned', clause: '1250.18/int.no.2', burns: true, owed: 2 } as const
  const isTaken = interruptions.some(
    (each) => each.play === play && each.answered === 'verified' && !isSameCard(each.card, card),
  )
  if (!late && !isTaken) return undefined
  const clause = late ? '1250.18/int.no.3a' : '1250.18/int.no.3b'
  return { end: 'too late', clause, burns: true, owed: 1 } as const
}

/** The Barkeep's answer to an interruption: whether the play mentions the card. */
export const mentionPrompt: Prompts['mention'] = {
  apply(draft, mention, ctx, { details: { interruption: number } }) {
    const { shared, roster } = draft
    const interruption = itemAt(shared.interruptions, number - 1)
    const { seat, play, card } = interruption
    const denied = denialOf(shared, interruption, mention)
    const burns = denied?.burns ?? draft.options.interruptCard === 'burn'
    const burned = burns ? burnCard(draft, seat, card) : null
    const { end, clause } = denied ?? { end: 'verified', clause: '1250.18/int.ok.a' }
    closeInterruption(draft, number, end, burned, clause, ctx)
    if (denied !== undefined) oweCards(draft, seat, denied.owed)
    else {
      // A Bard who left and came back has another seat.
      oweCards(
        draft,
        assignedSeatOf(roster, nameOf(roster, itemAt(shared.plays, play - 1).seat)),
        1,
      )
      giveTurn(draft, seat, clause, ctx)
    }
  },
}

function closeInterruption(
  draft: Draft,
  number: number,
  end: InterruptionResult,
  burned: string | null,
  clause: Clause,
  ctx: Ctx,
): void {
  const interruption = itemAt(draft.shared.interruptions, number - 1)
  interruption.answered = end
  const { seat, play, card } = interruption
  const of = itemAt(draft.shared.plays, play - 1).seat
  const secret = itemAt(draft.secret, seat)
  secret.claims = secret.claims.filter((each) => each !== number)
  const answered = { interruption: number, seat, play, of, end, card, burned }
  ctx.emit('public', clause, () => ({ type: 'answered', ...answered }))
}

export function lapseInterruptions(
  draft: Draft,
  only: { readonly by?: SeatNumber; readonly play?: number },
  ctx: Ctx,
): void {
  draft.shared.interruptions.forEach(({ seat, play, answered }, index) => {
    if (answered !== null) return
    if ((only.by ?? seat) !== seat || (only.play ?? play) !== play) return
    closeInterruption(draft, index + 1, 'lapsed', null, '1250.18/int.g', ctx)
  })
}
