import type { ResultRecord } from '@ackanomic/core'
import { formatBooking, openBooks, settle, withTrophiesOf } from '@ackanomic/society'

/**
 * What a match gives, a sentence each, in the words of the society's books; of books in which no
 * other instance stands, and which know whatever Trophy its game names.
 */
export function gainsOf(record: ResultRecord): readonly string[] {
  const settled = settle(withTrophiesOf(openBooks(), record), record)
  return settled.ok
    ? settled.value.lines.map((each) => formatBooking(record, each))
    : [`The society's books refuse it: ${settled.error.message}`]
}
