import { days } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { ConformanceSample } from './conformance.test-support.js'

/** Pure Skill, in which all bid unseen. */
export function pureSkillSample(games: Catalogue): ConformanceSample {
  return {
    games,
    opening: {
      game: 'pure-skill',
      table: { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] },
      automated: { Dee: 'referee' },
    },
    hiddenActions: [
      { kind: 'move', move: { type: 'bid', card: 'KH' } },
      { kind: 'text', text: 'bid 2' },
    ],
    secondAction: { kind: 'text', text: 'bid K' },
    illegalAction: { kind: 'move', move: { type: 'bid', card: 'KD' } },
    bot: { name: 'random', thread: new URL('../bots/thread.test-support.mjs', import.meta.url) },
    pairGame: { game: 'tromino-go' },
    duration: days(40),
  }
}
