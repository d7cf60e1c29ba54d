/** A small fast generator, the same for every candidate, so that no ratio measures generators. */
export function generator(seed: number): (of: number) => number {
  let state = seed | 1
  return (of) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % of
  }
}
