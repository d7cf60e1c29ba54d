import { type Mediocrity, type MediocrityRound, mostMediocre } from '@ackanomic/games/mediocrity'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  hintMark,
  PanelContent,
  useBoard,
  useChore,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { NumberLine, thrownOut } from './line.js'

type At = BoardMatchOf<Mediocrity>

/**
 * The board of Mediocrity: the numbers that you can send, and number lines with the last round and
 * the Gamepoints.
 *
 * @example
 * ```tsx
 * import { mediocrity } from '@ackanomic/games/mediocrity'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { MediocrityBoard } from '@ackanomic/boards/mediocrity'
 *
 * const App = () => {
 *   const match = useLocalMatch(mediocrity)
 *   return <MatchLayout match={match}><MediocrityBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function MediocrityBoard(props: BoardProps<BoardMatchOf<Mediocrity>>): ReactNode {
  const match = useBoard(props)
  const { last } = match.view.shared
  useChore(match, choreOf(match))
  return (
    <BoardRoot of={props} className="ack-mediocrity">
      <section className="ack-felt ack-mediocrity-table" aria-label="The table">
        <Now match={match} />
        {last !== null && <LastRound match={match} round={last} />}
      </section>
      <PanelContent>
        <Scores match={match} />
        <Moderators match={match} />
        <details>
          <summary>What is the most Mediocre number?</summary>
          <p>
            The one in the middle, or the lower of two in the middle. If several players sent it,
            their numbers are all removed, and the rest is looked at again. The player who sent it
            gets a Gamepoint; in the end the most Mediocre number of Gamepoints wins.
          </p>
        </details>
      </PanelContent>
    </BoardRoot>
  )
}

/** The Moderator's announcements without a choice: their round, and its result. */
function choreOf({ view, legalMoves }: At): Mediocrity['Move'] | undefined {
  const { moderator, free } = view.shared
  if (free || view.role !== 'seat' || view.seat !== moderator) return undefined
  return legalMoves.moves.find(({ type }) => type !== 'send')
}

function whatGoesOn({ view, names }: At): string {
  const { shared, outcome } = view
  const { stage, moderator, free, most } = shared
  const round = `Round ${shared.rounds + 1}`
  if (outcome !== null) return `The game is over after ${shared.rounds} rounds`
  const name = names[moderator ?? -1] ?? ''
  const isMine = view.role === 'seat' && view.seat === moderator
  switch (stage) {
    case 'numbers':
      return 'The player numbers are being drawn'
    case 'break':
      if (free) return `any player may announce ${round} and be its Moderator`
      return isMine ? `${round}: you are Moderator` : `${name} announces ${round} next`
    case 'round':
      if (isMine) return `${round}: you are Moderator, and the others send you numbers`
      return `${round}: send ${name} a number from 1 to ${most}`
    case 'draws':
      return `${round}: ${name} draws the missing numbers`
    case 'idle':
      return `${round}: ${name} has left; it stays open until its six days are over`
  }
}

/** The stage, with the numbers that may be sent. */
function Now({ match }: BoardProps<At>): ReactNode {
  const { view, names, legalMoves, submit } = match
  const sends = legalMoves.moves.filter((move) => move.type === 'send')
  const chore = choreOf(match)
  const others = legalMoves.moves.filter((move) => move.type !== 'send' && move !== chore)
  const mine = view.role === 'seat' ? (view.known[view.seat]?.number ?? null) : null
  const { stage, moderator, most } = view.shared
  const known =
    view.role === 'seat' && view.seat === moderator
      ? view.known.flatMap((secret, seat) =>
          secret === null || secret.number === null
            ? []
            : [
                {
                  name: names[seat] ?? '',
                  number: secret.number,
                  ...(secret.drawn ? { note: 'drawn' } : {}),
                },
              ],
        )
      : []
  return (
    <section
      className={`ack-mediocrity-now${view.outcome === null ? '' : ' ack-mediocrity-over'}`}
      aria-label="This round"
    >
      <h2>{whatGoesOn(match)}</h2>
      {sends.length > 0 && (
        <div className="ack-mediocrity-pad" role="group" aria-label="Your number">
          {sends.map((move) => (
            <button
              key={move.number}
              type="button"
              className="ack-button"
              aria-pressed={move.number === mine}
              data-move=""
              data-hint={hintMark(match, move)}
              onClick={() => void submit(move)}
            >
              {move.number}
            </button>
          ))}
        </div>
      )}
      {mine !== null && (
        <p data-motion={`sent ${mine} in ${view.shared.rounds}`}>
          You have sent {mine}
          {sends.length > 0 && '; if you send another number, it replaces this one'}.
        </p>
      )}
      {others.map((move) => (
        <button
          key={move.type}
          type="button"
          className="ack-button"
          data-move=""
          data-hint={hintMark(match, move)}
          onClick={() => void submit(move)}
        >
          {move.type === 'begin' ? 'Announce the round' : 'Announce the result'}
        </button>
      ))}
      {known.length > 0 && (stage === 'round' || stage === 'draws') && (
        <NumberLine
          label="The numbers that you were sent"
          from={1}
          to={most}
          marked={known}
          middle={mostMediocre(known.map(({ number }) => number))}
        />
      )}
    </section>
  )
}

