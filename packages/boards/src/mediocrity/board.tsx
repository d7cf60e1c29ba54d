import { type Mediocrity, type MediocrityRound, mostMediocre } from '@ackanomic/games/mediocrity'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  MoveButton,
  PanelContent,
  useBoard,
  useChore,
} from '@ackanomic/react'
import type { CSSProperties, ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { mediocrity } from '../words/mediocrity.js'
import { useGameWords } from '../words/words-context.js'
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
  const words = useGameWords('mediocrity', mediocrity)
  const match = useBoard(props)
  const { last } = match.view.shared
  useChore(match, choreOf(match))
  return (
    <BoardRoot of={props} className="ack-mediocrity">
      <section className="ack-felt ack-mediocrity-table" aria-label={words.table}>
        <Now match={match} />
        {match.view.outcome === null &&
          (last === null ? (
            <section className="ack-mediocrity-last">
              <h2>{words.whatIs}</h2>
              <p>{words.help}</p>
            </section>
          ) : (
            <LastRound match={match} round={last} />
          ))}
        <Scores match={match} />
      </section>
      <PanelContent>
        <Moderators match={match} />
        <details>
          <summary>{words.whatIs}</summary>
          <p>{words.help}</p>
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

function whatGoesOn({ view, names }: At, words: BoardWords['mediocrity']): string {
  const { shared, outcome } = view
  const { stage, moderator, free, most } = shared
  const round = shared.rounds + 1
  if (outcome !== null) return words.over(shared.rounds)
  const name = names[moderator ?? -1] ?? ''
  const isMine = view.role === 'seat' && view.seat === moderator
  switch (stage) {
    case 'numbers':
      return words.numbering
    case 'break':
      if (free) return words.mayAnnounce(round)
      return isMine ? words.youModerate(round) : words.announces(round, name)
    case 'round':
      if (isMine) return words.sendYou(round)
      return words.sendNumber(round, name, most)
    case 'draws':
      return words.draws(round, name)
    case 'idle':
      return words.idle(round, name)
  }
}

/** The stage, with the numbers that may be sent. */
function Now({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('mediocrity', mediocrity)
  const { view, names, legalMoves } = match
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
                  ...(secret.drawn ? { note: words.drawn } : {}),
                },
              ],
        )
      : []
  return (
    <section
      className={`ack-mediocrity-now${view.outcome === null ? '' : ' ack-mediocrity-over'}`}
      aria-label={words.thisRound}
    >
      <h2>{whatGoesOn(match, words)}</h2>
      {sends.length > 0 && (
        <div className="ack-mediocrity-pad" role="group" aria-label={words.yourNumber}>
          {sends.map((move) => (
            <MoveButton
              key={move.number}
              match={match}
              move={move}
              aria-pressed={move.number === mine}
            >
              {move.number}
            </MoveButton>
          ))}
        </div>
      )}
      {mine !== null && (
        <p data-motion={`sent ${mine} in ${view.shared.rounds}`}>
          {words.youSent(mine, sends.length > 0)}
        </p>
      )}
      {others.map((move) => (
        <MoveButton key={move.type} match={match} move={move}>
          {move.type === 'begin' ? words.announceRound : words.announceResult}
        </MoveButton>
      ))}
      {known.length > 0 && (stage === 'round' || stage === 'draws') && (
        <NumberLine
          label={words.sentToYou}
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
  const words = useGameWords('mediocrity', mediocrity)
  const { rounds } = view.shared
  const marked = round.numbers.flatMap((number, seat) =>
    number === null
      ? []
      : [
          {
            name: seat === view.seat ? words.isYou : (names[seat] ?? ''),
            number,
            ...(round.drawn.includes(seat) ? { note: words.drawn } : {}),
          },
        ],
  )
  const numbers = marked.map(({ number }) => number)
  const out = thrownOut(numbers)

  return (
    <section className="ack-mediocrity-last" aria-label={words.lastRound}>
      <h2>
        {words.ends[round.ended](
          rounds,
          round.scorer === null
            ? null
            : round.scorer === view.seat
              ? words.isYou
              : names[round.scorer],
        )}
      </h2>
      {numbers.length > 0 && (
        <>
          <NumberLine
            label={words.numbersOf(rounds)}
            from={1}
            to={Math.max(2 * numbers.length, ...numbers)}
            marked={marked}
            middle={mostMediocre(numbers)}
          />
          {out.length > 0 && <p className="ack-note">{words.equalOut(out)}</p>}
        </>
      )}
    </section>
  )
}

function Scores({ match: { view, names } }: BoardProps<At>): ReactNode {
  const words = useGameWords('mediocrity', mediocrity)
  const { shared, roster } = view
  const { scores } = shared
  const hasLeft = (seat: number): boolean => {
    const presence = roster.seats[seat]?.presence
    return presence === 'left' || presence === 'out'
  }
  const gone = names.filter((_, seat) => hasLeft(seat))
  const inGame = names.flatMap((name, seat) => {
    return hasLeft(seat)
      ? []
      : [{ name: seat === view.seat ? words.isYou : name, number: scores[seat] ?? 0 }]
  })
  const sum = inGame.reduce((total, { number }) => total + number, 0)
  return (
    <section
      className="ack-mediocrity-scores"
      aria-label={words.gamepoints}
      style={{ '--mediocrity-players': inGame.length } as CSSProperties}
    >
      <h2>{view.outcome === null ? words.middleWins(2 * inGame.length, sum) : words.gamepoints}</h2>
      <NumberLine
        label={words.gamepointsOfAll}
        from={0}
        to={Math.max(4, ...scores)}
        marked={inGame}
        isOpen={view.outcome === null}
        middle={sum === 0 ? null : mostMediocre(inGame.map(({ number }) => number))}
      />
      {gone.length > 0 && <p className="ack-note">{words.gone(gone)}</p>}
    </section>
  )
}

/** The Moderators in turn: the players in the order of their player numbers. */
function Moderators({ match: { view, names } }: BoardProps<At>): ReactNode {
  const words = useGameWords('mediocrity', mediocrity)
  const { numbers, moderator } = view.shared
  if (numbers.length === 0) return null
  const order = numbers
    .map((number, seat) => ({ number, seat, name: names[seat] ?? '' }))
    .sort((one, other) => one.number - other.number)
  return (
    <section aria-label={words.numbers}>
      <h2>{words.eachModerates}</h2>
      <ol className="ack-mediocrity-order">
        {order.map(({ number, seat, name }) => {
          const presence = view.roster.seats[seat]?.presence
          const isNow = view.outcome === null && seat === moderator
          return (
            <li key={seat} value={number} aria-current={isNow ? 'step' : undefined}>
              {seat === view.seat ? words.isYou : name}
              {isNow && <strong> {words.moderator}</strong>}
              {(presence === 'left' || presence === 'out') && words.hasLeft}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
