import {
  ofTeam,
  placeOf,
  type Spades,
  type SpadesCard,
  type SpadesTeam,
  seatsOfPlays,
  suitOf,
} from '@ackanomic/games/spades'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import { spades } from '../words/spades.js'

/**
 * Returns the results of a change of Spades, for `useStages`: who leads, tricks, misplays and scored
 * rounds.
 *
 * @example
 * ```tsx
 * import { spades } from '@ackanomic/games/spades'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { SpadesBoard, spadesStages } from '@ackanomic/boards/spades'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(spades), spadesStages, 'calm')
 *   return <MatchLayout match={match}><SpadesBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function spadesStages(
  { before, after, events, names }: MatchChange<BoardMatchOf<Spades>>,
  { spades: words = spades }: Partial<BoardWords> = {},
): readonly Stage[] {
  const who = (seat: number): string | null => (seat === after.seat ? null : (names[seat] ?? ''))
  const { order } = before.shared
  const seats = order === null ? [] : seatsOfPlays(before.shared)
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'leader': {
        const bid = Math.max(...after.shared.bids)
        const title = words.leads(who(event.seat))
        return {
          kind: 'leader',
          title,
          text: words.highestBid(bid),
          focus: `seat ${event.seat}`,
        }
      }
      case 'trick': {
        const leader = seats[4 * (event.trick - 1)]
        const title = words.trickTo(event.trick, who(event.winner))
        const stage = { kind: 'trick', title, focus: `seat ${event.winner}` }
        if (order === null || leader === undefined) return stage
        const turn = (placeOf(order, event.winner) - placeOf(order, leader) + 4) % 4
        const [led] = event.cards
        const card = event.cards[turn]
        if (led === undefined || card === undefined) return stage
        return { ...stage, text: whyTaken(card, led, words) }
      }
      case 'misplay':
        return { kind: 'misplay', title: words.misplayBy(who(event.seat)), text: message }
      case 'score': {
        const lines = ([0, 1] satisfies SpadesTeam[]).map((team) => {
          const { bid, tricks, total } = event.teams[team]
          return words.teamScored(
            ofTeam(event.order, team).map(who),
            bid,
            tricks,
            total,
            event.scores[team],
          )
        })
        return { kind: 'round', title: words.scored(event.round), text: lines.join('\n') }
      }
      default:
        return []
    }
  })
}

/** Why a card took the trick in which another was led. */
function whyTaken(card: SpadesCard, led: SpadesCard, words: BoardWords['spades']): string {
  const suit = suitOf(card)
  if (suit !== 'S') return words.highestOf(card, suit)
  const ledSuit = suitOf(led)
  return ledSuit === 'S' ? words.highestSpade(card) : words.trumps(card, ledSuit)
}
