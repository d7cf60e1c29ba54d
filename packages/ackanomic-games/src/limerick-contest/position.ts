import { days } from '@ackanomic/core'
import { itemAt, type PositionDefinition, seatsInGame } from '@ackanomic/core/engine'
import type { LimerickContest } from './model.js'
import { promptReferee } from './prompts.js'
import { hiddenSchema, secretSchema, sharedSchema } from './state.js'
import { leaderOf, votesIn } from './votes.js'

export const limerickPosition: PositionDefinition<LimerickContest> = {
  shared: sharedSchema,
  secret: secretSchema,
  hidden: hiddenSchema,
  problem: (state) =>
    praiseProblem(state) ??
    countProblem(state) ??
    (state.outcome === null ? stageProblem(state) : undefined),
  resume(draft, ctx) {
    if (draft.shared.writingOpen) ctx.startTimer('writing', days(3))
    if (draft.shared.stage === 'voting') ctx.startTimer('voting', days(3))
    promptReferee(draft, ctx)
  },
}

type Laid = Parameters<PositionDefinition<LimerickContest>['problem']>[0]

function praiseProblem({ shared: { praises, count } }: Laid): string | undefined {
  return praises.length <= 1 && praises.every(({ by }) => by === count?.laureate)
    ? undefined
    : 'praises: the Poet Laureate of the count praises one limerick.'
}

function countProblem(state: Laid): string | undefined {
  const { shared, options } = state
  if (shared.count === null) return undefined
  const { totals, votes: told } = shared.count
  if (shared.limericks.includes(null)) return 'shared.count: both limericks must be there.'
  if ((told !== null) !== options.publishVotes)
    return 'shared.count.votes: tell them where the options say so.'
  const least = [0, 0]
  for (const vote of votesIn(state)) least[vote.for] = itemAt(least, vote.for) + 1
  const sums = [0, 0]
  for (const vote of told ?? []) sums[vote.for] = itemAt(sums, vote.for) + vote.weight
  return totals.every(
    (votes, seat) => votes >= itemAt(least, seat) && (told === null || votes === sums[seat]),
  )
    ? undefined
    : 'shared.count.totals: they are the sums of the votes.'
}

function stageProblem(state: Laid): string | undefined {
  const { shared, options, roster } = state
  const voters = votesIn(state).map(({ by }) => by)
  if (new Set(voters).size < voters.length) return 'hidden.votes: nobody votes twice.'
  const { stage, count, limericks } = shared
  const [one, other] = limericks
  const both = (one ?? null) !== null && (other ?? null) !== null
  if (seatsInGame(roster).length < 2) return 'seats: the player who is left has won.'
  const isOpen = stage === 'writing' || (stage === 'voting' && options.offences)
  if (shared.writingOpen ? !isOpen : stage === 'writing')
    return 'shared.writingOpen: it is open at the stage writing, and may be at voting with offences.'
  if (stage === 'writing' && both) return 'shared.stage: with both limericks there is voting.'
  if (stage === 'voting' || stage === 'count') {
    if (!both) return 'shared.limericks: both must be there once there is voting.'
    if (count !== null) return 'shared.count: it comes with the end of the stage count.'
    return stage === 'count' && votesIn(state).length === 0
      ? 'shared.stage: without votes there is nothing to count.'
      : undefined
  }
  if (count === null && votesIn(state).length > 0) return 'hidden.votes: there is no voting yet.'
  if (stage === 'writing') return undefined
  const isTie = count !== null && leaderOf(count.totals) === null && one?.at === other?.at
  return isTie || (count === null && one === null && other === null)
    ? undefined
    : 'shared.stage: dice are thrown without limericks, or after a tie of limericks posted together.'
}
