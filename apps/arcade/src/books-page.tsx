import { statementOf } from '@ackanomic/society'
import { type ReactNode, useState } from 'react'
import { words } from './languages/language.js'
import { dropBooks, readBooks } from './society-books.js'
import { StatementSection } from './statement-section.js'

/** The totals of everybody who played in this browser, from all matches. */
export function BooksPage(): ReactNode {
  const [books, setBooks] = useState(readBooks)
  const records = books.ledger.months.flatMap(({ matches }) => matches)
  const people = [
    ...new Set(records.flatMap(({ record }) => [...record.players, ...record.referees])),
  ]
  return (
    <>
      {people.length === 0 ? (
        <p>{words.nothingBooked}</p>
      ) : (
        <>
          <p>{words.matchesBooked(records.length)}</p>
          {people.map((person) => (
            <StatementSection key={person} title={person} statement={statementOf(books, person)} />
          ))}
          <button
            type="button"
            className="ack-button"
            onClick={() => {
              dropBooks()
              setBooks(readBooks())
            }}
          >
            {words.deleteBooks}
          </button>
        </>
      )}
    </>
  )
}
