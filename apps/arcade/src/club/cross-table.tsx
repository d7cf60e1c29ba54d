import type { Tournament } from '@ackanomic/club'
import type { ReactNode } from 'react'
import { pointsText } from './tournament-words.js'

/** The results of a round robin, each player against each. */
export function CrossTable({ tournament }: { readonly tournament: Tournament }): ReactNode {
  const { standings, pairings } = tournament
  const people = standings.map(({ person }) => person)
  const against = (one: string, other: string): string => {
    const met = pairings.find(
      ({ kind, players }) => kind !== 'bye' && players.includes(one) && players.includes(other),
    )
    const points = met?.points?.[met.players.indexOf(one)]
    return points === undefined ? '' : pointsText(points)
  }
  return (
    <div className="club-cross">
      <table className="club-ratings">
        <caption>Cross table</caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Player</th>
            {people.map((person, i) => (
              <th key={person} scope="col" aria-label={`against ${person}`}>
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
