import { days, type SeatNumber } from '@ackanomic/core'
import { itemAt } from '@ackanomic/core/engine'
import { DEFAULTS } from './events.js'
import { askWhatIsDue, type Ctx, type Draft, type Seats, stopLookup } from './prompts.js'
import { beginRound, endRound, NOTHING, stir } from './rounds.js'
import { brainiacOf, isBot, waitedFor } from './spots.js'
import type { StepNumber } from './state.js'
import { DEFAULT_DEFINITION, DEFAULT_WORD } from './words.js'

export function giveNumbers(draft: Draft, drawn: readonly number[], ctx: Ctx): void {
  const numbers = drawn.map((_, seat) => drawn.indexOf(seat) + 1)
  draft.shared.numbers = numbers
  ctx.emit('public', '1250.10/III(2)', () => ({ type: 'numbers', numbers }))
  beginRound(draft, 1, ctx)
}

/** Notes the Brainiac's word, which is looked up first unless the options trust them (step 1). */
export function chooseWord(draft: Draft, word: string, definition: string, ctx: Ctx): void {
  const brainiac = brainiacOf(draft.shared)
  stir(draft, ctx)
  draft.secret[brainiac] = { definition, how: 'sent', order: null }
  ctx.emit(brainiac, '1250.10/1d', () => ({ type: 'noted', word, definition }))
  const { lookup } = draft.options
  if (lookup === 'trust') {
    postWord(draft, word, ctx)
    return
  }
  const open: ('word' | 'definition')[] = lookup === 'both' ? ['word', 'definition'] : ['word']
  draft.shared.sought = { word, open, late: false }
  if (lookup !== 'given')
    ctx.emit('public', '1250.10/1a', () => ({ type: 'lookup', brainiac, word }))
  askWhatIsDue(draft, ctx)
}

/** Handles an answer about a word (1a, 1b). */
export function lookedUp(draft: Draft, of: 'word' | 'definition', fits: boolean, ctx: Ctx): void {
  const { sought } = draft.shared
  if (sought === null) return
  const { word, late } = sought
  sought.open = fits ? sought.open.filter((each) => each !== of) : []
  if (sought.open.length > 0) return
  stopLookup(ctx)
  if (fits) {
    postWord(draft, word, ctx)
    return
  }
  draft.secret[brainiacOf(draft.shared)] = { ...NOTHING, order: null }
  draft.shared.sought = null
  const clause = of === 'word' ? '1250.10/1a' : '1250.10/1b'
  ctx.emit('public', clause, () => ({ type: 'unfit', word, why: `no ${of}` }))
  if (late) chooseByDefault(draft, ctx)
}

function postWord(draft: Draft, word: string, ctx: Ctx): void {
  const brainiac = brainiacOf(draft.shared)
  draft.shared.word = word
  draft.shared.sought = null
  draft.shared.stage = 'definitions'
  ctx.emit('public', '1250.10/1f', () => ({ type: 'word', brainiac, word }))
  ctx.startTimer('step', days(3))
}

function chooseByDefault(draft: Draft, ctx: Ctx): void {
  const seat = brainiacOf(draft.shared)
  const how = noteDefault(draft, 1, seat, ctx)
  draft.secret[seat] = { definition: DEFAULT_DEFINITION, how, order: null }
  postWord(draft, DEFAULT_WORD, ctx)
}

export function define(draft: Draft, seat: SeatNumber, definition: string, ctx: Ctx): void {
  stir(draft, ctx)
  draft.secret[seat] = { definition, how: 'sent', order: null }
  for (const to of [seat, brainiacOf(draft.shared)])
    ctx.emit(to, '1250.10/2a', () => ({ type: 'defined', seat, definition }))
}

/** Handles the report: two or more knew the word, one, or nobody (3a, 3b, 3c). */
export function report(draft: Draft, similar: Seats, ctx: Ctx): void {
  stir(draft, ctx)
  const brainiac = brainiacOf(draft.shared)
  const [correct = null, ...more] = similar
  const told = { type: 'report', brainiac, similar } as const
  if (more.length > 0) {
    ctx.emit('public', '1250.10/3a(3)', () => ({ ...told, case: '3a' }))
    endRound(draft, '3a', similar, ctx)
    return
  }
  if (correct !== null) ctx.emit('public', '1250.10/3b(3)', () => ({ ...told, case: '3b' }))
  draft.shared.correct = correct
  draft.shared.stage = 'list'
  askWhatIsDue(draft, ctx)
}

