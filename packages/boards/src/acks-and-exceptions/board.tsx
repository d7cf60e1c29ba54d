import {
  type AcksAndExceptions,
  faceDownOf,
  highestBid,
  queueOf,
  winsOf,
} from '@ackanomic/programming-games/acks-and-exceptions'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  hintMark,
  PanelContent,
  SeatRing,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { CoasterPicture } from './coaster.js'
import { coasterKey } from './stages.js'
import { Yours } from './yours.js'

type At = BoardMatchOf<AcksAndExceptions>

/**
 * The board of ACKs & Exceptions: four stacks of coasters, the bids, your coasters, and each
 * player's number of wins.
 *
 * @example
 * ```tsx
 * import { acksAndExceptions } from '@ackanomic/programming-games/acks-and-exceptions'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { AcksAndExceptionsBoard } from '@ackanomic/boards/acks-and-exceptions'
 *
 * const App = () => {
 *   const match = useLocalMatch(acksAndExceptions)
 *   return <MatchLayout match={match}><AcksAndExceptionsBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function AcksAndExceptionsBoard(
  props: BoardProps<BoardMatchOf<AcksAndExceptions>>,
): ReactNode {
  const match = useBoard(props)
  const { view, names } = match
  const { shared, outcome } = view
  const first = view.role === 'seat' ? view.seat : 0
  const order = names.map((_, i) => (first + i) % names.length)
  return (
    <BoardRoot of={props} className="ack-acks-and-exceptions">
      <section className="ack-felt ack-acks-and-exceptions-felt" aria-label="The table">
        <h2>{whatGoesOn(match)}</h2>
        <p className="ack-note">
          Win two rounds to win the game. A player without coasters is out.
        </p>
        <SeatRing
          label="The players, clockwise"
          seats={order.map((seat) => ({
            name: names[seat] ?? '',
            seat,
            badges: seatBadges(match, seat),
            isActive: outcome === null && isAwaited(match, seat),
            note: `${winsOf(shared.rounds, seat)} won, ${shared.coasters[seat]} left`,
            content: (
              <>
                <Stack match={match} seat={seat} />
                {bidOf(match, seat)}
              </>
            ),
          }))}
        />
      </section>
      <Yours match={match} />
      <PanelContent>
        <Rounds match={match} />
      </PanelContent>
    </BoardRoot>
  )
}

function whatGoesOn({ view, names }: At): string {
  const { shared, outcome } = view
  if (outcome !== null) return 'The game is over'
  const round = `Round ${shared.rounds.length + 1}`
  const top = highestBid(shared.calls)
  const name = names[shared.turn ?? -1]
  switch (shared.stage) {
    case 'starter':
      return `${round}: the first player is being drawn`
    case 'set-up':
      return `${round}: everybody puts a coaster face down`
    case 'placing':
      return `${round}: ${name} puts a coaster down, or challenges`
    case 'bidding':
      return `${round}: ${name} bids more than ${top?.bid}, or passes`
    case 'processing':
      return `${round}: ${name} has flipped ${shared.flips.length} of ${top?.bid}`
    case 'loss':
      return `${round}: ${name} has failed and loses a coaster`
  }
}

function isAwaited({ view: { shared, table } }: At, seat: number): boolean {
  if (shared.stage === 'set-up') {
    return shared.stacks[seat] === 0 && table.seats[seat]?.presence === 'here'
  }
  return shared.turn === seat
}

function seatBadges({ view }: At, seat: number): readonly string[] {
  const { shared, outcome, table } = view
  const presence = table.seats[seat]?.presence
  return [
    ...(view.role === 'seat' && view.seat === seat ? ['you'] : []),
    ...(outcome === null && shared.starter === seat ? ['starts'] : []),
    ...(presence === 'left' ? ['left'] : []),
    ...(presence === 'out' ? ['out'] : []),
    ...(presence === 'away' ? ['on vacation'] : []),
  ]
}

/** A player's bid in this round, or their pass. */
function bidOf({ view: { shared } }: At, seat: number): ReactNode {
  const call = shared.calls.findLast((each) => each.seat === seat)
  if (call === undefined) return null
  const isTop = highestBid(shared.calls)?.seat === seat && call.bid !== null
  return (
    <strong className="ack-acks-and-exceptions-call">
      {call.bid === null ? 'passes' : `bids ${call.bid}${isTop ? ' ✓' : ''}`}
    </strong>
  )
}

