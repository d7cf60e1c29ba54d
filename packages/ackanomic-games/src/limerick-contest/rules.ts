import { days } from '@ackanomic/core'
import { defineRules, type RulesOf, type State, type Wanted } from '@ackanomic/core/engine'
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
    rejections: limerickRejections,
    options: optionsSchema,
    move: moveSchema,
    setup: () => ({
      own: {
        stage: 'writing',
        writingOpen: true,
        limericks: [null, null],
        praises: [],
        count: null,
      },
      secret: [{ vote: null }, { vote: null }],
      hidden: { votes: [] },
    }),
    begin: (_, desk) => desk.start('writing', days(3)),
    moves: {
      post: {
        check: (state, _, { seat }) => checkPost(state, seat),
        play: (draft, { limerick }, desk, { seat }) => postLimerick(draft, limerick, seat, desk),
      },
      vote: {
        by: ['anyone'],
        check: (state, _, { person }) => checkVote(state, person),
        play: (draft, move, desk, { person }) =>
          castVote(draft, { by: person, for: move.for }, desk),
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
    position: limerickPosition,
  })

/** Who has voted is for nobody to see, so a vote is wanted of all alike. */
function wantedIn({ own, options }: State<LimerickContest>): Wanted<LimerickContest>[] {
  const posted = own.limericks.some((limerick) => limerick !== null)
  const finds: Wanted<LimerickContest>[] =
    options.offences && posted ? [{ what: 'find', of: 'referee', need: 'may', seenBy: 'all' }] : []
  if (own.stage === 'voting') {
    return [
      { what: 'vote', of: 'anyone', need: 'may', deadline: 'voting', seenBy: 'all' },
      ...finds,
    ]
  }
  if (own.stage !== 'writing') return finds
  const posts = own.limericks.flatMap((limerick, of): Wanted<LimerickContest>[] =>
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
