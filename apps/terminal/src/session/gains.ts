import type { InstanceRecord } from '@ackanomic/core/society'
import { defineTrophy, openBooks, sayBooked, settle } from '@ackanomic/core/society'

/**
 * What a match gives, a sentence each, in the words of the society's books; of books in which no
 * other instance stands, and which know whatever Trophy its game names.
 */
export function gainsOf(record: InstanceRecord): readonly string[] {
  let books = openBooks()
  for (const award of record.outcome.awards) {
    if (award.award !== 'trophy') continue
    // What is known already is refused, and stays as it is.
    const defined = defineTrophy(books, { name: award.trophy, unique: false, nameless: false })
    if (defined.ok) books = defined.value
  }
  const settled = settle(books, record)
  return settled.ok
    ? settled.value.lines.map((each) => sayBooked(record, each))
    : [`The society's books refuse it: ${settled.error.says}`]
}
