import type { RandomInt } from '@ackanomic/core'
import type { Lexicon } from '@ackanomic/core/bots'
import { itemAt } from '@ackanomic/core/engine'
import { MAX_WORD_LENGTH, WORDS } from '../words.js'
import { bluffAt } from './bluffs.js'
import { defines, soundsLike } from './parts-of-speech.js'

export interface IngWord {
  readonly word: string
  readonly definition: string
}

/** The number of words of the lexicon to choose among. */
const SAMPLE = 60

const WHIM = 2

/** Words whose meaning follows from their parts. */
const PLAIN =
  /^(?:un|re|over|under|non|dis|mis|out|inter|anti)|(?:ness|ly|ing|ed|ment|ship|less|er|able)$/u

/** A rare word: short, strange, and not to be guessed from its parts. */
export function ingWord(lexicon: Lexicon | undefined, choose: RandomInt): IngWord {
  const strangeness = ({ word, definition }: IngWord): number =>
    (word.match(/[jkqvwxyz]/gu)?.length ?? 0) -
    (word.length > 9 ? 2 : 0) -
    (PLAIN.test(word) ? 4 : 0) -
    (sharesStem(word, definition) ? 6 : 0)
  return best(sampled(lexicon, choose), strangeness, choose) ?? known(choose)
}

/** The meaning of a word that sounds alike (V.3), or without meanings a made-up bluff. */
export function bluffFor(
  word: string,
  lexicon: Lexicon | undefined,
  choose: RandomInt,
  place: number,
): string {
  const ing = word.toLowerCase()
  const likeness = (other: IngWord): number =>
    sharedEnd(ing, other.word) +
    (ing.charAt(0) === other.word.charAt(0) ? 1 : 0) +
    (defines(other.definition) === soundsLike(ing) ? 3 : 0) -
    (other.definition.length < 20 || other.definition.length > 150 ? 2 : 0) -
    (sharesStem(other.word, other.definition) ? 3 : 0)
  const others = sampled(lexicon, choose, ing).filter(({ definition }) => {
    return !definition.toLowerCase().includes(ing)
  })
  const found = best(others, likeness, choose)
  return found?.definition ?? bluffAt(place, soundsLike(ing))
}

function sampled(lexicon: Lexicon | undefined, choose: RandomInt, not = ''): readonly IngWord[] {
  const { words = [], define } = lexicon ?? {}
  if (define === undefined || words.length === 0) return []
  return Array.from({ length: SAMPLE }, () => itemAt(words, choose(words.length))).flatMap(
    (listed) => {
      const word = listed.toLowerCase()
      const isFamily = not !== '' && (word.startsWith(not.slice(0, 5)) || not.startsWith(word))
      if (isFamily || word.length > MAX_WORD_LENGTH || !/^[a-z]{4,}$/u.test(word)) return []
      const [definition, ...more] = define(listed)
      const isFit = definition !== undefined && more.length === 0 && definition.trim() !== ''
      return isFit ? [{ word, definition }] : []
    },
  )
}

function best(
  words: readonly IngWord[],
  mark: (word: IngWord) => number,
  choose: RandomInt,
): IngWord | undefined {
  let found: IngWord | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const word of words) {
    const marked = mark(word) + (WHIM * choose(100)) / 100
    if (marked <= most) continue
    most = marked
    found = word
  }
  return found
}

function known(choose: RandomInt): IngWord {
  const [word, definition] = itemAt(WORDS, choose(WORDS.length))
  return { word, definition }
}

function sharedEnd(one: string, other: string): number {
  let shared = 0
  while (shared < 4 && one.at(-1 - shared) === other.at(-1 - shared)) shared++
  return shared
}

function sharesStem(word: string, definition: string): boolean {
  return definition.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 3)))
}
