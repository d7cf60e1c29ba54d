/** Under this name a draft tells what it is a draft of. */
const DRAFTED: unique symbol = Symbol('drafted')

type Parts = Record<PropertyKey, unknown>

/** What a draft was, and is now: a part of what it was becomes a draft itself when it is looked at. */
class Drafted implements ProxyHandler<Parts> {
  readonly base: Parts
  readonly now: Parts

  constructor(base: Parts) {
    this.base = base
    this.now = shallowCopy(base)
  }

  get(now: Parts, key: PropertyKey): unknown {
    if (key === DRAFTED) return this
    const part = now[key]
    if (typeof part !== 'object' || part === null || part !== this.base[key]) return part
    const drafted = draftOf(part)
    now[key] = drafted
    return drafted
  }

  set(now: Parts, key: PropertyKey, part: unknown): boolean {
    now[key] = part
    return true
  }
}

function shallowCopy(value: Parts): Parts {
  return Array.isArray(value) ? ([...value] as unknown as Parts) : { ...value }
}

/**
 * A draft of a frozen plain value: it can be changed, and the value stays as it is. Each part is copied
 * when it is first looked at, itself and not what is in it.
 */
export function draftOf<Value extends object>(value: Value): Value {
  const drafted = new Drafted(value as Parts)
  return new Proxy(drafted.now, drafted) as Value
}

/** Whether a value is a draft. */
export function isDraft(value: unknown): boolean {
  return (Object(value) as Parts)[DRAFTED] !== undefined
}

/**
 * What a value in which there may be drafts has become, as a plain value. What has not changed is
 * the same object as before; what is new is frozen if it is to be.
 */
export function undrafted(value: unknown, freeze: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value
  const drafted = (value as Parts)[DRAFTED] as Drafted | undefined
  if (drafted === undefined && Object.isFrozen(value)) return value
  const { base, now } = drafted ?? { base: {} as Parts, now: value as Parts }
  const plain = freeze && drafted === undefined ? now : shallowCopy(now)
  let isSame = drafted !== undefined && sizeOf(plain) === sizeOf(base)
  for (const key of Array.isArray(plain) ? plain.keys() : Object.keys(plain)) {
    const part = plain[key]
    if (Object.is(part, base[key])) continue
    const settled = undrafted(part, freeze)
    if (settled !== part) plain[key] = settled
    if (!Object.is(settled, base[key])) isSame = false
  }
  if (isSame) return base
  return freeze ? Object.freeze(plain) : plain
}

const sizeOf = (value: Parts): number =>
  Array.isArray(value) ? value.length : Object.keys(value).length
