import { type PureSkill, pureSkill } from '@ackanomic/games/pure-skill'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, sitDown } from '../testing/sit-down.test-support.js'
import { PureSkillBoard } from './board.js'

clearsUp()

type At = BoardMatchOf<PureSkill>

describe('the board of Pure Skill', () => {
  test('shows the prize, and a button for each card of your pack', async () => {
    const { match } = await sitDown<At>(pureSkill, PureSkillBoard)
    expect(match().view.shared.prize).not.toBeNull()
    expect(screen.getByRole('region', { name: 'The prize' }).textContent).toContain('Round 1 of 13')
    const bids = screen.getAllByRole('button', { name: /^Bid the/u })
    expect(bids).toHaveLength(13)
    expect(bids.every((bid) => bid.getAttribute('aria-disabled') === 'false')).toBe(true)
  })

  test('bids a card on a click, and shows the round when all have bid', async () => {
    const { match, settle } = await sitDown<At>(pureSkill, PureSkillBoard)
    await act(async () => screen.getByRole('button', { name: 'Bid the King of hearts' }).click())
    await settle()
    const [round] = match().view.shared.rounds
    expect(round?.bids[0]).toBe('KH')
    expect(screen.getByRole('list', { name: 'The bids of round 1' }).children).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Bid the King of hearts' })).toBeNull()
  })

  test('lets you play a match to its end', async () => {
    const { match, settle } = await sitDown<At>(pureSkill, PureSkillBoard)
    for (let round = 0; round < 13; round++) {
      await act(async () => screen.getAllByRole('button', { name: /^Bid the/u })[0]!.click())
      await settle()
    }
    expect(match().view.outcome).not.toBeNull()
    expect(screen.queryByRole('button', { name: /^Bid the/u })).toBeNull()
  })

  test('offers a spectator nothing to click', async () => {
    await sitDown<At>(pureSkill, PureSkillBoard, { localPlayers: [] })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
