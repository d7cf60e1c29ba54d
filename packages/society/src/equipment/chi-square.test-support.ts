/**
 * Returns the standard deviations by which Pearson's chi-square of the counts exceeds the expected
 * one (Wilson and Hilferty's cube root). A fair source exceeds 4 once in 30,000 times.
 */
export function unfairness(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const expected = all / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  const variance = 2 / (9 * freedom)
  return (Math.cbrt(chiSquare / freedom) - (1 - variance)) / Math.sqrt(variance)
}

export function countsOf(kinds: number, values: Iterable<number>): readonly number[] {
  const counts = Array.from({ length: kinds }, () => 0)
  for (const value of values) counts[value] = (counts[value] ?? Number.NaN) + 1
  return counts
}
