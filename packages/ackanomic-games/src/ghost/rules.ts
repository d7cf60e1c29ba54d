import type { SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  nameOf,
  type PendingActionSpec,
  type RefusalOf,
  type Seen,
  type State,
  seatsInGame,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import { ghostDescription } from './description.js'
import { ALPHABET, continuationsOf, isContinuation } from './letters.js'
import {
  additionProtests,
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
import { type Ghost, ghostModel } from './model.js'
import { owesAnswer } from './order.js'
import { answer, askReferee, protestWord, report, unanswered } from './protests.js'
import { sampleGhostMove } from './random-moves.js'
import { closeAddition, giveNumbers, resign, setWord, timeOut } from './turns.js'
import { endGame } from './winning.js'

type Move = Ghost['Move']
type Refused = RefusalOf<Ghost> | undefined

/** The rules of Ghost, alone: enough for a server that keeps matches. */
export const ghostRules = /* @__PURE__ */ defineRules<Ghost>(ghostModel, {
  id: 'ghost',
  revision: 1,
  description: ghostDescription,
  roles: societyRoles,
  setup: ({ names }) => ({
    shared: {
      stage: 'numbers',
      seat: null,
      protest: null,
      sought: null,
      word: null,
      numbers: names.map(() => null),
      reached: 0,
      newcomers: [],
      absentReferees: [],
      history: [],
    },
  }),
  appendOnly: ['history'],
  onStart: askReferee,
  moves: {
    begin: {
      validate(state, _, { seat }) {
        const { word } = state.shared
        const refused = refuseTurn(state, seat)
        if (refused !== undefined || word === null) return refused
        return { code: 'wordStands', facts: { word: word.letters } }
      },
      apply: (draft, { letter }, ctx, { seat }) => setWord(draft, letter, seat, ctx),
    },
    continue: {
      validate(state, { word }, { seat }) {
        const ghostWord = state.shared.word?.letters
        const refused = refuseTurn(state, seat)
        if (refused !== undefined) return refused
        if (ghostWord === undefined) return { code: 'nothingToContinue', facts: {} }
        return isContinuation(word, ghostWord)
          ? undefined
          : { code: 'notAContinuation', facts: { word, ghostWord } }
      },
      apply: (draft, { word }, ctx, { seat }) => setWord(draft, word, seat, ctx),
    },
    protest: {
      validate(state, _, { seat }) {
        const refused = refuseTurn(state, seat)
        if (refused !== undefined || state.shared.word !== null) return refused
        return { code: 'nothingToProtest', facts: {} }
      },
      apply: (draft, { ground }, ctx, { seat }) => protestWord(draft, ground, seat, ctx),
    },
    resign: {
      validate: ({ shared }, _, { seat }) =>
        shared.seat === seat ? undefined : { code: 'resignOutOfTurn', facts: {} },
      apply: (draft, _, ctx, { seat }) => resign(draft, seat, 'resigned', '1250.9/4(4)a', ctx),
    },
    answer: {
      validate({ shared, options, table }, { word }, { seat }) {
        const { protest, sought, word: ghost } = shared
        if (ghost === null || protest?.ground !== 'nowhere' || options.containment === 'lookup') {
          return { code: 'noAnswerDue', facts: {} }
        }
        const { against } = protest
        if (against !== seat) {
          return { code: 'notProtested', facts: { against: nameOf(table, against) } }
        }
        if (sought !== null) return { code: 'answered', facts: { word: sought } }
        const ghostWord = ghost.letters
        return word.includes(ghostWord)
          ? undefined
          : { code: 'notInside', facts: { word, ghostWord } }
      },
      apply: (draft, { word }, ctx) => answer(draft, word, ctx),
    },
    'protest addition': {
      validate: (state, { newcomer }, { seat }) => checkAdditionProtest(state, newcomer, seat),
      apply: (draft, { newcomer }, ctx, { seat }) => protestAddition(draft, newcomer, seat, ctx),
    },
    remove: {
      by: ['referee'],
      validate: (state, { newcomer }) => checkRemoval(state, newcomer),
      apply: (draft, { newcomer }, ctx) => removeNewcomer(draft, newcomer, ctx),
    },
  },
  prompts: {
    numbers: { apply: giveNumbers },
    word: { apply: report },
    answer: { apply: report },
    inside: { apply: report },
  },
  deadlines: {
    turn: timeOut,
    answer: (draft, ctx) => unanswered(draft, 'no answer', ctx),
    addition: (draft, ctx, seat) => closeAddition(draft, seat ?? -1, ctx),
  },
  roster: {
    join: {
      validate: checkAddition,
      apply: (draft, person, _, ctx) => addPlayer(draft, person, ctx),
    },
    left: playersLeft,
    refereeVacation: {
      away: refereeLeft,
      back: refereeBack,
      isAway: ({ shared }, person) => shared.absentReferees.includes(person),
      left: refereeBack,
      mayPlay: true,
    },
    checkReferee: ({ shared }, person) =>
      shared.absentReferees.includes(person)
        ? { code: 'absentReferee', facts: { person } }
        : undefined,
  },
  afterEach: { when: ({ table }) => seatsInGame(table).length < 2, run: endGame },
  visibility: { referee: true },
  pendingActions: pendingIn,
  listMoves(seen, seat) {
    const additions = additionProtests(seen.shared, seen.table, seat)
    if (!owesAnswer(seen.shared, seat)) {
      return { complete: true, moves: [...plays(seen, seat), ...additions] }
    }
    // No dictionary is opened for it: answers are too many to be listed.
    const sample = (choose: (count: number) => number): Move | undefined =>
      sampleGhostMove(seen, seat, choose)
    return { moves: additions, complete: false, sample }
  },
  sampleMove: sampleGhostMove,
})

/** Why a seat cannot make a play now, or `undefined` (4.4(3), 4(3)d). */
function refuseTurn({ shared, table }: Seen<Ghost>, seat: SeatNumber): Refused {
  const { stage, seat: turn, protest } = shared
  if (stage === 'numbers') return { code: 'numbersNotDrawn', facts: {} }
  if (turn === seat) return undefined
  if (protest === null) return { code: 'notYourTurn', facts: { turn: nameOf(table, turn ?? -1) } }
  const [by, against] = [nameOf(table, protest.by), nameOf(table, protest.against)]
  return { code: 'protestPending', facts: { by, against } }
}

function plays({ shared }: Seen<Ghost>, seat: SeatNumber): readonly Move[] {
  if (shared.seat !== seat) return []
  if (shared.word === null) {
    return [...ALPHABET.map((letter): Move => ({ type: 'begin', letter })), { type: 'resign' }]
  }
  return [
    ...continuationsOf(shared.word.letters).map((word): Move => ({ type: 'continue', word })),
    { type: 'protest', ground: 'word' },
    { type: 'protest', ground: 'nowhere' },
    { type: 'resign' },
  ]
}

function pendingIn({ shared, table }: State<Ghost>): readonly PendingActionSpec<Ghost>[] {
  const { seat, word } = shared
  const pending: PendingActionSpec<Ghost>[] = []
  if (seat !== null) {
    const mine = { actor: seat, deadline: 'turn' } as const
    if (word === null) pending.push({ action: 'begin', need: 'must', ...mine })
    else {
      pending.push({ action: 'continue', need: 'one of', ...mine })
      pending.push({ action: 'protest', need: 'one of', ...mine })
    }
    pending.push({ action: 'resign', need: 'may', ...mine })
  }
  for (const actor of seatsInGame(table)) {
    if (owesAnswer(shared, actor)) {
      pending.push({ action: 'answer', actor, need: 'must', deadline: 'answer' })
    }
    if (protestable(shared, table, actor).length > 0) {
      pending.push({ action: 'protest addition', actor, need: 'may' })
    }
  }
  if (removable(shared.newcomers).length > 0) {
    pending.push({ action: 'remove', actor: 'referee', need: 'may' })
  }
  return pending
}
