import type { SeatNumber } from '@ackanomic/core'
import { holderOf, nameOf, type SeatAward } from '@ackanomic/core/engine'
import { lapseInterruptions } from './interruptions.js'
import type { Clause, Ctx, Draft } from './model.js'
import { type DEAD_POTS, isCurrency } from './tale.js'
import { endTurn, startDays } from './turns.js'

type Award = SeatAward<Clause>

/** Makes a Bard win, which is final; everything pending lapses. */
export function winTale(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const { shared, roster } = draft
  const person = holderOf(roster, seat) ?? nameOf(roster, seat)
  shared.winner = { seat, person }
  shared.owed = []
  shared.unplaced = []
  endTurn(draft, ctx)
  ctx.emit('public', '1250.18/win.a', () => ({ type: 'won', seat, person }))
  lapseInterruptions(draft, {}, ctx)
  if (draft.options.epilogue === 'none') closeTale(draft, ctx)
  else startDays(draft, ctx)
}

/** Ends a tale that was won; the winner gets the pot, or a Trophy without an ante. */
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
  const clause = why === 'lame' ? '1250.18/card.h' : '1250.18/bk.c'
  ctx.emit('public', clause, () => ({ type: 'over', why }))
  const { deadPot, ante } = draft.options
  const to = deadPot === 'barkeep' ? barkeep : null
  ctx.end({ winners: [], awards: ante === null ? [] : emptyPot(draft, to, deadPot, ctx) })
}

/** Announces the fate of the pot, and returns the transfers of its currency. */
function emptyPot(
  draft: Draft,
  to: string | null,
  how: 'won' | (typeof DEAD_POTS)[number],
  ctx: Ctx,
): Award[] {
  const { pot } = draft.shared
  ctx.emit('public', '1250.18/ante.c', () => ({ type: 'pot', how, to, pot }))
  if (to === null) return []
  const clause = how === 'won' ? '1250.18/ante.d' : '1250.18/ante.c'
  const transfer = { award: 'transfer', to: { person: to }, at: null, clause } as const
  const others = pot.filter(({ person }) => person !== to)
  return others.flatMap(({ person: from, stakes }) => {
    const paid = stakes.filter(isCurrency)
    return paid.map(({ count }) => ({ ...transfer, from: { person: from }, amount: count }))
  })
}
