import { type SingleCaptureGo, singleCaptureGo } from '@ackanomic/games/single-capture-go'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, sitDown } from '../testing/sit-down.test-support.js'
import { SingleCaptureGoBoard } from './board.js'

clearsUp()

type At = BoardMatchOf<SingleCaptureGo>

const square = (name: string): HTMLElement =>
  screen.getByRole('gridcell', { name: new RegExp(`^${name},`, 'u') })

const click = (button: HTMLElement | undefined): Promise<void> => act(async () => button?.click())

describe('the board of Single Capture Go', () => {
  test('shows the grid with its labels, and each square as playable', async () => {
    const { match } = await sitDown<At>(singleCaptureGo, SingleCaptureGoBoard)
    const { length } = match().view.shared.grid
    expect(screen.getAllByRole('gridcell', { name: /, empty$/u })).toHaveLength(length ** 2)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('5')
    expect(screen.getByRole('heading', { name: /Round 1: play a square/u })).toBeTruthy()
  })

  test('plays a square on a click, and replaces it on another', async () => {
    const { match, settle } = await sitDown<At>(singleCaptureGo, SingleCaptureGoBoard)
    await click(square('c3'))
    await settle()
    expect(square('c3').getAttribute('aria-label')).toBe('c3, empty, your play')
    await click(square('b2'))
    await settle()
    expect(square('c3').getAttribute('aria-label')).toBe('c3, empty')
    const { view } = match()
    expect(view.role === 'seat' && view.mine.plays).toEqual(['c3', 'b2'])
  })

  test('lets you play a match to its end', async () => {
    const { match, settle } = await sitDown<At>(singleCaptureGo, SingleCaptureGoBoard)
    for (let round = 0; round < 30 && match().view.outcome === null; round++) {
      const [first] = document.querySelectorAll<HTMLElement>('.ack-cell.ack-legal')
      await click(first)
      await settle()
      await act(async () => match().skipToDeadline?.())
      await settle()
    }
    expect(match().view.outcome).not.toBeNull()
    expect(screen.getByRole('region', { name: 'The last round' }).textContent).toContain('doomed')
    expect(document.querySelector('.ack-cell.ack-legal')).toBeNull()
  })

  test('offers a spectator nothing to click', async () => {
    const { match } = await sitDown<At>(singleCaptureGo, SingleCaptureGoBoard)
    await act(async () => match().local.viewAs(null))
    expect(document.querySelector('.ack-cell.ack-legal')).toBeNull()
  })

  test('shows the referee the plays that were sent', async () => {
    const { match } = await sitDown<At>(singleCaptureGo, SingleCaptureGoBoard)
    await click(square('a1'))
    const [referee = ''] = match().view.roster.referees
    await act(async () => match().local.viewAs(referee))
    expect(screen.getByRole('region', { name: 'What was sent' }).textContent).toContain('a1')
  })
})
