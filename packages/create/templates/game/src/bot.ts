import type { TacticsOf } from '@ackanomic/core/engine'
import type { HighCard } from './game.js'

/** The choice of a decent player; the search bot looks further ahead with it. */
export const tactics: TacticsOf<HighCard> = {
  rolloutPolicy({ shared, secret }, seat) {
    if (shared.turn !== seat) return undefined
    const hand = secret[seat]?.hand ?? []
    const toBeat = Math.max(0, ...shared.trick.map(({ card }) => card))
    const isLast = shared.trick.length === shared.tricks.length - 1
    const winning = hand.filter((card) => card > toBeat)
    // The last player wins as cheaply as possible; others play high, or throw their lowest card.
    const card = isLast ? winning[0] : winning.at(-1)
    return { type: 'play', card: card ?? hand[0] ?? 0 }
  },
}
