import type { RandomInt } from '../game/view.js'
import type { GameTypes, VisibleState } from './bundle.js'
import type { Actor, ListedMoves } from './definition.js'
import type { GameParts, MoveKind } from './move-kinds.js'

/** The candidates of a seat that would not be refused. */
export function legalIn<T extends GameTypes>(
  { moves }: GameParts<T>,
  seen: VisibleState<T>,
  seat: number,
): ListedMoves<T['Move']> {
  const complete = moves.ofSeats.every(({ candidates }) => candidates !== undefined)
  return { moves: moves.ofSeats.flatMap((kind) => legalOf(kind, seen, seat)), complete }
}

export function legalOf<T extends GameTypes>(
  kind: MoveKind<T>,
  seen: VisibleState<T>,
  seat: number,
): readonly T['Move'][] {
  if (kind.candidates === undefined) return []
  const actor = actorIn(seen, seat)
  return kind
    .candidates(seen, seat)
    .filter((candidate) => kind.validate(seen, candidate, actor) === undefined)
}

/** A random legal move: candidates are tried in random order, because most are legal. */
export function sampleCandidate<T extends GameTypes>(
  engine: GameParts<T>,
  seen: VisibleState<T>,
  seat: number,
  choose: RandomInt,
): T['Move'] | undefined {
  const actor = actorIn(seen, seat)
  const pool: T['Move'][] = []
  for (const kind of engine.moves.ofSeats) {
    if (kind.candidates === undefined) continue
    for (const candidate of kind.candidates(seen, seat)) pool.push(candidate)
  }
  while (pool.length > 0) {
    const index = choose(pool.length)
    const candidate = pool[index] as T['Move']
    if (engine.moves.get(candidate.type).validate(seen, candidate, actor) === undefined)
      return candidate
    pool[index] = pool.at(-1) as T['Move']
    pool.pop()
  }
  return undefined
}

function actorIn<T extends GameTypes>({ roster }: VisibleState<T>, seat: number): Actor {
  const { holder, player } = roster.seats[seat] ?? { holder: null, player: '' }
  return { person: holder ?? player, seat, role: 'seat' }
}
