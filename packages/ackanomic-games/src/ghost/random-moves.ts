import type { Choose, SeatNumber } from '@ackanomic/core'
import { itemAt, type Seen } from '@ackanomic/core/engine'
import { ALPHABET, LONGEST } from './letters.js'
import { additionProtests } from './membership.js'
import type { Ghost } from './model.js'
import { owesAnswer } from './order.js'

/** How often a protest is made at random, once in so many chances. */
const SELDOM = 8

/** How many letters an answer at random has at most before and after the ghost word. */
const AROUND = 3

/** A legal move at random: mostly letters, and never a resignation. */
export function sampleGhostMove(
  seen: Seen<Ghost>,
  seat: SeatNumber,
  pick: Choose,
): Ghost['Move'] | undefined {
  const { shared, table } = seen
  const { word } = shared
  const additions = additionProtests(shared, table, seat)
  const inTurn = shared.seat === seat
  if (!inTurn && !owesAnswer(shared, seat)) {
    return additions.length === 0 ? undefined : oneOf(additions, pick)
  }
  if (additions.length > 0 && pick(SELDOM) === 0) return oneOf(additions, pick)
  if (word === null) return { type: 'begin', letter: oneOf(ALPHABET, pick) }
  if (!inTurn) return { type: 'answer', word: answerAtRandom(word.letters, pick) }
  const isFull = word.letters.length >= LONGEST
  if (isFull || pick(SELDOM) === 0) {
    return { type: 'protest', ground: pick(2) === 0 ? 'word' : 'nowhere' }
  }
  const letter = oneOf(ALPHABET, pick)
  return {
    type: 'continue',
    word: pick(2) === 0 ? word.letters + letter : letter + word.letters,
  }
}

function answerAtRandom(ghostWord: string, pick: Choose): string {
  const room = Math.min(AROUND, LONGEST - ghostWord.length)
  const before = pick(room + 1)
  const behind = pick(room - before + 1)
  return lettersAtRandom(before, pick) + ghostWord + lettersAtRandom(behind, pick)
}

function lettersAtRandom(count: number, pick: Choose): string {
  return Array.from({ length: count }, () => oneOf(ALPHABET, pick)).join('')
}

function oneOf<Item>(list: readonly Item[], pick: Choose): Item {
  return itemAt(list, pick(list.length))
}
