import { type Mediocrity, mediocrity, mostMediocre } from '@ackanomic/games/mediocrity'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clearsUp, sitDown } from '../testing/sit-down.test-support.js'
import { MediocrityBoard } from './board.js'
import { thrownOut } from './line.js'

clearsUp()

type At = BoardMatchOf<Mediocrity>

const click = (button: HTMLElement | undefined): Promise<void> => act(async () => button?.click())

const options = { players: ['Guest', 'Ann', 'Bob', 'Cyd'], options: { numbers: [4, 1, 2, 3] } }

describe('the board of Mediocrity', () => {
  test('shows the thrown-out numbers, which do not change the middle', () => {
    expect(thrownOut([1, 2, 3, 4])).toEqual([])
    expect(thrownOut([1, 2, 2, 3, 3, 4])).toEqual([2, 3])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }), (numbers) => {
        const out = thrownOut(numbers)
        const left = numbers.filter((number) => !out.includes(number))
        expect(mostMediocre(left)).toBe(mostMediocre(numbers))
      }),
    )
  })

  test('sends a number on a click, and replaces it on another', async () => {
    await sitDown<At>(mediocrity, MediocrityBoard, options)
    const pad = within(screen.getByRole('group', { name: 'Your number' }))
    expect(pad.getAllByRole('button')).toHaveLength(6)
    await click(pad.getByRole('button', { name: '3' }))
    expect(pad.getByRole('button', { name: '3' }).getAttribute('aria-pressed')).toBe('true')
    await click(pad.getByRole('button', { name: '5' }))
    expect(screen.getByText(/You have sent 5/u)).toBeTruthy()
  })

  test('shows the player numbers in order, and the Moderator', async () => {
    await sitDown<At>(mediocrity, MediocrityBoard, options)
    const order = within(screen.getByRole('region', { name: 'Player numbers' }))
    const lines = order.getAllByRole<HTMLLIElement>('listitem')
    expect(lines.map(({ value }) => value)).toEqual([1, 2, 3, 4])
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Ann Moderator',
      'Bob',
      'Cyd',
      'You',
    ])
  })

  test('lets you play a match to its end', async () => {
    const { match, settle } = await sitDown<At>(mediocrity, MediocrityBoard, options)
    for (let clicks = 0; clicks < 200 && match().view.outcome === null; clicks++) {
      const all = [...document.querySelectorAll<HTMLElement>('[data-move]')]
      const isSent = screen.queryByText(/You have sent/u) !== null
      if (all.length > 0 && !isSent) await click(all[clicks % all.length])
      else await act(async () => match().skipToDeadline?.())
      await settle()
    }
    expect(match().view.outcome).not.toBeNull()
    const line = screen.getByRole('list', { name: 'The Gamepoints of all' })
    expect(line.querySelectorAll('.ack-mediocrity-who > span')).toHaveLength(4)
  })

  test('names a player who has left, and does not count their Gamepoints', async () => {
    const players = ['Guest', 'An', 'Ann', 'Bob']
    const { match } = await sitDown<At>(mediocrity, MediocrityBoard, { ...options, players })
    const { view } = match()
    const scores = [0, 2, 1, 0]
    const seats = view.roster.seats.map((seat, i) =>
      i === 1 ? { ...seat, presence: 'left' } : seat,
    )
    const later = {
      ...view,
      shared: { ...view.shared, rounds: 3, scores },
      roster: { ...view.roster, seats },
    }
    cleanup()
    render(<MediocrityBoard match={{ ...match(), view: later } as unknown as At} />)
    const gained = within(screen.getByRole('region', { name: 'Gamepoints' }))
    expect(gained.getByText('No longer in the game: An.')).toBeTruthy()
    expect(gained.getByRole('heading').textContent).toContain('1 of 6,')
  })

  test('offers a spectator nothing to click', async () => {
    const { match } = await sitDown<At>(mediocrity, MediocrityBoard, options)
    await act(async () => match().local.viewAs(null))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
