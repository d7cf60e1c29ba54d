/** Predicts the fast generator from some of its dice. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

type Words = readonly [number, number, number, number]
type Draw = (below: number) => number

const numbers = (length: number): readonly number[] => Array.from({ length }, (_, i) => i)

function drawsFrom(state: Words): Draw {
  const generator = xoroshiro128plusFromState(state)
  return (below) => uniformInt(generator, 0, below - 1)
}

/**
 * Finds the state before dice with an even number of sides. The lowest output bit of xoroshiro128+ is a
 * sum of state bits modulo 2 and tells whether a die is odd, so each die is a linear equation in
 * 128 unknowns. Later dice that contradict are skipped.
 */
function stateBefore(dice: readonly number[]): Words {
  const columns = numbers(128).map((bit) => {
    const draw = drawsFrom(wordsOf(1n << BigInt(bit)))
    return dice.map(() => draw(2))
  })
  const rows: bigint[] = []
  for (const [place, die] of dice.entries()) {
    let row = BigInt((die - 1) % 2) << 128n
    for (const [bit, column] of columns.entries()) row |= BigInt(column[place]!) << BigInt(bit)
    for (let bit = 127; bit >= 0; bit--) {
      if (((row >> BigInt(bit)) & 1n) === 0n) continue
      const known = rows[bit]
      if (known === undefined) {
        rows[bit] = row
        break
      }
      row ^= known
    }
  }
  let solved = 0n
  for (const [bit, row = 0n] of rows.entries()) {
    const sum = [...((row & solved) | ((row >> 128n) << 128n)).toString(2)]
    if (sum.filter((digit) => digit === '1').length % 2 === 1) solved |= 1n << BigInt(bit)
  }
  return wordsOf(solved)
}

function wordsOf(bits: bigint): Words {
  const word = (place: number): number => Number(BigInt.asIntN(32, bits >> BigInt(32 * place)))
  return [word(0), word(1), word(2), word(3)]
}

export function foretell(seen: readonly number[], sides: number, count: number): readonly number[] {
  const draw = drawsFrom(stateBefore(seen))
  const all = numbers(seen.length + count).map(() => draw(sides) + 1)
  return all.slice(seen.length)
}

type Ending = string

/**
 * Finds the sources of texts with a common secret prefix, from the dice of one text and some of
 * another, which confirm a guess of the secret's length.
 */
export function sourcesBeside(
  seen: { readonly ending: Ending; readonly dice: readonly number[] },
  proof: { readonly ending: Ending; readonly dice: readonly number[]; readonly sides: number },
): ((ending: Ending) => Draw) | undefined {
  const [a, b, c, d] = stateBefore(seen.dice)
  for (const length of numbers(100)) {
    for (const last of [d, d ^ 1]) {
      const mid = unmixed([a, b, c, last], seen.ending, length)
      const sourceOf = (ending: Ending): Draw => drawsFrom(mixed(mid, ending, length))
      const draw = sourceOf(proof.ending)
      if (proof.dice.every((die) => die === draw(proof.sides) + 1)) return sourceOf
    }
  }
  return undefined
}

function mixed(mid: Words, ending: Ending, before: number): Words {
  let words = mid
  for (const letter of lettersOf(ending)) {
    const [a, b, c, d] = words
    const a1 = step(a ^ letter ^ d, factors[0])
    const b1 = step(b ^ letter ^ a1, factors[1])
    const c1 = step(c ^ letter ^ b1, factors[2])
    words = [a1, b1, c1, step(d ^ letter ^ c1, factors[3])]
  }
  for (const _ of [1, 2]) {
    const [a, b, c, d] = words
    const a1 = scramble(a ^ d ^ (before + ending.length))
    const b1 = scramble(b ^ a1)
    const c1 = scramble(c ^ b1)
    words = [a1, b1, c1, scramble(d ^ c1)]
  }
  const [a, b, c, d] = words
  return [a, b, c, d | 1]
}

/** Undoes the mix, step by step. */
function unmixed(words: Words, ending: Ending, before: number): Words {
  let [a, b, c, d] = words
  for (const _ of [1, 2]) {
    d = unscramble(d) ^ c
    c = unscramble(c) ^ b
    b = unscramble(b) ^ a
    a = unscramble(a) ^ d ^ (before + ending.length)
  }
  for (const letter of lettersOf(ending).toReversed()) {
    d = unstep(d, factors[3]) ^ letter ^ c
    c = unstep(c, factors[2]) ^ letter ^ b
    b = unstep(b, factors[1]) ^ letter ^ a
    a = unstep(a, factors[0]) ^ letter ^ d
  }
  return [a, b, c, d]
}

const factors = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const

function lettersOf(text: string): readonly number[] {
  return numbers(text.length).map((place) => text.charCodeAt(place))
}

function step(value: number, factor: number): number {
  const product = Math.imul(value, factor)
  return product ^ (product >>> 15)
}

function unstep(value: number, factor: number): number {
  return Math.imul(value ^ (value >>> 15) ^ (value >>> 30), inverse(factor))
}

function scramble(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}

function unscramble(value: number): number {
  const twice = Math.imul(value ^ (value >>> 16), inverse(0xc2b2ae35))
  const once = Math.imul(twice ^ (twice >>> 13) ^ (twice >>> 26), inverse(0x85ebca6b))
  return once ^ (once >>> 16)
}

/** Returns the inverse of an odd number modulo 2 ** 32. */
function inverse(factor: number): number {
  let found = factor
  for (const _ of numbers(5)) found = Math.imul(found, 2 - Math.imul(factor, found))
  return found
}
