import type { RandomInt } from '@ackanomic/core'
import type { Lexicon } from '@ackanomic/core/bots'
import { itemAt } from '@ackanomic/core/engine'
import { defines, soundsLike } from './parts-of-speech.js'

/** The share of common words from which two definitions count as similar. */
const MUCH = 0.6

const EMPTY =
  /^(?:an?|the|of|or|and|to|in|on|for|with|by|that|which|is|it|as|at|from|kind|type|used)$/u

function gist(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(
    words
      .filter((word) => !EMPTY.test(word))
      .map((word) => word.replace(/(?<=.{3})(?:ing|ed|es|s)$/u, '')),
  )
}

export function areSimilar(one: string, other: string): boolean {
  const a = gist(one)
  const b = gist(other)
  if (a.size === 0 || b.size === 0) return false
  const both = [...a].filter((word) => b.has(word)).length
  return both / (a.size + b.size - both) >= MUCH
}

export function isRight(
  word: string,
  definition: string,
  actual: string,
  lexicon: Lexicon | undefined,
): boolean {
  return [actual, ...(lexicon?.define?.(word) ?? [])].some((right) => areSimilar(definition, right))
}

/** Votes for a plausible definition by its part of speech, length and style (V.3). */
export function voteAmong(
  list: readonly string[],
  word: string,
  mine: string | null,
  choose: RandomInt,
): number | undefined {
  const numbers = list.map((_, i) => i + 1)
  const others = numbers.filter((number) => list[number - 1] !== mine)
  const among = others.length > 0 ? others : numbers
  const marks = among.map((number) => likelihood(itemAt(list, number - 1), word))
  const most = Math.max(...marks)
  const best = among.filter((_, i) => marks[i] === most)
  return best[choose(Math.max(1, best.length))]
}

function likelihood(definition: string, word: string): number {
  if (definition.trim() === '') return -9
  const part = defines(definition)
  const words = definition.split(/\s+/u).length
  return (
    (part === undefined ? 0 : part === soundsLike(word) ? 2 : -2) +
    (words >= 4 && words <= 25 ? 1 : 0) -
    (/[!?]/u.test(definition) ? 2 : 0)
  )
}
