import { defineRules, type RulesOf, type State, type Wanted } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import { define, postList, report } from './definitions.js'
import { fictionaryDescription } from './description.js'
import { doDue, isDue, missing, timeOut } from './due.js'
import { chooseWord, giveNumbers, lookedUp } from './ing-word.js'
import {
  checkDefine,
  checkReport,
  checkScore,
  checkVote,
  checkWord,
  fictionaryMoves,
} from './legal.js'
import { fictionaryPosition } from './position.js'
import { askWhatIsDue } from './questions.js'
import { fictionaryRejections } from './rejections.js'
import { endWithout, NOTHING, playersLeft } from './rounds.js'
import { moveSchema, optionsSchema } from './schema.js'
import { bluffersOf, votersOf } from './spots.js'
import type { Fictionary } from './types.js'
import { hearOfScorekeeper, score, vote } from './voting.js'

/** The rules of Fictionary, alone: enough for a server that keeps matches. */
export const fictionaryRules: RulesOf<Fictionary> = /* @__PURE__ */ defineRules<Fictionary>({
  id: 'fictionary',
  revision: 1,
  description: fictionaryDescription,
  roles: societyRoles,
  rejections: fictionaryRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: ({ names }) => ({
    shared: {
      now: { stage: 'numbers' },
      numbers: names.map(() => null),
      round: 0,
      brainiac: null,
      word: null,
      defaults: [],
      correct: null,
      list: [],
      votes: names.map(() => null),
      scores: names.map(() => 0),
      turns: names.map(() => 0),
      idle: 0,
      last: null,
    },
    secret: names.map(() => NOTHING),
    hidden: { idleAsked: null },
  }),
  begin: askWhatIsDue,
  moves: {
    word: {
      check: (state, _, actor) => checkWord(state, actor),
      play: (draft, { word, definition }, ctx) => chooseWord(draft, word, definition, ctx),
    },
    define: {
      check: (state, _, actor) => checkDefine(state, actor),
      play: (draft, { definition }, ctx, { seat }) => define(draft, seat, definition, ctx),
    },
    report: {
      check: (state, { similar }, actor) => checkReport(state, similar, actor),
      play: (draft, { similar }, ctx) => report(draft, similar, ctx),
    },
    vote: {
      check: (state, { number }, actor) => checkVote(state, number, actor),
      play: (draft, { number }, ctx, { seat }) => vote(draft, seat, number, ctx),
    },
    score: {
      by: ['seat', 'scorekeeper'],
      check: (state, _, actor) => checkScore(state, actor),
      play: (draft, _, ctx) => score(draft, ctx),
    },
  },
  inquiries: {
    numbers: { play: (draft, drawn, ctx) => giveNumbers(draft, drawn, ctx) },
    word: { play: (draft, isWord, ctx) => lookedUp(draft, 'word', isWord, ctx) },
    definition: {
      play: (draft, said, ctx) => lookedUp(draft, 'definition', said === 'yes', ctx),
    },
    list: {
      deadline: 'step',
      play: (draft, order, ctx, { about }) => postList(draft, about.of, order, ctx),
    },
    scorekeeper: {
      play: (draft, said, ctx) => hearOfScorekeeper(draft, said === 'adjudicated', ctx),
    },
    idle: {
      play: (draft, said, ctx) => {
        draft.hidden.idleAsked = null
        if (said === 'end') endWithout(ctx)
      },
    },
  },
  deadlines: { step: timeOut },
  membership: { substitutes: 'volunteers', left: playersLeft },
  settle: { when: isDue, play: doDue },
  secrecy: {
    referee: false,
    // The Brainiac gets all definitions by private mail (2a).
    seats: ({ shared, table }, seat) =>
      seat === shared.brainiac ? [...bluffersOf(table, shared.brainiac)] : [],
  },
  expects: wantedIn,
  legalMoves: fictionaryMoves,
  position: fictionaryPosition,
})

function wantedIn(state: State<Fictionary>): readonly Wanted<Fictionary>[] {
  const { shared, options, table } = state
  const { brainiac } = shared
  if (brainiac === null) return []
  const timed = { need: 'must', deadline: 'step', seenBy: 'all' } as const
  switch (shared.now.stage) {
    case 'word':
      return shared.now.sought === null ? [{ what: 'word', of: brainiac, ...timed }] : []
    case 'definitions':
    case 'votes': {
      const isVote = shared.now.stage === 'votes'
      const seats = isVote ? votersOf(table, shared) : bluffersOf(table, brainiac)
      const waited = missing(state)
      return seats
        .filter((seat) => options.revisions === 'last' || waited.includes(seat))
        .map((of) => ({
          what: isVote ? 'vote' : 'define',
          of,
          need: waited.includes(of) ? 'must' : 'may',
          deadline: 'step',
          seenBy: isVote ? 'all' : 'self',
        }))
    }
    case 'report':
      return [{ what: 'report', of: brainiac, ...timed }]
    case 'scoring':
      return [{ what: 'score', of: brainiac, ...timed }]
    case 'adjudication':
      return [{ what: 'score', of: 'scorekeeper', need: 'must', seenBy: 'all' }]
    default:
      return []
  }
}
