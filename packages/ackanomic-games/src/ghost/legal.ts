import type { Choose, SeatNumber } from '@ackanomic/core'
import type { Listed, Seen } from '@ackanomic/core/engine'
import { ALPHABET, continuationsOf, LONGEST } from './letters.js'
import { protestable } from './newcomers.js'
import type { Ghost, Move } from './types.js'

/** How often a protest is made at random, once in so many chances. */
const SELDOM = 8

/** How many letters an answer at random has at most before and after the ghost word. */
const AROUND = 3

/** What a seat may do now; no dictionary is opened for it. Answers are too many to be listed. */
export function ghostMoves(seen: Seen<Ghost>, seat: SeatNumber): Listed<Move> {
  const additions = additionProtests(seen, seat)
  if (owesAnswer(seen, seat)) {
    return {
      moves: additions,
      complete: false,
      sample: (pick) => sampleGhostMove(seen, seat, pick),
    }
  }
  return { complete: true, moves: [...plays(seen, seat), ...additions] }
}

/** A legal move at random: mostly letters, and never a resignation. */
export function sampleGhostMove(
  seen: Seen<Ghost>,
  seat: SeatNumber,
  pick: Choose,
): Move | undefined {
  const { now, word } = seen.own
  const additions = additionProtests(seen, seat)
  const inTurn = now.stage === 'turn' && now.seat === seat
  if (!inTurn && !owesAnswer(seen, seat)) return oneOf(additions, pick)
  if (additions.length > 0 && pick(SELDOM) === 0) return oneOf(additions, pick)
  if (word === null) return { type: 'begin', letter: oneOf(ALPHABET, pick) ?? 'A' }
  if (!inTurn) return { type: 'answer', word: answerAtRandom(word.letters, pick) }
  const isFull = word.letters.length >= LONGEST
  if (isFull || pick(SELDOM) === 0) {
    return { type: 'protest', ground: pick(2) === 0 ? 'word' : 'nowhere' }
  }
  const letter = oneOf(ALPHABET, pick) ?? 'A'
  return {
    type: 'continue',
    word: pick(2) === 0 ? word.letters + letter : letter + word.letters,
  }
}

function plays({ own }: Seen<Ghost>, seat: SeatNumber): readonly Move[] {
  const { now, word } = own
  if (now.stage !== 'turn' || now.seat !== seat) return []
  if (word === null) {
    return [...ALPHABET.map((letter): Move => ({ type: 'begin', letter })), { type: 'resign' }]
  }
  return [
    ...continuationsOf(word.letters).map((each): Move => ({ type: 'continue', word: each })),
    { type: 'protest', ground: 'word' },
    { type: 'protest', ground: 'nowhere' },
    { type: 'resign' },
  ]
}

function additionProtests(seen: Seen<Ghost>, seat: SeatNumber): readonly Move[] {
  return protestable(seen.own, seen.table, seat).map((newcomer) => ({
    type: 'protest addition',
    newcomer,
  }))
}

function owesAnswer({ own: { now } }: Seen<Ghost>, seat: SeatNumber): boolean {
  return now.stage === 'answer' && now.protest.against === seat
}

function answerAtRandom(ghostWord: string, pick: Choose): string {
  const room = Math.min(AROUND, LONGEST - ghostWord.length)
  const before = pick(room + 1)
  const behind = pick(room - before + 1)
  return lettersAtRandom(before, pick) + ghostWord + lettersAtRandom(behind, pick)
}

function lettersAtRandom(count: number, pick: Choose): string {
  return Array.from({ length: count }, () => oneOf(ALPHABET, pick) ?? 'A').join('')
}

function oneOf<Item>(list: readonly Item[], pick: Choose): Item | undefined {
  return list.length === 0 ? undefined : list[pick(list.length)]
}
