import type { Context, DraftOf, SampledPrompt } from '@ackanomic/core/engine'
import type { LimerickContest } from './model.js'
import type { LimerickContestShared, LimerickVote } from './state.js'
import { votesIn } from './votes.js'

type Draft = DraftOf<LimerickContest>
type Ctx = Context<LimerickContest>

/** The prompts of each stage: the Poet Laureate's name (4.3(1)) or a coin toss (4.4(3)). */
export function promptOf(
  stage: LimerickContestShared['stage'],
  votes: readonly LimerickVote[],
): SampledPrompt<LimerickContest> | undefined {
  const to = 'referee'
  if (stage === 'dice') {
    // The Ackanomic Magic Dice: 1 is the contestant named first.
    return { name: 'winner', to, question: { kind: 'roll', dice: 1, sides: 2 }, details: null }
  }
  if (stage !== 'count') return undefined
  const about = 'Who is the Poet Laureate now? Answer with the name, or with null if nobody is.'
  const question = { kind: 'judge', about, usual: null } as const
  return { name: 'laureate', to, question, details: { voters: votes.map(({ by }) => by) } }
}

export function promptReferee(draft: Draft, ctx: Ctx): void {
  const asked = promptOf(draft.shared.stage, votesIn(draft))
  if (asked !== undefined) ctx.prompt(asked.name, asked.question, asked.details)
}
