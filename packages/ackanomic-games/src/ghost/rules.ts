import { days, type SeatNumber } from '@ackanomic/core'
import type { ErrorCaseOf, PendingOf, State, VisibleState } from '@ackanomic/core/engine'
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

type Refused = ErrorCaseOf<Ghost> | undefined
type S = VisibleState<Ghost>

/** The rules of Ghost, without the text. */
export const ghostRules = /* @__PURE__ */ defineRules<Ghost>(ghostModel, {
  id: 'ghost',
  description: ghostDescription,
  setup({ seats }) {
    const before = {
      stage: 'numbers',
      seat: null,
      protest: null,
      sought: null,
      word: null,
    } as const
    const numbers = seats.map(() => null)
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
        if (ghostWord === undefined) return { code: 'nothingToContinue' }
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
        return { code: 'nothingToProtest' }
      },
      apply: (draft, { ground }, ctx, { seat }) => protestWord(draft, ground, seat, ctx),
    },
    resign: {
      validate: ({ shared }, _, { seat }) =>
        shared.seat === seat ? undefined : { code: 'resignOutOfTurn' },
      apply: (draft, _, ctx) => resign(draft, 'resigned', '1250.9/4(4)a', ctx),
    },
    answer: {
      validate({ shared, options, roster }, { word }, { seat }) {
        const { protest, sought } = shared
        const ghostWord = shared.word?.letters
        const isDue = protest?.ground === 'nowhere' && options.containment === 'answer'
        if (!isDue || ghostWord === undefined) return { code: 'noAnswerDue' }
        if (protest.against !== seat)
          return { code: 'notProtested', details: { against: nameOf(roster, protest.against) } }
        if (sought !== null) return { code: 'answered', details: { word: sought } }
        return word.includes(ghostWord)
          ? undefined
          : { code: 'notInside', details: { word, ghostWord } }
      },
      apply: (draft, { word }, ctx, { seat }) => answer(draft, word, seat, ctx),
    },
    'protest addition': {
      validate(state, move, { seat }) {
        const { shared, roster } = state
        const open = shared.newcomers.find((each) => each.seat === move.newcomer)
        if (open === undefined) {
          const newcomers = protestable(state, seat).map((each) => nameOf(roster, each))
          return { code: 'noAddition', details: { newcomers } }
        }
        const newcomer = nameOf(roster, open.seat)
        if (open.seat <= seat) return { code: 'notEarlier', details: { newcomer } }
        if (open.protestedBy === null) return undefined
        const by = nameOf(roster, open.protestedBy)
        return { code: 'protestedAlready', details: { newcomer, by } }
      },
      apply(draft, { newcomer }, ctx, { seat: by }) {
        record(draft, ctx, '1250.9/4.2(5)', { type: 'additionProtested', by, newcomer })
        const open = draft.shared.newcomers.find(({ seat }) => seat === newcomer)
        if (open !== undefined) open.protestedBy = by
        if (draft.options.additionProtest === 'automatic') removeNewcomer(draft, newcomer, ctx)
      },
    },
    remove: {
      by: ['referee'],
      validate({ shared, roster }, { newcomer }) {
        const removable = shared.newcomers.filter(({ protestedBy }) => protestedBy !== null)
        if (removable.some(({ seat }) => seat === newcomer)) return undefined
        const newcomers = removable.map(({ seat }) => nameOf(roster, seat))
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
    roles: societyRoles,
    // Leaving in turn is resigning (4.5(2)). Otherwise the turn stays (4.5(3)), without an answer.
    left(draft, seats, ctx) {
      const { seat: inTurn, protest } = draft.shared
      for (const seat of seats) if (seat !== inTurn) noteLeaver(draft, seat, ctx)
      if (inTurn !== null && seats.includes(inTurn)) {
        resign(draft, 'resigned', '1250.9/4.5(2)', ctx)
      } else if (protest !== null && seats.includes(protest.against)) {
        unanswered(draft, 'nobody to answer', ctx)
      }
    },
    awayReferee: ({ shared }, person) =>
      shared.absentReferees.includes(person) ? 'free' : undefined,
    validate(state, change) {
      if (change.type === 'join') return refuseNewcomer(state, change.person, change.join)
      return change.type === 'refereeFound' && state.shared.absentReferees.includes(change.person)
        ? { code: 'absentReferee', details: { person: change.person } }
        : undefined
    },
    apply(draft, change, ctx) {
      if (change.type === 'join') addNewcomer(draft, change.person, ctx)
      else if (change.type === 'refereeAway') refereeAway(draft, change.person, ctx)
      else if (change.type === 'refereeBack' || change.type === 'awayRefereeLeft') {
        const { shared } = draft
        shared.absentReferees = shared.absentReferees.filter((absent) => absent !== change.person)
      }
    },
  },
  afterEach: ({ roster }) => (seatsInGame(roster).length < 2 ? endGame : undefined),
  seesSecrets: (_, viewer) => viewer === 'referee',
  pending,
  listMoves,
  sampleMove,
})

