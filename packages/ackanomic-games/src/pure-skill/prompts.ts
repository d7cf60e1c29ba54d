import { type Context, type DraftOf, itemAt, type SampledPrompt } from '@ackanomic/core/engine'
import type { PureSkill } from './model.js'
import type { PureSkillSecret, PureSkillShared } from './state.js'

type Draft = DraftOf<PureSkill>
type Ctx = Context<PureSkill>

/** The prompts of a stage: the prize (4d), or the missing bids (4e(3), 8(2)). */
export function promptsOf(
  { stage, spades, rounds, packs }: Omit<PureSkillShared, 'prize' | 'bidders'>,
  secret: readonly PureSkillSecret[],
): SampledPrompt<PureSkill>[] {
  const to = 'referee'
  if (stage === 'bids') return []
  if (stage === 'prize') {
    const details = { round: rounds.length + 1 }
    return [{ name: 'prize', to, question: { kind: 'pick', of: spades.length }, details }]
  }
  return secret.flatMap(({ bid }, seat): SampledPrompt<PureSkill>[] => {
    if (bid !== null) return []
    const of = itemAt(packs, seat).length
    return [{ name: 'bid', to, question: { kind: 'pick', of }, details: { seat } }]
  })
}

export function promptReferee({ shared, secret }: Draft, ctx: Ctx): void {
  for (const { name, question, details } of promptsOf(shared, secret)) {
    ctx.prompt(name, question, details)
  }
}
