import type { RandomInt, SeatNumber } from '@ackanomic/core'
import { type Candidate, chooseByWeight, weightByValue } from '@ackanomic/core/bots'
import type { TacticsOf, VisibleState } from '@ackanomic/core/engine'
import { canMove, itemAt, seatsInGame, visibleState } from '@ackanomic/core/engine'
import { sharesOf } from '../shares.js'
import { mostMediocre, nearMediocre, scorerOf } from './mediocre.js'
import type { Mediocrity } from './model.js'
import { sendersOf } from './prompts.js'

type Move = Mediocrity['Move']

/**
 * The tactics of Mediocrity. The score in the middle wins, so a leading player wants others to
 * score, and one behind wants to score once or twice. Each number is valued by the scores that it
 * would lead to. A predictable player loses, so the player samples the others' unknown numbers and
 * sends the best answer. A Moderator begins and ends rounds as early as possible, because six days
 * without a result would remove them.
 *
 * @example
 * ```ts
 * import { mediocrity } from '@ackanomic/games/mediocrity'
 * import { mediocrityTactics } from '@ackanomic/games/mediocrity/tactics'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: [], startedAt: 0, census: { players: 9 } }
 * const start = mediocrity.setup(roster, { numbers: [1, 2, 3] })
 * if (!start.ok) throw new Error(start.error.message)
 * const match = mediocrity.simulate(start.value.state)
 * mediocrityTactics.rolloutPolicy(match.state, 0, () => 0) // => { type: 'begin' }
 * match.play(0, { type: 'begin' })
 * // Bob imagines that Cyd sends 3; of the two numbers the lower one scores.
 * mediocrityTactics.rolloutPolicy(match.state, 1, (of) => of >> 1) // => { type: 'send', number: 2 }
 * ```
 */
export const mediocrityTactics: TacticsOf<Mediocrity> = {
  rolloutPolicy: (state, seat, choose) =>
    chooseByWeight(candidatesOf(state, seat, choose, 1), choose),
  candidates: candidatesOf,
  *solve(view, choose) {
    const weighed = candidatesOf(visibleState(view), view.seat, choose)
    const chosen = chooseByWeight(weighed, choose)
    const sum = weighed.reduce((all, { weight }) => all + weight, 0)
    yield []
    return weighed
      .map(({ move, weight }) => ({ move, value: weight / sum, visits: IMAGINED }))
      .sort((a, b) => Number(b.move === chosen) - Number(a.move === chosen))
  },
  explain(move, { shared: { scores }, seat }) {
    if (move.type !== 'send') return 'Nothing is gained by waiting.'
    const others = scores.filter((_, other) => other !== seat)
    return itemAt(scores, seat) > Math.min(...others)
      ? 'You are ahead of somebody, and it is not likely to push you to the top.'
      : 'It has a good chance to be the middle one.'
  },
  evaluate: (state) => chancesOf(state, state.shared.scores),
  maxRolloutDepth: 60,
  mixedStrategy: true,
}

function candidatesOf(
  state: S,
  seat: SeatNumber,
  choose: RandomInt,
  times: number = IMAGINED,
): readonly Candidate<Move>[] {
  const sends = numbersOpen(state, seat)
  if (sends === 0) {
    const office = canMove(state, seat) ? officeOf(state, seat) : undefined
    return office === undefined ? [] : [{ move: office, weight: 1 }]
  }
  const values = valuesOf(state, seat, sends, choose, times)
  const sent = values.map((value, less) => ({
    move: { type: 'send' as const, number: less + 1 },
    value,
  }))
  return weightByValue(sent, SLACK)
}

type S = VisibleState<Mediocrity>

const IMAGINED = 200

const SLACK = 0.01

function numbersOpen(state: S, seat: SeatNumber): number {
  const { stage, moderator, most } = state.shared
  if (stage !== 'round' || moderator === seat || !canMove(state, seat)) return 0
  return state.secret[seat]?.number === null ? most : 0
}