/** Refuses a play out of turn (4.4(3), 4(3)d). */
function refuseTurn({ shared, roster }: S, mine: SeatNumber): Refused {
  const { stage, seat, protest } = shared
  if (seat === mine) return undefined
  if (stage === 'numbers') return { code: 'numbersNotDrawn' }
  if (protest === null)
    return { code: 'notYourTurn', details: { turn: nameOf(roster, seat ?? -1) } }
  const [by, against] = [nameOf(roster, protest.by), nameOf(roster, protest.against)]
  return { code: 'protestPending', details: { by, against } }
}

function removeNewcomer(draft: Draft, newcomer: SeatNumber, ctx: Ctx): void {
  removeSeat(draft, newcomer, 'addition protested', '1250.9/4.2(5)', ctx)
}

/** Newcomers need the referee, their own wish, and a game that is open for additions (4.2). */
function refuseNewcomer(
  { shared, roster }: S,
  person: string,
  { by, wishes }: Ghost['Join'],
): Refused {
  const { duel, referees } = roster
  if (duel !== null) return { code: 'duelAddition', details: { person } }
  if (!referees.includes(by)) return { code: 'notAddedByReferee', details: { by, referees } }
  if (!wishes) return { code: 'noWish', details: { person } }
  return isOpenForAdditions(roster, shared)
    ? undefined
    : { code: 'additionsClosed', details: { person } }
}

/** Adds a newcomer, which may be protested for three days (4.2(3), 4.2(4), 4.2(6)). */
function addNewcomer(draft: Draft, person: string, ctx: Ctx): void {
  const { shared } = draft
  const seat = ctx.addSeat(person, {})
  // Numbers are consecutive and never taken back.
  const number = shared.numbers.length + 1
  shared.numbers.push(number)
  shared.newcomers.push({ seat, protestedBy: null })
  ctx.startTimer('addition', days(3), seat)
  record(draft, ctx, '1250.9/4.2(3)', { type: 'added', seat, number })
}

/** There is no referee until another one is found (6(3), 6(5)). */
function refereeAway({ shared }: Draft, person: string, ctx: Ctx): void {
  ctx.setReferees([])
  if (!shared.absentReferees.includes(person)) shared.absentReferees.push(person)
  ctx.emit('public', '1250.9/6(3)', () => ({ type: 'refereeAway', person }))
  ctx.pause('no referee', '1250.9/6(5)')
}

function pending(state: State<Ghost>, of: SeatNumber | string): PendingOf<Ghost> {
  const { stage, seat, protest, word, newcomers } = state.shared
  if (of === 'referee') {
    const removes = newcomers.some(({ protestedBy }) => protestedBy !== null)
    return removes ? { remove: { need: 'optional' } } : {}
  }
  if (typeof of !== 'number') return {}
  const turn = (need: 'required' | 'oneOf' | 'optional') => ({ need, deadline: 'turn' }) as const
  const plays =
    word === null
      ? { begin: turn('required') }
      : { continue: turn('oneOf'), protest: turn('oneOf') }
  const answers = stage === 'answer' && protest?.against === of && isInGame(state.roster, of)
  return {
    ...(seat === of ? { ...plays, resign: turn('optional') } : {}),
    ...(answers ? { answer: { need: 'required', deadline: 'answer' } } : {}),
    ...(protestable(state, of).length > 0 ? { 'protest addition': { need: 'optional' } } : {}),
  }
}
