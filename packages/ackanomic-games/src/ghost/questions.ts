import type { Desk, SampledInquiry } from '@ackanomic/core/engine'
import type { Draft } from './history.js'
import type { Ghost, Options, Own } from './types.js'

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
