import { defineRules, type RulesOf, type State, type Wanted } from '@ackanomic/core/engine'
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
  rejections: fictionaryRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: ({ names }) => ({
    own: {
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
      play: (draft, { word, definition }, desk) => chooseWord(draft, word, definition, desk),
    },
    define: {
      check: (state, _, actor) => checkDefine(state, actor),
      play: (draft, { definition }, desk, { seat }) => define(draft, seat, definition, desk),
    },
    report: {
      check: (state, { similar }, actor) => checkReport(state, similar, actor),
      play: (draft, { similar }, desk) => report(draft, similar, desk),
    },
    vote: {
      check: (state, { number }, actor) => checkVote(state, number, actor),
      play: (draft, { number }, desk, { seat }) => vote(draft, seat, number, desk),
    },
    score: {
      by: ['seat', 'scorekeeper'],
      check: (state, _, actor) => checkScore(state, actor),
      play: (draft, _, desk) => score(draft, desk),
    },
  },
  inquiries: {
    numbers: { play: (draft, drawn, desk) => giveNumbers(draft, drawn, desk) },
    word: { play: (draft, isWord, desk) => lookedUp(draft, 'word', isWord, desk) },
    definition: {
      play: (draft, said, desk) => lookedUp(draft, 'definition', said === 'yes', desk),
    },
    list: {
      deadline: 'step',
      play: (draft, order, desk, { about }) => postList(draft, about.of, order, desk),
    },
    scorekeeper: {
      play: (draft, said, desk) => hearOfScorekeeper(draft, said === 'adjudicated', desk),
    },
    idle: {
      play: (draft, said, desk) => {
        draft.hidden.idleAsked = null
        if (said === 'end') endWithout(desk)
      },
    },
  },
  deadlines: { step: timeOut },
  membership: { substitutes: 'volunteers', left: playersLeft },
  settle: { when: isDue, play: doDue },
  secrecy: {
    referee: false,
    // The Brainiac gets all definitions by private mail (2a).
    seats: ({ own, table }, seat) =>
      seat === own.brainiac ? [...bluffersOf(table, own.brainiac)] : [],
  },
  expects: wantedIn,
  legalMoves: fictionaryMoves,
  position: fictionaryPosition,
})

function wantedIn(state: State<Fictionary>): readonly Wanted<Fictionary>[] {
  const { own, options, table } = state
  const { brainiac } = own
  if (brainiac === null) return []
  const timed = { need: 'must', deadline: 'step', seenBy: 'all' } as const
  switch (own.now.stage) {
    case 'word':
      return own.now.sought === null ? [{ what: 'word', of: brainiac, ...timed }] : []
    case 'definitions':
    case 'votes': {
      const isVote = own.now.stage === 'votes'
      const seats = isVote ? votersOf(table, own) : bluffersOf(table, brainiac)
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
