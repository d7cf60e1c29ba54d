import { createPlan, explainPlan, type PlannedLine, type Plans } from '@ackanomic/core/commands'
import { maskOf } from '@ackanomic/core/proof'
import { textWithStandIns } from '../auth/stand-ins.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { runGame } from '../contract/game-failure.js'
import type { MatchQuery, SetPlanRequest } from '../contract/match-types.js'
import type { From } from '../contract/operation.js'
import type { MatchContext } from './context.js'
import type { Decision } from './decide.js'
import type { HostedMatch } from './match-cache.js'
import { findMatch } from './reads.js'
import { standInsIn } from './shown-match.js'
import { stepMatch } from './step-match.js'

export async function getPlan(
  context: MatchContext,
  { match, by }: From<Pick<MatchQuery, 'match'>>,
): AsyncResult<readonly PlannedLine[]> {
  const found = await findMatch(context, match, by)
  if (!found.ok) return found
  const { id, game, match: current, plans } = found.value
  const name = maskOf(current, by)
  const plan = planOf(plans, name)
  if (plan === undefined) return { ok: true, value: [] }
  const lines = runGame(id, () => explainPlan(game, current.state, name, plan))
  const names = standInsIn(found.value, await context.standIns.names())
  const shown = lines.map(({ text, problem }) => ({
    text,
    problem: problem === null ? null : textWithStandIns(problem, names),
  }))
  return { ok: true, value: shown }
}

/** Replaces a person's plan. Nobody else is told, and no move is made yet. */
export async function setPlan(
  context: MatchContext,
  request: From<SetPlanRequest>,
): AsyncResult<readonly PlannedLine[]> {
  const { match, by, text } = request
  // Deadlines fire first, so that the plan is for later.
  const found = await findMatch(context, match, by)
  if (!found.ok) return found
  const stepped = await stepMatch(context, match, null, async (hosted) =>
    decidePlan(hosted, maskOf(hosted.match, by), text),
  )
  return stepped.ok ? getPlan(context, request) : stepped
}

const planOf = (plans: string, person: string): Plans[string] | undefined =>
  new Map(Object.entries<Plans[string]>(JSON.parse(plans))).get(person)

function decidePlan({ id, game, match, plans }: HostedMatch, by: string, text: string): Decision {
  const { [by]: _, ...others }: Plans = JSON.parse(plans)
  if (text.trim() === '')
    return { change: undefined, error: undefined, plans: JSON.stringify(others) }
  const plan = runGame(id, () => createPlan(game, match.state, by, text))
  if (!plan.ok)
    return { change: undefined, error: refuse('unparsable', { problem: plan.error }).error }
  const kept = JSON.stringify(Object.fromEntries([...Object.entries(others), [by, plan.value]]))
  return { change: undefined, error: undefined, plans: kept }
}
