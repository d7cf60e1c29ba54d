import { pathToFileURL } from 'node:url'
import {
  type Game,
  type Match,
  nextDeadlineOf,
  type SeatNumber,
  startMatch,
  submit,
  tick,
} from '@ackanomic/core'
import { type SearchBot, searchBot, seededRandom, seededReferee } from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { minimalOpening } from '@ackanomic/core/testing'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'

const games = mergeCatalogues(catalogue, programmingCatalogue)
const clock = (): number => performance.now()

/** The result of a match of bots. */
export interface Played {
  readonly match: Match
  readonly moves: number
  /** How long the longest move took, milliseconds. */
  readonly longest: number
}

/** The ids of all games. */
export const listed: readonly string[] = Object.keys(games)

/**
 * Plays a listed game with a bot in each seat, each move within 200 milliseconds: the search gets
 * three quarters of that, and leaves the rest to whatever else the thread does.
 */
export async function playListed(id: string, most: number, milliseconds = 200): Promise<Played> {
  const listing = games[id]
  if (listing === undefined) throw new Error(`Name one of: ${listed.join(', ')}.`)
  const game = await listing.load()
  const options = {
    tactics: await listing.tactics?.(),
    milliseconds: 0.75 * milliseconds,
    clock,
  }
  return play(game, most, (seat) => searchBot(game, seededRandom(`${id} ${seat}`), options))
}

/** Plays a game up to its end, or for so many moves; each seat has a bot of its own. */
export async function play(
  game: Game,
  most: number,
  botFor: (seat: SeatNumber) => SearchBot,
): Promise<Played> {
  const bots: SearchBot[] = []
  const referee = seededReferee(`bots at ${game.id}`)
  const pause = () => new Promise(setImmediate)
  let match = opened(game)
  let moves = 0
  let longest = 0
  for (let idle = false; moves < most; ) {
    const { roster, clock: now, outcome } = game.status(match.state)
    const due = nextDeadlineOf(now)
    if (outcome !== null || (idle && due === null)) break
    match = tick(game, match, idle ? (due ?? now.now) : now.now, { referee }).match
    idle = true
    for (const [seat, { holder: by }] of roster.seats.entries()) {
      const { state } = match
      const wanted = game
        .pendingActions(state, seat)
        .some(({ need, prompt }) => need !== 'optional' && prompt === null)
      if (!wanted || by === null || moves >= most) continue
      const at = game.status(state).clock.now
      const before = clock()
      const bot = bots[seat] ?? botFor(seat)
      bots[seat] = bot
      const move = await bot.think(game.view(state, seat), { pause, now: at })
      longest = Math.max(longest, clock() - before)
      if (move === undefined) continue
      const step = submit(game, match, { kind: 'move', at, by, move } as unknown, { referee })
      if (!step.ok) throw new Error(`${by} may not: ${step.error.message}`)
      match = step.match
      moves += 1
      idle = false
    }
  }
  return { match, moves, longest }
}

/** A match with as few players as the game takes, and the referees that it wants. */
function opened(game: Game): Match {
  const started = startMatch(game, { roster: minimalOpening(game).roster })
  if (!started.ok) throw new Error(started.error.message)
  return started.match
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [id = 'pure-skill', most = '100'] = process.argv.slice(2)
  const { match, moves, longest } = await playListed(id, Number(most))
  const game = await games[id]?.load()
  console.log(game?.render(game.view(match.state, 'public')))
  console.log(`${moves} moves; the longest took ${Math.round(longest)} ms.`)
}
