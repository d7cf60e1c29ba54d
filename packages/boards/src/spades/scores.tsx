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
function teamName(
  { names }: At,
  order: SpadesOrder,
  team: SpadesTeam,
  words: BoardWords['spades'],
): string {
  return words.team(ofTeam(order, team).map((seat) => names[seat] ?? ''))
}

/** How the teams stand, and how they came there. */
export function Scores({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('spades', spades)
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
    name: teamName(match, order, team, words),
    values: growth.map((each) => each[team].score),
  }))
  return (
    <section className="ack-spades-scores" aria-label={words.scores}>
      <h2>{words.firstTo(options.target)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.teamHead}</th>
            <th scope="col">{words.score}</th>
            <th scope="col">{words.sandbags}</th>
            <th scope="col">{words.misplays}</th>
          </tr>
        </thead>
        <tbody>
          {TEAMS.map((team) => (
            <tr key={team}>
              <th scope="row">{teamName(match, order, team, words)}</th>
              <td>{scores[team].score}</td>
              <td>{scores[team].sandbags}</td>
              <td>{scores[team].misplaysInGame}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shared.rounds.length > 1 && <LineChart label={words.byRound} lines={lines} />}
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
