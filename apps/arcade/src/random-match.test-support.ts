import type { RandomInt } from '@ackanomic/core'
import { seededRandom, seededReferee } from '@ackanomic/core/bots'
import { createLocalMatch, type LocalMatch } from '@ackanomic/react'
import { act } from 'react'
import { type games, shownOf } from './games.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Opens a match against random bots. Returns it with its board, and chance for the viewer's moves. */
export async function openRandomMatch(listed: (typeof games)[string], seed: string) {
  const shown = shownOf(listed.id)
  const [game, { Board }] = await Promise.all([listed.load(), shown.board()])
  const opened = createLocalMatch(game, {
    seed,
    startedAt: 0,
    botTimeMs: 0,
    botDelayMs: 0,
    rollouts: 0,
    level: 'strong',
    ...(shown.players === undefined ? {} : { players: shown.players }),
    referee: (await shown.referee?.()) ?? seededReferee(seed),
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const random: RandomInt = seededRandom(seed)
  return { match: opened.value, Board, random }
}

/** Waits until the bots have moved. */
export async function botsHaveMoved(match: LocalMatch): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = match.getSnapshot().busy ? 0 : quiet + 1) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
  }
}
