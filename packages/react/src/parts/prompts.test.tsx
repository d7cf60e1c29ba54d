import { type Game, type GameView, scriptedReferee } from '@ackanomic/core'
import { type Ghost, ghost } from '@ackanomic/games/ghost'
import { type LimerickContest, limerickContest } from '@ackanomic/games/limerick-contest'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import type { BoardMatch, BoardMatchOf } from '../board-match.js'
import type { LocalBoardMatch, LocalOptions } from '../match/local.js'
import { createLocalMatch } from '../match/local-match.js'
import { useMatch } from '../match/use-local-match.js'
import { GeneralBoard } from './general-board.js'
import { MatchLayout } from './match-layout.js'
import { OpenPrompts } from './prompts.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

/** Shows a match with bots that move immediately and at random. Returns a getter of its snapshot. */
async function seated<At extends BoardMatch>(
  game: Game,
  options: LocalOptions = {},
): Promise<() => LocalBoardMatch<At>> {
  const opened = createLocalMatch<At>(game, {
    seed: 'a seed',
    botTimeMs: 0,
    botDelayMs: 0,
    ...options,
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const local = opened.value
  function OnThePage(): ReactNode {
    const match = useMatch(local)
    return (
      <MatchLayout match={match}>
        <GeneralBoard match={match} />
      </MatchLayout>
    )
  }
  await act(async () => void render(<OnThePage />))
  return local.getSnapshot
}

const press = (name: string): Promise<void> =>
  act(async () => screen.getByRole('button', { name }).click())

describe('a referee’s prompt', () => {
  test('is answered with a click if its answers are known', async () => {
    const match = await seated<BoardMatchOf<Ghost>>(ghost, {
      players: 2,
      localPlayers: ['Guest', 'Ann', 'Dee'],
      referee: scriptedReferee([[0, 1]]),
      options: { containment: 'lookup' },
    })
    await act(async () => void match().submit({ type: 'begin', letter: 'Q' }))
    await act(async () => match().local.viewAs('Ann'))
    expect(screen.queryByText(/You are asked/u)).toBeNull()
    await act(async () => void match().submit({ type: 'protest', ground: 'nowhere' }))
    expect(screen.queryByText(/You are asked/u)).toBeNull()
    await act(async () => match().local.viewAs('Dee'))
    expect(screen.getByText(/Does Q occur inside a word/u)).toBeDefined()
    await press('Yes')
    expect(match().view.outcome?.winners).toEqual(['Guest'])
  })

  test('is answered in valid JSON if the game has its own answers', async () => {
    const match = await seated<BoardMatchOf<LimerickContest>>(limerickContest)
    const given: unknown[] = []
    const question = { kind: 'judge', about: 'Who is Poet Laureate?', usual: null }
    const openPrompts = [{ id: 7, name: 'laureate', question, details: null }]
    const view: object = { ...match().view, openPrompts }
    const asks: BoardMatch = {
      ...match(),
      view: view as GameView,
      pendingActions: [
        { action: 'laureate', actor: 'referee', need: 'required', deadline: null, prompt: 7 },
      ],
      answer: async (prompt, answer) => {
        given.push([prompt, answer])
        return null
      },
    }
    cleanup()
    render(<OpenPrompts match={asks} />)
    const answer = screen.getByLabelText('Answer (JSON)')
    fireEvent.change(answer, { target: { value: 'nobody' } })
    await press('Answer')
    expect(screen.getByText(/That is not JSON/u)).toBeDefined()
    fireEvent.change(answer, { target: { value: 'null' } })
    await press('Answer')
    expect(given).toEqual([[7, null]])
  })
})
