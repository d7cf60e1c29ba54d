import { isHalted } from '../table/table.js'
import type { GameTypes, State } from './bundle.js'
import type { Legal, Pick, Recipe } from './recipe.js'

const NONE: Legal<never> = /* @__PURE__ */ Object.freeze({
  exhaustive: true,
  of: /* @__PURE__ */ Object.freeze([]),
})

/** How often a move that is good while play is halted is looked for at random. */
const TRIES = 64

/** What a seat may do now: nothing where nobody acts in it, and no more than a halt leaves. */
export function legalMovesOf<T extends GameTypes>(
  recipe: Recipe<T>,
  state: State<T>,
  seat: number,
): Legal<T['Move']> {
  if (!mayAct(recipe, state, seat)) return NONE
  const legal = recipe.legalMoves(state, seat)
  if (!isHalted(state.table)) return legal
  if (legal.exhaustive) {
    return { exhaustive: true, of: legal.of.filter((move) => goesOn(recipe, move)) }
  }
  return { exhaustive: false, sample: (pick) => whatGoesOn(recipe, () => legal.sample(pick)) }
}

/** One legal move of a seat at random, or `undefined` when it has none. */
export function sampleMoveOf<T extends GameTypes>(
  recipe: Recipe<T>,
  state: State<T>,
  seat: number,
  pick: Pick,
): T['Move'] | undefined {
  if (!mayAct(recipe, state, seat)) return undefined
  if (recipe.sampleMove !== undefined && !isHalted(state.table)) {
    return recipe.sampleMove(state, seat, pick)
  }
  const legal = legalMovesOf(recipe, state, seat)
  if (!legal.exhaustive) return legal.sample(pick)
  return legal.of.length === 0 ? undefined : legal.of[pick(legal.of.length)]
}

function mayAct<T extends GameTypes>(recipe: Recipe<T>, state: State<T>, seat: number): boolean {
  if (state.outcome !== null || typeof seat !== 'number') return false
  const holder = state.table.seats[seat]?.holder
  if (holder === undefined || holder === null) return false
  return !isHalted(state.table) || Object.values(recipe.moves).some(isForHalts)
}

function goesOn<T extends GameTypes>(recipe: Recipe<T>, move: T['Move']): boolean {
  return isForHalts(recipe.moves[move.type as T['Move']['type']])
}

function isForHalts(move: unknown): boolean {
  return (move as { readonly whileHalted?: boolean }).whileHalted === true
}

function whatGoesOn<T extends GameTypes>(
  recipe: Recipe<T>,
  sample: () => T['Move'] | undefined,
): T['Move'] | undefined {
  for (let i = 0; i < TRIES; i++) {
    const move = sample()
    if (move === undefined || goesOn(recipe, move)) return move
  }
  return undefined
}
