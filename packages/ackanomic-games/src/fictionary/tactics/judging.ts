import type { RandomInt } from '@ackanomic/core'
import type { Lexicon } from '@ackanomic/core/bots'
import { getAt } from '@ackanomic/core/engine'
import { defines, soundsLike } from './parts-of-speech.js'

/** From which part of their words in common two definitions say much the same. */
const MUCH = 0.6

/** Words that say nothing of a thing. */
const EMPTY =
  /^(?:an?|the|of|or|and|to|in|on|for|with|by|that|which|is|it|as|at|from|kind|type|used)$/u

/** The words of a definition that say something, without their endings. */
function gist(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(
    words
      .filter((word) => !EMPTY.test(word))
      .map((word) => word.replace(/(?<=.{3})(?:ing|ed|es|s)$/u, '')),
  )
}

/** Whether two definitions are substantially similar. */
export function areSimilar(one: string, other: string): boolean {
  const a = gist(one)
  const b = gist(other)
  if (a.size === 0 || b.size === 0) return false
  const both = [...a].filter((word) => b.has(word)).length
  return both / (a.size + b.size - both) >= MUCH
}

/** Whether a definition is like the Actual Definition, or like any other of the dictionary's. */
export function isRight(
  word: string,
  definition: string,
  actual: string,
  lexicon: Lexicon | undefined,
): boolean {
  return [actual, ...(lexicon?.define?.(word) ?? [])].some((right) => areSimilar(definition, right))
}

/**
 * Which definition to vote for, as a number of the list: any that is not the own one, rather one that
 * is of the part of speech that the word seems to be, is of some length, and is written as
 * dictionaries write. None of them is looked up (V.3).
 */
export function voteAmong(
  list: readonly string[],
  word: string,
  mine: string | null,
  choose: RandomInt,
): number | undefined {
  const numbers = list.map((_, i) => i + 1)
  const others = numbers.filter((number) => list[number - 1] !== mine)
  const among = others.length > 0 ? others : numbers
  const marks = among.map((number) => likelihood(getAt(list, number - 1), word))
  const most = Math.max(...marks)
  const best = among.filter((_, i) => marks[i] === most)
  return best[choose(Math.max(1, best.length))]
}

/** How much a definition looks like a dictionary's of a word. */
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
