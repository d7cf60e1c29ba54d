import {
  type AcksAndExceptions,
  faceDownOf,
  highestBid,
  reverseStack,
  winsOf,
} from '@ackanomic/programming-games/acks-and-exceptions'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  MoveButton,
  PanelContent,
  SeatRing,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { acksAndExceptions } from '../words/acks-and-exceptions.js'
import type { BoardWords } from '../words/english.js'
import { useGameWords } from '../words/words-context.js'
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
  const words = useGameWords('acksAndExceptions', acksAndExceptions)
  const match = useBoard(props)
  const { view, names } = match
  const { shared, outcome } = view
  const first = view.seat ?? 0
  const order = names.map((_, i) => (first + i) % names.length)
  return (
    <BoardRoot of={props} className="ack-acks-and-exceptions">
      <section className="ack-felt ack-acks-and-exceptions-felt" aria-label={words.table}>
        <h2>{whatGoesOn(match, words)}</h2>
        <p className="ack-note">{words.howToWin}</p>
        <SeatRing
          label={words.clockwise}
          seats={order.map((seat) => ({
            name: names[seat] ?? '',
            seat,
            isYou: seat === view.seat,
            badges: seatBadges(match, seat, words),
            isActive: outcome === null && isAwaited(match, seat),
            note: words.standing(winsOf(shared.rounds, seat), shared.coasters[seat] ?? 0),
            content: (
              <>
                <Stack match={match} seat={seat} />
                <Bid match={match} seat={seat} />
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

function whatGoesOn({ view, names }: At, words: BoardWords['acksAndExceptions']): string {
  const { shared, outcome } = view
  if (outcome !== null) {
    const [winner] = outcome.winners
    const seat = view.roster.seats.findIndex(({ player }) => player === winner)
    return winner === undefined || seat < 0
      ? words.over
      : words.won(view.seat === seat ? null : winner, winsOf(shared.rounds, seat) > 1)
  }
  const top = highestBid(shared.calls)
  return words.goesOn[shared.stage](
    shared.rounds.length + 1,
    shared.turn === view.seat ? null : names[shared.turn ?? -1],
    top?.bid ?? 0,
    shared.flips.length,
  )
}

function isAwaited({ view: { shared, roster } }: At, seat: number): boolean {
  if (shared.stage === 'set-up') {
    return shared.stacks[seat] === 0 && roster.seats[seat]?.presence === 'here'
  }
  return shared.turn === seat
}

function seatBadges(
  { view }: At,
  seat: number,
  words: BoardWords['acksAndExceptions'],
): readonly string[] {
  const { shared, outcome, roster } = view
  const presence = roster.seats[seat]?.presence
  return [
    ...(outcome === null && shared.starter === seat ? [words.badge.starts] : []),
    ...(presence === 'left' ? [words.badge.left] : []),
    ...(presence === 'out' ? [words.badge.out] : []),
    ...(presence === 'away' ? [words.badge.away] : []),
  ]
}

/** A player's bid in this round, or their pass. */
function Bid({
  match: {
    view: { shared },
  },
  seat,
}: BoardProps<At> & { readonly seat: number }): ReactNode {
  const words = useGameWords('acksAndExceptions', acksAndExceptions)
  const call = shared.calls.findLast((each) => each.seat === seat)
  if (call === undefined) return null
  const isTop = highestBid(shared.calls)?.seat === seat && call.bid !== null
  return (
    <strong className="ack-acks-and-exceptions-call">
      {call.bid === null ? words.passes : words.bidsSo(call.bid, isTop)}
    </strong>
  )
}

/**
 * A stack as the viewer sees it, what is flipped first in front; a button where they may flip it.
 */
function Stack({ match, seat }: BoardProps<At> & { readonly seat: number }): ReactNode {
  const words = useGameWords('acksAndExceptions', acksAndExceptions)
  const { view, names, legalMoves } = match
  const { shared, options } = view
  const isGone = view.roster.seats[seat]?.presence === 'left'
  const { round, flips: all } = flipsShown(match)
  const flips = all.filter(({ of }) => of === seat)
  const mine =
    view.role === 'seat' && view.seat === seat
      ? reverseStack(view.mine.stack, options.flipOrder)
      : []
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
    <MoveButton match={match} move={move} aria-label={words.flipNext(names[seat])}>
      {row}
    </MoveButton>
  )
}

/** The flips up to the one that is staged; a round that is over has left them in its record. */
function flipsShown({ view: { shared, outcome }, stage }: At): {
  readonly round: number
  readonly flips: At['view']['shared']['flips']
} {
  const { rounds, flips } = shared
  const last = rounds.at(-1)
  const kind = stage?.kind ?? ''
  if (
    (kind === 'won' || kind === 'failed' || outcome !== null) &&
    flips.length === 0 &&
    last !== undefined
  )
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
  return {
    motion: coasterKey(round, seat, place),
    motionFrom: view.seat === seat ? 'hand' : `seat ${seat}`,
  }
}

function Rounds({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('acksAndExceptions', acksAndExceptions)
  const { view, names } = match
  const { rounds } = view.shared
  return (
    <section aria-label={words.pastRounds}>
      <h2>{rounds.length === 0 ? words.noRounds : words.pastRounds}</h2>
      <ol className="ack-acks-and-exceptions-rounds" reversed>
        {rounds.toReversed().map(({ calls, flips, ended }, i) => {
          const top = highestBid(calls)
          const who = top?.seat === view.seat ? null : names[top?.seat ?? -1]
          return (
            <li key={i}>
              {ended === 'void' ? (
                words.void
              ) : (
                <>
                  {words.ended(who, top?.bid ?? 0, ended === 'success')}{' '}
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
