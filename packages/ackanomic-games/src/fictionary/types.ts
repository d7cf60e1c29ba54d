import type { SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation } from '@ackanomic/core/engine'
import type { fictionaryClauses } from './clauses.js'

/** Which definition and which vote of somebody may count. */
export const REVISIONS = ['first', 'last'] as const

/** When the end of the game may be looked for. */
export const END_TESTS = ['every round', 'step 5'] as const

/** What may be looked up of what the Brainiac chooses. */
export const LOOKUPS = ['trust', 'word', 'both'] as const

/** What is settled at the set-up. */
export interface Options {
  /**
   * Which definition counts when a Bluffer sends several in step 2, and which vote in step 4: the
   * first, so that others are refused, or the last before the step is over. Default: `'first'`.
   */
  readonly revisions: (typeof REVISIONS)[number]
  /**
   * What a Brainiac loses who misses step 3, in Gamepoints: the 4 of its default and the 1 for being
   * late (`5`), or the 4 alone (`4`). Default: `5`.
   */
  readonly step3Penalty: 4 | 5
  /**
   * When the end of the game is looked for: after `'every round'`, however it was over, and when a
   * spot is removed between rounds; or only after a round that was scored in `'step 5'`. Default:
   * `'every round'`.
   */
  readonly endTest: (typeof END_TESTS)[number]
  /** How many Gamepoints each default action of a bot costs its player. Default: `0`. */
  readonly botPenalty: 0 | 1
  /**
   * Whether what the Brainiac chooses is looked up. `'trust'`: e is trusted. `'word'`: the host is
   * asked of each Ing Word whether it is in the Official Dictionary. `'both'`: and whether the noted
   * definition is one that a lookup dictionary gives. Default: `'trust'`.
   */
  readonly lookup: (typeof LOOKUPS)[number]
}

/** What is looked up of a word: whether it is one, and whether it is defined as noted. */
export const LOOK_UPS = ['word', 'definition'] as const

/** What is looked up of a word: whether it is one, or whether it is defined as noted. */
export type LookUp = (typeof LOOK_UPS)[number]

/** The stages of which there is no more to say. */
export const BARE_STAGES = [
  'numbers',
  'definitions',
  'report',
  'list',
  'votes',
  'scoring',
  'adjudication',
] as const

/**
 * What goes on:
 *
 * - `numbers`: the players are being numbered.
 * - `word` (step 1): the Brainiac chooses the Ing Word. Where it is looked up, `sought` is that word,
 *   `open` what is still to be said of it, and `late` says that the three days went by meanwhile.
 * - `definitions` (step 2): the Bluffers send their definitions.
 * - `report` (step 3): the Brainiac compares; `list`: and puts the list into a random order.
 * - `votes` (step 4): the Bluffers vote.
 * - `scoring` (step 5): the Brainiac scores; `adjudication`: the Scorekeeper does.
 */
export type Stage =
  | {
      readonly stage: 'word'
      readonly sought: string | null
      readonly open: readonly LookUp[]
      readonly late: boolean
    }
  | { readonly stage: (typeof BARE_STAGES)[number] }

/** The number of a step. */
export type StepNumber = 1 | 2 | 3 | 4 | 5

/** The step to which each stage belongs; the numbering of the players comes before them all. */
const STEPS = {
  numbers: null,
  word: 1,
  definitions: 2,
  report: 3,
  list: 3,
  votes: 4,
  scoring: 5,
  adjudication: 5,
} as const satisfies Readonly<Record<Stage['stage'], StepNumber | null>>

/** The step that goes on, or `null` before the first round. */
export function stepOf({ stage }: Stage): StepNumber | null {
  return STEPS[stage]
}

/** A default action: whose, in which step, and whether a bot did it or the time ran out. */
export interface Default {
  /** The step. */
  readonly step: StepNumber
  /** The seat. */
  readonly seat: SeatNumber
  /** Whether a bot did it at once; else the three days were over. */
  readonly bot: boolean
}

/** The ways in which a round can go. */
export const CASES = ['3a', '3b', '3c', '3d'] as const

/**
 * How a round went: two or more Bluffers knew the word (`3a`), one did (`3b`), none did (`3c`), or
 * there was no report in time (`3d`).
 */
export type Case = (typeof CASES)[number]

/** A definition of the list, with whose it is. */
export interface Entry {
  /** The text, as it was sent. */
  readonly definition: string
  /** Whose; the Brainiac’s is the Actual Definition. */
  readonly author: SeatNumber
}

/** A vote: a number of the list, from 1. `'sheep'` is one by default, for the own definition. */
export type Vote = number | 'sheep'

