import type { ReactNode } from 'react'
import { games, shownOf } from './games.js'

/** All games, each with a picture and a sentence, one click from a table. */
export function Menu(): ReactNode {
  return (
    <>
      <p className="arcade-lead">The match starts at once; bots take the other seats.</p>
      <ul className="arcade-menu">
        {Object.values(games).map(({ id, title }) => (
          <li key={id}>
            <a href={`#/play/${id}`}>
              <img src={`./pictures/${id}.svg`} alt="" width="160" height="100" />
              <strong>{title}</strong>
              <span>{shownOf(id).sentence}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
