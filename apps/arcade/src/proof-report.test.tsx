import type { VerificationReport } from '@ackanomic/verify'
import { act, cleanup, type RenderResult, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ProofReport } from './proof-report.js'

afterEach(() => {
  cleanup()
  page = undefined
})

const report: VerificationReport = {
  verdict: 'trusted',
  match: 'a match',
  game: 'ghost',
  people: [
    { person: 'Ann', program: null, actions: 6, signed: 3, receipted: 2, unsigned: 1 },
    { person: 'Bob', program: 'fair', actions: 4, signed: 0, receipted: 0, unsigned: 4 },
  ],
  checks: [
    { code: 'log', mark: 'shown', message: 'It replays.', onTrust: [], details: [] },
    {
      code: 'actions',
      mark: 'trusted',
      message: 'Not all.',
      onTrust: [],
      details: ['Ann: 6 actions.', 'Bob: 4 actions.', 'Ann signs with the key ab12.'],
    },
    { code: 'seal', mark: 'trusted', message: 'No seal.', onTrust: ['the file'], details: [] },
  ],
}

let page: RenderResult | undefined

async function show(shown: Promise<VerificationReport | string>): Promise<void> {
  await act(async () => {
    if (page === undefined) page = render(<ProofReport report={shown} />)
    else page.rerender(<ProofReport report={shown} />)
  })
}

describe('the report on a match', () => {
  test('shows each mark in words', async () => {
    await show(Promise.resolve(report))
    const items = screen.getAllByRole('listitem')
    expect(items.at(0)?.textContent).toBe('✓Shown: It replays.')
    expect(items.at(-1)?.textContent).toBe('?Taken on trust: No seal.')
  })

  test('counts the actions of each person', async () => {
    await show(Promise.resolve(report))
    const rows = screen
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows).toEqual([
      ['Person', 'Actions', 'Signed', 'Receipt', 'Neither'],
      ['Ann', '6', '3', '2', '1'],
      ['Bob, the program fair', '4', '0', '0', '4'],
    ])
  })

  test('names the keys of people without repeating counts', async () => {
    await show(Promise.resolve(report))
    screen.getByText('Ann signs with the key ab12.')
    expect(screen.queryByText('Ann: 6 actions.')).toBeNull()
  })

  test('says why there is no report', async () => {
    await show(Promise.resolve('Choose the file of a match, too.'))
    expect(screen.getByRole('alert').textContent).toBe('Choose the file of a match, too.')
  })

  test('is replaced with a notice while the next file is checked', async () => {
    await show(Promise.resolve(report))
    await show(new Promise(() => {}))
    expect(screen.getByRole('status').textContent).toBe('Checking the match…')
  })
})
