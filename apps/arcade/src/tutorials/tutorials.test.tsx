import { combineReferees } from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import { dictionaryReferee } from '@ackanomic/core/dictionary'
import type { Fictionary } from '@ackanomic/games/fictionary'
import type { AcksAndExceptions } from '@ackanomic/programming-games/acks-and-exceptions'
import { createLocalMatch, useMatch } from '@ackanomic/react'
import { cleanup, render } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { games, shownOf } from '../games.js'
import { exampleOf, isAwaited, isOfStep, isPlayedFor, isReady, targetsOf } from './tutorial.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

/** Whether the round that a tutorial teaches is over, for tutorials of less than a match. */
const ENDS: Readonly<Record<string, (shared: never) => boolean>> = {
  'acks-and-exceptions': ({ rounds }: AcksAndExceptions['Shared']) => rounds.length > 0,
  fictionary: ({ last }: Fictionary['Shared']) => last !== null,
}

/** The tutorials that the learner wins. */
const WINS = [
  ...['diplomacy', 'double-crash', 'mediocrity', 'pure-skill', 'runtime-error'],
  ...['single-capture-go', 'spades', 'tromino-go', 'viruses'],
]

/** A dictionary in which every word is valid. */
const dictionary = dictionaryReferee({ official: { has: () => true, hasInside: () => true } })

const pause = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0))
  })

describe('a tutorial', () => {
  test.each(Object.values(games))('of $title can be followed to its end', async (listed) => {
    const shown = shownOf(listed.id)
    const [game, tutorial, { Board }] = await Promise.all([
      listed.load(),
      shown.tutorial(),
      shown.board(),
    ])
    expect(tutorial.steps.length).toBeGreaterThanOrEqual(5)
    expect(tutorial.steps.length).toBeLessThanOrEqual(8)
    const { seed } = tutorial.options
    const referee = combineReferees(dictionary, (await shown.referee?.()) ?? seededReferee(seed))
    const opened = createLocalMatch(game, {
      referee,
      startedAt: 0,
      botTimeMs: 0,
      botDelayMs: 0,
      rollouts: 0,
      ...tutorial.options,
    })
    if (!opened.ok) throw new Error(opened.error.message)
    const match = opened.value
    const Page = (): ReactNode => <Board match={useMatch(match)} />
    await act(async () => void render(<Page />))
    const settle = async (): Promise<void> => {
      for (let quiet = 0; quiet < 3; ) {
        await pause()
        quiet = match.getSnapshot().busy ? 0 : quiet + 1
      }
    }
    for (const [i, step] of tutorial.steps.entries()) {
      await settle()
      for (let turns = 0; turns < 200 && !isReady(step, match.getSnapshot()); turns++) {
        const at = match.getSnapshot()
        await act(async () => {
          if (isPlayedFor(step, at) && isAwaited(at)) await at.submit(exampleOf(step, at))
          else match.skipToDeadline()
        })
        await settle()
      }
      const at = `step ${i + 1}: ${step.says}`
      expect(step.says.match(/[.:!?](?= |$)/gu)?.length, at).toBeLessThanOrEqual(4)
      expect(isReady(step, match.getSnapshot()), `${at}: it begins`).toBe(true)
      if (step.shows !== undefined) {
        expect(targetsOf(step, document.body).length, `${at}: it highlights`).toBeGreaterThan(0)
      }
      if (step.moves === undefined) continue
      const move = exampleOf(step, match.getSnapshot())
      expect(isOfStep(step, move), `${at}: ${JSON.stringify(move)}`).toBe(true)
      expect(step.refuses?.(move, match.getSnapshot()) ?? null, at).toBeNull()
      let error: unknown = 'nothing came back'
      await act(async () => {
        error = await match.getSnapshot().submit(move)
      })
      expect(error, `${at}: ${JSON.stringify(move)}`).toBeNull()
    }
    const { view } = match.getSnapshot()
    const shared = 'shared' in view ? view.shared : undefined
    const isRoundOver = ENDS[listed.id]?.(shared as never) ?? false
    expect(view.outcome !== null || isRoundOver, 'it ends with a round').toBe(true)
    if (WINS.includes(listed.id)) expect(view.outcome?.winners).toContain('Guest')
  })
})
