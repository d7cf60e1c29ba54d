import { type PureSkill, type PureSkillRound, totalsOf } from '@ackanomic/games/pure-skill'
import {
  BarChart,
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  cardName,
  Hand,
  PanelContent,
  PlayingCard,
  SeatBadge,
  Trick,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { pureSkill } from '../words/pure-skill.js'
import { useGameWords } from '../words/words-context.js'

/**
 * The board of the Game of Pure Skill: the prize on the table, the pack from which you bid, the
 * cards that the others have left, and the sums.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { PureSkillBoard } from '@ackanomic/boards/pure-skill'
 *
 * const App = () => {
 *   const match = useLocalMatch(pureSkill)
 *   return <MatchLayout match={match}><PureSkillBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function PureSkillBoard(props: BoardProps<BoardMatchOf<PureSkill>>): ReactNode {
  const words = useGameWords('pureSkill', pureSkill)
  const match = useBoard(props)
  const { view, names, legalMoves, submit } = match
  const { shared, outcome } = view
  const mine = view.role === 'seat' ? view.seat : null
  const bid = view.role === 'seat' ? view.mine.bid : null
  const totals = totalsOf(shared.rounds, names.length)
  const last = shared.rounds.at(-1)
  const staged = match.stage?.kind === 'round' ? last : undefined
  return (
    <BoardRoot of={props} className="ack-pure-skill">
      <section className="ack-felt ack-pure-skill-prize" aria-label={words.prize}>
        {staged !== undefined ? (
          <>
            <h2>{words.staged(shared.rounds.length, cardName(staged.prize))}</h2>
            <PlayingCard card={staged.prize} motion={staged.prize} />
            <Bidders match={match} round={staged} />
          </>
        ) : outcome !== null ? (
          <Taken match={match} />
        ) : shared.prize === null ? (
          <p className="ack-note">{words.drawing}</p>
        ) : (
          <>
            <h2 data-motion-at="deck">
              {words.prizeOf(shared.rounds.length + 1, view.options.packSize)}
            </h2>
            <PlayingCard card={shared.prize} motion={shared.prize} motionFrom="deck" />
            <Bidders match={match} />
          </>
        )}
      </section>
      {mine !== null && outcome === null && (
        <section className="ack-wood ack-pure-skill-bid" aria-label={words.yourBid}>
          <h2>{bid === null ? words.bidCard : words.hasBidCard(cardName(bid))}</h2>
          <Hand
            label={words.yourPack}
            verb={words.bidThe}
            cards={shared.packs[mine] ?? []}
            selected={bid}
            hinted={match.hint?.card}
            whyNot={(card) =>
              match.whyNot({ type: 'bid', card }) ??
              (bid !== null ? words.firstCounts : words.closed)
            }
            isLegal={(card) => legalMoves.moves.some((move) => move.card === card)}
            onPlay={(card) => {
              const move = legalMoves.moves.find((each) => each.card === card)
              if (move !== undefined) void submit(move)
            }}
          />
        </section>
      )}
      <PanelContent>
        <section aria-label={words.points}>
          <h2>{words.points}</h2>
          <BarChart
            label={words.totals}
            bars={names.map((name, seat) => ({
              name: seat === mine ? words.you : name,
              value: totals[seat] ?? 0,
              mine: seat === mine,
            }))}
          />
        </section>
        {last !== undefined && (
          <LastRound
            round={last}
            number={shared.rounds.length}
            names={names}
            mine={mine}
            isStaged={staged !== undefined}
          />
        )}
        <details className="ack-pure-skill-left">
          <summary>{words.left}</summary>
          {names.map((name, seat) => (
            <Left key={name} name={name} cards={shared.packs[seat] ?? []} />
          ))}
          <Left name={words.spades} cards={shared.spades} />
        </details>
      </PanelContent>
    </BoardRoot>
  )
}

/** The bidders of this round, each with the bid as far as the viewer may know. */
function Bidders({
  match: { view, names },
  round,
}: BoardProps<BoardMatchOf<PureSkill>> & {
  /** The round that is over, for its bids revealed. */
  readonly round?: PureSkillRound
}): ReactNode {
  const words = useGameWords('pureSkill', pureSkill)
  const { shared, options } = view
  const mine = view.role === 'seat' ? view.seat : null
  const bid = view.role === 'seat' ? view.mine.bid : null
  const totals = totalsOf(shared.rounds, names.length)
  return (
    <ul className="ack-pure-skill-bidders" aria-label={words.bids}>
      {names.map((name, seat) => {
        const isMine = seat === mine
        const hasBid = isMine ? bid !== null : shared.bidders.includes(seat)
        const isOpen = hasBid || isMine || options.showWhoHasBid
        return (
          <li key={name} className={round?.taker === seat ? 'ack-takes' : undefined}>
            {round !== undefined ? (
              <PlayingCard
                card={round.bids[seat] ?? null}
                motion={isMine ? `${round.bids[seat]}` : bidName(seat, shared.rounds.length)}
              />
            ) : hasBid ? (
              <PlayingCard
                card={isMine ? bid : null}
                motion={isMine ? `${bid}` : bidName(seat, shared.rounds.length + 1)}
                motionFrom={`seat ${seat}`}
              />
            ) : (
              <span className="ack-card-place" aria-hidden="true" />
            )}
            <SeatBadge
              name={name}
              seat={seat}
              isYou={isMine}
              badges={[]}
              isActive={round === undefined && isOpen && !hasBid}
              note={words.has(
                totals[seat] ?? 0,
                noteOf(round?.drawn.includes(seat), isOpen, hasBid, words),
              )}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** A note on a player’s bid; `isDrawn` is undefined while the round goes on. */
function noteOf(
  isDrawn: boolean | undefined,
  isOpen: boolean,
  hasBid: boolean,
  words: BoardWords['pureSkill'],
): string | null {
  if (isDrawn !== undefined) return isDrawn ? words.drawn : null
  return isOpen && hasBid ? words.hasBid : null
}

/** At the end: the prizes that each player has taken. */
function Taken({ match: { view, names } }: BoardProps<BoardMatchOf<PureSkill>>): ReactNode {
  const words = useGameWords('pureSkill', pureSkill)
  const { rounds } = view.shared
  const totals = totalsOf(rounds, names.length)
  return (
    <>
      <h2>{words.over}</h2>
      <ul className="ack-pure-skill-taken" aria-label={words.prizes}>
        {names.map((name, seat) => (
          <li key={name}>
            <SeatBadge
              name={name}
              seat={seat}
              isYou={seat === view.seat}
              badges={[]}
              isActive={false}
              note={words.has(totals[seat] ?? 0, null)}
            />
            <span>
              {rounds
                .filter(({ taker }) => taker === seat)
                .map(({ prize }) => (
                  <PlayingCard key={prize} card={prize} small />
                ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Names the bid of another player, which lies face down until the round is over. */
function bidName(seat: number, round: number): string {
  return `bid ${seat} of ${round}`
}

function LastRound({
  round: { prize, bids, drawn, taker },
  number,
  names,
  mine,
  isStaged,
}: {
  readonly round: PureSkillRound
  readonly number: number
  /** Whether the same cards lie on the felt now. */
  readonly isStaged: boolean
  readonly names: readonly string[]
  readonly mine: number | null
}): ReactNode {
  const words = useGameWords('pureSkill', pureSkill)
  const shown = names.map((name, seat) => (seat === mine ? words.you : name))
  return (
    <section className="ack-pure-skill-past" aria-label={words.lastRound}>
      <h2>
        {words.roundSays(number, cardName(prize), taker === null ? null : (names[taker] ?? ''))}
      </h2>
      <Trick
        label={words.bidsOf(number)}
        cards={shown.map((name, seat) => ({
          name: drawn.includes(seat) ? words.isDrawn(name) : name,
          card: bids[seat] ?? null,
          takes: seat === taker,
          ...(isStaged
            ? {}
            : {
                motion: seat === mine ? `${bids[seat]}` : bidName(seat, number),
                motionFrom: `seat ${seat}`,
              }),
        }))}
      />
    </section>
  )
}

function Left({
  name,
  cards,
}: {
  readonly name: string
  readonly cards: readonly string[]
}): ReactNode {
  const words = useGameWords('pureSkill', pureSkill)
  return (
    <p>
      {words.cardsOf(name)}{' '}
      {cards.length === 0
        ? words.none
        : cards.map((card) => <PlayingCard key={card} card={card} small />)}
    </p>
  )
}
