import type { SeatNumber } from '@ackanomic/core'
import { defineModel, type EventsOf, part, type State, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice } from '../shapes.js'
import {
  cardSchema,
  MAX_PLAYERS,
  PACK_SIZE,
  PACK_SUITS,
  type PureSkillCard,
  type PureSkillSuit,
} from './cards.js'
import type { pureSkillClauses } from './clauses.js'
import type { pureSkillEvents } from './events.js'
import type { PureSkillSecret, PureSkillShared } from './state.js'

const suits: v.GenericSchema<unknown, readonly PureSkillSuit[]> = v.pipe(
  v.array(v.picklist(PACK_SUITS, 'Give each seat a suit of H, D and C')),
  v.minLength(2, 'Give a suit to each of two players or more'),
  v.maxLength(MAX_PLAYERS, `Give a suit to each of ${MAX_PLAYERS} players at most`),
)

/** The types of the Game of Pure Skill, with its options, moves and errors. */
export const pureSkillModel = /* @__PURE__ */ defineModel(part<typeof pureSkillClauses>(), {
  options: v.strictObject({
    /** The suit of each seat: H, D and C in any order (4a(2)). A house rule: two to six suits. */
    suits: v.optional(suits, PACK_SUITS),
    /** The cards in each pack, and so the rounds: 13 by the rule (4a(3)), or 3 to 12. */
    packSize: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(PACK_SIZE)),
      PACK_SIZE,
    ),
    revisions: choice(['first', 'last']),
    /** Whether everybody learns at once that somebody has bid. */
    showWhoHasBid: v.optional(v.boolean(), false),
  }),
  moves: { bid: { card: cardSchema } },
  shared: part<PureSkillShared>(),
  secret: part<PureSkillSecret>(),
  events: part<EventsOf<typeof pureSkillEvents>>(),
  prompts: {
    /** For the referee: one of the remaining spades, lowest first. */
    prize: { kind: 'pick', details: part<{ readonly round: number }>() },
    /** For the referee: a missing bid, as an index into the seat's pack, lowest first. */
    bid: { kind: 'pick', details: part<{ readonly seat: SeatNumber }>() },
  },
  deadlines: ['round'],
  errors: {
    notBidding: [
      '1250.7/4c(2)',
      (d: { stage: 'prize' | 'draws' }) =>
        d.stage === 'prize'
          ? 'The referee is drawing the prize; bid once it is announced.'
          : 'Bids are closed and the referee draws the missing ones; bid for the next prize.',
    ],
    alreadyBid: [
      '1250.7/4e(1)',
      (d: { card: PureSkillCard }) =>
        `You have already bid ${d.card} this round, and the first bid stands.`,
    ],
    notInPack: [
      '1250.7/4e(1)',
      (d: { card: PureSkillCard; pack: readonly PureSkillCard[] }) =>
        `${d.card} is not in your pack; bid one of ${d.pack.join(' ')}.`,
    ],
  },
})

/** The types of the Game of Pure Skill. */
export interface PureSkill extends TypesOf<typeof pureSkillModel> {}

/** A move of the Game of Pure Skill. */
export type PureSkillMove = PureSkill['Move']

/** The state of a match of the Game of Pure Skill. */
export interface PureSkillState extends State<PureSkill> {}
