import type { SeatNumber } from '@ackanomic/core'
import { defineModel, type EventsOf, part, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice, squareWithin } from '../shapes.js'
import type { VirusesArea } from './area.js'
import type { VirusesCells } from './cells.js'
import type { virusesClauses } from './clauses.js'
import { virusesErrors } from './errors.js'
import type { VirusesEntrance, VirusesMove, VirusesReport, virusesEvents } from './events.js'
import { areCharacters, USUAL_CHARACTERS, type Virus } from './virus.js'

/** Somebody who plays or played. */
export interface VirusesPlayer {
  /** The number of their virus, from 1. */
  readonly virus: number
  /** The first turn in which they may move. */
  readonly since: number
  /** How they came in. */
  readonly how: VirusesEntrance
}

/** What everybody may see of Viruses. */
export interface VirusesShared {
  /**
   * What goes on: the referee chooses the first `cells`; a `turn`; nobody is left, and the referee
   * draws the `winner`.
   */
  readonly stage: 'cells' | 'turn' | 'winner'
  /** The seats that went last, among which the winner is drawn; none before. */
  readonly among: readonly SeatNumber[]
  /** The cells of the posted grid. */
  readonly cells: VirusesCells
  /** The active area. */
  readonly area: VirusesArea
  /** Everybody who plays or played, by seat. */
  readonly players: readonly VirusesPlayer[]
  /** The viruses, from number 1. */
  readonly viruses: readonly Virus[]
  /** The turn that goes on, from 1; once the game is over, the one that would come. */
  readonly turn: number
  /** The Gamepoints, by seat. */
  readonly scores: readonly number[]
  /** Who was referee in this turn or the two before, and is no longer; with their last turn. */
  readonly refereed: readonly { readonly person: string; readonly turn: number }[]
  /** What happened in the last turn, or `null` in turn 1. */
  readonly last: VirusesReport | null
}

/** What a seat and the referee may know. */
export interface VirusesSecret {
  /** The moves that the seat has sent in this turn, in order; invalid ones too. */
  readonly moves: readonly VirusesMove[]
}

const flag = (preset: boolean): v.OptionalSchema<v.BooleanSchema<undefined>, boolean> =>
  v.optional(v.boolean(), preset)

/** No cell gets farther than this from the first grid within a million turns. */
const FARTHEST = 999_999

const square = /* @__PURE__ */ squareWithin(FARTHEST, 'No square is so far away')

/** What a move may look like, as a part of a position. */
export const moveSchema: v.GenericSchema<unknown, VirusesMove> = /* @__PURE__ */ v.variant('type', [
  v.strictObject({ type: v.picklist(['place', 'infect', 'destroy', 'uninfect']), at: square }),
  v.strictObject({ type: v.literal('step'), from: square, to: square }),
])

/** The types of Viruses, with its options, moves and errors. */
export const virusesModel = /* @__PURE__ */ defineModel(part<typeof virusesClauses>(), {
  options: v.strictObject({
    /**
     * A square keeps its numbers for the whole game, which may become negative, or the active area
     * always begins with column 1 and row 1.
     */
    coordinates: choice(['absolute', 'area-relative']),
    /**
     * The characters of the viruses, in the order in which they are given out: the seats' first,
     * then those of joiners. What is lacking is made up from the rest of ASCII.
     */
    characters: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(92, 'Send 92 characters at most'),
        v.check(
          areCharacters,
          'Send printable ASCII, each character once, without blanks, "." and "@"',
        ),
      ),
      USUAL_CHARACTERS,
    ),
    /**
     * A move that would be invalid, or one too many, as the grid stands, is taken and dropped at the
     * end of the turn, as the rule has it, or refused at once.
     */
    invalidPlays: choice(['keep', 'refuse']),
    /** Whether cells can be born outside the active area. */
    world: choice(['unbounded', 'area-only']),
    /** Two equal moves of the same player are both lost, or count once. */
    ownDuplicates: choice(['conflict', 'merge']),
    /** What becomes of the moves of somebody who leaves before the end of the turn. */
    leavers: choice(['drop', 'keep']),
    /**
     * Whether a virus without a player that infects the most cells, or as many as the best player,
     * keeps that player from the Gamepoint.
     */
    abandonedBlocksPoint: flag(false),
    /** When a joiner may move first. */
    joinEffective: choice(['now', 'next-turn']),
    /** Whether a virus may be taken over after turn 10 too. */
    takeOverAnyTurn: flag(true),
    /** Whether somebody who takes a virus over gets the Gamepoints made with it. */
    inheritScore: flag(false),
  }),
  moves: {
    place: { at: square },
    infect: { at: square },
    step: { from: square, to: square },
    destroy: { at: square },
    uninfect: { at: square },
  },
  shared: part<VirusesShared>(),
  secret: part<VirusesSecret>(),
  events: part<EventsOf<typeof virusesEvents>>(),
  prompts: {
    /**
     * The first cells: the squares of the grid, counted along the rows from the first one; as many
     * as are to be filled are taken from the front.
     */
    cells: { kind: 'shuffle', details: part<{ readonly side: number; readonly filled: number }>() },
    /** The winner among the seats that went last. */
    winner: { kind: 'pick', details: part<{ readonly seats: readonly SeatNumber[] }>() },
  },
  deadlines: ['turn'],
  errors: virusesErrors,
  /** The character of the virus to take over; `null` for a new one. */
  join: v.optional(
    v.strictObject({
      virus: v.optional(
        v.nullable(
          v.pipe(
            v.string(),
            v.length(1, 'Send the character of the virus'),
            v.check(areCharacters, 'Send the character of a virus'),
          ),
        ),
        null,
      ),
    }),
    { virus: null },
  ),
})

/** The types of Viruses. */
export interface Viruses extends TypesOf<typeof virusesModel> {}
