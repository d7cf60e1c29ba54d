import type { GameTypes } from '../game/bundle.js'
import type { Pick } from '../game/recipe.js'
import type { Simulation } from '../game/simulation.js'

/**
 * Plays on at random: open inquiries are answered, then one seat that has a move makes it, and when
 * nobody has one the time passes. Ends with the game, after so many steps, when nothing moves, or
 * as soon as `isFar` says that it has gone far enough.
 */
export function playOut<T extends GameTypes>(
  table: Simulation<T>,
  pick: Pick,
  steps: number,
  isFar: () => boolean = () => false,
): void {
  for (let step = 0; step < steps && !table.isOver && !isFar(); step++) {
    const [asked] = table.asked
    if (asked !== undefined) table.answerAtRandom(asked, pick)
    else if (!moveSomebody(table, pick) && !table.pass()) return
  }
}

function moveSomebody<T extends GameTypes>(table: Simulation<T>, pick: Pick): boolean {
  const seats = table.state.table.seats.length
  if (seats === 0) return false
  const first = pick(seats)
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats
    const move = table.sample(seat, pick)
    if (move === undefined) continue
    table.play(seat, move)
    return true
  }
  return false
}
