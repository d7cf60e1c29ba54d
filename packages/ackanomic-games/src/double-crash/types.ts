import type { SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation, Nothing } from '@ackanomic/core/engine'
import type { doubleCrashClauses } from './clauses.js'

/** What is settled at the set-up. */
export interface Options {
  /**
   * Which of several Target Words, Salvos or Replies of a player counts in a round: the `'first'`,
   * and others are refused; or the `'last'` one sent before the round is over. Default: `'first'`.
   */
  readonly revisions: 'first' | 'last'
  /**
   * Whether a Salvo may hold `'any'` five letters, or only words of the `'dictionary'`; then the
   * host is asked about each of them. Default: `'any'`.
   */
  readonly salvoWords: 'any' | 'dictionary'
  /**
   * `'trust'`: a Target Word stands whatever the dictionary has, until the error is discovered.
   * `'check'`: the host is asked at once, and one that is not in the dictionary is handed back.
   * Default: `'trust'`.
   */
  readonly targets: 'trust' | 'check'
  /**
   * `'claim'`: errors are discovered when a player points them out. `'immediate'`: the engine
   * announces an error as soon as it is made. Default: `'claim'`.
   */
  readonly discovery: 'claim' | 'immediate'
}

/** A line of a Reply. */
export interface Line {
  /** The word, upper case. */
  readonly word: string
  /** How often it is said to crash, 0 to 5. */
  readonly crashes: number
}

/** A round of Salvos and the round of Replies to them. */
export interface Exchange {
  /** The Salvo of each seat, or `null` as long as there is none. */
  readonly salvos: readonly (readonly string[] | null)[]
  /** The seats whose Salvos are there, in the order in which they were posted. */
  readonly order: readonly SeatNumber[]
  /** What each seat replied to the other’s Salvo, word by word, or `null`. */
  readonly replies: readonly (readonly number[] | null)[]
}

/**
 * An error that is claimed: an improper Target Word; or the number that was reported in a round of
 * Replies for a word, which is named by its number in the list, from 1.
 */
export type NamedError =
  | { readonly what: 'target' }
  | { readonly what: 'report'; readonly round: number; readonly place: number }

/** A claim of an error; of the claimant’s own where `by` and `against` are the same. */
export interface Claim {
  /** Who claims it. */
  readonly by: SeatNumber
  /** Whose error it would be. */
  readonly against: SeatNumber
  /** The error. */
  readonly error: NamedError
  /** Whether it is one; `null` while the dictionary is asked. */
  readonly found: boolean | null
}

/** Why somebody is the tentative winner: the only five crashes, the higher ones, the first Salvo. */
export type Reason = 'only' | 'higher' | 'first'

/** Who wins unless an error is found. */
export interface Tentative {
  /** The seat. */
  readonly winner: SeatNumber
  /** Why. */
  readonly because: Reason
  /** The highest place of a word with five crashes in each seat’s Salvo, from 1, or `null`. */
  readonly places: readonly (number | null)[]
}

/** A word of a Salvo that is being looked up. */
export interface Lookup {
  /** Whose Salvo it stands in. */
  readonly seat: SeatNumber
  /** The word. */
  readonly word: string
}

/** How an error was discovered: by a claim, an admission, or by the engine itself. */
export type Discovery = 'claim' | 'admission' | 'at once'

/** An error that was discovered. */
export interface Discovered {
  /** Who made it. */
  readonly against: SeatNumber
  /** The error. */
  readonly error: NamedError
  /** How it was discovered. */
  readonly how: Discovery
}

/** What everybody may see. */
export interface Shared {
  /** The number of the round, from 1: Salvos in odd ones, Replies in even ones. */
  readonly round: number
  /** All Salvos and Replies, two rounds to an exchange. */
  readonly exchanges: readonly Exchange[]
  /** The words that are being looked up; only with `salvoWords: 'dictionary'`. */
  readonly lookups: readonly Lookup[]
  /** The claims of errors so far. */
  readonly claims: readonly Claim[]
  /** The tentative winner, or `null` as long as rounds go on. */
  readonly tentative: Tentative | null
  /** Both Target Words once they are revealed, by seat; `null` before. */
  readonly targets: readonly string[] | null
  /** Whether the three days of examination are over, and only the dictionary is waited for. */
  readonly examined: boolean
  /** The error that decided the game, or `null`. */
  readonly discovered: Discovered | null
  /** Who had not done what a round asks when its three days were over, which ended the game. */
  readonly failed: readonly SeatNumber[]
}

/** What one seat may know. */
export interface Secret {
  /** The Target Word, or `null` as long as it is to be chosen. */
  readonly target: string | null
  /** Whether the dictionary is being asked about it since it was chosen. */
  readonly lookedUp: boolean
  /** The words that the player has admitted to be improper; one that was replaced counts no more. */
  readonly admitted: readonly Admission[]
}

/** An admission of an improper Target Word. */
export interface Admission {
  /** Which of the claims it is, from 0. */
  readonly claim: number
  /** The word. */
  readonly word: string
}

/** Chooses the Target Word. */
export interface ChooseTarget {
  /** The type of the move. */
  readonly type: 'target'
  /** The word. */
  readonly word: string
}

/** Posts a Salvo. */
export interface PostSalvo {
  /** The type of the move. */
  readonly type: 'salvo'
  /** The words, in order. */
  readonly words: readonly string[]
}

/** Both actions of round 1 in one. */
export interface Opening {
  /** The type of the move. */
  readonly type: 'opening'
  /** The Target Word. */
  readonly target: string
  /** The words of the Salvo, in order. */
  readonly words: readonly string[]
}

