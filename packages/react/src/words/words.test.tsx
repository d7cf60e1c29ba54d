import { pureSkill } from '@ackanomic/games/pure-skill'
import { cleanup, render, screen } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useLocalMatch } from '../match/use-local-match.js'
import { GeneralBoard } from '../parts/general-board.js'
import { MatchLayout } from '../parts/match-layout.js'
import { MoveHelp } from '../parts/move-help.js'
import { englishWords, type Words } from './english.js'
import { WordsContext } from './words-context.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

function Page(): ReactNode {
  const match = useLocalMatch(pureSkill, {
    seed: 'a seed for other languages',
    startedAt: 0,
    botTimeMs: 0,
    botDelayMs: 0,
  })
  return (
    <MatchLayout match={match} help={<MoveHelp match={match} />}>
      <GeneralBoard match={match} />
    </MatchLayout>
  )
}

/** A catalogue in which every message is marked, in place of another language. */
function marked(): Words {
  const entries = Object.entries(englishWords).map(([key, says]) => [
    key,
    typeof says === 'string'
      ? `*${says}*`
      : (...given: unknown[]) => `*${String(Reflect.apply(says, undefined, given))}*`,
  ])
  return Object.fromEntries(entries)
}

test('components use the words that an app provides', async () => {
  const { container } = render(
    <WordsContext.Provider value={marked()}>
      <Page />
    </WordsContext.Provider>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
  expect(screen.getByRole('button', { name: '*Show a good move*' })).toBeDefined()
  expect(container.textContent).toContain('*Your turn*: *bid a card*')
  for (const says of Object.values(englishWords)) {
    if (typeof says !== 'string' || says.length < 4) continue
    expect(screen.queryAllByText(says), says).toEqual([])
    expect(screen.queryAllByLabelText(says), says).toEqual([])
  }
})

test('a catalogue that lacks a message does not compile', () => {
  // @ts-expect-error It has only two of the messages.
  const incomplete: Words = { youMay: 'You can', yourTurn: 'Yours' }
  const whole: Words = { ...englishWords, yourTurn: 'Yours' }
  expect(Object.keys(incomplete).length).toBeLessThan(Object.keys(whole).length)
})
