import { days, type SeatNumber } from '@ackanomic/core'
import { type Context, isInGame, type SampledInquiry } from '@ackanomic/core/engine'
import { type Draft, record } from './history.js'
import { SHORTEST_WORD } from './letters.js'
import type { Ghost } from './model.js'
import type { GhostGround, GhostProtest, GhostResolution, GhostShared } from './state.js'
import { destroyWord, passTurn, removeSeat } from './turns.js'

/** The dictionary in which the referee looks (1). */
const DICTIONARY = 'official'

/** What the referee owes at a stage: the numbers (4.1(1)), or a report (4(3)e, 4(3)j). */
export function askedIn(
  { stage, protest, sought, numbers }: GhostShared,
  { containment }: Ghost['Options'],
): SampledInquiry<Ghost> | undefined {
  const to = 'referee'
  if (stage === 'numbers') {
    const of = numbers.filter((number) => number === null).length
    return { name: 'numbers', to, question: { ask: 'shuffle', of }, about: null }
  }
  if (protest === null || sought === null) return undefined
  const about = { ...protest }
  if (about.ground === 'nowhere' && containment === 'lookup') {
    const question = { ask: 'inside', fragment: sought, dictionary: DICTIONARY } as const
    return { name: 'inside', to, question, about }
  }
  const question = { ask: 'word', word: sought, dictionary: DICTIONARY } as const
  return { name: about.ground === 'word' ? 'word' : 'answer', to, question, about }
}

/** Asks the referee what e owes now. */
export function askReferee({ shared, options }: Draft, ctx: Context<Ghost>): void {
  const asked = askedIn(shared, options)
  if (asked !== undefined) ctx.prompt(asked.name, asked.question, asked.about)
}

/** Protests the ghost word; play waits until that is resolved (4(3)b–d). */
export function protestWord(
  draft: Draft,
  ground: GhostGround,
  by: SeatNumber,
  ctx: Context<Ghost>,
): void {
  const { shared, options } = draft
  if (shared.word === null) return
  const { letters, author } = shared.word
  const protest: GhostProtest = { by, against: author, ground }
  ctx.stopTimer('turn')
  record(draft, ctx, '1250.9/4(3)b', { type: 'protested', word: letters, ...protest })
  if (ground === 'word') {
    if (letters.length < SHORTEST_WORD) resolve(draft, protest, false, 'too short', null, ctx)
    else lookUp(draft, protest, letters, ctx)
  } else if (options.containment === 'lookup') {
    lookUp(draft, protest, letters, ctx)
  } else if (isInGame(draft.table, author) || options.absentAuthor === 'wait') {
    Object.assign(shared, { stage: 'answer', seat: null, protest: { ...protest } })
    ctx.startTimer('answer', days(3))
  } else {
    resolve(draft, protest, true, 'nobody to answer', null, ctx)
  }
}

/** The protested player has posted a word around the ghost word: the referee looks it up (4(3)j). */
export function answer(draft: Draft, word: string, ctx: Context<Ghost>): void {
  const { protest } = draft.shared
  if (protest === null) return
  ctx.stopTimer('answer')
  record(draft, ctx, '1250.9/4(3)h', { type: 'answered', seat: protest.against, word })
  lookUp(draft, protest, word, ctx)
}

function lookUp(draft: Draft, protest: GhostProtest, sought: string, ctx: Context<Ghost>): void {
  Object.assign(draft.shared, { stage: 'report', seat: null, protest: { ...protest }, sought })
  askReferee(draft, ctx)
}

/** The referee has reported, which resolves the protest (4(3)e, 4(3)f, 4(3)j). */
export function report(draft: Draft, found: boolean, ctx: Context<Ghost>): void {
  const { protest, sought } = draft.shared
  if (protest === null) return
  const valid = protest.ground === 'word' ? found : !found
  resolve(draft, protest, valid, 'report', sought, ctx)
}

/** No answer has come in the three days, or can come, as the protested player has left (4(3)i). */
export function unanswered(draft: Draft, how: GhostResolution, ctx: Context<Ghost>): void {
  const { protest } = draft.shared
  if (protest === null) return
  ctx.stopTimer('answer')
  resolve(draft, protest, true, how, null, ctx)
}

/** Removes whoever was wrong, and lets play go on after the protester (4(3)e–m, 4.1(5)). */
function resolve(
  draft: Draft,
  { by, against, ground }: GhostProtest,
  valid: boolean,
  how: GhostResolution,
  sought: string | null,
  ctx: Context<Ghost>,
): void {
  const clause = CLAUSES[how] ?? (ground === 'word' ? '1250.9/4(3)f' : '1250.9/4(3)j')
  record(draft, ctx, clause, { type: 'resolved', ground, valid, how, sought })
  const loser = valid ? against : by
  if (isInGame(draft.table, loser)) {
    if (valid) removeSeat(draft, loser, 'valid protest', '1250.9/4(3)m', ctx)
    else removeSeat(draft, loser, 'invalid protest', '1250.9/4(3)l', ctx)
  }
  if (ground === 'nowhere') destroyWord(draft, '1250.9/4(3)k', ctx)
  else if (valid) destroyWord(draft, '1250.9/4(3)g', ctx)
  passTurn(draft, by, ctx)
}

const CLAUSES: Readonly<Record<GhostResolution, Ghost['Clause'] | null>> = {
  report: null,
  'too short': '1250.9/4(3)e',
  'no answer': '1250.9/4(3)i',
  'nobody to answer': '1250.9/4(3)i',
}
