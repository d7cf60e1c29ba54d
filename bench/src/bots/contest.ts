import { readFile } from 'node:fs/promises'
import process, { argv, cpuUsage } from 'node:process'
import {
  automaticReferee,
  type Game,
  type Match,
  nextDeadlineOf,
  type Referee,
  type SeatNumber,
  startMatch,
  submit,
  tick,
} from '@ackanomic/core'
import {
  type Level,
  type Lexicon,
  randomBot,
  searchBot,
  seededRandom,
  type Tactics,
} from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { wordDictionary } from '@ackanomic/core/dictionary'
import { minimalOpening } from '@ackanomic/core/testing'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { type Published, publishedBid } from './published.js'

/** All games. */
export const games = mergeCatalogues(catalogue, programmingCatalogue)

/** A player: a level of the search bot, any legal move, or a player that others have described. */
export type Kind = Level | 'random' | Published

/** One match that is to be played. */
export interface Contest {
  /** The game's id. */
  readonly game: string
  /** The player of the first side. */
  readonly one: Kind
  /** The player of all other seats. */
  readonly others: Kind
  /** Which match it is: the seats rotate, and all chance comes from it. */
  readonly number: number
  /**
   * How long a bot may take for a move, milliseconds of processor time; `Infinity` where its
   * futures are counted.
   */
  readonly milliseconds: number
  /** How many futures it may play out. */
  readonly rollouts: number
  /** After how many moves it is broken off. */
  readonly most: number
  /** How many play; where the game takes no such table, as few more as it takes. */
  readonly players: number
}

/** The result. */
export interface Result {
  /** The seats of the first side. */
  readonly side: readonly SeatNumber[]
  /** How many seats there are. */
  readonly seats: number
  /** The winner; `null` if it was broken off. */
  readonly winners: readonly SeatNumber[] | null
}

/**
 * The processor time of this process, milliseconds. It has one thread (`--single-threaded`), so
 * that is the time of the bot that thinks, whatever else the machine does.
 */
function clock(): number {
  const { user, system } = cpuUsage()
  return (user + system) / 1000
}

/** A bot in a seat. */
type Player = (view: ReturnType<Game['view']>, now: number) => Promise<unknown>

/** The settings of all matches of a game. */
interface Prepared {
  readonly game: Game
  readonly tactics: Tactics | undefined
  readonly words: ReturnType<typeof wordDictionary> | undefined
}

const prepared = new Map<string, Promise<Prepared>>()

async function prepare(id: string): Promise<Prepared> {
  const listing = games[id]
  if (listing === undefined) throw new Error(`Name one of: ${Object.keys(games).join(', ')}.`)
  const { equipment } = listing.description
  const wantsWords = equipment !== 'none' && equipment.some((name) => name.includes('Dictionary'))
  const { default: path } = await import('word-list')
  const words = wantsWords ? (await readFile(path, 'utf8')).split('\n') : undefined
  const lexicon: Lexicon | undefined = words === undefined ? undefined : { words }
  const [game, tactics] = await Promise.all([listing.load(), listing.tactics?.(lexicon)])
  return { game, tactics, words: words === undefined ? undefined : wordDictionary(words) }
}

