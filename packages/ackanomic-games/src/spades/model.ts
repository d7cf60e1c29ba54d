import type { SeatNumber } from '@ackanomic/core'
import { defineModel, type EventsOf, part, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice, wholeFrom } from '../shapes.js'
import { cardSchema, type SpadesCard, TRICKS } from './cards.js'
import { spadesClauses } from './clauses.js'
import type { spadesEvents } from './events.js'
import { PLAYERS } from './seating.js'
import type { SpadesSecret, SpadesShared, SpadesStage } from './state.js'
import { whereIs } from './tricks.js'

const name = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(100, 'Send the name of a player'),
)

const pair = /* @__PURE__ */ v.strictTuple([name, name])

/** What can be bid is for the rule to say, with its clause. */
const bid = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.finite('Send a number'),
)

const playNumber = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ wholeFrom(0, 'Send the number of a play, from 0'),
  /* @__PURE__ */ v.maxValue(TRICKS * PLAYERS - 1, 'A round has 52 plays, from 0 to 51'),
)

const MEANWHILE: Readonly<Record<SpadesStage, string>> = {
  order: 'The referee is drawing the playing order',
  deal: 'The referee is shuffling the cards',
  bids: 'The bidding goes on',
  play: 'The bidding is over',
  choice: 'Three days have passed, and the referee draws the card',
  score: 'The 13 tricks are over, and the referee scores the round',
}

/** The types of Spades, with its options, moves and errors. */
export const spadesModel = /* @__PURE__ */ defineModel(spadesClauses, {
  options: v.strictObject({
    /** By the players' names, where they are settled before the start, or else by the playing order. */
    teams: v.optional(v.nullable(v.strictTuple([pair, pair])), null),
    /**
     * Who notices a misplay: the engine, at once; or the referee, whose call it waits for until they
     * have scored the round.
     */
    misplay: choice(['immediate', 'referee-call']),
    /** Whether the tricks of a player who bid 0 count for the team's bid. */
    nilTricksCount: v.optional(v.boolean(), true),
    /** Whether a concession may be withdrawn as long as the partner has not conceded. */
    concessionRevocable: v.optional(v.boolean(), true),
    /**
     * What follows when a player leaves. `'rule7'`: the seat stays, and what is due of it falls to
     * the referee each time after three days; a team that both have left forfeits. `'forfeit'`: the
     * team forfeits at once. `'abandon'`: the game ends without a winner.
     */
    leavers: choice(['rule7', 'forfeit', 'abandon']),
    /**
     * What follows when the referee is lost. `'hold'`: play and clock stand still until there is
     * another, and then go on. `'restart-period'`: likewise, but the three days begin anew. `'end'`:
     * the game ends without a winner.
     */
    onRefereeLoss: choice(['hold', 'restart-period', 'end']),
  }),
  moves: {
    bid: { tricks: bid },
    play: { card: cardSchema },
    concede: {},
    withdraw: {},
    /** The referee calls a play of this round, counted from 0, a misplay. */
    call: { play: playNumber },
  },
  shared: part<SpadesShared>(),
  secret: part<SpadesSecret>(),
  events: part<EventsOf<typeof spadesEvents>>(),
  prompts: {
    /** Draws the playing order: for each place a seat. */
    order: { kind: 'shuffle' },
    /** Draws the playing order of teams that are settled: one of `seatingsOf`. */
    seating: { kind: 'pick' },
    /** Shuffles the 52 cards, which are dealt one by one in playing order. */
    deal: { kind: 'shuffle', details: part<{ readonly round: number }>() },
    /** Draws a card for a player: one of `cards`, those that could lawfully be played, as sorted. */
    card: {
      kind: 'pick',
      details: part<{ readonly seat: SeatNumber; readonly cards: readonly SpadesCard[] }>(),
    },
    /** Scores a round, after which no misplay of it can be called. */
    score: { kind: 'judge', details: part<{ readonly round: number }>() },
  },
  deadlines: ['turn'],
  errors: {
    badTeams: {
      clause: '1250.15/beg.b',
      message: (d: { players: readonly string[] }) =>
        `The teams are to be two pairs of the four players; put each of ${d.players.join(', ')} in one.`,
    },
    notBidding: {
      clause: '1250.15/2.c',
      message: ({ stage }: { stage: Exclude<SpadesStage, 'bids'> }) =>
        stage === 'play'
          ? `${MEANWHILE[stage]}; play a card in your turn.`
          : stage === 'choice' || stage === 'score'
            ? `${MEANWHILE[stage]}; bid in your turn, once the next round is dealt.`
            : `${MEANWHILE[stage]}; bid in your turn, once the cards are dealt.`,
    },
    notPlaying: {
      clause: ({ stage }: { stage: Exclude<SpadesStage, 'play'> }) =>
        stage === 'choice' ? '1250.15/7.c' : stage === 'score' ? '1250.15/3.a' : '1250.15/2.h',
      message: ({ stage }: { stage: Exclude<SpadesStage, 'play'> }) =>
        stage === 'choice'
          ? `${MEANWHILE[stage]}; play a card when it is your turn.`
          : `${MEANWHILE[stage]}; play a card in your turn, once all four have bid${stage === 'score' ? ' in the next one' : ''}.`,
    },
    notYourTurn: {
      clause: '1250.15/beg.e',
      message: (d: { player: string }) => `It is ${d.player}’s turn; wait for yours.`,
    },
    badBid: {
      clause: '1250.15/2.d',
      message: (d: { tricks: number; bids: readonly number[] }) =>
        `${d.tricks} cannot be bid; bid one of ${d.bids.join(', ')}.`,
    },
    conceded: {
      clause: '1250.15/5.d',
      message: (d: { revocable: boolean }) =>
        `You have conceded already, and it stands${d.revocable ? '; you may withdraw it' : ' for good'}.`,
    },
    notConceded: {
      clause: '1250.15/5.d',
      message: 'You have not conceded, so there is nothing to withdraw; go on playing.',
    },
    irrevocable: {
      clause: '1250.15/5.d',
      message: (d: { withdrawn: number }) =>
        d.withdrawn === 0
          ? 'A concession stands for good in this game; go on until your partner concedes too.'
          : `You have withdrawn ${d.withdrawn} concessions, and this one stands for good; go on until your partner concedes too.`,
    },
    noCalls: {
      clause: '1250.15/6.e',
      message:
        'Misplays are noticed and voided at once in this game; there are none that could be called.',
    },
    noSuchPlay: {
      clause: '1250.15/6.e',
      message: ({ play, plays }: { play: number; plays: number }) =>
        plays === 0
          ? 'No card of this round has been played that could be called a misplay; wait for one.'
          : `There is no play ${play} (${whereIs(play)}) in this round yet; call one of 0 to ${plays - 1} (1.1 to ${whereIs(plays - 1)}).`,
    },
    noMisplay: {
      clause: '1250.15/6.e',
      message: ({ card, player }: { card: SpadesCard; player: string }) =>
        `${player}’s ${card} was lawful: it was in the hand and followed suit, or could not. Call a misplay.`,
    },
  },
})

/** The types of Spades. */
export interface Spades extends TypesOf<typeof spadesModel> {}
