import type { SeatNumber } from '@ackanomic/core'
import type { DraftOf, State } from '@ackanomic/core/engine'
import { assignedSeatOf, isReferee, itemAt, seatOf } from '@ackanomic/core/engine'
import type { LimerickContest } from './model.js'
import type { LimerickVote } from './state.js'

type Voting = Pick<State<LimerickContest>, 'secret' | 'hidden' | 'roster'>

/** A person's vote, or `null`. A holder's is in their secret; all others are hidden. */
export function voteOf({ secret, hidden, roster }: Voting, person: string): LimerickVote | null {
  const seat = seatOf(roster, person)
  return seat < 0 ? sentBy({ hidden }, person) : itemAt(secret, seat).vote
}

export function sentBy({ hidden }: Pick<Voting, 'hidden'>, person: string): LimerickVote | null {
  return hidden.votes.find(({ by }) => by === person) ?? null
}

export function votesIn({ secret, hidden }: Omit<Voting, 'roster'>): readonly LimerickVote[] {
  const seated = secret.flatMap(({ vote }) => (vote === null ? [] : [vote]))
  return [...seated, ...hidden.votes].sort((a, b) => (a.by < b.by ? -1 : 1))
}

/** Records a vote where only the voter and the referee see it. */
export function recordVote(draft: DraftOf<LimerickContest>, vote: LimerickVote): void {
  const { secret, hidden, roster } = draft
  const mine = secret[seatOf(roster, vote.by)]
  const others = hidden.votes.filter(({ by }) => by !== vote.by)
  if (mine === undefined) hidden.votes = [...others, { ...vote }]
  else mine.vote = { ...vote }
}

/** Whether a vote is in the wrong place, because its voter has taken or left a seat. */
export function isVoteAstray({ secret, hidden, roster }: Voting): boolean {
  return (
    secret.some(({ vote }, seat) => vote !== null && vote.by !== roster.seats[seat]?.holder) ||
    hidden.votes.some(({ by }) => seatOf(roster, by) >= 0)
  )
}

export function sortVotes(draft: DraftOf<LimerickContest>): void {
  const votes = votesIn(draft).map((vote) => ({ ...vote }))
  forgetVotes(draft)
  for (const vote of votes) recordVote(draft, vote)
}

export function forgetVotes(draft: DraftOf<LimerickContest>): void {
  draft.hidden.votes = []
  draft.secret = draft.secret.map(() => ({ vote: null }))
}

/** Whether a person may vote: contestants, the referee, and other players may (4.2). */
export function mayVote({ options, roster }: State<LimerickContest>, person: string): boolean {
  const { electorate } = options
  const isHere = seatOf(roster, person) >= 0 || isReferee(roster, person)
  return isHere || assignedSeatOf(roster, person) >= 0 || electorate?.includes(person) !== false
}

export function countVotes(votes: readonly LimerickVote[], laureate: string | null) {
  const totals: [number, number] = [0, 0]
  const counted = votes.map((vote) => {
    const weight = vote.by === laureate ? 2 : 1
    totals[vote.for] = itemAt(totals, vote.for) + weight
    return { ...vote, weight } as const
  })
  return { totals, votes: counted }
}

export function leaderOf(totals: readonly number[]): SeatNumber | null {
  const lead = itemAt(totals, 0) - itemAt(totals, 1)
  return lead === 0 ? null : lead > 0 ? 0 : 1
}
