import type { Choose } from '@ackanomic/core'
import type { Card } from './types.js'

/** Cards that the same hands may hold. */
interface Group {
  /** The cards. */
  readonly cards: Card[]
  /** The hands, by number. */
  readonly hands: readonly number[]
}

/** How many cards of a group go to each hand, and in how many ways the rest can be dealt then. */
interface Split {
  readonly counts: readonly number[]
  readonly ways: number
}

/**
 * Deals cards to hands at random, each lawful deal being as likely as any other.
 *
 * @param room - how many cards each hand takes; together as many as there are cards
 * @param cards - the cards
 * @param mayHold - whether a hand, by number, may hold a card
 * @returns the cards that each hand gets, or `null` where no deal is lawful
 */
export function dealAtRandom(
  room: readonly number[],
  cards: readonly Card[],
  mayHold: (hand: number, card: Card) => boolean,
  pick: Choose,
): readonly (readonly Card[])[] | null {
  const groups = grouped(room.length, cards, mayHold)
  const count = counter(groups)
  const hands: Card[][] = room.map(() => [])
  const left = [...room]
  for (let at = 0; at < groups.length; at++) {
    const counts = drawSplit(count(at, left), pick)
    const rest = groups[at]?.cards
    if (counts === undefined || rest === undefined) return null
    counts.forEach((number, hand) => {
      left[hand] = (left[hand] ?? 0) - number
      for (let i = 0; i < number; i++) hands[hand]?.push(...rest.splice(pick(rest.length), 1))
    })
  }
  return left.every((empty) => empty === 0) ? hands : null
}

/** The cards by the hands that may hold them, those with the least choice first. */
function grouped(
  hands: number,
  cards: readonly Card[],
  mayHold: (hand: number, card: Card) => boolean,
): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const card of cards) {
    const takers = Array.from({ length: hands }, (_, hand) => hand).filter((hand) =>
      mayHold(hand, card),
    )
    const key = takers.join()
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { cards: [card], hands: takers })
    else group.cards.push(card)
  }
  return [...groups.values()].sort((a, b) => a.hands.length - b.hands.length)
}

/** What splits of a group are possible with the room that is left, and how many deals each leads to. */
function counter(groups: readonly Group[]): (at: number, room: readonly number[]) => Split[] {
  const known = new Map<string, number>()
  const waysFrom = (at: number, room: readonly number[]): number => {
    if (at === groups.length) return 1
    const key = `${at}:${room.join()}`
    const before = known.get(key)
    if (before !== undefined) return before
    const ways = splitsOf(at, room).reduce((sum, split) => sum + split.ways, 0)
    known.set(key, ways)
    return ways
  }
  const splitsOf = (at: number, room: readonly number[]): Split[] => {
    const group = groups[at]
    if (group === undefined) return []
    const isLast = at === groups.length - 1
    return countsOf(group, room, isLast).map((counts) => {
      const then = isLast
        ? 1
        : waysFrom(
            at + 1,
            room.map((free, hand) => free - (counts[hand] ?? 0)),
          )
      return { counts, ways: then * arrangements(counts) }
    })
  }
  return splitsOf
}

/** The numbers of a group’s cards that the hands can take; the last group fills them all. */
function countsOf({ cards, hands }: Group, room: readonly number[], isLast: boolean): number[][] {
  if (isLast) {
    const fits = room.every((free, hand) => free === 0 || hands.includes(hand))
    const sum = room.reduce((all, free) => all + free, 0)
    return fits && sum === cards.length ? [[...room]] : []
  }
  let splits: number[][] = [room.map(() => 0)]
  hands.forEach((hand, i) => {
    const others = hands.slice(i + 1).reduce((sum, other) => sum + (room[other] ?? 0), 0)
    splits = splits.flatMap((counts) => {
      const owed = cards.length - counts.reduce((sum, count) => sum + count, 0)
      const most = Math.min(owed, room[hand] ?? 0)
      const more: number[][] = []
      for (let count = Math.max(0, owed - others); count <= most; count++) {
        more.push(counts.with(hand, count))
      }
      return more
    })
  })
  return hands.length === 0 ? [] : splits
}

/** In how many ways so many different cards can be shared out so. */
function arrangements(counts: readonly number[]): number {
  let ways = 1
  let placed = 0
  for (const count of counts) {
    for (let i = 1; i <= count; i++) ways = (ways * (placed + i)) / i
    placed += count
  }
  return ways
}

/** So finely is a real number drawn. */
const STEPS = 2 ** 30

function drawSplit(splits: readonly Split[], pick: Choose): readonly number[] | undefined {
  const possible = splits.filter(({ ways }) => ways > 0)
  const sum = possible.reduce((all, { ways }) => all + ways, 0)
  let drawn = possible.length > 1 ? (pick(STEPS) / STEPS) * sum : 0
  for (const { counts, ways } of possible) {
    if (drawn < ways) return counts
    drawn -= ways
  }
  return possible.at(-1)?.counts
}
