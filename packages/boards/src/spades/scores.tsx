import {
  ofTeam,
  type Spades,
  type SpadesOrder,
  type SpadesTeam,
  scoresOf,
} from '@ackanomic/games/spades'
import { type BoardMatchOf, type BoardProps, LineChart } from '@ackanomic/react'
import { type ReactNode, useMemo } from 'react'
import type { BoardWords } from '../words/english.js'
import { spades } from '../words/spades.js'
import { useGameWords } from '../words/words-context.js'

type At = BoardMatchOf<Spades>

const TEAMS: readonly SpadesTeam[] = [0, 1]

/** The players of a team, such as `Ann and Cyd`. */
export function teamName(
  { seat: mine }: At['view'],
  names: readonly string[],
  seats: readonly number[],
  words: BoardWords['spades'],
): string {
  return words.team(seats.map((seat) => (seat === mine ? null : (names[seat] ?? ''))))
}

/** How the scores grew, round by round. */
export function Growth({
  match: { view, names },
  order,
}: BoardProps<At> & { readonly order: SpadesOrder }): ReactNode {
  const words = useGameWords('spades', spades)
  const { options } = view
  const { rounds } = view.shared
  const growth = useMemo(
    () =>
      [...rounds.keys(), rounds.length].map((count) =>
        scoresOf({ rounds: rounds.slice(0, count), misplays: [] }, options),
      ),
    [rounds, options],
  )
  if (rounds.length < 2) return null
  const lines = TEAMS.map((team) => ({
    name: teamName(view, names, ofTeam(order, team), words),
    values: growth.map((each) => each[team].score),
  }))
  return <LineChart label={words.byRound} lines={lines} />
}

/** How the teams stand, and how they came there. */
export function Scores({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('spades', spades)
  const { view, names } = match
  const { shared, options } = view
  const { order } = shared
  if (order === null) return null
  const scores = scoresOf(shared, options)
  const hasMisplays = TEAMS.some((team) => scores[team].misplaysInGame > 0)
  return (
    <section className="ack-spades-scores" aria-label={words.scores}>
      <h2>{words.firstTo(options.target)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.teamHead}</th>
            <th scope="col">{words.score}</th>
            <th scope="col">{words.sandbags}</th>
            {hasMisplays && <th scope="col">{words.misplays}</th>}
          </tr>
        </thead>
        <tbody>
          {TEAMS.map((team) => (
            <tr key={team}>
              <th scope="row">{teamName(view, names, ofTeam(order, team), words)}</th>
              <td>{words.points(scores[team].score)}</td>
              <td>{scores[team].sandbags}</td>
              {hasMisplays && <td>{scores[team].misplaysInGame}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {view.outcome === null && <Growth match={match} order={order} />}
    </section>
  )
}

/** The bids and tricks of the round before. */
export function LastRound({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('spades', spades)
  const { view, names } = match
  const { shared } = view
  const last = shared.rounds.at(-1)
  if (last === undefined || shared.order === null) return null
  return (
    <section aria-label={words.lastRound}>
      <h3>{words.round(shared.rounds.length)}</h3>
      <ul className="ack-spades-round">
        {shared.order.map((seat, place) => (
          <li key={seat}>
            {words.roundOf(
              names[seat],
              last.bids[place],
              last.blind.some((one) => one === place),
              last.taken[place],
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
