import type { Sampled, View } from '@ackanomic/core/engine'
import { DICTIONARY, inquiryFor } from './protests.js'
import type { Ghost } from './types.js'

/** The rest of a state: nothing is secret, and what the referee is asked follows from the stage. */
export function sampleGhost({ own, options, table }: View<Ghost>): Sampled<Ghost> {
  return { secret: table.seats.map(() => ({})), hidden: {}, asked: askedIn(own, options) }
}

function askedIn(
  { now, numbers }: View<Ghost>['own'],
  { containment }: View<Ghost>['options'],
): Sampled<Ghost>['asked'] {
  if (now.stage === 'numbers') {
    const of = numbers.filter((number) => number === null).length
    return [{ name: 'numbers', to: 'referee', question: { ask: 'shuffle', of }, about: null }]
  }
  if (now.stage !== 'report') return []
  const { protest, sought } = now
  const name = inquiryFor(protest, containment)
  if (name === 'inside') {
    const question = { ask: 'inside', fragment: sought, dictionary: DICTIONARY } as const
    return [{ name, to: 'referee', question, about: protest }]
  }
  const question = { ask: 'word', word: sought, dictionary: DICTIONARY } as const
  return [{ name, to: 'referee', question, about: protest }]
}
