import type { ResultRecord } from '@ackanomic/core'
import {
  type Books,
  createBooks,
  defineAwardedTrophies,
  formatLedgerLine,
  loadBooks,
  recordResult,
  saveBooks,
} from '@ackanomic/society'
import { words } from './languages/language.js'
import { kept } from './local-saves.js'

const NAME = 'books'

/** The books of this browser's society; new ones where there are none, or none that can be read. */
export function readBooks(): Books {
  const text = kept.read(NAME)
  const loaded = text === null ? undefined : loadBooks(text)
  return loaded?.ok === true ? loaded.value : createBooks()
}

/** Closes the books: what is in them is forgotten. */
export function dropBooks(): void {
  kept.drop(NAME)
}

/** Books a finished match, once; what it gave, a sentence each. */
export function book(record: ResultRecord): readonly string[] {
  const settled = recordResult(defineAwardedTrophies(readBooks(), record), record)
  if (settled.ok) {
    kept.write(NAME, saveBooks(settled.value.books))
    return settled.value.lines.map((line) => formatLedgerLine(record, line))
  }
  if (settled.error.code === 'alreadyRecorded') return [words.alreadyBooked]
  return [words.booksRefuse(settled.error.message)]
}
