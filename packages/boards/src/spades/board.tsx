import {
  handOf,
  placeOf,
  rankOf,
  type Spades,
  type SpadesCard,
  suitOf,
  trickUnderWay,
  turnOf,
} from '@ackanomic/games/spades'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  cardName,
  Hand,
  MoveButton,
  PanelContent,
  useBoard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { spades } from '../words/spades.js'
import { useGameWords } from '../words/words-context.js'
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
  const words = useGameWords('spades', spades)
  const moves = match.legalMoves.moves.filter((move) => move.type === 'blind')
  if (moves.length === 0) return null
  return (
    <section className="ack-wood ack-spades-yours" aria-label={words.blindNil}>
      <h2>{words.willYou}</h2>
      <div className="ack-spades-bids">
        {moves.map((move) => (
          <MoveButton key={String(move.nil)} match={match} move={move}>
            {move.nil ? words.nilBlind : words.seeCards}
          </MoveButton>
        ))}
      </div>
      <p className="ack-note">{words.blindHelp}</p>
    </section>
  )
}

/** The cards in hand, and before the play the bids. */
function Yours({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('spades', spades)
  const { view, legalMoves, submit } = match
  if (view.role !== 'seat') return null
  const { shared } = view
  if (shared.order === null) return null
  const bids = legalMoves.moves.filter((move) => move.type === 'bid')
  const cards = handOf(shared, placeOf(shared.order, view.seat), view.mine)
  return (
    <section className="ack-wood ack-spades-yours" aria-label={words.yourHand}>
      <h2>{bids.length > 0 ? words.yourHand : handText(match, words)}</h2>
      <Hand
        label={words.yourHand}
        verb={words.playThe}
        cards={[...cards].sort(bySuit)}
        isLegal={(card) =>
          legalMoves.moves.some((move) => move.type === 'play' && move.card === card)
        }
        hinted={match.hint?.type === 'play' ? match.hint.card : null}
        whyNot={(card) => match.whyNot({ type: 'play', card }) ?? whyNot(match, card, words)}
        onPlay={(card) => {
          const move = legalMoves.moves.find((each) => each.type === 'play' && each.card === card)
          if (move !== undefined) void submit(move)
        }}
      />
      {bids.length > 0 && (
        <div className="ack-spades-bidding">
          <h2>{words.howMany}</h2>
          <div className="ack-spades-bids" role="group" aria-label={words.bids}>
            {bids.map((move) => (
              <MoveButton key={move.tricks} match={match} move={move}>
                {move.tricks === 0 ? words.nil : move.tricks}
                <span className="ack-hidden">
                  {move.tricks === 0 ? words.nilSays : words.tricks}
                </span>
              </MoveButton>
            ))}
          </div>
          <p className="ack-note">{words.bidHelp(view.options)}</p>
        </div>
      )}
    </section>
  )
}

/** Why a card of the hand cannot be played now. */
function whyNot({ view, names }: At, card: string, words: BoardWords['spades']): string {
  const { shared, outcome } = view
  if (outcome !== null) return words.matchOver
  if (shared.stage === 'bids') return words.notYet
  const turn = turnOf(shared)
  if (turn === null || view.role !== 'seat') return words.noCard
  if (turn !== view.seat) return words.turnOf(names[turn])
  const [lead] = trickUnderWay(shared.plays)
  return lead === undefined
    ? words.cannotLead(cardName(card))
    : words.stillHold(words.aSuit[suitOf(lead)])
}

/** Suits of either colour in turn, each from its Ace down. */
function bySuit(one: SpadesCard, other: SpadesCard): number {
  const suits = 'SHCD'
  const order = suits.indexOf(suitOf(one)) - suits.indexOf(suitOf(other))
  return order === 0 ? rankOf(other) - rankOf(one) : order
}

function handText({ view, names, legalMoves }: At, words: BoardWords['spades']): string {
  const { shared } = view
  const turn = turnOf(shared)
  const plays = legalMoves.moves.filter((move) => move.type === 'play')
  if (plays.length === 0) {
    const name = turn === null ? undefined : names[turn]
    return name === undefined || view.outcome !== null
      ? words.yourHand
      : words.handWhile(name, shared.stage === 'bids')
  }
  const [lead] = trickUnderWay(shared.plays)
  if (lead === undefined) return words.youLead
  const suit = suitOf(lead)
  return plays.every(({ card }) => suitOf(card) === suit)
    ? words.follow(words.aSuit[suit])
    : words.cannotFollow
}
