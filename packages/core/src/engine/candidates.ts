import type { RandomInt } from '../game/view.js'
import type { GameTypes, VisibleState } from './bundle.js'
import type { Actor, GameDefinition, ListedMoves, MoveDefinition } from './definition.js'
import type { Engine } from './engine.js'

type AnyMove<T extends GameTypes> = MoveDefinition<T, T['Move']>

/** The moves of a game, with their types. */
export function movesIn<T extends GameTypes>({
  moves,
}: GameDefinition<T>): readonly (readonly [T['Move']['type'], AnyMove<T>])[] {
  return Object.entries(moves) as [T['Move']['type'], AnyMove<T>][]
}

/** The legal moves of a seat: of the candidates those that would not be refused. */
export function legalIn<T extends GameTypes>(
  definition: GameDefinition<T>,
  seen: VisibleState<T>,
  seat: number,
): ListedMoves<T['Move']> {
  const moves = movesIn(definition)
  const complete = moves.every(([, move]) => move.candidates !== undefined || !isForSeats(move))
  return { moves: moves.flatMap(([, move]) => legalOf(move, seen, seat)), complete }
}

/** The legal candidates of one kind of move. */
export function legalOf<T extends GameTypes>(
  move: AnyMove<T>,
  seen: VisibleState<T>,
  seat: number,
): readonly T['Move'][] {
  if (move.candidates === undefined || !isForSeats(move)) return []
  const actor = actorIn(seen, seat)
  return move
    .candidates(seen, seat)
    .filter((candidate) => move.validate(seen, candidate, actor) === undefined)
}

/** One legal move at random: candidates are tried in random order, since most of them are legal. */
export function sampleCandidate<T extends GameTypes>(
  engine: Engine<T>,
  seen: VisibleState<T>,
  seat: number,
  choose: RandomInt,
): T['Move'] | undefined {
  const actor = actorIn(seen, seat)
  const pool: T['Move'][] = []
  for (const [, move] of movesIn(engine.definition)) {
    if (move.candidates === undefined || !isForSeats(move)) continue
    for (const candidate of move.candidates(seen, seat)) pool.push(candidate)
  }
  while (pool.length > 0) {
    const index = choose(pool.length)
    const candidate = pool[index] as T['Move']
    if (engine.move(candidate.type).validate(seen, candidate, actor) === undefined) return candidate
    pool[index] = pool.at(-1) as T['Move']
    pool.pop()
  }
  return undefined
}

function isForSeats({ by }: { readonly by?: readonly string[] }): boolean {
  return by === undefined || by.includes('seat')
}

/** Somebody who acts in a seat, or would if its player were back. */
function actorIn<T extends GameTypes>({ table }: VisibleState<T>, seat: number): Actor {
  const { holder, player } = table.seats[seat] ?? { holder: null, player: '' }
  return { person: holder ?? player, seat, role: 'seat' }
}
