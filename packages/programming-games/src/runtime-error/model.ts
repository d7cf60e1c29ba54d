import type { SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type DraftOf,
  defineModel,
  type ErrorCaseOf,
  type EventsOf,
  type ModelPart,
  part,
  type State,
  type TypesOf,
} from '@ackanomic/core/engine'
import * as v from 'valibot'
import { card, type RuntimeErrorCard } from './cards.js'
import type { runtimeErrorClauses } from './clauses.js'
import type { runtimeErrorEvents } from './events.js'
import { planSchema } from './proof/certificate.js'
import { KNOWLEDGE, RESHUFFLES, type RuntimeErrorKnowledge } from './proof/position.js'
import { RUNTIME_ERROR_BUDGET } from './proof/prove.js'
import type { RuntimeErrorHidden, RuntimeErrorSecret, RuntimeErrorShared, Stage } from './state.js'
import { seat } from './state.js'
import { place, type Slot, statementSchema } from './statement.js'

/** More states would take the solver minutes. */
const MAX_STATES = 200_000

const NOW: Readonly<Record<Stage, string>> = {
  deal: 'the cards are being dealt',
  first: 'the first player is being drawn',
  scripting: 'you may lay a statement or an input',
  testing: 'you may lay an input',
  edit: 'a card must be replaced',
  executing: 'functions are being executed',
  loop: 'an input must be laid',
  ending: 'the turn ends',
}

/** The public reason why a claim failed. */
export const claimFailures = {
  notProved: ({ node, why }: { node: number; why: string }) =>
    node < 0 ? `The proof fails. ${why}` : `The proof fails at node ${node}. ${why}`,
  notForEver: ({ knowledge }: { knowledge: RuntimeErrorKnowledge }) =>
    knowledge === 'player'
      ? 'As far as its player can know the deck, no plan makes this turn last for ever.'
      : 'No plan makes this turn last for ever, whatever order the deck is in.',
  undecided: ({ budget }: { budget: number }) =>
    `The solver has looked at ${budget} states and found no answer.`,
}

/** The clause that requires a card of each move to be in the hand. */
const HELD = {
  script: 'RTE/script.h',
  input: 'RTE/test.a',
  edit: 'RTE/edit.a',
} as const

type NotInHand = {
  card: RuntimeErrorCard
  hand: readonly RuntimeErrorCard[]
  move: keyof typeof HELD
}

type Statements = { owner: string; isOwn: boolean; statements: number }

