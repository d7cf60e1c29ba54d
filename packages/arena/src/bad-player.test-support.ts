import { setTimeout as delay } from 'node:timers/promises'
import type { FailureCause } from './play-match.js'
import type { Player } from './players.js'

/** Creates a player that counts its bad answers, one of each kind in turn, and then makes a move. */
export function badPlayer(patience: number): {
  player: Player
  given: Record<FailureCause, number>
} {
  const given = { silent: 0, late: 0, unreadable: 0, illegal: 0 }
  let n = 0
  const player: Player = {
    name: 'bad',
    async answer({ examples }) {
      const kind = (['silent', 'late', 'unreadable', 'illegal', 'good'] as const)[n++ % 5] ?? 'good'
      if (kind !== 'good') given[kind] += 1
      switch (kind) {
        case 'silent':
          return undefined
        case 'late':
          return delay(1.5 * patience, examples[0])
        case 'unreadable':
          return 'What a lovely prize that is! I wonder what the others think of it.'
        case 'illegal':
          return '{"move":"bid KC"}'
        case 'good':
          return `Move: ${examples[0]}`
      }
    },
  }
  return { player, given }
}
