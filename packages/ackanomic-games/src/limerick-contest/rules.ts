import { days, type SeatNumber } from '@ackanomic/core'
import type { Context, DraftOf, State, VisibleState } from '@ackanomic/core/engine'
import { defineRules, isReferee, itemAt, nameOf, seatOf, seatsInGame } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { limerickContestDescription } from './description.js'
import type { LimerickVictory } from './events.js'
import { limerickFault } from './form.js'
import { type LimerickContest, limerickContestModel } from './model.js'
import { promptReferee } from './prompts.js'
import { sampleLimerick } from './sample-limerick.js'
import type { LimerickVote } from './state.js'
import {
  countVotes,
  forgetVotes,
  isVoteAstray,
  leaderOf,
  mayVote,
  recordVote,
  sentBy,
  sortVotes,
  voteOf,
  votesIn,
} from './votes.js'

type Draft = DraftOf<LimerickContest>
type Ctx = Context<LimerickContest>
type S = State<LimerickContest>
type Seen = VisibleState<LimerickContest>

/** The rules of the Limerick Contest, without the text. */
export const limerickContestRules = /* @__PURE__ */ defineRules<LimerickContest>(
  limerickContestModel,
  {
    id: 'limerick-contest',
    description: limerickContestDescription,
    setup() {
      const before = { stage: 'writing', writingOpen: true, praises: [], count: null } as const
      const nobody = { vote: null }
      return {
        shared: { ...before, limericks: [null, null] },
        secret: [nobody, nobody],
        hidden: { votes: [] },
      }
    },
    onStart: (_, ctx) => ctx.startTimer('writing', days(3)),
    moves: {
      post: {
        validate({ shared, options }, { limerick }, { seat }) {
          const { stage, limericks } = shared
          if (stage !== 'writing') return { code: 'notWriting', details: { stage } }
          if (limericks[seat] !== null && options.revisions === 'first')
            return { code: 'alreadyPosted' }
          const fault = options.form === 'checked' ? limerickFault(limerick) : undefined
          return fault === undefined ? undefined : { code: 'formFault', details: { fault } }
        },
        apply: (draft, { limerick }, ctx, { seat }) => postLimerick(draft, limerick, seat, ctx),
      },
      vote: {
        by: ['anyone'],
        validate(state: S, _, { person }) {
          const { stage } = state.shared
          if (stage !== 'voting') return { code: 'notVoting', details: { stage } }
          if (!mayVote(state, person)) return { code: 'noVote', details: { person } }
          const sent = voteOf(state, person)
          if (sent === null || state.options.revisions === 'last') return undefined
          return { code: 'alreadyVoted', details: { for: nameOf(state.roster, sent.for) } }
        },
        apply: (draft, move, ctx, { person: by }) => castVote(draft, { by, for: move.for }, ctx),
      },
      praise: {
        by: ['poet laureate'],
        afterEnd: ({ shared }) => shared.praises.length === 0,
        /** Praise before the count would hint at a secret vote. */
        validate(state: S, { of }, { person }) {
          const { count, praises } = state.shared
          if (count === null) return { code: 'notCounted' }
          if (praises.length > 0) return { code: 'alreadyPraised' }
          const isTheirs = count.laureate === person && voteOf(state, person)?.for === of
          return isTheirs ? undefined : { code: 'notTheirChoice' }
        },
        apply(draft, { of, text }, ctx, { person: by }) {
          draft.shared.praises.push({ by, of, text })
          ctx.emit('public', '1250.8/4.3(2)', () => ({ type: 'praise', by, of, text }))
        },
      },
      find: {
        by: ['referee'],
        whilePaused: true,
        validate: (state, { of }) =>
          state.options.offences ? notPosted(state, of) : { code: 'noFindings' },
        apply: (draft, { of }, ctx) => takeAway(draft, of, ctx),
      },
    },
    prompts: {
      laureate: { apply: countWith },
      winner: { apply: (draft, [thrown = 1], ctx) => win(draft, thrown - 1, 'dice', ctx) },
    },
    deadlines: {
      writing(draft, ctx) {
        draft.shared.writingOpen = false
        if (draft.shared.stage === 'writing') decideByDefault(draft, ctx)
      },
      /** Asks for the Poet Laureate (4.3), unless there are no votes. */
      voting(draft, ctx) {
        if (votesIn(draft).length === 0) {
          countWith(draft, null, ctx)
          return
        }
        draft.shared.stage = 'count'
        ctx.emit('public', '1250.8/4.2(5)', () => ({ type: 'closed' }))
        promptReferee(draft, ctx)
      },
    },
    roster: {
      roles: societyRoles,
      /** A contestant who leaves forfeits the contest. */
      left(draft, _, ctx) {
        const [last] = seatsInGame(draft.roster)
        if (last === undefined) ctx.end({ winners: [] })
        else win(draft, last, 'left', ctx)
      },
    },
    afterEach: (state) => (isVoteAstray(state) ? sortVotes : undefined),
    seesSecrets: (_, viewer) => viewer === 'referee',
    sentBy,
    /** A vote stays pending for everybody, so that nobody sees who has voted. */
    pending(state, of) {
      const { stage, limericks } = state.shared
      if (of === 'anyone')
        return stage === 'voting' ? { vote: { need: 'optional', deadline: 'voting' } } : {}
      if (of === 'referee') return canFind(state) ? { find: { need: 'optional' } } : {}
      if (typeof of !== 'number' || actionOf(state, of) !== 'post') return {}
      const need = limericks[of] === null ? 'required' : 'optional'
      return { post: { need, deadline: 'writing' } }
    },
    listMoves(seen, seat) {
      const { shared, roster } = seen
      // A contestant who is the referee may find limericks offensive, but no bot should.
      const mayFind = isReferee(roster, itemAt(roster.seats, seat).holder ?? '') && canFind(seen)
      const alsoLegal = mayFind ? (['find'] as const) : []
      const action = actionOf(seen, seat)
      const votes = shared.limericks.map((_, of) => ({ type: 'vote', for: of }) as const)
      return { complete: action !== 'post', moves: action === 'vote' ? votes : [], alsoLegal }
    },
    sampleMove(seen, seat, choose) {
      const action = actionOf(seen, seat)
      if (action === 'post') return { type: 'post', limerick: sampleLimerick(choose) }
      return action === 'vote' ? { type: 'vote', for: choose(2) } : undefined
    },
  },
)

