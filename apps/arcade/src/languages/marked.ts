/** A copy of a catalogue that marks all its texts, so that a test finds texts that are not in it. */
export function marked<Catalogue>(catalogue: Catalogue): Catalogue {
  return markedValue(catalogue) as Catalogue
}

function markedValue(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? '' : `⟦${value}⟧`
  if (typeof value === 'function')
    return (...given: readonly unknown[]) => markedValue(Reflect.apply(value, undefined, given))
  if (Array.isArray(value)) return value.map(markedValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, markedValue(each)]))
}
