import type { SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type DraftOf,
  defineModel,
  type EventsOf,
  part,
  type State,
  type TypesOf,
} from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice, wholeFrom } from '../shapes.js'
import { cardInWords, cardSchema, type SpadesCard, TRICKS } from './cards.js'
import type { spadesClauses } from './clauses.js'
import type { spadesEvents } from './events.js'
import { THE_RULE } from './scoring.js'
import { PLAYERS } from './seating.js'
import type { SpadesSecret, SpadesShared, SpadesStage } from './state.js'
import { playLabel } from './tricks.js'

const name = v.pipe(v.string(), v.maxLength(100, 'Send the name of a player'))
const pair = v.strictTuple([name, name])

const STAGES: Readonly<Record<SpadesStage, string>> = {
  order: 'The referee is drawing the playing order',
  deal: 'The referee is shuffling the cards',
  blind: 'Somebody may still bid nil blind',
  bids: 'Not all four have bid yet',
  play: 'The bidding is over',
  choice: 'Time is up, and the referee draws the card',
  score: 'The 13 tricks are over, and the referee scores the round',
}

const from = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** The types of Spades, with its options, moves and errors. */
export const spadesModel = /* @__PURE__ */ defineModel(part<typeof spadesClauses>(), {
  options: v.strictObject({
    /** The teams by their players' names; `null` if the playing order determines them. */
    teams: v.optional(v.nullable(v.strictTuple([pair, pair])), null),
    misplay: choice(['immediate', 'referee-call']),
    /** Whether the tricks of a player who bid 0 count towards the team's bid. */
    nilTricksCount: v.optional(v.boolean(), THE_RULE.nilTricksCount),
    /** The score that wins: 500, as in the rule (5.a), or 50 to 5,000. */
    target: v.optional(/* @__PURE__ */ from(50, 5_000), 500),
    /**
     * A house rule: how far behind a team must be to bid nil blind before the deal, which wins or
     * loses 200; 0 allows it always. `null`, as in the rule (2.d): nobody may.
     */
    blindNil: v.optional(v.nullable(/* @__PURE__ */ from(0, 5_000)), null),
    /** The number of sandbags that brings a penalty: 10, as in the rule (4.m), or 2 to 100. */
    sandbagLimit: v.optional(/* @__PURE__ */ from(2, 100), THE_RULE.sandbagLimit),
    /** The penalty for that many sandbags: 100, as in the rule (4.m), or 0 to 1,000. */
    sandbagPenalty: v.optional(/* @__PURE__ */ from(0, 1_000), THE_RULE.sandbagPenalty),
    /**
     * The bonus for all 13 tricks of a round: 0, as in the rule (5.g), up to 1,000, or the game.
     */
    boston: v.optional(
      v.union([v.literal('win'), /* @__PURE__ */ from(0, 1_000)]),
      THE_RULE.boston,
    ),
    /** A house rule: the Jokers, as the highest Spades, replace the 2 of Clubs and of Diamonds. */
    jokers: v.optional(v.boolean(), false),
    /** Whether a concession may be withdrawn until the partner concedes. */
    concessionRevocable: v.optional(v.boolean(), true),
    /**
     * The consequence if a player leaves. `'rule7'`: the referee acts for the seat each time after
     * three days; a team forfeits after both have left. `'forfeit'`: the team forfeits at once.
     * `'abandon'`: the game ends without a winner.
     */
    leavers: choice(['rule7', 'forfeit', 'abandon']),
    /**
     * The consequence if the referee is lost. `'hold'`: play and the clock stop until there is
     * another. `'restart-period'`: then the three days restart. `'end'`: nobody wins.
     */
    onRefereeLoss: choice(['hold', 'restart-period', 'end']),
  }),
  moves: {
    /** The rule refuses impossible bids, with its clause. */
    bid: { tricks: v.pipe(v.number(), v.finite('Send a number')) },
    play: { card: cardSchema },
    blind: { nil: v.boolean() },
    concede: {},
    withdraw: {},
    /** The referee calls a misplay of this round, by its number from 0. */
    call: {
      play: v.pipe(
        /* @__PURE__ */ wholeFrom(0, 'Send the number of a play, from 0'),
        v.maxValue(TRICKS * PLAYERS - 1, 'A round has 52 plays, from 0 to 51'),
      ),
    },
  },
  shared: part<SpadesShared>(),
  secret: part<SpadesSecret>(),
  events: part<EventsOf<typeof spadesEvents>>(),
  prompts: {
    /** Draws the playing order: a seat for each place. */
    order: { kind: 'shuffle' },
    /** Draws the playing order if the teams are fixed: one of `seatingsOf`. */
    seating: { kind: 'pick' },
    /** Shuffles the 52 cards, which are dealt one by one in playing order. */
    deal: { kind: 'shuffle', details: part<{ readonly round: number }>() },
    /** Draws a card for a late player: one of `cards`, sorted, all of which are legal. */
    card: {
      kind: 'pick',
      details: part<{ readonly seat: SeatNumber; readonly cards: readonly SpadesCard[] }>(),
    },
    /** Scores a round, whose misplays can then no longer be called. */
    score: { kind: 'judge', details: part<{ readonly round: number }>() },
  },
  deadlines: ['turn'],
  errors: {
    badTeams: [
      '1250.15/beg.b',
      (d: { players: readonly string[] }) =>
        `The teams must be two pairs of the four players: ${d.players.join(', ')}.`,
    ],
    notBidding: [
      '1250.15/2.c',
      ({ stage }: { stage: Exclude<SpadesStage, 'bids'> }) =>
        `${STAGES[stage]}; ${stage === 'play' ? 'play a card when it is your turn' : 'bid when it is your turn after the next deal'}.`,
    ],
    notBlind: [
      '1250.15/2.d',
      ({ behind }: { behind: number | null }) =>
        behind === null
          ? 'In this match nobody bids nil blind; bid once you see your cards.'
          : `Nil is bid blind before the deal${behind === 0 ? '' : `, by a team that is ${behind} points behind`}; wait until you are asked.`,
    ],
    notPlaying: [
      ({ stage }: { stage: Exclude<SpadesStage, 'play'> }) =>
        stage === 'choice' ? '1250.15/7.c' : stage === 'score' ? '1250.15/3.a' : '1250.15/2.h',
      ({ stage }: { stage: Exclude<SpadesStage, 'play'> }) =>
        `${STAGES[stage]}; play a card when it is your turn${stage === 'choice' ? '' : ' after the bidding'}.`,
    ],
    notYourTurn: [
      '1250.15/beg.e',
      (d: { player: string }) => `It is ${d.player}’s turn; wait for yours.`,
    ],
    badBid: [
      '1250.15/2.d',
      (d: { tricks: number; bids: readonly number[] }) =>
        `You cannot bid ${d.tricks}; bid one of ${d.bids.join(', ')}.`,
    ],
    notInDeck: [
      '1250.15/eq',
      ({ card }: { card: SpadesCard }) =>
        `The deck of this match has no ${cardInWords(card)}; play a card of your hand.`,
    ],
    conceded: [
      '1250.15/5.d',
      (d: { revocable: boolean }) =>
        `You have already conceded, and that stands${d.revocable ? '; you may withdraw it' : ' for good'}.`,
    ],
    notConceded: ['1250.15/5.d', 'You have not conceded, so there is nothing to withdraw.'],
    irrevocable: [
      '1250.15/5.d',
      (d: { withdrawn: number }) =>
        d.withdrawn === 0
          ? 'A concession stands for good in this game; play on until your partner also concedes.'
          : `You have withdrawn ${d.withdrawn} concessions, so this one stands for good; play on until your partner also concedes.`,
    ],
    noCalls: [
      '1250.15/6.e',
      'In this match misplays are voided at once, so there are none to call.',
    ],
    noSuchPlay: [
      '1250.15/6.e',
      ({ play, plays }: { play: number; plays: number }) =>
        plays === 0
          ? 'No card has been played in this round yet; wait for one.'
          : `There is no play ${play} (${playLabel(play)}) in this round yet; call one of 0 to ${plays - 1} (1.1 to ${playLabel(plays - 1)}).`,
    ],
    noMisplay: [
      '1250.15/6.e',
      ({ card, player }: { card: SpadesCard; player: string }) =>
        `${player}’s ${cardInWords(card)} was lawful: they held it, and followed suit if they could. Call only a misplay.`,
    ],
  },
})

/** The types of Spades. */
export interface Spades extends TypesOf<typeof spadesModel> {}

/** A move of Spades. */
export type SpadesMove = Spades['Move']

/** The state of a match of Spades. */
export interface SpadesState extends State<Spades> {}

export type Ctx = Context<Spades>
export type Draft = DraftOf<Spades>
