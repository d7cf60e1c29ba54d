import { type Diplomacy, type DiplomacyPosition, diplomacy } from '@ackanomic/games/diplomacy'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, type Seated, sitDown } from '../testing/sit-down.test-support.js'
import { DiplomacyBoard } from './board.js'
import { chartOf } from './charts.js'
import { Ordering, type OrderingProps } from './ordering.js'
import { useZoom } from './zoom.js'

clearsUp()

type At = BoardMatchOf<Diplomacy>

const press = (name: string | RegExp): Promise<void> =>
  act(async () => screen.getByRole('button', { name }).click())

const onMap = (name: string): void => {
  const map = screen.getByRole('region', { name: 'Map' })
  fireEvent.click(within(map).getByRole('button', { name }))
}

/** Seats all seven powers at one screen, because their countries are drawn. */
async function standard(): Promise<Seated<At>> {
  return sitDown<At>(diplomacy, DiplomacyBoard, {
    players: 7,
    localPlayers: ['Guest', 'Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus'],
  })
}

async function asPower({ match }: Seated<At>, power: string): Promise<void> {
  const seat = match().view.shared.powers.indexOf(power)
  await act(async () => match().local.viewAs(match().names[seat] ?? ''))
}

function ordersOf({ view }: At): readonly string[] | null {
  return view.role === 'seat' ? view.mine.orders : null
}

