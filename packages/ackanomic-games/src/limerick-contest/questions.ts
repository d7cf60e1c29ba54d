import {
  asPlain,
  type Desk,
  type SampledInquiry,
  type State,
  type Writable,
} from '@ackanomic/core/engine'
import type { LimerickContest, Stage, Vote } from './types.js'
import { votesIn } from './votes.js'

const LAUREATE = {
  ask: 'judge',
  about: 'Who is the Poet Laureate now? Answer with the name, or with null if nobody is.',
  usual: null,
} as const

/** The toss of a coin by the Ackanomic Magic Dice: 1 is the contestant named first. */
const COIN = { ask: 'roll', dice: 1, sides: 2 } as const

/** What the referee is asked in a stage: who is Poet Laureate (4.3(1)), or a throw (4.4(3)). */
export function askedIn(
  stage: Stage,
  votes: readonly Vote[],
): SampledInquiry<LimerickContest> | undefined {
  const to = 'referee'
  if (stage === 'dice') return { name: 'winner', to, question: COIN, about: null }
  if (stage !== 'count') return undefined
  const voters = votes.map(({ by }) => by)
  return { name: 'laureate', to, question: LAUREATE, about: { voters } }
}

/** Asks the referee what is wanted of em now. */
export function askReferee(
  draft: Writable<State<LimerickContest>>,
  desk: Desk<LimerickContest>,
): void {
  const votes = votesIn(asPlain<State<LimerickContest>>(draft))
  const asked = askedIn(draft.own.stage, votes)
  if (asked !== undefined) desk.ask(asked.name, asked.question, asked.about)
}
