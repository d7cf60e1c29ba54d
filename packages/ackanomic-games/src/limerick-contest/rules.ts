import { days } from '@ackanomic/core'
import { defineRules, type RulesOf, type State, type Wanted } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import {
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
import { limerickPosition } from './position.js'
import { limerickRejections } from './rejections.js'
import { laureateSchema, moveSchema, optionsSchema } from './schema.js'
import type { LimerickContest } from './types.js'
import { isVoteAstray, sentBy, sortVotes } from './votes.js'

/** The rules of the Limerick Contest, alone: enough for a server that keeps matches. */
export const limerickContestRules: RulesOf<LimerickContest> =
  /* @__PURE__ */ defineRules<LimerickContest>({
    id: 'limerick-contest',
    revision: 1,
    description: limerickContestDescription,
    roles: societyRoles,
    rejections: limerickRejections,
    options: optionsSchema,
    move: moveSchema,
    setup: () => ({
      shared: {
        stage: 'writing',
        writingOpen: true,
        limericks: [null, null],
        praises: [],
        count: null,
      },
      secret: [{ vote: null }, { vote: null }],
      hidden: { votes: [] },
    }),
    begin: (_, ctx) => ctx.startTimer('writing', days(3)),
    moves: {
      post: {
        check: (state, _, { seat }) => checkPost(state, seat),
        play: (draft, { limerick }, ctx, { seat }) => postLimerick(draft, limerick, seat, ctx),
      },
      vote: {
        by: ['anyone'],
        check: (state, _, { person }) => checkVote(state, person),
        play: (draft, move, ctx, { person }) => castVote(draft, { by: person, for: move.for }, ctx),
      },
      praise: {
        by: ['poet laureate'],
        check: (state, { of }, actor) => checkPraise(state, of, actor),
        play(draft, { of, text }, ctx, { person: by }) {
          draft.shared.praises.push({ by, of, text })
          ctx.emit('public', '1250.8/4.3(2)', () => ({ type: 'praise', by, of, text }))
        },
      },
      find: {
        by: ['referee'],
        whileHalted: true,
        check: (state, { of }) => checkFind(state, of),
        play: (draft, { of }, ctx) => takeAway(draft, of, ctx),
      },
    },
    inquiries: {
      laureate: {
        schema: laureateSchema,
        play: (draft, laureate, ctx) => count(draft, laureate, ctx),
      },
      winner: {
        play: (draft, [thrown = 1], ctx) => win(draft, thrown - 1, 'dice', ctx),
      },
    },
    deadlines: { writing: endWriting, voting: endVoting },
    membership: { left: (draft, _, ctx) => contestantsLeft(draft, ctx) },
    settle: { when: isVoteAstray, play: sortVotes },
    secrecy: { referee: true, person: sentBy },
    expects: wantedIn,
    legalMoves: legalIn,
    position: limerickPosition,
  })

/** Who has voted is for nobody to see, so a vote is wanted of all alike. */
function wantedIn({ shared, options }: State<LimerickContest>): Wanted<LimerickContest>[] {
  const posted = shared.limericks.some((limerick) => limerick !== null)
  const finds: Wanted<LimerickContest>[] =
    options.offences && posted ? [{ what: 'find', of: 'referee', need: 'may', seenBy: 'all' }] : []
  if (shared.stage === 'voting') {
    return [
      { what: 'vote', of: 'anyone', need: 'may', deadline: 'voting', seenBy: 'all' },
      ...finds,
    ]
  }
  if (shared.stage !== 'writing') return finds
  const posts = shared.limericks.flatMap((limerick, of): Wanted<LimerickContest>[] =>
    limerick !== null && options.revisions === 'first'
      ? []
      : [
          {
            what: 'post',
            of,
            need: limerick === null ? 'must' : 'may',
            deadline: 'writing',
            seenBy: 'all',
          },
        ],
  )
  return [...posts, ...finds]
}
