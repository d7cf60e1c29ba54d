import type { LegalMoves, PublicTable, RandomInt } from '../game/view.js'
import { holderOf, isPaused, type SeatNumber } from '../table/table.js'
import type { GameTypes, VisibleState } from './bundle.js'
import { packedView } from './look.js'
import type { ListedMoves, RulesRecipe } from './recipe.js'
import type { View } from './view.js'
import { visibleState } from './visible-state.js'

/** How often a move that is good while play is halted is looked for at random. */
const TRIES = 64

/** What the holder of a seat may do now, from their view; nothing from any other view. */
export function legalMovesOf<T extends GameTypes>(
  recipe: RulesRecipe<T>,
  view: View<T>,
): LegalMoves<T['Move']> {
  if (view.role !== 'seat') {
    return { moves: [], complete: true, alsoLegal: [], sample: () => undefined }
  }
  const seen = visibleState(packedView(recipe, view))
  const { moves, complete, alsoLegal = [] } = listed(recipe, seen, view.seat)
  const sample = (choose: RandomInt): T['Move'] | undefined =>
    sampleMoveOf(recipe, seen, view.seat, choose)
  return { moves, complete, alsoLegal, sample }
}

/** One legal move of a seat at random, or `undefined` when it has none. */
export function sampleMoveOf<T extends GameTypes>(
  recipe: RulesRecipe<T>,
  seen: VisibleState<T>,
  seat: number,
  choose: RandomInt,
): T['Move'] | undefined {
  if (recipe.sampleMove !== undefined && !isPaused(seen.table)) {
    return mayAct(recipe, seen, seat) ? recipe.sampleMove(seen, seat, choose) : undefined
  }
  const legal = listed(recipe, seen, seat)
  if (!legal.complete) return legal.sample(choose)
  return legal.moves.length === 0 ? undefined : legal.moves[choose(legal.moves.length)]
}

/** What a seat may do: nothing where nobody acts in it, and no more than a halt leaves. */
function listed<T extends GameTypes>(
  recipe: RulesRecipe<T>,
  seen: VisibleState<T>,
  seat: number,
): ListedMoves<T['Move']> {
  if (!mayAct(recipe, seen, seat)) return { moves: [], complete: true }
  const legal = recipe.legalMoves(seen, seat)
  if (!isPaused(seen.table)) return legal
  const moves = legal.moves.filter((move) => goesOn(recipe, move))
  const alsoLegal = (legal.alsoLegal ?? []).filter((type) => isForHalts(recipe.moves[type]))
  if (legal.complete) return { moves, complete: true, alsoLegal }
  const sample = (choose: RandomInt): T['Move'] | undefined => whatGoesOn(recipe, legal, choose)
  return { moves, complete: false, alsoLegal, sample }
}

/**
 * Whether somebody acts in a seat while the game goes on and is not halted: what tactics ask first,
 * since nobody else is to move.
 *
 * @example
 * ```ts
 * import { canMove } from '@ackanomic/core/engine'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const start = pureSkill.setup(table)
 * start.ok && canMove(start.value.state, 2) // => true
 * start.ok && canMove(start.value.state, 3) // => false
 * ```
 */
export function canMove(
  seen: { readonly table: PublicTable; readonly outcome: object | null },
  seat: SeatNumber,
): boolean {
  return isActedIn(seen, seat) && !isPaused(seen.table)
}

function isActedIn({ outcome, table }: Parameters<typeof canMove>[0], seat: SeatNumber): boolean {
  return outcome === null && holderOf(table, seat) !== null
}

function mayAct<T extends GameTypes>(
  recipe: RulesRecipe<T>,
  seen: VisibleState<T>,
  seat: number,
): boolean {
  if (!isActedIn(seen, seat)) return false
  return !isPaused(seen.table) || Object.values(recipe.moves).some(isForHalts)
}

function goesOn<T extends GameTypes>(recipe: RulesRecipe<T>, move: T['Move']): boolean {
  return isForHalts(recipe.moves[move.type as T['Move']['type']])
}

function isForHalts(move: unknown): boolean {
  return (move as { readonly whilePaused?: boolean }).whilePaused === true
}

function whatGoesOn<T extends GameTypes>(
  recipe: RulesRecipe<T>,
  legal: Extract<ListedMoves<T['Move']>, { readonly complete: false }>,
  choose: RandomInt,
): T['Move'] | undefined {
  for (let i = 0; i < TRIES; i++) {
    const move = legal.sample(choose)
    if (move === undefined || goesOn(recipe, move)) return move
  }
  return undefined
}
