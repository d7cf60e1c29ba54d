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
  /** The name of a player, referee or outsider; `null` for a spectator. */
  readonly name: string | null
  /** Whether you also answer the referee's questions of judgement. */
  readonly judges: boolean
  /** Whether you only watch over that person's shoulder while a bot plays for them. */
  readonly watches: boolean
}

export type Around = Pick<Session, 'you' | 'here' | 'seed' | 'words' | 'clauses'>

/** The clock stands still, before any time that a match can have: waiting makes time pass. */
const BEFORE_ALL = -MAX_TIMESTAMP

/** A match on the table, and your place in it. */
export class Session {
  readonly match: MatchHandle
  /** The person at the screen now. */
  you: Place
  /** The people who share the screen; empty if it is yours alone. */
  here: readonly string[]
  /** The secret seed of all chance. */
  readonly seed: string
  /** Looks words up if nobody at the table judges them. */
  readonly words: Referee
  readonly clauses: Clauses | null
  mail: readonly string[] | null = null
  /** The clause that the last refusal cited, or `null`. */
  cited: string | null = null
  /** The hidden columns to the left, for a picture that is too wide. */
  shift = 0
  /** The last view shown, and its viewer; `null` to show it in any case. */
  seen: Readonly<{ name: string | null; picture: string; isOver: boolean }> | null = null
  #events: MatchEvent[] = []
  #faults: string[] = []

  /** @param events - the events of its start, not yet shown */
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

  get game(): Game {
    return this.match.game
  }

  get status(): MatchStatus {
    return this.game.status(this.match.value.state)
  }

  /** The time of the last entry. */
  get now(): Timestamp {
    return this.status.clock.now
  }

  /** The number of all entries, including those that an older log has lost. */
  get entries(): number {
    const { checkpoint, log } = this.match.value
    return (checkpoint?.entries ?? 0) + log.length
  }

  get seat(): SeatNumber {
    return this.you.name === null ? -1 : seatOf(this.status.roster, this.you.name)
  }

  /** Whether the engine had a fault that was not shown yet. */
  get isFaulty(): boolean {
    return this.#faults.length > 0
  }

  get news(): number {
    return this.#events.filter((event) => reaches(event, this.you.name)).length
  }

  /**
   * The chance of an actor now. It depends on the seed, the actor and the place in the log, so a
   * match that was rewound or loaded goes on as it would have.
   */
  chance(who: string | number): RandomInt {
    return seededRandom(`${this.seed}/${who}/${this.entries}`)
  }

  /** Records a fault of the engine, as a sentence. */
  blame(fault: string): void {
    this.#faults.push(fault)
  }

  /** Returns your new events and the faults as sentences, and marks them as shown. */
  takeNews(): { readonly told: readonly string[]; readonly faults: readonly string[] } {
    const [told, faults] = [this.sentences(this.#events), this.#faults]
    this.#events = []
    this.#faults = []
    return { told, faults }
  }

  sentences(events: readonly MatchEvent[]): string[] {
    const names = namesOf(this.status)
    return events
      .filter((event) => reaches(event, this.you.name))
      .map(({ event }) => this.game.describeEvent(event, names))
  }

  /** Whether a person at the screen plays for a name; the table plays for all others. */
  isHere(name: string): boolean {
    return !this.you.watches && (name === this.you.name || this.here.includes(name))
  }

  isAskedHere(to: Prompt['to']): boolean {
    return [this.you.name, ...this.here].some((name) => this.#answers(name, to))
  }

  /** The open prompts for a person at the screen; for you by default. */
  promptsFor(name: string | null = this.you.name): readonly Prompt[] {
    return this.status.openPrompts.filter(({ to }) => this.#answers(name, to))
  }

  /** Whether a person answers a prompt; a judge also answers for the referee. */
  #answers(name: string | null, to: Prompt['to']): boolean {
    const { watches, judges } = this.you
    if (watches) return false
    const { roster } = this.status
    if (typeof to === 'number') return name !== null && seatOf(roster, name) === to
    return judges || (name !== null && isReferee(roster, name))
  }

  /**
   * Answers what a program can: chance for everybody, and what nobody at the screen is asked; words
   * from the list. Anybody with the seed can predict it.
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

/** Whether a question is a matter of chance, which the table decides and no referee. */
export function isChance({ kind }: Question): boolean {
  return kind === 'shuffle' || kind === 'pick' || kind === 'roll'
}

function reaches({ recipients }: MatchEvent, name: string | null): boolean {
  return recipients === 'everyone' || (name !== null && recipients.includes(name))
}