function LastRound({
  match: { view, names },
  round,
}: BoardProps<At> & { readonly round: MediocrityRound }): ReactNode {
  const { rounds } = view.shared
  const marked = round.numbers.flatMap((number, seat) =>
    number === null
      ? []
      : [
          {
            name: names[seat] ?? '',
            number,
            ...(round.drawn.includes(seat) ? { note: 'drawn' } : {}),
          },
        ],
  )
  const numbers = marked.map(({ number }) => number)
  const out = thrownOut(numbers)
  const ends = {
    expired: 'was over after six days without a result',
    void: 'was void because its Moderator left',
    result: round.scorer === null ? 'brought nobody a point' : `went to ${names[round.scorer]}`,
  }
  return (
    <section className="ack-mediocrity-last" aria-label="The last round">
      <h2>
        Round {rounds} {ends[round.ended]}
      </h2>
      {numbers.length > 0 && (
        <>
          <NumberLine
            label={`The numbers of round ${rounds}`}
            from={1}
            to={Math.max(2 * numbers.length, ...numbers)}
            marked={marked}
            middle={mostMediocre(numbers)}
          />
          {out.length > 0 && (
            <p className="ack-note">
              Equal in the middle, so removed one after the other: {out.join(', ')}.
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Scores({ match: { view, names } }: BoardProps<At>): ReactNode {
  const { shared, table } = view
  const { scores } = shared
  const hasLeft = (seat: number): boolean => {
    const presence = table.seats[seat]?.presence
    return presence === 'left' || presence === 'out'
  }
  const gone = names.filter((_, seat) => hasLeft(seat))
  const inGame = names.flatMap((name, seat) => {
    const isMine = view.role === 'seat' && view.seat === seat
    return hasLeft(seat)
      ? []
      : [{ name: isMine ? `${name} (you)` : name, number: scores[seat] ?? 0 }]
  })
  const sum = inGame.reduce((total, { number }) => total + number, 0)
  return (
    <section aria-label="Gamepoints">
      <h2>
        Gamepoints: at {2 * inGame.length} in all the middle wins ({sum} so far)
      </h2>
      <NumberLine
        label="The Gamepoints of all"
        from={0}
        to={Math.max(2, ...scores)}
        marked={inGame}
        isOpen={sum === 0}
        middle={mostMediocre(inGame.map(({ number }) => number))}
      />
      {gone.length > 0 && <p className="ack-note">No longer in the game: {gone.join(', ')}.</p>}
    </section>
  )
}

/** The Moderators in turn: the players in the order of their player numbers. */
function Moderators({ match: { view, names } }: BoardProps<At>): ReactNode {
  const { numbers, moderator } = view.shared
  if (numbers.length === 0) return null
  const order = numbers
    .map((number, seat) => ({ number, seat, name: names[seat] ?? '' }))
    .sort((one, other) => one.number - other.number)
  return (
    <section aria-label="Player numbers">
      <h2>Player numbers: each is Moderator in turn</h2>
      <ol className="ack-mediocrity-order">
        {order.map(({ number, seat, name }) => {
          const presence = view.table.seats[seat]?.presence
          const isNow = view.outcome === null && seat === moderator
          return (
            <li key={seat} value={number} aria-current={isNow ? 'step' : undefined}>
              {name}
              {view.role === 'seat' && view.seat === seat && ' (you)'}
              {isNow && <strong> Moderator</strong>}
              {(presence === 'left' || presence === 'out') && ', no longer in the game'}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
