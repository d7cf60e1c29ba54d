import type { Bot } from '@ackanomic/core/bots'
import { itemAt, type View, visibleState } from '@ackanomic/core/engine'
import {
  type About,
  type Card,
  fits,
  type Hanabi,
  has,
  isPlayable,
  keeperOf,
  markAfter,
  unseenBy,
  widthOf,
} from './hanabi.js'

type Move = Hanabi['Move']

/** A player of Hanabi who plays what must fit, tells others what fits, and discards what is least likely to be missed. */
export const hanabiBot: Bot<Move> = (given) => {
  const view = given as View<Hanabi>
  if (view.role !== 'seat' || view.shared.turn !== view.seat) return undefined
  const { shared, seat } = view
  const state = visibleState(view)
  const unseen = unseenBy(state)
  const seats = state.secret.length
  const isUseless = ({ colour, rank }: Card): boolean => rank <= shared.fireworks[colour]
  const isLast = (card: Card): boolean =>
    unseen.filter((each) => has(each, card.colour) && has(each, card.rank)).length === 1
  // The share of what a card of mine may be for which something holds.
  const own = itemAt(shared.marks, seat).map((mark) => unseen.filter((card) => fits(card, mark)))
  const chances = (holds: (card: Card) => boolean): number[] =>
    own.map((cards) => cards.filter(holds).length / cards.length)
  const most = (values: readonly number[]): number => values.indexOf(Math.max(...values))

  const playable = chances((card) => isPlayable(shared.fireworks, card))
  const best = most(playable)
  if (itemAt(playable, best) === 1) return { type: 'play', card: best + 1 }
  const hint = shared.hints > 0 ? bestHint() : undefined
  if (hint !== undefined && hint.worth >= 2) return hint.move
  if (itemAt(playable, best) > (shared.fuses > 1 ? 0.7 : 0.95))
    return { type: 'play', card: best + 1 }
  if (hint !== undefined && (hint.worth >= 1 || shared.hints === 8)) return hint.move
  const useless = chances(isUseless)
  const missed = chances((card) => !isUseless(card) && isLast(card))
  return {
    type: 'discard',
    card: most(useless.map((chance, at) => chance - 2 * itemAt(missed, at))) + 1,
  }

  /** The hint after which another player knows most of cards that fit. */
  function bestHint(): { readonly move: Move; readonly worth: number } | undefined {
    const hints = [...Array(seats - 1).keys()].flatMap((after) => {
      const to = (seat + after + 1) % seats
      const hand = state.secret[keeperOf(to, seats)]?.hand ?? []
      const marks = itemAt(shared.marks, to)
      return [...new Set<About>(hand.flatMap(({ colour, rank }) => [colour, rank]))].map(
        (about) => {
          const worths = hand.map((card, at) => {
            const before = widthOf(itemAt(marks, at))
            const now = widthOf(markAfter(itemAt(marks, at), card, about))
            if (now === before) return 0
            if (isPlayable(shared.fireworks, card)) return now === 1 ? 3 : 1 + (before - now) / 25
            return has(card, about) ? 0.2 : 0
          })
          const worth = Math.max(...worths) + worths.reduce((sum, each) => sum + each, 0) / 10
          return { move: { type: 'hint', to, about } as const, worth: worth - after / 100 }
        },
      )
    })
    return hints.sort((a, b) => b.worth - a.worth)[0]
  }
}
