import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Context,
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
type ContestDesk = Context<LimerickContest>

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
export function askReferee(draft: Draft, ctx: ContestDesk): void {
  const votes = votesIn(draft)
  const asked = askedIn(draft.shared.stage, votes)
  if (asked !== undefined) ctx.prompt(asked.name, asked.question, asked.about)
}

/** Posts a limerick; with the second one voting begins (4.2). */
export function postLimerick(draft: Draft, text: string, seat: SeatNumber, ctx: ContestDesk): void {
  const { shared, options } = draft
  shared.limericks[seat] = { text, at: ctx.at }
  ctx.emit('public', '1250.8/4.1(6)', () => ({ type: 'limerick', seat, text }))
  if (shared.limericks.includes(null)) return
  shared.stage = 'voting'
  // A limerick that is found offensive can be replaced as long as the three days of writing run.
  if (!options.offences) {
    shared.writingOpen = false
    ctx.stopTimer('writing')
  }
  ctx.startTimer('voting', days(3))
  ctx.emit('public', '1250.8/4.2(1)', () => ({ type: 'voting' }))
}

/** The three days of writing are over (4.1). */
export function endWriting(draft: Draft, ctx: ContestDesk): void {
  draft.shared.writingOpen = false
  if (draft.shared.stage === 'writing') decideByDefault(draft, ctx)
}

/** Who alone has a limerick wins; if nobody has, the dice choose (4.1). */
function decideByDefault(draft: Draft, ctx: ContestDesk): void {
  const posted = draft.shared.limericks.flatMap((limerick, seat) =>
    limerick === null ? [] : [seat],
  )
  const [seat] = posted
  if (seat === undefined) throwDice(draft, 'no limericks', ctx)
  else win(draft, seat, 'default', ctx)
}

/** Records a vote, which its voter and the referee alone learn of (4.2). */
export function castVote(draft: Draft, vote: Vote, ctx: ContestDesk): void {
  recordVote(draft, vote)
  const { table } = draft
  const seat = seatOf(table, vote.by)
  const told = () => ({ type: 'voted', ...vote }) as const
  if (seat >= 0) ctx.emit(seat, '1250.8/4.2(3)', told)
  else if (!isReferee(table, vote.by)) ctx.emit({ person: vote.by }, '1250.8/4.2(3)', told)
  ctx.emit('referee', '1250.8/4.2(3)', told)
}

/** The three days of voting are over: who is Poet Laureate (4.3)? Without votes it does not matter. */
export function endVoting(draft: Draft, ctx: ContestDesk): void {
  const votes = votesIn(draft)
  if (votes.length === 0) {
    count(draft, null, ctx)
    return
  }
  draft.shared.stage = 'count'
  ctx.emit('public', '1250.8/4.2(5)', () => ({ type: 'closed' }))
  askReferee(draft, ctx)
}

/** Counts the votes, and decides (4.4). */
export function count(draft: Draft, laureate: string | null, ctx: ContestDesk): void {
  const { shared, options } = draft
  const counted = countVotes(votesIn(draft), laureate)
  const { totals } = counted
  const result: Count = { totals, votes: options.publishVotes ? counted.votes : null }
  shared.count = result as Writable<Count>
  ctx.emit('public', '1250.8/4.4(1)', () => ({ type: 'count', ...result }))
  const leader = leaderOf(totals)
  if (leader !== null) {
    win(draft, leader, 'votes', ctx)
    return
  }
  const [one, other] = shared.limericks
  if (one == null || other == null) throw new Error('A limerick is missing.')
  const earlier = one.at - other.at
  if (earlier === 0) throwDice(draft, 'tie', ctx)
  else win(draft, earlier < 0 ? 0 : 1, 'first', ctx)
}

function throwDice(draft: Draft, why: 'no limericks' | 'tie', ctx: ContestDesk): void {
  draft.shared.stage = 'dice'
  const clause = why === 'tie' ? '1250.8/4.4(3)' : '1250.8/4.1(5)'
  ctx.emit('public', clause, () => ({ type: 'dice', why }))
  askReferee(draft, ctx)
}

/**
 * Takes a limerick that was found offensive away. As long as the three days of writing run, another
 * may be posted; afterwards its author has failed to post one.
 */
export function takeAway(draft: Draft, seat: SeatNumber, ctx: ContestDesk): void {
  const { shared } = draft
  const reopens = shared.writingOpen
  shared.limericks[seat] = null
  shared.stage = 'writing'
  shared.count = null
  ctx.stopTimer('voting')
  ctx.cancelPrompts()
  forgetVotes(draft)
  ctx.emit('public', '1250.8/4.1(1)', () => ({ type: 'offensive', seat, reopens }))
  if (!reopens) decideByDefault(draft, ctx)
}

/** Who leaves forfeits the contest at once. */
export function contestantsLeft(draft: Draft, ctx: ContestDesk): void {
  const [last] = seatsInGame(draft.table)
  if (last === undefined) ctx.end({ winners: [], ranking: [], awards: [] })
  else win(draft, last, 'left', ctx)
}

const CLAUSES = {
  votes: '1250.8/4.4(1)',
  first: '1250.8/4.4(2)',
  dice: '1250.8/4.4(4)',
  default: '1250.8/4.1(4)',
  left: '1250.8/4.1(4)',
} as const

/** Ends the contest with a winner; there is nothing else to be had (5). */
export function win(draft: Draft, seat: SeatNumber, by: Victory, ctx: ContestDesk): void {
  const { table } = draft
  ctx.emit('public', CLAUSES[by], () => ({ type: 'winner', seat, by }))
  const others = seatsInGame(table).filter((other) => other !== seat)
  const ranking = [seat, ...others].map((each) => [each])
  ctx.end({ winners: [seat], ranking, awards: [] })
}
