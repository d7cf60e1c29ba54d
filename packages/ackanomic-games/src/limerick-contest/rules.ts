import type { Game } from '@ackanomic/core'
import { defineGame, type State, type Wanted } from '@ackanomic/core/engine'
import { limerickClauses } from './clauses.js'
import {
  beginContest,
  castVote,
  contestantsLeft,
  count,
  endVoting,
  endWriting,
  postLimerick,
  takeAway,
  win,
} from './contest.js'
import { limerickContestDescription } from './description.js'
import { checkFind, checkPost, checkPraise, checkVote, legalIn } from './legal.js'
import { limerickNotation } from './notation.js'
import { limerickRejections } from './rejections.js'
import { renderLimerick } from './render.js'
import { sampleContest } from './resample.js'
import { sayLimerick } from './say.js'
import { laureateSchema, moveSchema, optionsSchema } from './schema.js'
import type { LimerickContest } from './types.js'
import { isVoteAstray, sentBy, sortVotes } from './votes.js'

/**
 * The Limerick Contest, rule 1250.8: two contestants write a limerick about each other, and all of
 * Ackanomic votes.
 *
 * `vote` is a move of anybody; the referee alone sees the votes. The referee (Count Tabula, who may
 * be a contestant too) is asked who is Poet Laureate when the votes are counted (`laureate`, a name
 * or `null`), and for a coin where chance decides (`winner`, a roll of one die with two sides).
 * Refuses moves with `notWriting` (4.1(3)), `alreadyPosted`, `notPosted`, `noFindings` (4.1(1)),
 * `alreadyVoted` (4.2(4)), `notVoting` (4.2(5)), `noVote` (4.2(6)) and `alreadyPraised` (4.3(2)),
 * besides core's codes.
 *
 * @example
 * ```ts
 * import { limerickContest } from '@ackanomic/games/limerick-contest'
 *
 * const table = { players: ['Ann', 'Bob'], referees: ['Tab'], startedAt: 0 }
 * const start = limerickContest.setup(table)
 * if (!start.ok) throw new Error(start.error.says)
 * const posted = limerickContest.apply(start.value.state, {
 *   kind: 'move', at: 1, by: 'Ann', move: { type: 'post', limerick: 'There was a young player named Bob …' },
 * })
 * if (!posted.ok) throw new Error(posted.error.says)
 * posted.value.state.own.limericks[0]?.at // => 1
 *
 * const early = limerickContest.apply(posted.value.state, {
 *   kind: 'move', at: 2, by: 'Zoe', move: { type: 'vote', for: 0 },
 * })
 * early.ok ? '' : early.error.says // => 'Voting begins once both limericks are posted; vote then.'
 * ```
 */
export const limerickContest: Game<LimerickContest> = /* @__PURE__ */ defineGame<LimerickContest>({
  id: 'limerick-contest',
  revision: 1,
  description: limerickContestDescription,
  clauses: limerickClauses,
  rejections: limerickRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: () => ({
    own: { phase: 'writing', limericks: [null, null], praises: [], count: null },
    secret: [{ vote: null }, { vote: null }],
    hidden: { votes: [] },
  }),
  begin: beginContest,
  moves: {
    post: {
      by: ['seat'],
      check: (state, _, { seat }) => checkPost(state, seat),
      play: (draft, { limerick }, desk, { seat }) => postLimerick(draft, limerick, seat, desk),
    },
    vote: {
      by: ['anyone'],
      check: (state, _, { person }) => checkVote(state, person),
      play: (draft, move, desk, { person }) => castVote(draft, { by: person, for: move.for }, desk),
    },
    praise: {
      by: ['poet laureate'],
      check: (state, { of }, actor) => checkPraise(state, of, actor),
      play(draft, { of, text }, desk, { person: by }) {
        draft.own.praises.push({ by, of, text })
        desk.tell('public', '1250.8/4.3(2)', () => ({ type: 'praise', by, of, text }))
      },
    },
    find: {
      by: ['referee'],
      whileHalted: true,
      check: (state, { of }) => checkFind(state, of),
      play: (draft, { of }, desk) => takeAway(draft, of, desk),
    },
  },
  inquiries: {
    laureate: {
      schema: laureateSchema,
      play: (draft, laureate, desk) => count(draft, laureate, desk),
      sample(_, { about }, pick) {
        return about.voters[pick(about.voters.length + 1)] ?? null
      },
    },
    winner: {
      play: (draft, [thrown = 1], desk) => win(draft, thrown - 1, 'dice', desk),
    },
  },
  deadlines: { writing: endWriting, voting: endVoting },
  membership: { left: (draft, _, desk) => contestantsLeft(draft, desk) },
  settle: { when: isVoteAstray, play: sortVotes },
  secrecy: { referee: true, person: sentBy },
  expects: wantedIn,
  legalMoves: legalIn,
  resample: sampleContest,
  notation: limerickNotation,
  render: renderLimerick,
  say: sayLimerick,
})

/** Who has voted is for nobody to see, so a vote is wanted of all alike. */
function wantedIn({ own, options }: State<LimerickContest>): Wanted<LimerickContest>[] {
  const posted = own.limericks.some((limerick) => limerick !== null)
  const finds: Wanted<LimerickContest>[] =
    options.offences && posted ? [{ what: 'find', of: 'referee', need: 'may', seenBy: 'all' }] : []
  if (own.phase === 'voting') {
    return [
      { what: 'vote', of: 'anyone', need: 'may', deadline: 'voting', seenBy: 'all' },
      ...finds,
    ]
  }
  if (own.phase !== 'writing') return finds
  const posts = own.limericks.flatMap((limerick, of): Wanted<LimerickContest>[] =>
    limerick !== null && options.revisions === 'first'
      ? []
      : [{ what: 'post', of, must: limerick === null, deadline: 'writing', seenBy: 'all' }],
  )
  return [...posts, ...finds]
}
