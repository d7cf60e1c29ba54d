import type { SeatNumber } from '@ackanomic/core'
import { defineModel, type EventsOf, part, type State, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice } from '../shapes.js'
import type { virusesClauses } from './clauses.js'
import { virusesErrors } from './errors.js'
import type { virusesEvents } from './events.js'
import { areCharacters, USUAL_CHARACTERS } from './grid.js'
import { square, type VirusesSecret, type VirusesShared } from './state.js'

const flag = (preset: boolean): v.OptionalSchema<v.BooleanSchema<undefined>, boolean> =>
  v.optional(v.boolean(), preset)

const characters = v.pipe(
  v.string(),
  v.maxLength(92, 'Send 92 characters at most'),
  v.check(areCharacters, 'Send printable ASCII, each character once, without blanks, "." and "@"'),
)

const character = v.pipe(
  v.string(),
  v.length(1, 'Send the character of the virus'),
  v.check(areCharacters, 'Send the character of a virus'),
)

/** The types of Viruses, with its options, moves and errors. */
export const virusesModel = /* @__PURE__ */ defineModel(part<typeof virusesClauses>(), {
  options: v.strictObject({
    /** Whether coordinates are `absolute`, or begin with 1 in the active area (`area-relative`). */
    coordinates: choice(['absolute', 'area-relative']),
    /** The characters of the viruses, for starters and then joiners. The rest of ASCII follows. */
    characters: v.optional(characters, USUAL_CHARACTERS),
    /** Whether an invalid move is dropped at the end of the turn (`keep`), or refused at once. */
    invalidPlays: choice(['keep', 'refuse']),
    /** Whether cells can be born outside the active area. */
    world: choice(['unbounded', 'area-only']),
    ownDuplicates: choice(['conflict', 'merge']),
    leavers: choice(['drop', 'keep']),
    /** Whether a virus without a player denies the Gamepoint to a player with no more cells. */
    abandonedBlocksPoint: flag(false),
    joinEffective: choice(['now', 'next-turn']),
    /** Whether a virus may also be taken over after turn 10. */
    takeOverAnyTurn: flag(true),
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
    /** Draws the first cells: the first `filled` squares of the shuffle, counted row by row. */
    cells: { kind: 'shuffle', details: part<{ readonly side: number; readonly filled: number }>() },
    /** Draws the winner among the seats that were removed last. */
    winner: { kind: 'pick', details: part<{ readonly seats: readonly SeatNumber[] }>() },
  },
  deadlines: ['turn'],
  errors: virusesErrors,
  /** The character of the virus to take over, or `null` for a new one. */
  join: v.optional(v.strictObject({ virus: v.optional(v.nullable(character), null) }), {
    virus: null,
  }),
})

/** The types of Viruses. */
export interface Viruses extends TypesOf<typeof virusesModel> {}

/** A move of Viruses. */
export type VirusesMove = Viruses['Move']

/** The state of a match of Viruses. */
export interface VirusesState extends State<Viruses> {}
