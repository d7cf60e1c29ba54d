import { type SearchBot, searchBot } from '../../bots/search.js'
import { mergeCatalogues } from '../../catalogue/listing.js'
import type { Game } from '../../game/game.js'
import type { Tactics } from '../../game/tactics.js'
import type { GameView, RandomInt } from '../../game/view.js'
import { drawFrom } from '../../referees/seed.js'
import { nextDeadlineOf } from '../../roster/clock.js'
import type { SeatNumber } from '../../roster/roster.js'
import { shown } from '../describe-difference.js'
import {
  atSomeMoments,
  attempt,
  Broken,
  type Case,
  type Law,
  type LawOptions,
  lawOver,
  messageOf,
  must,
  requireOptions,
} from '../law.js'
import { answerEntry } from '../random-entry.js'
import { minimalOpening } from '../random-match.js'
import { knowsNothing } from './tactics.js'

const STATES = 3

const ROLLOUTS = 6

/**
 * Returns the laws for `searchBot` in a game: it goes by its view alone, and every move is legal.
 *
 * @example
 * ```ts
 * import { botLaws } from '@ackanomic/core/testing'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const laws = botLaws(pureSkill, undefined, { setups: [{ roster }], runs: 1 })
 * laws.map(({ name }) => name) // => ['a bot goes by its view alone', 'a bot plays by the rules']
 * for (const law of laws) law.check() // in a test file: test(law.name, () => law.check())
 * ```
 */
export function botLaws<S, M, V extends GameView>(
  game: Game<S, M>,
  tactics: Tactics<S, M, V> | undefined,
  options: LawOptions<S, M>,
): readonly Law[] {
  requireOptions(options)
  const given = tactics as Tactics<S, M, never> | undefined
  return [ignorance(game, given, options), legality(game, given, options)]
}

const WORDS = 'HEART HORSE HOUSE MOUSE RAISE STARE TIGER TRAIN UNCLE VOICE GHOST SONIC'.split(' ')

/**
 * Returns these laws for all games of a catalogue, with their tactics and as few players as
 * possible.
 *
 * @example
 * ```ts
 * import { catalogueBotLaws } from '@ackanomic/core/testing'
 * import { catalogue } from '@ackanomic/games'
 *
 * const { ghost } = catalogue
 * const [{ id, laws } = { id: '', laws: [] }] = await catalogueBotLaws({ ghost }, { runs: 1, entries: 20 })
 * id // => 'ghost'
 * for (const law of laws) law.check()
 * ```
 */
export async function catalogueBotLaws(
  catalogue: object,
  options: Omit<LawOptions<unknown, unknown>, 'setups'>,
): Promise<readonly { readonly id: string; readonly laws: readonly Law[] }[]> {
  const listings = Object.values(mergeCatalogues(catalogue))
  return await Promise.all(
    listings.map(async ({ id, load, tactics }) => {
      const [game, known] = await Promise.all([load(), tactics?.({ words: WORDS })])
      return { id, laws: botLaws(game, known, { ...options, setups: [minimalOpening(game)] }) }
    }),
  )
}

/** In worlds that a seat cannot tell apart, the bot finds the same move for the same reasons. */
function ignorance<S, M>(
  game: Game<S, M>,
  tactics: Tactics<S, M, never> | undefined,
  options: LawOptions<S, M>,
): Law {
  return lawOver('a bot goes by its view alone', game, options, (given) => {
    atSomeMoments(given, STATES, (state, after) => {
      const { roster, clock } = game.status(state)
      const seats = [...roster.seats.keys()].filter((seat) => isWanted(game, state, seat))
      const seat = seats[given.pick(Math.max(1, seats.length))]
      if (seat === undefined) return
      knowsNothing(given, state, seat, after, (world, chance) => {
        const bot = botFor(game, tactics, chance)
        return { move: decided(given, bot, world, seat, clock.now), reasons: bot.analysis() }
      })
    })
  })
}

/** Nothing that bots with memory do is refused, or a fault. */
function legality<S, M>(
  game: Game<S, M>,
  tactics: Tactics<S, M, never> | undefined,
  options: LawOptions<S, M>,
): Law {
  return lawOver('a bot plays by the rules', game, options, (given) => {
    const { match, pick } = given
    let { state } = match.start
    const seed = pick(2 ** 20)
    const bots = game
      .status(state)
      .roster.seats.map((_, seat) => botFor(game, tactics, drawFrom(seed, `seat ${seat}`)))
    const take = (entry: unknown): void => {
      const step = game.apply(state, entry)
      must(step.ok, () => `${shown(entry)} is refused: ${step.ok ? '' : step.error.message}`)
      if (step.ok) state = step.value.state
    }
    for (
      let moves = 0;
      moves < (options.entries ?? 300) && game.outcome(state) === undefined;
      moves++
    ) {
      const { openPrompts, roster, clock } = game.status(state)
      const [inquiry] = openPrompts
      if (inquiry !== undefined) {
        take({ ...answerEntry(game, state, inquiry, pick), at: clock.now })
        continue
      }
      const seat = bots.findIndex((_, each) => isWanted(game, state, each))
      const bot = bots[seat]
      const move = bot === undefined ? undefined : decided(given, bot, state, seat, clock.now)
      if (move === undefined) {
        const due = nextDeadlineOf(clock)
        if (due === null) return
        take({ kind: 'time', at: due })
        continue
      }
      const isFaulty = options.isFaulty?.(state, seat, move) ?? false
      must(!isFaulty, () => `a bot in seat ${seat} makes the faulty move ${shown(move)}`)
      take({ kind: 'move', at: clock.now, by: roster.seats[seat]?.holder, move })
    }
  })
}

function isWanted<S, M>(game: Game<S, M>, state: S, seat: SeatNumber): boolean {
  return game
    .pendingActions(state, seat)
    .some(({ actor, need, prompt }) => actor === seat && prompt === null && need !== 'optional')
}

function botFor<S, M>(
  game: Game<S, M>,
  tactics: Tactics<S, M, never> | undefined,
  chance: RandomInt,
): SearchBot<M> {
  return searchBot(game, chance, { tactics: tactics as Tactics<S, M>, rollouts: ROLLOUTS })
}

function decided<S, M>(
  { game }: Case<S, M>,
  bot: SearchBot<M>,
  state: S,
  seat: SeatNumber,
  now: number,
): M | undefined {
  const view = game.view(state, seat)
  return attempt(
    () => bot(view, now),
    (thrown) => new Broken(`a bot throws: ${messageOf(thrown)}, given ${shown(view, 3000)}`),
  )
}
