import type { Choose, SeatNumber } from '@ackanomic/core'
import {
  itemAt,
  type Listed,
  nameOf,
  type RefusalOf,
  type Seen,
  type State,
} from '@ackanomic/core/engine'
import { ALPHABET, continuationsOf, isContinuation, LONGEST } from './letters.js'
import { protestable } from './membership.js'
import type { Ghost, Move } from './types.js'

type Refused = RefusalOf<Ghost> | undefined

/** Why a seat cannot make a play now, or `undefined` (4.4(3), 4(3)d). */
function checkTurn({ shared, table }: State<Ghost>, seat: SeatNumber): Refused {
  const { now } = shared
  if (now.stage === 'numbers') return { code: 'numbersNotDrawn', facts: {} }
  if (now.stage === 'turn') {
    if (now.seat === seat) return undefined
    return { code: 'notYourTurn', facts: { turn: nameOf(table, now.seat) } }
  }
  const { by, against } = now.protest
  return {
    code: 'protestPending',
    facts: { by: nameOf(table, by), against: nameOf(table, against) },
  }
}

/** Why a seat cannot begin a ghost word, or `undefined` (4(1)a). */
export function checkBegin(state: State<Ghost>, seat: SeatNumber): Refused {
  const turn = checkTurn(state, seat)
  if (turn !== undefined) return turn
  const { word } = state.shared
  return word === null ? undefined : { code: 'wordStands', facts: { word: word.letters } }
}

/** Why a seat cannot continue the ghost word like this, or `undefined` (4(2)a, 4(2)b). */
export function checkContinue(state: State<Ghost>, word: string, seat: SeatNumber): Refused {
  const turn = checkTurn(state, seat)
  if (turn !== undefined) return turn
  const ghostWord = state.shared.word?.letters
  if (ghostWord === undefined) return { code: 'nothingToContinue', facts: {} }
  return isContinuation(word, ghostWord)
    ? undefined
    : { code: 'notAContinuation', facts: { word, ghostWord } }
}

/** Why a seat cannot protest the ghost word, or `undefined` (4(3)a). */
export function checkProtest(state: State<Ghost>, seat: SeatNumber): Refused {
  const turn = checkTurn(state, seat)
  if (turn !== undefined) return turn
  return state.shared.word === null ? { code: 'nothingToProtest', facts: {} } : undefined
}

/** Why a seat cannot resign, or `undefined` (4.4(1), 4.5(3)). */
export function checkResign({ shared }: State<Ghost>, seat: SeatNumber): Refused {
  return shared.now.stage === 'turn' && shared.now.seat === seat
    ? undefined
    : { code: 'resignOutOfTurn', facts: {} }
}

/** Why a seat cannot answer a protest with a word, or `undefined` (4(3)h, 4(3)n, 4(3)o). */
export function checkAnswer(
  { shared, options, table }: State<Ghost>,
  word: string,
  seat: SeatNumber,
): Refused {
  const { now, word: ghost } = shared
  const protest = now.stage === 'answer' || now.stage === 'report' ? now.protest : null
  if (ghost === null || protest?.ground !== 'nowhere' || options.containment === 'lookup') {
    return { code: 'noAnswerDue', facts: {} }
  }
  const { against } = protest
  if (against !== seat) return { code: 'notProtested', facts: { against: nameOf(table, against) } }
  if (now.stage === 'report') return { code: 'answered', facts: { word: now.sought } }
  const ghostWord = ghost.letters
  return word.includes(ghostWord) ? undefined : { code: 'notInside', facts: { word, ghostWord } }
}

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
  const { now, word } = seen.shared
  const additions = additionProtests(seen, seat)
  const inTurn = now.stage === 'turn' && now.seat === seat
  if (!inTurn && !owesAnswer(seen, seat)) {
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

function plays({ shared }: Seen<Ghost>, seat: SeatNumber): readonly Move[] {
  const { now, word } = shared
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
  return protestable(seen.shared, seen.table, seat).map((newcomer) => ({
    type: 'protest addition',
    newcomer,
  }))
}

function owesAnswer({ shared: { now } }: Seen<Ghost>, seat: SeatNumber): boolean {
  return now.stage === 'answer' && now.protest.against === seat
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
