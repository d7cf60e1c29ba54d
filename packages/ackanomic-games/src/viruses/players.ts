import type { SeatNumber } from '@ackanomic/core'
import { isInGame, type Seated, type VisibleState } from '@ackanomic/core/engine'
import { countCells, type VirusesCells } from './cells.js'
import type { VirusesShared as Shared, Viruses, VirusesPlayer } from './model.js'
import { areCharacters, USUAL_CHARACTERS } from './virus.js'

type Options = Viruses['Options']

/** The last turn in which people may join (10), and after which no player is eliminated (11). */
export const OPEN_TURNS = 10

/** How many turns after the last one in which somebody was referee they may not play (10). */
const BARRED_TURNS = 2

/** The Gamepoints that win (8). */
export const WINNING_SCORE = 10

/** How many moves a player may make in a turn (4, 10). */
export function allowance({ since, how }: VirusesPlayer, turn: number): number {
  if (turn < since) return 0
  return isOpening({ since, how }, turn) ? 3 : 1
}

/** Whether it is a first turn, in which there is only Place and Infect (4, 10). */
export function isOpening({ since, how }: Omit<VirusesPlayer, 'virus'>, turn: number): boolean {
  return turn === since && how !== 'took over'
}

/**
 * The viruses without a player that somebody could take over: they have cells (10).
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

/**
 * Whether the moves that a seat has sent in this turn count at its end: it is in the game, or it has
 * left, the options keep such moves, and nobody has had its virus since (10).
 */
export function movesCount(
  { shared, options, table }: Pick<VisibleState<Viruses>, 'shared' | 'options' | 'table'>,
  seat: SeatNumber,
): boolean {
  if (isInGame(table, seat)) return true
  const { players, viruses } = shared
  const virus = players[seat]?.virus ?? 0
  if (options.leavers === 'drop' || viruses[virus - 1]?.owner !== null) return false
  return players.findLastIndex((player) => player.virus === virus) === seat
}

/**
 * The viruses that nobody has taken over by now, the turn after their players left: at the end of it
 * they are gone before the moves are judged (10).
 */
export function overdueViruses({
  viruses,
  turn,
}: Pick<Shared, 'viruses' | 'turn'>): readonly number[] {
  const overdue: number[] = []
  for (let i = 0; i < viruses.length; i++) {
    const abandoned = viruses[i]?.abandoned ?? null
    if (abandoned !== null && abandoned < turn) overdue.push(i + 1)
  }
  return overdue
}

/** Who gets the Gamepoint of a generation: the player with the most cells, if there is just one (8). */
export function scorerOf(
  shared: Pick<Shared, 'players' | 'viruses'>,
  cells: VirusesCells,
  table: Seated,
  { abandonedBlocksPoint }: Pick<Options, 'abandonedBlocksPoint'>,
): SeatNumber | null {
  const counts = countCells(cells, shared.viruses.length)
  let most = 0
  let scorer: SeatNumber | null = null
  shared.viruses.forEach(({ owner }, i) => {
    const plays = owner !== null && isInGame(table, owner)
    if (!plays && !abandonedBlocksPoint) return
    const count = counts[i + 1] ?? 0
    if (count > most) {
      most = count
      scorer = plays ? owner : null
    } else if (count === most) scorer = null
  })
  return scorer
}

/**
 * The next character to be given out: the first one of the list, and then of ASCII, that marks
 * neither a player's cells nor any others on the grid, now or by a move that may still count.
 */
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
  const all = [...characters, ...USUAL_CHARACTERS, ...ascii]
  const fits = (character: string): boolean =>
    areCharacters(character) && !taken.includes(character)
  const next = all.find(fits)
  // Twenty players and what was theirs two turns ago leave some of the 92 free.
  if (next === undefined) throw new Error('Every character marks a virus.')
  return next
}

/** From which turn on a former referee may play, or `undefined` where nothing bars them (10). */
export function barredUntil(
  shared: Pick<Shared, 'refereed' | 'turn'>,
  person: string,
): { readonly turn: number; readonly from: number } | undefined {
  const former = shared.refereed.find((each) => each.person === person)
  if (former === undefined || shared.turn > former.turn + BARRED_TURNS) return undefined
  return { turn: former.turn, from: former.turn + BARRED_TURNS + 1 }
}

/** Whether somebody is still barred from playing by a turn in which they were referee. */
export function isStillBarred(lastTurn: number, turn: number): boolean {
  return turn <= lastTurn + BARRED_TURNS
}
