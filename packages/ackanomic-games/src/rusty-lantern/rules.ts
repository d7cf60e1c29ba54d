import type { SeatNumber } from '@ackanomic/core'
import { defineRules } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { bardsLeft, checkJoin, checkPlace, letIn, namesOf, place } from './bards.js'
import { isUnsettled, openTale, settle, tavern } from './barkeep.js'
import { burnCard, cardAmong, isLocked, owe } from './cards.js'
import { checkElements, deal } from './deck.js'
import { rustyLanternDescription } from './description.js'
import { announce, answerInterruption, checkInterruption } from './interruptions.js'
import { pendingIn, rustyLanternMoves } from './legal.js'
import { type Ctx, type Draft, type RustyLantern, rustyLanternModel } from './model.js'
import { attempt, checkAttempt, checkVerdict, deny, verify } from './plays.js'
import { BARKEEP_AWAY } from './suspension.js'
import { checkTurn, giveTurn, moveOn } from './turns.js'
import { closeTale, endTale } from './winning.js'

/** The rules of Ye Olde Rusty Lantern, alone: enough for a server that keeps matches. */
export const rustyLanternRules = /* @__PURE__ */ defineRules<RustyLantern>(rustyLanternModel, {
  id: 'rusty-lantern',
  revision: 1,
  description: rustyLanternDescription,
  roles: societyRoles,
  fillsSeatsLater: true,
  setup: (setting) =>
    setting.referees.length === 0 ? { code: 'noBarkeep', details: {} } : tavern(setting),
  onStart: openTale,
  moves: {
    play: {
      validate: (state, move, { seat }) => checkAttempt(state, move, seat),
      apply: (draft, move, ctx, { seat }) => attempt(draft, move, seat, ctx),
    },
    pass: {
      validate(state, { discard }, { seat }) {
        const refusal = checkTurn(state, seat)
        if (refusal?.code === 'notYourTurn')
          return { code: 'notYourPass', details: refusal.details }
        if (refusal !== undefined || discard === null) return refusal
        if (isLocked(state.shared, seat, discard)) {
          return { code: 'cardLocked', details: { card: discard } }
        }
        const isHeld = cardAmong(state.secret[seat]?.hand ?? [], discard) !== null
        return isHeld ? undefined : { code: 'notHeld', details: { card: discard } }
      },
      apply(draft, { discard: named }, ctx, { seat }) {
        const discard = named === null ? null : burnCard(draft, seat, named)
        const clause = discard === null ? '1250.18/pass.a' : '1250.18/pass.d'
        ctx.emit('public', clause, () => ({ type: 'passed', seat, how: 'passed', discard }))
        afterPass(draft, seat, ctx)
      },
    },
    interrupt: {
      validate: (state, { play, card }, { seat }) => checkInterruption(state, play, card, seat),
      apply: (draft, move, ctx, { seat }) => announce(draft, move, seat, ctx),
    },
    epilogue: {
      validate: ({ shared: { winner } }, _, { seat }) =>
        winner?.seat === seat
          ? undefined
          : { code: 'notWinner', details: { winner: winner?.person ?? null } },
      apply(draft, { text }, ctx, { seat }) {
        draft.shared.epilogue = text
        if (text !== null) ctx.emit('public', '1250.18/win.c', () => ({ type: 'epilogue', seat }))
        closeTale(draft, ctx)
      },
    },
    place: {
      by: ['referee'],
      whilePaused: true,
      validate: checkPlace,
      apply: place,
    },
    end: {
      by: ['referee'],
      whilePaused: true,
      validate: () => undefined,
      apply: (draft, _, ctx, { person }) =>
        endTale(draft, ctx, draft.shared.short ? 'lame' : 'Barkeep gone', person),
    },
  },
  prompts: {
    elements: {
      whilePaused: true,
      validate: checkElements,
      apply({ shared, hidden }, elements) {
        hidden.deck = [...elements]
        shared.stocked = true
      },
    },
    deal: {
      whilePaused: true,
      apply: (draft, order, ctx, { details }) => deal(draft, order.slice(0, details.cards), ctx),
    },
    draw: {
      whilePaused: true,
      apply: (draft, drawn, ctx) => deal(draft, [drawn], ctx),
    },
    restock: {
      whilePaused: true,
      validate: (state, answer) =>
        answer.do === 'add' ? checkElements(state, answer.elements) : undefined,
      apply(draft, answer, ctx) {
        if (answer.do === 'end') endTale(draft, ctx, 'lame', draft.table.referees[0] ?? null)
        else draft.hidden.deck.push(...answer.elements)
      },
    },
    first: {
      validate: ({ shared: { circle }, table }, bard) =>
        circle.includes(bard)
          ? undefined
          : { code: 'cannotGoFirst', details: { bards: namesOf(table, circle) } },
      apply: (draft, bard, ctx) => giveTurn(draft, bard, '1250.18/turn.a', ctx),
    },
    play: {
      validate: (state, verdict, { details }) => checkVerdict(state, verdict, details.play),
      apply(draft, verdict, ctx, { details }) {
        if (verdict.reply === 'deny') deny(draft, details.play, verdict.reason, ctx)
        else verify(draft, details.play, verdict, ctx)
      },
    },
    mention: {
      apply: (draft, mention, ctx, { details }) =>
        answerInterruption(draft, mention, details.interruption, ctx),
    },
    asleep: {
      apply(draft, _, ctx, { details: { seat } }) {
        const passed = { type: 'passed', seat, how: 'asleep', discard: null } as const
        ctx.emit('public', '1250.18/pass.b', () => passed)
        afterPass(draft, seat, ctx)
      },
    },
    close: {
      whilePaused: true,
      apply: (draft, _, ctx) => closeTale(draft, ctx),
    },
  },
  deadlines: {
    sleep(draft) {
      draft.shared.threeDays = 'over'
    },
  },
  roster: {
    join: { again: true, validate: checkJoin, apply: letIn },
    left: bardsLeft,
    onRefereeLost: 'nothing',
    refereeLost: (draft, person, ctx) => endTale(draft, ctx, 'Barkeep gone', person),
    refereeVacation: {
      away(draft, _, ctx) {
        if (draft.shared.winner === null) ctx.pause(BARKEEP_AWAY, '1250.18/bk.b')
      },
      back: (_, __, ctx) => ctx.resume(BARKEEP_AWAY, '1250.18/bk.b'),
    },
  },
  afterEach: { when: isUnsettled, run: settle },
  visibility: { referee: true },
  pendingActions: pendingIn,
  listMoves: rustyLanternMoves,
})

/** A Bard has passed, gets a card, and the turn moves on. */
function afterPass(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  owe(draft, seat, 1)
  moveOn(draft, seat, '1250.18/turn.e', ctx)
}