function actionOf({ shared, options, secret }: Seen, seat: SeatNumber) {
  const { stage, limericks } = shared
  const isLast = options.revisions === 'last'
  if (stage === 'writing') return isLast || limericks[seat] === null ? 'post' : undefined
  return stage === 'voting' && (isLast || secret[seat]?.vote == null) ? 'vote' : undefined
}

function canFind({ shared, options }: Seen): boolean {
  return options.offences && shared.limericks.some((limerick) => limerick !== null)
}

function notPosted({ shared, roster }: Seen, of: SeatNumber) {
  if (shared.limericks[of] !== null) return undefined
  return { code: 'notPosted', details: { of: nameOf(roster, of) } } as const
}

/** Posts a limerick; the second one begins the vote (4.2). */
function postLimerick(draft: Draft, text: string, seat: SeatNumber, ctx: Ctx): void {
  const { shared, options } = draft
  shared.limericks[seat] = { text, at: ctx.at }
  ctx.emit('public', '1250.8/4.1(6)', () => ({ type: 'limerick', seat, text }))
  if (shared.limericks.includes(null)) return
  shared.stage = 'voting'
  // An offensive limerick can be replaced within the three days of writing.
  if (!options.offences) {
    shared.writingOpen = false
    ctx.stopTimer('writing')
  }
  ctx.startTimer('voting', days(3))
  ctx.emit('public', '1250.8/4.2(1)', () => ({ type: 'voting' }))
}

function decideByDefault(draft: Draft, ctx: Ctx): void {
  const seat = draft.shared.limericks.findIndex((limerick) => limerick !== null)
  if (seat < 0) throwDice(draft, 'no limericks', ctx)
  else win(draft, seat, 'default', ctx)
}

function castVote(draft: Draft, vote: LimerickVote, ctx: Ctx): void {
  recordVote(draft, vote)
  const { roster } = draft
  const seat = seatOf(roster, vote.by)
  const told = () => ({ type: 'voted', ...vote }) as const
  if (seat >= 0) ctx.emit(seat, '1250.8/4.2(3)', told)
  else if (!isReferee(roster, vote.by)) ctx.emit({ person: vote.by }, '1250.8/4.2(3)', told)
  ctx.emit('referee', '1250.8/4.2(3)', told)
}

function countWith(draft: Draft, laureate: string | null, ctx: Ctx): void {
  const { shared, options } = draft
  const { totals, votes } = countVotes(votesIn(draft), laureate)
  const result = { totals, votes: options.publishVotes ? votes : null }
  shared.count = { ...result, laureate } as typeof shared.count
  ctx.emit('public', '1250.8/4.4(1)', () => ({ type: 'count', ...result }))
  const leader = leaderOf(totals)
  const [one, other] = shared.limericks
  if (leader !== null) win(draft, leader, 'votes', ctx)
  else if (one?.at === other?.at) throwDice(draft, 'tie', ctx)
  else win(draft, (one?.at ?? 0) < (other?.at ?? 0) ? 0 : 1, 'first', ctx)
}

function throwDice(draft: Draft, why: 'no limericks' | 'tie', ctx: Ctx): void {
  draft.shared.stage = 'dice'
  const clause = why === 'tie' ? '1250.8/4.4(3)' : '1250.8/4.1(5)'
  ctx.emit('public', clause, () => ({ type: 'dice', why }))
  promptReferee(draft, ctx)
}

/** Removes a limerick, which its author may replace within the three days of writing. */
function takeAway(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const { shared } = draft
  const reopens = shared.writingOpen
  shared.limericks[seat] = null
  shared.stage = 'writing'
  shared.count = null
  shared.praises = []
  ctx.stopTimer('voting')
  ctx.cancelPrompts()
  forgetVotes(draft)
  ctx.emit('public', '1250.8/4.1(1)', () => ({ type: 'offensive', seat, reopens }))
  if (!reopens) decideByDefault(draft, ctx)
}

const CLAUSES = {
  votes: '1250.8/4.4(1)',
  first: '1250.8/4.4(2)',
  dice: '1250.8/4.4(4)',
  default: '1250.8/4.1(4)',
  left: '1250.8/4.1(4)',
} as const

/** Ends the contest, which has no awards (5). */
function win({ roster, shared }: Draft, seat: SeatNumber, by: LimerickVictory, ctx: Ctx): void {
  const totals = shared.count?.totals ?? null
  ctx.emit('public', CLAUSES[by], () => ({ type: 'winner', seat, by, totals }))
  const others = seatsInGame(roster).filter((other) => other !== seat)
  ctx.end({ winners: [seat], ranking: [seat, ...others].map((each) => [each]) })
}