/**
 * A stack as the viewer sees it, what is flipped first in front; a button where they may flip it.
 */
function Stack({ match, seat }: BoardProps<At> & { readonly seat: number }): ReactNode {
  const { view, names, legalMoves, submit } = match
  const { shared, options } = view
  const isGone = view.table.seats[seat]?.presence === 'left'
  const { round, flips: all } = flipsShown(match)
  const flips = all.filter(({ of }) => of === seat)
  const mine =
    view.role === 'seat' && view.seat === seat ? queueOf(view.mine.stack, options.flipOrder) : []
  const hidden = shared.flips.filter(({ of }) => of === seat).length - flips.length
  const down = isGone || round < shared.rounds.length ? 0 : faceDownOf(shared, seat) + hidden
  const move = legalMoves.moves.find((each) => each.type === 'flip' && each.of === seat)
  const row = (
    <span className="ack-acks-and-exceptions-stack">
      {flips.map(({ coaster }, i) => (
        <CoasterPicture key={i} coaster={coaster} of={seat} {...motionOf(match, round, seat, i)} />
      ))}
      {Array.from({ length: down }, (_, i) => (
        <CoasterPicture
          key={flips.length + i}
          {...motionOf(match, round, seat, flips.length + i)}
          coaster={mine[flips.length + i] ?? null}
          of={seat}
          hidden
        />
      ))}
    </span>
  )
  if (move === undefined) return row
  return (
    <button
      type="button"
      className="ack-button"
      data-move=""
      data-hint={hintMark(match, move)}
      aria-label={`Flip the next coaster of ${names[seat]}`}
      onClick={() => void submit(move)}
    >
      {row}
    </button>
  )
}

/** The flips up to the one that is staged; a round that is over has left them in its record. */
function flipsShown({ view: { shared }, stage }: At): {
  readonly round: number
  readonly flips: At['view']['shared']['flips']
} {
  const { rounds, flips } = shared
  const last = rounds.at(-1)
  const kind = stage?.kind ?? ''
  if ((kind === 'won' || kind === 'failed') && flips.length === 0 && last !== undefined)
    return { round: rounds.length - 1, flips: last.flips }
  const shown = flips.findIndex(({ of }, i) => {
    const place = flips.slice(0, i).filter((each) => each.of === of).length
    return coasterKey(rounds.length, of, place) === stage?.focus
  })
  return { round: rounds.length, flips: shown < 0 ? flips : flips.slice(0, shown + 1) }
}

/** The place of a coaster in a stack, by which it is known as it turns over. */
function motionOf(
  { view }: At,
  round: number,
  seat: number,
  place: number,
): { readonly motion: string; readonly motionFrom: string } {
  const isMine = view.role === 'seat' && view.seat === seat
  return {
    motion: coasterKey(round, seat, place),
    motionFrom: isMine ? 'hand' : `seat ${seat}`,
  }
}

function Rounds({ match }: BoardProps<At>): ReactNode {
  const { view, names } = match
  const { rounds } = view.shared
  if (rounds.length === 0) return null
  return (
    <section aria-label="Rounds that are over">
      <h2>Rounds that are over</h2>
      <ol className="ack-acks-and-exceptions-rounds">
        {rounds.map(({ calls, flips, ended }, i) => {
          const top = highestBid(calls)
          const who = names[top?.seat ?? -1]
          return (
            <li key={i}>
              {ended === 'void' ? (
                'Void, because somebody left.'
              ) : (
                <>
                  {who} bid {top?.bid} and {ended === 'success' ? 'won ✓' : 'failed ✕'}{' '}
                  <span className="ack-acks-and-exceptions-stack">
                    {flips.map(({ of, coaster }, n) => (
                      <CoasterPicture key={n} coaster={coaster} of={of} />
                    ))}
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
