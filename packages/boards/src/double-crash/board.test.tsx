import { type DoubleCrash, doubleCrash } from '@ackanomic/games/double-crash'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, type Seated, sitDown } from '../testing/sit-down.test-support.js'
import { DoubleCrashBoard } from './board.js'

clearsUp()

type At = BoardMatchOf<DoubleCrash>

const press = (name: string | RegExp): Promise<void> =>
  act(async () => screen.getByRole('button', { name }).click())

const write = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function fill(words: readonly string[]): void {
  for (const [i, word] of words.entries()) write(`Word ${i + 1}`, word)
}

const MISSES = ['QUICK', 'BLIMP', 'DWARF', 'JUMBO', 'VIXEN', 'FJORD']

/** Seats Guest and Ann at one screen, and fires six words for each. */
async function fired(salvo: readonly string[] = MISSES): Promise<Seated<At>> {
  const seated = await sitDown<At>(doubleCrash, DoubleCrashBoard, {
    localPlayers: ['Guest', 'Ann'],
  })
  for (const [name, target] of [
    ['Guest', 'HEART'],
    ['Ann', 'SPADE'],
  ] as const) {
    await act(async () => seated.match().local.viewAs(name))
    write(/^Your Target Word/u, target)
    fill(name === 'Guest' ? salvo : MISSES)
    await press('Choose and fire')
  }
  return seated
}

describe('the board of Double Crash', () => {
  test('sends a Target Word and a Salvo together', async () => {
    const { match } = await fired()
    expect(match().view.shared.exchanges[0]?.salvos[0]).toEqual(MISSES)
    const mine = screen.getByRole('region', { name: 'Target Words' })
    expect(within(mine).getByRole('img', { name: 'SPADE' })).toBeDefined()
    expect(within(mine).getByRole('img', { name: 'not known' })).toBeDefined()
    expect(within(mine).queryByRole('img', { name: 'HEART' })).toBeNull()
  })

  test('refuses a Salvo that is too short beside its form, and keeps its words', async () => {
    await sitDown<At>(doubleCrash, DoubleCrashBoard)
    fill(['QUICK'])
    await press('Choose and fire')
    const sheet = screen.getByRole('form', { name: 'Your sheet' })
    expect(within(sheet).getByText(/has 6 words, not 1/u)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Word 1').value).toBe('QUICK')
  })

  test('counts a Reply, and lets you change it and the opponent challenge it', async () => {
    const { match } = await fired(['SPARE', 'SPADE', ...MISSES.slice(0, 4)])
    const crashes = screen.getByLabelText<HTMLSelectElement>('Crashes of SPARE')
    expect(crashes.value).toBe('4')
    fireEvent.change(crashes, { target: { value: '3' } })
    expect(screen.getByText('✕ that is wrong')).toBeDefined()
    await press('Send this Reply')
    await act(async () => match().local.viewAs('Guest'))
    await press('Send this Reply')
    expect(match().view.shared.tentative?.winner).toBe(0)
    expect(screen.getByRole('region', { name: 'The examination' }).textContent).toMatch(
      /You have hit/u,
    )
    await press('Challenge this reply: word 1 of round 1')
    expect(match().view.outcome?.winners).toEqual(['Guest'])
  })

  test('lets you admit that your Target Word is not in the dictionary', async () => {
    const { match } = await fired()
    expect(match().view.shared.claims).toHaveLength(0)
    await press('Admit that SPADE is in no dictionary')
    expect(match().view.shared.claims).toMatchObject([
      { by: 1, against: 1, error: { what: 'target' } },
    ])
    expect(screen.queryByRole('button', { name: /^Admit that SPADE/u })).toBeNull()
  })

  test('says which words the Replies have ruled out', async () => {
    const { match } = await fired()
    await press('Send this Reply')
    await act(async () => match().local.viewAs('Guest'))
    await press('Send this Reply')
    fireEvent.click(screen.getByLabelText(/could be the word, by the Replies/u))
    fill(['SPADE', 'DWARF'])
    expect(screen.getAllByText('✓ could be it')).toHaveLength(1)
    expect(screen.getAllByText('✕ cannot be it')).toHaveLength(1)
  })

  test('lets you play a match to its end', async () => {
    const { match, settle } = await sitDown<At>(doubleCrash, DoubleCrashBoard)
    for (let i = 0; i < 200 && match().view.outcome === null; i++) {
      const button = screen.queryByRole('button', { name: /fire|Send this Reply/iu })
      if (button === null) await act(async () => match().local.skipToDeadline())
      else if (/Reply/u.test(button.textContent ?? '')) await act(async () => button.click())
      else {
        const target = screen.queryByLabelText(/^Your Target Word/u)
        if (target !== null) fireEvent.change(target, { target: { value: 'heart' } })
        const size = screen.getAllByLabelText(/^Word/u).length
        fill(MISSES.slice(0, size))
        await act(async () => button.click())
      }
      await settle()
    }
    expect(match().view.outcome).not.toBeNull()
  })

  test('offers a spectator nothing to click', async () => {
    await sitDown<At>(doubleCrash, DoubleCrashBoard, { localPlayers: [] })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
