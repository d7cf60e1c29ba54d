import type { RandomInt, SeatNumber } from '@ackanomic/core'
import { memoizeByRef } from '@ackanomic/core/engine'
import type { DoubleCrashError, DoubleCrashShared as Shared } from './state.js'
import { ALPHABET, crashesBetween, type DoubleCrashReplyLine, LETTERS } from './words.js'

const PATIENCE = 5000

/** Steps that lead through all letters of the alphabet. */
const STRIDES = [1, 3, 5, 7, 9, 11, 15, 17, 19, 21, 23, 25] as const

/** The number of reports that fit in bits; the others are checked on whole words. */
const MAX_TRACKED_REPORTS = 31

export function lettersAtRandom(pick: RandomInt): string {
  let word = ''
  for (let i = 0; i < LETTERS; i++) word += ALPHABET[pick(ALPHABET.length)] ?? 'A'
  return word
}

/** Searches for words that agree with all reports, as sets of bits. */
export class AgreeingWords {
  readonly #having: number[] = new Array<number>(LETTERS * ALPHABET.length).fill(0)
  readonly #told: readonly number[][] = [[], [], [], [], []]
  readonly #beyond: readonly DoubleCrashReplyLine[]
  readonly #all: number
  /** The crashes of each report, in three layers of bits. */
  readonly #needs = { ones: 0, twos: 0, fours: 0 }
  readonly #found: number[] = []
  #tried = 0

  constructor(reports: readonly DoubleCrashReplyLine[]) {
    const crashing: DoubleCrashReplyLine[] = []
    for (const line of reports) {
      if (line.crashes > 0) crashing.push(line)
      else for (let p = 0; p < LETTERS; p++) this.#having[letterAt(line.word, p)] = WRONG
    }
    const tracked = crashing.splice(-MAX_TRACKED_REPORTS)
    this.#beyond = crashing
    for (let i = 0; i < tracked.length; i++) {
      const { word, crashes } = tracked[i] as DoubleCrashReplyLine
      const bit = 1 << i
      for (let p = 0; p < LETTERS; p++) {
        const at = letterAt(word, p)
        const having = this.#having[at] as number
        if (having === WRONG) continue
        if (having === 0) this.#told[p]?.push(at)
        this.#having[at] = having | bit
      }
      if ((crashes & 1) !== 0) this.#needs.ones |= bit
      if ((crashes & 2) !== 0) this.#needs.twos |= bit
      if ((crashes & 4) !== 0) this.#needs.fours |= bit
    }
    this.#all = 2 ** tracked.length - 1
  }

  /** A random word; `undefined` if none is found, such as when reports contradict each other. */
  draw(pick: RandomInt): string | undefined {
    this.#tried = 0
    const { ones, twos, fours } = this.#needs
    return this.#fill(0, ones, twos, fours, pick) ? this.#word() : undefined
  }

  #word(): string {
    let word = ''
    for (let p = 0; p < LETTERS; p++) word += ALPHABET[this.#found[p] as number]
    return word
  }

  #fill(place: number, ones: number, twos: number, fours: number, pick: RandomInt): boolean {
    const needy = ones | twos | fours
    if (place === LETTERS) return needy === 0 && this.#agreesBeyond()
    const done = this.#all & ~needy
    const forced = this.#forcedAt(place, ones, twos, fours)
    if (forced === IMPOSSIBLE) return false
    const size = ALPHABET.length
    const first = forced === FREE ? pick(size) : forced
    const stride = forced === FREE ? (STRIDES[pick(STRIDES.length)] ?? 1) : 1
    let mayBeUntold = true
    for (let k = 0; k < (forced === FREE ? size : 1); k++) {
      const letter = (first + k * stride) % size
      const having = this.#having[place * size + letter] as number
      // Letters without reports are all alike.
      if (having === WRONG || (having & done) !== 0) continue
      if (having === 0 && !mayBeUntold) continue
      if (++this.#tried > PATIENCE) return false
      this.#found[place] = letter
      const carried = having & ~ones
      const carriedOn = carried & ~twos
      if (this.#fill(place + 1, ones ^ having, twos ^ carried, fours ^ carriedOn, pick)) return true
      if (having === 0 && this.#beyond.length === 0) mayBeUntold = false
    }
    return false
  }

  /** The letter that a place must have, `FREE`, or `IMPOSSIBLE`. */
  #forcedAt(place: number, ones: number, twos: number, fours: number): number {
    const needy = ones | twos | fours
    const done = this.#all & ~needy
    // The remaining places where each report may still crash, in layers of bits.
    let [open, opens, openFours] = [0, 0, 0]
    let here = 0
    for (let p = LETTERS - 1; p >= place; p--) {
      here = 0
      for (const at of this.#told[p] as number[]) {
        const having = this.#having[at] as number
        if ((having & done) === 0) here |= having
      }
      const carried = open & here
      open ^= here
      openFours |= opens & carried
      opens ^= carried
    }
    const isMore =
      (fours & ~openFours) |
      (~(fours ^ openFours) & ((twos & ~opens) | (~(twos ^ opens) & ones & ~open)))
    if ((isMore & needy) !== 0) return IMPOSSIBLE
    const forcing = needy & here & ~((fours ^ openFours) | (twos ^ opens) | (ones ^ open))
    if (forcing === 0) return FREE
    for (const at of this.#told[place] as number[]) {
      if (((this.#having[at] as number) & forcing) === forcing) return at - place * ALPHABET.length
    }
    return IMPOSSIBLE
  }

  #agreesBeyond(): boolean {
    if (this.#beyond.length === 0) return true
    const word = this.#word()
    return this.#beyond.every((line) => crashesBetween(line.word, word) === line.crashes)
  }
}

const FREE = -1

const IMPOSSIBLE = -2

/** A word with this letter here does not crash at all. */
const WRONG = -1

function letterAt(word: string, place: number): number {
  return place * ALPHABET.length + word.charCodeAt(place) - 65
}

export function misreportOf(shared: Shared, seat: SeatNumber, target: string) {
  const isWrong = ({ word, crashes }: DoubleCrashReplyLine): boolean =>
    crashesBetween(word, target) !== crashes
  return reportThat(shared, seat, isWrong)
}

/** Cached by the seat's last Reply, because earlier reports no longer change. */
const contradictionIn = /* @__PURE__ */ memoizeByRef<
  object,
  { error?: DoubleCrashError | undefined }
>(() => ({}))

export function contradictionOf(shared: Shared, seat: SeatNumber): DoubleCrashError | undefined {
  const { exchanges } = shared
  const last = exchanges.at(-1)?.replies[seat] ?? exchanges.at(-2)?.replies[seat]
  if (last === undefined || last === null) return undefined
  const found = contradictionIn(last)
  if ('error' in found) return found.error
  const before = new Map<string, number>()
  found.error = reportThat(shared, seat, ({ word, crashes }) => {
    const known = before.get(word) ?? crashes
    before.set(word, known)
    return known !== crashes
  })
  return found.error
}

export function reportThat(
  shared: Shared,
  seat: SeatNumber,
  isWrong: (line: DoubleCrashReplyLine) => boolean,
): DoubleCrashError | undefined {
  for (const [i, { salvos, replies }] of shared.exchanges.entries()) {
    const salvo = salvos[1 - seat] ?? []
    for (const [j, crashes] of (replies[seat] ?? []).entries()) {
      if (isWrong({ word: salvo[j] ?? '', crashes }))
        return { what: 'report', round: 2 * i + 2, place: j + 1 }
    }
  }
  return undefined
}
