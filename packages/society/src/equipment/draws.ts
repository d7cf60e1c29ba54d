/** Throws dice, in groups of `together`. Returns what they show, or `undefined`. */
export type ThrowDice = (
  dice: number,
  sides: number,
  together: number,
) => readonly number[] | undefined

const MAX_SIDES = 1000
/** Fair dice need a second attempt at most once in ten times; after so many they aren't fair. */
const MAX_ATTEMPTS = 50

/** Draws numbers from `0 … below - 1`, equally likely; numbers that are too large are redrawn. */
export function drawMany(
  count: number,
  below: number,
  throwDice: ThrowDice,
  mostSides: number = MAX_SIDES,
): number[] | undefined {
  if (below === 1) return new Array<number>(count).fill(0)
  const { digits, sides } = digitsFor(below, mostSides)
  const drawn: number[] = []
  for (let attempt = 0; drawn.length < count; attempt++) {
    const missing = count - drawn.length
    const shown = attempt < MAX_ATTEMPTS ? throwDice(missing * digits, sides, digits) : undefined
    if (shown === undefined) return undefined
    for (let at = 0; at < shown.length; at += digits) {
      let value = 0
      for (let digit = at; digit < at + digits; digit++) {
        value = value * sides + (shown[digit] as number) - 1
      }
      if (value < below) drawn.push(value)
    }
  }
  return drawn
}

/** Shuffles things fairly: each gets a random number, and equal numbers are shuffled again. */
export function shuffled(
  things: readonly number[],
  throwDice: ThrowDice,
  mostSides: number = MAX_SIDES,
  attempt: number = 0,
): readonly number[] | undefined {
  if (things.length < 2) return things
  if (attempt > MAX_ATTEMPTS) return undefined
  // Two of them are equal at most once in 200 times; with five digits a number is still exact.
  const wanted = Math.log(100 * things.length ** 2) / Math.log(mostSides)
  const digits = Math.min(5, Math.ceil(wanted))
  const keys = drawMany(things.length, mostSides ** digits, throwDice, mostSides)
  if (keys === undefined) return undefined
  const keyed = things.map((thing, place) => ({ thing, key: keys[place] as number }))
  const runs: number[][] = []
  let last = Number.NaN
  for (const { thing, key } of keyed.sort((one, other) => one.key - other.key)) {
    if (key === last) runs.at(-1)?.push(thing)
    else runs.push([thing])
    last = key
  }
  const order: number[] = []
  for (const tied of runs) {
    const run = shuffled(tied, throwDice, mostSides, attempt + 1)
    if (run === undefined) return undefined
    for (const thing of run) order.push(thing)
  }
  return order
}

/** The fewest dice, with the fewest sides, that can show that many numbers. */
function digitsFor(below: number, mostSides: number): { digits: number; sides: number } {
  let digits = 1
  while (power(mostSides, digits) < below) digits++
  let sides = Math.max(2, Math.floor(below ** (1 / digits)) - 1)
  while (power(sides, digits) < below) sides++
  return { digits, sides }
}

/** Exact if the result is, unlike `**`. */
function power(base: number, exponent: number): number {
  let result = 1
  for (let i = 0; i < exponent; i++) result *= base
  return result
}
