import {
  bidsByPlace,
  ofTeam,
  placeOf,
  type Spades,
  type SpadesOrder,
  scoresOf,
  seatsOfPlays,
  tricksOf,
  trickUnderWay,
  turnOf,
} from '@ackanomic/games/spades'
import {
  Avatar,
  type BoardMatchOf,
  type BoardProps,
  PlayingCard,
  SeatRing,
  Trick,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { spades } from '../words/spades.js'
import { useGameWords } from '../words/words-context.js'
import { Growth, teamName } from './scores.js'

type At = BoardMatchOf<Spades>

/**
 * The four seats around the felt, each with its bid, its tricks, and the card that it has played.
 */
export function Seats({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('spades', spades)
  const { view, names } = match
  const { order } = view.shared
  return (
    <section className="ack-felt ack-spades-felt" aria-label={words.table}>
      <h2 className="ack-spades-what" data-motion-at="deck">
        {whatGoesOn(match, words)}
      </h2>
      {order !== null && view.outcome === null && <Standings match={match} order={order} />}
      {order !== null && view.outcome !== null && <Final match={match} order={order} />}
      {order !== null && view.outcome === null && (
        <SeatRing
          label={words.inOrder}
          seats={fromYours(match, order).map((seat) => ({
            name: names[seat] ?? '',
            seat,
            isYou: seat === view.seat,
            badges: seatBadges(match, order, seat, words),
            isActive: turnOf(view.shared) === seat,
            note: <Standing match={match} order={order} seat={seat} />,
            content: <Played match={match} seat={seat} />,
          }))}
        />
      )}
    </section>
  )
}

/** The final scores of both teams, the better one first. */
function Final({ match, order }: BoardProps<At> & { readonly order: SpadesOrder }): ReactNode {
  const words = useGameWords('spades', spades)
  const { view, names } = match
  const scores = scoresOf(view.shared, view.options)
  const teams = ([0, 1] as const).toSorted((a, b) => scores[b].score - scores[a].score)
  return (
    <ol className="ack-spades-final" aria-label={words.finalScores}>
      {teams.map((team) => {
        const seats = ofTeam(order, team)
        return (
          <li key={team}>
            {seats.map((seat) => (
              <Avatar key={seat} name={names[seat] ?? ''} seat={seat} />
            ))}
            <span>{teamName(view, names, seats, words)}</span>
            <strong>{words.points(scores[team].score)}</strong>
          </li>
        )
      })}
      <li className="ack-spades-growth">
        <Growth match={match} order={order} />
      </li>
    </ol>
  )
}

/** The scores on the felt, for where the panel is out of sight. */
function Standings({
  match: { view, names },
  order,
}: BoardProps<At> & { readonly order: SpadesOrder }): ReactNode {
  const words = useGameWords('spades', spades)
  const scores = scoresOf(view.shared, view.options)
  const both = ([0, 1] as const).map(
    (team) =>
      [
        teamName(view, names, ofTeam(order, team), words),
        words.points(scores[team].score),
      ] as const,
  )
  return <p className="ack-spades-standings">{words.both(both, view.options.target)}</p>
}

/** The seats in playing order, your own first. */
function fromYours({ view }: At, order: SpadesOrder): readonly number[] {
  const first = view.role === 'seat' ? placeOf(order, view.seat) : 0
  return [...order.slice(first), ...order.slice(0, first)]
}

function whatGoesOn({ view, names }: At, words: BoardWords['spades']): string {
  const { shared, outcome } = view
  if (outcome !== null) return words.over
  const turn = turnOf(shared)
  const name = turn === null ? '' : turn === view.seat ? null : (names[turn] ?? '')
  const trick = Math.floor(shared.plays.length / 4) + 1
  return words.goesOn[shared.stage](shared.rounds.length + 1, name, trick)
}

function seatBadges(
  { view }: At,
  order: SpadesOrder,
  seat: number,
  words: BoardWords['spades'],
): readonly string[] {
  const { shared } = view
  const steps = view.role === 'seat' ? placeOf(order, seat) - placeOf(order, view.seat) : null
  const presence = view.roster.seats[seat]?.presence
  return [
    ...(steps !== null && Math.abs(steps) === 2 ? [words.badge.partner] : []),
    ...(presence === 'left' || presence === 'out' ? [words.badge.left] : []),
    ...(presence === 'away' ? [words.badge.away] : []),
    ...(shared.conceded.includes(seat) ? [words.badge.concedes] : []),
  ]
}

/** A player's bid and tricks. */
function Standing({
  match: { view },
  order,
  seat,
}: BoardProps<At> & { readonly order: SpadesOrder; readonly seat: number }): ReactNode {
  const words = useGameWords('spades', spades)
  const { shared } = view
  const place = placeOf(order, seat)
  const bid = bidsByPlace(shared)[place]
  const isBlind = shared.blind.some((one) => one.place === place && one.nil === true)
  return words.standing(
    bid,
    isBlind,
    shared.bids.length === 4 ? tricksOf(shared).taken[place] : null,
  )
}

/** The card that a player has laid to the trick, or the place for it. */
function Played({ match, seat }: BoardProps<At> & { readonly seat: number }): ReactNode {
  const { view } = match
  const { shared } = view
  const taken = match.stage?.kind === 'trick' ? takenTrick(match.log) : null
  if (taken !== null) {
    const { card, takes } = taken.find((each) => each.seat === seat) ?? { card: '', takes: false }
    return (
      <span className={`ack-spades-laid${takes ? ' ack-spades-takes' : ''}`}>
        <PlayingCard card={card} motion={card} motionFrom={`seat ${seat}`} />
      </span>
    )
  }
  const trick = trickUnderWay(shared.plays)
  const card =
    trick[
      seatsOfPlays(shared)
        .slice(-1 - trick.length, -1)
        .indexOf(seat)
    ]
  if (card !== undefined)
    return <PlayingCard card={card} motion={card} motionFrom={`seat ${seat}`} />
  return (
    <>
      <Swept match={{ view }} seat={seat} />
      {(shared.stage === 'play' || shared.stage === 'bids') && (
        <span className="ack-card-place" aria-hidden="true" />
      )}
    </>
  )
}

/** The cards of the trick that the log tells of last. A round that is scored has lost its plays. */
function takenTrick(
  log: At['log'],
): readonly { readonly seat: number; readonly card: string; readonly takes: boolean }[] | null {
  const events = log.map(({ event }) => event)
  const end = events.findLastIndex(({ type }) => type === 'trick')
  const trick = events[end]
  if (trick?.type !== 'trick') return null
  return events
    .slice(0, end)
    .flatMap((event) => (event.type === 'play' ? [event] : []))
    .slice(-4)
    .map(({ seat, card }) => ({ seat, card, takes: seat === trick.winner }))
}

/** The card of the trick before, which stays a moment and then goes to the player who took it. */
function Swept({
  match: { view },
  seat,
}: {
  readonly match: Pick<At, 'view'>
  readonly seat: number
}): ReactNode {
  const { shared } = view
  const { order, plays } = shared
  const end = plays.length - (plays.length % 4)
  if (order === null || end === 0) return null
  const seats = seatsOfPlays(shared)
  const card = plays[end - 4 + seats.slice(end - 4, end).indexOf(seat)]
  const winner = seats[end]
  if (card === undefined || winner === undefined) return null
  return (
    <span
      key={`${shared.rounds.length} ${end}`}
      className="ack-spades-swept"
      data-motion={card}
      data-motion-face={card}
      data-motion-from={`seat ${seat}`}
      data-motion-leaves={`seat ${winner}`}
    >
      <PlayingCard card={card} />
    </span>
  )
}

/** The trick that was taken last. */
export function LastTrick({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('spades', spades)
  const { view, names } = match
  const { shared } = view
  const number = Math.floor(shared.plays.length / 4)
  const seats = seatsOfPlays(shared)
  return (
    <section className="ack-spades-last" aria-label={words.lastTrick}>
      <h3>{words.trick(number)}</h3>
      <Trick
        label={words.trick(number)}
        cards={seats.slice(4 * number - 4, 4 * number).map((seat, i) => ({
          name: names[seat] ?? '',
          card: shared.plays[4 * number - 4 + i] ?? '',
          takes: seat === seats[4 * number],
        }))}
      />
    </section>
  )
}
