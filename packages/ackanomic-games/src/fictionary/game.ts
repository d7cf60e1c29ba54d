import type { Game } from '@ackanomic/core'
import { defineGame, type State, type Wanted } from '@ackanomic/core/engine'
import { checkDefine, checkReport, checkScore, checkVote, checkWord } from './checks.js'
import { fictionaryClauses } from './clauses.js'
import { define, postList, report } from './definitions.js'
import { fictionaryDescription } from './description.js'
import { doDue, isDue, missing, timeOut } from './due.js'
import { chooseWord, giveNumbers, lookedUp } from './ing-word.js'
import { playersLeft } from './leaving.js'
import { fictionaryMoves } from './legal.js'
import { fictionaryNotation } from './notation.js'
import { fictionaryRejections } from './rejections.js'
import { renderFictionary } from './render.js'
import { sampleFictionary } from './resample.js'
import { endWithout, NOTHING, stir } from './rounds.js'
import { sayFictionary } from './say.js'
import { moveSchema, optionsSchema } from './schema.js'
import { scoresNow } from './scores.js'
import { bluffersOf, votersOf } from './spots.js'
import type { Fictionary } from './types.js'
import { hearOfScorekeeper, score, vote } from './voting.js'

/**
 * Fictionary, rule 1250.10: the Brainiac posts an obscure word, the Bluffers make up definitions of
 * it, and all vote on which one is true. There is no referee; the table needs the number of active
 * players in its `census`.
 *
 * Refuses moves with `numbersNotDrawn` (III(2)), `wrongStep` (IV.3(1)), `notBrainiac` (IV.1),
 * `beingLookedUp` (1a), `brainiacSendsNone` (2d), `alreadyDefined` (2a), `noSuchBluffers` (3),
 * `emptyDefinition` (2b), `alreadyReported` (3c(1)), `brainiacHasNoVote`, `alreadyVoted` and
 * `notOnList` (4a), `noVote` (3b(4)) and `scorekeepersTask` (5d(1)); besides core's codes.
 *
 * @example
 * ```ts
 * import { fictionary } from '@ackanomic/games/fictionary'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']
 * const census = { activePlayers: 8 }
 * const start = fictionary.setup({ players, referees: [], startedAt, census })
 * if (!start.ok) throw new Error(start.error.says)
 * const drawn = fictionary.apply(start.value.state, {
 *   kind: 'ruling', at: startedAt, by: null, inquiry: 0, answer: [2, 0, 1, 4, 3],
 * })
 * if (!drawn.ok) throw new Error(drawn.error.says)
 * drawn.value.state.own.numbers // => [2, 3, 1, 5, 4]
 *
 * const move = { type: 'word', word: 'quoin', definition: 'An external corner of a wall.' }
 * const early = fictionary.apply(drawn.value.state, { kind: 'move', at: startedAt, by: 'Ann', move })
 * early.ok ? '' : early.error.says // => 'Cyd is the Brainiac of this round, and only e does this.'
 * const posted = fictionary.apply(drawn.value.state, { kind: 'move', at: startedAt, by: 'Cyd', move })
 * posted.ok && posted.value.state.own.word // => 'quoin'
 * ```
 */
export const fictionary: Game<Fictionary> = /* @__PURE__ */ defineGame<Fictionary>({
  id: 'fictionary',
  revision: 1,
  description: fictionaryDescription,
  clauses: fictionaryClauses,
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
    hidden: {},
  }),
  begin: (draft, desk) => {
    desk.ask('numbers', { ask: 'shuffle', of: draft.own.scores.length }, null, 'host')
  },
  moves: {
    word: {
      by: ['seat'],
      check: (state, _, actor) => checkWord(state, actor),
      play(draft, { word, definition }, desk) {
        stir(desk)
        chooseWord(draft, word, definition, desk)
      },
    },
    define: {
      by: ['seat'],
      check: (state, _, actor) => checkDefine(state, actor),
      play(draft, { definition }, desk, { seat }) {
        stir(desk)
        define(draft, seat, definition, desk)
      },
    },
    report: {
      by: ['seat'],
      check: (state, { similar }, actor) => checkReport(state, similar, actor),
      play(draft, { similar }, desk) {
        stir(desk)
        report(draft, similar, desk)
      },
    },
    vote: {
      by: ['seat'],
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
    word: { play: (draft, isWord, desk) => lookedUp(draft, isWord, 'no word', desk) },
    definition: {
      play: (draft, said, desk) => lookedUp(draft, said === 'yes', 'no definition', desk),
    },
    list: {
      deadline: 'step',
      play: (draft, order, desk, { about }) => postList(draft, about.of, order, desk),
    },
    scorekeeper: {
      play: (draft, said, desk) => hearOfScorekeeper(draft, said === 'adjudicated', desk),
    },
    idle: {
      play: (_, said, desk) => {
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
  scores: ({ own, options }) => scoresNow(own, options),
  resample: sampleFictionary,
  notation: fictionaryNotation,
  render: renderFictionary,
  say: sayFictionary,
})

function wantedIn(state: State<Fictionary>): readonly Wanted<Fictionary>[] {
  const { own, options, table } = state
  const brainiac = own.brainiac ?? -1
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
          must: waited.includes(of),
          deadline: 'step',
          seenBy: isVote ? 'all' : 'self',
        }))
    }
    case 'report':
      return [{ what: 'report', of: brainiac, ...timed }]
    case 'scoring':
      return [{ what: 'score', of: brainiac, ...timed }]
    case 'adjudication':
      return [{ what: 'score', of: 'anyone', need: 'must', seenBy: 'all' }]
    default:
      return []
  }
}
