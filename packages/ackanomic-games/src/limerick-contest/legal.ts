import type { Choose, SeatNumber } from '@ackanomic/core'
import {
  type Actor,
  isReferee,
  itemAt,
  type Listed,
  nameOf,
  type RefusalOf,
  type Seen,
  type State,
} from '@ackanomic/core/engine'
import type { LimerickContest, Move } from './types.js'
import { mayVote, voteOf } from './votes.js'

type Refused = RefusalOf<LimerickContest> | undefined

/** Why a contestant may not post a limerick, or `undefined`. */
export function checkPost(
  { shared, options }: Pick<State<LimerickContest>, 'shared' | 'options'>,
  seat: SeatNumber,
): Refused {
  const { stage, limericks } = shared
  if (stage !== 'writing') return { code: 'notWriting', facts: { stage } }
  const posted = itemAt(limericks, seat) !== null
  return posted && options.revisions === 'first' ? { code: 'alreadyPosted', facts: {} } : undefined
}

/** Why somebody may not vote, or `undefined`; tells em nothing of others' votes. */
export function checkVote(state: State<LimerickContest>, person: string): Refused {
  const { shared, options, table } = state
  const { stage } = shared
  if (stage !== 'voting') return { code: 'notVoting', facts: { stage } }
  if (!mayVote(state, person)) return { code: 'noVote', facts: { person } }
  const sent = voteOf(state, person)
  return sent === null || options.revisions === 'last'
    ? undefined
    : { code: 'alreadyVoted', facts: { for: nameOf(table, sent.for) } }
}

/** Why the Poet Laureate may not praise a limerick, or `undefined`. */
export function checkPraise(
  { shared, table }: State<LimerickContest>,
  of: SeatNumber,
  { person }: Actor,
): Refused {
  if (itemAt(shared.limericks, of) === null) {
    return { code: 'notPosted', facts: { of: nameOf(table, of) } }
  }
  return shared.praises.some(({ by }) => by === person)
    ? { code: 'alreadyPraised', facts: {} }
    : undefined
}

/** Why the referee may not find a limerick offensive, or `undefined`. */
export function checkFind(
  { shared, options, table }: State<LimerickContest>,
  of: SeatNumber,
): Refused {
  if (!options.offences) return { code: 'noFindings', facts: {} }
  return itemAt(shared.limericks, of) === null
    ? { code: 'notPosted', facts: { of: nameOf(table, of) } }
    : undefined
}

/** What a contestant may do now: post a limerick of eir own making, or vote. */
export function legalIn(seen: Seen<LimerickContest>, seat: SeatNumber): Listed<Move> {
  const { shared, options, table, secret } = seen
  // A contestant who is the referee could find limericks offensive, which is for no bot to do.
  const mayFind =
    options.offences &&
    isReferee(table, itemAt(table.seats, seat).holder ?? '') &&
    shared.limericks.some((limerick) => limerick !== null)
  const alsoLegal: readonly Move['type'][] = mayFind ? ['find'] : []
  if (shared.stage === 'writing' && checkPost(seen, seat) === undefined) {
    return {
      moves: [],
      complete: false,
      alsoLegal,
      sample: (pick) => ({ type: 'post', limerick: sampleLimerick(pick) }),
    }
  }
  const hasVoted = itemAt(secret, seat)?.vote != null && options.revisions === 'first'
  const moves =
    shared.stage === 'voting' && !hasVoted
      ? shared.limericks.map((_, each): Move => ({ type: 'vote', for: each }))
      : []
  return { complete: true, moves, alsoLegal }
}

/** Lines to choose from, in the order of a limerick; any will rhyme with the others. */
const LINES: readonly (readonly string[])[] = [
  [
    'There was an old player of Ack',
    'A poet who wore only black',
    'A player whose memory was slack',
  ],
  ['Whose proposals all came flying back.', 'Kept eir rules in a large paper sack.'],
  ['E voted at night,', 'Eir CFJs were trite,', 'E claimed to be right,'],
  ['And lost every fight,', 'With all of eir might,'],
  ['And the Speaker just gave em the sack.', 'But alas, there was no way back.'],
]

/** A limerick for bots, put together by chance. */
export function sampleLimerick(pick: Choose): string {
  return LINES.map((choices) => itemAt(choices, pick(choices.length))).join('\n')
}
