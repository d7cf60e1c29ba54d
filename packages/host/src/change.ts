import {
  type Game,
  type LogEntry,
  type Match,
  type MatchProgress,
  type MatchStatus,
  namesOf,
  nextDeadlineOf,
  type ResultRecord,
  resultRecordOf,
  saveSnapshot,
  type Timestamp,
} from '@ackanomic/core'
import type { PendingMatchAction } from './types.js'

/** What awaits somebody, or whoever holds an office. */
export interface WantedOf extends Omit<PendingMatchAction, 'match' | 'game'> {
  /** Who; `null` where an office is asked. */
  readonly person: string | null
}

/** An announcement as the store keeps it, and who is told. */
export interface Said {
  /** When. */
  readonly at: Timestamp
  /** Because of which clause. */
  readonly clause: string
  /** What, as the game makes it. */
  readonly event: { readonly type: string }
  /** What, as a sentence. */
  readonly message: string
  /** Who is told, by name, sorted. */
  readonly to: readonly string[]
}

/** What one step of a match comes to, for a store to write down at one go. */
export interface Change {
  /** What is appended to the log. */
  readonly recorded: readonly LogEntry[]
  /** How many entries the log then has. */
  readonly entries: number
  /** `saveSnapshot` the match then. */
  readonly checkpoint: string
  /** When the next deadline falls due; `null` when none runs. */
  readonly due: Timestamp | null
  /** When the match was over; `null` while it goes on. */
  readonly over: Timestamp | null
  /** What was announced, in order. */
  readonly said: readonly Said[]
  /** All that now awaits people, and offices. */
  readonly wanted: readonly WantedOf[]
  /** Whether it is other than before. */
  readonly isNews: boolean
  /** Whether a bot is to be asked next. */
  readonly isForBots: boolean
  /** What the books must know, when the match is over. */
  readonly record: ResultRecord | undefined
}

/** How many entries a match has had from its start. */
function lengthOf({ checkpoint, log }: Match): number {
  return (checkpoint?.entries ?? 0) + log.length
}

/**
 * What a step comes to.
 *
 * @param before - the match before it; `undefined` for the start
 * @param bots - who at the table is a bot
 */
export function changeOf(
  game: Game,
  id: string,
  before: Match | undefined,
  step: MatchProgress,
  bots: readonly string[],
): Change {
  const { match, events, appended } = step
  const { state } = match
  const after = game.status(state)
  const wasThere = before === undefined ? [] : participants(game.status(before.state))
  const wanted = wantedIn(game, state, after)
  const people = [
    ...new Set([
      ...wasThere,
      ...participants(after),
      ...events.flatMap(({ recipients }) => (recipients === 'everyone' ? [] : recipients)),
    ]),
  ].sort()
  const names = namesOf(after)
  const said = events.map(({ recipients, at, clause, event }) => {
    const told = recipients === 'everyone' ? people : [...recipients].sort()
    return { at, clause, event, message: game.describeEvent(event, names), to: told }
  })
  return {
    recorded: appended,
    entries: lengthOf(match as Match),
    checkpoint: saveSnapshot(match as Match),
    due: after.outcome === null ? nextDeadlineOf(after.clock) : null,
    over: after.outcome?.at ?? null,
    said,
    wanted,
    isNews:
      before === undefined ||
      !isSame(wanted, wantedIn(game, before.state, game.status(before.state))),
    isForBots: wanted.some(
      ({ person, need }) => need !== 'optional' && person !== null && bots.includes(person),
    ),
    record: resultRecordOf(game, state, id),
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Everybody who has to do with a match: players, whoever acts for them, referees. */
function participants({ table }: MatchStatus): readonly string[] {
  const seated = table.seats.flatMap(({ player, holder }) => [player, holder ?? player])
  return [...seated, ...table.referees]
}

/** What awaits whom in a match; nothing when it is over. */
function wantedIn(game: Game, state: unknown, at: MatchStatus): readonly WantedOf[] {
  if (at.outcome !== null) return []
  const wanted: WantedOf[] = []
  const { table } = at
  for (const [seat, { player, holder, presence }] of table.seats.entries()) {
    const person = holder ?? (presence === 'away' ? player : null)
    if (person === null) continue
    for (const { actor, ...more } of game.pendingActions(state, seat)) {
      if (actor === seat) wanted.push({ ...more, person, role: null })
    }
  }
  for (const { actor, ...more } of game.pendingActions(state, 'referee')) {
    if (typeof actor === 'number' || actor === 'anyone' || actor === 'host') continue
    if (actor !== 'referee') wanted.push({ ...more, person: null, role: actor })
    else for (const person of table.referees) wanted.push({ ...more, person, role: null })
  }
  for (const { to, id, name } of at.openPrompts) {
    if (to !== 'host') continue
    const host = { person: null, role: 'host', deadline: null, prompt: id } as const
    wanted.push({ ...host, action: name, need: 'required' })
  }
  return wanted
}
