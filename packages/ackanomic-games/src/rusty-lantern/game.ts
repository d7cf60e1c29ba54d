import type { Game } from '@ackanomic/core'
import { defineGame } from '@ackanomic/core/engine'
import { answerPlay, attempt, checkAttempt, checkVerdict } from './attempts.js'
import { rustyLanternClauses } from './clauses.js'
import { checkElements, deal, restock, stock } from './deck.js'
import { rustyLanternDescription } from './description.js'
import { storyElements } from './elements.js'
import { endTale, finish } from './ending.js'
import { MENTIONS } from './inquiries.js'
import { announce, answerInterruption, checkInterruption } from './interruptions.js'
import { checkJoin, checkPlace, letIn, place } from './joining.js'
import { elementsSchema, mentionSchema, restockSchema, verdictSchema } from './judgement.js'
import { bardsLeft } from './leaving.js'
import { rustyLanternMoves, sampleRustyLanternMove, wantedIn } from './legal.js'
import { rustyLanternNotation } from './notation.js'
import { checkFirst, openTale, tavern } from './opening.js'
import { rustyLanternRejections } from './rejections.js'
import { renderRustyLantern } from './render.js'
import { sampleRustyLantern } from './resample.js'
import { sampleFirst, sampleRestock, sampleVerdict } from './samples.js'
import { sayRustyLantern } from './say.js'
import { joinSchema, moveSchema, optionsSchema, seatSchema } from './schema.js'
import { isUnsettled, settle } from './settling.js'
import { BARKEEP_AWAY } from './standstill.js'
import { playAt } from './story.js'
import { checkAsleep, checkPass, giveTurn, pass, passAsleep, turnDrowsy } from './turns.js'
import type { RustyLantern } from './types.js'

/**
 * Ye Olde Rusty Lantern, rule 1250.18: Bards tell a tale together, and get rid of their cards by
 * working what stands on them into it. The referee is the Barkeep, who judges each play. Who plays
 * eir last card when no Loose End is left wins.
 *
 * A tale may start with whatever number of Bards; with fewer than two, or more than there are
 * benches, it is suspended. The story elements come in as the answer to the first inquiry, since
 * they are nobody's business but the Barkeep's.
 *
 * Refuses a start with `noBarkeep` (bk.a); moves with `noTurn` (turn.a), `notYourTurn` (play.d),
 * `notYourPass` (pass.f), `playOpen` (play.e), `deckShort` (card.h), `cardsOwed` (card.f),
 * `noLantern` (play.a), `wrongLength` (play.b), `noCards` (play.h), `cardLocked` (int.c), `notHeld`
 * (pass.d), `noSuchPlay` (int.c), `ownPlay` and `voidPlay` (int.a), `notInTurn`,
 * `awake` and `barkeepAwaited` (pass.b), `placedAlready` and
 * `notABard` (join.c), `taleTold` and `notWinner` (win.c); joiners with `noBench` (join.b),
 * `wrongAnte` (ante.b) and `duelJoin` (join.a); answers with `phantomCard` (deny.5), `wrongReason`
 * (deny.only), `noNewLooseEnd` (loose.a), `noLooseEnd` (loose.b), `cannotGoFirst` (turn.a) and
 * `elementTwice` (eq.cards); besides core's codes.
 *
 * @example
 * ```ts
 * import { rustyLantern, storyElements } from '@ackanomic/games/rusty-lantern'
 *
 * const start = rustyLantern.setup({ players: ['Ann', 'Bob'], referees: ['Moe'], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.says)
 * start.value.state.asked.map(({ name }) => name) // => ['elements']
 *
 * const stocked = rustyLantern.apply(start.value.state, {
 *   kind: 'ruling', at: 0, by: 'Moe', inquiry: 0, answer: storyElements,
 * })
 * if (!stocked.ok) throw new Error(stocked.error.says)
 * stocked.value.state.own.owed // => [{ seat: 0, cards: 7 }, { seat: 1, cards: 7 }]
 *
 * const early = rustyLantern.apply(stocked.value.state, {
 *   kind: 'move', at: 0, by: 'Ann', move: { type: 'pass', discard: null },
 * })
 * early.ok ? '' : early.error.code // => 'noTurn'
 * ```
 */
export const rustyLantern: Game<RustyLantern> = /* @__PURE__ */ defineGame<RustyLantern>({
  id: 'rusty-lantern',
  revision: 1,
  description: rustyLanternDescription,
  clauses: rustyLanternClauses,
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
      by: ['seat'],
      check: (state, move, { seat }) => checkAttempt(state, move, seat),
      play: (draft, move, desk, { seat }) => attempt(draft, move, seat, desk),
    },
    pass: {
      by: ['seat'],
      check: (state, { discard }, { seat }) => checkPass(state, discard, seat),
      play: (draft, { discard }, desk, { seat }) => pass(draft, discard, seat, desk),
    },
    interrupt: {
      by: ['seat'],
      check: (state, move, { seat }) => checkInterruption(state, move, seat),
      play: (draft, move, desk, { seat }) => announce(draft, move, seat, desk),
    },
    epilogue: {
      by: ['seat'],
      check: ({ own }, _, { seat }) =>
        own.winner?.seat === seat
          ? undefined
          : { code: 'notWinner', facts: { winner: own.winner?.person ?? null } },
      play: (draft, { text }, desk, { seat }) => finish(draft, text, seat, desk),
    },
    asleep: {
      by: ['referee'],
      check: (state, { bard }) => checkAsleep(state, bard),
      play: (draft, { bard }, desk) => passAsleep(draft, bard, desk),
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
      sample: () => storyElements,
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
      sample: (state, _, pick) => sampleRestock(state, pick),
    },
    first: {
      schema: seatSchema,
      check: checkFirst,
      play: (draft, bard, desk) => giveTurn(draft, bard, '1250.18/turn.a', desk),
      sample: (state, _, pick) => sampleFirst(state, pick),
    },
    play: {
      schema: verdictSchema,
      check: (state, verdict, { about }) => checkVerdict(state, verdict, about.play),
      play: (draft, verdict, desk, { about }) => answerPlay(draft, verdict, about.play, desk),
      sample: ({ own }, { about }, pick) =>
        sampleVerdict(about, playAt(own, about.play)?.held ?? 0, pick),
    },
    mention: {
      schema: mentionSchema,
      play: (draft, mention, desk, { about }) =>
        answerInterruption(draft, mention, about.interruption, desk),
      sample: (_, __, pick) => MENTIONS[pick(MENTIONS.length)] ?? 'sufficient',
    },
  },
  deadlines: { sleep: (draft, desk) => turnDrowsy(draft, desk) },
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
  sampleMove: sampleRustyLanternMove,
  resample: sampleRustyLantern,
  notation: rustyLanternNotation,
  render: renderRustyLantern,
  say: sayRustyLantern,
})
