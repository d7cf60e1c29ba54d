import type { SeatNumber } from '@ackanomic/core'
import { type Context, holderOf, nameOf, type SeatAward } from '@ackanomic/core/engine'
import { isCurrency } from './ante.js'
import type { Draft } from './cards.js'
import { lapse } from './interruptions.js'
import { endTurn, startDays } from './turns.js'
import type { Ending, RustyLantern } from './types.js'

type Award = SeatAward<RustyLantern['Clause']>

/** Somebody has won: that is final, and all that was pending lapses. */
export function win(draft: Draft, seat: SeatNumber, ctx: Context<RustyLantern>): void {
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

/** The winner finishes the story, or declines; with that the tale is over. */
export function finish(
  draft: Draft,
  text: string | null,
  seat: SeatNumber,
  ctx: Context<RustyLantern>,
): void {
  draft.shared.epilogue = text
  if (text !== null) ctx.emit('public', '1250.18/win.c', () => ({ type: 'epilogue', seat }))
  closeTale(draft, ctx)
}

/** The tale is over, and the winner gets the pot, or the Trophy where there is no ante. */
export function closeTale(draft: Draft, ctx: Context<RustyLantern>): void {
  const person = draft.shared.winner?.person
  if (person === undefined) return
  ctx.emit('public', '1250.18/win.c', () => ({ type: 'over', why: 'won' }))
  const awards: Award[] =
    draft.options.ante === null
      ? [{ award: 'trophy', trophy: 'standard', to: { person }, clause: '1250.18/ante.e' }]
      : emptyPot(draft, person, 'won', ctx)
  ctx.end({ winners: [{ person }], ranking: [], awards })
}

/** The tale is over, and nobody has won. */
export function endLamely(
  draft: Draft,
  ctx: Context<RustyLantern>,
  why: Exclude<Ending, 'won'>,
  barkeep: string | null,
): void {
  const clause = why === 'lame' ? '1250.18/card.h' : '1250.18/bk.c'
  ctx.emit('public', clause, () => ({ type: 'over', why }))
  const { deadPot } = draft.options
  const awards =
    draft.options.ante === null
      ? []
      : emptyPot(draft, deadPot === 'barkeep' ? barkeep : null, deadPot, ctx)
  ctx.end({ winners: [], ranking: [], awards })
}

/** The tale ends by the Barkeep: with its winner if there is one. */
export function endTale(
  draft: Draft,
  ctx: Context<RustyLantern>,
  why: Exclude<Ending, 'won'>,
  barkeep: string | null,
): void {
  if (draft.shared.winner !== null) closeTale(draft, ctx)
  else endLamely(draft, ctx, why, barkeep)
}

/** What becomes of the pot is told; what of it is currency moves. */
function emptyPot(
  draft: Draft,
  to: string | null,
  how: 'won' | 'return' | 'barkeep' | 'keep-in-pot',
  ctx: Context<RustyLantern>,
): Award[] {
  const pot = draft.shared.pot
  ctx.emit('public', '1250.18/ante.c', () => ({ type: 'pot', how, to, pot }))
  if (to === null) return []
  return pot.flatMap(({ person, stakes }) =>
    stakes
      .filter((stake) => isCurrency(stake) && person !== to)
      .map(
        ({ count }): Award => ({
          award: 'transfer',
          from: { person },
          to: { person: to },
          amount: count,
          at: null,
          clause: how === 'won' ? '1250.18/ante.d' : '1250.18/ante.c',
        }),
      ),
  )
}
