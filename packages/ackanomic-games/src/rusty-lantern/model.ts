import type { Duration, SeatNumber, Timestamp } from '@ackanomic/core'
import {
  type Context,
  type DraftOf,
  defineModel,
  type EventsOf,
  part,
  type RefusalOf,
  type TypesOf,
} from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice, seatSchema, wholeFrom } from '../shapes.js'
import { rustyLanternClauses } from './clauses.js'
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
import {
  DEAD_POTS,
  type RustyLanternCard,
  type RustyLanternCardsOwed,
  type RustyLanternDenial,
  type RustyLanternInterruption,
  type RustyLanternPayment,
  type RustyLanternPlay,
  type RustyLanternStake,
  stakesText,
  type THREE_DAYS,
} from './tale.js'

/** What everybody may see of Ye Olde Rusty Lantern. */
export interface RustyLanternShared {
  /** The Bards' seats, clockwise around the table. */
  readonly circle: readonly SeatNumber[]
  /** Joiners in the last place whom the Barkeep may yet seat elsewhere. */
  readonly unplaced: readonly SeatNumber[]
  /** How many cards each seat holds, and how much Ale it has had. */
  readonly bards: readonly { readonly cards: number; readonly ale: number }[]
  /** Whether the Barkeep has brought the cards. */
  readonly stocked: boolean
  /** Whose turn it is; `null` while that is nobody's. */
  readonly turn: SeatNumber | null
  /** Whether a play has been tried in this turn. */
  readonly tried: boolean
  /** The three days of the Bard in turn, or of the winner, who may finish the story. */
  readonly threeDays: (typeof THREE_DAYS)[number]
  /** All plays that were tried, play 1 first. Only the last can be open. */
  readonly plays: readonly RustyLanternPlay[]
  /** All interruptions that were announced, number 1 first. */
  readonly interruptions: readonly RustyLanternInterruption[]
  /** The cards on the table. */
  readonly looseEnds: readonly RustyLanternCard[]
  /** The cards that are to be handed out, in this order. */
  readonly owed: readonly RustyLanternCardsOwed[]
  /** Whether the deck has too few cards for the first of them, so that nothing else goes on. */
  readonly short: boolean
  /** The time that counts for no three days: how much there was, and since when it is running. */
  readonly stopped: { readonly before: Duration; readonly since: Timestamp | null }
  /** What lies in the pot. */
  readonly pot: readonly RustyLanternPayment[]
  /** How many cards are in the deck, with `showDeckSize`; else `null`. */
  readonly deckSize: number | null
  /** Who has won, and who sat in that seat then; `null` as long as nobody has. */
  readonly winner: { readonly seat: SeatNumber; readonly person: string } | null
  /** How the winner finished the story; `null` where they have not. */
  readonly epilogue: string | null
}

/** What a seat and the Barkeep may know. */
export interface RustyLanternSecret {
  /** The cards in the hand, in the order in which they came. */
  readonly hand: readonly RustyLanternCard[]
  /** The numbers of the own open interruptions whose card was in the hand when they were announced. */
  readonly claims: readonly number[]
}

/** What only the Barkeep may know. */
export interface RustyLanternHidden {
  readonly deck: readonly RustyLanternCard[]
  readonly burned: readonly RustyLanternCard[]
}

/** What the Barkeep is asked about a play. */
export interface RustyLanternPlayDetails {
  /** Its number, from 1. */
  readonly play: number
  readonly seat: SeatNumber
  readonly text: string
  /** How many lines it has, empty ones left out. */
  readonly lines: number
  /** The card that was named, or `null`. */
  readonly card: string | null
  /** Whether its Bard holds that card. */
  readonly inHand: boolean
  /** The Loose Ends that it may tie off. */
  readonly looseEnds: readonly RustyLanternCard[]
}

