import type { RandomInt, SeatNumber } from '@ackanomic/core'
import { type Candidate, chooseByWeight, weightByValue } from '@ackanomic/core/bots'
import { canMove, type State, type TacticsOf } from '@ackanomic/core/engine'
import { Board } from './board.js'
import type { Act, Move, Place, TrominoGo } from './model.js'
import { isFull, playsOn, samplePlay } from './places.js'
import { seatOfPlay, turnOf } from './plays.js'
import { openTo } from './rounds.js'
import type { TrominoGoShared } from './state.js'
import type { TrominoGoGridOptions } from './surroundings.js'
import { isCapital } from './tromino.js'
import { watchOver } from './watch.js'

/**
 * The danger of a group by its outside edge, with the other player in turn. A tromino covers three
 * or four units, and a No Man's Land more.
 */
const DANGER: readonly number[] = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.15, 0.08, 0.05]

/** The factor if its own player is in turn. */
const RESPITE = 0.55

const EDGE = 0.01

/** The lead in Gamepoints that counts as a win. */
const LEAD = 0.45

const MAX_CANDIDATES = 10

const SHIFTS = 24

const LITTLE = 0.23

/**
 * The tactics of Tromino Go. A group is as safe as it has outside edge. Enclose what can be
 * enclosed, take edge from the others' weakest group, connect your own trominoes, and leave none
 * alone where a single play would cover it.
 *
 * @example
 * ```ts
 * import { trominoGo } from '@ackanomic/games/tromino-go'
 * import { trominoGoTactics } from '@ackanomic/games/tromino-go/tactics'
 *
 * const start = trominoGo.setup({ players: ['Ann', 'Bob'], referees: ['Rex'], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.message)
 * const drawn = trominoGo.apply(start.value.state, { kind: 'answer', at: 0, by: 'Rex', prompt: 0, answer: 1 })
 * if (!drawn.ok) throw new Error(drawn.error.message)
 * trominoGoTactics.rolloutPolicy(drawn.value.state, 1, () => 0)?.type // => 'place'
 * trominoGoTactics.rolloutPolicy(drawn.value.state, 0, () => 0) // => undefined
 * ```
 */
export const trominoGoTactics: TacticsOf<TrominoGo> = {
  rolloutPolicy: (state, seat, choose) => chooseByWeight(candidatesIn(state, seat, choose), choose),
  candidates: candidatesIn,
  evaluate: worthOf,
  maxRolloutDepth: 16,
  explain: ({ type }) => REASONS[type] ?? 'It is the safest way to go on.',
  cutoff: (from, { shared }) =>
    shared.stage === 'ended' || shared.rounds.length > from.shared.rounds.length,
}

const REASONS: Readonly<Record<string, string>> = {
  place: 'It leaves the other side less open edge, and you more.',
  move: 'It leaves the other side less open edge, and you more.',
  accept: 'It is more than the round is likely to bring.',
  question: 'A piece lies where it must not.',
  pass: 'No piece fits anywhere.',
}

function candidatesIn(
  state: State<TrominoGo>,
  seat: SeatNumber,
  choose: RandomInt,
): readonly Candidate<Act>[] {
  const { shared, options } = state
  if (!canMove(state, seat)) return []
  const score = shared.scores[seat] ?? 0
  const offers = openTo(shared, seat).filter((gamepoints) =>
    isWelcome(gamepoints, score, options.target),
  )
  if (offers.length > 0)
    return [{ move: { type: 'accept', gamepoints: Math.max(...offers) }, weight: 1 }]
  if (shared.question !== null || shared.stage === 'draw') return []
  const watch = watchOver(shared, options)
  const { illegal } = watch
  if (illegal !== undefined && shared.first !== null) {
    const isTheirs = seatOfPlay(shared.first, illegal.play) !== seat
    const isOpen =
      shared.stage === 'play' ? turnOf(shared) === seat : shared.end?.how === 'surrounded'
    if (isTheirs && isOpen) return [{ move: { type: 'question' }, weight: 1 }]
  }
  if (turnOf(shared) !== seat) return []
  const plays = isFull(watch) ? someShifts(shared, options, choose) : playsOn(watch)
  if (plays.length === 0) return [{ move: { type: 'pass' }, weight: 1 }]
  const position = new Trial(shared, options)
  const tried = plays.map((move) => ({ move, value: position.leadAfter(move) }))
  return weightByValue(tried, LITTLE, MAX_CANDIDATES)
}

