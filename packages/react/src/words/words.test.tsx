import { pureSkill } from '@ackanomic/games/pure-skill'
import { cleanup, render, screen } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useLocalMatch } from '../match/use-local-match.js'
import { GeneralBoard } from '../parts/general-board.js'
import { MatchLayout } from '../parts/match-layout.js'
import { MoveHelp } from '../parts/move-help.js'
import { english, type Words } from './english.js'
import { german } from './german.js'
import { WordsContext } from './words-context.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

function Page(): ReactNode {
  const match = useLocalMatch(pureSkill, {
    ...{ seed: 'a seed for other languages', startedAt: 0, botTimeMs: 0, botDelayMs: 0 },
  })
  return (
    <MatchLayout match={match} help={<MoveHelp match={match} />}>
      <GeneralBoard match={match} />
    </MatchLayout>
  )
}

test('the parts speak the language that an app gives them', async () => {
  const { container } = render(
    <WordsContext.Provider value={german}>
      <Page />
    </WordsContext.Provider>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
  expect(screen.getByRole('button', { name: 'Guten Zug zeigen' })).toBeDefined()
  expect(container.textContent).toContain('Du bist dran: bid a card innerhalb von 3 Tagen')
  for (const says of Object.values(english)) {
    if (typeof says !== 'string' || says.length < 4 || says === german.language) continue
    expect(screen.queryAllByText(says), says).toEqual([])
    expect(screen.queryAllByLabelText(says), says).toEqual([])
  }
})

test('a duration in German has its two largest units', () => {
  expect(german.within(90_061_000)).toBe('innerhalb von 1 Tag 1 Stunde')
  expect(german.within(0)).toBe('innerhalb von einem Augenblick')
})

test('a language that lacks a message does not compile', () => {
  // @ts-expect-error It has two messages of many.
  const incomplete: Words = { language: 'xx', yourTurn: 'Yours' }
  const whole: Words = { ...english, language: 'en-GB' }
  expect(Object.keys(incomplete).length).toBeLessThan(Object.keys(whole).length)
})
