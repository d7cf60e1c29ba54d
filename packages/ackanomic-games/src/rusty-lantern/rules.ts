import type { SeatNumber } from '@ackanomic/core'
import { defineRules } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { bardsLeft, checkJoin, joinTale, namesOf, payAnte, placeMove } from './bards.js'
import { burnCard, findCard, isLocked, JOINERS_CARDS, oweCards } from './cards.js'
import { applyConsequence, hasConsequence } from './consequences.js'
import { checkElements, dealCards } from './deck.js'
import { rustyLanternDescription } from './description.js'
import { interruptMove, mentionPrompt } from './interruptions.js'
import { listMoves, pending, sampleMove } from './legal.js'
import { type Ctx, type Draft, type RustyLantern, rustyLanternModel } from './model.js'
import { playMove, playPrompt } from './plays.js'
import { BARKEEP_AWAY, checkTurn, giveTurn, moveOn } from './turns.js'
import { closeTale, endTale } from './winning.js'

/** The rules of Ye Olde Rusty Lantern, without the text. */
export const rustyLanternRules = /* @__PURE__ */ defineRules<RustyLantern>(rustyLanternModel, {
  id: 'rusty-lantern',
  description: rustyLanternDescription,
  setup({ seats, referees }) {
    if (referees.length === 0) return { code: 'noBarkeep' }
    const circle = seats.map((_, seat) => seat)
    return {
      shared: {
        circle,
        unplaced: [],
        bards: circle.map(() => ({ cards: 0, ale: 0 })),
        stocked: false,
        turn: null,
        tried: false,
        threeDays: 'none',
        plays: [],
        interruptions: [],
        looseEnds: [],
        owed: circle.map((seat) => ({ seat, cards: JOINERS_CARDS })),
        short: false,
        stopped: { before: 0, since: null },
        pot: [],
        deckSize: null,
        winner: null,
        epilogue: null,
      },
      secret: circle.map(() => ({ hand: [], claims: [] })),
      hidden: { deck: [], burned: [] },
    }
  },
  onStart(draft, ctx) {
    const { shared, options, roster } = draft
    const { benches, ante } = options
    const [barkeep = ''] = roster.referees
    const opened = { type: 'opened', barkeep, benches, bards: [...shared.circle], ante } as const
    ctx.emit('public', '1250.18/bk.d', () => opened)
    if (ante === null) return
    for (const { player } of roster.seats) payAnte(draft, player, ante, ctx)
  },
  moves: {
    play: playMove,
    pass: {
      validate(state, { discard: card }, { seat }) {
        const error = checkTurn(state, seat)
        if (error?.code === 'notYourTurn') return { code: 'notYourPass', details: error.details }
        if (error !== undefined || card === null) return error
        if (isLocked(state.shared, seat, card)) return { code: 'cardLocked', details: { card } }
        const isHeld = findCard(state.secret[seat]?.hand ?? [], card) !== null
        return isHeld ? undefined : { code: 'notHeld', details: { card } }
      },
      apply(draft, { discard: named }, ctx, { seat }) {
        const discard = burnCard(draft, seat, named)
        const clause = discard === null ? '1250.18/pass.a' : '1250.18/pass.d'
        ctx.emit('public', clause, () => ({ type: 'passed', seat, how: 'passed', discard }))
        finishPass(draft, seat, ctx)
      },
    },
    interrupt: interruptMove,
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
    place: placeMove,
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
    deal: { whilePaused: true, apply: dealCards },
    draw: { whilePaused: true, apply: (draft, drawn, ctx) => dealCards(draft, [drawn], ctx) },
    restock: {
      whilePaused: true,
      validate: (state, answer) =>
        answer.do === 'add' ? checkElements(state, answer.elements) : undefined,
      apply(draft, answer, ctx) {
        if (answer.do === 'end') endTale(draft, ctx, 'lame', draft.roster.referees[0] ?? null)
        else draft.hidden.deck.push(...answer.elements)
      },
    },
    first: {
      validate: ({ shared: { circle }, roster }, bard) =>
        circle.includes(bard)
          ? undefined
          : { code: 'cannotGoFirst', details: { bards: namesOf(roster, circle) } },
      apply: (draft, bard, ctx) => giveTurn(draft, bard, '1250.18/turn.a', ctx),
    },
    play: playPrompt,
    mention: mentionPrompt,
    asleep: {
      apply(draft, _, ctx, { details: { seat } }) {
        const passed = { type: 'passed', seat, how: 'asleep', discard: null } as const
        ctx.emit('public', '1250.18/pass.b', () => passed)
        finishPass(draft, seat, ctx)
      },
    },
    close: { whilePaused: true, apply: (draft, _, ctx) => closeTale(draft, ctx) },
  },
  deadlines: {
    sleep(draft) {
      draft.shared.threeDays = 'over'
    },
  },
  roster: {
    roles: societyRoles,
    seats: 'revolving',
    pausesWithoutReferee: false,
    left: bardsLeft,
    validate: (state, change) =>
      change.type === 'join' ? checkJoin(state, change.person, change.join) : undefined,
    apply(draft, change, ctx) {
      if (change.type === 'join') joinTale(draft, change.person, change.join, ctx)
      if (change.type === 'refereeLost') endTale(draft, ctx, 'Barkeep gone', change.person)
      if (change.type === 'refereeBack') ctx.resume(BARKEEP_AWAY, '1250.18/bk.b')
      if (change.type === 'refereeAway' && draft.shared.winner === null)
        ctx.pause(BARKEEP_AWAY, '1250.18/bk.b')
    },
  },
  afterEach: (state) => (hasConsequence(state) ? applyConsequence : undefined),
  seesSecrets: (_, viewer) => viewer === 'referee',
  pending,
  listMoves,
  sampleMove,
})

function finishPass(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  oweCards(draft, seat, 1)
  moveOn(draft, seat, '1250.18/turn.e', ctx)
}
