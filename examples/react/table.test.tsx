// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { chess } from '../chess.js'
import { undercut } from '../undercut.js'
import { AnyTable } from './any-table.js'
import { Table } from './table.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
afterEach(cleanup)

/** The number of an example's lines, without comments and empty lines. */
function linesOf(name: string): number {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  return text.split('\n').filter((line) => !/^\s*(?:\/\/|\/\*\*|$)/u.test(line)).length
}

describe('a table of a few lines', () => {
  test('can show one game in under 20 lines', async () => {
    expect(linesOf('table.tsx')).toBeLessThan(20)
    render(<Table />)
    const bid = await screen.findByRole('button', { name: 'Bid the King of hearts' })
    act(() => bid.click())
    await waitFor(() => expect(screen.getByText(/Guest bids King of hearts/u)).toBeTruthy())
  })

  test.each([
    ['with defineGame', undercut, 'Guest'],
    ['without it', chess, 'e4'],
  ])('can show any engine in under 10 lines: one %s', async (_, game, shown) => {
    expect(linesOf('any-table.tsx')).toBeLessThan(10)
    render(<AnyTable game={game} />)
    const picture = screen.getByRole('region', { name: 'The table' })
    const before = picture.textContent
    const moves = await screen.findByRole('group', { name: 'Your moves' })
    expect(document.body.textContent).toContain(shown)
    const [first] = moves.querySelectorAll('button')
    if (first !== undefined) fireEvent.click(first)
    await waitFor(() => expect(picture.textContent).not.toBe(before), { timeout: 5000 })
  })
})
