import {
  type Game,
  type Match,
  type MatchEvent,
  type MatchHandle,
  type MatchStatus,
  namesOf,
  openMatch,
  type Prompt,
  type Question,
  type RandomInt,
  type Referee,
  type SeatNumber,
  type Timestamp,
} from '@ackanomic/core'
import { seededRandom, seededReferee } from '@ackanomic/core/bots'
import { type Clauses, isReferee, seatOf } from '@ackanomic/core/engine'
import { MAX_TIMESTAMP } from '@ackanomic/core/untrusted'

/** Your place in the match. */
export interface Place {
  /** Your name: a player's, a referee's or an outsider's; `null` for somebody who only watches. */
  readonly name: string | null
  /** Whether you answer for the referee, too, whatever is a matter of judgement. */
  readonly judges: boolean
  /** Whether you only look over that person's shoulder, and a bot plays for them, too. */
  readonly watches: boolean
}

/** The session's state besides the match. */
export type Around = Pick<Session, 'you' | 'here' | 'seed' | 'words' | 'clauses'>

/** The clock of the table stands still: time passes when somebody waits. */
const BEFORE_ALL = -MAX_TIMESTAMP

/** A match on the table, and who you are there. */
export class Session {
  /** The match; it goes on here. */
  readonly match: MatchHandle
  /** The viewer of the screen now. */
  you: Place
  /** All who share the screen, and take turns at it; nobody where it is yours alone. */
  here: readonly string[]
  /** The seed of all chance; it is never shown. */
  readonly seed: string
  /** Looks words up where nobody at the table is the judge of them. */
  readonly words: Referee
  /** The clauses of the game's rule, or `null`. */
  readonly clauses: Clauses | null
  /** The lines of a mail that is being written, or `null`. */
  mail: readonly string[] | null = null
  /** The clause that the last refusal of an entry cited, or `null`. */
  cited: string | null = null
  /** How many columns of a picture that is too wide are to the left of the window. */
  shift = 0
  /** The last view shown, and its viewer; `null` if the board is to be shown in any case. */
  seen: Readonly<{ name: string | null; picture: string; isOver: boolean }> | null = null
  #events: MatchEvent[] = []
  #faults: string[] = []

  /** @param events - what happened at its start, to be told */
  constructor(game: Game, match: Match, around: Around, events: readonly MatchEvent[] = []) {
    this.you = around.you
    this.here = around.here
    this.seed = around.seed
    this.words = around.words
    this.clauses = around.clauses
    this.#events.push(...events)
    this.match = openMatch(game, match, {
      referee: this.#referee(),
      now: () => BEFORE_ALL,
      onRejectedAnswer: ({ error }) => this.#faults.push(error.message),
    })
    this.match.subscribe((change) => this.#events.push(...change.events))
  }

  /** The game. */
  get game(): Game {
    return this.match.game
  }

  /** The seats, the time, the prompts, the result. */
  get status(): MatchStatus {
    return this.game.status(this.match.value.state)
  }

  /** The time in the match: the moment of the last entry. */
  get now(): Timestamp {
    return this.status.clock.now
  }

  /** How many entries the match has behind it, those of an older log too that it has lost. */
  get entries(): number {
    const { checkpoint, log } = this.match.value
    return (checkpoint?.entries ?? 0) + log.length
  }

  /** The seat that you act in, or -1. */
  get seat(): SeatNumber {
    return this.you.name === null ? -1 : seatOf(this.status.table, this.you.name)
  }

  /** Whether something went wrong with the engine that was not told yet. */
  get isFaulty(): boolean {
    return this.#faults.length > 0
  }

  /** How many events you have not been told yet. */
  get news(): number {
    return this.#events.filter((event) => reaches(event, this.you.name)).length
  }

  /**
   * Chance for what somebody does now: it depends on the seed, on who acts and on the place in the log,
   * so that a match that was rewound or loaded goes on as it would have.
   */
  chance(who: string | number): RandomInt {
    return seededRandom(`${this.seed}/${who}/${this.entries}`)
  }

  /** Something is wrong with the engine; the error is a sentence. */
  blame(fault: string): void {
    this.#faults.push(fault)
  }

  /** The events that are new to you, as sentences; afterwards they count as told. */
  takeNews(): { readonly told: readonly string[]; readonly faults: readonly string[] } {
    const [told, faults] = [this.sentences(this.#events), this.#faults]
    this.#events = []
    this.#faults = []
    return { told, faults }
  }

  /** Those of some events that reach you, as sentences. */
  sentences(events: readonly MatchEvent[]): string[] {
    const names = namesOf(this.status)
    return events
      .filter((event) => reaches(event, this.you.name))
      .map(({ event }) => this.game.describeEvent(event, names))
  }

  /** Whether somebody is played by a person at the screen; all others are played by the table. */
  isHere(name: string): boolean {
    return !this.you.watches && (name === this.you.name || this.here.includes(name))
  }

  /** Whether a prompt is for somebody at the screen to answer. */
  isAskedHere(to: Prompt['to']): boolean {
    return [this.you.name, ...this.here].some((name) => this.#answers(name, to))
  }

  /** The open prompts that somebody at the screen is to answer; you, where nobody is named. */
  promptsFor(name: string | null = this.you.name): readonly Prompt[] {
    return this.status.openPrompts.filter(({ to }) => this.#answers(name, to))
  }

  /** Whether a prompt is somebody's to answer; a judge answers for the referee, too. */
  #answers(name: string | null, to: Prompt['to']): boolean {
    const { watches, judges } = this.you
    if (watches) return false
    const { table } = this.status
    if (typeof to === 'number') return name !== null && seatOf(table, name) === to
    return judges || (name !== null && isReferee(table, name))
  }

  /**
   * Answers whatever a program can: chance for everybody, and all else that nobody at the screen is
   * asked; words from the list. If you know the seed, you can know all that it draws.
   */
  #referee(): Referee {
    const program = seededReferee(`the referee of a table, by the seed ${this.seed}`)
    return (asked, match) => {
      if (isChance(asked.question)) return program(asked, match)
      if (this.isAskedHere(asked.to)) return undefined
      return this.words(asked, match) ?? program(asked, match)
    }
  }
}

/** Whether a question is a matter of chance, which is the table's own, whoever is the referee. */
export function isChance({ kind }: Question): boolean {
  return kind === 'shuffle' || kind === 'pick' || kind === 'roll'
}

/** Whether somebody is told of an event. */
function reaches({ recipients }: MatchEvent, name: string | null): boolean {
  return recipients === 'everyone' || (name !== null && recipients.includes(name))
}
