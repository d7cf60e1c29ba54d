import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Arcade } from '../arcade.js'
import { english } from './english.js'
import { german } from './german.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
})
afterEach(cleanup)

test('the Arcade speaks German once it is chosen, and keeps to it', async () => {
  await act(async () => void render(<Arcade />))
  expect(screen.getByRole('heading', { name: english.allGames })).toBeDefined()
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: english.languageName, hidden: true }), {
      target: { value: 'de' },
    })
  })
  expect(screen.getByRole('heading', { name: german.allGames })).toBeDefined()
  expect(document.documentElement.lang).toBe('de')
  expect(screen.getByText(german.gamesAreEnglish)).toBeDefined()
  cleanup()
  await act(async () => void render(<Arcade />))
  expect(screen.getByRole('heading', { name: german.goodOnes })).toBeDefined()
})

test('no message of the Arcade is left in English', () => {
  const same = Object.entries(german).filter(
    ([key, says]) => typeof says === 'string' && says === Reflect.get(english, key),
  )
  expect(same.map(([key]) => key).sort()).toEqual(['arcade', 'bots', 'normal'])
})
