import type { Timestamp } from './time.js'

/**
 * A question that a game can ask of the world outside its rules. Its `kind` tells a referee how to
 * answer, even one who does not know the game:
 *
 * - `shuffle`: put `of` things in a random order. The answer is a permutation of `0 … of - 1`.
 * - `pick`: choose one of `of` things at random. The answer is an integer from 0 to `of - 1`.
 * - `roll`: roll `dice` dice with `sides` sides. The answer is a list of `dice` integers from 1 to
 *   `sides`.
 * - `word`: say whether `word` is in the dictionary. The answer is a boolean.
 * - `inside`: say whether `fragment` is part of some word of the dictionary. The answer is a
 *   boolean.
 * - `judge`: decide a matter of judgement, or do a duty. If there are `choices`, the answer is one
 *   of them. Otherwise the game defines the form: `about` describes it and a schema checks it.
 */
export type Question =
  | { readonly kind: 'shuffle'; readonly of: number }
  | { readonly kind: 'pick'; readonly of: number }
  | { readonly kind: 'roll'; readonly dice: number; readonly sides: number }
  | { readonly kind: 'word'; readonly word: string; readonly dictionary: string }
  | { readonly kind: 'inside'; readonly fragment: string; readonly dictionary: string }
  | {
      readonly kind: 'judge'
      readonly about: string
      readonly choices?: readonly string[]
      /** The answer of a program, or of a referee who does not look closer. */
      readonly usual?: unknown
    }

export type Ask = Question['kind']

/** The type of the answer to each kind of question. */
export interface Answers {
  /** A permutation of `0 … of - 1`: the item at index `i` is the thing that goes to place `i`. */
  readonly shuffle: readonly number[]
  /** An integer from 0 to `of - 1`. */
  readonly pick: number
  /** One integer from 1 to `sides` for each die. */
  readonly roll: readonly number[]
  /** Whether the word is in the dictionary. */
  readonly word: boolean
  /** Whether some word of the dictionary contains the fragment. */
  readonly inside: boolean
  /** One of the choices, or a value that the game's own schema for this prompt accepts. */
  readonly judge: unknown
}

/** The addressee of a prompt: the referee, the host, or the player of a seat. */
export type Addressee = 'referee' | 'host' | number

/** An open question of an engine. Its answer arrives as an `answer` entry. */
export interface Prompt<Name extends string = string, About = unknown> {
  readonly id: number
  /** The game's own name for the prompt, such as `'prize'`. */
  readonly name: Name
  readonly to: Addressee
  readonly at: Timestamp
  readonly question: Question
  /** The game's own details, as plain JSON. */
  readonly details: About
}

/** The match to which a prompt belongs. Core passes it to the referee with each prompt. */
export interface MatchIdentity {
  readonly gameId: string
  readonly matchId: string
  /** The time of the commitment to chance: the start, unless it was announced before. */
  readonly committedAt: Timestamp
  /** The contributions of participants. Default: none. */
  readonly contributions?: Contributions
}

/** Texts by name, on which every draw depends, so that nobody alone decides the chance. */
export type Contributions = Readonly<Record<string, string>>

/** The commitment of a referee whose chance can be proven. */
export interface RefereeCommitment {
  /** Returns the commitment to a match's secret, 64 hexadecimal digits. */
  commitmentFor(match: MatchIdentity): string
  /** Returns the secret of a match, 64 hexadecimal digits, which its save reveals at the end. */
  secretFor(match: MatchIdentity): string
}

/** A function that answers prompts. It returns `undefined` to leave a prompt to a person. */
export interface Referee {
  (prompt: Prompt, match: MatchIdentity): unknown
  /** Absent if the chance cannot be proven. */
  readonly commitment?: RefereeCommitment
  /** Returns the SHA-256 of each dictionary's words, by name; `null` if it has none. */
  readonly dictionaries?: () => Readonly<Record<string, string | null>>
}

/**
 * Describes why an answer does not fit its question, or returns `undefined`. The game checks
 * answers to `judge` questions without choices.
 *
 * @example
 * ```ts
 * import { answerProblem } from '@ackanomic/core/untrusted'
 *
 * answerProblem({ kind: 'roll', dice: 2, sides: 6 }, [3, 7]) // => 'Answer a roll with 2 integers from 1 to 6.'
 * answerProblem({ kind: 'roll', dice: 2, sides: 6 }, [3, 6]) // => undefined
 * ```
 */
export function answerProblem(question: Question, answer: unknown): string | undefined {
  try {
    return isAnswer(question, answer) ? undefined : `Answer ${answersOf(question)}.`
  } catch {
    // A list of a foreign program may throw when it is read.
    return `Answer ${answersOf(question)}.`
  }
}

function isAnswer(question: Question, answer: unknown): boolean {
  switch (question.kind) {
    case 'pick':
      return isIntegerIn(answer, 0, question.of - 1)
    case 'shuffle':
      return isPermutation(answer, question.of)
    case 'roll':
      return isRoll(answer, question.dice, question.sides)
    case 'word':
    case 'inside':
      return typeof answer === 'boolean'
    case 'judge':
      return (
        question.choices === undefined ||
        (typeof answer === 'string' && question.choices.includes(answer))
      )
  }
}

/** The form of an answer, for a sentence that begins with "Answer". */
function answersOf(question: Question): string {
  switch (question.kind) {
    case 'pick':
      return `a pick with an integer from 0 to ${question.of - 1}`
    case 'shuffle':
      return `a shuffle with each of 0 to ${question.of - 1} once, in their new order`
    case 'roll':
      return `a roll with ${question.dice} integers from 1 to ${question.sides}`
    case 'word':
    case 'inside':
      return 'with true or false'
    case 'judge':
      return `with one of: ${question.choices?.join(', ')}`
  }
}

function isIntegerIn(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

function isPermutation(value: unknown, of: number): boolean {
  if (!Array.isArray(value) || value.length !== of) return false
  const seen = new Uint8Array(of)
  for (const item of value as readonly unknown[]) {
    if (!isIntegerIn(item, 0, of - 1) || seen[item] === 1) return false
    seen[item] = 1
  }
  return true
}

function isRoll(value: unknown, dice: number, sides: number): boolean {
  return (
    Array.isArray(value) &&
    value.length === dice &&
    value.every((die: unknown) => isIntegerIn(die, 1, sides))
  )
}
