import { days, type SeatNumber } from '@ackanomic/core'
import { type Desk, isInGame, type SampledInquiry } from '@ackanomic/core/engine'
import { type Draft, record } from './history.js'
import { SHORTEST_WORD } from './letters.js'
import { destroyWord, passTurn, removeSeat } from './turns.js'
import type { Ghost, Ground, Options, Own, Protest, Resolution } from './types.js'

/** The dictionary in which the referee looks (1). */
const DICTIONARY = 'official'

/** What the referee owes at a stage: the numbers (4.1(1)), or a report (4(3)e, 4(3)j). */
export function askedIn(
  { now, numbers }: Pick<Own, 'now' | 'numbers'>,
  { containment }: Options,
): SampledInquiry<Ghost> | undefined {
  const to = 'referee'
  if (now.stage === 'numbers') {
    const of = numbers.filter((number) => number === null).length
    return { name: 'numbers', to, question: { ask: 'shuffle', of }, about: null }
  }
  if (now.stage !== 'report') return undefined
  const { sought } = now
  const about = { ...now.protest }
  if (about.ground === 'nowhere' && containment === 'lookup') {
    const question = { ask: 'inside', fragment: sought, dictionary: DICTIONARY } as const
    return { name: 'inside', to, question, about }
  }
  const question = { ask: 'word', word: sought, dictionary: DICTIONARY } as const
  return { name: about.ground === 'word' ? 'word' : 'answer', to, question, about }
}

/** Asks the referee what e owes now. */
export function askReferee({ own, options }: Draft, desk: Desk<Ghost>): void {
  const asked = askedIn(own, options)
  if (asked !== undefined) desk.ask(asked.name, asked.question, asked.about)
}

/** Protests the ghost word; play waits until that is resolved (4(3)b–d). */
export function protestWord(draft: Draft, ground: Ground, by: SeatNumber, desk: Desk<Ghost>): void {
  const { own, options } = draft
  if (own.word === null) return
  const { letters, author } = own.word
  const protest: Protest = { by, against: author, ground }
  desk.stop('turn')
  record(draft, desk, '1250.9/4(3)b', { type: 'protested', word: letters, ...protest })
  if (ground === 'word') {
    if (letters.length < SHORTEST_WORD) resolve(draft, protest, false, 'too short', null, desk)
    else lookUp(draft, protest, letters, desk)
  } else if (options.containment === 'lookup') {
    lookUp(draft, protest, letters, desk)
  } else if (isInGame(draft.table, author) || options.absentAuthor === 'wait') {
    own.now = { stage: 'answer', protest: { ...protest } }
    desk.start('answer', days(3))
  } else {
    resolve(draft, protest, true, 'nobody to answer', null, desk)
  }
}

/** The protested player has posted a word around the ghost word: the referee looks it up (4(3)j). */
export function answer(draft: Draft, word: string, desk: Desk<Ghost>): void {
  const { now } = draft.own
  if (now.stage !== 'answer') return
  const protest = { ...now.protest }
  desk.stop('answer')
  record(draft, desk, '1250.9/4(3)h', { type: 'answered', seat: protest.against, word })
  lookUp(draft, protest, word, desk)
}

function lookUp(draft: Draft, protest: Protest, sought: string, desk: Desk<Ghost>): void {
  draft.own.now = { stage: 'report', protest: { ...protest }, sought }
  askReferee(draft, desk)
}

/** The referee has reported, which resolves the protest (4(3)e, 4(3)f, 4(3)j). */
export function report(draft: Draft, found: boolean, desk: Desk<Ghost>): void {
  const { now } = draft.own
  if (now.stage !== 'report') return
  const protest = { ...now.protest }
  const valid = protest.ground === 'word' ? found : !found
  resolve(draft, protest, valid, 'report', now.sought, desk)
}

/** No answer has come in the three days, or can come, as the protested player has left (4(3)i). */
export function unanswered(draft: Draft, how: Resolution, desk: Desk<Ghost>): void {
  const { now } = draft.own
  if (now.stage !== 'answer') return
  desk.stop('answer')
  resolve(draft, { ...now.protest }, true, how, null, desk)
}

/** Removes whoever was wrong, and lets play go on after the protester (4(3)e–m, 4.1(5)). */
function resolve(
  draft: Draft,
  { by, against, ground }: Protest,
  valid: boolean,
  how: Resolution,
  sought: string | null,
  desk: Desk<Ghost>,
): void {
  const clause = CLAUSES[how] ?? (ground === 'word' ? '1250.9/4(3)f' : '1250.9/4(3)j')
  record(draft, desk, clause, { type: 'resolved', ground, valid, how, sought })
  const loser = valid ? against : by
  if (isInGame(draft.table, loser)) {
    if (valid) removeSeat(draft, loser, 'valid protest', '1250.9/4(3)m', desk)
    else removeSeat(draft, loser, 'invalid protest', '1250.9/4(3)l', desk)
  }
  if (ground === 'nowhere') destroyWord(draft, '1250.9/4(3)k', desk)
  else if (valid) destroyWord(draft, '1250.9/4(3)g', desk)
  passTurn(draft, by, desk)
}

const CLAUSES: Readonly<Record<Resolution, Ghost['Clause'] | null>> = {
  report: null,
  'too short': '1250.9/4(3)e',
  'no answer': '1250.9/4(3)i',
  'nobody to answer': '1250.9/4(3)i',
}
