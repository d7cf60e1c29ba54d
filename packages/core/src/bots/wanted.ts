import type { GameRules } from '../game/game.js'
import type { LegalMoves, RandomInt } from '../game/view.js'
import type { SeatNumber } from '../roster/roster.js'

const SAMPLES_PER_TYPE = 50

export interface Wanted {
  /** Whether play waits for one, or a deadline would act without it. */
  readonly must: boolean
  /** The required types, or the optional ones if none is required. */
  readonly types: readonly string[]
}

export function wantedOf<State>(
  game: Pick<GameRules<State>, 'pendingActions'>,
  state: State,
  seat: SeatNumber,
): Wanted {
  const moves = game
    .pendingActions(state, seat)
    .filter(({ actor, prompt }) => prompt === null && (actor === seat || actor === 'anyone'))
  const musts = moves.filter(({ actor, need }) => actor === seat && need !== 'optional')
  const must = musts.length > 0
  return { must, types: (must ? musts : moves).map(({ action }) => action) }
}

/** Whether a move has a pending type; always, if the game's moves have no types. */
export function isWanted(move: unknown, { types }: Wanted): boolean {
  const { type } = Object(move) as { readonly type?: unknown }
  return typeof type !== 'string' || types.includes(type)
}

export function sampleWanted<Move>(
  legal: Pick<LegalMoves<Move>, 'sample'>,
  wanted: Wanted,
  choose: RandomInt,
): Move | undefined {
  for (let i = 0; i < SAMPLES_PER_TYPE; i++) {
    const move = legal.sample(choose)
    if (move === undefined || isWanted(move, wanted)) return move
  }
  return undefined
}