/** A round that is over. */
export interface Round {
  /** Its number, from 1. */
  readonly round: number
  /** The spots that took part: those that were not removed before. */
  readonly spots: readonly SeatNumber[]
  /** The Brainiac. */
  readonly brainiac: SeatNumber
  /** The Ing Word. */
  readonly word: string
  /** The Actual Definition. */
  readonly definition: string
  /** How it went. */
  readonly case: Case
  /** The Bluffers whose definitions were close to an on-line definition. */
  readonly similar: readonly SeatNumber[]
  /** The list, number 1 first; empty where nothing was voted on. */
  readonly list: readonly Entry[]
  /** The number for which each seat voted, those who sheeped by default too; `null` for none. */
  readonly votes: readonly (number | null)[]
  /** The default actions. */
  readonly defaults: readonly Default[]
  /** The Gamepoints of the round, by seat. */
  readonly gains: readonly number[]
}

/** What everybody may see. */
export interface Shared {
  /** What goes on. */
  readonly now: Stage
  /** The number of each seat, from 1; `null` as long as they are being drawn. */
  readonly numbers: readonly (number | null)[]
  /** The number of the round that goes on, from 1; 0 before the first. */
  readonly round: number
  /** The Brainiac of that round; `null` before the first. */
  readonly brainiac: SeatNumber | null
  /** The Ing Word, once it is posted; else `null`. */
  readonly word: string | null
  /** The default actions of this round; those of step 2 are told when the round is over. */
  readonly defaults: readonly Default[]
  /** The one Bluffer whose definition was close to an on-line definition, or `null`. */
  readonly correct: SeatNumber | null
  /** The definitions to vote on, number 1 first; empty before they are posted. */
  readonly list: readonly string[]
  /** The votes by seat; `null` for who has not voted, or has no vote. */
  readonly votes: readonly (Vote | null)[]
  /** The Gamepoints of each seat from the rounds that are over. */
  readonly scores: readonly number[]
  /** How often each seat has been Brainiac of a round that is over. */
  readonly turns: readonly number[]
  /** How many rounds in a row, up to now, went by in which nobody did anything. */
  readonly idle: number
  /** The last round that is over, or `null`. */
  readonly last: Round | null
}

/** How a definition can come in. */
export const HOW = ['sent', 'time', 'bot'] as const

/** What a seat may know, and the Brainiac of all seats. */
export interface Secret {
  /** The definition of this round: a Bluffer’s own, or the Brainiac’s Actual Definition. */
  readonly definition: string | null
  /** How it came in: it was sent, or it is the default because the time ran out, or a bot’s. */
  readonly how: (typeof HOW)[number] | null
  /** The Brainiac’s: whose definition stands at each number of the list; else `null`. */
  readonly order: readonly SeatNumber[] | null
}

/** What nobody may see but the host, who is asked. */
export interface Hidden {
  /**
   * After how many rounds in which nobody did anything the host was asked whether play goes on, as
   * long as that is open. It closes when somebody acts, which may be in secret.
   */
  readonly idleAsked: number | null
}

/** Step 1: the Brainiac’s word, with its Actual Definition, which stays secret. */
export interface ChooseWord {
  /** The type of the move. */
  readonly type: 'word'
  /** The Ing Word. */
  readonly word: string
  /** The Actual Definition. */
  readonly definition: string
}

/** Step 2: a Bluffer’s definition. */
export interface Define {
  /** The type of the move. */
  readonly type: 'define'
  /** Any text; the empty one too. */
  readonly definition: string
}

/** Step 3: the Brainiac’s report. */
export interface Report {
  /** The type of the move. */
  readonly type: 'report'
  /** The Bluffers whose definitions are substantially similar to an on-line one, seats rising. */
  readonly similar: readonly SeatNumber[]
}

/** Step 4: a Bluffer’s vote. */
export interface VoteFor {
  /** The type of the move. */
  readonly type: 'vote'
  /** A number of the list, from 1. */
  readonly number: number
}

/** Step 5: the scoring is posted, by the Brainiac or in eir stead by the Scorekeeper. */
export interface Score {
  /** The type of the move. */
  readonly type: 'score'
}

/** The moves. */
export type Move = ChooseWord | Define | Report | VoteFor | Score

/** Why an Ing Word was turned down. */
export type Unfit = 'no word' | 'no definition'

