import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A seed. A number counts as its text, so `7` and `'7'` are the same. */
export type Seed = number | string

/** A fast, uniform, predictable source of integers `0 … below - 1` for a seed and a purpose. */
export function drawFrom(
  seed: Seed,
  ...purpose: readonly (number | string)[]
): (below: number) => number {
  const generator = xoroshiro128plusFromState(mixText(JSON.stringify([String(seed), ...purpose])))
  return (below) => uniformInt(generator, 0, below - 1)
}

/** Mixes a text into 128 bits, never all zero. */
function mixText(text: string): readonly [number, number, number, number] {
  let a = 0x243f6a88
  let b = 0x85a308d3
  let c = 0x13198a2e
  let d = 0x03707344
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    a = step(a ^ letter ^ d, 0x9e3779b1)
    b = step(b ^ letter ^ a, 0x85ebca77)
    c = step(c ^ letter ^ b, 0xc2b2ae3d)
    d = step(d ^ letter ^ c, 0x27d4eb2f)
  }
  for (let round = 0; round < 2; round++) {
    a = scramble(a ^ d ^ text.length)
    b = scramble(b ^ a)
    c = scramble(c ^ b)
    d = scramble(d ^ c)
  }
  return [a, b, c, d | 1]
}

function step(value: number, factor: number): number {
  const product = Math.imul(value, factor)
  return product ^ (product >>> 15)
}

/** The final mix of MurmurHash3. */
function scramble(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}
