import type { Choose, SeatNumber } from '@ackanomic/core'
import type { State } from '@ackanomic/core/engine'
import { keyOf } from './cards.js'
import { storyElements } from './elements.js'
import type { Denial, Verdict } from './tale.js'
import type { PlayAsked, Restock, RustyLantern } from './types.js'

/** How many elements a Barkeep adds at random. */
const ADDED = 20

/** The Bard who goes first, at random. */
export function sampleFirst({ own }: State<RustyLantern>, pick: Choose): SeatNumber {
  return own.circle[pick(Math.max(1, own.circle.length))] ?? 0
}

/** An answer to a play at random: mostly it succeeds. */
export function sampleVerdict(asked: PlayAsked, held: number, pick: Choose): Verdict {
  const { card, inHand, looseEnds } = asked
  const isPhantom = card !== null && !inHand
  if (!isPhantom && pick(5) > 0) {
    const looseEnd = card !== null && pick(6) === 0
    return { reply: 'verify', looseEnd, tied: looseEnds.filter(() => pick(2) === 0) }
  }
  const reasons: Denial[] = ['incomprehensible', 'non sequitur', 'against the spirit']
  if (card === null) reasons.push('nothing played')
  else reasons.push('card not brought in')
  if (held > 0 && (card === null || isPhantom)) reasons.push('no card specified')
  return { reply: 'deny', reason: reasons[pick(reasons.length)] ?? 'incomprehensible' }
}

/** What a Barkeep does about a short deck, at random. */
export function sampleRestock(state: State<RustyLantern>, pick: Choose): Restock {
  if (pick(3) === 0) return { do: 'end' }
  return { do: 'add', elements: newElements(state) }
}

/** Story elements that no card of the tale has had. */
function newElements({ own, secret, hidden }: State<RustyLantern>): readonly string[] {
  const hands = secret.flatMap(({ hand }) => hand)
  const known = new Set([...hidden.deck, ...hidden.burned, ...own.looseEnds, ...hands].map(keyOf))
  const more = storyElements.filter((element) => !known.has(keyOf(element))).slice(0, ADDED)
  for (let number = 1; more.length < ADDED; number++) {
    const element = `another story, number ${number}`
    if (!known.has(element)) more.push(element)
  }
  return more
}
