import type { SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type DraftOf,
  defineModel,
  type ErrorCaseOf,
  type EventsOf,
  type GameDefinition,
  part,
  type State,
  type TypesOf,
} from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice, seatSchema, wholeFrom } from '../shapes.js'
import type { rustyLanternClauses } from './clauses.js'
import type { rustyLanternEvents } from './events.js'
import {
  cardSchema,
  elementsSchema,
  MENTIONS,
  restockSchema,
  stakesSchema,
  subjectSchema,
  textSchema,
  verdictSchema,
} from './schema.js'
import type {
  RustyLanternHidden,
  RustyLanternInterruption,
  RustyLanternSecret,
  RustyLanternShared,
} from './state.js'
import { DEAD_POTS, type RustyLanternDenial, type RustyLanternStake, stakesText } from './tale.js'

export type CardsOwed = RustyLanternShared['owed'][number]

/** The details of the prompt in which the Barkeep judges a play. */
export interface RustyLanternPlayDetails {
  readonly play: number
  readonly seat: SeatNumber
  readonly text: string
  /** The number of its lines, without empty ones. */
  readonly lines: number
  readonly card: string | null
  readonly inHand: boolean
  readonly looseEnds: readonly string[]
}

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'nobody' : names.join(', ')

const cardsOf = (cards: number): string => (cards === 1 ? '1 card' : `${cards} cards`)

