import type { Stake } from './tale.js'

/** The kind of entity that is currency. */
const CURRENCY = 'a$'

/** Whether a stake is currency, of which the society keeps the books. */
export function isCurrency({ kind }: Stake): boolean {
  return kind.toLowerCase() === CURRENCY
}

/** Entities as text, such as `A$5 and 1 × Favour`. */
export function stakesText(stakes: readonly Stake[]): string {
  const each = stakes.map((stake) =>
    isCurrency(stake) ? `A$${stake.count}` : `${stake.count} × ${stake.kind}`,
  )
  return each.length === 0 ? 'nothing' : each.join(' and ')
}

/** Whether somebody pays what is asked, in whatever order: neither less nor more. */
export function isPaid(asked: readonly Stake[], paid: readonly Stake[]): boolean {
  const isMet = ({ kind, count }: Stake): boolean =>
    paid.some((each) => each.kind.toLowerCase() === kind.toLowerCase() && each.count === count)
  return paid.length === asked.length && asked.every(isMet)
}
