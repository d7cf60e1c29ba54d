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
      <section className="ack-felt ack-pure-skill-prize" aria-label="The prize">
        {staged !== undefined ? (
          <>
            <h2>
              Round {shared.rounds.length}: the {cardName(staged.prize)}
            </h2>
            <PlayingCard card={staged.prize} motion={staged.prize} />
            <Bidders match={match} round={staged} />
          </>
        ) : outcome !== null ? (
          <Taken match={match} />
        ) : shared.prize === null ? (
          <p className="ack-note">The prize is being drawn.</p>
        ) : (
          <>
            <h2 data-motion-at="deck">
              Round {shared.rounds.length + 1} of {view.options.packSize}: the prize
            </h2>
            <PlayingCard card={shared.prize} motion={shared.prize} motionFrom="deck" />
            <Bidders match={match} />
          </>
        )}
      </section>
      {mine !== null && outcome === null && (
        <section className="ack-wood ack-pure-skill-bid" aria-label="Your bid">
          <h2>{bid === null ? 'Bid a card of your pack' : `You have bid the ${cardName(bid)}`}</h2>
          <Hand
            label="Your pack"
            verb="Bid the"
            cards={shared.packs[mine] ?? []}
            selected={bid}
            hinted={match.hint?.card}
            whyNot={(card) =>
              match.whyNot({ type: 'bid', card }) ??
              (bid !== null
                ? 'Your bid of this round stands: the first one counts.'
                : 'Bids are closed until the next prize is drawn.')
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
        <section aria-label="Points">
          <h2>Points</h2>
          <BarChart
            label="Totals of the prizes taken"
            bars={names.map((name, seat) => ({
              name: seat === mine ? `${name} (you)` : name,
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
          <summary>What is left in the packs, and the spades to come</summary>
          {names.map((name, seat) => (
            <Left key={name} name={name} cards={shared.packs[seat] ?? []} />
          ))}
          <Left name="Spades" cards={shared.spades} />
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
  const { shared, options } = view
  const mine = view.role === 'seat' ? view.seat : null
  const bid = view.role === 'seat' ? view.mine.bid : null
  return (
    <ul className="ack-pure-skill-bidders" aria-label="The bids of this round">
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
              badges={isMine ? ['you'] : []}
              isActive={round === undefined && isOpen && !hasBid}
              note={noteOf(round?.drawn.includes(seat), isOpen, hasBid)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** A player's number; `isDrawn` is undefined while the round goes on. */
function noteOf(isDrawn: boolean | undefined, isOpen: boolean, hasBid: boolean): string {
  if (isDrawn !== undefined) return isDrawn ? 'drawn at random' : 'bid'
  return isOpen ? (hasBid ? 'has bid' : 'is to bid') : 'bids in secret'
}

/** At the end: the prizes that each player has taken. */
function Taken({ match: { view, names } }: BoardProps<BoardMatchOf<PureSkill>>): ReactNode {
  const { rounds } = view.shared
  const totals = totalsOf(rounds, names.length)
  return (
    <>
      <h2>The game is over: the prizes that each has taken</h2>
      <ul className="ack-pure-skill-taken" aria-label="Prizes">
        {names.map((name, seat) => (
          <li key={name}>
            <SeatBadge
              name={name}
              seat={seat}
              badges={[]}
              isActive={false}
              note={`${totals[seat]} in all`}
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
  const end = taker === null ? 'goes out of play' : `goes to ${names[taker]}`
  return (
    <section className="ack-pure-skill-past" aria-label="The last round">
      <h2>
        Round {number}: the {cardName(prize)} {end}
      </h2>
      <Trick
        label={`The bids of round ${number}`}
        cards={names.map((name, seat) => ({
          name: drawn.includes(seat) ? `${name}, drawn` : name,
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
  return (
    <p>
      {name}:{' '}
      {cards.length === 0
        ? 'none'
        : cards.map((card) => <PlayingCard key={card} card={card} small />)}
    </p>
  )
}
