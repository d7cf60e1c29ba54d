import type { Choose } from '@ackanomic/core'
import type { View } from '@ackanomic/core/engine'
import { type Sampled, seatOf } from '@ackanomic/core/engine'
import { COIN, LAUREATE_QUESTION } from './contest.js'
import type { LimerickContest, Secret, Vote } from './types.js'
import { votesIn } from './votes.js'

/** How many people vote, at most, whom nobody at the table has heard of. */
const CROWD = 6

/** Votes at random for those whose votes a viewer may not know. */
export function sampleContest(view: View<LimerickContest>, pick: Choose): Sampled<LimerickContest> {
  const { own } = view
  const votes = own.phase === 'voting' || own.phase === 'count'
  const secret = votes ? sampleSeats(view, pick) : seatsKnown(view)
  const crowd = (): readonly Vote[] => (votes ? sampleCrowd(view, secret, pick) : sentIn(view))
  const hidden = { votes: hiddenKnown(view) ?? crowd() }
  return { secret, hidden, asked: askedIn(view, votesIn({ secret, hidden })) }
}

/** The vote that a viewer from outside has sent, if there is one. */
function sentIn(view: View<LimerickContest>): readonly Vote[] {
  const sent = view.role === 'person' ? (view.sent as Vote | null) : null
  return sent === null ? [] : [sent]
}

/** The secrets of the seats, as far as the viewer knows them; where not, without a vote. */
function seatsKnown(view: View<LimerickContest>): Secret[] {
  const known = 'known' in view ? view.known : []
  return view.table.seats.map((_, seat) => known[seat] ?? { vote: null })
}

function sampleSeats(view: View<LimerickContest>, pick: Choose): Secret[] {
  const known = 'known' in view ? view.known : []
  return seatsKnown(view).map((secret, seat) => {
    const by = view.table.seats[seat]?.holder ?? null
    if ((known[seat] ?? null) !== null || by === null) return secret
    const side = pick(3)
    return { vote: side === 2 ? null : { by, for: side } }
  })
}

function hiddenKnown(view: View<LimerickContest>): readonly Vote[] | null {
  return view.role === 'referee' ? (view.hidden?.votes ?? null) : null
}

/** Outsiders' votes: the viewer's own, and those of strangers; one at least where votes are counted. */
function sampleCrowd(
  view: View<LimerickContest>,
  secret: readonly Secret[],
  pick: Choose,
): readonly Vote[] {
  const own = sentIn(view)
  const names = (view.options.electorate ?? STRANGERS).filter(
    (person) =>
      seatOf(view.table, person) < 0 && !(view.role === 'person' && view.person === person),
  )
  const isNeeded =
    view.own.phase === 'count' && own.length === 0 && secret.every(({ vote }) => vote === null)
  const most = Math.min(CROWD, names.length)
  const voters = Math.max(pick(most + 1), isNeeded ? 1 : 0)
  const crowd = (names.length === 0 && isNeeded ? ['Nemo'] : names).slice(0, voters)
  return [...own, ...crowd.map((by): Vote => ({ by, for: pick(2) }))]
}

const STRANGERS = Array.from({ length: 3 * CROWD }, (_, i) => `Voter ${i + 1}`)

function askedIn(
  { own }: View<LimerickContest>,
  votes: readonly Vote[],
): Sampled<LimerickContest>['asked'] {
  const to = 'referee'
  if (own.phase === 'dice') return [{ name: 'winner', to, question: COIN, about: null }]
  if (own.phase !== 'count') return []
  const voters = votes.map(({ by }) => by)
  return [{ name: 'laureate', to, question: LAUREATE_QUESTION, about: { voters } }]
}
