import type { Game } from '@ackanomic/core'
import { catalogue } from '@ackanomic/games'
import { diplomacy } from '@ackanomic/games/diplomacy'
import { mediocrity } from '@ackanomic/games/mediocrity'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { OptionsForm } from './options-form.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

type Chosen = Readonly<Record<string, unknown>>

/** Renders a form. Returns a function that gets its value. */
function opened(game: Pick<Game, 'schemas'>): () => Chosen {
  let now: Chosen = {}
  function OnThePage(): ReactNode {
    const [value, setValue] = useState<Chosen>({})
    now = value
    return <OptionsForm game={game} value={value} onChange={setValue} />
  }
  render(<OnThePage />)
  return () => now
}

const choose = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

describe('an options form', () => {
  test('has only the options that differ from their defaults', () => {
    const now = opened(mediocrity)
    choose('Changing a number', '1')
    expect(now()).toEqual({ revisions: 'first' })
    choose('Changing a number', '0')
    expect(now()).toEqual({})
  })

  test('lets you choose one of several shapes of an option', () => {
    const now = opened(mediocrity)
    choose('Player numbers', '1')
    fireEvent.click(screen.getByRole('button', { name: 'One more of Player numbers' }))
    choose('Player numbers 1', '7')
    expect(now()).toEqual({ numbers: [7] })
  })

  test('leaves out absent fields', () => {
    const now = opened(diplomacy)
    fireEvent.click(screen.getByLabelText('Set: Last year'))
    choose('Year', '1903')
    choose('Season', 'F')
    fireEvent.click(screen.getByLabelText('Joint wins'))
    const { end, coWins } = now()
    expect([end, coWins]).toEqual([{ year: 1903, season: 'F', winners: 'none' }, false])
    fireEvent.click(screen.getByLabelText('Set: Last year'))
    expect(now()).toEqual({ coWins: false })
  })

  const listed = [...Object.values(catalogue), ...Object.values(programmingCatalogue)]
  test.each(listed)(
    'for $title needs no JSON, shows no identifiers and makes valid options',
    async ({ load }) => {
      const game = await load()
      const now = opened(game)
      expect(screen.queryByLabelText(/JSON/u)).toBeNull()
      for (const box of screen.queryAllByLabelText(/^Set: /u)) fireEvent.click(box)
      const shown = [...document.querySelectorAll('label, legend, summary, option')]
      // An identifier begins with a small letter; a name does not.
      expect(shown.filter(({ textContent }) => /^\p{Ll}/u.test(textContent ?? ''))).toEqual([])
      for (const box of screen.queryAllByLabelText(/^Set: /u)) fireEvent.click(box)
      const last = screen.getAllByRole('combobox', { hidden: true }).at(-1)
      if (last !== undefined) fireEvent.change(last, { target: { value: '1' } })
      expect(now()).not.toEqual({})
      const checked = await game.schemas.options['~standard'].validate(now())
      expect(checked.issues?.map(({ message }) => message)).toBeUndefined()
    },
  )
})
