/**
 * Holds counts against equal chances. Answers how many standard deviations Pearson's chi-square
 * lies above what fair counts give, by the cube root of Wilson and Hilferty; a fair source exceeds 4
 * once in 30,000 times.
 */
export function unfairness(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const expected = all / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  const variance = 2 / (9 * freedom)
  return (Math.cbrt(chiSquare / freedom) - (1 - variance)) / Math.sqrt(variance)
}

/** Counts how often each of `0 … kinds - 1` comes. */
export function countsOf(kinds: number, values: Iterable<number>): readonly number[] {
  const counts = Array.from({ length: kinds }, () => 0)
  for (const value of values) counts[value] = (counts[value] ?? Number.NaN) + 1
  return counts
}
