import type { Choose } from '@ackanomic/core'
import type { MindRecipe, Sampled, View } from '@ackanomic/core/engine'
import { missingNumbers, NO_NUMBER, sendersOf } from './standing.js'
import type { Mediocrity, Secret } from './types.js'

/** What a search needs of Mediocrity. */
export const mediocrityMind: MindRecipe<Mediocrity> = {
  scores: ({ own }) => own.scores,
  resample: sampleMediocrity,
}

/**
 * Numbers at random for those whose numbers a viewer may not know. While missing numbers are drawn,
 * one is always missing.
 */
function sampleMediocrity(view: View<Mediocrity>, choose: Choose): Sampled<Mediocrity> {
  const { own, table } = view
  const known = 'known' in view ? view.known : table.seats.map(() => null)
  const { now } = own
  const most = now.stage === 'round' || now.stage === 'draws' ? now.most : 0
  const senders = most > 0 ? sendersOf(view) : []
  const secret = known.map((mine, seat): Secret => {
    if (mine !== null || !senders.includes(seat)) return mine ?? NO_NUMBER
    const number = choose(most + 1)
    return number === 0 ? NO_NUMBER : { number, drawn: false }
  })
  if (now.stage === 'draws' && missingNumbers({ ...view, secret }).length === 0) {
    const others = senders.filter((seat) => known[seat] === null)
    const late = others[choose(others.length)]
    if (late !== undefined) secret[late] = NO_NUMBER
  }
  return { secret, hidden: {}, asked: askedIn(view, secret) }
}

function askedIn(view: View<Mediocrity>, secret: readonly Secret[]): Sampled<Mediocrity>['asked'] {
  const { own, table } = view
  const { now } = own
  if (now.stage === 'numbers') {
    const question = { ask: 'shuffle', of: table.seats.length } as const
    return [{ name: 'numbers', to: 'host', question, about: null }]
  }
  if (now.stage !== 'draws') return []
  return missingNumbers({ ...view, secret }).map((seat) => ({
    name: 'draw',
    to: now.moderator,
    question: { ask: 'roll', dice: 1, sides: now.most },
    about: { seat },
  }))
}
