import {
  defineRules,
  isInGame,
  type RulesOf,
  type State,
  seatsInGame,
  type Wanted,
} from '@ackanomic/core/engine'
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
import { ghostPosition } from './position.js'
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
  rejections: ghostRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: ({ names }) => ({
    own: {
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
      play: (draft, { letter }, desk, { seat }) => setWord(draft, letter, seat, desk),
    },
    continue: {
      check: (state, { word }, { seat }) => checkContinue(state, word, seat),
      play: (draft, { word }, desk, { seat }) => setWord(draft, word, seat, desk),
    },
    protest: {
      check: (state, _, { seat }) => checkProtest(state, seat),
      play: (draft, { ground }, desk, { seat }) => protestWord(draft, ground, seat, desk),
    },
    resign: {
      check: (state, _, { seat }) => checkResign(state, seat),
      play: (draft, _, desk, { seat }) => resign(draft, seat, 'resigned', '1250.9/4(4)a', desk),
    },
    answer: {
      check: (state, { word }, { seat }) => checkAnswer(state, word, seat),
      play: (draft, { word }, desk) => answer(draft, word, desk),
    },
    'protest addition': {
      check: (state, { newcomer }, { seat }) => checkAdditionProtest(state, newcomer, seat),
      play: (draft, { newcomer }, desk, { seat }) => protestAddition(draft, newcomer, seat, desk),
    },
    remove: {
      by: ['referee'],
      check: (state, { newcomer }) => checkRemoval(state, newcomer),
      play: (draft, { newcomer }, desk) => removeNewcomer(draft, newcomer, desk),
    },
  },
  inquiries: {
    numbers: { play: (draft, drawn, desk) => giveNumbers(draft, drawn, desk) },
    word: { play: (draft, found, desk) => report(draft, found, desk) },
    answer: { play: (draft, found, desk) => report(draft, found, desk) },
    inside: { play: (draft, found, desk) => report(draft, found, desk) },
  },
  deadlines: {
    turn: (draft, desk) => timeOut(draft, desk),
    answer: (draft, desk) => unanswered(draft, 'no answer', desk),
    addition: (draft, desk, seat) => {
      if (seat !== null) closeAddition(draft, seat, desk)
    },
  },
  membership: {
    join: {
      schema: joinSchema,
      check: checkAddition,
      play: (draft, person, _, desk) => addPlayer(draft, person, desk),
    },
    left: playersLeft,
    refereeAway: refereeLeft,
    isRefereeAway: ({ own }, person) => own.absentReferees.includes(person),
    awayRefereesMayPlay: true,
    refereeBack,
    awayRefereeLeft: refereeBack,
    checkReferee: ({ own }, person) =>
      own.absentReferees.includes(person)
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
  position: ghostPosition,
})

function wantedIn({ own, table }: State<Ghost>): readonly Wanted<Ghost>[] {
  const { now, newcomers } = own
  const wanted: Wanted<Ghost>[] = []
  if (now.stage === 'turn') {
    const mine = { of: now.seat, deadline: 'turn', seenBy: 'all' } as const
    if (own.word === null) wanted.push({ what: 'begin', need: 'must', ...mine })
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
    if (protestable(own, table, of).length === 0) continue
    wanted.push({ what: 'protest addition', of, need: 'may', seenBy: 'all' })
  }
  return wanted
}
