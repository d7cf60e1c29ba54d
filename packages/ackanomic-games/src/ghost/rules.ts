import {
  defineRules,
  isInGame,
  type RulesOf,
  type State,
  seatsInGame,
  type Wanted,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import { ghostDescription } from './description.js'
import {
  checkAnswer,
  checkBegin,
  checkContinue,
  checkProtest,
  checkResign,
  ghostMoves,
  sampleGhostMove,
} from './legal.js'
import {
  addPlayer,
  checkAddition,
  checkAdditionProtest,
  checkRemoval,
  playersLeft,
  protestAddition,
  protestable,
  refereeBack,
  refereeLeft,
  removable,
  removeNewcomer,
} from './membership.js'
import { answer, askReferee, protestWord, report, unanswered } from './protests.js'
import { ghostRejections } from './rejections.js'
import { joinSchema, moveSchema, optionsSchema } from './schema.js'
import { closeAddition, giveNumbers, resign, setWord, timeOut } from './turns.js'
import type { Ghost } from './types.js'
import { endGame } from './winning.js'

/** The rules of Ghost, alone: enough for a server that keeps matches. */
export const ghostRules: RulesOf<Ghost> = /* @__PURE__ */ defineRules<Ghost>({
  id: 'ghost',
  revision: 1,
  description: ghostDescription,
  roles: societyRoles,
  rejections: ghostRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: ({ names }) => ({
    shared: {
      now: { stage: 'numbers' },
      word: null,
      numbers: names.map(() => null),
      reached: 0,
      newcomers: [],
      absentReferees: [],
      history: [],
    },
    secret: names.map(() => ({})),
    hidden: {},
  }),
  records: ['history'],
  begin: askReferee,
  moves: {
    begin: {
      check: (state, _, { seat }) => checkBegin(state, seat),
      play: (draft, { letter }, ctx, { seat }) => setWord(draft, letter, seat, ctx),
    },
    continue: {
      check: (state, { word }, { seat }) => checkContinue(state, word, seat),
      play: (draft, { word }, ctx, { seat }) => setWord(draft, word, seat, ctx),
    },
    protest: {
      check: (state, _, { seat }) => checkProtest(state, seat),
      play: (draft, { ground }, ctx, { seat }) => protestWord(draft, ground, seat, ctx),
    },
    resign: {
      check: (state, _, { seat }) => checkResign(state, seat),
      play: (draft, _, ctx, { seat }) => resign(draft, seat, 'resigned', '1250.9/4(4)a', ctx),
    },
    answer: {
      check: (state, { word }, { seat }) => checkAnswer(state, word, seat),
      play: (draft, { word }, ctx) => answer(draft, word, ctx),
    },
    'protest addition': {
      check: (state, { newcomer }, { seat }) => checkAdditionProtest(state, newcomer, seat),
      play: (draft, { newcomer }, ctx, { seat }) => protestAddition(draft, newcomer, seat, ctx),
    },
    remove: {
      by: ['referee'],
      check: (state, { newcomer }) => checkRemoval(state, newcomer),
      play: (draft, { newcomer }, ctx) => removeNewcomer(draft, newcomer, ctx),
    },
  },
  inquiries: {
    numbers: { play: (draft, drawn, ctx) => giveNumbers(draft, drawn, ctx) },
    word: { play: (draft, found, ctx) => report(draft, found, ctx) },
    answer: { play: (draft, found, ctx) => report(draft, found, ctx) },
    inside: { play: (draft, found, ctx) => report(draft, found, ctx) },
  },
  deadlines: {
    turn: (draft, ctx) => timeOut(draft, ctx),
    answer: (draft, ctx) => unanswered(draft, 'no answer', ctx),
    addition: (draft, ctx, seat) => {
      if (seat !== null) closeAddition(draft, seat, ctx)
    },
  },
  membership: {
    join: {
      schema: joinSchema,
      check: checkAddition,
      play: (draft, person, _, ctx) => addPlayer(draft, person, ctx),
    },
    left: playersLeft,
    refereeAway: refereeLeft,
    isRefereeAway: ({ shared }, person) => shared.absentReferees.includes(person),
    awayRefereesMayPlay: true,
    refereeBack,
    awayRefereeLeft: refereeBack,
    checkReferee: ({ shared }, person) =>
      shared.absentReferees.includes(person)
        ? { code: 'absentReferee', facts: { person } }
        : undefined,
  },
  settle: {
    when: ({ table }) => seatsInGame(table).length < 2,
    play: endGame,
  },
  secrecy: { referee: true },
  expects: wantedIn,
  legalMoves: ghostMoves,
  sampleMove: sampleGhostMove,
})

function wantedIn({ shared, table }: State<Ghost>): readonly Wanted<Ghost>[] {
  const { now, newcomers } = shared
  const wanted: Wanted<Ghost>[] = []
  if (now.stage === 'turn') {
    const mine = { of: now.seat, deadline: 'turn', seenBy: 'all' } as const
    if (shared.word === null) wanted.push({ what: 'begin', need: 'must', ...mine })
    else {
      wanted.push({ what: 'continue', need: 'one of', ...mine })
      wanted.push({ what: 'protest', need: 'one of', ...mine })
    }
    wanted.push({ what: 'resign', need: 'may', ...mine })
  }
  if (now.stage === 'answer' && isInGame(table, now.protest.against)) {
    const of = now.protest.against
    wanted.push({ what: 'answer', of, need: 'must', deadline: 'answer', seenBy: 'all' })
  }
  if (removable(newcomers).length > 0) {
    wanted.push({ what: 'remove', of: 'referee', need: 'may', seenBy: 'all' })
  }
  for (const of of seatsInGame(table)) {
    if (protestable(shared, table, of).length === 0) continue
    wanted.push({ what: 'protest addition', of, need: 'may', seenBy: 'all' })
  }
  return wanted
}
