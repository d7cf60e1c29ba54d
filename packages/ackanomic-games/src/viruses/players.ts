import type { SeatNumber } from '@ackanomic/core'
import { isInGame, itemAt, type Seated, type VisibleState } from '@ackanomic/core/engine'
import { countCells, type VirusesCells } from './cells.js'
import { areCharacters, USUAL_CHARACTERS } from './grid.js'
import type { Viruses } from './model.js'
import type { VirusesShared as Shared, VirusesPlayer } from './state.js'

type Options = Viruses['Options']

/** The last turn in which people may join (10), and in which nobody is eliminated (11). */
export const OPEN_TURNS = 10

/** The turns after their office in which a former referee may not play (10). */
const BARRED_TURNS = 2

export const WINNING_SCORE = 10

export function playerAt({ players }: Pick<Shared, 'players'>, seat: SeatNumber): VirusesPlayer {
  return itemAt(players, seat)
}

/** The number of moves that a seat may make in this turn (4, 10). */
export function allowedNow(shared: Shared, seat: SeatNumber): number {
  const player = playerAt(shared, seat)
  if (shared.turn < player.since) return 0
  return isOpening(player, shared.turn) ? 3 : 1
}

/** Whether it is a player's first turn, in which they may only Place and Infect (4, 10). */
export function isOpening({ since, how }: VirusesPlayer, turn: number): boolean {
  return turn === since && how !== 'took over'
}

/**
 * Returns the viruses that have cells and no player, and so can be taken over (10).
 *
 * @example
 * ```ts
 * import { freeViruses } from '@ackanomic/games/viruses'
 *
 * const viruses = [
 *   { character: 'A', owner: 0, abandoned: null },
 *   { character: 'B', owner: null, abandoned: null },
 * ]
 * freeViruses({ viruses, cells: [4, 1, 1, 5, 1, 2] }) // => [2]
 * freeViruses({ viruses, cells: [4, 1, 1] }) // => []
 * ```
 */
export function freeViruses({
  viruses,
  cells,
}: Pick<Shared, 'viruses' | 'cells'>): readonly number[] {
  const counts = countCells(cells, viruses.length)
  return viruses.flatMap(({ owner }, i) => (owner === null && counts[i + 1] !== 0 ? [i + 1] : []))
}

/** Whether a seat's moves count at the end of the turn (10), with `leavers` considered. */
export function movesCount(
  { shared, roster }: Pick<VisibleState<Viruses>, 'shared' | 'roster'>,
  seat: SeatNumber,
): boolean {
  if (isInGame(roster, seat)) return true
  const { players, viruses } = shared
  const virus = players[seat]?.virus ?? 0
  if (viruses[virus - 1]?.owner !== null) return false
  return players.findLastIndex((player) => player.virus === virus) === seat
}

/** The abandoned viruses that disappear at the end of the turn (10). */
export function overdueViruses({ viruses, turn }: Pick<Shared, 'viruses' | 'turn'>) {
  const overdue: number[] = []
  for (let i = 0; i < viruses.length; i++)
    if ((viruses[i]?.abandoned ?? turn) < turn) overdue.push(i + 1)
  return overdue
}

/** The seat of the one player with the most cells (8). */
export function scorerOf(
  shared: Pick<Shared, 'players' | 'viruses'>,
  cells: VirusesCells,
  roster: Seated,
  { abandonedBlocksPoint }: Pick<Options, 'abandonedBlocksPoint'>,
): SeatNumber | null {
  const counts = countCells(cells, shared.viruses.length)
  const rivals = shared.viruses.flatMap(({ owner }, i) => {
    const seat = owner !== null && isInGame(roster, owner) ? owner : null
    return seat === null && !abandonedBlocksPoint ? [] : [{ seat, count: counts[i + 1] ?? 0 }]
  })
  const most = Math.max(1, ...rivals.map(({ count }) => count))
  const [best, ...others] = rivals.filter(({ count }) => count === most)
  return others.length === 0 ? (best?.seat ?? null) : null
}

export function nextCharacter(
  shared: Pick<Shared, 'viruses' | 'cells' | 'turn'>,
  { characters, leavers }: Pick<Options, 'characters' | 'leavers'>,
): string {
  const counts = countCells(shared.cells, shared.viruses.length)
  const taken = shared.viruses.flatMap(({ character, owner, abandoned }, i) => {
    const canMove = leavers === 'keep' && abandoned === shared.turn
    return owner !== null || canMove || counts[i + 1] !== 0 ? [character] : []
  })
  const ascii = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
  const next = [...characters, ...USUAL_CHARACTERS, ...ascii].find(
    (character) => areCharacters(character) && !taken.includes(character),
  )
  // Twenty players and the viruses of two turns leave some of the 92 free.
  if (next === undefined) throw new Error('Every character marks a virus.')
  return next
}

/** The first turn in which a former referee may play (10). */
export function firstTurnAfter(lastTurn: number): number {
  return lastTurn + BARRED_TURNS + 1
}
