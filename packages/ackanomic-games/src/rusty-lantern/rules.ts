import { defineRules, type RulesOf } from '@ackanomic/core/engine'
import { seatSchema } from '../shapes.js'
import { bardsLeft, checkJoin, checkPlace, letIn, place } from './bards.js'
import { checkFirst, isUnsettled, openTale, settle, tavern } from './barkeep.js'
import { checkElements, deal, restock, stock } from './deck.js'
import { rustyLanternDescription } from './description.js'
import { announce, answerInterruption, checkInterruption } from './interruptions.js'
import { rustyLanternMoves, wantedIn } from './legal.js'
import { checkPass, pass, passAsleep } from './passing.js'
import { answerPlay, attempt, checkAttempt, checkVerdict } from './plays.js'
import { rustyLanternPosition } from './position.js'
import { rustyLanternRejections } from './rejections.js'
import {
  elementsSchema,
  joinSchema,
  moveSchema,
  optionsSchema,
  restockSchema,
  verdictSchema,
} from './schema.js'
import { BARKEEP_AWAY } from './suspension.js'
import { giveTurn } from './turns.js'
import type { RustyLantern } from './types.js'
import { closeTale, endTale, finish } from './winning.js'

/** The rules of Ye Olde Rusty Lantern, alone: enough for a server that keeps matches. */
export const rustyLanternRules: RulesOf<RustyLantern> = /* @__PURE__ */ defineRules<RustyLantern>({
  id: 'rusty-lantern',
  revision: 1,
  description: rustyLanternDescription,
  rejections: rustyLanternRejections,
  options: optionsSchema,
  move: moveSchema,
  gathers: true,
  checkSetup: ({ referees }) =>
    referees.length === 0 ? { code: 'noBarkeep', facts: {} } : undefined,
  setup: tavern,
  begin: openTale,
  moves: {
    play: {
      check: (state, move, { seat }) => checkAttempt(state, move, seat),
      play: (draft, move, desk, { seat }) => attempt(draft, move, seat, desk),
    },
    pass: {
      check: (state, { discard }, { seat }) => checkPass(state, discard, seat),
      play: (draft, { discard }, desk, { seat }) => pass(draft, discard, seat, desk),
    },
    interrupt: {
      check: (state, move, { seat }) => checkInterruption(state, move, seat),
      play: (draft, move, desk, { seat }) => announce(draft, move, seat, desk),
    },
    epilogue: {
      check: ({ own }, _, { seat }) =>
        own.winner?.seat === seat
          ? undefined
          : { code: 'notWinner', facts: { winner: own.winner?.person ?? null } },
      play: (draft, { text }, desk, { seat }) => finish(draft, text, seat, desk),
    },
    place: {
      by: ['referee'],
      whileHalted: true,
      check: (state, { bard, after }) => checkPlace(state, bard, after),
      play: (draft, { bard, after }, desk) => place(draft, bard, after, desk),
    },
    end: {
      by: ['referee'],
      whileHalted: true,
      check: () => undefined,
      play: (draft, _, desk, { person }) =>
        endTale(draft, desk, draft.own.short ? 'lame' : 'Barkeep gone', person),
    },
  },
  inquiries: {
    elements: {
      whileHalted: true,
      schema: elementsSchema,
      check: checkElements,
      play: (draft, elements) => stock(draft, elements),
    },
    deal: {
      whileHalted: true,
      play: (draft, order, desk, { about }) => deal(draft, order.slice(0, about.cards), desk),
    },
    draw: {
      whileHalted: true,
      play: (draft, drawn, desk) => deal(draft, [drawn], desk),
    },
    restock: {
      whileHalted: true,
      schema: restockSchema,
      check: (state, answer) =>
        answer.do === 'add' ? checkElements(state, answer.elements) : undefined,
      play: (draft, answer, desk) => restock(draft, answer, desk),
    },
    first: {
      schema: seatSchema,
      check: checkFirst,
      play: (draft, bard, desk) => giveTurn(draft, bard, '1250.18/turn.a', desk),
    },
    play: {
      schema: verdictSchema,
      check: (state, verdict, { about }) => checkVerdict(state, verdict, about.play),
      play: (draft, verdict, desk, { about }) => answerPlay(draft, verdict, about.play, desk),
    },
    mention: {
      play: (draft, mention, desk, { about }) =>
        answerInterruption(draft, mention, about.interruption, desk),
    },
    asleep: {
      play: (draft, _, desk, { about }) => passAsleep(draft, about.seat, desk),
    },
    close: {
      whileHalted: true,
      play: (draft, _, desk) => closeTale(draft, desk),
    },
  },
  deadlines: {
    sleep(draft) {
      draft.own.threeDays = 'over'
    },
  },
  membership: {
    join: { schema: joinSchema, again: true, check: checkJoin, play: letIn },
    left: bardsLeft,
    onRefereeLost: 'nothing',
    refereeLost: (draft, person, desk) => endTale(draft, desk, 'Barkeep gone', person),
    refereeAway(draft, _, desk) {
      if (draft.own.winner === null) desk.halt(BARKEEP_AWAY, '1250.18/bk.b')
    },
    refereeBack: (_, __, desk) => desk.resume(BARKEEP_AWAY, '1250.18/bk.b'),
  },
  settle: { when: isUnsettled, play: settle },
  secrecy: { referee: true },
  expects: wantedIn,
  legalMoves: rustyLanternMoves,
  position: rustyLanternPosition,
})
