import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { MatchPage } from '@ackanomic/core'
import { type BotName, botNames } from '@ackanomic/core/bots'

/** A player's input: the page of its match, and the player's name. */
export interface ArenaPage extends MatchPage {
  /** The id of the game. */
  readonly game: string
  /** The player's name in the match. */
  readonly you: string
}

/** A player: a program that answers a page with a move, in any words. */
export interface Player {
  /** Its name in the table. */
  readonly name: string
  /** Answers a page, sooner or later; `undefined` if it has ended. */
  answer(page: ArenaPage): Promise<string | undefined>
  /** Ends it. */
  close?(): void
}

/**
 * Makes a player of its description: a bot's name, the address of an endpoint, or a command.
 *
 * @example
 * ```ts
 * import { readPlayer } from '@ackanomic/arena'
 *
 * readPlayer('random') // => 'random'
 * ```
 */
export function readPlayer(given: string): Player | BotName {
  const bot = botNames.find((name) => name === given)
  if (bot !== undefined) return bot
  return /^https?:/u.test(given) ? endpointPlayer(given) : commandPlayer(given)
}

/**
 * A program that reads a page as a line of JSON from its input, and writes its answer as a line.
 *
 * @example
 * ```ts no-run
 * import { commandPlayer, runArena } from '@ackanomic/arena'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const player = commandPlayer('python3 examples/player.py')
 * const players = [player, 'easy', 'fair'] as const
 * await runArena({ game: pureSkill, players, matches: 3, seed: 'any seed', patience: 10_000 })
 * ```
 */
export function commandPlayer(command: string): Player {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting: ((line: string | undefined) => void)[] = []
  let isOver = false
  child.stdin.on('error', () => undefined)
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => waiting.shift()?.(line))
  lines.on('close', () => {
    isOver = true
    for (const answer of waiting.splice(0)) answer(undefined)
  })
  return {
    name: command,
    answer: (page) =>
      new Promise((resolve) => {
        if (isOver) return resolve(undefined)
        waiting.push(resolve)
        child.stdin.write(`${JSON.stringify(page)}\n`)
      }),
    close: () => {
      child.stdin.end()
    },
  }
}

/** A server that gets a page as JSON by POST, and sends its answer as the body. */
function endpointPlayer(url: string): Player {
  return {
    name: url,
    async answer(page) {
      const headers = { 'content-type': 'application/json' }
      try {
        const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(page) })
        return answer.ok ? await answer.text() : undefined
      } catch {
        return undefined
      }
    },
  }
}
