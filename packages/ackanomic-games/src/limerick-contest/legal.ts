import type { SeatNumber } from '@ackanomic/core'
import {
  type Actor,
  isReferee,
  type Listed,
  nameOf,
  type RefusalOf,
  type Seen,
  type State,
} from '@ackanomic/core/engine'
import { sampleLimerick } from './sample-limerick.js'
import type { LimerickContest, Move } from './types.js'
import { mayVote, voteOf } from './votes.js'

type Refused = RefusalOf<LimerickContest> | undefined

/** Why a contestant may not post a limerick, or `undefined`. */
export function checkPost(
  { own, options }: Pick<State<LimerickContest>, 'own' | 'options'>,
  seat: SeatNumber,
): Refused {
  const { phase, limericks } = own
  if (phase !== 'writing') return { code: 'notWriting', facts: { phase } }
  const posted = (limericks[seat] ?? null) !== null
  return posted && options.revisions === 'first' ? { code: 'alreadyPosted', facts: {} } : undefined
}

/** Why somebody may not vote, or `undefined`; tells em nothing of others' votes. */
export function checkVote(state: State<LimerickContest>, person: string): Refused {
  const { own, options, table } = state
  const { phase } = own
  if (phase !== 'voting') return { code: 'notVoting', facts: { phase } }
  if (!mayVote(state, person)) return { code: 'noVote', facts: { person } }
  const sent = voteOf(state, person)
  return sent === null || options.revisions === 'last'
    ? undefined
    : { code: 'alreadyVoted', facts: { for: nameOf(table, sent.for) } }
}

/** Why the Poet Laureate may not praise a limerick, or `undefined`. */
export function checkPraise(
  { own, table }: State<LimerickContest>,
  of: SeatNumber,
  { person }: Actor,
): Refused {
  if ((own.limericks[of] ?? null) === null) {
    return { code: 'notPosted', facts: { of: nameOf(table, of) } }
  }
  return own.praises.some(({ by }) => by === person)
    ? { code: 'alreadyPraised', facts: {} }
    : undefined
}

/** Why the referee may not find a limerick offensive, or `undefined`. */
export function checkFind(
  { own, options, table }: State<LimerickContest>,
  of: SeatNumber,
): Refused {
  if (!options.offences) return { code: 'noFindings', facts: {} }
  return (own.limericks[of] ?? null) === null
    ? { code: 'notPosted', facts: { of: nameOf(table, of) } }
    : undefined
}

/** What a contestant may do now: post a limerick of eir own making, or vote. */
export function legalIn(seen: Seen<LimerickContest>, seat: SeatNumber): Listed<Move> {
  const { own, options, table, secret } = seen
  if (own.phase === 'writing' && checkPost(seen, seat) === undefined) {
    return {
      moves: [],
      complete: false,
      sample: (pick) => ({ type: 'post', limerick: sampleLimerick(pick) }),
    }
  }
  const hasVoted = (secret[seat]?.vote ?? null) !== null && options.revisions === 'first'
  const moves =
    own.phase === 'voting' && !hasVoted
      ? own.limericks.map((_, each): Move => ({ type: 'vote', for: each }))
      : []
  // A contestant who is the referee could find limericks offensive, which is for no bot to do.
  return options.offences && isReferee(table, table.seats[seat]?.holder ?? '')
    ? {
        moves,
        complete: false,
        sample: (pick) => (moves.length === 0 ? undefined : moves[pick(moves.length)]),
      }
    : { complete: true, moves }
}
