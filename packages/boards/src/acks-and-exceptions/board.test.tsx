import {
  type AcksAndExceptions,
  acksAndExceptions,
} from '@ackanomic/programming-games/acks-and-exceptions'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, sitDown } from '../testing/sit-down.test-support.js'
import { AcksAndExceptionsBoard } from './board.js'

clearsUp()

type At = BoardMatchOf<AcksAndExceptions>

const moves = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-move]')]

const click = (button: HTMLElement | undefined): Promise<void> => act(async () => button?.click())

describe('the board of ACKs & Exceptions', () => {
  test('shows your four coasters, and only the backs of others’', async () => {
    await sitDown<At>(acksAndExceptions, AcksAndExceptionsBoard)
    expect(screen.getAllByRole('button', { name: 'Place an ACK' })).toHaveLength(3)
    expect(screen.getAllByRole('button', { name: /^Place the Exception/u })).toHaveLength(1)
    const backs = screen.queryAllByRole('img', { name: /face down/u })
    const names = new Set(backs.map((back) => back.getAttribute('aria-label')))
    expect([...names]).toEqual(['a coaster, face down'])
  })

  test('places a coaster on a click, and shows its face only to its owner', async () => {
    const { match, settle } = await sitDown<At>(acksAndExceptions, AcksAndExceptionsBoard, {
      options: { starter: 0 },
    })
    await click(screen.getAllByRole('button', { name: 'Place an ACK' })[0])
    await settle()
    expect(match().view.shared.stacks[0]).toBeGreaterThan(0)
    expect(screen.getAllByRole('img', { name: 'an ACK, face down' })).toHaveLength(1)
    expect(screen.getAllByRole('img', { name: 'a coaster, face down' }).length).toBeGreaterThan(2)
    await act(async () => match().local.viewAs(null))
    expect(screen.queryByRole('img', { name: 'an ACK, face down' })).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('lets you play a match to its end', async () => {
    const { match, settle } = await sitDown<At>(acksAndExceptions, AcksAndExceptionsBoard)
    for (let clicks = 0; clicks < 300 && match().view.outcome === null; clicks++) {
      const all = moves()
      await click(all[clicks % all.length])
      await settle()
    }
    expect(match().view.outcome).not.toBeNull()
    expect(screen.getByRole('region', { name: 'Rounds that are over' }).textContent).toMatch(
      /won|failed/u,
    )
    expect(moves()).toHaveLength(0)
  })
})
