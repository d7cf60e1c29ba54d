import type { Books, Ledger, LedgerMatch } from '@ackanomic/society'

/** A match that the books began with, and its place among them. */
export interface FirstMatch extends LedgerMatch {
  readonly place: number
}

const known = new WeakMap<Ledger, ReadonlyMap<string, FirstMatch>>()

export function firstMatches({ ledger }: Books): ReadonlyMap<string, FirstMatch> {
  const found =
    known.get(ledger) ??
    new Map(
      ledger.months
        .flatMap(({ matches }) => matches)
        .map((match, place) => [match.record.match, { ...match, place }]),
    )
  known.set(ledger, found)
  return found
}

export interface Ended {
  readonly match: string
  readonly at: number
}

/** By their ends; then matches that the books began with; then by name. */
export function inOrder(books: Books): (one: Ended, other: Ended) => number {
  const first = firstMatches(books)
  const placeOf = ({ match }: Ended): number => first.get(match)?.place ?? first.size
  return (one, other) =>
    one.at - other.at || placeOf(one) - placeOf(other) || (one.match < other.match ? -1 : 1)
}
