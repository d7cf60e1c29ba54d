import type { Game, GameEvent, Match, Prompt } from '@ackanomic/core'
import { isChance } from './chance.js'
import type { Around } from './table-state.js'

/** What was announced with one entry of a log. */
export interface Told {
  /** How many entries there were then; 0 for the start. */
  readonly entries: number
  /** The announcements, to whomever. */
  readonly posts: readonly GameEvent[]
  /** The table at that time. */
  readonly table: Around
  /** The prompts that were open then. */
  readonly asked: readonly Prompt[]
}

/** All that was announced in a match, worked out from its log. */
export function historyOf(game: Game, match: Match): Told[] {
  const { checkpoint, table, options, position, log } = match
  const told: Told[] = []
  const tell = (entries: number, state: unknown, posts: readonly GameEvent[]): void => {
    const { table, openPrompts } = game.status(state)
    told.push({ entries, posts, table, asked: openPrompts })
  }
  let state = checkpoint?.state
  if (checkpoint === null) {
    const start = game.setup(table, options, position ?? undefined)
    if (!start.ok) return told
    state = start.value.state
    tell(0, state, start.value.events)
  }
  for (const [i, entry] of log.entries()) {
    const step = game.apply(state, entry)
    if (!step.ok) return told
    state = step.value.state
    tell((checkpoint?.entries ?? 0) + i + 1, state, step.value.events)
  }
  return told
}

/** Whom the prompts of a match were put to by which somebody judged, by their ids; not chance. */
export function judgedIn(game: Game, match: Match): ReadonlyMap<number, Prompt['to']> {
  const judged = new Map<number, Prompt['to']>()
  if (!match.log.some(({ kind }) => kind === 'answer')) return judged
  const begun = match.checkpoint === null ? [] : game.status(match.checkpoint.state).openPrompts
  for (const { asked } of [{ asked: begun }, ...historyOf(game, match)]) {
    for (const { id, to, question } of asked) if (!isChance(question)) judged.set(id, to)
  }
  return judged
}