/** Replies to the other’s Salvo. */
export interface PostReply {
  /** The type of the move. */
  readonly type: 'reply'
  /** The Salvo again, with a number for each word. */
  readonly lines: readonly Line[]
}

/** Points out an error of the other player’s. */
export interface ClaimError {
  /** The type of the move. */
  readonly type: 'claim'
  /** The error. */
  readonly error: NamedError
}

/** Owns up to an error. */
export interface AdmitError {
  /** The type of the move. */
  readonly type: 'admit'
  /** The error. */
  readonly error: NamedError
}

/** The moves. */
export type Move = ChooseTarget | PostSalvo | Opening | PostReply | ClaimError | AdmitError

/** What the engine announces. */
export type Post =
  /** To all: a round begins; so many words are due in each Salvo or Reply. */
  | { readonly type: 'round'; readonly round: number; readonly size: number }
  /** To the player: eir Target Word. */
  | { readonly type: 'target'; readonly seat: SeatNumber; readonly word: string }
  /** To the player: eir Target Word is not in the dictionary; e is to choose another one. */
  | { readonly type: 'handed back'; readonly seat: SeatNumber; readonly word: string }
  /** To all: a Salvo. */
  | {
      readonly type: 'salvo'
      readonly seat: SeatNumber
      readonly round: number
      readonly words: readonly string[]
    }
  /** To all: a Salvo is void, for a word in it is not in the dictionary; another one is due. */
  | { readonly type: 'struck'; readonly seat: SeatNumber; readonly word: string }
  /** To all: a Reply. */
  | {
      readonly type: 'reply'
      readonly seat: SeatNumber
      readonly round: number
      readonly lines: readonly Line[]
    }
  /** To all: who has not done what the round asked, when its three days were over. */
  | { readonly type: 'failed'; readonly round: number; readonly seats: readonly SeatNumber[] }
  /** To all: there is a tentative winner. */
  | ({ readonly type: 'tentative' } & Tentative)
  /** To all: the Target Words, by seat. */
  | { readonly type: 'revealed'; readonly targets: readonly string[] }
  /** To all: an error is claimed. */
  | {
      readonly type: 'claimed'
      readonly by: SeatNumber
      readonly against: SeatNumber
      readonly error: NamedError
    }
  /** To all: what was claimed is no error, and nothing changes. */
  | { readonly type: 'unfounded'; readonly against: SeatNumber; readonly error: NamedError }
  /** To all: an error is discovered, and loses. */
  | ({ readonly type: 'error' } & Discovered)
  /** To all: three days have passed without an error. */
  | { readonly type: 'examined'; readonly winner: SeatNumber }

/** From each rejection code to the facts of its sentence. */
export interface Rejections {
  /** The rounds are over: there is a tentative winner. */
  roundsOver: { readonly round: number }
  /** A Target Word is chosen in round 1 only. */
  targetTooLate: { readonly round: number }
  /** This is a round of Replies. */
  salvoNotDue: { readonly round: number }
  /** This is a round of Salvos. */
  replyNotDue: { readonly round: number; readonly size: number }
  /** The player has chosen already. */
  targetChosen: { readonly target: string }
  /** The player has posted a Salvo in this round already. */
  salvoPosted: { readonly round: number }
  /** The player has replied in this round already. */
  replyPosted: { readonly round: number }
  /** The Target Word does not have five letters. */
  targetLength: { readonly word: string }
  /** A Salvo has too many or too few words. */
  wrongSize: { readonly round: number; readonly words: number; readonly size: number }
  /** Words of a Salvo do not have five letters. */
  wordLength: { readonly words: readonly string[] }
  /** The Reply does not repeat the Salvo. */
  notTheSalvo: { readonly salvo: readonly string[] }
  /** There is no such report to find fault with. */
  noSuchReport: { readonly player: string; readonly round: number; readonly place: number }
  /** Before the Target Words are revealed, only what public posts prove can be claimed. */
  notProvable: { readonly error: NamedError }
  /** The three days of examination are over. */
  examinationOver: Readonly<Record<never, never>>
  /** The player has claimed that already, or admitted it where it is eir `shared`. */
  claimedAlready: { readonly error: NamedError; readonly shared: boolean }
  /** Nobody owns up to a Target Word that is not chosen yet. */
  noTarget: Readonly<Record<never, never>>
  /** The player has admitted as many Target Words as are taken. */
  tooManyAdmissions: { readonly most: number }
  /** What the player would admit is no error. */
  noError: { readonly round: number; readonly place: number; readonly crashes: number }
}

/** The types of Double Crash. */
export interface DoubleCrash extends Bundle<Shared, Secret, Nothing, Options, Move, Post> {
  /** What the host is asked: there is no referee. */
  readonly Inquiries: {
    /** Is the Target Word in the dictionary? Asked when it is chosen, where the options want it. */
    readonly chosen: { readonly ask: 'word'; readonly about: { readonly seat: SeatNumber } }
    /** Is the Target Word in the dictionary? Asked because of a claim. */
    readonly claimed: {
      readonly ask: 'word'
      readonly about: {
        readonly by: SeatNumber
        readonly seat: SeatNumber
        /** Which of the claims it is, from 0. */
        readonly claim: number
      }
    }
    /** Is a word of a Salvo in the dictionary? Only with `salvoWords: 'dictionary'`. */
    readonly salvo: { readonly ask: 'word'; readonly about: Lookup }
  }
  /** `round`: the three days of a round; `examination`: those after the reveal. */
  readonly Deadline: 'round' | 'examination'
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof doubleCrashClauses>
  /** Nobody joins. */
  readonly Join: null
}
