import { days, type Game, type MatchStatus, type Outcome } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { ConformanceSample } from './conformance.test-support.js'

/** A sample of Pure Skill, whose bids are hidden. */
export function pureSkillSample(games: Catalogue): ConformanceSample {
  return {
    games,
    opening: {
      game: 'pure-skill',
      roster: { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] },
      automated: { Dee: 'referee' },
    },
    hiddenActions: [
      { kind: 'move', move: { type: 'bid', card: 'KH' } },
      { kind: 'text', text: 'bid 2' },
    ],
    secondAction: { kind: 'text', text: 'bid K' },
    planned: 'bid 4',
    illegalAction: { kind: 'move', move: { type: 'bid', card: 'KD' } },
    bot: { name: 'random', thread: new URL('../bots/thread.test-support.mjs', import.meta.url) },
    pairGame: { game: 'tromino-go' },
    duration: days(40),
  }
}

/** Loads the game of a sample. */
export async function loadGame({ games, opening }: ConformanceSample): Promise<Game> {
  const game = await games[opening.game]?.load()
  if (game === undefined) throw new Error('The sample lists no such game.')
  return game
}

/** The games of a sample, with a changed version of the game that is played. */
export async function changeGame(
  sample: ConformanceSample,
  change: (game: Game) => Partial<Game>,
): Promise<Catalogue> {
  const old = await loadGame(sample)
  const game: Game = { ...old, ...change(old) }
  const listing = sample.games[game.id]
  if (listing === undefined) throw new Error('The sample lists no such game.')
  const { description } = game
  return { ...sample.games, [game.id]: { ...listing, description, load: async () => game } }
}

/** The games of a sample, with another outcome of the game that is played. */
export const changeOutcome = (
  sample: ConformanceSample,
  change: (status: MatchStatus) => Partial<Outcome>,
): Promise<Catalogue> =>
  changeGame(sample, (game) => ({
    status(state) {
      const status = game.status(state)
      const { outcome } = status
      return outcome === null ? status : { ...status, outcome: { ...outcome, ...change(status) } }
    },
  }))
