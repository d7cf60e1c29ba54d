import type { GameTypes, State } from '../engine/bundle.js'
import type { EntryOf, Game, RejectionAt, RejectionFor } from '../engine/contract.js'
import { freezePlain } from '../plain.js'
import { type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import type { Match } from './match.js'

/** From each code that a rewind can be refused with to the facts of its sentence. */
export interface RewindFacts {
  /** There are not so many entries, or the older ones cannot be replayed. */
  cannotRewind: { readonly entries: number; readonly from: number; readonly to: number }
}

/** A refusal to rewind. */
export type RewindRejection = RejectionOf<RewindFacts, 'contract/order'>

const rewindRejections: RejectionTable<RewindFacts, 'contract/order'> = {
  cannotRewind: {
    clause: 'contract/order',
    says: ({ entries, from, to }) =>
      `The match cannot stand after ${entries} entries; ask for a number from ${from} to ${to}.`,
  },
}

/**
 * Works out a state from the start and the log, in place: the state after the first `entries`
 * entries, or after all; never before the place where the replay begins. Refuses as `setup` and
 * `apply` do, and says at which entry. {@link rewind} checks the number, too.
 */
export function replay<T extends GameTypes>(
  game: Game<T>,
  match: Pick<Match<T>, 'table' | 'options' | 'log' | 'base'>,
  entries: number = match.log.length,
): Result<State<T>, RejectionAt<T>> {
  const { base, log } = match
  const last = Math.max(entries, base?.entries ?? 0)
  if (base !== null) return game.applyAll(base.state, log.slice(base.entries, last))
  const start = game.setup(match.table, match.options)
  if (!start.ok) return err({ index: -1, rejection: start.error as RejectionFor<T> })
  return game.applyAll(start.value.state, log.slice(0, last))
}

/**
 * The match as it stood after so many entries. Refuses with `cannotRewind` when there are not so
 * many, or when they lie before the place where the replay of an old save begins.
 */
export function rewind<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  entries: number,
): Result<Match<T>, RewindRejection | RejectionFor<T>> {
  const from = match.base?.entries ?? 0
  const to = match.log.length
  if (!Number.isInteger(entries) || entries < from || entries > to) {
    return err(reject(rewindRejections, { code: 'cannotRewind', facts: { entries, from, to } }))
  }
  const state = replay(game, match, entries)
  if (!state.ok) return err(state.error.rejection)
  const log: readonly EntryOf<T>[] = match.log.slice(0, entries)
  return ok(freezePlain({ ...match, log, state: state.value }))
}
