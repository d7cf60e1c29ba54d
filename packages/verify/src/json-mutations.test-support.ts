/** Changes of JSON values and texts. */
import type { RandomInt } from '@ackanomic/core'
import { canonicalJson } from '@ackanomic/core/proof'

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

export const at = <Item>(items: readonly Item[], pick: RandomInt): Item =>
  items[pick(items.length)] as Item

export function placesIn(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([name, one]) => placesIn(one, [...path, name]))]
}

/** Returns the value with a part replaced, or removed if there is nothing to replace it. */
export function replaced(
  value: Json,
  path: readonly string[],
  by: (old: Json) => Json | undefined,
): Json {
  const [name, ...rest] = path
  if (name === undefined) return by(value) ?? null
  if (Array.isArray(value)) {
    return value.map((one: Json, i) => (String(i) === name ? replaced(one, rest, by) : one))
  }
  return Object.fromEntries(
    Object.entries(value as { [key: string]: Json }).flatMap(([field, one]) => {
      if (field !== name) return [[field, one]]
      if (rest.length === 0 && by(one) === undefined) return []
      return [[field, replaced(one, rest, by)]]
    }),
  )
}

/** Returns another value, of the same kind if it is simple. */
export const otherValue = (old: Json, pick: RandomInt): Json => {
  if (typeof old === 'number') return old + 1 + pick(3)
  if (typeof old === 'boolean') return !old
  if (typeof old === 'string') {
    if (!/^[0-9a-f]{64,}$/u.test(old)) return `${old}${at(['x', ' ', '\u0000', '\ud800'], pick)}`
    const digit = pick(old.length)
    const next = ((Number.parseInt(old[digit] ?? '0', 16) + 1 + pick(15)) % 16).toString(16)
    return old.slice(0, digit) + next + old.slice(digit + 1)
  }
  return at<Json>([null, 0, '', [], {}], pick)
}

/** Writes the same JSON with other spaces, another order of fields, and other escapes. */
export function reworded(value: Json, pick: RandomInt): string {
  const space = (): string => at(['', '', ' ', '\n', '\t'], pick)
  if (Array.isArray(value))
    return `[${space()}${value.map((one) => reworded(one, pick))}${space()}]`
  if (typeof value === 'string') {
    const text = JSON.stringify(value)
    const escaped = (letter: string): string =>
      pick(4) === 0 ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter
    return text.includes('\\') ? text : text.replaceAll(/[a-z]/gu, escaped)
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(() => pick(3) - 1)
  const texts = fields.map(
    ([name, one]) => `${JSON.stringify(name)}${space()}:${space()}${reworded(one, pick)}`,
  )
  return `{${texts.join(`,${space()}`)}}`
}

/** Whether two texts differ as JSON. */
export function isElse(one: string, other: string): boolean {
  try {
    return canonicalJson(JSON.parse(one)) !== canonicalJson(JSON.parse(other))
  } catch {
    return true
  }
}
