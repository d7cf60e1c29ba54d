import { type TrominoGo, trominoesOf, trominoGo } from '@ackanomic/games/tromino-go'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, sitDown } from '../testing/sit-down.test-support.js'
import { TrominoGoBoard } from './board.js'

clearsUp()

type At = BoardMatchOf<TrominoGo>

/** The legal squares, by class: finding hundreds of squares by name is slow. */
const fitting = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.ack-cell.ack-legal'),
]

const click = (button: HTMLElement | undefined): Promise<void> => act(async () => button?.click())

describe('the board of Tromino Go', () => {
  test('marks the legal squares, and lays a tromino with a second click', async () => {
    const { match, settle } = await sitDown<At>(trominoGo, TrominoGoBoard)
    const before = trominoesOf(match().view.shared).length
    const [place] = fitting()
    await click(place)
    expect(trominoesOf(match().view.shared)).toHaveLength(before)
    expect(screen.getByRole('button', { name: 'Lay it here' })).toBeTruthy()
    await click(place)
    await settle()
    expect(trominoesOf(match().view.shared).length).toBeGreaterThan(before)
  })

  test('turns a tromino with the key R if it fits in several ways', async () => {
    const { match, settle } = await sitDown<At>(trominoGo, TrominoGoBoard)
    for (let play = 0; play < 4; play++) {
      await click(fitting()[0])
      await click(screen.getByRole('button', { name: 'Lay it here' }))
      await settle()
    }
    const bends = fitting()
    const turned = bends.some((bend) => {
      fireEvent.click(bend)
      const before = screen.getByRole('status').textContent
      fireEvent.keyDown(bend, { key: 'r' })
      return screen.getByRole('status').textContent !== before
    })
    const squares = match().legalMoves.moves.filter(({ type }) => type === 'place')
    expect(turned).toBe(squares.length > bends.length)
  })

  test('lets you make an unlawful play if the rule does', async () => {
    await sitDown<At>(trominoGo, TrominoGoBoard)
    const lawful = fitting().length
    await click(screen.getByLabelText(/anywhere/u))
    expect(fitting().length).toBeGreaterThan(lawful)
  })

  test('lets you play 30 trominoes and then move pieces', async () => {
    const { match, settle } = await sitDown<At>(trominoGo, TrominoGoBoard)
    const isOver = (): boolean => {
      const { plays, rounds } = match().view.shared
      return rounds.length > 0 || plays.some(({ type }) => type === 'move')
    }
    for (let clicks = 0; clicks < 60 && !isOver(); clicks++) {
      await click(document.querySelector<HTMLElement>('[data-move]') ?? fitting()[0])
      await settle()
    }
    expect(isOver()).toBe(true)
  })

  test('lets you offer to concede', async () => {
    const { match, settle } = await sitDown<At>(trominoGo, TrominoGoBoard)
    await click(screen.getByRole('button', { name: 'Offer it' }))
    await settle()
    const [offer] = match().view.shared.concessions
    expect(offer).toMatchObject({ gamepoints: 1 })
  })

  test('offers a spectator nothing to click', async () => {
    const { match } = await sitDown<At>(trominoGo, TrominoGoBoard)
    await act(async () => match().local.viewAs(null))
    expect(fitting()).toHaveLength(0)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
