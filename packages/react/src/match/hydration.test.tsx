import type { Game } from '@ackanomic/core'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { spades } from '@ackanomic/games/spades'
import type { ReactNode } from 'react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { GeneralBoard } from '../parts/general-board.js'
import { MatchLayout } from '../parts/match-layout.js'
import type { LocalOptions } from './local.js'
import { useLocalMatch } from './use-local-match.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Renders a page as on a server, and hydrates it. Returns React's errors and the text. */
async function hydrated(App: () => ReactNode): Promise<{ faults: unknown[]; text: string }> {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<App />)
  expect(place.textContent).not.toBe('')
  const faults: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, <App />, { onRecoverableError: (fault) => void faults.push(fault) }),
  )
  const text = place.textContent ?? ''
  await act(async () => root.unmount())
  place.remove()
  return { faults, text }
}

function page(game: Game, options: LocalOptions): () => ReactNode {
  return function App() {
    const match = useLocalMatch(game, options)
    return (
      <MatchLayout match={match}>
        <GeneralBoard match={match} />
      </MatchLayout>
    )
  }
}

describe('a page rendered on a server', () => {
  test('is hydrated without errors, although each match is different', async () => {
    const once = await hydrated(page(spades, { botDelayMs: 60_000 }))
    const again = await hydrated(page(spades, { botDelayMs: 60_000 }))
    expect(once.faults).toEqual([])
    expect(again.faults).toEqual([])
    expect(once.text).not.toBe(again.text)
  })

  test('continues with the match of its options', async () => {
    const { faults, text } = await hydrated(
      page(pureSkill, {
        players: ['Zed', 'Ann', 'Bob'],
        localPlayers: ['Zed'],
        botDelayMs: 60_000,
      }),
    )
    expect(faults).toEqual([])
    expect(text).toContain('Zed')
    expect(text).not.toContain('1970')
  })
})
