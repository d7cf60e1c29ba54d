/** How often each card occurs in a list. */
export function countOf<Of extends string>(cards: readonly Of[]): Map<Of, number> {
  const count = new Map<Of, number>()
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1)
  return count
}
