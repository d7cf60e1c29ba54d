import type { SeatNumber } from '@ackanomic/core'
import { nameOf, type RefusalOf, type State } from '@ackanomic/core/engine'
import { isContinuation } from './letters.js'
import type { Ghost } from './types.js'

type Refused = RefusalOf<Ghost> | undefined

/** Why a seat cannot make a play now, or `undefined` (4.4(3), 4(3)d). */
export function checkTurn({ own, table }: State<Ghost>, seat: SeatNumber): Refused {
  const { now } = own
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
  const { word } = state.own
  return word === null ? undefined : { code: 'wordStands', facts: { word: word.letters } }
}

/** Why a seat cannot continue the ghost word like this, or `undefined` (4(2)a, 4(2)b). */
export function checkContinue(state: State<Ghost>, word: string, seat: SeatNumber): Refused {
  const turn = checkTurn(state, seat)
  if (turn !== undefined) return turn
  const ghostWord = state.own.word?.letters
  if (ghostWord === undefined) return { code: 'nothingToContinue', facts: {} }
  return isContinuation(word, ghostWord)
    ? undefined
    : { code: 'notAContinuation', facts: { word, ghostWord } }
}

/** Why a seat cannot protest the ghost word, or `undefined` (4(3)a). */
export function checkProtest(state: State<Ghost>, seat: SeatNumber): Refused {
  const turn = checkTurn(state, seat)
  if (turn !== undefined) return turn
  return state.own.word === null ? { code: 'nothingToProtest', facts: {} } : undefined
}

/** Why a seat cannot resign, or `undefined` (4.4(1), 4.5(3)). */
export function checkResign({ own }: State<Ghost>, seat: SeatNumber): Refused {
  return own.now.stage === 'turn' && own.now.seat === seat
    ? undefined
    : { code: 'resignOutOfTurn', facts: {} }
}

/** Why a seat cannot answer a protest with a word, or `undefined` (4(3)h, 4(3)n, 4(3)o). */
export function checkAnswer(
  { own, options, table }: State<Ghost>,
  word: string,
  seat: SeatNumber,
): Refused {
  const { now, word: ghost } = own
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