/** The types of Runtime Error, with its options, moves and errors. */
export const runtimeErrorModel = /* @__PURE__ */ defineModel(part<typeof runtimeErrorClauses>(), {
  options: v.strictObject({
    /** How a win can be claimed: by a proof (`certificate`), by the `solver`, or `either` way. */
    claim: v.optional(v.picklist(['certificate', 'solver', 'either']), 'either'),
    /** The result of a failed claim: nothing, or the end of the turn. */
    failedClaim: v.optional(v.picklist(['ignored', 'ends-turn']), 'ignored'),
    /** The knowledge from which a claim may be argued. */
    knowledge: v.optional(v.picklist(KNOWLEDGE), 'player'),
    reshuffle: v.optional(v.picklist(RESHUFFLES), 'on-draw'),
    /** The fate of the last player if all others have left. */
    lastPlayer: v.optional(v.picklist(['wins', 'no-winner']), 'wins'),
    /** The first player: a seat, or drawn by `'chance'`. */
    first: v.optional(v.union([v.literal('chance'), seat]), 'chance'),
    /** The most states that the solver may examine for one claim. */
    budget: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STATES)),
      RUNTIME_ERROR_BUDGET,
    ),
  }),
  moves: {
    script: statementSchema.entries,
    input: { card },
    /** Replaces a card of a statement by a card from the hand. */
    edit: { of: seat, ...place, card },
    /** Claims that this turn can last for ever. Without a plan, the solver is asked. */
    claim: { plan: v.optional(v.nullable(planSchema), null) },
    skip: {},
    end: {},
  },
  shared: part<RuntimeErrorShared>(),
  secret: part<RuntimeErrorSecret>(),
  hidden: part<RuntimeErrorHidden>(),
  // `part` would require every field of a certificate.
  events: {} as ModelPart<EventsOf<typeof runtimeErrorEvents>>,
  prompts: {
    /** Shuffles all 52 cards in the order of `RUNTIME_ERROR_CARDS` for the deal. */
    deck: { kind: 'shuffle' },
    first: { kind: 'pick', details: part<{ readonly seats: readonly SeatNumber[] }>() },
    /** Shuffles the discard pile, counted from the bottom. */
    pile: { kind: 'shuffle' },
    /** Asks the solver for a plan. A program answers with the result of the prover. */
    plan: { kind: 'judge', answer: v.union([v.picklist(['no', 'undecided']), planSchema]) },
  },
  errors: {
    noSuchSeat: [
      'RTE/setup.first',
      ({ first, players }: { first: number; players: number }) =>
        `Seat ${first} cannot begin: there are ${players} players, in the seats 0 to ${players - 1}.`,
    ],
    notBegun: [
      'RTE/turn',
      ({ stage }: { stage: 'deal' | 'first' }) => `Wait for the first turn: ${NOW[stage]}.`,
    ],
    notYourTurn: [
      'RTE/turn',
      ({ turn }: { turn: string }) => `It is ${turn}’s turn; wait for yours.`,
    ],
    notYourClaim: [
      'RTE/win.d',
      ({ turn }: { turn: string }) =>
        `It is ${turn}’s turn, and only ${turn} can claim; claim in your own turn.`,
    ],
    shuffling: [
      'RTE/deck.a',
      ({ cards: count }: { cards: number }) =>
        `The ${count} cards of the discard pile are being shuffled; wait until they are the new deck.`,
    ],
    claimed: [
      'RTE/win.b',
      ({ by }: { by: string }) =>
        `${by} has claimed, and the solver is being asked; wait for its answer.`,
    ],
    editFirst: [
      'RTE/test.d',
      ({ input }: { input: RuntimeErrorCard }) =>
        `${input} sets off EDIT, and EDIT is possible; replace a card first.`,
    ],
    inputFirst: [
      'RTE/loop.c',
      ({ hand }: { hand: readonly RuntimeErrorCard[] }) =>
        `LOOP asks for another input, and you have cards; lay one of ${hand.join(' ')}.`,
    ],
    noScriptNow: [
      'RTE/script.b',
      'The scripting phase of this turn is over; lay a statement in your next turn.',
    ],
    notInHand: [
      ({ move }: NotInHand) => HELD[move],
      ({ card, hand }: NotInHand) =>
        `You do not hold ${card}; you hold ${hand.join(' ') || 'nothing'}.`,
    ],
    cardTwice: [
      'RTE/script.h',
      ({ card }: { card: RuntimeErrorCard }) =>
        `${card} cannot take two places; a statement takes three different cards.`,
    ],
    boundsDiffer: [
      'RTE/script.d',
      ({ lower, upper }: { lower: RuntimeErrorCard; upper: RuntimeErrorCard }) =>
        `${lower} and ${upper} differ in suit; both bounds of a statement must be of one suit.`,
    ],
    boundsCross: [
      'RTE/script.c',
      ({ lower, upper }: { lower: RuntimeErrorCard; upper: RuntimeErrorCard }) =>
        `${lower} is not worth less than ${upper}; name the lower bound first.`,
    ],
    functionTaken: [
      'RTE/script.e',
      ({ card, number }: { card: RuntimeErrorCard; number: number }) =>
        `Your statement ${number} already has a function of the suit of ${card}; take another suit.`,
    ],
    noEdit: [
      'RTE/edit.a',
      ({ stage }: { stage: Stage }) => `There is nothing to edit: ${NOW[stage]}.`,
    ],
    noSuchStatement: [
      'RTE/edit.a',
      ({ owner, isOwn, statements: count }: Statements) => {
        const has = isOwn ? 'You have' : `${owner} has`
        if (count === 0) return `${has} no statements; edit those of somebody who has.`
        if (count === 1) return `${has} one statement; name it as 1.`
        return `${has} ${count} statements; name one from 1 to ${count}.`
      },
    ],
    editSpoils: [
      'RTE/edit.c',
      (d: { card: RuntimeErrorCard; removed: RuntimeErrorCard; slot: Slot }) =>
        d.slot === 'function'
          ? `${d.card} in the place of ${d.removed} would make a second function of that suit; take another card.`
          : `${d.card} in the place of ${d.removed} would leave bounds that differ in suit or cross; take another card.`,
    ],
    claimKind: [
      'RTE/win.b',
      ({ wanted }: { wanted: 'certificate' | 'solver' }) =>
        wanted === 'certificate'
          ? 'At this table a claim comes with its plan; add one, such as "claim swap".'
          : 'At this table the solver is asked; claim without a plan.',
    ],
    notProved: [
      'RTE/win.c',
      (facts: { node: number; why: string }) =>
        `${claimFailures.notProved(facts)} Correct the proof, or play on.`,
    ],
    notForEver: [
      'RTE/win.e',
      (facts: { knowledge: RuntimeErrorKnowledge }) =>
        `${claimFailures.notForEver(facts)} Play on.`,
    ],
    undecided: [
      'RTE/win.b',
      (facts: { budget: number; claim: 'certificate' | 'solver' | 'either' }) =>
        `${claimFailures.undecided(facts)} ${facts.claim === 'solver' ? 'Play on.' : 'Claim with a plan of your own, or play on.'}`,
    ],
  },
})

/** The types of Runtime Error. */
export interface RuntimeError extends TypesOf<typeof runtimeErrorModel> {}

/** A move of Runtime Error. */
export type RuntimeErrorMove = RuntimeError['Move']

/** The state of a match of Runtime Error. */
export interface RuntimeErrorState extends State<RuntimeError> {}

export type Draft = DraftOf<RuntimeError>
export type Ctx = Context<RuntimeError>
export type Refused = ErrorCaseOf<RuntimeError> | undefined

type Move = RuntimeError['Move']
export type ScriptMove = Extract<Move, { type: 'script' }>
export type InputMove = Extract<Move, { type: 'input' }>
export type EditMove = Extract<Move, { type: 'edit' }>
export type ClaimMove = Extract<Move, { type: 'claim' }>
