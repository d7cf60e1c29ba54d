import { type Game, isVisibleTo, type LogEntry, playerView, viewerOf } from '@ackanomic/core'
import { describeDifference } from '@ackanomic/core/testing'
import type { Twin } from './worlds.test-support.js'

/** The state of a match in one world, after a number of entries. */
export interface Stand {
  readonly entries: number
  readonly state: unknown
}

/** Reads the current state of a match. */
export async function standOf({ store }: Twin, match: string): Promise<Stand> {
  const { snapshot } = await store.db
    .selectFrom('matches')
    .select('snapshot')
    .where('id', '=', match)
    .executeTakeFirstOrThrow()
  return JSON.parse(snapshot).checkpoint
}

/** The people who act in the seats. */
export function seatsOf(
  game: Game,
  state: unknown,
): readonly (readonly [seat: number, person: string])[] {
  return game
    .status(state)
    .roster.seats.flatMap(({ holder }, seat) => (holder === null ? [] : [[seat, holder] as const]))
}

/** The events since a state that the engine shows to each person, and their current views. */
export async function knownTo(
  game: Game,
  twin: Twin,
  match: string,
  since: Stand,
  people: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const log = await logSince(twin, match, since.entries)
  const heard = new Map<string, unknown[]>(people.map((person) => [person, []]))
  let { state } = since
  for (const entry of log) {
    const step = game.apply(state, entry)
    if (!step.ok) throw new Error(step.error.message)
    for (const post of step.value.events) {
      for (const person of people) {
        const viewers = [state, step.value.state].flatMap((at) => viewersOf(game, at, person))
        if (viewers.some((viewer) => isVisibleTo(post, viewer))) heard.get(person)?.push(post)
      }
    }
    state = step.value.state
  }
  return new Map(
    people.map((person) => {
      const pages = viewersOf(game, state, person).map((viewer) => playerView(game, state, viewer))
      return [person, { heard: heard.get(person), pages }]
    }),
  )
}

/** The viewers that a person can be: their seat, their name, and the referee if they are one. */
function viewersOf(game: Game, state: unknown, person: string) {
  const situation = game.status(state)
  const isReferee = situation.roster.referees.includes(person)
  return [viewerOf(situation, person), { person }, ...(isReferee ? (['referee'] as const) : [])]
}

async function logSince({ store }: Twin, match: string, from: number): Promise<LogEntry[]> {
  const rows = await store.db
    .selectFrom('entries')
    .select('entry')
    .where('match', '=', match)
    .where('n', '>=', from)
    .orderBy('n')
    .execute()
  return rows.map(({ entry }) => JSON.parse(entry))
}

/** Whether the public sees no difference between two moves, or between a move and none. */
export function isUnseen(
  game: Game,
  state: unknown,
  by: string,
  at: number,
  move: unknown,
  instead?: unknown,
): boolean {
  const moved = game.apply(state, { kind: 'move', at, by, move })
  const none = { kind: 'time', at }
  const entry = instead === undefined ? none : { kind: 'move', at, by, move: instead }
  const passed = game.apply(state, entry)
  if (!moved.ok || !passed.ok) return false
  const [one, other] = [moved, passed].map(({ value }) => {
    const said = value.events.filter((post) => isVisibleTo(post, 'public'))
    return [playerView(game, value.state, 'public'), said]
  })
  return describeDifference(one, other) === undefined
}
