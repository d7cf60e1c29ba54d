import { defineRules, type RulesOf } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
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
  roles: societyRoles,
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
      play: (draft, move, ctx, { seat }) => attempt(draft, move, seat, ctx),
    },
    pass: {
      check: (state, { discard }, { seat }) => checkPass(state, discard, seat),
      play: (draft, { discard }, ctx, { seat }) => pass(draft, discard, seat, ctx),
    },
    interrupt: {
      check: (state, move, { seat }) => checkInterruption(state, move, seat),
      play: (draft, move, ctx, { seat }) => announce(draft, move, seat, ctx),
    },
    epilogue: {
      check: ({ shared }, _, { seat }) =>
        shared.winner?.seat === seat
          ? undefined
          : { code: 'notWinner', facts: { winner: shared.winner?.person ?? null } },
      play: (draft, { text }, ctx, { seat }) => finish(draft, text, seat, ctx),
    },
    place: {
      by: ['referee'],
      whileHalted: true,
      check: (state, { bard, after }) => checkPlace(state, bard, after),
      play: (draft, { bard, after }, ctx) => place(draft, bard, after, ctx),
    },
    end: {
      by: ['referee'],
      whileHalted: true,
      check: () => undefined,
      play: (draft, _, ctx, { person }) =>
        endTale(draft, ctx, draft.shared.short ? 'lame' : 'Barkeep gone', person),
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
      play: (draft, order, ctx, { about }) => deal(draft, order.slice(0, about.cards), ctx),
    },
    draw: {
      whileHalted: true,
      play: (draft, drawn, ctx) => deal(draft, [drawn], ctx),
    },
    restock: {
      whileHalted: true,
      schema: restockSchema,
      check: (state, answer) =>
        answer.do === 'add' ? checkElements(state, answer.elements) : undefined,
      play: (draft, answer, ctx) => restock(draft, answer, ctx),
    },
    first: {
      schema: seatSchema,
      check: checkFirst,
      play: (draft, bard, ctx) => giveTurn(draft, bard, '1250.18/turn.a', ctx),
    },
    play: {
      schema: verdictSchema,
      check: (state, verdict, { about }) => checkVerdict(state, verdict, about.play),
      play: (draft, verdict, ctx, { about }) => answerPlay(draft, verdict, about.play, ctx),
    },
    mention: {
      play: (draft, mention, ctx, { about }) =>
        answerInterruption(draft, mention, about.interruption, ctx),
    },
    asleep: {
      play: (draft, _, ctx, { about }) => passAsleep(draft, about.seat, ctx),
    },
    close: {
      whileHalted: true,
      play: (draft, _, ctx) => closeTale(draft, ctx),
    },
  },
  deadlines: {
    sleep(draft) {
      draft.shared.threeDays = 'over'
    },
  },
  membership: {
    join: { schema: joinSchema, again: true, check: checkJoin, play: letIn },
    left: bardsLeft,
    onRefereeLost: 'nothing',
    refereeLost: (draft, person, ctx) => endTale(draft, ctx, 'Barkeep gone', person),
    refereeAway(draft, _, ctx) {
      if (draft.shared.winner === null) ctx.pause(BARKEEP_AWAY, '1250.18/bk.b')
    },
    refereeBack: (_, __, ctx) => ctx.resume(BARKEEP_AWAY, '1250.18/bk.b'),
  },
  settle: { when: isUnsettled, play: settle },
  secrecy: { referee: true },
  expects: wantedIn,
  legalMoves: rustyLanternMoves,
  position: rustyLanternPosition,
})