function officeOf({ shared }: S, seat: SeatNumber): Move | undefined {
  const { stage, moderator, free, mayEnd } = shared
  if (stage === 'break' && (free || seat === moderator)) return { type: 'begin' }
  return mayEnd && seat === moderator ? { type: 'result' } : undefined
}

/** The value of each number, from the lowest: the chance to win with the resulting scores. */
function valuesOf(
  state: S,
  seat: SeatNumber,
  most: number,
  choose: RandomInt,
  times: number,
): number[] {
  const { scores } = state.shared
  const senders = sendersOf(state)
  const numbers: (number | null)[] = scores.map(() => null)
  const chanceIf = new Map<SeatNumber | null, number>()
  const chance = (scorer: SeatNumber | null): number => {
    const known = chanceIf.get(scorer)
    if (known !== undefined) return known
    const after = scores.map((score, at) => (at === scorer ? score + 1 : score))
    const mine = itemAt(chancesOf(state, after), seat)
    chanceIf.set(scorer, mine)
    return mine
  }
  const values = new Array<number>(most).fill(0)
  for (let time = 0; time < times; time++) {
    for (const sender of senders) numbers[sender] = choose(most) + 1
    for (let less = 0; less < most; less++) {
      numbers[seat] = less + 1
      values[less] = (values[less] ?? 0) + chance(scorerOf(numbers)) / times
    }
  }
  return values
}

/** Each seat's chance to win, if every point is equally likely to be anybody's. */
function chancesOf({ roster }: S, scores: readonly number[]): readonly number[] {
  const inOrder = seatsInGame(roster).sort((a, b) => itemAt(scores, a) - itemAt(scores, b))
  const sorted = inOrder.map((seat) => itemAt(scores, seat))
  const chances = inOrder.length > MAX_EXACT_PLAYERS ? byDistance(sorted) : reckoned(sorted)
  const bySeat = scores.map(() => 0)
  inOrder.forEach((seat, place) => {
    bySeat[seat] = itemAt(chances, place)
  })
  return bySeat
}

const MAX_EXACT_PLAYERS = 10

const RECKONED = new Map<string, readonly number[]>()

function reckoned(sorted: readonly number[]): readonly number[] {
  const key = sorted.join()
  const known = RECKONED.get(key)
  if (known !== undefined) return known
  const chances = ended(sorted) ?? afterNextPoint(sorted)
  RECKONED.set(key, chances)
  return chances
}

/** The chances at the end of the game; equal if no score is the most Mediocre. */
function ended(sorted: readonly number[]): readonly number[] | undefined {
  const sum = sorted.reduce((all, score) => all + score, 0)
  if (sum < 2 * sorted.length) return undefined
  const winner = mostMediocre(sorted)
  return sorted.map((score) => (winner === null ? 1 / sorted.length : score === winner ? 1 : 0))
}

/** The mean over the possible next scorers. Of equals, the last in order scores. */
function afterNextPoint(sorted: readonly number[]): readonly number[] {
  const chances = sorted.map(() => 0)
  for (let first = 0; first < sorted.length; ) {
    const last = sorted.lastIndexOf(itemAt(sorted, first))
    const then = reckoned(sorted.map((score, place) => (place === last ? score + 1 : score)))
    const equals = last - first + 1
    const stays = itemAt(then, first) * (equals - 1)
    for (const place of sorted.keys()) {
      const isEqual = place >= first && place <= last
      const chance = isEqual ? (stays + itemAt(then, last)) / equals : itemAt(then, place)
      chances[place] = (chances[place] ?? 0) + (chance * equals) / sorted.length
    }
    first = last + 1
  }
  return chances
}

function byDistance(sorted: readonly number[]): readonly number[] {
  const final = ended(sorted)
  if (final !== undefined) return final
  const middle = nearMediocre(sorted) ?? 0
  return sharesOf(sorted.map((score) => 1 / (1 + (score - middle) ** 2)))
}
