import type { RandomInt } from '@ackanomic/core'
import { AgreeingWords } from '../deduction.js'
import { salvoAtRandom } from '../sampling.js'
import { type DoubleCrashReplyLine, LETTERS } from '../words.js'
import { type Codes, codesOf, Partition } from './partition.js'

const SAMPLE = 1500

const TRIED = 60

const POLISHED = 3

/** The number of made-up words if no word of the list agrees with all reports. */
const MADE_UP = 300

/** The options of a solver. */
export interface DoubleCrashSolverOptions {
  /**
   * Whether a Salvo may have `'any'` letters, which tell more, or `'listed'` words. Default: any.
   */
  readonly letters?: 'any' | 'listed'
  /** The size of the Salvo after the next one. Default: one word less, but at least 3. */
  readonly next?: number
}

/** A solver that finds Target Words among the words of a list. */
export interface DoubleCrashSolver {
  /** The words of five letters in the list, in upper case, each once. */
  readonly words: readonly string[]
  candidates(reports: readonly DoubleCrashReplyLine[]): readonly string[]
  /** Returns the Salvo that leaves the fewest possibilities, possible targets first. */
  salvo(
    reports: readonly DoubleCrashReplyLine[],
    size: number,
    pick: RandomInt,
    options?: DoubleCrashSolverOptions,
  ): readonly string[]
  /** Computes the same Salvo in steps of a few milliseconds. Each yielded Salvo could be fired. */
  salvoInSteps(
    reports: readonly DoubleCrashReplyLine[],
    size: number,
    pick: RandomInt,
    options?: DoubleCrashSolverOptions,
  ): Generator<readonly string[], readonly string[], undefined>
}

/**
 * Creates a solver from a list of words, of which only those of five letters count. If the Target
 * Word is not among them, it searches all letters. Results depend only on the reports and on
 * `pick`.
 *
 * @param list - the words, in any case; or a text with blanks between them
 *
 * @example
 * ```ts
 * import { createDoubleCrashSolver } from '@ackanomic/games/double-crash/tactics'
 *
 * const solver = createDoubleCrashSolver(['heart', 'spade', 'staff', 'chaff', 'sword', 'wordy', 'four'])
 * solver.words.length // => 6
 * const reports = [{ word: 'SHARD', crashes: 2 }]
 * solver.candidates(reports) // => ['HEART', 'SPADE', 'STAFF', 'CHAFF']
 * solver.salvo(reports, 4, () => 0) // => ['HEART', 'SPADE', 'STAFF', 'CHAFF']
 * ```
 */
export function createDoubleCrashSolver(list: Iterable<string>): DoubleCrashSolver {
  const given = typeof list === 'string' ? list.split(/\s+/) : list
  const upper = Array.from(given, (word) => word.trim().toUpperCase())
  const words = [...new Set(upper.filter((word) => /^[A-Z]{5}$/.test(word)))]
  const codes = codesOf(words)
  const candidates = (reports: readonly DoubleCrashReplyLine[]): readonly string[] =>
    agreeing(codes, reports.map(inCapitals)).map((i) => words[i] ?? '')
  const solver: DoubleCrashSolver = {
    words,
    candidates,
    salvo(...asked) {
      const steps = solver.salvoInSteps(...asked)
      for (;;) {
        const step = steps.next()
        if (step.done === true) return step.value
      }
    },
    *salvoInSteps(reports, size, pick, { letters = 'any', next = Math.max(3, size - 1) } = {}) {
      const isListed = letters === 'listed' && words.length > 0
      const told = reports.map(inCapitals)
      const known = candidates(reports)
      const may = known.length > 0 || isListed ? known : madeUp(told, pick)
      const drawn = draw(may, Math.max(size, SAMPLE), pick)
      const filled = (salvo: readonly string[]): readonly string[] => {
        const all = [...new Set([...salvo, ...drawn.slice(0, size)])].slice(0, size)
        const left = size - all.length
        if (left === 0) return all
        const more = isListed ? drawFrom(words, left, pick) : salvoAtRandom(told, left, pick)
        return [...all, ...more]
      }
      if (drawn.length <= size) return filled(drawn)
      yield filled([])
      let salvo: readonly string[] = []
      for (const chosen of chosenIn(drawn, size, next, letters)) {
        salvo = mayFirst([...salvo, chosen], drawn)
        if (salvo.length < size) yield filled(salvo)
      }
      return salvo
    },
  }
  return solver
}

function inCapitals({ word, crashes }: DoubleCrashReplyLine): DoubleCrashReplyLine {
  return { word: word.toUpperCase(), crashes }
}

function agreeing(codes: Codes, reports: readonly DoubleCrashReplyLine[]): readonly number[] {
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

function draw<Item>(list: readonly Item[], count: number, pick: RandomInt): readonly Item[] {
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

function drawFrom(words: readonly string[], size: number, pick: RandomInt): readonly string[] {
  return Array.from({ length: size }, () => words[pick(words.length)] ?? '')
}

function madeUp(reports: readonly DoubleCrashReplyLine[], pick: RandomInt): readonly string[] {
  const letters = new AgreeingWords(reports)
  const found = new Set<string>()
  for (let i = 0; i < MADE_UP; i++) {
    const word = letters.draw(pick)
    if (word === undefined) break
    found.add(word)
  }
  return [...found]
}

function* chosenIn(
  drawn: readonly string[],
  size: number,
  next: number,
  letters: 'any' | 'listed',
): Generator<string, void, undefined> {
  const partition = new Partition(codesOf(drawn), next)
  const tried = Math.min(TRIED, partition.size)
  for (let k = 0; k < size; k++) {
    const found = Array.from({ length: tried }, (_, i) => {
      const word = partition.lettersOf((k * tried + i) % partition.size)
      return { word, cost: partition.costWith(word) }
    }).sort((one, other) => one.cost - other.cost)
    const polished = letters === 'listed' ? [] : found.slice(0, POLISHED).map(polish(partition))
    const best = [...found.slice(0, 1), ...polished].reduce((one, other) =>
      other.cost < one.cost ? other : one,
    )
    partition.add(best.word)
    yield String.fromCharCode(...best.word.map((code) => code + 65))
  }
}

interface Weighed {
  readonly word: Codes
  readonly cost: number
}

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

/** The Salvo with possible targets first, because a higher place wins. */
function mayFirst(salvo: readonly string[], may: readonly string[]): readonly string[] {
  const targets = new Set(may)
  return [
    ...salvo.filter((word) => targets.has(word)),
    ...salvo.filter((word) => !targets.has(word)),
  ]
}
