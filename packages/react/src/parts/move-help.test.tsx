import { type PureSkill, pureSkill } from '@ackanomic/games/pure-skill'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import type { BoardMatchOf } from '../board-match.js'
import { createLocalMatch, type LocalMatch } from '../match/local-match.js'
import { useMatch } from '../match/use-local-match.js'
import { Hand } from './hand.js'
import { MatchLayout } from './match-layout.js'
import { MoveHelp } from './move-help.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

type At = BoardMatchOf<PureSkill>

/** Waits until no bot of a match has anything to do. */
const settle = async (match: () => { readonly busy: boolean }): Promise<void> => {
  for (let quiet = 0; quiet < 3; quiet = match().busy ? 0 : quiet + 1) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
  }
}

async function seated(): Promise<LocalMatch<At>> {
  const opened = createLocalMatch<At>(pureSkill, {
    seed: 'a seed for hints at a table',
    startedAt: 0,
    botTimeMs: 0,
    botDelayMs: 0,
    bots: {
      think: async (game, { view }) => {
        const { moves } = game.legalMoves(view)
        const evaluations = [
          { move: moves[0], value: 0.2, visits: 1 },
          { move: moves[2], value: 0.7, visits: 1, reason: 'It is worth it.\nReally.' },
        ]
        return { move: moves[0], evaluations }
      },
      close: () => undefined,
    },
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const match = opened.value
  const Page = (): ReactNode => {
    const at = useMatch(match)
    const cards = ['KS', ...at.legalMoves.moves.map(({ card }) => card)]
    return (
      <MatchLayout match={at} help={<MoveHelp match={at} />}>
        <Hand
          label="Your pack"
          verb="Bid the"
          cards={cards}
          hinted={at.hint?.card}
          isLegal={(card) => at.legalMoves.moves.some((move) => move.card === card)}
          whyNot={(card) => at.whyNot({ type: 'bid', card }) ?? 'Not now.'}
          onPlay={(card) => void at.submit({ type: 'bid', card: card as 'KH' })}
        />
      </MatchLayout>
    )
  }
  await act(async () => void render(<Page />))
  await settle(() => match.getSnapshot())
  return match
}

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('move help', () => {
  test('shows the best move on the board and in words, and plays it on a click', async () => {
    const match = await seated()
    const [first, , best] = match.getSnapshot().legalMoves.moves
    await press('Show a good move')
    await settle(() => match.getSnapshot())
    const glowing = document.querySelectorAll('[data-hint]')
    expect(glowing).toHaveLength(1)
    expect(glowing[0]?.getAttribute('aria-label')).toMatch(/^Bid the /u)
    expect(match.getSnapshot().hint).toEqual(best)
    expect(screen.getByText('It is worth it.')).toBeDefined()
    await press('Another')
    expect(match.getSnapshot().hint).toEqual(first)
    await press('Another')
    await press('Play it')
    await settle(() => match.getSnapshot())
    expect(match.getSnapshot().view.shared.rounds[0]?.bids[0]).toBe(best?.card)
    expect(document.querySelector('[data-hint]')).toBeNull()
  })

  test('can be hidden', async () => {
    const match = await seated()
    await press('Show a good move')
    await settle(() => match.getSnapshot())
    await press('Hide')
    expect(document.querySelector('[data-hint]')).toBeNull()
  })

  test('takes a move back on a click', async () => {
    const match = await seated()
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
    await act(async () => void match.play(match.getSnapshot().legalMoves.moves[0]))
    await settle(() => match.getSnapshot())
    expect(match.getSnapshot().view.shared.rounds).toHaveLength(1)
    await press('Take back')
    await settle(() => match.getSnapshot())
    expect(match.getSnapshot().view.shared.rounds).toHaveLength(0)
  })

  test('says why a card cannot be played, with the clause', async () => {
    await seated()
    await act(async () => screen.getByRole('button', { name: 'Bid the King of spades' }).click())
    const reasons = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(reasons.join(' ')).toMatch(/\w{3}.*1250/u)
  })
})
