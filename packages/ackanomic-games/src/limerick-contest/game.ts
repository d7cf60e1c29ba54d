import type { RandomInt } from '@ackanomic/core'
import type { Determinization, GameOf, View } from '@ackanomic/core/engine'
import { defineGame, seatOf, withPositions } from '@ackanomic/core/engine'
import type { LimerickContest } from './model.js'
import { limerickPosition } from './position.js'
import { promptOf } from './prompts.js'
import { limerickContestRules } from './rules.js'
import type { LimerickContestSecret, LimerickVote } from './state.js'
import { limerickContestText } from './text.js'
import { votesIn } from './votes.js'

const CROWD = 6

function sampleContest(
  view: View<LimerickContest>,
  pick: RandomInt,
): Determinization<LimerickContest> {
  const { shared, roster } = view
  const { stage, count } = shared
  const voted = count === null && (stage === 'voting' || stage === 'count')
  const seen = 'known' in view ? view.known : []
  const secret = roster.seats.map(({ holder: by }, seat): LimerickContestSecret => {
    const side = voted && by !== null ? pick(3) : 2
    return seen[seat] ?? { vote: side === 2 || by === null ? null : { by, for: side } }
  })
  const known = view.role === 'referee' ? view.hidden?.votes : undefined
  let hidden = { votes: known ?? (voted ? sampleCrowd(view, pick) : sentIn(view)) }
  if (stage === 'count' && voted && votesIn({ secret, hidden }).length === 0) {
    const [by] = outsidersOf(view)
    const seat = roster.seats.findIndex(({ holder }, at) => holder !== null && !seen[at])
    const vote = { by: by ?? roster.seats[seat]?.holder ?? '', for: pick(2) }
    if (by !== undefined) hidden = { votes: [vote] }
    else if (seat >= 0) secret[seat] = { vote }
  }
  const asked = promptOf(stage, votesIn({ secret, hidden }))
  return { secret, hidden, openPrompts: asked === undefined ? [] : [asked] }
}

function sentIn(view: View<LimerickContest>): readonly LimerickVote[] {
  const sent = view.role === 'person' ? (view.sent as LimerickVote | null) : null
  return sent === null ? [] : [sent]
}

function sampleCrowd(view: View<LimerickContest>, pick: RandomInt): readonly LimerickVote[] {
  const names = outsidersOf(view)
  const voters = names.slice(0, pick(Math.min(CROWD, names.length) + 1))
  return [...sentIn(view), ...voters.map((by): LimerickVote => ({ by, for: pick(2) }))]
}

function outsidersOf(view: View<LimerickContest>): readonly string[] {
  const { options, roster } = view
  const here = [...roster.everRefereed, ...roster.everSubstituted]
  const names = new Set([...(options.electorate ?? STRANGERS), ...here])
  return [...names].filter(
    (person) => seatOf(roster, person) < 0 && !(view.role === 'person' && view.person === person),
  )
}

const STRANGERS = Array.from({ length: 3 * CROWD }, (_, i) => `Voter ${i + 1}`)

/**
 * The Limerick Contest, rule 1250.8: two contestants write limericks about each other, and all of
 * Ackanomic votes.
 *
 * Anybody may `vote`; only the referee, Count Tabula, sees votes. At the count, prompts ask the
 * referee for the Poet Laureate (`laureate`, a name or `null`), and for a coin toss in a tie
 * (`winner`, a die with two sides). Besides core's codes, it refuses moves with `notWriting`
 * (4.1(3)), `alreadyPosted`, `notPosted`, `noFindings` (4.1(1)), `alreadyVoted` (4.2(4)),
 * `notVoting` (4.2(5)), `noVote` (4.2(6)), `notCounted`, `notTheirChoice` and `alreadyPraised`
 * (4.3(2)).
 *
 * @example
 * ```ts
 * import { limerickContest } from '@ackanomic/games/limerick-contest'
 *
 * const roster = { players: ['Ann', 'Bob'], referees: ['Tab'], startedAt: 0 }
 * const start = limerickContest.setup(roster)
 * if (!start.ok) throw new Error(start.error.message)
 * const posted = limerickContest.apply(start.value.state, {
 *   kind: 'move', at: 1, by: 'Ann', move: { type: 'post', limerick: 'There was a young player named Bob …' },
 * })
 * posted.ok && posted.value.state.shared.limericks[0]?.at // => 1
 * ```
 */
export const limerickContest: GameOf<LimerickContest> = /* @__PURE__ */ defineGame<LimerickContest>(
  withPositions(limerickContestRules, limerickPosition),
  limerickContestText,
  {
    determinize: sampleContest,
    answers: {
      laureate: (_, { details }, pick) => details.voters[pick(details.voters.length + 1)] ?? null,
    },
  },
)
