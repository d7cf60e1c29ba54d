import { type Spades, spades } from '@ackanomic/games/spades'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, sitDown } from '../testing/sit-down.test-support.js'
import { SpadesBoard } from './board.js'

clearsUp()

type At = BoardMatchOf<Spades>

const bids = (): HTMLElement[] =>
  within(screen.getByRole('group', { name: 'Bids' })).getAllByRole('button')

const playable = (): HTMLElement | undefined =>
  screen
    .queryAllByRole('button', { name: /^Play the/u })
    .find((card) => card.getAttribute('aria-disabled') === 'false')

describe('the board of Spades', () => {
  test('shows four seats in playing order, yours first, and asks for a bid', async () => {
    const { match } = await sitDown<At>(spades, SpadesBoard)
    const seats = within(screen.getByRole('list', { name: /playing order/u })).getAllByRole(
      'listitem',
    )
    expect(seats).toHaveLength(4)
    expect(seats[0]?.textContent).toContain('You')
    expect(seats[2]?.textContent).toContain('your partner')
    expect(bids()).toHaveLength(13)
    expect(match().view.shared.bids.length).toBeLessThan(4)
    expect(playable()).toBeUndefined()
  })

  test('shows your bid at your seat, and then lets you play only lawful cards', async () => {
    const { match, settle } = await sitDown<At>(spades, SpadesBoard)
    await act(async () => screen.getByRole('button', { name: '4 tricks' }).click())
    await settle()
    const [mine] = within(screen.getByRole('list', { name: /playing order/u })).getAllByRole(
      'listitem',
    )
    expect(mine?.textContent).toContain('bid 4, took 0')
    const open = screen
      .getAllByRole('button', { name: /^Play the/u })
      .filter((card) => card.getAttribute('aria-disabled') === 'false')
    const lawful = match().legalMoves.moves.filter(({ type }) => type === 'play')
    expect(open).toHaveLength(lawful.length)
  })

  test('lets you play a round, trick by trick', async () => {
    const { match, settle } = await sitDown<At>(spades, SpadesBoard)
    await act(async () => bids()[1]?.click())
    await settle()
    for (let trick = 0; trick < 13; trick++) {
      await act(async () => playable()?.click())
      await settle()
    }
    expect(match().view.shared.rounds).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'The last round' }).textContent).toContain('bid')
  })

  test('asks about a blind nil before the cards are dealt', async () => {
    const { settle } = await sitDown<At>(spades, SpadesBoard, { options: { blindNil: 0 } })
    expect(screen.queryByRole('region', { name: 'Your hand' })).toBeNull()
    await act(async () => screen.getByRole('button', { name: 'See my cards first' }).click())
    await settle()
    expect(screen.queryByRole('button', { name: 'Bid nil blind' })).toBeNull()
  })

  test('shows the house rules of scoring', async () => {
    const options = { target: 200, sandbagLimit: 5, sandbagPenalty: 50, boston: 'win' } as const
    await sitDown<At>(spades, SpadesBoard, { options })
    screen.getByRole('heading', { name: 'First to 200' })
    screen.getByText(/every 5 of them cost 50\. .* All 13 tricks win the game\./u)
  })

  test('lets you take a concession back', async () => {
    const { match, settle } = await sitDown<At>(spades, SpadesBoard)
    await act(async () => screen.getByRole('button', { name: 'Concede in public' }).click())
    await settle()
    expect(match().view.shared.conceded).toHaveLength(1)
    await act(async () => screen.getByRole('button', { name: 'Take it back' }).click())
    await settle()
    expect(match().view.shared.conceded).toHaveLength(0)
  })

  test('offers a spectator no hand and nothing to click', async () => {
    const { match } = await sitDown<At>(spades, SpadesBoard)
    await act(async () => match().local.viewAs(null))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Your hand' })).toBeNull()
  })

  test('shows the referee all hands', async () => {
    // Guest plays at this screen, so that the bots do not finish the match.
    const { match } = await sitDown<At>(spades, SpadesBoard, {
      localPlayers: ['Guest', 'Dee'],
      options: { misplay: 'referee-call' },
    })
    await act(async () => match().local.viewAs('Dee'))
    expect(match().view.role).toBe('referee')
    expect(screen.getAllByRole('region', { name: /^The hand of/u })).toHaveLength(4)
  })
})
