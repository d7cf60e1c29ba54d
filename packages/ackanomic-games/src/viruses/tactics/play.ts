import type { RandomInt, SeatNumber } from '@ackanomic/core'
import { type Candidate, chooseByWeight, weightByValue } from '@ackanomic/core/bots'
import { canMove, isInGame, itemAt, type State, type TacticsOf } from '@ackanomic/core/engine'
import { sharesOf } from '../../shares.js'
import { areAdjacent, isInside } from '../area.js'
import {
  CLEAN,
  cellAt,
  countCells,
  EMPTY,
  thawed,
  type VirusesCells,
  withChanges,
} from '../cells.js'
import { virusNumber } from '../grid.js'
import type { Viruses } from '../model.js'
import { changesOf, judgedCells, keptMoves, squaresOf } from '../moves.js'
import { allowedNow, isOpening, playerAt } from '../players.js'
import type { VirusesShared as Shared, VirusesSquare } from '../state.js'
import { Outlook } from './outlook.js'

type Move = Viruses['Move']

const GLANCE = 24
const TRIED = 96

const MAX_CANDIDATES = 10

/** The weight of each generation compared with the one before it. */
const FADING = 0.7

/** The number of cells by which a lead is half certain. */
const UNSURE = 1.5

/** The weight of a lead of one cell in a hundred, beside the Gamepoints. */
const CELL = 0.01

const LITTLE = 0.11

/** The weight of a Gamepoint in the chance to be first with ten. */
const POINT = 0.55

/**
 * The tactics of Viruses. The player with the most cells after the next generations scores. So a
 * player examines moves near the cells, and the grid after each. They infect cells that survive,
 * place cells where new ones are born, and crowd out the cells of others.
 *
 * @example
 * ```ts
 * import { viruses } from '@ackanomic/games/viruses'
 * import { virusesTactics } from '@ackanomic/games/viruses/tactics'
 *
 * const start = viruses.setup({ players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.message)
 * const order = Array.from({ length: 100 }, (_, square) => square)
 * const drawn = viruses.apply(start.value.state, { kind: 'answer', at: 0, by: 'Dee', prompt: 0, answer: order })
 * if (!drawn.ok) throw new Error(drawn.error.message)
 * virusesTactics.rolloutPolicy(drawn.value.state, 0, () => 0)?.type // => 'infect'
 * ```
 */
export const virusesTactics: TacticsOf<Viruses> = {
  rolloutPolicy: (state, seat, choose) =>
    chooseByWeight(weighed(state, seat, choose, GLANCE), choose),
  candidates: (state, seat, choose) => weighed(state, seat, choose, TRIED),
  evaluate: worthOf,
  maxRolloutDepth: 12,
  explain: ({ type }) => REASONS[type],
}

const REASONS: Readonly<Record<Move['type'], string>> = {
  infect: 'Your virus lives on in this cell, and in the cells that are born beside it.',
  place: 'Cells with your virus are born beside it.',
  step: 'The cell does more for your virus there.',
  destroy: 'Fewer cells of others grow without it.',
  uninfect: 'Others can use this cell less.',
}

function weighed(
  state: State<Viruses>,
  seat: SeatNumber,
  choose: RandomInt,
  tried: number,
): readonly Candidate<Move>[] {
  const { shared, secret } = state
  if (shared.stage !== 'turn' || !canMove(state, seat)) return []
  const cells = thawed(judgedCells(shared))
  const mine = keptMoves(state, cells, seat, secret[seat]?.moves ?? [])
  if (mine.length >= allowedNow(shared, seat)) return []
  const { virus } = playerAt(shared, seat)
  const moves = movesNear(shared, seat, cells, mine, choose, tried)
  const made = withChanges(
    cells,
    mine.flatMap((move) => changesOf(move, virus)),
  )
  const outlook = new Outlook(made, shared.viruses.length)
  const found = moves.map((move) => ({
    move,
    value: valueOfCounts(outlook.after(changesOf(move, virus)), virus),
  }))
  return weightByValue(found, LITTLE, MAX_CANDIDATES)
}

function valueOfCounts(counts: readonly (readonly number[])[], virus: number): number {
  let value = 0
  let part = 1
  for (const generation of counts) {
    const mine = generation[virus] as number
    let others = 0
    for (let other = 1; other < generation.length; other++) {
      if (other !== virus) others = Math.max(others, generation[other] as number)
    }
    const lead = mine - others
    value += part * (1 / (1 + Math.exp(-lead / UNSURE)) + CELL * lead)
    // Without a cell nothing can grow.
    if (mine === 0) value -= part
    part *= FADING
  }
  return value
}

function movesNear(
  shared: Shared,
  seat: SeatNumber,
  cells: VirusesCells,
  mine: readonly Move[],
  choose: RandomInt,
  most: number,
): readonly Move[] {
  const player = playerAt(shared, seat)
  const opening = isOpening(player, shared.turn)
  const { left, top } = shared.area
  const found = new Map<string, Move>()
  const add = (move: Move): void => {
    const isTaken = mine.some((other) =>
      squaresOf(other).some((taken) =>
        squaresOf(move).some((square) => square.join() === taken.join()),
      ),
    )
    if (!isTaken) found.set(squaresOf(move).join(' '), move)
  }
  add({ type: 'place', at: [left, top] })
  const clean: number[] = []
  for (let at = 0; at < cells.length; at += 3) if (cells[at + 2] === CLEAN) clean.push(at)
  for (let i = 0; i < Math.min(clean.length, most / 3); i++) {
    const at = itemAt(clean, choose(clean.length))
    add({ type: 'infect', at: [cells[at] as number, cells[at + 1] as number] })
  }
  for (let i = 0; cells.length > 0 && i < 2 * most && found.size < most; i++) {
    const at = 3 * choose(cells.length / 3)
    const from = [cells[at] as number, cells[at + 1] as number] as const
    const isMine = cells[at + 2] === player.virus && !opening
    const way = itemAt(WAYS, choose(WAYS.length))
    const to = [from[0] + way[0], from[1] + way[1]] as const
    if (isMine && choose(WAYS.length) === 0) add({ type: 'destroy', at: from })
    if (!isInside(shared.area, to) || cellAt(cells, ...to) !== EMPTY) continue
    if (isMine && areAdjacent(from, to) && choose(2) === 0) add({ type: 'step', from, to })
    else add({ type: 'place', at: to })
  }
  return [...found.values()]
}

/** The squares from which another cell affects a cell's neighbourhood. */
const WAYS: readonly VirusesSquare[] = /* @__PURE__ */ [-2, -1, 0, 1, 2].flatMap((down) =>
  [-2, -1, 0, 1, 2].flatMap((across): VirusesSquare[] =>
    down === 0 && across === 0 ? [] : [[across, down]],
  ),
)

function worthOf({ shared, roster }: State<Viruses>): readonly number[] {
  const counts = countCells(shared.cells, shared.viruses.length)
  const most = Math.max(1, ...counts.slice(1))
  const strengths = shared.scores.map((score, seat) => {
    const { virus } = playerAt(shared, seat)
    if (!isInGame(roster, seat) || virusNumber(shared.viruses, virus).owner !== seat) return 0
    const cells = counts[virus] as number
    return Math.exp(POINT * score + (2 * cells) / most - (cells === 0 ? 1 : 0))
  })
  return sharesOf(strengths)
}