/** Whether a concession is worth more than playing on: an average round brings two points. */
function isWelcome(gamepoints: number, score: number, target: number): boolean {
  return gamepoints >= 2 || score + gamepoints >= target
}

function someShifts(
  shared: TrominoGoShared,
  options: TrominoGoGridOptions,
  choose: RandomInt,
): readonly (Place | Move)[] {
  const found = new Map<string, Place | Move>()
  for (let i = 0; i < SHIFTS; i++) {
    const play = samplePlay(watchOver(shared, options), choose)
    if (play === undefined) break
    found.set(JSON.stringify(play), play)
  }
  return [...found.values()]
}

class Trial {
  readonly #board: Board
  readonly #isFirst: boolean
  #added: number | null = null

  constructor(shared: TrominoGoShared, leaking: TrominoGoGridOptions) {
    this.#board = Board.of(watchOver(shared, leaking).board.trominoes, leaking.diagonalLeak)
    this.#isFirst = shared.plays.length % 2 === 0
  }

  /** The Gamepoints that the player in turn may expect after a play. */
  leadAfter(play: Place | Move): number {
    const board = this.#board
    if (play.type === 'move') {
      const moved = board.at(play.from[0])
      board.lift(moved)
      board.putDown(moved, play.to)
      const lead = leadOn(board, this.#isFirst, false)
      board.lift(moved)
      board.putDown(moved, play.from)
      return lead
    }
    if (this.#added === null) {
      this.#added = board.trominoes.length
      board.add(play)
    } else {
      board.lift(this.#added)
      board.putDown(this.#added, play.cells)
    }
    return leadOn(board, this.#isFirst, false)
  }
}

/** The Gamepoints that a player may expect: the others' danger less their own. */
function leadOn(board: Board, isFirst: boolean, isInTurn: boolean): number {
  const { trominoes, outsideEdges } = board
  const lost = board.surrounded()
  const isMine = (i: number): boolean => isCapital(board.letterOf(i)) === isFirst
  if (lost.length > 0) return lost.reduce((lead, i) => lead + (isMine(i) ? -1 : 1), 0)
  let lead = 0
  const isSeen = new Uint8Array(trominoes.length)
  for (let i = 0; i < trominoes.length; i++) {
    if (isSeen[i] === 1) continue
    const group = board.groupOf(i)
    let edge = 0
    for (const each of group) {
      isSeen[each] = 1
      edge += outsideEdges[each] as number
    }
    const danger = group.length * (DANGER[edge] ?? 0)
    const isNext = isMine(i) === isInTurn
    lead += (isMine(i) ? -1 : 1) * ((isNext ? RESPITE : 1) * danger - EDGE * Math.min(edge, 24))
  }
  return lead
}

function worthOf({ shared, options }: State<TrominoGo>): readonly number[] {
  const { stage, end, first, scores } = shared
  let lead = scores[0] - scores[1]
  if (end !== null) {
    if (end.how === 'surrounded' && end.winner !== null)
      lead += end.winner === 0 ? end.gamepoints : -end.gamepoints
  } else if (stage === 'play' && first !== null) {
    const { board } = watchOver(shared, options)
    lead += leadOn(board, first === 0, turnOf(shared) === 0)
  }
  const ann = 1 / (1 + Math.exp(-LEAD * lead))
  return [ann, 1 - ann]
}
