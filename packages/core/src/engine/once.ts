/**
 * A function that makes something of an object at its first call with it, and remembers it as long as
 * the object is there: the map of a variant, the table of a deck.
 */
export function onceFor<Of extends object, Made extends object>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const made = new WeakMap<Of, Made>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known
    const fresh = make(of)
    made.set(of, fresh)
    return fresh
  }
}
