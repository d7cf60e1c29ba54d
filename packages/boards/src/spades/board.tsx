import { handOf, placeOf, type Spades, trickUnderWay, turnOf } from '@ackanomic/games/spades'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  cardName,
  Hand,
  hintMark,
  PanelContent,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { Concession } from './concession.js'
import { Referee } from './referee.js'
import { LastRound, Scores } from './scores.js'
import { LastTrick, Seats } from './seats.js'

type At = BoardMatchOf<Spades>

/**
 * The board of Spades: four seats around the table, the trick between them, your hand, and the
 * scores of the teams.
 *
 * @example
 * ```tsx
 * import { spades } from '@ackanomic/games/spades'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { SpadesBoard } from '@ackanomic/boards/spades'
 *
 * const App = () => {
 *   const match = useLocalMatch(spades)
 *   return <MatchLayout match={match}><SpadesBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function SpadesBoard(props: BoardProps<BoardMatchOf<Spades>>): ReactNode {
  const match = useBoard(props)
  const { view } = match
  const { shared } = view
  return (
    <BoardRoot of={props} className="ack-spades">
      <Seats match={match} />
      <BlindNil match={match} />
      {view.role === 'seat' && view.mine.dealt.length > 0 && <Yours match={match} />}
      <Referee match={match} />
      <PanelContent>
        <Scores match={match} />
        {shared.plays.length >= 4 && <LastTrick match={match} />}
        {shared.rounds.length > 0 && <LastRound match={match} />}
        <Concession match={match} />
      </PanelContent>
    </BoardRoot>
  )
}

/** The decision about a blind nil, before the cards are dealt. */
function BlindNil({ match }: BoardProps<At>): ReactNode {
  const moves = match.legalMoves.moves.filter((move) => move.type === 'blind')
  if (moves.length === 0) return null
  return (
    <section className="ack-wood ack-spades-yours" aria-label="Blind nil">
      <h2>Will you bid nil before you see your cards?</h2>
      <div className="ack-spades-bids">
        {moves.map((move) => (
          <button
            key={String(move.nil)}
            type="button"
            className="ack-button"
            data-move=""
            data-hint={hintMark(match, move)}
            onClick={() => void match.submit(move)}
          >
            {move.nil ? 'Bid nil blind' : 'See my cards first'}
          </button>
        ))}
      </div>
      <p className="ack-note">
        A blind nil wins 200 if you take no trick, and loses 200 if you do.
      </p>
    </section>
  )
}

/** The cards in hand, and before the play the bids. */
function Yours({ match }: BoardProps<At>): ReactNode {
  const { view, legalMoves, submit } = match
  if (view.role !== 'seat') return null
  const { shared } = view
  if (shared.order === null) return null
  const bids = legalMoves.moves.filter((move) => move.type === 'bid')
  const cards = handOf(shared, placeOf(shared.order, view.seat), view.mine)
  return (
    <section className="ack-wood ack-spades-yours" aria-label="Your hand">
      <h2>{bids.length > 0 ? 'Your hand' : handText(match)}</h2>
      <Hand
        label="Your hand"
        verb="Play the"
        cards={[...cards].sort(bySuit)}
        isLegal={(card) =>
          legalMoves.moves.some((move) => move.type === 'play' && move.card === card)
        }
        hinted={match.hint?.type === 'play' ? match.hint.card : null}
        whyNot={(card) => match.whyNot({ type: 'play', card }) ?? whyNot(match, card)}
        onPlay={(card) => {
          const move = legalMoves.moves.find((each) => each.type === 'play' && each.card === card)
          if (move !== undefined) void submit(move)
        }}
      />
      {bids.length > 0 && (
        <div className="ack-spades-bidding">
          <h2>How many of the 13 tricks will you take?</h2>
          <div className="ack-spades-bids" role="group" aria-label="Bids">
            {bids.map((move) => (
              <button
                key={move.tricks}
                type="button"
                className="ack-button"
                data-move=""
                data-hint={hintMark(match, move)}
                onClick={() => void submit(move)}
              >
                {move.tricks === 0 ? 'Nil' : move.tricks}
                <span className="ack-hidden">
                  {move.tricks === 0 ? ': bid that you will take no tricks' : ' tricks'}
                </span>
              </button>
            ))}
          </div>
          <p className="ack-note">
            Your bids count together: you win 10 for each trick bid if you take at least that many,
            and lose as much if you do not. Each trick above is a sandbag, worth 1
            {view.options.sandbagPenalty > 0 &&
              `, but every ${view.options.sandbagLimit} of them cost ${view.options.sandbagPenalty}`}
            . Nil wins or loses 100.{' '}
            {view.options.boston === 'win' && 'All 13 tricks win the game. '}
            {typeof view.options.boston === 'number' &&
              view.options.boston > 0 &&
              `All 13 tricks win ${view.options.boston} more.`}
          </p>
        </div>
      )}
    </section>
  )
}

/** Why a card of the hand cannot be played now. */
function whyNot({ view, names }: At, card: string): string {
  const { shared, outcome } = view
  if (outcome !== null) return 'The match is over.'
  if (shared.stage === 'bids') return 'The cards are played once all four have bid.'
  const turn = turnOf(shared)
  if (turn === null || view.role !== 'seat') return 'No card can be played now.'
  if (turn !== view.seat) return `It is ${names[turn]}’s turn.`
  const [lead] = trickUnderWay(shared.plays)
  return lead === undefined
    ? `The ${cardName(card)} cannot be led.`
    : `Follow suit: you still hold ${SUIT_NAMES[suitOf(lead)]}.`
}

const SUITS = 'SHCD'
const RANKS = ['?1', '?2', 'A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2']
const SUIT_NAMES: Readonly<Record<string, string>> = {
  S: 'a spade',
  H: 'a heart',
  D: 'a diamond',
  C: 'a club',
}

/** Suits of either colour in turn, each from its Ace down. */
function bySuit(one: string, other: string): number {
  const suits = SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other))
  return suits === 0 ? RANKS.indexOf(rankOf(one)) - RANKS.indexOf(rankOf(other)) : suits
}

/** The letter of a card's suit; a Joker is a Spade. */
function suitOf(card: string): string {
  return isJoker(card) ? 'S' : card.slice(-1)
}

function rankOf(card: string): string {
  return isJoker(card) ? card : card.slice(0, -1)
}

function isJoker(card: string): boolean {
  return card.startsWith('?')
}

function handText({ view, names, legalMoves }: At): string {
  const { shared } = view
  const turn = turnOf(shared)
  const plays = legalMoves.moves.filter((move) => move.type === 'play')
  if (plays.length === 0) {
    const name = turn === null ? undefined : names[turn]
    return name === undefined || view.outcome !== null
      ? 'Your hand'
      : `Your hand, while ${name} ${shared.stage === 'bids' ? 'bids' : 'plays'}`
  }
  const [lead] = trickUnderWay(shared.plays)
  if (lead === undefined) return 'You lead: play any card'
  const suit = suitOf(lead)
  return plays.every(({ card }) => suitOf(card) === suit)
    ? `Follow suit: play ${SUIT_NAMES[suit]}`
    : 'You cannot follow suit: play any card'
}
