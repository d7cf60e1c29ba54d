import type { Simulated } from '../game/game.js'
import type { Choose } from '../game/view.js'

/** How often all seats may have moved before time passes where no move must be made. */
const ROUNDS = 2

/**
 * Plays on at random: open inquiries are answered, then one seat that has a move makes it, and when
 * nobody has one the time passes; it also does where moves could only be sent again and again. Ends
 * with the game, after so many steps, when nothing moves, or as soon as `isFar` says that it has
 * gone far enough. `seats` is how many there are. Answers how many steps it took.
 */
export function playOut<State, Move>(
  table: Simulated<State, Move>,
  seats: number,
  pick: Choose,
  steps: number,
  isFar: () => boolean = () => false,
): number {
  let moves = 0
  for (let step = 0; step < steps; step++) {
    if (table.isOver || isFar()) return step
    const [asked] = table.asked
    const enough = moves >= ROUNDS * seats
    if (asked !== undefined) {
      table.answerAtRandom(asked, pick)
      moves = 0
    } else if (enough && !table.isWaiting && table.pass()) moves = 0
    else if (moveSomebody(table, seats, pick)) moves += 1
    else if (table.pass()) moves = 0
    else return step
  }
  return steps
}

function moveSomebody<State, Move>(
  table: Simulated<State, Move>,
  seats: number,
  pick: Choose,
): boolean {
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
