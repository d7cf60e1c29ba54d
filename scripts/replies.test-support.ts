import type { Game, GameView } from '@ackanomic/core'
import { minimalOpening, randomMatch } from '@ackanomic/core/testing'

/** A source of chance that gives the same numbers each time. */
export function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A position in which a seat may move, with some of its moves, written in the game's notation. */
export interface Position {
  readonly game: Game
  readonly view: GameView
  readonly moves: readonly unknown[]
}

/** Positions of random matches of a game. */
export function positionsOf(game: Game, matches: number, seed: number): readonly Position[] {
  const pick = chance(seed)
  return Array.from({ length: matches }, () => {
    const { trials } = randomMatch(game, minimalOpening(game), pick, { entries: 60 })
    return trials.flatMap(({ before }, at) => {
      if (at % 4 !== 0) return []
      return game.status(before).table.seats.flatMap((_, seat) => {
        const view = game.view(before, seat)
        const legal = game.legalMoves(view)
        const drawn = Array.from({ length: 8 }, () => legal.sample(pick))
        const written = new Map(
          drawn.flatMap((move) =>
            move === undefined ? [] : [[game.notation.format(move, view), move] as const],
          ),
        )
        return written.size === 0 ? [] : [{ game, view, moves: [...written.values()] }]
      })
    })
  }).flat()
}

/** The types of the moves of a position. */
export function typesOf({ game, view, moves }: Position): string {
  const legal = [...moves, ...game.legalMoves(view).moves]
  return [...new Set(legal.map((move) => String(Object(move).type)))].sort().join()
}
