import type { TrominoGoFault } from './faults.js'
import { LETTERS, letterOfPlay, OPENING, type TrominoLetter } from './tromino.js'

/** Units of edge along each of the six letters, four bits for each. */
export type Touched = number

export const UNIT: Readonly<Record<TrominoLetter, Touched>> = {
  A: 1,
  b: 1 << 4,
  C: 1 << 8,
  a: 1 << 12,
  B: 1 << 16,
  c: 1 << 20,
}

const along = (...letters: readonly number[]): Touched =>
  letters.reduce((units, letter) => units + (15 << (4 * letter)), 0)

const CAPITALS = along(0, 2, 4)
const SMALL = along(1, 3, 5)

function unitsIn(touched: Touched): number {
  let units = 0
  for (let left = touched; left > 0; left >>>= 4) units += left & 15
  return units
}

export interface Terms {
  /** Letters that it must not touch. */
  readonly barred: Touched
  readonly wanted: Touched
  readonly counted: Touched
}

/** The b touches the A, the C the b and not the A, the a the C and not the b (2). */
const OPENINGS: readonly Terms[] = [0, 1, 2, 3].map((play) => {
  const wanted = play === 0 ? 0 : along(play - 1)
  return { barred: play < 2 ? 0 : along(play - 2), wanted, counted: wanted }
})

/** None of its letter, one of the opponent's, two units in all (3.i, 3.ii, 3.iii). */
const LATER: readonly Terms[] = LETTERS.map((_, letter) => ({
  barred: along(letter, (letter + 3) % 6),
  wanted: letter % 2 === 0 ? SMALL : CAPITALS,
  counted: CAPITALS + SMALL,
}))

export function termsOf(play: number): Terms {
  const terms = play < OPENING ? OPENINGS[play] : LATER[play % LATER.length]
  if (terms === undefined) throw new Error(`There is no play ${play}.`)
  return terms
}

export function brokenBy(touched: Touched, terms: Terms): keyof Terms | null {
  if ((touched & terms.barred) !== 0) return 'barred'
  if ((touched & terms.wanted) === 0) return 'wanted'
  const counted = touched & terms.counted
  // Two units along one letter, or one along each of two.
  const isTwo = (counted & 0xeeeeee) !== 0 || (counted & (counted - 1)) !== 0
  return isTwo ? null : 'counted'
}

const TOUCHES = ['secondTouches', 'thirdTouches', 'fourthTouches'] as const

export function faultOfPlace(play: number, touched: Touched): TrominoGoFault | undefined {
  if (play === 0) return undefined
  const terms = termsOf(play)
  const broken = brokenBy(touched, terms)
  if (broken === null) return undefined
  const letter = letterOfPlay(play)
  const barred = unitsIn(touched & terms.barred)
  const units = unitsIn(touched & terms.counted)
  if (play >= OPENING) {
    if (broken === 'barred') return { code: 'likeLetter', details: { letter, units: barred } }
    if (broken === 'wanted') return { code: 'noOpponent', details: { letter } }
    return { code: 'tooLittleEdge', details: { letter, units } }
  }
  if (units < 2) return { code: TOUCHES[play - 1] ?? 'secondTouches', details: { units } }
  const code = play === 2 ? 'thirdTouchesFirst' : 'fourthTouchesSecond'
  return { code, details: { units: barred } }
}
