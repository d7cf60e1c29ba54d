import { days } from '@ackanomic/core'
import type { Desk } from '@ackanomic/core/engine'
import { askWhatIsDue } from './questions.js'
import { beginRound, byDefault, type Draft, note, stir } from './rounds.js'
import { brainiacOf, isBot } from './spots.js'
import { type Fictionary, LOOK_UPS, type LookUp, type Unfit } from './types.js'

/** The Ing Word by default, and what it means (1g). */
export const DEFAULT_WORD = 'ing'

/** The Actual Definition of the default Ing Word. */
export const DEFAULT_DEFINITION = 'A pasture or meadow; generally one lying low, near a river.'

/** The numbers are drawn: number 1 first (III(2)), and the first round begins. */
export function giveNumbers(draft: Draft, drawn: readonly number[], desk: Desk<Fictionary>): void {
  const numbers = draft.own.scores.map((_, seat) => drawn.indexOf(seat) + 1)
  draft.own.numbers = numbers
  desk.tell('public', '1250.10/III(2)', () => ({ type: 'numbers', numbers }))
  beginRound(draft, desk)
}

/** The Brainiac has chosen a word; where the options say so it is looked up first (step 1). */
export function chooseWord(
  draft: Draft,
  word: string,
  definition: string,
  desk: Desk<Fictionary>,
): void {
  const brainiac = brainiacOf(draft.own)
  stir(draft, desk)
  note(draft, brainiac, { definition, how: 'sent', order: null })
  desk.tell(brainiac, '1250.10/1d', () => ({ type: 'noted', word, definition }))
  if (draft.options.lookup === 'trust') {
    postWord(draft, word, desk)
    return
  }
  const open: LookUp[] = draft.options.lookup === 'word' ? ['word'] : [...LOOK_UPS]
  draft.own.now = { stage: 'word', sought: word, open, late: false }
  desk.tell('public', '1250.10/1a', () => ({ type: 'lookup', brainiac, word }))
  askWhatIsDue(draft, desk)
}

/** One of the two questions about a word is answered (1a, 1b). */
export function lookedUp(draft: Draft, of: LookUp, fits: boolean, desk: Desk<Fictionary>): void {
  const { now } = draft.own
  if (now.stage !== 'word' || now.sought === null) return
  const { sought: word, late } = now
  if (fits) {
    now.open = now.open.filter((each) => each !== of)
    if (now.open.length === 0) postWord(draft, word, desk)
    return
  }
  desk.withdraw('word')
  desk.withdraw('definition')
  note(draft, brainiacOf(draft.own), { definition: null, how: null, order: null })
  draft.own.now = { stage: 'word', sought: null, open: [], late: false }
  const why: Unfit = of === 'word' ? 'no word' : 'no definition'
  const clause = of === 'word' ? '1250.10/1a' : '1250.10/1b'
  desk.tell('public', clause, () => ({ type: 'unfit', word, why }))
  if (late) defaultWord(draft, isBot(draft.table, brainiacOf(draft.own)), desk)
}

/** The Ing Word is posted, and step 2 begins (1f). */
function postWord(draft: Draft, word: string, desk: Desk<Fictionary>): void {
  const brainiac = brainiacOf(draft.own)
  draft.own.word = word
  draft.own.now = { stage: 'definitions' }
  desk.tell('public', '1250.10/1f', () => ({ type: 'word', brainiac, word }))
  desk.start('step', days(3))
}

/** The word that is chosen by default (1g). */
export function defaultWord(draft: Draft, bot: boolean, desk: Desk<Fictionary>): void {
  const seat = brainiacOf(draft.own)
  byDefault(draft, { step: 1, seat, bot }, '1250.10/1g', desk)
  note(draft, seat, { definition: DEFAULT_DEFINITION, how: bot ? 'bot' : 'time', order: null })
  postWord(draft, DEFAULT_WORD, desk)
}
