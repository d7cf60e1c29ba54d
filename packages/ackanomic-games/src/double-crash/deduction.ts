import type { Choose, SeatNumber } from '@ackanomic/core'
import type { Line, NamedError, Own } from './types.js'
import { ALPHABET, crashesOf, LETTERS, reportsBy } from './words.js'

/** How many letters are tried in search of a word before it is given up. */
const PATIENCE = 5000

/** Steps that lead through all letters of the alphabet. */
const STRIDES = [1, 3, 5, 7, 9, 11, 15, 17, 19, 21, 23, 25] as const

/** All letters of the alphabet, as bits. */
const ALL = 2 ** ALPHABET.length - 1

/** Stands for no letter in particular. */
const FREE = ALPHABET.length

/** Five letters at random. */
export function lettersAtRandom(pick: Choose): string {
  let word = ''
  for (let i = 0; i < LETTERS; i++) word += ALPHABET[pick(ALPHABET.length)] ?? 'A'
  return word
}

/**
 * Five letters at random that crash with each word as often as was reported; `undefined` where none
 * were found, as when the reports cannot all be true.
 */
export function agreeingLetters(reports: readonly Line[], pick: Choose): string | undefined {
  const count = reports.length
  const codes = new Uint8Array(count * LETTERS)
  const needs = new Int8Array(count)
  reports.forEach(({ word, crashes }, i) => {
    needs[i] = crashes
    for (let p = 0; p < LETTERS; p++) codes[i * LETTERS + p] = word.charCodeAt(p) - 65
  })
  const found = new Uint8Array(LETTERS)
  const banned = new Uint32Array(LETTERS)
  let tried = 0

  /** The one letter that a place must have, 26 where it is free, or -1 where nothing will do. */
  const forcedAt = (place: number): number => {
    banned.fill(0)
    for (let i = 0; i < count; i++) {
      if (needs[i] !== 0) continue
      for (let p = place; p < LETTERS; p++) {
        banned[p] = (banned[p] as number) | (1 << (codes[i * LETTERS + p] as number))
      }
    }
    let forced = FREE
    for (let i = 0; i < count; i++) {
      const need = needs[i] as number
      if (need === 0) continue
      let open = 0
      for (let p = place; p < LETTERS; p++) {
        if (isOpen(p, codes[i * LETTERS + p] as number)) open += 1
      }
      const code = codes[i * LETTERS + place] as number
      if (need < 0 || need > open) return -1
      if (need < open || !isOpen(place, code)) continue
      if (forced !== FREE && forced !== code) return -1
      forced = code
    }
    return forced
  }
  const isOpen = (place: number, code: number): boolean =>
    ((banned[place] as number) & (1 << code)) === 0

  const put = (place: number, letter: number, by: number): void => {
    for (let i = 0; i < count; i++) {
      if (codes[i * LETTERS + place] === letter) needs[i] = (needs[i] as number) + by
    }
  }

  /** Fills the places from `place` on. */
  const fill = (place: number): boolean => {
    if (place === LETTERS) return needs.every((need) => need === 0)
    const forced = forcedAt(place)
    if (forced < 0) return false
    const letters = ALL & ~(banned[place] as number)
    const first = forced === FREE ? pick(ALPHABET.length) : forced
    const stride = STRIDES[forced === FREE ? pick(STRIDES.length) : 0] ?? 1
    for (let k = 0; k < (forced === FREE ? ALPHABET.length : 1); k++) {
      const letter = (first + k * stride) % ALPHABET.length
      if ((letters & (1 << letter)) === 0) continue
      if (++tried > PATIENCE) return false
      found[place] = letter
      put(place, letter, -1)
      if (fill(place + 1)) return true
      put(place, letter, 1)
    }
    return false
  }
  return fill(0) ? Array.from(found, (code) => ALPHABET[code] ?? 'A').join('') : undefined
}

/** The first number of a seat's that is wrong, given its Target Word; among some lines, or all. */
export function misreportOf(
  own: Own,
  seat: SeatNumber,
  target: string,
  among: (line: Line) => boolean = () => true,
): NamedError | undefined {
  return reportThat(
    own,
    seat,
    (line) => among(line) && crashesOf(line.word, target) !== line.crashes,
  )
}

/** The first number of a seat's that contradicts an earlier one for the same word. */
export function contradictionOf(own: Own, seat: SeatNumber): NamedError | undefined {
  const before = new Map<string, number>()
  return reportThat(own, seat, ({ word, crashes }) => {
    const known = before.get(word)
    if (known === undefined) before.set(word, crashes)
    return known !== undefined && known !== crashes
  })
}

/** Whether a seat has reported another number for the same word. */
export function isContradicted(own: Own, seat: SeatNumber, { word, crashes }: Line): boolean {
  return reportsBy(own, seat).some((other) => other.word === word && other.crashes !== crashes)
}

function reportThat(
  own: Own,
  seat: SeatNumber,
  isWrong: (line: Line) => boolean,
): NamedError | undefined {
  for (const [i, { salvos, replies }] of own.exchanges.entries()) {
    const salvo = salvos[1 - seat] ?? []
    for (const [j, crashes] of (replies[seat] ?? []).entries()) {
      if (isWrong({ word: salvo[j] ?? '', crashes })) {
        return { what: 'report', round: 2 * i + 2, place: j + 1 }
      }
    }
  }
  return undefined
}
