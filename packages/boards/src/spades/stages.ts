import {
  ofTeam,
  placeOf,
  type Spades,
  type SpadesTeam,
  seatsOfPlays,
} from '@ackanomic/games/spades'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'

const SUITS: Readonly<Record<string, string>> = { H: 'hearts', D: 'diamonds', C: 'clubs' }

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
export function spadesStages({
  before,
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<Spades>>): readonly Stage[] {
  const who = (seat: number): string => (seat === after.seat ? 'you' : (names[seat] ?? ''))
  const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
  const { order } = before.shared
  const seats = order === null ? [] : seatsOfPlays(before.shared)
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'leader': {
        const bid = Math.max(...after.shared.bids)
        const title = event.seat === after.seat ? 'You lead' : `${names[event.seat]} leads`
        return {
          kind: 'leader',
          title,
          text: `The highest bid: ${bid}.`,
          focus: `seat ${event.seat}`,
        }
      }
      case 'trick': {
        const leader = seats[4 * (event.trick - 1)]
        const title = `Trick ${event.trick} to ${who(event.winner)}`
        const stage = { kind: 'trick', title, focus: `seat ${event.winner}` }
        if (order === null || leader === undefined) return stage
        const turn = (placeOf(order, event.winner) - placeOf(order, leader) + 4) % 4
        return { ...stage, text: whyTaken(event.cards[turn] ?? '', event.cards[0] ?? '') }
      }
      case 'misplay':
        return { kind: 'misplay', title: `A misplay by ${who(event.seat)}`, text: message }
      case 'score': {
        const lines = ([0, 1] satisfies SpadesTeam[]).map((team) => {
          const { bid, tricks, total } = event.teams[team]
          const name = capital(ofTeam(event.order, team).map(who).join(' and '))
          const sign = total < 0 ? '−' : '+'
          return `${name}: bid ${bid}, took ${tricks}: ${sign}${Math.abs(total)}, now ${event.scores[team]}`
        })
        return { kind: 'round', title: `Round ${event.round} is scored`, text: lines.join('\n') }
      }
      default:
        return []
    }
  })
}

/** Why a card took the trick in which another was led. */
function whyTaken(card: string, led: string): string {
  const [suit, ledSuit] = [SUITS[card.slice(-1)], SUITS[led.slice(-1)]]
  if (suit !== undefined) return `${card} is the highest of the ${suit}.`
  return ledSuit === undefined ? `${card} is the highest spade.` : `${card} trumps the ${ledSuit}.`
}
