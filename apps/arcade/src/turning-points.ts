/** The scores of all seats after an entry. */
export interface ScoresAt {
  /** The number of entries. */
  readonly step: number
  /** The scores by seat. */
  readonly scores: readonly number[]
}

/** A step at which the lead changed much. */
export interface TurningPoint {
  /** The step. */
  readonly step: number
  /** How much the lead of the seat that gained most grew there. */
  readonly gain: number
  /** That seat. */
  readonly seat: number
}

/** How many are shown. */
const MOST = 3

/** By how much a seat is ahead of the best of the others. */
function leadOf(scores: readonly number[], seat: number): number {
  const others = scores.filter((_, other) => other !== seat)
  return (scores[seat] ?? 0) - Math.max(...others)
}

/** The steps at which a seat gained most on all others, in the order of the match. */
export function turningPointsOf(history: readonly ScoresAt[]): readonly TurningPoint[] {
  const points = history.flatMap(({ step, scores }, i): readonly TurningPoint[] => {
    const before = history[i - 1]?.scores
    if (before === undefined || scores.length < 2) return []
    const gains = scores.map((_, seat) => leadOf(scores, seat) - leadOf(before, seat))
    const gain = Math.max(...gains)
    return gain > 0 ? [{ step, gain, seat: gains.indexOf(gain) }] : []
  })
  return points
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, MOST)
    .toSorted((one, other) => one.step - other.step)
}
