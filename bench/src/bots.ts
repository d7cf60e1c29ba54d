import { searchBot } from '@ackanomic/core/bots'
import type { GameOf, GameTypes, State } from '@ackanomic/core/engine'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { ofTeam, type Spades, spades } from '@ackanomic/games/spades'
import { acksAndExceptions } from '@ackanomic/programming-games/acks-and-exceptions'
import { generator } from './generator.js'

const MATCHES = 200
/** Entries after which a match counts as nobody's. */
const ENDLESS = 50_000

interface Contest<T extends GameTypes> {
  readonly game: GameOf<T>
  readonly players: readonly string[]
  readonly referees: readonly string[]
  /** How many futures are played for a move, and how far they go. */
  readonly playouts: number
  readonly steps: number
  readonly untilScored: boolean
  /** The share that chance would give. */
  readonly chance: number
  /** Which seats the search bot has, in match number `match`. */
  readonly bots: (state: State<T>, match: number) => readonly number[]
}

interface Score {
  readonly won: number
  readonly matches: number
  readonly unfinished: number
}

function play<T extends GameTypes>(contest: Contest<T>, match: number): boolean | undefined {
  const { game, players } = contest
  const pick = generator(1250 + match)
  const started = game.setup({ players, referees: contest.referees, startedAt: 0 })
  if (!started.ok) throw new Error(started.error.says)
  const bot = searchBot(pick, {
    playouts: contest.playouts,
    steps: contest.steps,
    untilScored: contest.untilScored,
  })
  let { state } = started.value
  for (let entries = 0; entries < ENDLESS && state.outcome === null; entries++) {
    const clever = contest.bots(state, match)
    const next = game.apply(state, entryOf(game, state, clever, bot, pick))
    if (!next.ok) throw new Error(next.error.says)
    state = next.value.state
  }
  const clever = contest.bots(state, match).map((seat) => players[seat])
  return state.outcome?.winners.some((name) => clever.includes(name))
}

function entryOf<T extends GameTypes>(
  game: GameOf<T>,
  state: State<T>,
  clever: readonly number[],
  bot: ReturnType<typeof searchBot>,
  pick: (of: number) => number,
): unknown {
  const { clock, table } = state
  const at = clock.now
  const [asked] = state.asked
  if (asked !== undefined) {
    const answer = game.sampleAnswer(state, asked, pick)
    return { kind: 'ruling', at, by: table.referees[0] ?? null, inquiry: asked.id, answer }
  }
  for (const [seat, { holder }] of table.seats.entries()) {
    const random = game.legalMoves(game.view(state, seat)).sample(pick)
    if (random === undefined) continue
    const view = game.view(state, seat)
    const isClever = clever.includes(seat) && view.role === 'seat'
    const move = isClever ? bot(game, view, at) : random
    return { kind: 'move', at, by: holder, move }
  }
  const dues = clock.timers.flatMap(({ due }) => (due === null ? [] : [due]))
  return { kind: 'time', at: Math.min(...dues) }
}

function scoreOf<T extends GameTypes>(contest: Contest<T>, matches: number): Score {
  let won = 0
  let unfinished = 0
  for (let match = 0; match < matches; match++) {
    const result = play(contest, match)
    if (result === undefined) unfinished++
    else if (result) won++
  }
  return { won, matches, unfinished }
}

/** The 95 % interval of Wilson. */
function interval({ won, matches }: Score): readonly [number, number] {
  const z = 1.96
  const share = won / matches
  const middle = share + (z * z) / (2 * matches)
  const half = z * Math.sqrt((share * (1 - share)) / matches + (z / (2 * matches)) ** 2)
  const over = 1 + (z * z) / matches
  return [(middle - half) / over, (middle + half) / over]
}

const teamOfSpades = ({ own }: State<Spades>, match: number): readonly number[] =>
  own.order === null ? [] : ofTeam(own.order, match % 2 === 0 ? 0 : 1)

const contests: Readonly<Record<string, (matches: number) => Score>> = {
  'pure-skill': (matches) =>
    scoreOf(
      {
        game: pureSkill,
        players: ['Ann', 'Bob', 'Cyd'],
        referees: ['Dee'],
        playouts: 200,
        steps: 200,
        untilScored: false,
        chance: 1 / 3,
        bots: (_, match) => [match % 3],
      },
      matches,
    ),
  spades: (matches) =>
    scoreOf(
      {
        game: spades,
        players: ['Ann', 'Bob', 'Cyd', 'Eve'],
        referees: ['Dee'],
        playouts: 168,
        steps: 58,
        untilScored: true,
        chance: 1 / 2,
        bots: teamOfSpades,
      },
      matches,
    ),
  'acks-and-exceptions': (matches) =>
    scoreOf(
      {
        game: acksAndExceptions,
        players: ['Ann', 'Bob', 'Cyd', 'Eve'],
        referees: [],
        playouts: 200,
        steps: 200,
        untilScored: false,
        chance: 1 / 4,
        bots: (_, match) => [match % 4],
      },
      matches,
    ),
}

/** One row: how often the search bot won against bots that move at random. */
export function botsRow(name: string, matches = MATCHES): string {
  const score = contests[name]?.(matches) ?? { won: 0, matches: 0, unfinished: 0 }
  const [low, high] = interval(score).map((share) => `${(100 * share).toFixed(0)} %`)
  const { won, unfinished } = score
  return `| ${name} | ${won} of ${score.matches} | ${low} to ${high} | ${unfinished} |\n`
}

/** The games that the bots are tried at. */
export const contestNames: readonly string[] = Object.keys(contests)
