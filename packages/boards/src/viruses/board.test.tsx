import { type Viruses, viruses } from '@ackanomic/games/viruses'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, sitDown } from '../testing/sit-down.test-support.js'
import { VirusesBoard } from './board.js'

clearsUp()

type At = BoardMatchOf<Viruses>

const cells = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.ack-cell')]

const named = (part: string): HTMLElement | undefined =>
  cells().find((cell) => cell.getAttribute('aria-label')?.includes(part))

const click = (button: HTMLElement | undefined): Promise<void> => act(async () => button?.click())

/** Infects clean cells, first those that will survive, until the turn is over. */
async function playTurn(settle: () => Promise<void>): Promise<void> {
  for (let move = 0; move < 3; move++) {
    const living = cells().find((cell) => cell.getAttribute('aria-label')?.endsWith('a clean cell'))
    await click(living ?? named('clean'))
    await click(document.querySelector<HTMLElement>('[data-move]') ?? undefined)
    await settle()
  }
}

describe('the board of Viruses', () => {
  test('shows the cells and says which will die', async () => {
    const { match } = await sitDown<At>(viruses, VirusesBoard)
    const clean = cells().filter((cell) => cell.getAttribute('aria-label')?.includes('clean'))
    expect(clean).toHaveLength(match().view.shared.cells.length / 3)
    expect(named('will die')).toBeDefined()
    await click(screen.getByLabelText(/next generation/u))
    expect(named('will die')).toBeUndefined()
  })

  test('lets you choose a square and then an action', async () => {
    const { match, settle } = await sitDown<At>(viruses, VirusesBoard)
    await click(named('clean'))
    await click(screen.getByRole('button', { name: 'Infect it' }))
    await settle()
    const { view } = match()
    expect(view.role === 'seat' && view.mine.moves.map(({ type }) => type)).toEqual(['infect'])
    expect(screen.getByRole('region', { name: 'You have sent' }).textContent).toContain('Infect')
  })

  test('shows the new generation and its Gamepoint after a turn', async () => {
    const { match, settle } = await sitDown<At>(viruses, VirusesBoard)
    await playTurn(settle)
    expect(match().view.shared.turn).toBeGreaterThan(1)
    expect(screen.getByRole('region', { name: 'The last turn' }).textContent).toMatch(
      /Gamepoint|alone/u,
    )
    expect(document.querySelector('.ack-viruses-born')).not.toBeNull()
  })

  test('lets your cell step to an adjacent square', async () => {
    const { match, settle } = await sitDown<At>(viruses, VirusesBoard)
    await playTurn(settle)
    const mine = named('the virus of Guest')
    if (mine === undefined) throw new Error('No cell of Guest has lived on; take another seed.')
    await click(mine)
    await click(named('step here'))
    await settle()
    const [last] = match().view.shared.last?.moves.filter(({ seat }) => seat === 0) ?? []
    expect(last?.move.type).toBe('step')
  })

  test('offers a spectator nothing to click', async () => {
    const { match } = await sitDown<At>(viruses, VirusesBoard)
    await act(async () => match().local.viewAs(null))
    expect(document.querySelector('.ack-cell.ack-legal')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
