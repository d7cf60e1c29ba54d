import type { SeatNumber } from '@ackanomic/core'

/** The number of a step. */
export type StepNumber = 1 | 2 | 3 | 4 | 5

/** The stages, with the step to which each belongs; the players are numbered before them all. */
export const STEPS = {
  numbers: null,
  word: 1,
  definitions: 2,
  report: 3,
  list: 3,
  votes: 4,
  scoring: 5,
  adjudication: 5,
} as const satisfies Readonly<Record<string, StepNumber | null>>

/** A default action: whose, in which step, and whether a bot did it or the time ran out. */
export interface Default {
  readonly step: StepNumber
  readonly seat: SeatNumber
  /** Whether a bot did it at once; else the three days were over. */
  readonly bot: boolean
}

/** A vote: a number of the list, from 1. `'sheep'` is one by default, for the own definition. */
export type Vote = number | 'sheep'

/** A definition of the list, with whose it is. */
export interface Entry {
  /** The text, as it was sent. */
  readonly definition: string
  /** Whose; the Brainiac’s is the Actual Definition. */
  readonly author: SeatNumber
}

/** A round that is over. */
export interface FictionaryRound {
  /** Its number, from 1. */
  readonly round: number
  /** The spots that took part: those that were not removed before. */
  readonly spots: readonly SeatNumber[]
  readonly brainiac: SeatNumber
  /** The Ing Word. */
  readonly word: string
  /** The Actual Definition. */
  readonly definition: string
  /** Two or more Bluffers knew the word, one did, none did, or there was no report in time. */
  readonly case: '3a' | '3b' | '3c' | '3d'
  /** The Bluffers whose definitions were close to an on-line definition. */
  readonly similar: readonly SeatNumber[]
  /** The list, number 1 first; empty where nothing was voted on. */
  readonly list: readonly Entry[]
  /** The number for which each seat voted, those who sheeped by default too; `null` for none. */
  readonly votes: readonly (number | null)[]
  readonly defaults: readonly Default[]
  /** The Gamepoints of the round, by seat. */
  readonly gains: readonly number[]
}
