import type { RandomInt, SeatNumber } from '@ackanomic/core'
import { isInGame, itemAt, type ListedMoves, type VisibleState } from '@ackanomic/core/engine'
import { ALPHABET, continuationsOf, MAX_LETTERS } from './letters.js'
import type { Ghost } from './model.js'

type Move = Ghost['Move']
type S = VisibleState<Ghost>

const SELDOM = 8

const AROUND = 3

export function listMoves(seen: S, seat: SeatNumber): ListedMoves<Move> {
  const additions = additionProtests(seen, seat)
  return owesAnswer(seen, seat)
    ? { moves: additions, complete: false }
    : { moves: [...plays(seen, seat), ...additions], complete: true }
}

/** A random legal move: usually letters, never a resignation. */
export function sampleMove(seen: S, seat: SeatNumber, pick: RandomInt): Move | undefined {
  const { shared } = seen
  const { word } = shared
  const additions = additionProtests(seen, seat)
  const inTurn = shared.seat === seat
  const isFree = !inTurn && !owesAnswer(seen, seat)
  if (additions.length > 0 && (isFree || pick(SELDOM) === 0)) return oneOf(additions, pick)
  if (isFree) return undefined
  if (word === null) return { type: 'begin', letter: oneOf(ALPHABET, pick) }
  if (!inTurn) return { type: 'answer', word: answerAtRandom(word.letters, pick) }
  const isFull = word.letters.length >= MAX_LETTERS
  if (isFull || pick(SELDOM) === 0)
    return { type: 'protest', ground: pick(2) === 0 ? 'word' : 'nowhere' }
  return { type: 'continue', word: lengthened(word.letters, pick) }
}

export function protestable(
  { shared: { newcomers }, roster }: Pick<S, 'shared' | 'roster'>,
  seat: SeatNumber,
): readonly SeatNumber[] {
  if (newcomers.length === 0 || !isInGame(roster, seat)) return []
  return newcomers
    .filter((newcomer) => newcomer.protestedBy === null && newcomer.seat > seat)
    .map((newcomer) => newcomer.seat)
}

function plays({ shared }: S, seat: SeatNumber): readonly Move[] {
  const { word } = shared
  if (shared.seat !== seat) return []
  if (word === null)
    return [...ALPHABET.map((letter): Move => ({ type: 'begin', letter })), { type: 'resign' }]
  return [
    ...continuationsOf(word.letters).map((each): Move => ({ type: 'continue', word: each })),
    { type: 'protest', ground: 'word' },
    { type: 'protest', ground: 'nowhere' },
    { type: 'resign' },
  ]
}

function additionProtests(seen: S, seat: SeatNumber): readonly Move[] {
  return protestable(seen, seat).map((newcomer) => ({ type: 'protest addition', newcomer }))
}

function owesAnswer({ shared: { stage, protest } }: S, seat: SeatNumber): boolean {
  return stage === 'answer' && protest?.against === seat
}

function answerAtRandom(ghostWord: string, pick: RandomInt): string {
  let word = ghostWord
  for (let more = pick(Math.min(AROUND, MAX_LETTERS - ghostWord.length) + 1); more > 0; more--)
    word = lengthened(word, pick)
  return word
}

function lengthened(word: string, pick: RandomInt): string {
  const letter = oneOf(ALPHABET, pick)
  return pick(2) === 0 ? word + letter : letter + word
}

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return itemAt(list, pick(list.length))
}
