import type { Game } from '../../game/game.js'
import type { Tactics } from '../../game/tactics.js'
import type { GameView, RandomInt } from '../../game/view.js'
import { drawFrom } from '../../referees/seed.js'
import type { SeatNumber } from '../../roster/roster.js'
import { describeDifference, shown } from '../describe-difference.js'
import {
  atSomeMoments,
  attempt,
  Broken,
  type Case,
  holds,
  type Law,
  type LawOptions,
  lawOver,
  messageOf,
  must,
  requireOptions,
} from '../law.js'

const STATES = 12

const MAX_INTERIM_RESULTS = 40

const MAX_STEPS = 5000

type AnyTactics<S, M> = Tactics<S, M, never>

/**
 * Returns the laws of tactics: advice is legal, gives no secret away, and leads to the end.
 *
 * @param options - as for {@link lawsOf}; `endsWithin: null` leaves out the last law
 *
 * @example
 * ```ts
 * import { tacticsLawsOf } from '@ackanomic/core/testing'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { pureSkillTactics } from '@ackanomic/games/pure-skill/tactics'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const laws = tacticsLawsOf(pureSkill, pureSkillTactics, { setups: [{ roster }], runs: 2 })
 * laws.map(({ name }) => name) // => ['advice is legal', 'advice gives no secret away', 'advice leads to the end']
 * for (const law of laws) law.check() // in a test file: test(law.name, () => law.check())
 * ```
 */
export function tacticsLawsOf<S, M, V extends GameView>(
  game: Game<S, M>,
  tactics: Tactics<S, M, V>,
  options: LawOptions<S, M>,
): readonly Law[] {
  requireOptions(options)
  const given = tactics as AnyTactics<S, M>
  return [
    legality(game, given, options),
    secrecy(game, given, options),
    ...(options.endsWithin === null ? [] : [end(game, given, options)]),
  ]
}

/** Every suggested move is legal and no fault; every value is from 0 to 1. */
function legality<S, M>(
  game: Game<S, M>,
  tactics: AnyTactics<S, M>,
  options: LawOptions<S, M>,
): Law {
  return lawOver('advice is legal', game, options, (given) => {
    atSomeMoments(given, STATES, (state, at) => {
      worthIsOne(game, tactics, state, at)
      for (const seat of game.status(state).roster.seats.keys()) {
        const advised = advice(given, tactics, state, seat, given.pick)
        for (const move of advised.moves) isLegal(given, state, seat, move, at)
        const weights = advised.weights
        const sound = weights.every((each, i) => each > 0 && each <= (weights[i - 1] ?? each))
        must(sound, () => `the weights for seat ${seat} are ${shown(weights)}, best first`, at)
        for (const move of thoughts(given, tactics, state, seat)) {
          isLegal(given, state, seat, move, at)
        }
      }
    })
  })
}

function secrecy<S, M>(
  game: Game<S, M>,
  tactics: AnyTactics<S, M>,
  options: LawOptions<S, M>,
): Law {
  return lawOver('advice gives no secret away', game, options, (given) => {
    atSomeMoments(given, STATES, (state, after) => {
      for (const seat of game.status(state).roster.seats.keys()) {
        knowsNothing(given, state, seat, after, (world, chance) =>
          advice(given, tactics, world, seat, chance),
        )
      }
    })
  })
}

/** Checks that tactics choose the same in two worlds that a seat cannot tell apart. */
export function knowsNothing<S, M>(
  { game, pick }: Case<S, M>,
  state: S,
  seat: SeatNumber,
  after: number,
  choose: (world: S, chance: RandomInt) => unknown,
): void {
  const other = game.determinize?.(game.view(state, seat), pick, game.status(state).clock.now)
  if (other === undefined) return
  const seed = pick(2 ** 20)
  const [here, there] = [state, other].map((world) => choose(world, drawFrom(seed, 'choice')))
  holds(
    describeDifference(here, there),
    () => `the choice for seat ${seat} rests on what it may not know, as in ${shown(other, 3000)}`,
    after,
  )
}

