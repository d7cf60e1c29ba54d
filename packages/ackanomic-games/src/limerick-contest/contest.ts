import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Desk,
  isReferee,
  type SampledInquiry,
  type State,
  seatOf,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import type { Count, LimerickContest, Stage, Victory, Vote } from './types.js'
import { countVotes, forgetVotes, leaderOf, recordVote, votesIn } from './votes.js'

type Draft = Writable<State<LimerickContest>>
type ContestDesk = Desk<LimerickContest>

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
export function askReferee(draft: Draft, desk: ContestDesk): void {
  const votes = votesIn(draft)
  const asked = askedIn(draft.own.stage, votes)
  if (asked !== undefined) desk.ask(asked.name, asked.question, asked.about)
}

/** Posts a limerick; with the second one voting begins (4.2). */
export function postLimerick(
  draft: Draft,
  text: string,
  seat: SeatNumber,
  desk: ContestDesk,
): void {
  const { own, options } = draft
  own.limericks[seat] = { text, at: desk.at }
  desk.tell('public', '1250.8/4.1(6)', () => ({ type: 'limerick', seat, text }))
  if (own.limericks.includes(null)) return
  own.stage = 'voting'
  // A limerick that is found offensive can be replaced as long as the three days of writing run.
  if (!options.offences) {
    own.writingOpen = false
    desk.stop('writing')
  }
  desk.start('voting', days(3))
  desk.tell('public', '1250.8/4.2(1)', () => ({ type: 'voting' }))
}

/** The three days of writing are over (4.1). */
export function endWriting(draft: Draft, desk: ContestDesk): void {
  draft.own.writingOpen = false
  if (draft.own.stage === 'writing') decideByDefault(draft, desk)
}

/** Who alone has a limerick wins; if nobody has, the dice choose (4.1). */
function decideByDefault(draft: Draft, desk: ContestDesk): void {
  const posted = draft.own.limericks.flatMap((limerick, seat) => (limerick === null ? [] : [seat]))
  const [seat] = posted
  if (seat === undefined) throwDice(draft, 'no limericks', desk)
  else win(draft, seat, 'default', desk)
}

/** Records a vote, which its voter and the referee alone learn of (4.2). */
export function castVote(draft: Draft, vote: Vote, desk: ContestDesk): void {
  recordVote(draft, vote)
  const { table } = draft
  const seat = seatOf(table, vote.by)
  const told = () => ({ type: 'voted', ...vote }) as const
  if (seat >= 0) desk.tell(seat, '1250.8/4.2(3)', told)
  else if (!isReferee(table, vote.by)) desk.tell({ person: vote.by }, '1250.8/4.2(3)', told)
  desk.tell('referee', '1250.8/4.2(3)', told)
}

/** The three days of voting are over: who is Poet Laureate (4.3)? Without votes it does not matter. */
export function endVoting(draft: Draft, desk: ContestDesk): void {
  const votes = votesIn(draft)
  if (votes.length === 0) {
    count(draft, null, desk)
    return
  }
  draft.own.stage = 'count'
  desk.tell('public', '1250.8/4.2(5)', () => ({ type: 'closed' }))
  askReferee(draft, desk)
}

/** Counts the votes, and decides (4.4). */
export function count(draft: Draft, laureate: string | null, desk: ContestDesk): void {
  const { own, options } = draft
  const counted = countVotes(votesIn(draft), laureate)
  const { totals } = counted
  const result: Count = { totals, votes: options.publishVotes ? counted.votes : null }
  own.count = result as Writable<Count>
  desk.tell('public', '1250.8/4.4(1)', () => ({ type: 'count', ...result }))
  const leader = leaderOf(totals)
  if (leader !== null) {
    win(draft, leader, 'votes', desk)
    return
  }
  const [one, other] = own.limericks
  if (one == null || other == null) throw new Error('A limerick is missing.')
  const earlier = one.at - other.at
  if (earlier === 0) throwDice(draft, 'tie', desk)
  else win(draft, earlier < 0 ? 0 : 1, 'first', desk)
}

function throwDice(draft: Draft, why: 'no limericks' | 'tie', desk: ContestDesk): void {
  draft.own.stage = 'dice'
  const clause = why === 'tie' ? '1250.8/4.4(3)' : '1250.8/4.1(5)'
  desk.tell('public', clause, () => ({ type: 'dice', why }))
  askReferee(draft, desk)
}

/**
 * Takes a limerick that was found offensive away. As long as the three days of writing run, another
 * may be posted; afterwards its author has failed to post one.
 */
export function takeAway(draft: Draft, seat: SeatNumber, desk: ContestDesk): void {
  const { own } = draft
  const reopens = own.writingOpen
  own.limericks[seat] = null
  own.stage = 'writing'
  own.count = null
  desk.stop('voting')
  desk.withdraw()
  forgetVotes(draft)
  desk.tell('public', '1250.8/4.1(1)', () => ({ type: 'offensive', seat, reopens }))
  if (!reopens) decideByDefault(draft, desk)
}

/** Who leaves forfeits the contest at once. */
export function contestantsLeft(draft: Draft, desk: ContestDesk): void {
  const [last] = seatsInGame(draft.table)
  if (last === undefined) desk.end({ winners: [], ranking: [], awards: [] })
  else win(draft, last, 'left', desk)
}

const CLAUSES = {
  votes: '1250.8/4.4(1)',
  first: '1250.8/4.4(2)',
  dice: '1250.8/4.4(4)',
  default: '1250.8/4.1(4)',
  left: '1250.8/4.1(4)',
} as const

/** Ends the contest with a winner; there is nothing else to be had (5). */
export function win(draft: Draft, seat: SeatNumber, by: Victory, desk: ContestDesk): void {
  const { table } = draft
  desk.tell('public', CLAUSES[by], () => ({ type: 'winner', seat, by }))
  const others = seatsInGame(table).filter((other) => other !== seat)
  const ranking = [seat, ...others].map((each) => [each])
  desk.end({ winners: [seat], ranking, awards: [] })
}
