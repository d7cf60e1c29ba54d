import { useMatch } from '@ackanomic/react'
import { cleanup, render } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { games } from './games.js'
import { botsHaveMoved, openRandomMatch } from './random-match.test-support.js'

afterEach(cleanup)

/** The moves that are never hinted at, and that nothing on the board glows for. */
const ASIDE = [
  ...['resign', 'concede', 'withdraw', 'accept', 'question', 'claim', 'admit', 'ready', 'draw'],
  ...['abort', 'offer', 'unclaim', 'epilogue', 'praise', 'find'],
]

const IDENTIFIER = /\b[a-z]+[a-z\d]*[A-Z]\w*\b|undefined|\[object |\bNaN\b|\b[AF] [A-Z]{3}\b/u

describe('a hint', () => {
  test.each(Object.values(games))(
    'is shown in words and on the board of $title',
    async (listed) => {
      const { match, Board, random } = await openRandomMatch(
        listed,
        'a seed for hints on the boards',
      )
      const Page = (): ReactNode => <Board match={useMatch(match)} />
      await act(async () => void render(<Page />))
      const seen = new Set<string>()
      for (let turn = 0; turn < 12 && match.getSnapshot().view.outcome === null; turn++) {
        await botsHaveMoved(match)
        const { legalMoves, text, view } = match.getSnapshot()
        const move = legalMoves.sample(random) as { readonly type: string } | undefined
        if (move === undefined) {
          await act(async () => match.skipToDeadline())
          continue
        }
        const words = text.describeMove?.(move, view) ?? ''
        expect(words).toMatch(/^\p{Lu}/u)
        expect(words).not.toMatch(IDENTIFIER)
        if (!ASIDE.includes(move.type)) {
          await act(async () => match.showHint(move))
          const glowing = document.querySelectorAll('[data-hint]')
          expect(glowing.length, `${words} (${move.type})`).toBeGreaterThan(0)
          seen.add(move.type)
        }
        await act(async () => void (await match.getSnapshot().submit(move)))
      }
      expect([...seen].length).toBeGreaterThan(0)
    },
  )
})
