import type { SeatNumber } from '@ackanomic/core'
import { holderOf, nameOf, type SeatAward } from '@ackanomic/core/engine'
import { lapse } from './interruptions.js'
import type { Clause, Ctx, Draft } from './model.js'
import { type DEAD_POTS, isCurrency } from './tale.js'
import { endTurn, startDays } from './turns.js'

type Award = SeatAward<Clause>

/** Somebody has won: that is final, and all that was pending lapses. */
export function win(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const { table } = draft
  const person = holderOf(table, seat) ?? nameOf(table, seat)
  draft.shared.winner = { seat, person }
  draft.shared.owed = []
  draft.shared.unplaced = []
  endTurn(draft, ctx)
  ctx.emit('public', '1250.18/win.a', () => ({ type: 'won', seat, person }))
  lapse(draft, {}, ctx)
  if (draft.options.epilogue === 'none') closeTale(draft, ctx)
  else startDays(draft, ctx)
}

/** The tale is over, and the winner gets the pot, or the Trophy where there is no ante. */
export function closeTale(draft: Draft, ctx: Ctx): void {
  const person = draft.shared.winner?.person
  if (person === undefined) return
  ctx.emit('public', '1250.18/win.c', () => ({ type: 'over', why: 'won' }))
  const awards: Award[] =
    draft.options.ante === null
      ? [{ award: 'trophy', trophy: 'standard', to: { person }, clause: '1250.18/ante.e' }]
      : emptyPot(draft, person, 'won', ctx)
  ctx.end({ winners: [{ person }], awards })
}

/** The tale ends by the Barkeep: with its winner if there is one. */
export function endTale(
  draft: Draft,
  ctx: Ctx,
  why: 'lame' | 'Barkeep gone',
  barkeep: string | null,
): void {
  if (draft.shared.winner !== null) {
    closeTale(draft, ctx)
    return
  }
  ctx.emit('public', why === 'lame' ? '1250.18/card.h' : '1250.18/bk.c', () => ({
    type: 'over',
    why,
  }))
  const { deadPot, ante } = draft.options
  const to = deadPot === 'barkeep' ? barkeep : null
  ctx.end({ winners: [], awards: ante === null ? [] : emptyPot(draft, to, deadPot, ctx) })
}

/** What becomes of the pot is told; what of it is currency moves. */
function emptyPot(
  draft: Draft,
  to: string | null,
  how: 'won' | (typeof DEAD_POTS)[number],
  ctx: Ctx,
): Award[] {
  const pot = draft.shared.pot
  ctx.emit('public', '1250.18/ante.c', () => ({ type: 'pot', how, to, pot }))
  if (to === null) return []
  const clause = how === 'won' ? '1250.18/ante.d' : '1250.18/ante.c'
  const others = pot.filter(({ person }) => person !== to)
  return others.flatMap(({ person, stakes }) =>
    stakes.filter(isCurrency).map(
      ({ count: amount }): Award => ({
        award: 'transfer',
        from: { person },
        to: { person: to },
        amount,
        at: null,
        clause,
      }),
    ),
  )
}
