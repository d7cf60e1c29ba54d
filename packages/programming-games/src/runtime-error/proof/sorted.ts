import type { State } from './cardwise.js'
import { type Counts, DEAD, NONE } from './counted.js'
import { count } from './sets.js'

/**
 * Sorts the cards of a state into the classes of the game without edits.
 *
 * @param state - a state after scripting
 * @param wild - whether cards that set off EDIT are counted as wild (to refute) or dead (to prove)
 */
export function countsOf(state: State, wild: boolean): Counts {
  const { edit, load, pull, loop } = state.ranges
  const plain = loop & ~edit
  const masks = [
    0,
    plain & ~load & ~pull,
    plain & load & ~pull,
    plain & pull & ~load,
    plain & load & pull,
    wild ? loop & edit : 0,
  ]
  const sort = (lowMask: number, highMask: number): number[] => {
    const counts = [0, 0, 0, 0, 0, 0]
    let sorted = 0
    for (let place = 1; place < 6; place++) {
      const mask = masks[place] ?? 0
      const here = mask === 0 ? 0 : count(lowMask & mask) + count(highMask & mask)
      counts[place] = here
      sorted += here
    }
    counts[DEAD] = count(lowMask) + count(highMask) - sorted
    return counts
  }
  const hand = sort(state.handLow, state.handHigh)
  hand[DEAD] = 0
  return {
    hand,
    top: state.top < 0 ? NONE : classOf(state.top, masks),
    rest: sort(state.restLow, state.restHigh),
    unseen: sort(state.unseenLow, state.unseenHigh),
    deck: state.deck,
  }
}

function classOf(card: number, masks: readonly number[]): number {
  const bit = 1 << (card % 13)
  const place = masks.findIndex((mask) => (mask & bit) !== 0)
  return place < 0 ? DEAD : place
}