/** What the Barkeep is asked about an interruption. */
export interface RustyLanternMentionDetails {
  /** Its number, from 1. */
  readonly interruption: number
  readonly seat: SeatNumber
  /** The number of the play. */
  readonly play: number
  readonly card: string
  /** Whether its Bard held that card when they announced it, and still does. */
  readonly held: boolean
  /** The text of the play. */
  readonly text: string
}

const list = (names: readonly string[]): string =>
  names.length === 0 ? 'nobody' : names.join(', ')

const waiting = (open: number): string =>
  open === 1 ? 'An interruption of yours waits' : `${open} interruptions of yours wait`

const cardsOf = (cards: number): string => (cards === 1 ? 'one card' : `${cards} cards`)

/** The types of Ye Olde Rusty Lantern, with its options, moves and errors. */
export const rustyLanternModel = /* @__PURE__ */ defineModel(rustyLanternClauses, {
  options: v.strictObject({
    /** How many benches there are: the most Bards for whom the tale goes on. */
    benches: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(2, 'Send two benches or more'), v.maxValue(1000)),
      6,
    ),
    /** What each Bard pays into the pot; `null` where the tale is not for ante. */
    ante: v.optional(
      v.nullable(
        v.pipe(
          stakesSchema,
          v.check((all) => all.length > 0, 'Send an ante of something, or null'),
        ),
      ),
      null,
    ),
    /** Whether time in which the tale is suspended counts for no three days. */
    suspensionStopsClocks: v.optional(v.boolean(), true),
    /**
     * What becomes of a play whose Bard leaves before it is answered. `'void'`: it is dropped, and its
     * card is back in the deck. `'still-answered'`: it is answered all the same.
     */
    leaverOpenPlay: choice(['void', 'still-answered']),
    /**
     * From when a sleeper's three days count. `'since-last-attempt'`: from the beginning of the turn,
     * or the answer to the latest play in it. `'whole-turn'`: from the beginning, and one who has
     * tried a play in the turn is never asleep in it.
     */
    sleepClock: choice(['since-last-attempt', 'whole-turn']),
    /** What a denied play costs whose card was not held. */
    phantomCardDenial: choice(['no-cards', 'two-cards']),
    /** Whether a play must have from 12 to 25 lines; else the Barkeep judges that. */
    enforceLength: v.optional(v.boolean(), false),
    /** Whether the tale waits for the winner to finish the story, who may decline. */
    epilogue: choice(['optional', 'none']),
    /** Whether the card of an interruption that succeeds stays in the hand. */
    interruptCard: choice(['keep', 'burn']),
    /** Who gets the pot when nobody wins: each what they paid, the Barkeep all, or nobody any. */
    deadPot: choice(DEAD_POTS),
    /** Whether all may know how many cards are in the deck. */
    showDeckSize: v.optional(v.boolean(), false),
  }),
  moves: {
    play: { subject: subjectSchema, text: textSchema, card: v.nullable(cardSchema) },
    /** A card of the own hand may be burned. */
    pass: { discard: v.nullable(cardSchema) },
    /** Interrupts a play, counted from 1, with a card that the Bard claims to hold. */
    interrupt: {
      play: /* @__PURE__ */ wholeFrom(1, 'Send the number of a play, from 1'),
      card: cardSchema,
    },
    /** The winner finishes the story, or declines. */
    epilogue: { text: v.nullable(textSchema) },
    /** The Barkeep seats somebody who has joined, clockwise after another. */
    place: { bard: seatSchema, after: seatSchema },
    /** The Barkeep ends the tale: lamely, or after a win without waiting for the epilogue. */
    end: {},
  },
  /** Without a place one sits in the last, until the Barkeep says another. */
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
    /** Draws several cards: a permutation of the deck, whose first ones are dealt. */
    deal: { kind: 'shuffle', details: part<RustyLanternCardsOwed>() },
    /** Draws one card of the deck. */
    draw: { kind: 'pick', details: part<RustyLanternCardsOwed>() },
    /** Ends the tale or adds elements, because the deck is short. */
    restock: {
      kind: 'judge',
      details: part<RustyLanternCardsOwed & { readonly deck: number }>(),
      answer: restockSchema,
    },
    /** Names the Bard who goes first, by seat. */
    first: {
      kind: 'judge',
      details: part<{ readonly bards: readonly SeatNumber[] }>(),
      answer: seatSchema,
    },
    play: { kind: 'judge', details: part<RustyLanternPlayDetails>(), answer: verdictSchema },
    /** Says whether the card of an interruption is held, and mentioned well enough in the play. */
    mention: {
      kind: 'judge',
      details: part<RustyLanternMentionDetails>(),
      answer: v.picklist(MENTIONS),
    },
    /** Finds the Bard asleep who has tried nothing for three days. */
    asleep: { kind: 'judge', details: part<{ readonly seat: SeatNumber }>() },
    /** Closes a tale whose winner has not finished the story for three days. */
    close: { kind: 'judge' },
  },
  deadlines: ['sleep'],
  errors: {
    noBarkeep: {
      clause: '1250.18/bk.a',
      message: 'There is no tale without a Barkeep; name as the referee the one who starts it.',
    },
    noBench: {
      clause: '1250.18/join.b',
      message: (d: { person: string; benches: number }) =>
        `${d.person} finds no place: all ${d.benches} benches are taken. Wait for somebody to leave.`,
    },
    wrongAnte: {
      clause: '1250.18/ante.b',
      message: ({ person, ante }: { person: string; ante: readonly RustyLanternStake[] | null }) =>
        ante === null
          ? `The tale is not for ante; ${person} pays nothing.`
          : `The ante is ${stakesText(ante)}; ${person} pays that, no less and no more.`,
    },
    duelJoin: {
      clause: '1250.18/join.a',
      message: (d: { person: string }) =>
        `${d.person} cannot join: this is a Duel, and only its two players come back to it.`,
    },
    taleTold: {
      clause: '1250.18/win.c',
      message: (d: { winner: string }) =>
        `${d.winner} has won; only the end of the story is left for them to tell.`,
    },
    notWinner: {
      clause: '1250.18/win.c',
      message: ({ winner }: { winner: string | null }) =>
        winner === null
          ? 'Nobody has won yet; the story goes on by plays.'
          : `It is ${winner} who has won, and who finishes the story.`,
    },
    noTurn: {
      clause: '1250.18/turn.a',
      message: 'It is nobody’s turn; wait until the Barkeep has named the Bard who goes first.',
    },
    notYourTurn: {
      clause: '1250.18/play.d',
      message: (d: { turn: string }) =>
        `It is ${d.turn}’s turn; wait for your own, or interrupt a play.`,
    },
    notYourPass: {
      clause: '1250.18/pass.f',
      message: (d: { turn: string }) => `It is ${d.turn}’s turn; only they can pass now.`,
    },
    playOpen: {
      clause: '1250.18/play.e',
      message: (d: { play: number; by: string }) =>
        `Play ${d.play} of ${d.by} waits for the Barkeep’s answer, and so do you.`,
    },
    deckShort: {
      clause: '1250.18/card.h',
      message: 'The deck is short; wait until the Barkeep has added story elements.',
    },
    cardsOwed: {
      clause: '1250.18/card.f',
      message: ({ cards }: { cards: number }) =>
        cards === 1
          ? 'A card is being drawn for you; wait until you have it.'
          : `${cards} cards are being drawn for you; wait until you have them.`,
    },
    noLantern: {
      clause: '1250.18/play.a',
      message: (d: { subject: string }) =>
        `The subject “${d.subject}” does not say “Lantern”; put the word into it.`,
    },
    wrongLength: {
      clause: '1250.18/play.b',
      message: (d: { lines: number }) =>
        `The play has ${d.lines} lines; make it twelve to twenty-five.`,
    },
    noCards: {
      clause: '1250.18/play.h',
      message: (d: { card: string }) =>
        `You hold no cards, so also not “${d.card}”; play the text alone.`,
    },
    cardLocked: {
      clause: '1250.18/int.c',
      message: (d: { card: string }) =>
        `You have named “${d.card}” already, and the Barkeep has not answered; name another card.`,
    },
    notHeld: {
      clause: '1250.18/pass.d',
      message: (d: { card: string }) =>
        `“${d.card}” is not in your hand; name a card that is, or burn none.`,
    },
    noSuchPlay: {
      clause: '1250.18/int.c',
      message: ({ play, plays }: { play: number; plays: number }) =>
        plays === 0
          ? `There is no play ${play}; none has been tried yet.`
          : `There is no play ${play}; name one from 1 to ${plays}.`,
    },
    ownPlay: {
      clause: '1250.18/int.a',
      message: (d: { play: number }) =>
        `Play ${d.play} is your own; interrupt that of another Bard.`,
    },
    voidPlay: {
      clause: '1250.18/int.a',
      message: (d: { play: number }) =>
        `Play ${d.play} was dropped when its Bard left; interrupt another one.`,
    },
    tooManyInterruptions: {
      clause: '1250.18/int.c',
      message: (d: { open: number; cards: number }) =>
        `${waiting(d.open)} for the Barkeep’s answer, and you hold ${cardsOf(d.cards)}; wait for it.`,
    },
    cannotGoFirst: {
      clause: '1250.18/turn.a',
      message: (d: { bards: readonly string[] }) =>
        `That seat is no Bard’s, and cannot go first; name one of ${list(d.bards)}.`,
    },
    notABard: {
      clause: '1250.18/join.c',
      message: (d: { bards: readonly string[] }) =>
        `That seat is nobody’s to go by; name one of ${list(d.bards)}.`,
    },
    placedAlready: {
      clause: '1250.18/join.c',
      message: ({ unplaced }: { unplaced: readonly string[] }) =>
        unplaced.length === 0
          ? 'Everybody has a place, and keeps it; only a Bard who has just joined is seated.'
          : `That Bard has a place, and keeps it; to be seated are ${list(unplaced)}.`,
    },
    phantomCard: {
      clause: '1250.18/deny.5',
      message: (d: { card: string }) => `“${d.card}” is not in that Bard’s hand; deny the play.`,
    },
    noNewLooseEnd: {
      clause: '1250.18/loose.a',
      message: (d: { play: number }) =>
        `Play ${d.play} names no card that could become a Loose End; leave that out.`,
    },
    noLooseEnd: {
      clause: '1250.18/loose.b',
      message: ({ card, looseEnds }: { card: string; looseEnds: readonly RustyLanternCard[] }) =>
        `“${card}” is no Loose End that can be tied off; on the table: ${looseEnds.length === 0 ? 'none' : looseEnds.join('; ')}.`,
    },
    wrongReason: {
      clause: '1250.18/deny.only',
      message: (d: { reason: RustyLanternDenial; card: string | null; held: number }) =>
        `“${d.reason}” is not so: the Bard had ${cardsOf(d.held)} and named ${d.card === null ? 'none' : `“${d.card}”`}. Give a reason that is.`,
    },
    elementTwice: {
      clause: '1250.18/eq.cards',
      message: (d: { element: string }) =>
        `“${d.element}” is there twice, or has been; each card is a new element.`,
    },
  },
})

/** The types of Ye Olde Rusty Lantern. */
export interface RustyLantern extends TypesOf<typeof rustyLanternModel> {}

export type Ctx = Context<RustyLantern>
export type Draft = DraftOf<RustyLantern>
export type Refused = RefusalOf<RustyLantern> | undefined
export type Clause = RustyLantern['Clause']
export type Move = RustyLantern['Move']
