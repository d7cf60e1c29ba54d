import type { Game, Match } from '@ackanomic/core'
import { personOf, type Seal } from '@ackanomic/core/proof'
import type { Evidence } from './evidence.js'
import type { LoggedAction } from './signed-actions.js'

/** A match with everything that is known of it. */
export interface Subject {
  readonly game: Game
  /** The match as this engine plays it. */
  readonly match: Match
  /** The match as the file has it, under the revision under which it was played. */
  readonly saved: Match
  /** The seal of the file, if it has one and it can be read. */
  readonly seal: Seal | null
  readonly actions: readonly LoggedAction[]
  readonly evidence: Evidence
}

/** The program that acts for a person, as the host declared it. */
export function programOf({ saved }: Pick<Subject, 'saved'>, person: string): string | null {
  const { automated = {} } = saved.declaration ?? {}
  return Object.hasOwn(automated, person) ? (automated[person] ?? null) : null
}

/** The people who began to play, without programs, under their own names. */
export function humanPlayers(subject: Pick<Subject, 'saved'>): readonly string[] {
  const { saved } = subject
  const people = saved.roster.players.map((name) => personOf(saved, name))
  return people.filter((person) => programOf(subject, person) === null)
}

/** Whether this program had to convert the log from an older revision. */
export function isMigrated({ game, saved }: Pick<Subject, 'game' | 'saved'>): boolean {
  return saved.revision < game.revision
}
