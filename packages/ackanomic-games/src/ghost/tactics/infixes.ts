const END = 0

/** The letters are 1 to 26. */
const BASE = 27

export interface Branch {
  readonly fragment: string
  readonly places: Places
  readonly isWord: boolean
}

export type Places = Int32Array<ArrayBuffer> | readonly number[]

/** The fragments of a word list, each as a list of its places in the words. */
export class Infixes {
  readonly #text: Uint8Array
  readonly #places: Int32Array<ArrayBuffer>
  readonly #starts: Int32Array

  /** @param words - in any case; words with other letters than A to Z are left out */
  constructor(words: readonly string[]) {
    const upper = [...new Set(words.map((word) => word.trim().toUpperCase()))].filter((word) =>
      /^[A-Z]+$/.test(word),
    )
    const length = upper.reduce((sum, word) => sum + word.length + 1, 3)
    const text = new Uint8Array(length)
    let end = 1
    for (const word of upper) {
      for (let i = 0; i < word.length; i++) text[end++] = word.charCodeAt(i) - 64
      end++
    }
    const starts = new Int32Array(BASE ** 3 + 1)
    for (let i = 0; i < length - 2; i++) {
      const next = keyAt(text, i) + 1
      starts[next] = (starts[next] as number) + 1
    }
    for (let key = 0; key < BASE ** 3; key++)
      starts[key + 1] = (starts[key + 1] as number) + (starts[key] as number)
    const places = new Int32Array(length - 2)
    const free = starts.slice()
    for (let i = 0; i < length - 2; i++) {
      const key = keyAt(text, i)
      const at = free[key] as number
      places[at] = i
      free[key] = at + 1
    }
    this.#text = text
    this.#places = places
    this.#starts = starts
  }

  placesOf(fragment: string): Places {
    const [one = 0, two = 0, three = 0] = [...fragment].map((letter) => letter.charCodeAt(0) - 64)
    const span = BASE ** Math.max(0, 3 - fragment.length)
    const key = (one * BASE + two) * BASE + three
    const places = this.#places.subarray(this.#starts[key], this.#starts[key + span])
    return fragment.length <= 3 ? places : places.filter((place) => this.#stands(fragment, place))
  }

  #stands(fragment: string, place: number): boolean {
    for (let i = 3; i < fragment.length; i++) {
      if (this.#text[place + i] !== fragment.charCodeAt(i) - 64) return false
    }
    return true
  }

  /** The fragments with one more letter at either end. */
  branchesOf(fragment: string, places: Places): readonly Branch[] {
    const text = this.#text
    const { length } = fragment
    const behind: number[][] = []
    const before: number[][] = []
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number
      const next = text[place + length] as number
      const last = text[place - 1] as number
      if (next !== END) {
        const found = behind[next]
        if (found === undefined) behind[next] = [place]
        else found.push(place)
      }
      if (last !== END) {
        const found = before[last]
        if (found === undefined) before[last] = [place - 1]
        else found.push(place - 1)
      }
    }
    const branches: Branch[] = []
    const add = (longer: string, found: readonly number[]): void => {
      branches.push({ fragment: longer, places: found, isWord: this.#isWord(length + 1, found) })
    }
    behind.forEach((found, letter) => {
      add(fragment + letterOf(letter), found)
    })
    before.forEach((found, letter) => {
      const longer = letterOf(letter) + fragment
      // One letter repeated is the same at both ends.
      if (longer !== fragment + letterOf(letter)) add(longer, found)
    })
    return branches
  }

  isWord(fragment: string, places: Places): boolean {
    return this.#isWord(fragment.length, places)
  }

  #isWord(length: number, places: Places): boolean {
    const text = this.#text
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number
      if (text[place - 1] === END && text[place + length] === END) return true
    }
    return false
  }

  wordAt(place: number): string {
    const text = this.#text
    let first = place
    while (text[first - 1] !== END) first--
    let word = ''
    for (let i = first; text[i] !== END; i++) word += letterOf(text[i] as number)
    return word
  }
}

function keyAt(text: Uint8Array, at: number): number {
  const [one, two, three] = [text[at], text[at + 1], text[at + 2]] as [number, number, number]
  return (one * BASE + two) * BASE + three
}

function letterOf(code: number): string {
  return String.fromCharCode(64 + code)
}
