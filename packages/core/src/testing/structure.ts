/**
 * Describes why a value would not survive JSON unchanged; `undefined` if it would. Reasons are
 * `undefined`, `-0`, `NaN`, infinities, functions, symbols, bigints, class instances, getters,
 * holes, cycles, more than 1,000 levels, and a field named `__proto__`.
 *
 * @example
 * ```ts
 * import { jsonProblem } from '@ackanomic/core/testing'
 *
 * jsonProblem({ hand: ['AS'], prize: null }) // => undefined
 * jsonProblem({ since: new Date(0) }) // => 'since is an instance of Date'
 * ```
 */
export function jsonProblem(value: unknown): string | undefined {
  return problemAt('', value, [])
}

/** Deeper values break JSON and other readers. */
const MAX_LEVELS = 1000

function problemAt(path: string, value: unknown, above: unknown[]): string | undefined {
  const name = path === '' ? 'it' : path
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      if (!Number.isFinite(value)) return `${name} is ${value}`
      return Object.is(value, -0) ? `${name} is -0` : undefined
    case 'object':
      break
    default:
      return value === undefined ? `${name} is undefined` : `${name} is a ${typeof value}`
  }
  if (value === null) return undefined
  if (above.includes(value)) return `${name} holds itself`
  if (above.length >= MAX_LEVELS) return `it is more than ${MAX_LEVELS} deep`
  const prototype: unknown = Object.getPrototypeOf(value)
  const isList = Array.isArray(value)
  if (prototype !== (isList ? Array.prototype : Object.prototype)) {
    return `${name} is ${kindOf(value)}`
  }
  const keys = Reflect.ownKeys(value)
  if (isList && keys.length !== value.length + 1) return `${name} has holes or fields of its own`
  for (const key of keys) {
    if (isList && key === 'length') continue
    if (typeof key === 'symbol') return `${name} has a field ${String(key)}`
    const at = isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    if (key === '__proto__') return `${at} is a name that not every program can carry`
    const field = Object.getOwnPropertyDescriptor(value, key)
    if (field === undefined || !('value' in field)) return `${at} is a getter`
    if (field.enumerable !== true) return `${at} is not enumerable`
    above.push(value)
    const problem = problemAt(at, field.value, above)
    above.pop()
    if (problem !== undefined) return problem
  }
  return undefined
}

function kindOf(value: object): string {
  const maker: unknown = (value as { readonly constructor?: unknown }).constructor
  return typeof maker === 'function' && maker.name !== ''
    ? `an instance of ${maker.name}`
    : 'an object with a prototype of its own'
}

export function unfrozenPart(value: unknown): string | undefined {
  return partThatIs(false, value, 'it')
}

export function frozenPart(value: unknown): string | undefined {
  return partThatIs(true, value, 'it')
}

function partThatIs(frozen: boolean, value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.isFrozen(value) === frozen) return path
  for (const [key, item] of Object.entries(value)) {
    const found = partThatIs(frozen, item, `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

export function scribbleOver(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  const fields = value as Record<string, unknown>
  for (const key of Object.keys(fields)) {
    scribbleOver(fields[key])
    Reflect.set(fields, key, 'scribble')
  }
  if (Array.isArray(value) && Object.isExtensible(value)) value.push('scribble')
}
