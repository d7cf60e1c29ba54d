import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BotName } from '@ackanomic/core/bots'
import { deriveSigningKey, sealMatch } from '@ackanomic/core/proof'
import { verifyMatch } from '@ackanomic/verify'
import { type ArenaMatch, type FailureCause, failureCauses, playMatch } from './play-match.js'
import type { Player } from './players.js'

/** An arena: the same players meet again and again, each in every seat in turn. */
export interface ArenaOptions extends Omit<ArenaMatch, 'seed'> {
  /** The number of matches. */
  readonly matches: number
  /** The seed of all chance. */
  readonly seed: string
  /** The folder for sealed saves, which must exist. Default: none are kept. */
  readonly folder?: string | undefined
}

/** How a player did. */
export interface Standing {
  /** The player. */
  readonly name: string
  /** The matches that it finished. */
  readonly matches: number
  /** The sum of its results: 1 for a win, 0.5 if nobody won. */
  readonly points: number
  /** Its share of the points that it could win, with the bounds of a 95 % interval (Wilson). */
  readonly share: readonly [low: number, value: number, high: number]
  /** How many of its answers did not count, by cause. */
  readonly failures: Readonly<Record<FailureCause, number>>
  /** How many moves chance made for it. */
  readonly replaced: number
}

/**
 * Plays the matches of an arena, one after another, and returns how the players did.
 *
 * @example
 * ```ts
 * import { runArena } from '@ackanomic/arena'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const standings = await runArena({
 *   game: pureSkill,
 *   options: { packSize: 3 },
 *   players: ['random', 'random', 'random'],
 *   matches: 3,
 *   seed: 'any seed',
 *   patience: 1000,
 * })
 * standings.map(({ matches }) => matches) // => [3, 3, 3]
 * ```
 */
export async function runArena(options: ArenaOptions): Promise<readonly Standing[]> {
  const { players, matches, seed, folder } = options
  const sums = players.map((player) => ({
    name: nameOf(player),
    matches: 0,
    points: 0,
    failures: { silent: 0, late: 0, unreadable: 0, illegal: 0 },
    replaced: 0,
  }))
  const key = await deriveSigningKey(new TextEncoder().encode(`arena ${seed}`), 1)
  for (let n = 0; n < matches; n++) {
    const order = players.map((_, seat) => (seat + n) % players.length)
    const seated = order.map((player) => players[player] as Player | BotName)
    const played = await playMatch({ ...options, players: seated, seed: `${seed} ${n + 1}` })
    for (const [seat, player] of order.entries()) {
      const sum = sums[player]
      const failures = played.failures[seat]
      if (sum === undefined || failures === undefined) continue
      for (const cause of failureCauses) sum.failures[cause] += failures[cause]
      sum.replaced += played.replaced[seat] ?? 0
      const result = played.returns[seat]?.result
      if (result === undefined) continue
      sum.matches += 1
      sum.points += result
    }
    if (folder === undefined || !played.match.isOver) continue
    const { state } = played.match.value
    const sealed = await sealMatch(
      key,
      played.match.value,
      played.match.game.status(state).clock.now,
    )
    await writeFile(join(folder, `${String(n + 1).padStart(5, '0')}.json`), `${sealed}\n`)
  }
  return sums.map((sum) => ({ ...sum, share: wilson(sum.points, sum.matches) }))
}

/**
 * Judges each save of a folder again. Returns those that something contradicts, with the reasons.
 *
 * @example
 * ```ts no-run
 * import { judgeFolder } from '@ackanomic/arena'
 *
 * const { judged, contradicted } = await judgeFolder('saves')
 * console.log(`${judged} matches, ${contradicted.length} contradicted`)
 * ```
 */
export async function judgeFolder(
  folder: string,
): Promise<{ readonly judged: number; readonly contradicted: readonly string[] }> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const contradicted: string[] = []
  for (const file of files) {
    const report = await verifyMatch(await readFile(join(folder, file), 'utf8'))
    const wrong = report.checks.filter(({ mark }) => mark === 'contradicted')
    if (wrong.length > 0) contradicted.push(`${file}: ${wrong.map(({ code }) => code).join(', ')}`)
  }
  return { judged: files.length, contradicted }
}

/** The name of a player in the table. */
const nameOf = (player: Player | BotName): string =>
  typeof player === 'string' ? player : player.name

/** A share of successes with its 95 % interval, by Wilson's formula. */
export function wilson(points: number, matches: number): Standing['share'] {
  if (matches === 0) return [0, 0, 1]
  const [z, share] = [1.96, points / matches]
  const base = 1 + z ** 2 / matches
  const middle = (share + z ** 2 / (2 * matches)) / base
  const half = (z / base) * Math.sqrt((share * (1 - share)) / matches + (z / (2 * matches)) ** 2)
  return [Math.max(0, middle - half), share, Math.min(1, middle + half)]
}
