/**
 * Describes the first difference of two values in a sentence; `undefined` if they are equal. Leaves
 * are compared by `Object.is`, and a missing field differs from `undefined`.
 *
 * @example
 * ```ts
 * import { describeDifference } from '@ackanomic/core/testing'
 *
 * describeDifference({ a: [1, 2] }, { a: [1, 2] }) // => undefined
 * describeDifference({ a: [1, 0] }, { a: [1, -0] }) // => 'at a[1]: 0 here, -0 there'
 * ```
 */
export function describeDifference(left: unknown, right: unknown): string | undefined {
  return differenceAt('', left, right)
}

function differenceAt(path: string, left: unknown, right: unknown): string | undefined {
  if (Object.is(left, right)) return undefined
  if (
    typeof left !== 'object' ||
    typeof right !== 'object' ||
    left === null ||
    right === null ||
    Array.isArray(left) !== Array.isArray(right)
  ) {
    return `at ${path || 'the top'}: ${shown(left)} here, ${shown(right)} there`
  }
  if (Array.isArray(left) && Array.isArray(right)) return listDifference(path, left, right)
  const there = right as Readonly<Record<string, unknown>>
  let keys = 0
  for (const [key, item] of Object.entries(left)) {
    keys++
    const at = path === '' ? key : `${path}.${key}`
    if (!Object.hasOwn(there, key)) return `at ${at}: ${shown(item)} here, nothing there`
    const found = differenceAt(at, item, there[key])
    if (found !== undefined) return found
  }
  if (Object.keys(there).length === keys) return undefined
  const more = Object.keys(there).find((key) => !Object.hasOwn(left, key)) ?? ''
  return `at ${path === '' ? more : `${path}.${more}`}: nothing here, ${shown(there[more])} there`
}

function listDifference(
  path: string,
  left: readonly unknown[],
  right: readonly unknown[],
): string | undefined {
  const length = Math.min(left.length, right.length)
  for (let i = 0; i < length; i++) {
    const found = differenceAt(`${path}[${i}]`, left[i], right[i])
    if (found !== undefined) return found
  }
  if (left.length === right.length) return undefined
  const at = `${path}[${length}]`
  return left.length > right.length
    ? `at ${at}: ${shown(left[length])} here, nothing there`
    : `at ${at}: nothing here, ${shown(right[length])} there`
}

export function shown(value: unknown, length = 300): string {
  const text = textOf(value)
  return text.length > length ? `${text.slice(0, length)}…` : text
}

function textOf(value: unknown): string {
  try {
    if (Object.is(value, -0)) return '-0'
    if (typeof value === 'function') return 'a function'
    if (typeof value === 'object' && value !== null) return JSON.stringify(value)
    return typeof value === 'string' ? JSON.stringify(value) : String(value)
  } catch (thrown) {
    return `what cannot be shown (${thrown instanceof Error ? thrown.message : 'it throws'})`
  }
}
