import { days } from '@ackanomic/core'
import type { Context } from '@ackanomic/core/engine'
import { askWhatIsDue } from './questions.js'
import { beginRound, byDefault, type Draft, note, stir } from './rounds.js'
import { brainiacOf, isBot } from './spots.js'
import { type Fictionary, LOOK_UPS, type LookUp, type Unfit } from './types.js'

/** The Ing Word by default, and what it means (1g). */
export const DEFAULT_WORD = 'ing'

/** The Actual Definition of the default Ing Word. */
export const DEFAULT_DEFINITION = 'A pasture or meadow; generally one lying low, near a river.'

/** The numbers are drawn: number 1 first (III(2)), and the first round begins. */
export function giveNumbers(
  draft: Draft,
  drawn: readonly number[],
  ctx: Context<Fictionary>,
): void {
  const numbers = draft.shared.scores.map((_, seat) => drawn.indexOf(seat) + 1)
  draft.shared.numbers = numbers
  ctx.emit('public', '1250.10/III(2)', () => ({ type: 'numbers', numbers }))
  beginRound(draft, ctx)
}

/** The Brainiac has chosen a word; where the options say so it is looked up first (step 1). */
export function chooseWord(
  draft: Draft,
  word: string,
  definition: string,
  ctx: Context<Fictionary>,
): void {
  const brainiac = brainiacOf(draft.shared)
  stir(draft, ctx)
  note(draft, brainiac, { definition, how: 'sent', order: null })
  ctx.emit(brainiac, '1250.10/1d', () => ({ type: 'noted', word, definition }))
  if (draft.options.lookup === 'trust') {
    postWord(draft, word, ctx)
    return
  }
  const open: LookUp[] = draft.options.lookup === 'word' ? ['word'] : [...LOOK_UPS]
  draft.shared.now = { stage: 'word', sought: word, open, late: false }
  ctx.emit('public', '1250.10/1a', () => ({ type: 'lookup', brainiac, word }))
  askWhatIsDue(draft, ctx)
}

/** One of the two questions about a word is answered (1a, 1b). */
export function lookedUp(draft: Draft, of: LookUp, fits: boolean, ctx: Context<Fictionary>): void {
  const { now } = draft.shared
  if (now.stage !== 'word' || now.sought === null) return
  const { sought: word, late } = now
  if (fits) {
    now.open = now.open.filter((each) => each !== of)
    if (now.open.length === 0) postWord(draft, word, ctx)
    return
  }
  ctx.cancelPrompts('word')
  ctx.cancelPrompts('definition')
  note(draft, brainiacOf(draft.shared), { definition: null, how: null, order: null })
  draft.shared.now = { stage: 'word', sought: null, open: [], late: false }
  const why: Unfit = of === 'word' ? 'no word' : 'no definition'
  const clause = of === 'word' ? '1250.10/1a' : '1250.10/1b'
  ctx.emit('public', clause, () => ({ type: 'unfit', word, why }))
  if (late) defaultWord(draft, isBot(draft.table, brainiacOf(draft.shared)), ctx)
}

/** The Ing Word is posted, and step 2 begins (1f). */
function postWord(draft: Draft, word: string, ctx: Context<Fictionary>): void {
  const brainiac = brainiacOf(draft.shared)
  draft.shared.word = word
  draft.shared.now = { stage: 'definitions' }
  ctx.emit('public', '1250.10/1f', () => ({ type: 'word', brainiac, word }))
  ctx.startTimer('step', days(3))
}

/** The word that is chosen by default (1g). */
export function defaultWord(draft: Draft, bot: boolean, ctx: Context<Fictionary>): void {
  const seat = brainiacOf(draft.shared)
  byDefault(draft, { step: 1, seat, bot }, '1250.10/1g', ctx)
  note(draft, seat, { definition: DEFAULT_DEFINITION, how: bot ? 'bot' : 'time', order: null })
  postWord(draft, DEFAULT_WORD, ctx)
}
