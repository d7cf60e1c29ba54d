import {
  ofTeam,
  type Spades,
  type SpadesOrder,
  type SpadesTeam,
  scoresOf,
} from '@ackanomic/games/spades'
import { type BoardMatchOf, type BoardProps, LineChart } from '@ackanomic/react'
import { type ReactNode, useMemo } from 'react'

type At = BoardMatchOf<Spades>

const TEAMS: readonly SpadesTeam[] = [0, 1]

/** The players of a team, such as `Ann and Cyd`. */
function teamName({ names }: At, order: SpadesOrder, team: SpadesTeam): string {
  return ofTeam(order, team)
    .map((seat) => names[seat])
    .join(' and ')
}

/** How the teams stand, and how they came there. */
export function Scores({ match }: BoardProps<At>): ReactNode {
  const { shared, options } = match.view
  const { order, rounds } = shared
  const growth = useMemo(
    () =>
      [...rounds.keys(), rounds.length].map((count) =>
        scoresOf({ rounds: rounds.slice(0, count), misplays: [] }, options),
      ),
    [rounds, options],
  )
  if (order === null) return null
  const scores = scoresOf(shared, options)
  const lines = TEAMS.map((team) => ({
    name: teamName(match, order, team),
    values: growth.map((each) => each[team].score),
  }))
  return (
    <section className="ack-spades-scores" aria-label="Scores">
      <h2>First to {options.target}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Team</th>
            <th scope="col">Score</th>
            <th scope="col">Sandbags</th>
            <th scope="col">Misplays</th>
          </tr>
        </thead>
        <tbody>
          {TEAMS.map((team) => (
            <tr key={team}>
              <th scope="row">{teamName(match, order, team)}</th>
              <td>{scores[team].score}</td>
              <td>{scores[team].sandbags}</td>
              <td>{scores[team].misplaysInGame}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shared.rounds.length > 1 && <LineChart label="Scores by round" lines={lines} />}
    </section>
  )
}

/** The bids and tricks of the round before. */
export function LastRound({ match }: BoardProps<At>): ReactNode {
  const { view, names } = match
  const { shared } = view
  const last = shared.rounds.at(-1)
  if (last === undefined || shared.order === null) return null
  return (
    <section aria-label="The last round">
      <h3>Round {shared.rounds.length}</h3>
      <ul className="ack-spades-round">
        {shared.order.map((seat, place) => (
          <li key={seat}>
            {names[seat]}: bid {last.bids[place] === 0 ? 'nil' : last.bids[place]}
            {last.blind.some((one) => one === place) && ' blind'}, took {last.taken[place]}
          </li>
        ))}
      </ul>
    </section>
  )
}
