import { statementOf } from '@ackanomic/society'
import { type ReactNode, useState } from 'react'
import { dropBooks, readBooks } from './society-books.js'

/** What everybody who played in this browser has from all matches. */
export function BooksPage(): ReactNode {
  const [books, setBooks] = useState(readBooks)
  const records = books.ledger.months.flatMap(({ instances }) => instances)
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
            <section key={person} aria-label={person}>
              <h2>{person}</h2>
              <ul>
                {statementOf(books, person).message.map((says, i) => (
                  <li key={`${i} ${says}`}>{says}</li>
                ))}
              </ul>
            </section>
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
