/**
 * Throws so many dice, told how many of them belong together; what each shows, or `undefined` where
 * they could not be thrown.
 */
export type ThrowDice = (
  dice: number,
  sides: number,
  together: number,
) => readonly number[] | undefined

/** The most sides that a die of the server has. */
const MAX_SIDES = 1000
/** Fair dice need a second attempt once in ten times or less; after so many they aren't fair. */
const MAX_ATTEMPTS = 50

/**
 * Draws so many of `0 … below - 1`, each as likely: dice are the digits of a number, and the numbers
 * that are too large are thrown again, all at once.
 */
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

/**
 * Puts things in an order, each order as likely: every thing gets a random number and they are
 * sorted by it; those with equal numbers are put in order among themselves, in the same way. The
 * numbers are so large that this is seldom needed.
 */
export function shuffled(
  things: readonly number[],
  throwDice: ThrowDice,
  mostSides: number = MAX_SIDES,
  attempt: number = 0,
): readonly number[] | undefined {
  if (things.length < 2) return things
  if (attempt > MAX_ATTEMPTS) return undefined
  // Two of them are equal once in 200 times at most; with five digits a number is still exact.
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

/** The fewest dice, with the fewest sides, that can show as many different numbers. */
function digitsFor(below: number, mostSides: number): { digits: number; sides: number } {
  let digits = 1
  while (power(mostSides, digits) < below) digits++
  let sides = Math.max(2, Math.floor(below ** (1 / digits)) - 1)
  while (power(sides, digits) < below) sides++
  return { digits, sides }
}

/** Unlike `**`, exact as long as the result is. */
function power(base: number, exponent: number): number {
  let result = 1
  for (let i = 0; i < exponent; i++) result *= base
  return result
}
