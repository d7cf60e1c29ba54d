import { setTimeout as delay } from 'node:timers/promises'
import {
  createMatch,
  createRosterSetup,
  type Game,
  type MatchHandle,
  type SeatReturn,
} from '@ackanomic/core'
import { type BotName, namedBot, seededRandom, type Tactics } from '@ackanomic/core/bots'
import { playText, readReply } from '@ackanomic/core/commands'
import type { ArenaPage, Player } from './players.js'

/** Why an answer does not count. */
export const failureCauses = ['silent', 'late', 'unreadable', 'illegal'] as const

/** Why an answer does not count. */
export type FailureCause = (typeof failureCauses)[number]

/** How often a player is asked for one move. After that, chance moves for it. */
const MAX_TRIES = 3

/** The most deadlines that pass in one match. */
const MAX_DEADLINES = 2000

/** A match to play. */
export interface ArenaMatch {
  /** The game. */
  readonly game: Game
  /** Its tactics, for bots. */
  readonly tactics?: Tactics | undefined
  /** The options of the match. */
  readonly options?: object | undefined
  /** The players, in the order of the seats. */
  readonly players: readonly (Player | BotName)[]
  /** The seed of all chance. */
  readonly seed: string
  /** How long a player may think about a move, in milliseconds. */
  readonly patience: number
}

/** A match that was played. */
export interface PlayedMatch {
  /** The match. */
  readonly match: MatchHandle
  /** The result of each seat. */
  readonly returns: readonly SeatReturn[]
  /** How many answers of each seat did not count, by cause. */
  readonly failures: readonly Readonly<Record<FailureCause, number>>[]
  /** How many moves chance made for each seat. */
  readonly replaced: readonly number[]
}

/**
 * Plays a match to its end.
 *
 * @example
 * ```ts
 * import { playMatch } from '@ackanomic/arena'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const played = await playMatch({
 *   game: pureSkill,
 *   options: { packSize: 3 },
 *   players: ['random', 'random', 'random'],
 *   seed: 'any seed',
 *   patience: 1000,
 * })
 * played.returns.length // => 3
 * ```
 */
export async function playMatch(given: ArenaMatch): Promise<PlayedMatch> {
  const { game, players, seed, patience, tactics } = given
  const choose = seededRandom(seed)
  const names = players.map((_, seat) => `Player ${seat + 1}`)
  const { census = {} } = createRosterSetup(game, { players: names, startedAt: 0 })
  const chance = { id: `arena ${seed}`, secret: `the secret of ${seed}`.padEnd(32) }
  const setup = { players: names, census, options: given.options, now: () => 0, ...chance }
  const match = createMatch(game, { ...setup, onRejectedAnswer: () => undefined })
  const failures = players.map(() => ({ silent: 0, late: 0, unreadable: 0, illegal: 0 }))
  const replaced = players.map(() => 0)
  const bots = Object.fromEntries(
    players.flatMap((player, seat) =>
      typeof player === 'string'
        ? [[names[seat], namedBot(game, player, choose, { rollouts: 100 }, tactics)]]
        : [],
    ),
  )
  for (let deadlines = 0; !match.isOver && deadlines < MAX_DEADLINES; ) {
    await match.playBots(bots, { random: choose, answerPrompt: ({ to }) => typeof to !== 'number' })
    const before = match.value
    for (const [seat, player] of players.entries())
      if (typeof player !== 'string') await act(player, seat)
    if (match.value !== before || match.isOver) continue
    if (match.nextDeadline === null) break
    match.advanceTo('nextDeadline')
    deadlines += 1
  }
  return { match, returns: match.page(null).returns ?? [], failures, replaced }

  /** Asks a player for a move, if one is required; chance moves if no answer counts. */
  async function act(player: Player, seat: number): Promise<void> {
    const you = names[seat] ?? ''
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const { etag, ...page } = match.page(you)
      if (!page.pendingActions.some(({ need }) => need !== 'optional')) return
      const answer = await answerInTime(player, { ...page, etag, game: game.id, you })
      const cause = typeof answer === 'string' ? answer : play(you, answer.text)
      if (cause === undefined) return
      const counts = failures[seat]
      if (counts !== undefined) counts[cause] += 1
    }
    const move = match.legalMoves(you).sample(choose)
    if (move !== undefined && match.play(you, move).ok) replaced[seat] = (replaced[seat] ?? 0) + 1
  }

  async function answerInTime(
    player: Player,
    page: ArenaPage,
  ): Promise<{ text: string } | FailureCause> {
    const answered = new AbortController()
    const after = (cause: FailureCause): Promise<FailureCause> =>
      delay(patience, cause, { signal: answered.signal })
    const late = after('late')
    const answer = player.answer(page).then((text) => (text === undefined ? 'silent' : { text }))
    try {
      const inTime = await Promise.race([answer, late])
      // An answer within the same time again was late; later than that, nothing is expected.
      if (inTime !== 'late') return inTime
      return await Promise.race([answer.then(() => 'late' as const), after('silent')])
    } finally {
      answered.abort()
    }
  }

  function play(you: string, text: string): FailureCause | undefined {
    const said = textIn(text)
    if (said.startsWith('/')) {
      const done = playText(match, you, said)
      return done.ok ? undefined : done.error.code === 'unparsable' ? 'unreadable' : 'illegal'
    }
    const read = readReply(game, match.viewFor(you), said)
    if (!read.ok) {
      // A text that is a move and nothing else is refused by the game, which says why.
      const refused = match.play(you, said)
      return refused.ok ? undefined : refused.error.code === 'unparsable' ? 'unreadable' : 'illegal'
    }
    return match.play(you, read.value).ok ? undefined : 'illegal'
  }
}

/** The text of an answer such as `{"move":"bid K"}`; any other answer as it is. */
function textIn(answer: string): string {
  try {
    const { move } = Object(JSON.parse(answer)) as { readonly move?: unknown }
    return typeof move === 'string' ? move : answer
  } catch {
    return answer
  }
}