export function postList(draft: Draft, of: Seats, shuffled: readonly number[], ctx: Ctx): void {
  const order = shuffled.map((thing) => itemAt(of, thing))
  const list = order.map((seat) => draft.secret[seat]?.definition ?? '')
  itemAt(draft.secret, brainiacOf(draft.shared)).order = order
  draft.shared.list = list
  draft.shared.stage = 'votes'
  const word = draft.shared.word ?? ''
  ctx.emit('public', '1250.10/3c(2)', () => ({ type: 'list', word, list: [...list] }))
  ctx.startTimer('step', days(3))
}

/** Notes a public vote (4a), which may replace a default one. */
export function vote(draft: Draft, seat: SeatNumber, number: number, ctx: Ctx): void {
  const { shared } = draft
  if (shared.votes[seat] === 'sheep')
    shared.defaults = shared.defaults.filter((done) => done.step !== 4 || done.seat !== seat)
  shared.votes[seat] = number
  ctx.emit('public', '1250.10/4a', () => ({ type: 'vote', seat, vote: number }))
}

/** Scores the votes, by the Brainiac or the Scorekeeper (5a). */
export function score(draft: Draft, ctx: Ctx): void {
  ctx.cancelPrompts('scorekeeper')
  const { correct } = draft.shared
  if (correct === null) endRound(draft, '3c', [], ctx)
  else endRound(draft, '3b', [correct], ctx)
}

export function beginNext(draft: Draft, ctx: Ctx): void {
  const { shared } = draft
  const brainiac = brainiacOf(shared)
  const word = shared.word ?? ''
  if (shared.stage === 'definitions') {
    shared.stage = 'report'
    ctx.emit('public', '1250.10/2c', () => ({ type: 'comparison', brainiac, word }))
  } else {
    shared.stage = 'scoring'
    ctx.emit('public', '1250.10/4c', () => ({ type: 'voted', brainiac }))
  }
  ctx.startTimer('step', days(3))
}

/** Acts by default for some seats: for bots at once, for all at the deadline (IV.3, V.1). */
export function actByDefault(draft: Draft, whose: (seat: SeatNumber) => boolean, ctx: Ctx): void {
  const { shared } = draft
  const seats = waitedFor(draft).filter(whose)
  const [first] = seats
  if (first === undefined) return
  switch (shared.stage) {
    case 'word':
      chooseByDefault(draft, ctx)
      break
    case 'definitions':
      for (const seat of seats)
        draft.secret[seat] = { definition: '', how: noteDefault(draft, 2, seat, ctx), order: null }
      break
    case 'votes':
      // The scoring tells which number that is (4d).
      for (const seat of seats) {
        shared.votes[seat] = 'sheep'
        noteDefault(draft, 4, seat, ctx)
      }
      break
    case 'scoring':
      // The Scorekeeper, if there is one, scores for the Brainiac (5d).
      noteDefault(draft, 5, first, ctx)
      shared.stage = 'adjudication'
      ctx.stopTimer('step')
      ctx.emit('public', '1250.10/5d(1)', () => ({ type: 'adjudication', brainiac: first }))
      askWhatIsDue(draft, ctx)
      break
    default:
      noteDefault(draft, 3, first, ctx)
      endRound(draft, '3d', [], ctx)
  }
}

function noteDefault(draft: Draft, step: StepNumber, seat: SeatNumber, ctx: Ctx): 'bot' | 'time' {
  const done = { step, seat, bot: isBot(draft.roster, seat) }
  if (step !== 2) draft.shared.defaults.push(done)
  const [clause] = DEFAULTS[step]
  const told = step === 2 ? [seat, brainiacOf(draft.shared)] : (['public'] as const)
  for (const to of told) ctx.emit(to, clause, () => ({ type: 'default', ...done }))
  return done.bot ? 'bot' : 'time'
}
