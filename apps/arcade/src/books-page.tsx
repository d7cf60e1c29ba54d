import { statementOf } from '@ackanomic/society'
import { type ReactNode, useState } from 'react'
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
        <p>Nothing is booked yet. Matches that end here will be.</p>
      ) : (
        <>
          <p>
            {records.length === 1 ? '1 match is' : `${records.length} matches are`} booked in this
            browser.
          </p>
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
            Delete all of it
          </button>
        </>
      )}
    </>
  )
}
