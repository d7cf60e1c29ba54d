import { ALPHABET, LETTERS } from '../words.js'

const ANSWERS = LETTERS + 1

const DIVISOR = 24

/** Words as letters from 0 to 25, one after another. */
export type Codes = Uint8Array<ArrayBuffer>

export function codesOf(words: readonly string[]): Codes {
  const codes = new Uint8Array(words.length * LETTERS)
  words.forEach((word, i) => {
    for (let p = 0; p < LETTERS; p++) codes[i * LETTERS + p] = word.charCodeAt(p) - 65
  })
  return codes
}

export class Partition {
  readonly size: number
  readonly #codes: Codes
  readonly #classes: Int32Array
  readonly #counts: Int32Array
  readonly #costs: Float64Array
  readonly #answers: Uint8Array
  readonly #places: readonly (readonly number[])[]
  readonly #hit: Uint8Array
  #count = 1

  /** @param next - the size of the next Salvo */
  constructor(codes: Codes, next: number) {
    this.#codes = codes
    this.size = codes.length / LETTERS
    this.#classes = new Int32Array(this.size)
    this.#counts = new Int32Array((this.size + 1) * ANSWERS)
    this.#answers = new Uint8Array(this.size)
    this.#hit = new Uint8Array(this.size)
    const places = Array.from({ length: LETTERS * ALPHABET.length }, (): number[] => [])
    codes.forEach((letter, at) => {
      places[(at % LETTERS) * ALPHABET.length + letter]?.push(Math.floor(at / LETTERS))
    })
    this.#places = places
    // By the size of a class: the Salvos that it still needs, over all its words.
    this.#costs = Float64Array.from({ length: this.size + 1 }, (_, n) =>
      n <= next ? n : n * (1 + Math.log(n / next) / Math.log(DIVISOR)),
    )
  }

  lettersOf(index: number): Codes {
    return this.#codes.slice(index * LETTERS, (index + 1) * LETTERS)
  }

  costWith(letters: Codes): number {
    this.#ask(letters)
    return this.#cost()
  }

  improve(letters: Codes, place: number): { readonly letter: number; readonly cost: number } {
    // The answers without this place; a letter there changes only the words that have it.
    this.#ask(letters)
    for (const i of this.#having(place, letters[place] as number))
      this.#answers[i] = (this.#answers[i] as number) - 1
    const without = this.#cost()
    let best = { letter: letters[place] as number, cost: Number.POSITIVE_INFINITY }
    for (let letter = 0; letter < ALPHABET.length; letter++) {
      const having = this.#having(place, letter)
      if (having.length === 0) continue
      const cost = without + this.#raise(having)
      if (cost < best.cost) best = { letter, cost }
      this.#lower(having)
    }
    return best
  }

  #raise(having: readonly number[]): number {
    const [counts, costs] = [this.#counts, this.#costs]
    let added = 0
    for (const i of having) {
      const answer = this.#answers[i] as number
      const key = (this.#classes[i] as number) * ANSWERS + answer
      const left = counts[key] as number
      const joined = counts[key + 1] as number
      added += (costs[left - 1] as number) - (costs[left] as number)
      added += (costs[joined + 1] as number) - (costs[joined] as number)
      if (answer === LETTERS - 1 && this.#hit[i] === 0) added -= 1
      counts[key] = left - 1
      counts[key + 1] = joined + 1
    }
    return added
  }

  #lower(having: readonly number[]): void {
    const counts = this.#counts
    for (const i of having) {
      const key = (this.#classes[i] as number) * ANSWERS + (this.#answers[i] as number)
      counts[key] = (counts[key] as number) + 1
      counts[key + 1] = (counts[key + 1] as number) - 1
    }
  }

  #having(place: number, letter: number): readonly number[] {
    return this.#places[place * ALPHABET.length + letter] ?? []
  }

  add(letters: Codes): void {
    this.#ask(letters)
    const names = new Int32Array(this.#count * ANSWERS).fill(-1)
    let count = 0
    for (let i = 0; i < this.size; i++) {
      const key = (this.#classes[i] as number) * ANSWERS + (this.#answers[i] as number)
      if (names[key] === -1) names[key] = count++
      if (this.#answers[i] === LETTERS) this.#hit[i] = 1
      this.#classes[i] = names[key] as number
    }
    this.#count = count
  }

  #ask(letters: Codes): void {
    const codes = this.#codes
    const [a, b, c, d, e] = letters
    for (let i = 0, at = 0; i < this.size; i++, at += LETTERS) {
      this.#answers[i] =
        (codes[at] === a ? 1 : 0) +
        (codes[at + 1] === b ? 1 : 0) +
        (codes[at + 2] === c ? 1 : 0) +
        (codes[at + 3] === d ? 1 : 0) +
        (codes[at + 4] === e ? 1 : 0)
    }
  }

  #cost(): number {
    const counts = this.#counts
    const used = this.#count * ANSWERS
    counts.fill(0, 0, used)
    let hits = 0
    for (let i = 0; i < this.size; i++) {
      const answer = this.#answers[i] as number
      const key = (this.#classes[i] as number) * ANSWERS + answer
      counts[key] = (counts[key] as number) + 1
      if (answer === LETTERS && this.#hit[i] === 0) hits += 1
    }
    let cost = -hits
    for (let key = 0; key < used; key++) cost += this.#costs[counts[key] as number] as number
    return cost
  }
}
