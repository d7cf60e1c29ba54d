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

export const games = mergeCatalogues(catalogue, programmingCatalogue)

/** A player: a level of the search bot, random legal moves, or a published player. */
export type Kind = Level | 'random' | Published

export interface Contest {
  readonly game: string
  /** The player of the first side. */
  readonly one: Kind
  /** The player of all other seats. */
  readonly others: Kind
  /** Its number: the seats rotate with it, and all chance follows from it. */
  readonly number: number
  /** A bot's processor time for a move, in milliseconds; `Infinity` to count rollouts instead. */
  readonly milliseconds: number
  /** The most rollouts for a move. */
  readonly rollouts: number
  /** The number of moves after which it is broken off. */
  readonly most: number
  /** The number of players, or the next greater one that the game takes. */
  readonly players: number
}

export interface Result {
  readonly side: readonly SeatNumber[]
  readonly seats: number
  /** The winners; `null` if it was broken off. */
  readonly winners: readonly SeatNumber[] | null
}

/**
 * The processor time of this process, in milliseconds. It has one thread (`--single-threaded`), so
 * that is the time of the thinking bot, whatever else the machine does.
 */
function clock(): number {
  const { user, system } = cpuUsage()
  return (user + system) / 1000
}

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

/** Plays a match to its end. Nobody is late; questions of judgement get random answers. */
async function playContest(contest: Contest): Promise<Result> {
  const { game: id, number, milliseconds, rollouts } = contest
  const coming = prepared.get(id) ?? prepare(id)
  prepared.set(id, coming)
  const { game, tactics, words } = await coming
  const seed = `${id} ${contest.one} ${contest.others} ${number}`
  let match = opened(game, contest.players)
  const seats = game.status(match.state).roster.seats.length
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
  const { roster } = game.status(match.state)
  const winners = outcome?.winners.map((name) =>
    roster.seats.findIndex(({ player, holder }) => player === name || holder === name),
  )
  return { side, seats, winners: winners ?? null }

  /** The first move of those that must move, or may. */
  async function move(need: 'required' | 'optional'): Promise<Match | undefined> {
    const { state } = match
    for (const [seat, { holder: by }] of game.status(state).roster.seats.entries()) {
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

/** Gives random answers to the questions that no program can answer. */
function judged(game: Game, begun: Match, referee: Referee, seed: string): Match {
  let match = begun
  for (;;) {
    const { openPrompts, roster, clock } = game.status(match.state)
    const [inquiry] = openPrompts
    if (inquiry === undefined) return match
    const { to, id } = inquiry
    const pick = seededRandom(`${seed} ${match.log.length}`)
    const answer = game.sampleAnswer?.(match.state, inquiry, pick)
    const by =
      to === 'host' ? null : typeof to === 'number' ? roster.seats[to]?.holder : roster.referees[0]
    const entry = { kind: 'answer', at: clock.now, by, prompt: id, answer }
    const step = submit(game, match, entry as unknown, { referee })
    if (!step.ok) throw new Error(`${seed}: ${step.error.message}`)
    match = step.match
  }
}

/** A match with so many players, or more if necessary; opposite players are a team. */
function opened(game: Game, players: number): Match {
  const { roster } = minimalOpening(game, players)
  const [ann, bob, cyd, dan] = roster.players
  const options =
    game.id === 'spades'
      ? {
          teams: [
            [ann, cyd],
            [bob, dan],
          ],
        }
      : {}
  const started = startMatch(game, { roster, options })
  if (!started.ok) throw new Error(started.error.message)
  return started.match
}

// A process that plays contests one after another for the tournament.
if (argv[2] === 'contests') {
  process.on('message', async (contest: Contest) => process.send?.(await playContest(contest)))
}
