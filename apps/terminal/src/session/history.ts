import type { Inquiry } from '@ackanomic/core'
import type { AnyGame, AnyMatch, AnyPost } from './house.js'

/** What was announced with one entry of a log. */
export interface Told {
  /** How many entries the log had then; 0 for the start. */
  readonly entries: number
  /** The announcements, to whomever. */
  readonly posts: readonly AnyPost[]
  /** The table at that time. */
  readonly table: AnyMatch['state']['table']
  /** The inquiries that were open then. */
  readonly asked: readonly Inquiry[]
}

/** All that was announced in a match, worked out from its log. */
export function historyOf(game: AnyGame, { base, table, options, log }: AnyMatch): Told[] {
  const told: Told[] = []
  let state = base?.state
  if (state === undefined) {
    const start = game.setup(table, options)
    if (!start.ok) return told
    state = start.value.state
    told.push({ entries: 0, posts: start.value.posts, table: state.table, asked: state.asked })
  }
  for (let i = base?.entries ?? 0; i < log.length; i++) {
    const step = game.apply(state, log[i])
    if (!step.ok) return told
    state = step.value.state
    const { table, asked } = state
    told.push({ entries: i + 1, posts: step.value.posts, table, asked })
  }
  return told
}

/** Chance is the table's own, whoever is the referee. */
const CHANCE: readonly string[] = ['shuffle', 'pick', 'roll']

/** Whom the inquiries of a match were put to by which somebody judged, by their ids; not chance. */
export function judgedIn(game: AnyGame, match: AnyMatch): ReadonlyMap<number, Inquiry['to']> {
  const judged = new Map<number, Inquiry['to']>()
  if (!match.log.some(({ kind }) => kind === 'ruling')) return judged
  const open = [{ asked: match.base?.state.asked ?? [] }, ...historyOf(game, match)]
  for (const { asked } of open) {
    for (const { id, to, question } of asked) if (!CHANCE.includes(question.ask)) judged.set(id, to)
  }
  return judged
}
