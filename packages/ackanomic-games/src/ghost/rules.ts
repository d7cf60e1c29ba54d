import { days, type SeatNumber } from '@ackanomic/core'
import type { PendingActionSpec, RefusalOf, State, VisibleState } from '@ackanomic/core/engine'
import { defineRules, isInGame, nameOf, seatsInGame } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { ghostDescription } from './description.js'
import { isContinuation } from './letters.js'
import { type Ghost, ghostModel } from './model.js'
import { listMoves, protestable, sampleMove } from './moves.js'
import { isOpenForAdditions } from './order.js'
import { answer, askReferee, protestWord, report, unanswered } from './protests.js'
import {
  type Ctx,
  closeAddition,
  type Draft,
  endGame,
  giveNumbers,
  noteLeaver,
  record,
  removeSeat,
  resign,
  setWord,
} from './turns.js'

type Refused = RefusalOf<Ghost> | undefined
type S = VisibleState<Ghost>

/** The rules of Ghost, alone: enough for a server that keeps matches. */
export const ghostRules = /* @__PURE__ */ defineRules<Ghost>(ghostModel, {
  id: 'ghost',
  revision: 1,
  description: ghostDescription,
  roles: societyRoles,
  setup({ names }) {
    const before = {
      stage: 'numbers',
      seat: null,
      protest: null,
      sought: null,
      word: null,
    } as const
    const numbers = names.map(() => null)
    const lists = { newcomers: [], absentReferees: [], history: [] }
    return { shared: { ...before, numbers, reached: 0, ...lists } }
  },
  appendOnly: ['history'],
  onStart: askReferee,
  moves: {
    begin: {
      validate(state, _, { seat }) {
        const { word } = state.shared
        const refused = refuseTurn(state, seat)
        if (refused !== undefined || word === null) return refused
        return { code: 'wordStands', details: { word: word.letters } }
      },
      apply: (draft, { letter }, ctx, { seat }) => setWord(draft, letter, seat, ctx),
    },
    continue: {
      validate(state, { word }, { seat }) {
        const refused = refuseTurn(state, seat)
        if (refused !== undefined) return refused
        const ghostWord = state.shared.word?.letters
        if (ghostWord === undefined) return { code: 'nothingToContinue', details: {} }
        return isContinuation(word, ghostWord)
          ? undefined
          : { code: 'notAContinuation', details: { word, ghostWord } }
      },
      apply: (draft, { word }, ctx, { seat }) => setWord(draft, word, seat, ctx),
    },
    protest: {
      validate(state, _, { seat }) {
        const refused = refuseTurn(state, seat)
        if (refused !== undefined || state.shared.word !== null) return refused
        return { code: 'nothingToProtest', details: {} }
      },
      apply: (draft, { ground }, ctx, { seat }) => protestWord(draft, ground, seat, ctx),
    },
    resign: {
      validate: ({ shared }, _, { seat }) =>
        shared.seat === seat ? undefined : { code: 'resignOutOfTurn', details: {} },
      apply: (draft, _, ctx) => resign(draft, 'resigned', '1250.9/4(4)a', ctx),
    },
    answer: {
      validate({ shared, options, table }, { word }, { seat }) {
        const { protest, sought } = shared
        const ghostWord = shared.word?.letters
        const isDue = protest?.ground === 'nowhere' && options.containment === 'answer'
        if (!isDue || ghostWord === undefined) return { code: 'noAnswerDue', details: {} }
        if (protest.against !== seat) {
          return { code: 'notProtested', details: { against: nameOf(table, protest.against) } }
        }
        if (sought !== null) return { code: 'answered', details: { word: sought } }
        return word.includes(ghostWord)
          ? undefined
          : { code: 'notInside', details: { word, ghostWord } }
      },
      apply: (draft, { word }, ctx, { seat }) => answer(draft, word, seat, ctx),
    },
    'protest addition': {
      validate(state, move, { seat }) {
        const { shared, table } = state
        const open = shared.newcomers.find((each) => each.seat === move.newcomer)
        if (open === undefined) {
          const newcomers = protestable(state, seat).map((each) => nameOf(table, each))
          return { code: 'noAddition', details: { newcomers } }
        }
        const newcomer = nameOf(table, open.seat)
        if (open.seat <= seat) return { code: 'notEarlier', details: { newcomer } }
        if (open.protestedBy === null) return undefined
        const by = nameOf(table, open.protestedBy)
        return { code: 'protestedAlready', details: { newcomer, by } }
      },
      apply(draft, { newcomer }, ctx, { seat: by }) {
        record(draft, ctx, '1250.9/4.2(5)', { type: 'addition protested', by, newcomer })
        const open = draft.shared.newcomers.find(({ seat }) => seat === newcomer)
        if (open !== undefined) open.protestedBy = by
        if (draft.options.additionProtest === 'automatic') removeNewcomer(draft, newcomer, ctx)
      },
    },
    remove: {
      by: ['referee'],
      validate({ shared, table }, { newcomer }) {
        const removable = shared.newcomers.filter(({ protestedBy }) => protestedBy !== null)
        if (removable.some(({ seat }) => seat === newcomer)) return undefined
        const newcomers = removable.map(({ seat }) => nameOf(table, seat))
        return { code: 'notRemovable', details: { newcomers } }
      },
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
    turn: (draft, ctx) => resign(draft, 'time ran out', '1250.9/4(4)b', ctx),
    answer: (draft, ctx) => unanswered(draft, 'no answer', ctx),
    addition: (draft, ctx, seat) => {
      if (seat !== null) closeAddition(draft, seat, ctx)
    },
  },
  roster: {
    join: {
      validate({ shared, table }, person, { by, wishes }) {
        const { duel, referees } = table
        if (duel !== null) return { code: 'duelAddition', details: { person } }
        if (!referees.includes(by)) return { code: 'notAddedByReferee', details: { by, referees } }
        if (!wishes) return { code: 'noWish', details: { person } }
        return isOpenForAdditions(table, shared)
          ? undefined
          : { code: 'additionsClosed', details: { person } }
      },
      // The addition may be protested for three days (4.2(3), 4.2(4), 4.2(6)).
      apply(draft, person, _, ctx) {
        const { shared } = draft
        const seat = ctx.addSeat(person, {})
        // Numbers are given in a row and never taken back: there are as many as there were seats.
        const number = shared.numbers.length + 1
        shared.numbers.push(number)
        shared.newcomers.push({ seat, protestedBy: null })
        ctx.startTimer('addition', days(3), { seat })
        record(draft, ctx, '1250.9/4.2(3)', { type: 'added', seat, number })
      },
    },
    // Who goes in their own turn has resigned (4.5(2)); for the others word and turn stay as they
    // are (4.5(3)), but nobody waits for the answer of one who is gone.
    left(draft, seats, ctx) {
      const { seat: inTurn, protest } = draft.shared
      for (const seat of seats) if (seat !== inTurn) noteLeaver(draft, seat, ctx)
      if (inTurn !== null && seats.includes(inTurn)) {
        resign(draft, 'resigned', '1250.9/4.5(2)', ctx)
      } else if (protest !== null && seats.includes(protest.against)) {
        unanswered(draft, 'nobody to answer', ctx)
      }
    },
    refereeVacation: {
      // There is no referee until another one is found (6(3), 6(5)).
      away(draft, person, ctx) {
        const { absentReferees } = draft.shared
        ctx.setReferees([])
        if (!absentReferees.includes(person)) absentReferees.push(person)
        ctx.emit('public', '1250.9/6(3)', () => ({ type: 'referee away', person }))
        ctx.pause('no referee', '1250.9/6(5)')
      },
      isAway: ({ shared }, person) => shared.absentReferees.includes(person),
      mayPlay: true,
      back: dropAbsent,
      left: dropAbsent,
    },
    checkReferee: ({ shared }, person) =>
      shared.absentReferees.includes(person)
        ? { code: 'absentReferee', details: { person } }
        : undefined,
  },
  afterEach: { when: ({ table }) => seatsInGame(table).length < 2, run: endGame },
  visibility: { referee: true },
  pendingActions,
  listMoves,
  sampleMove,
})

/** Refuses a play of another seat’s turn, or while there is none (4.4(3), 4(3)d). */
function refuseTurn({ shared, table }: S, mine: SeatNumber): Refused {
  const { stage, seat, protest } = shared
  if (seat === mine) return undefined
  if (stage === 'numbers') return { code: 'numbersNotDrawn', details: {} }
  if (protest === null) return { code: 'notYourTurn', details: { turn: nameOf(table, seat ?? -1) } }
  const [by, against] = [nameOf(table, protest.by), nameOf(table, protest.against)]
  return { code: 'protestPending', details: { by, against } }
}

function removeNewcomer(draft: Draft, newcomer: SeatNumber, ctx: Ctx): void {
  removeSeat(draft, newcomer, 'addition protested', '1250.9/4.2(5)', ctx)
}

/** A referee who went on vacation is back, and may take the office again; or has left for good. */
function dropAbsent({ shared }: Draft, person: string): void {
  shared.absentReferees = shared.absentReferees.filter((absent) => absent !== person)
}

function pendingActions(state: State<Ghost>): readonly PendingActionSpec<Ghost>[] {
  const { shared, table } = state
  const { stage, seat, protest, word, newcomers } = shared
  const pending: PendingActionSpec<Ghost>[] = []
  if (seat !== null) {
    const mine = { actor: seat, deadline: 'turn' } as const
    if (word === null) pending.push({ action: 'begin', need: 'required', ...mine })
    else {
      pending.push({ action: 'continue', need: 'oneOf', ...mine })
      pending.push({ action: 'protest', need: 'oneOf', ...mine })
    }
    pending.push({ action: 'resign', need: 'optional', ...mine })
  }
  if (stage === 'answer' && protest !== null && isInGame(table, protest.against)) {
    const actor = protest.against
    pending.push({ action: 'answer', actor, need: 'required', deadline: 'answer' })
  }
  if (newcomers.some(({ protestedBy }) => protestedBy !== null)) {
    pending.push({ action: 'remove', actor: 'referee', need: 'optional' })
  }
  for (const actor of seatsInGame(table)) {
    if (protestable(state, actor).length === 0) continue
    pending.push({ action: 'protest addition', actor, need: 'optional' })
  }
  return pending
}