/** The types of Ye Olde Rusty Lantern, with its options, moves and errors. */
export const rustyLanternModel = /* @__PURE__ */ defineModel(part<typeof rustyLanternClauses>(), {
  options: v.strictObject({
    /** The number of benches, which is the most Bards with whom the tale goes on. */
    benches: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(2, 'Send two benches or more'), v.maxValue(1000)),
      6,
    ),
    /** The payment of each Bard into the pot, or `null`. */
    ante: v.optional(
      v.nullable(
        v.pipe(
          stakesSchema,
          v.check((all) => all.length > 0, 'Send an ante of something, or null'),
        ),
      ),
      null,
    ),
    /** Whether the three days stop while the tale is suspended. */
    suspensionStopsClocks: v.optional(v.boolean(), true),
    /** A leaver's open play is dropped (`'void'`), or `'still-answered'`. */
    leaverOpenPlay: choice(['void', 'still-answered']),
    /**
     * When the three days of a sleeping Bard start. `'since-last-attempt'`: with the turn, and
     * again after each answered play. `'whole-turn'`: only with the turn, and never for a Bard who
     * has tried a play.
     */
    sleepClock: choice(['since-last-attempt', 'whole-turn']),
    /** The cost of a play that is denied because its card was not held. */
    phantomCardDenial: choice(['no-cards', 'two-cards']),
    /** Whether a play must have 12 to 25 lines. If not, the Barkeep judges its length. */
    enforceLength: v.optional(v.boolean(), false),
    /** Whether the tale waits for the winner to finish the story, or to decline. */
    epilogue: choice(['optional', 'none']),
    /** Whether the card of a successful interruption stays in the hand. */
    interruptCard: choice(['keep', 'burn']),
    /** The fate of the pot if nobody wins: back to those who paid, to the Barkeep, or kept. */
    deadPot: choice(DEAD_POTS),
    showDeckSize: v.optional(v.boolean(), false),
  }),
  moves: {
    play: { subject: subjectSchema, text: textSchema, card: v.nullable(cardSchema) },
    /** Passes, and perhaps burns a card of the hand. */
    pass: { discard: v.nullable(cardSchema) },
    /** Interrupts a play, counted from 1, with a card that the Bard claims to hold. */
    interrupt: {
      play: /* @__PURE__ */ wholeFrom(1, 'Send the number of a play, from 1'),
      card: cardSchema,
    },
    epilogue: { text: v.nullable(textSchema) },
    /** The Barkeep seats a joiner clockwise after another Bard. */
    place: { bard: seatSchema, after: seatSchema },
    end: {},
  },
  /** Without a place, a joiner sits at the last one until the Barkeep seats them elsewhere. */
  join: v.strictObject({
    after: v.optional(v.nullable(seatSchema), null),
    ante: v.optional(stakesSchema, []),
  }),
  shared: part<RustyLanternShared>(),
  secret: part<RustyLanternSecret>(),
  hidden: part<RustyLanternHidden>(),
  events: part<EventsOf<typeof rustyLanternEvents>>(),
  prompts: {
    /** Brings the story elements, in private. */
    elements: { kind: 'judge', answer: elementsSchema },
    /** Draws several cards: the first ones of the shuffled deck. */
    deal: { kind: 'shuffle', details: part<CardsOwed>() },
    draw: { kind: 'pick', details: part<CardsOwed>() },
    /** Ends the tale or adds story elements, because the deck is short. */
    restock: {
      kind: 'judge',
      details: part<CardsOwed & { readonly deck: number }>(),
      answer: restockSchema,
    },
    /** Names the Bard who goes first, by seat. */
    first: {
      kind: 'judge',
      details: part<{ readonly bards: readonly SeatNumber[] }>(),
      answer: seatSchema,
    },
    play: { kind: 'judge', details: part<RustyLanternPlayDetails>(), answer: verdictSchema },
    mention: {
      kind: 'judge',
      details: part<
        Pick<RustyLanternInterruption, 'seat' | 'play' | 'card'> & {
          readonly interruption: number
          /** Whether its Bard held that card at the announcement, and still does. */
          readonly held: boolean
          readonly text: string
        }
      >(),
      answer: v.picklist(MENTIONS),
    },
    /** Declares that the Bard in turn, who has tried nothing for three days, is asleep. */
    asleep: { kind: 'judge', details: part<{ readonly seat: SeatNumber }>() },
    /** Closes a tale whose winner has not finished the story within three days. */
    close: { kind: 'judge' },
  },
  deadlines: ['sleep'],
  errors: {
    noBarkeep: [
      '1250.18/bk.a',
      'A tale needs a Barkeep; name the person who starts it as the referee.',
    ],
    noBench: [
      '1250.18/join.b',
      (d: { person: string; benches: number }) =>
        `All ${d.benches} benches are taken, so ${d.person} cannot join until a Bard leaves.`,
    ],
    wrongAnte: [
      '1250.18/ante.b',
      ({ person, ante }: { person: string; ante: readonly RustyLanternStake[] | null }) =>
        ante === null
          ? `This tale has no ante, so ${person} pays nothing.`
          : `The ante is ${stakesText(ante)}; ${person} must pay exactly that.`,
    ],
    duelJoin: [
      '1250.18/join.a',
      (d: { person: string }) =>
        `This is a Duel; only its two players may rejoin, so ${d.person} cannot.`,
    ],
    taleTold: [
      '1250.18/win.c',
      (d: { winner: string }) =>
        `${d.winner} has won; only they may still act, to finish the story.`,
    ],
    notWinner: [
      '1250.18/win.c',
      ({ winner }: { winner: string | null }) =>
        winner === null
          ? 'Nobody has won yet; only a winner finishes the story.'
          : `${winner} has won; only they may finish the story.`,
    ],
    noTurn: [
      '1250.18/turn.a',
      'It is nobody’s turn; wait until the Barkeep names the Bard who goes first.',
    ],
    notYourTurn: [
      '1250.18/play.d',
      (d: { turn: string }) => `It is ${d.turn}’s turn; wait for yours, or interrupt a play.`,
    ],
    notYourPass: [
      '1250.18/pass.f',
      (d: { turn: string }) => `It is ${d.turn}’s turn; only they may pass now.`,
    ],
    playOpen: [
      '1250.18/play.e',
      (d: { play: number; by: string }) =>
        `The Barkeep has not answered play ${d.play} of ${d.by}; wait for the answer.`,
    ],
    deckShort: [
      '1250.18/card.h',
      'The deck has too few cards; wait until the Barkeep adds story elements.',
    ],
    cardsOwed: [
      '1250.18/card.f',
      ({ cards }: { cards: number }) =>
        cards === 1
          ? 'A card is being drawn for you; wait for it.'
          : `${cards} cards are being drawn for you; wait for them.`,
    ],
    noLantern: [
      '1250.18/play.a',
      (d: { subject: string }) => `The subject “${d.subject}” lacks the word “Lantern”; add it.`,
    ],
    wrongLength: [
      '1250.18/play.b',
      (d: { lines: number }) => `The play has ${d.lines} lines; it must have from 12 to 25.`,
    ],
    noCards: [
      '1250.18/play.h',
      (d: { card: string }) =>
        `You hold no cards, so you cannot name “${d.card}”; play the text alone.`,
    ],
    cardLocked: [
      '1250.18/int.c',
      (d: { card: string }) =>
        `You have already named “${d.card}”, and the Barkeep has not answered yet; name another card.`,
    ],
    notHeld: [
      '1250.18/pass.d',
      (d: { card: string }) => `“${d.card}” is not in your hand; name a card that is, or none.`,
    ],
    noSuchPlay: [
      '1250.18/int.c',
      ({ play, plays }: { play: number; plays: number }) =>
        plays === 0
          ? `There is no play ${play}; nobody has tried one yet.`
          : `There is no play ${play}; name one from 1 to ${plays}.`,
    ],
    ownPlay: [
      '1250.18/int.a',
      (d: { play: number }) => `Play ${d.play} is your own; interrupt another Bard’s.`,
    ],
    voidPlay: [
      '1250.18/int.a',
      (d: { play: number }) =>
        `Play ${d.play} was dropped when its Bard left; interrupt another play.`,
    ],
    tooManyInterruptions: [
      '1250.18/int.c',
      (d: { open: number; cards: number }) =>
        `You hold ${cardsOf(d.cards)} and have ${d.open} open interruptions; wait for an answer.`,
    ],
    cannotGoFirst: [
      '1250.18/turn.a',
      (d: { bards: readonly string[] }) =>
        `No Bard sits there; name one of ${listed(d.bards)} to go first.`,
    ],
    notABard: [
      '1250.18/join.c',
      (d: { bards: readonly string[] }) =>
        `No other Bard sits there; name one of ${listed(d.bards)}.`,
    ],
    placedAlready: [
      '1250.18/join.c',
      ({ unplaced }: { unplaced: readonly string[] }) =>
        unplaced.length === 0
          ? 'Every Bard has a place and keeps it; you may only seat a Bard who has just joined.'
          : `That Bard has a place and keeps it; you may still seat ${listed(unplaced)}.`,
    ],
    phantomCard: [
      '1250.18/deny.5',
      (d: { card: string }) => `The Bard does not hold “${d.card}”; deny the play.`,
    ],
    noNewLooseEnd: [
      '1250.18/loose.a',
      (d: { play: number }) =>
        `Play ${d.play} names no card that could become a Loose End; verify it without one.`,
    ],
    noLooseEnd: [
      '1250.18/loose.b',
      ({ card, looseEnds }: { card: string; looseEnds: readonly string[] }) =>
        `“${card}” is not a Loose End on the table; there ${looseEnds.length === 0 ? 'are none' : `are: ${looseEnds.join('; ')}`}.`,
    ],
    wrongReason: [
      '1250.18/deny.only',
      (d: { reason: RustyLanternDenial; card: string | null; held: number }) =>
        `“${d.reason}” is wrong: the Bard held ${cardsOf(d.held)} and named ${d.card === null ? 'none' : `“${d.card}”`}; give another reason.`,
    ],
    elementTwice: [
      '1250.18/eq.cards',
      (d: { element: string }) =>
        `“${d.element}” is listed twice, or has been a card before; each card must be a new element.`,
    ],
  },
})

/** The types of Ye Olde Rusty Lantern. */
export interface RustyLantern extends TypesOf<typeof rustyLanternModel> {}

/** A move of Ye Olde Rusty Lantern. */
export type RustyLanternMove = RustyLantern['Move']

/** The state of a match of Ye Olde Rusty Lantern. */
export interface RustyLanternState extends State<RustyLantern> {}

export type Ctx = Context<RustyLantern>
export type Draft = DraftOf<RustyLantern>
export type Refused = ErrorCaseOf<RustyLantern> | undefined
export type Clause = RustyLantern['Clause']
export type Move = RustyLantern['Move']
export type Moves = GameDefinition<RustyLantern>['moves']
export type Prompts = NonNullable<GameDefinition<RustyLantern>['prompts']>
