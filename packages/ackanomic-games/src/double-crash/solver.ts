import type { Choose } from '@ackanomic/core'
import { salvoAtRandom } from './legal.js'
import { type Codes, codesOf, Partition } from './partition.js'
import type { Line } from './types.js'
import { LETTERS } from './words.js'

/** How many words that may be the target are weighed; a sample stands for more. */
const SAMPLE = 1500

/** How many of them are tried as a word of the Salvo. */
const TRIED = 60

/** Of how many of those the letters are changed for better ones. */
const POLISHED = 3

/** What a solver goes by. */
export interface SolverOptions {
  /**
   * Whether a Salvo may hold `'any'` five letters, which tell more, or only words of the list
   * (`'listed'`). Default: `'any'`.
   */
  readonly letters?: 'any' | 'listed'
  /** The size of the Salvo after the next. Default: one word less, but 3 at least. */
  readonly next?: number
}

/** Finds Target Words among the words of a list. */
export interface SalvoSolver {
  /** The words of five letters of the list, upper case, each once. */
  readonly words: readonly string[]
  /** Those of them with which all reports agree. */
  candidates(reports: readonly Line[]): readonly string[]
  /**
   * The next Salvo of so many words: those whose answers leave the least to be done. Words that may
   * be the target come first in it, for a higher place wins.
   */
  salvo(
    reports: readonly Line[],
    size: number,
    pick: Choose,
    options?: SolverOptions,
  ): readonly string[]
}

/**
 * Makes a solver of a list of words: what it finds follows from the reports and from `pick`, its
 * source of chance. Words of other lengths are left out. A Target Word that is not in the list is
 * searched for among all letters.
 *
 * @param list - the words, in either case; or a text with spaces or line breaks between them
 *
 * @example
 * ```ts
 * import { salvoSolver } from '@ackanomic/games/double-crash'
 *
 * const solver = salvoSolver(['heart', 'spade', 'staff', 'chaff', 'sword', 'wordy', 'four'])
 * solver.words.length // => 6
 * const reports = [{ word: 'SHARD', crashes: 2 }]
 * solver.candidates(reports) // => ['HEART', 'SPADE', 'STAFF', 'CHAFF']
 * solver.salvo(reports, 4, () => 0) // => ['HEART', 'SPADE', 'STAFF', 'CHAFF']
 * ```
 */
export function salvoSolver(list: Iterable<string>): SalvoSolver {
  const given = typeof list === 'string' ? list.split(/\s+/) : list
  const upper = Array.from(given, (word) => word.trim().toUpperCase())
  const words = [...new Set(upper.filter((word) => /^[A-Z]{5}$/.test(word)))]
  const codes = codesOf(words)
  const candidatesIn = (reports: readonly Line[]): readonly number[] =>
    agreeing(codes, reports.map(inCapitals))
  return {
    words,
    candidates: (reports) => candidatesIn(reports).map((i) => words[i] ?? ''),
    salvo(reports, size, pick, options = {}) {
      const candidates = candidatesIn(reports)
      if (candidates.length === 0) {
        return options.letters === 'listed' && words.length > 0
          ? draw(words, size, pick)
          : salvoAtRandom(reports.map(inCapitals), size, pick)
      }
      const drawn = draw(candidates, Math.max(size, SAMPLE), pick)
      if (candidates.length <= size) return filled(drawn, words, size, pick)
      const next = options.next ?? Math.max(3, size - 1)
      const chosen = choose(codes, drawn, size, next, options.letters ?? 'any')
      return candidatesFirst(chosen, drawn, words)
    },
  }
}

function inCapitals({ word, crashes }: Line): Line {
  return { word: word.toUpperCase(), crashes }
}

/** The numbers of the words with which all reports agree. */
function agreeing(codes: Codes, reports: readonly Line[]): readonly number[] {
  const asked = codesOf(reports.map(({ word }) => word))
  const found: number[] = []
  for (let at = 0; at < codes.length; at += LETTERS) {
    let agrees = true
    for (let r = 0; agrees && r < reports.length; r++) {
      let crashes = 0
      for (let p = 0; p < LETTERS; p++) {
        if (codes[at + p] === asked[r * LETTERS + p]) crashes += 1
      }
      agrees = crashes === reports[r]?.crashes
    }
    if (agrees) found.push(at / LETTERS)
  }
  return found
}

/** So many of a list at random, each once as long as it lasts. */
function draw<Item>(list: readonly Item[], count: number, pick: Choose): readonly Item[] {
  const rest = [...list]
  const drawn = Math.min(count, rest.length)
  for (let i = 0; i < drawn; i++) {
    const j = i + pick(rest.length - i)
    const moved = rest[i] as Item
    rest[i] = rest[j] as Item
    rest[j] = moved
  }
  rest.length = drawn
  return rest
}

function filled(
  candidates: readonly number[],
  words: readonly string[],
  size: number,
  pick: Choose,
): readonly string[] {
  const salvo = candidates.map((i) => words[i] ?? '')
  while (salvo.length < size) salvo.push(words[pick(words.length)] ?? salvo[0] ?? '')
  return salvo
}

/** The words of a Salvo, one after another, each the best beside those before it. */
function choose(
  codes: Codes,
  candidates: readonly number[],
  size: number,
  next: number,
  letters: 'any' | 'listed',
): readonly Codes[] {
  const own = new Uint8Array(candidates.length * LETTERS)
  candidates.forEach((word, i) => {
    own.set(codes.subarray(word * LETTERS, (word + 1) * LETTERS), i * LETTERS)
  })
  const partition = new Partition(own, next)
  const tried = Math.min(TRIED, partition.size)
  const chosen: Codes[] = []
  for (let k = 0; k < size; k++) {
    // Other words of the sample are tried for each place.
    const found = Array.from({ length: tried }, (_, i) => {
      const word = partition.lettersOf((k * tried + i) % partition.size)
      return { word, cost: partition.costWith(word) }
    }).sort((one, other) => one.cost - other.cost)
    const polished = letters === 'listed' ? [] : found.slice(0, POLISHED).map(polish(partition))
    const best = [...found.slice(0, 1), ...polished].reduce((one, other) =>
      other.cost < one.cost ? other : one,
    )
    partition.add(best.word)
    chosen.push(best.word)
  }
  return chosen
}

interface Weighed {
  readonly word: Codes
  readonly cost: number
}

/** Changes letters for better ones until none gets better. */
function polish(partition: Partition): (from: Weighed) => Weighed {
  return (from) => {
    const word = from.word.slice()
    let cost = from.cost
    for (let place = 0, since = 0; since < LETTERS; place = (place + 1) % LETTERS, since++) {
      const better = partition.improve(word, place)
      if (better.cost >= cost) continue
      word[place] = better.letter
      cost = better.cost
      since = 0
    }
    return { word, cost }
  }
}

function candidatesFirst(
  chosen: readonly Codes[],
  candidates: readonly number[],
  words: readonly string[],
): readonly string[] {
  const targets = new Set(candidates.map((i) => words[i]))
  const salvo = chosen.map((letters) => String.fromCharCode(...letters.map((code) => code + 65)))
  return [
    ...salvo.filter((word) => targets.has(word)),
    ...salvo.filter((word) => !targets.has(word)),
  ]
}
