import type { GameView } from '../game/view.js'

/** Fields that only hold times, which the key ignores. */
const MOMENTS: ReadonlySet<string> = new Set(['at', 'due', 'left', 'since'])

/** Hashes the content of views without times, to 53 bits. */
export class ViewKeys {
  #high = 0
  #low = 0
  readonly #names = new Map<string, number>()
  /** Hashes of objects that many views share, such as the options. */
  readonly #known = new WeakMap<object, number>()

  of({ roster, deadlines, role: _, outcome: __, ...shown }: GameView): number {
    this.#high = 0x9e3779b9
    this.#low = 0x85ebca6b
    for (const { holder, presence, active } of roster.seats) {
      this.#text(holder ?? '')
      this.#mix(presence.length + (active ? 64 : 0))
    }
    for (const { reason } of roster.pauses) this.#text(reason)
    for (const { name, seat, due } of deadlines) {
      this.#mix(this.#name(name))
      this.#mix((seat ?? -1) + (due === null ? 64 : 0))
    }
    for (const name in shown) {
      const part = (shown as Readonly<Record<string, unknown>>)[name]
      if (name === 'options' && typeof part === 'object' && part !== null) this.#settled(part)
      else this.#walk(part)
    }
    return (this.#high >>> 0) * 0x20_0000 + (this.#low & 0x1f_ffff)
  }

  #settled(part: object): void {
    let hash = this.#known.get(part)
    if (hash === undefined) {
      const [high, low] = [this.#high, this.#low]
      this.#walk(part)
      hash = this.#low
      this.#high = high
      this.#low = low
      this.#known.set(part, hash)
    }
    this.#mix(hash)
  }

  #walk(value: unknown): void {
    if (typeof value === 'number') this.#number(value)
    else if (typeof value === 'string') this.#text(value)
    else if (typeof value !== 'object' || value === null) {
      this.#mix(value === null ? 3 : value === true ? 5 : 7)
    } else if (Array.isArray(value)) {
      this.#mix(value.length + 0x1000)
      for (const item of value) this.#walk(item)
    } else {
      for (const name in value) {
        if (MOMENTS.has(name)) continue
        this.#mix(this.#name(name))
        this.#walk((value as Readonly<Record<string, unknown>>)[name])
      }
      this.#mix(11)
    }
  }

  #number(value: number): void {
    if ((value | 0) === value) this.#mix(value)
    else this.#text(String(value))
  }

  #text(text: string): void {
    for (let i = 0; i < text.length; i++) this.#mix(text.charCodeAt(i))
    this.#mix(text.length + 0x2000)
  }

  #name(name: string): number {
    const known = this.#names.get(name)
    if (known !== undefined) return known
    let hash = 17
    for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
    this.#names.set(name, hash)
    return hash
  }

  #mix(part: number): void {
    const low = Math.imul(this.#low ^ part, 0x85ebca6b)
    this.#low = low ^ (low >>> 13)
    this.#high = Math.imul(this.#high ^ part ^ (low >>> 7), 0xc2b2ae35)
    this.#high ^= this.#high >>> 16
  }
}
