/** The share of each figure in their sum; 0 if all are 0. */
export function sharesOf(figures: readonly number[]): readonly number[] {
  const sum = figures.reduce((total, each) => total + each, 0)
  return figures.map((each) => (sum === 0 ? 0 : each / sum))
}
