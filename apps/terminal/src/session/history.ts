import type { Announcement, Game, Inquiry, Match } from '@ackanomic/core'
import { isChance } from './chance.js'
import type { Around } from './house.js'

/** What was announced with one entry of a log. */
export interface Told {
  /** How many entries there were then; 0 for the start. */
  readonly entries: number
  /** The announcements, to whomever. */
  readonly posts: readonly Announcement[]
  /** The table at that time. */
  readonly table: Around
  /** The inquiries that were open then. */
  readonly asked: readonly Inquiry[]
}

/** All that was announced in a match, worked out from its log. */
export function historyOf(game: Game, match: Match): Told[] {
  const { base, table, options, position, log } = match
  const told: Told[] = []
  const tell = (entries: number, state: unknown, posts: readonly Announcement[]): void => {
    const { table, asked } = game.situation(state)
    told.push({ entries, posts, table, asked })
  }
  let state = base?.state
  if (base === null) {
    const start = game.setup(table, options, position ?? undefined)
    if (!start.ok) return told
    state = start.value.state
    tell(0, state, start.value.posts)
  }
  for (const [i, entry] of log.entries()) {
    const step = game.apply(state, entry)
    if (!step.ok) return told
    state = step.value.state
    tell((base?.entries ?? 0) + i + 1, state, step.value.posts)
  }
  return told
}

/** Whom the inquiries of a match were put to by which somebody judged, by their ids; not chance. */
export function judgedIn(game: Game, match: Match): ReadonlyMap<number, Inquiry['to']> {
  const judged = new Map<number, Inquiry['to']>()
  if (!match.log.some(({ kind }) => kind === 'ruling')) return judged
  const begun = match.base === null ? [] : game.situation(match.base.state).asked
  for (const { asked } of [{ asked: begun }, ...historyOf(game, match)]) {
    for (const { id, to, question } of asked) if (!isChance(question)) judged.set(id, to)
  }
  return judged
}