describe('the board of Diplomacy', () => {
  test('lets you draw orders by clicks and send them together', async () => {
    const seated = await standard()
    await asPower(seated, 'FRANCE')
    onMap('Paris: give an order')
    onMap('Move: Burgundy')
    onMap('Marseilles: give an order')
    await press('Support')
    onMap('Support: Paris')
    onMap('Support: Burgundy')
    expect(screen.getByText('supports Army Paris to Burgundy')).toBeDefined()
    await press(/^Send \d+ orders?$/)
    expect(ordersOf(seated.match())).toEqual(['A PAR - BUR', 'A MAR S A PAR - BUR'])
    onMap('Marseilles: give an order')
    await press('Hold')
    await press('Update orders')
    expect(ordersOf(seated.match())).toContain('A MAR H')
  })

  test('lets you order and cancel a move from a coast', async () => {
    const seated = await standard()
    await asPower(seated, 'RUSSIA')
    onMap('St Petersburg (SC): give an order')
    onMap('Move: Gulf of Bothnia')
    expect(screen.getByText('moves to Gulf of Bothnia')).toBeDefined()
    await press('No order for St Petersburg (SC)')
    expect(screen.queryByText('moves to Gulf of Bothnia')).toBeNull()
  })

  test('lets you draw orders with the keyboard', async () => {
    const seated = await standard()
    await asPower(seated, 'ENGLAND')
    const spot = screen.getByRole('button', { name: 'London: give an order' })
    fireEvent.keyDown(spot, { key: 'Enter' })
    fireEvent.keyDown(
      within(screen.getByRole('region', { name: 'Map' })).getByRole('button', {
        name: 'Move: North Sea',
      }),
      { key: ' ' },
    )
    expect(screen.getByText('moves to North Sea')).toBeDefined()
  })

  test('shows the results of a phase on its map until the viewer continues', async () => {
    const seated = await standard()
    await asPower(seated, 'FRANCE')
    onMap('Paris: give an order')
    onMap('Move: Burgundy')
    await press(/^Send \d+ orders?$/)
    await act(async () => seated.match().local.skipToDeadline())
    const results = screen.getByRole('region', { name: 'What happened' })
    expect(results.textContent).toMatch(/Spring 1901.*Army Paris moves to Burgundy/su)
    const shows = (name: string): void => {
      const map = screen.getByRole('region', { name: 'Map' })
      expect(within(map).getByRole('img', { name })).toBeDefined()
    }
    shows('Spring 1901, moves')
    expect(within(screen.getByRole('region', { name: 'Map' })).queryByRole('button')).toBeNull()
    await press('Continue')
    shows('Autumn 1901, moves')
    fireEvent.change(screen.getByRole('combobox', { name: 'Phase on the map' }), {
      target: { value: '0' },
    })
    shows('Spring 1901, moves')
  })

  test('lets all units hold with one click if you have given no orders', async () => {
    const seated = await standard()
    await asPower(seated, 'FRANCE')
    await press('Hold all units')
    expect(ordersOf(seated.match())).toEqual(['F BRE H', 'A MAR H', 'A PAR H'])
    expect(
      screen.getByRole('button', { name: 'Orders sent ✓' }).getAttribute('aria-disabled'),
    ).toBe('true')
  })

  test('lets bots finish a match', async () => {
    const { match, settle } = await sitDown<At>(diplomacy, DiplomacyBoard, {
      players: 2,
      options: { variant: 'Duel', victory: 4, end: { year: 1902, season: 'F', winners: 'none' } },
    })
    await press('Let the bots finish it')
    await settle()
    expect(match().view.outcome).not.toBeNull()
  })

  test('lets you order builds and retreats by clicks, and skip builds', async () => {
    const seated = await standard()
    await asPower(seated, 'FRANCE')
    const made: unknown[] = []
    const match: At = {
      ...seated.match(),
      submit: async (move) => {
        made.push(move)
        return null
      },
    }
    const chart = chartOf('Standard')
    if (chart === undefined) throw new Error('The standard map is drawn.')
    const unit = { power: 'FRANCE', kind: 'A', at: 'BUR' } as const
    const owners = { PAR: 'FRANCE', MAR: 'FRANCE', BRE: 'FRANCE', SPA: 'FRANCE' }
    const phase = { year: 1901, season: 1 }
    const shown = { match, chart, power: 'FRANCE', caption: '' }
    const Sheet = (props: Pick<OrderingProps, 'position'>) => (
      <Ordering {...shown} {...props} zoom={useZoom()} />
    )
    cleanup()
    const builds: DiplomacyPosition = {
      phase: { ...phase, step: 'adjustments' },
      units: [unit],
      owners,
      dislodged: [],
    }
    const { rerender } = render(<Sheet key="builds" position={builds} />)
    onMap('Paris: give an order')
    onMap('Brest: give an order')
    await press('Brest builds a fleet')
    fireEvent.change(screen.getByLabelText('Skip builds'), { target: { value: '1' } })
    await press(/^Send \d+ orders?$/)
    expect(made).toEqual([{ type: 'orders', orders: ['A PAR B', 'F BRE B', 'WAIVE'] }])
    const lost = { unit, from: 'MUN', retreats: ['PAR', 'GAS'] }
    const retreats: DiplomacyPosition = {
      phase: { ...phase, step: 'retreats' },
      units: [],
      owners,
      dislodged: [lost],
    }
    rerender(<Sheet key="retreats" position={retreats} />)
    onMap('Burgundy: give an order')
    onMap('Retreat: Gascony')
    await press(/^Send \d+ orders?$/)
    expect(made[1]).toEqual({ type: 'orders', orders: ['A BUR R GAS'] })
  })

  test('lets you play a match to its end', async () => {
    const { match, settle } = await sitDown<At>(diplomacy, DiplomacyBoard, {
      players: 7,
      options: { end: { year: 1902, season: 'F', winners: 'most centres' } },
    })
    const seen = new Set<string>()
    for (let i = 0; i < 100 && match().view.outcome === null; i++) {
      const results = screen.queryByRole('button', { name: 'Continue' })
      if (results !== null) await act(async () => results.click())
      const sheet = screen.queryByRole('region', { name: /: your orders$/u })
      const map = screen.getByRole('region', { name: 'Map' })
      const isDue = match().pendingActions.some(({ need }) => need === 'required')
      if (sheet === null || !isDue) {
        await act(async () => match().local.skipToDeadline())
        await settle()
        continue
      }
      seen.add(match().view.shared.position?.phase.step ?? '')
      const spots = within(map).queryAllByRole('button', { name: /give an order/u })
      for (const name of spots.slice(0, 3).map((spot) => spot.getAttribute('aria-label') ?? '')) {
        const again = within(map).queryByRole('button', { name })
        if (again === null) continue
        fireEvent.click(again)
        const kind = screen.queryByRole('button', { name: /^(Build|Disband)$/u })
        if (kind !== null) await act(async () => kind.click())
        const to = within(map).queryAllByRole('button', { name: /^(Move|Retreat):/u })
        const next = to[i % to.length]
        if (next !== undefined) fireEvent.click(next)
        const [which] = screen.queryAllByRole('button', { name: /^[AF] [A-Z]{3}/u })
        if (which !== undefined) await act(async () => which.click())
      }
      await press(/^(?:Send \d+ orders?|Hold all units|Skip builds|Disband them|Update orders)$/u)
      await settle()
      if (match().error !== null) await act(async () => match().local.skipToDeadline())
      await settle()
    }
    expect(match().view.outcome).not.toBeNull()
    expect(seen.has('moves')).toBe(true)
    expect(screen.getByRole('region', { name: 'Centres over the years' })).toBeDefined()
  })

  test('offers a spectator no orders', async () => {
    const { match } = await sitDown<At>(diplomacy, DiplomacyBoard, { players: 2 })
    await act(async () => match().local.viewAs(null))
    expect(screen.queryByRole('button', { name: /order/u })).toBeNull()
  })
})
