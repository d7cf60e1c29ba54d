import { days, type SeatNumber } from '@ackanomic/core'
import { isInGame, type SampledPrompt, type State } from '@ackanomic/core/engine'
import { isContinuation } from './letters.js'
import type { Ghost } from './model.js'
import type { GhostGround, GhostProtest, GhostResolution, GhostShared } from './state.js'
import { type Ctx, type Draft, destroyWord, passTurn, record, removeSeat } from './turns.js'

const dictionary = 'official'

/** The referee's prompt at a stage: the numbers (4.1(1)), or a report (4(3)e, 4(3)j). */
export function askedIn(
  state: Pick<State<Ghost>, 'shared' | 'options'>,
): SampledPrompt<Ghost> | undefined {
  const { stage, protest, sought, numbers } = state.shared
  const to = 'referee'
  if (stage === 'numbers') {
    const of = numbers.filter((number) => number === null).length
    return { name: 'numbers', to, question: { kind: 'shuffle', of }, details: null }
  }
  if (protest === null || sought === null) return undefined
  const details = { ...protest }
  if (details.ground === 'nowhere' && state.options.containment === 'lookup') {
    const question = { kind: 'inside', fragment: sought, dictionary } as const
    return { name: 'inside', to, question, details }
  }
  const name = details.ground === 'word' ? 'word' : 'answer'
  return { name, to, question: { kind: 'word', word: sought, dictionary }, details }
}

export function askReferee(draft: Draft, ctx: Ctx): void {
  const asked = askedIn(draft)
  if (asked !== undefined) ctx.prompt(asked.name, asked.question, asked.details)
}

/** Protests the ghost word; play waits for the result (4(3)b–d). */
export function protestWord(draft: Draft, ground: GhostGround, by: SeatNumber, ctx: Ctx): void {
  const { shared, options } = draft
  if (shared.word === null) return
  const { letters, author } = shared.word
  const protest: GhostProtest = { by, against: author, ground }
  ctx.stopTimer('turn')
  record(draft, ctx, '1250.9/4(3)b', { type: 'protested', word: letters, ...protest })
  const isLookedUp = ground === 'word' || options.containment === 'lookup'
  if (ground === 'word' && letters.length < options.shortestWord) {
    resolve(draft, protest, false, 'too short', ctx)
  } else if (isLookedUp || isInGame(draft.roster, author) || options.absentAuthor === 'wait') {
    Object.assign(shared, { stage: 'answer', seat: null, protest: { ...protest } })
    if (isLookedUp) lookUp(draft, letters, ctx)
    else ctx.startTimer('answer', days(3))
  } else {
    resolve(draft, protest, true, 'nobody to answer', ctx)
  }
}

export function answer(draft: Draft, word: string, seat: SeatNumber, ctx: Ctx): void {
  ctx.stopTimer('answer')
  record(draft, ctx, '1250.9/4(3)h', { type: 'answered', seat, word })
  lookUp(draft, word, ctx)
}

function lookUp(draft: Draft, sought: string, ctx: Ctx): void {
  draft.shared.stage = 'report'
  draft.shared.sought = sought
  askReferee(draft, ctx)
}

/** Resolves the protest by the referee's report (4(3)e, 4(3)f, 4(3)j). */
export function report(draft: Draft, found: boolean, ctx: Ctx): void {
  const { protest } = draft.shared
  if (protest === null) return
  resolve(draft, protest, found === (protest.ground === 'word'), 'report', ctx)
}

/** Resolves a protest without an answer (4(3)i). */
export function unanswered(draft: Draft, how: GhostResolution, ctx: Ctx): void {
  const { stage, protest } = draft.shared
  if (stage !== 'answer' || protest === null) return
  ctx.stopTimer('answer')
  resolve(draft, protest, true, how, ctx)
}

/** Removes the player who was wrong, and lets play go on after the protester (4(3)e–m, 4.1(5)). */
function resolve(
  draft: Draft,
  protest: GhostProtest,
  valid: boolean,
  how: GhostResolution,
  ctx: Ctx,
): void {
  const { by, against, ground } = protest
  const { sought, word } = draft.shared
  const clause = CLAUSES[how] ?? (ground === 'word' ? '1250.9/4(3)f' : '1250.9/4(3)j')
  record(draft, ctx, clause, { type: 'resolved', ground, valid, how, sought })
  const loser = valid ? against : by
  if (isInGame(draft.roster, loser)) {
    const letters = word?.letters ?? ''
    const before = wordBefore(draft.shared, letters)
    const verdict = word && { ...protest, word: letters, before, how, sought }
    if (valid) removeSeat(draft, loser, 'valid protest', '1250.9/4(3)m', ctx, verdict)
    else removeSeat(draft, loser, 'invalid protest', '1250.9/4(3)l', ctx, verdict)
  }
  if (ground === 'nowhere') destroyWord(draft, '1250.9/4(3)k', ctx)
  else if (valid) destroyWord(draft, '1250.9/4(3)g', ctx)
  passTurn(draft, by, ctx)
}

/** The ghost word before its last letter, as far as the history tells it. */
function wordBefore({ history }: GhostShared, word: string): string | null {
  const words = history.flatMap((told) =>
    told.type === 'begun' || told.type === 'continued' ? told.word : [],
  )
  const before = words.at(-2)
  return before !== undefined && isContinuation(word, before) ? before : null
}

const CLAUSES: Readonly<Record<GhostResolution, Ghost['Clause'] | null>> = {
  report: null,
  'too short': '1250.9/4(3)e',
  'no answer': '1250.9/4(3)i',
  'nobody to answer': '1250.9/4(3)i',
}
