import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createMatch,
  createRosterSetup,
  type MatchHandle,
  namesOf,
  ok,
  openMatch,
  playerLimits,
  type Result,
} from '@ackanomic/core'
import { type BotName, botNames, namedBot, seededRandom } from '@ackanomic/core/bots'
import { loadListedMatch } from '@ackanomic/core/catalogue'
import { playText } from '@ackanomic/core/commands'
import { loadWordList } from '@ackanomic/core/dictionary'
import { gamePage } from '@ackanomic/core/page'
import {
  type Answer,
  games,
  movesOf,
  refuse,
  rulesOf,
  statusOf,
  type Venue,
  type VenueError,
} from './tools.js'

/** How many deadlines may pass in one wait. */
const MAX_DEADLINES = 200

/** The name of a match, after which the file of its save is called. */
const NAME = /^[a-z-]+-[0-9a-f]{6}$/u
let words: ReturnType<typeof loadWordList> | undefined

/**
 * Plays matches on this machine against bots, and saves each as a file after every action. Time
 * passes only while the player waits: then the next deadline falls due.
 *
 * @param folder - where matches are saved
 * @param you - the player's name
 * @param seed - the seed of all chance, at least 16 characters. Default: random
 *
 * @example
 * ```ts no-run
 * import { createMcpServer, localVenue } from '@ackanomic/mcp'
 *
 * createMcpServer(localVenue('matches'))
 * ```
 */
export function localVenue(
  folder: string,
  you: string = 'You',
  seed: string = randomBytes(16).toString('hex'),
): Venue {
  const handles = new Map<string, MatchHandle>()
  const choose = seededRandom(seed)
  const fileOf = (match: string): string => join(folder, `${match}.json`)

  async function environment(now: number) {
    words ??= loadWordList()
    const official = await words
    const dictionaries = official.ok ? { official: official.value } : {}
    return { secret: seed, dictionaries, now: () => now, onRejectedAnswer: () => undefined }
  }

  /** Lets the bots act, and saves the match. The first word of a bot's name is its kind. */
  async function proceed(match: MatchHandle): Promise<void> {
    const { game, id, viewFor } = match
    const budget = { milliseconds: 200, clock: () => performance.now() }
    const tactics = await games[game.id]?.tactics?.()
    const others = namesOf(viewFor(null)).filter((name) => name !== you)
    const bots = others.map((name) => {
      const kind = botNames.find((each) => name.startsWith(`${each} `)) ?? 'random'
      return [name, namedBot(game, kind, choose, budget, tactics)] as const
    })
    await match.playBots(Object.fromEntries(bots), {
      random: choose,
      optionalMoves: () => choose(4) === 0,
      answerPrompt: ({ to }) => typeof to !== 'number',
    })
    mkdirSync(folder, { recursive: true })
    writeFileSync(fileOf(id), `${match.save()}\n`)
  }

  /** Does something with a match, if it is there. */
  async function at<Value extends object>(
    match: string,
    act: (handle: MatchHandle) => Result<Value, VenueError> | Answer<Value>,
  ): Answer<Value> {
    let handle = handles.get(match)
    if (handle === undefined) {
      if (!NAME.test(match) || !existsSync(fileOf(match)))
        return refuse('noMatch', `There is no match "${match}" here. Open one first.`)
      const loaded = await loadListedMatch(games, readFileSync(fileOf(match), 'utf8'))
      if (!loaded.ok) return loaded
      handle = openMatch(loaded.value.game, loaded.value.match, await environment(0))
      handles.set(match, handle)
    }
    return act(handle)
  }

  return {
    list_games: async () =>
      ok({ games: Object.values(games).map(({ id, title }) => ({ id, title })) }),
    async rules({ game: id, clauses }) {
      const listing = games[id]
      if (listing === undefined) return noGame(id)
      return ok(rulesOf(gamePage(await listing.load(), await listing.clauses()), clauses))
    },
    async open({ game: id, options, people = [], anonymous = false, ...wanted }) {
      const game = await games[id]?.load()
      if (game === undefined) return noGame(id)
      if (people.length > 0 || anonymous)
        return refuse('noPeople', 'Here you play against bots; people play at a host.')
      const { bots = Array<BotName>(playerLimits(game).least - 1).fill('easy') } = wanted
      const players = [you, ...bots.map((name, index) => `${name} ${index + 1}`)]
      const startedAt = Date.now()
      const { census = {} } = createRosterSetup(game, { players, startedAt })
      let match: string
      do match = `${id}-${choose(0x1000000).toString(16).padStart(6, '0')}`
      while (existsSync(fileOf(match)))
      const around = await environment(startedAt)
      try {
        handles.set(match, createMatch(game, { players, census, options, id: match, ...around }))
      } catch (refused) {
        return refuse('invalidSetup', refused instanceof Error ? refused.message : String(refused))
      }
      return at(match, async (handle) => {
        await proceed(handle)
        return ok({ match })
      })
    },
    sit: ({ match }) => at(match, () => ok({ match })),
    observe: ({ match, after = 0 }) =>
      at(match, ({ game, page }) => {
        const { error, view, legal, ...seen } = page(you, { after })
        return ok({ match, game: game.id, next: after + seen.messages.length, ...seen })
      }),
    legal_moves: ({ match }) => at(match, ({ game, page }) => movesOf(game.id, page(you))),
    act: ({ match, text, move, etag }) =>
      at(match, async (handle) => {
        const after = handle.page(you).messages.length
        const done =
          text === undefined
            ? handle.play(you, move, { etag })
            : playText(handle, you, text, { etag })
        await proceed(handle)
        return done.ok ? ok({ messages: handle.page(you, { after }).messages }) : done
      }),
    wait: ({ match, pass = false }) =>
      at(match, async (handle) => {
        const now = () => statusOf(handle.page(you))
        for (let n = pass ? -1 : 0; n < 0 || now().status === 'still waiting'; n++) {
          if (n === MAX_DEADLINES || handle.nextDeadline === null) break
          handle.advanceTo('nextDeadline')
          await proceed(handle)
        }
        return ok(now())
      }),
    talk: async () => refuse('noMessages', 'Bots do not talk; people do, at a host.'),
  }
}

const noGame = (id: string): Result<never, VenueError> =>
  refuse('noGame', `There is no game "${id}". There are ${Object.keys(games).join(', ')}.`)
