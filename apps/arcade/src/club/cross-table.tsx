import type { Tournament } from '@ackanomic/club'
import type { ReactNode } from 'react'
import { words } from '../languages/language.js'

/** The results of a round robin, each player against each. */
export function CrossTable({ tournament }: { readonly tournament: Tournament }): ReactNode {
  const { standings, pairings } = tournament
  const people = standings.map(({ person }) => person)
  const against = (one: string, other: string): string => {
    const met = pairings.find(
      ({ kind, players }) => kind !== 'bye' && players.includes(one) && players.includes(other),
    )
    const points = met?.points?.[met.players.indexOf(one)]
    return points === undefined ? '' : words.points(points)
  }
  return (
    <div className="club-cross">
      <table className="club-ratings">
        <caption>{words.tournament.crossTable}</caption>
        <thead>
          <tr>
            <th scope="col">{words.tournament.number}</th>
            <th scope="col">{words.rating.player}</th>
            {people.map((person, i) => (
              <th key={person} scope="col" aria-label={words.tournament.against(person)}>
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((one, i) => (
            <tr key={one}>
              <td>{i + 1}</td>
              <th scope="row">{one}</th>
              {people.map((other) => (
                <td key={other}>{one === other ? '–' : against(one, other)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