/** The rollout policy alone plays a match to its end. */
function end<S, M>(game: Game<S, M>, tactics: AnyTactics<S, M>, options: LawOptions<S, M>): Law {
  const most = options.endsWithin ?? MAX_STEPS
  return lawOver('advice leads to the end', game, options, (given) => {
    const { match, pick } = given
    const simulation = game.simulate?.(match.start.state)
    if (simulation === undefined) return
    const seats = game.status(match.start.state).roster.seats.length
    for (let step = 0; step < most && !simulation.isOver; step++) {
      const [asked] = simulation.openPrompts
      const [first, before] = [pick(seats), step]
      if (asked !== undefined) simulation.answerAtRandom(asked, pick)
      else {
        for (
          let i = 0;
          i < seats && !simulation.isOver && simulation.openPrompts.length === 0;
          i++
        ) {
          const seat = (first + i) % seats
          const move = tactics.rolloutPolicy(simulation.state, seat, pick)
          if (move === undefined) continue
          isLegal(given, simulation.state, seat, move)
          simulation.play(seat, move)
          step++
        }
        const isIdle = before === step || !simulation.isWaiting
        if (
          isIdle &&
          !simulation.isOver &&
          simulation.openPrompts.length === 0 &&
          !simulation.advanceToNextDeadline()
        ) {
          must(before !== step, 'nobody moves, and nothing falls due')
        }
      }
      worthIsOne(game, tactics, simulation.state)
    }
    must(simulation.isOver, `the match is not over after ${most} steps`)
  })
}

function advice<S, M>(
  { game }: Case<S, M>,
  tactics: AnyTactics<S, M>,
  state: S,
  seat: SeatNumber,
  pick: RandomInt,
): { readonly moves: readonly M[]; readonly weights: readonly number[] } {
  return attempt(
    () => {
      const reply = tactics.rolloutPolicy(state, seat, pick)
      const candidates = tactics.candidates?.(state, seat, pick) ?? []
      const plain = [reply, tactics.blunder?.(state, seat, pick)]
      const moves = [
        ...plain.filter((move) => move !== undefined),
        ...candidates.map(({ move }) => move),
      ]
      return { moves, weights: candidates.map(({ weight }) => weight) }
    },
    (thrown) =>
      new Broken(`${game.id} has tactics that throw for seat ${seat}: ${messageOf(thrown)}`),
  )
}

function thoughts<S, M>(
  { game, pick }: Case<S, M>,
  tactics: AnyTactics<S, M>,
  state: S,
  seat: SeatNumber,
): readonly M[] {
  const thinking = tactics.solve?.(game.view(state, seat) as never, pick)
  const moves: M[] = []
  for (let i = 0; thinking !== undefined && i < MAX_INTERIM_RESULTS; i++) {
    const thought = thinking.next()
    for (const { move, value } of thought.value ?? []) {
      must(value >= 0 && value <= 1, () => `a move is worth ${value}, not from 0 to 1`)
      moves.push(move)
    }
    if (thought.done === true) break
  }
  return moves
}

function isLegal<S, M>(
  { game, options }: Case<S, M>,
  state: S,
  seat: SeatNumber,
  move: M,
  at?: number,
): void {
  const { clock, roster } = game.status(state)
  const by = roster.seats[seat]?.holder ?? ''
  const error = game.check(state, { kind: 'move', at: clock.now, by, move })
  holds(error?.message, () => `seat ${seat} is advised to make the move ${shown(move)}`, at)
  const isFaulty = options.isFaulty?.(state, seat, move) ?? false
  must(!isFaulty, () => `seat ${seat} is advised to make the faulty move ${shown(move)}`, at)
}

function worthIsOne<S, M>(
  game: Game<S, M>,
  tactics: AnyTactics<S, M>,
  state: S,
  at?: number,
): void {
  const worth = tactics.evaluate?.(state)
  if (worth === undefined) return
  const { length } = game.status(state).roster.seats
  const sound = worth.length === length && worth.every((each) => each >= 0 && each <= 1)
  must(
    sound,
    () => `the worth of a state is ${shown(worth)}; from 0 to 1 for each of ${length}`,
    at,
  )
}
