import {
  checkpointOf,
  type Game,
  type InstanceRecord,
  type LogEntry,
  type Match,
  type MatchProgress,
  type Moment,
  namesOf,
  nextDue,
  recordOf,
  type Situation,
} from '@ackanomic/core'
import type { Wanted } from './types.js'

/** What awaits somebody, or whoever holds an office. */
export interface WantedOf extends Omit<Wanted, 'match' | 'game'> {
  /** Who; `null` where an office is asked. */
  readonly person: string | null
}

/** An announcement as the store keeps it, and who is told. */
export interface Said {
  /** When. */
  readonly at: Moment
  /** Because of which clause. */
  readonly clause: string
  /** What, as the game makes it. */
  readonly post: { readonly type: string }
  /** What, as a sentence. */
  readonly says: string
  /** Who is told, by name, sorted. */
  readonly to: readonly string[]
}

/** What one step of a match comes to, for a store to write down at one go. */
export interface Change {
  /** What is appended to the log. */
  readonly recorded: readonly LogEntry[]
  /** How many entries the log then has. */
  readonly entries: number
  /** `checkpointOf` the match then. */
  readonly checkpoint: string
  /** When the next deadline falls due; `null` when none runs. */
  readonly due: Moment | null
  /** When the match was over; `null` while it goes on. */
  readonly over: Moment | null
  /** What was announced, in order. */
  readonly said: readonly Said[]
  /** All that now awaits people, and offices. */
  readonly wanted: readonly WantedOf[]
  /** Whether it is other than before. */
  readonly isNews: boolean
  /** Whether a bot is to be asked next. */
  readonly isForBots: boolean
  /** What the books must know, when the match is over. */
  readonly record: InstanceRecord | undefined
}

/** How many entries a match has had from its start. */
function lengthOf({ base, log }: Match): number {
  return (base?.entries ?? 0) + log.length
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
  const { match, events, recorded } = step
  const { state } = match
  const after = game.situation(state)
  const wasThere = before === undefined ? [] : peopleAt(game.situation(before.state))
  const wanted = wantedIn(game, state, after)
  const people = [
    ...new Set([
      ...wasThere,
      ...peopleAt(after),
      ...events.flatMap(({ recipients }) => (recipients === 'everyone' ? [] : recipients)),
    ]),
  ].sort()
  const names = namesOf(after)
  const said = events.map(({ recipients, at, clause, post }) => {
    const told = recipients === 'everyone' ? people : [...recipients].sort()
    return { at, clause, post, says: game.say(post, names), to: told }
  })
  return {
    recorded,
    entries: lengthOf(match as Match),
    checkpoint: checkpointOf(match as Match),
    due: after.outcome === null ? nextDue(after.clock) : null,
    over: after.outcome?.at ?? null,
    said,
    wanted,
    isNews:
      before === undefined ||
      !isSame(wanted, wantedIn(game, before.state, game.situation(before.state))),
    isForBots: wanted.some(
      ({ person, need }) => need !== 'may' && person !== null && bots.includes(person),
    ),
    record: recordOf(game, state, id),
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Everybody who has to do with a match: players, whoever acts for them, referees. */
function peopleAt({ table }: Situation): readonly string[] {
  const seated = table.seats.flatMap(({ player, holder }) => [player, holder ?? player])
  return [...seated, ...table.referees]
}

/** What awaits whom in a match; nothing when it is over. */
function wantedIn(game: Game, state: unknown, at: Situation): readonly WantedOf[] {
  if (at.outcome !== null) return []
  const wanted: WantedOf[] = []
  const { table } = at
  for (const [seat, { player, holder, presence }] of table.seats.entries()) {
    const person = holder ?? (presence === 'away' ? player : null)
    if (person === null) continue
    for (const { of, ...more } of game.expects(state, seat)) {
      if (of === seat) wanted.push({ ...more, person, office: null })
    }
  }
  for (const { of, ...more } of game.expects(state, 'referee')) {
    if (typeof of === 'number' || of === 'anyone' || of === 'host') continue
    if (of !== 'referee') wanted.push({ ...more, person: null, office: of })
    else for (const person of table.referees) wanted.push({ ...more, person, office: null })
  }
  for (const { to, id, name } of at.asked) {
    if (to !== 'host') continue
    const host = { person: null, office: 'host', until: null, inquiry: id } as const
    wanted.push({ ...host, what: name, need: 'must' })
  }
  return wanted
}
