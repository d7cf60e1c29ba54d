import {
  type Context,
  type DraftOf,
  equalPlain,
  isInGame,
  type Seated,
  type Writable,
} from '@ackanomic/core/engine'
import type { GhostHappening } from './events.js'
import type { Ghost } from './model.js'
import type { GhostLine, GhostShared } from './state.js'

/** A state that is being changed. */
export type Draft = DraftOf<Ghost>

/** Writes something down in the history. */
export function note(draft: Draft, ctx: Context<Ghost>, happening: Writable<GhostHappening>): void {
  draft.shared.history.push({ ...happening, at: ctx.at })
}

/** Writes something down in the history, and tells everybody (4.4(2)). */
export function record(
  draft: Draft,
  ctx: Context<Ghost>,
  clause: Ghost['Clause'],
  happening: Writable<GhostHappening>,
): void {
  note(draft, ctx, happening)
  ctx.emit('public', clause, () => happening)
}

/**
 * Where a history contradicts what is on the table, as a sentence. It may begin in the midst of a
 * game, and may be empty: what it does not tell is taken as it lies there.
 */
export function historyProblem(
  { history, numbers, word }: GhostShared,
  table: Seated,
): string | undefined {
  /** The ghost word as far as it was told; `null` for none. */
  let letters: string | null | undefined
  for (const told of history) {
    if (isToldWrongly(told)) return `history: that something was ${told.type} cannot be so.`
    if (told.type === 'destroyed') letters = null
    if (told.type === 'begun' || told.type === 'continued') letters = told.word
  }
  return letters === undefined || letters === (word?.letters ?? null)
    ? undefined
    : 'history: it leads to another ghost word.'

  function isToldWrongly(told: GhostLine): boolean {
    switch (told.type) {
      case 'numbers':
        return !equalPlain(told.numbers, numbers.slice(0, told.numbers.length))
      case 'begun':
        return typeof letters === 'string'
      case 'continued':
        return letters === null || (letters !== undefined && !told.word.includes(letters))
      case 'protested':
      case 'destroyed':
        return letters !== undefined && told.word !== letters
      case 'removed':
        return isInGame(table, told.seat)
      case 'added':
        return numbers[told.seat] !== told.number
      default:
        return false
    }
  }
}