/** What the engine announces. */
export type Post =
  /** To all: the numbers, by seat. */
  | { readonly type: 'numbers'; readonly numbers: readonly number[] }
  /** To all: a round begins. */
  | { readonly type: 'round'; readonly round: number; readonly brainiac: SeatNumber }
  /** To all: a word was chosen, and is looked up. */
  | { readonly type: 'lookup'; readonly brainiac: SeatNumber; readonly word: string }
  /** To all: it cannot be the Ing Word. */
  | { readonly type: 'unfit'; readonly word: string; readonly why: Unfit }
  /** To the Brainiac: what is noted as the Actual Definition. */
  | { readonly type: 'noted'; readonly word: string; readonly definition: string }
  /** To all: the Ing Word. */
  | { readonly type: 'word'; readonly brainiac: SeatNumber; readonly word: string }
  /** To its Bluffer and the Brainiac: a definition has come in. */
  | { readonly type: 'defined'; readonly seat: SeatNumber; readonly definition: string }
  /** To all: the definitions are in, and the Brainiac compares them. */
  | { readonly type: 'comparison'; readonly brainiac: SeatNumber; readonly word: string }
  /** To all: what the comparison showed, where somebody knew the word. */
  | {
      readonly type: 'report'
      readonly case: '3a' | '3b'
      readonly brainiac: SeatNumber
      readonly similar: readonly SeatNumber[]
    }
  /** To all: the list to vote on. */
  | { readonly type: 'list'; readonly word: string; readonly list: readonly string[] }
  /** To all: a vote. */
  | { readonly type: 'vote'; readonly seat: SeatNumber; readonly vote: Vote }
  /** To all: the votes are in, and the Brainiac scores. */
  | { readonly type: 'voted'; readonly brainiac: SeatNumber }
  /** To all, in step 2 to the Bluffer and the Brainiac: a default action. */
  | ({ readonly type: 'default' } & Default)
  /** To all: the Scorekeeper is to adjudicate. */
  | { readonly type: 'adjudication'; readonly brainiac: SeatNumber }
  /** To all: a round is over; the totals by seat. */
  | ({ readonly type: 'result'; readonly scores: readonly number[] } & Round)
  /** To all: spots were removed. */
  | { readonly type: 'removed'; readonly seats: readonly SeatNumber[] }

/** From each rejection code to the facts of its sentence. */
export interface Rejections {
  /** The players are being numbered. */
  numbersNotDrawn: Readonly<Record<never, never>>
  /** It is another step’s time. */
  wrongStep: { readonly step: StepNumber; readonly wanted: StepNumber }
  /** Only the Brainiac does this. */
  notBrainiac: { readonly brainiac: string }
  /** The word is being looked up. */
  beingLookedUp: { readonly word: string }
  /** The Brainiac sends no bluff. */
  brainiacSendsNone: Readonly<Record<never, never>>
  /** The Brainiac has no vote. */
  brainiacHasNoVote: Readonly<Record<never, never>>
  /** The Bluffer has sent a definition. */
  alreadyDefined: Readonly<Record<never, never>>
  /** The Bluffer has voted. */
  alreadyVoted: { readonly vote: Vote }
  /** Some seats that were named are no Bluffers of the round. */
  noSuchBluffers: { readonly bluffers: readonly string[] }
  /** An empty definition is like no other. */
  emptyDefinition: { readonly bluffers: readonly string[] }
  /** The report was made, and the list is put in order. */
  alreadyReported: Readonly<Record<never, never>>
  /** The Bluffer who knew the word has no vote. */
  noVote: Readonly<Record<never, never>>
  /** The list has no such number. */
  notOnList: { readonly number: number; readonly most: number }
  /** The Scorekeeper adjudicates, the Brainiac no longer. */
  scorekeepersTask: Readonly<Record<never, never>>
}

/** The types of Fictionary. */
export interface Fictionary extends Bundle<Shared, Secret, Hidden, Options, Move, Post> {
  /** What is asked. */
  readonly Inquiries: {
    /** The host, for who announced the start: the seats in random order, number 1 first. */
    readonly numbers: { readonly ask: 'shuffle'; readonly about: null }
    /** The host: is the word in the Official Dictionary? Not with `lookup: 'trust'`. */
    readonly word: { readonly ask: 'word'; readonly about: null }
    /** The host: does a lookup dictionary give this definition? Only with `lookup: 'both'`. */
    readonly definition: {
      readonly ask: 'judge'
      readonly about: { readonly word: string; readonly definition: string }
      readonly answer: 'yes' | 'no'
    }
    /** The Brainiac: the order of the list; of the seats in `of`, whose comes first, and so on. */
    readonly list: {
      readonly ask: 'shuffle'
      readonly about: { readonly of: readonly SeatNumber[] }
    }
    /** The host: has the Scorekeeper adjudicated, or is there none? */
    readonly scorekeeper: {
      readonly ask: 'judge'
      readonly about: null
      readonly answer: 'adjudicated' | 'no officer'
    }
    /** The host, after rounds in which nobody did anything: does the game go on? */
    readonly idle: {
      readonly ask: 'judge'
      readonly about: { readonly rounds: number }
      readonly answer: 'go on' | 'end'
    }
  }
  /** `step`: the three days of a step. */
  readonly Deadline: 'step'
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof fictionaryClauses>
  /** Nobody joins. */
  readonly Join: null
}
