import type { LegalMoves, PublicRoster, RandomInt } from '../game/view.js'
import { holderOf, isPaused, type SeatNumber } from '../roster/roster.js'
import type { GameTypes, VisibleState } from './bundle.js'
import { legalIn, sampleCandidate } from './candidates.js'
import type { ListedMoves } from './definition.js'
import type { Engine } from './engine.js'
import type { View } from './view.js'
import { visibleState } from './visible-state.js'

const TRIES = 64

/** The legal moves of a view's seat; none for views without one. */
export function legalMovesOf<T extends GameTypes>(
  engine: Engine<T>,
  view: View<T>,
): LegalMoves<T['Move']> {
  if (view.role !== 'seat') {
    return { moves: [], complete: true, alsoLegal: [], sample: () => undefined }
  }
  const seen = visibleState(view)
  const { moves, complete, alsoLegal = [] } = listed(engine, seen, view.seat)
  const sample = (choose: RandomInt): T['Move'] | undefined =>
    sampleMoveOf(engine, seen, view.seat, choose)
  return { moves, complete, alsoLegal, sample }
}

export function sampleMoveOf<T extends GameTypes>(
  engine: Engine<T>,
  seen: VisibleState<T>,
  seat: number,
  choose: RandomInt,
): T['Move'] | undefined {
  if (!mayAct(engine, seen, seat)) return undefined
  const { definition } = engine
  if (definition.sampleMove === undefined) {
    if (definition.listMoves === undefined && !isPaused(seen.roster))
      return sampleCandidate(engine, seen, seat, choose)
    const { moves } = listed(engine, seen, seat)
    return moves.length === 0 ? undefined : moves[choose(moves.length)]
  }
  if (!isPaused(seen.roster)) return definition.sampleMove(seen, seat, choose)
  const legal = listed(engine, seen, seat)
  if (legal.complete)
    return legal.moves.length === 0 ? undefined : legal.moves[choose(legal.moves.length)]
  for (let i = 0; i < TRIES; i++) {
    const move = definition.sampleMove(seen, seat, choose)
    if (move === undefined || goesOn(engine, move.type)) return move
  }
  return undefined
}

/** The legal moves of a seat: none if nobody acts in it, in a pause only those allowed then. */
function listed<T extends GameTypes>(
  engine: Engine<T>,
  seen: VisibleState<T>,
  seat: number,
): ListedMoves<T['Move']> {
  if (!mayAct(engine, seen, seat)) return { moves: [], complete: true }
  const { definition } = engine
  const legal = definition.listMoves?.(seen, seat) ?? legalIn(engine, seen, seat)
  if (!isPaused(seen.roster)) return legal
  return {
    moves: legal.moves.filter(({ type }) => goesOn(engine, type)),
    complete: legal.complete,
    alsoLegal: (legal.alsoLegal ?? []).filter((type) => goesOn(engine, type)),
  }
}

/**
 * Checks whether somebody acts in a seat and the game is neither over nor paused.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { canMove } from '@ackanomic/core/engine'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * canMove(match.viewFor('Ann'), 2) // => true
 * canMove(match.viewFor('Ann'), 3) // => false
 * ```
 */
export function canMove(
  seen: { readonly roster: PublicRoster; readonly outcome: object | null },
  seat: SeatNumber,
): boolean {
  return isActedIn(seen, seat) && !isPaused(seen.roster)
}

function isActedIn({ outcome, roster }: Parameters<typeof canMove>[0], seat: SeatNumber): boolean {
  return outcome === null && holderOf(roster, seat) !== null
}

function mayAct<T extends GameTypes>(
  { moves }: Engine<T>,
  seen: VisibleState<T>,
  seat: number,
): boolean {
  if (!isActedIn(seen, seat)) return false
  return !isPaused(seen.roster) || moves.someWhilePaused
}

function goesOn<T extends GameTypes>(engine: Engine<T>, type: string): boolean {
  return engine.moves.get(type).whilePaused === true
}
