import type { RandomInt, SeatNumber } from '@ackanomic/core'
import {
  isPaused,
  itemAt,
  shuffled,
  type TacticsOf,
  type VisibleState,
  visibleState,
} from '@ackanomic/core/engine'
import { isSameCard } from '../cards.js'
import { rustyLanternElements } from '../elements.js'
import { freeCards, isInTurn, mayInterruptPlay } from '../legal.js'
import type { Move, RustyLantern } from '../model.js'
import { mentions } from './mention.js'
import { EPILOGUE, SUBJECT, textOf } from './telling.js'

function moveIn(
  seen: VisibleState<RustyLantern>,
  seat: SeatNumber,
  choose: RandomInt,
): Move | undefined {
  const { shared, secret, roster } = seen
  if (isPaused(roster)) return undefined
  if (shared.winner?.seat === seat) return { type: 'epilogue', text: EPILOGUE }
  if (!isInTurn(seen, seat)) return interruptionIn(seen, seat)
  const hand = secret[seat]?.hand ?? []
  const free = freeCards(seen, seat)
  // All held cards wait for answers, and a play without a card would be denied.
  if (hand.length > 0 && free.length === 0) return { type: 'pass', discard: null }
  if (hand.length > 1 && hasToldEnough(seen, seat, choose))
    return { type: 'pass', discard: free[choose(free.length)] ?? null }
  const card = free[choose(Math.max(1, free.length))] ?? null
  const isLast = hand.length <= 1
  const asides = isLast ? [] : asidesIn(shared, hand, choose)
  return {
    type: 'play',
    subject: SUBJECT,
    text: textOf(shared, card, asides, isLast, choose),
    card,
  }
}

/** After two plays in a row a Bard sometimes lets others tell, and after more they usually do. */
function hasToldEnough(
  { shared }: VisibleState<RustyLantern>,
  seat: SeatNumber,
  choose: RandomInt,
): boolean {
  const inRow = shared.plays.length - 1 - shared.plays.findLastIndex((play) => play.seat !== seat)
  return inRow > 1 && choose(3) < (inRow === 2 ? 1 : 2)
}

const ASIDES = 2

/** Unused elements that the Bard does not hold, mentioned so that others can interrupt. */
function asidesIn(
  { plays }: RustyLantern['Shared'],
  hand: readonly string[],
  choose: RandomInt,
): readonly string[] {
  const known = [...hand, ...plays.flatMap(({ card }) => card ?? [])]
  const open = rustyLanternElements.filter((each) => !known.some((one) => isSameCard(one, each)))
  return shuffled(open.length, choose)
    .slice(0, ASIDES)
    .map((at) => itemAt(open, at))
}

function interruptionIn(seen: VisibleState<RustyLantern>, seat: SeatNumber): Move | undefined {
  const { shared } = seen
  const play = shared.plays.length
  const text = shared.plays.at(-1)?.text
  if (text === undefined || !mayInterruptPlay(seen, play, seat)) return undefined
  const before = shared.interruptions.filter((each) => each.play === play)
  // After a successful or open interruption, others come too late.
  const isTaken = before.some(({ answered }) => answered === null || answered === 'verified')
  if (isTaken) return undefined
  const card = freeCards(seen, seat).find(
    (each) =>
      mentions(text, each) &&
      !before.some((tried) => tried.seat === seat && isSameCard(tried.card, each)),
  )
  return card === undefined ? undefined : { type: 'interrupt', play, card }
}

/**
 * The tactics of Ye Olde Rusty Lantern. A Bard makes two plays or more, then passes and exchanges a
 * card. Their texts continue from the card before, bring their card in, mention things that others
 * may hold, and tie off Loose Ends. They interrupt plays that mention their cards, and finish the
 * story when they have won.
 *
 * @example
 * ```ts
 * import { seededReferee, seededRandom } from '@ackanomic/core/bots'
 * import { countLines, rustyLantern, rustyLanternElements } from '@ackanomic/games/rusty-lantern'
 * import { rustyLanternTactics } from '@ackanomic/games/rusty-lantern/tactics'
 *
 * const roster = { players: ['Ann', 'Bob'], referees: ['Moe'], startedAt: 0 }
 * const start = rustyLantern.setup(roster)
 * if (!start.ok) throw new Error(start.error.message)
 * const match = rustyLantern.simulate(start.value.state)
 * const chance = seededReferee('any seed')
 * const at = { gameId: 'rusty-lantern', matchId: 'a tale', committedAt: 0 }
 * for (let asked = match.openPrompts[0]; asked !== undefined; asked = match.openPrompts[0]) {
 *   match.answer(asked, asked.name === 'elements' ? rustyLanternElements : asked.name === 'first' ? 0 : chance(asked, at))
 * }
 * const move = rustyLanternTactics.rolloutPolicy(match.state, 0, seededRandom('any seed'))
 * if (move?.type !== 'play') throw new Error('Ann begins.')
 * countLines(move.text) // => 12
 * move.text.includes(move.card ?? '') // => true
 * ```
 */
export const rustyLanternTactics: TacticsOf<RustyLantern> = {
  rolloutPolicy: moveIn,
  explain(move) {
    if (move.type === 'pass') return 'Exchange a card, and let another Bard tell.'
    if (move.type === 'interrupt') return 'The tale has mentioned what is on your card.'
    if (move.type !== 'play') return 'The end of the story is yours.'
    return move.card === null
      ? 'It ties the Loose Ends off.'
      : `It goes on from the tale, with ${move.card}.`
  },
  // biome-ignore lint/correctness/useYield: it is certain at once.
  *solve(view, choose) {
    const move = moveIn(visibleState(view), view.seat, choose)
    return move === undefined ? [] : [{ move, value: 0.5, visits: 1 }]
  },
}