/** Plays a match up to its end. Nobody is late; what is left to judgement is judged by chance. */
async function playContest(contest: Contest): Promise<Result> {
  const { game: id, number, milliseconds, rollouts } = contest
  const coming = prepared.get(id) ?? prepare(id)
  prepared.set(id, coming)
  const { game, tactics, words } = await coming
  const seed = `${id} ${contest.one} ${contest.others} ${number}`
  let match = opened(game, contest.players)
  const seats = game.status(match.state).table.seats.length
  const side = sideIn(game, seats, number)
  const playerFor = (seat: SeatNumber): Player => {
    const kind = side.includes(seat) ? contest.one : contest.others
    const pick = seededRandom(`${seed} ${seat}`)
    if (kind === 'random') {
      const bot = randomBot(game, pick)
      return async (view, now) => bot(view, now)
    }
    if (kind === 'matching' || kind === 'above')
      return async (view) => publishedBid(game, kind, view)
    const bot = searchBot(game, pick, { tactics, level: kind, milliseconds, rollouts, clock })
    const pause = (): Promise<void> => new Promise(setImmediate)
    return (view, now) => bot.think(view, { pause, now })
  }
  const players = Array.from({ length: seats }, (_, seat) => playerFor(seat))
  const referee = refereeFor(seed, words)
  let moves = 0
  while (game.outcome(match.state) === undefined && moves < contest.most) {
    const now = game.status(match.state).clock.now
    match = judged(game, tick(game, match, now, { referee }).match, referee, seed)
    const moved = (await move('required')) ?? (await move('optional'))
    if (moved !== undefined) {
      match = moved
      moves += 1
      continue
    }
    const due = nextDeadlineOf(game.status(match.state).clock)
    if (due === null) break
    match = tick(game, match, due, { referee }).match
  }
  const outcome = game.outcome(match.state)
  const { table } = game.status(match.state)
  const winners = outcome?.winners.map((name) =>
    table.seats.findIndex(({ player, holder }) => player === name || holder === name),
  )
  return { side, seats, winners: winners ?? null }

  /** The first move of those that must move, or may. */
  async function move(need: 'required' | 'optional'): Promise<Match | undefined> {
    const { state } = match
    for (const [seat, { holder: by }] of game.status(state).table.seats.entries()) {
      const isWanted = game
        .pendingActions(state, seat)
        .some(
          (each) => each.prompt === null && (each.need === 'optional') === (need === 'optional'),
        )
      // A random player would resign sooner or later.
      const isRandom = (side.includes(seat) ? contest.one : contest.others) === 'random'
      if (!isWanted || by === null || (need === 'optional' && isRandom)) continue
      const at = game.status(state).clock.now
      const chosen = await players[seat]?.(game.view(state, seat), at)
      if (chosen === undefined) continue
      const step = submit(game, match, { kind: 'move', at, by, move: chosen }, { referee })
      if (!step.ok) throw new Error(`${seed}: ${by} may not: ${step.error.message}`)
      return step.match
    }
    return undefined
  }
}

/** The seats of the first side: one, or a team. */
function sideIn({ id }: Game, seats: number, number: number): readonly SeatNumber[] {
  return id === 'spades' ? [number % 2, 2 + (number % 2)] : [number % seats]
}

function refereeFor(seed: string, official: Prepared['words']): Referee {
  const dictionaries = official === undefined ? {} : { official }
  const made = automaticReferee(`the referee of a contest: ${seed}`, { dictionaries })
  if (!made.ok) throw new Error(made.error.message)
  // The seed alone decides, whatever the match is called.
  const alike = { gameId: '', matchId: '', committedAt: 0 }
  return (inquiry) => made.value(inquiry, alike)
}

/** Answers at random what no program can answer, as long as something is asked. */
function judged(game: Game, begun: Match, referee: Referee, seed: string): Match {
  let match = begun
  for (;;) {
    const { openPrompts, table, clock } = game.status(match.state)
    const [inquiry] = openPrompts
    if (inquiry === undefined) return match
    const { to, id } = inquiry
    const pick = seededRandom(`${seed} ${match.log.length}`)
    const answer = game.sampleAnswer?.(match.state, inquiry, pick)
    const by =
      to === 'host' ? null : typeof to === 'number' ? table.seats[to]?.holder : table.referees[0]
    const entry = { kind: 'answer', at: clock.now, by, prompt: id, answer }
    const step = submit(game, match, entry as unknown, { referee })
    if (!step.ok) throw new Error(`${seed}: ${step.error.message}`)
    match = step.match
  }
}

/** A match of so many players, or more if it must be; whoever sits opposite is in the same team. */
function opened(game: Game, players: number): Match {
  const { table } = minimalOpening(game, players)
  const [ann, bob, cyd, dan] = table.players
  const options =
    game.id === 'spades'
      ? {
          teams: [
            [ann, cyd],
            [bob, dan],
          ],
        }
      : {}
  const started = startMatch(game, { table, options })
  if (!started.ok) throw new Error(started.error.message)
  return started.match
}

// A process that plays contests, one after another, for the tournament.
if (argv[2] === 'contests') {
  process.on('message', async (contest: Contest) => process.send?.(await playContest(contest)))
}
