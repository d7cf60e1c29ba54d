import type { Sampled, View } from '@ackanomic/core/engine'
import { legalityQuestion } from './questions.js'
import { aboutEnd, postQuestion } from './rounds.js'
import type { TrominoGo } from './types.js'

/** The rest of a state: nothing is secret, and what the referee is asked follows from the stage. */
export function sampleTrominoGo(view: View<TrominoGo>): Sampled<TrominoGo> {
  const asked = view.outcome === null ? askedIn(view) : []
  return { secret: view.table.seats.map(() => ({})), hidden: {}, asked }
}

function askedIn({ own, options }: View<TrominoGo>): Sampled<TrominoGo>['asked'] {
  const { now, question } = own
  if (now.stage === 'draw') {
    return [{ name: 'first', to: 'referee', question: { ask: 'pick', of: 2 }, about: null }]
  }
  if (question !== null) {
    const asked = legalityQuestion(own, options, question.by)
    return [{ name: 'legality', to: 'referee', ...asked }]
  }
  if (now.stage === 'play') return []
  const about = aboutEnd(own, now.end)
  return [{ name: 'round', to: 'referee', question: postQuestion(), about }]
}
