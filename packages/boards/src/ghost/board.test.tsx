import { scriptedReferee } from '@ackanomic/core'
import { type Ghost, ghost } from '@ackanomic/games/ghost'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, sitDown } from '../testing/sit-down.test-support.js'
import { GhostBoard } from './board.js'

clearsUp()

type At = BoardMatchOf<Ghost>

const BOTH = { localPlayers: ['Guest', 'Ann'], players: 2 }

/** Seats two at one screen, of whom Guest begins. */
async function both(): Promise<Awaited<ReturnType<typeof sitDown<At>>>> {
  const seated = await sitDown<At>(ghost, GhostBoard, {
    ...BOTH,
    referee: scriptedReferee([[0, 1]]),
  })
  return seated
}

const click = (name: string | RegExp): Promise<void> =>
  act(async () => screen.getByRole('button', { name }).click())

describe('the board of Ghost', () => {
  test('lets you begin a word and add letters at either end', async () => {
    const { match } = await both()
    expect(screen.getAllByRole('button', { name: /^Begin with/u })).toHaveLength(26)
    await click('Begin with R')
    await act(async () => match().local.viewAs('Ann'))
    fireEvent.click(screen.getByLabelText(/before it/u))
    await click('E: make it ER')
    expect(match().view.shared.word).toEqual({ letters: 'ER', author: 1 })
    expect(screen.getByRole('img', { name: 'ER' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /make it/u })).toBeNull()
    await act(async () => match().local.viewAs('Guest'))
    fireEvent.click(screen.getByLabelText(/after it/u))
    await click('A: make it ERA')
    expect(match().view.shared.word?.letters).toBe('ERA')
  })

  test('focuses the button of a letter that you type', async () => {
    await both()
    const letters = screen.getByRole('group', { name: 'Letters' })
    fireEvent.keyDown(letters, { key: 'q' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Begin with Q' }))
  })

  test('says what follows from a protest, and refuses an answer that does not contain the word', async () => {
    const { match } = await both()
    await click('Begin with R')
    await act(async () => match().local.viewAs('Ann'))
    expect(screen.getByText('It has fewer than 4 letters: you would be out.')).toBeDefined()
    await click('“R is in no word”')
    await act(async () => match().local.viewAs('Guest'))
    const answer = screen.getByRole('textbox')
    fireEvent.change(answer, { target: { value: 'toy' } })
    await click('Answer with this word')
    expect(
      within(screen.getByRole('form', { name: 'Your answer' })).getByText(/TOY does not contain/u),
    ).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('toy')
    fireEvent.change(answer, { target: { value: 'stormy' } })
    await click('Answer with this word')
    expect(match().view.outcome).not.toBeNull()
    const past = screen.getByRole('region', { name: 'How it went, word by word' })
    expect(past.textContent).toMatch(
      /^.*wrote R\. Ann protested.+STORMY is (?:not )?in the dictionary/u,
    )
    expect(screen.getAllByRole('img', { name: 'R' })).toHaveLength(3)
  })

  test('lets you resign', async () => {
    const { match } = await both()
    await click('Resign from the game')
    expect(match().view.outcome?.winners).toEqual(['Ann'])
  })

  test('lets you play a match to its end', async () => {
    const { match, settle } = await sitDown<At>(ghost, GhostBoard, { players: 3 })
    for (let i = 0; i < 200 && match().view.outcome === null; i++) {
      const send = screen.queryByRole('button', { name: 'Answer with this word' })
      const letters = screen.queryAllByRole('button', { name: /make it|Begin with/u })
      await act(async () => (send ?? letters[i % letters.length])?.click())
      await settle()
      if (send === null && letters.length === 0) match().skipToDeadline?.()
    }
    expect(match().view.outcome).not.toBeNull()
  })

  test('offers a spectator nothing to click', async () => {
    await sitDown<At>(ghost, GhostBoard, { localPlayers: [], players: 3 })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('shows the word of an earlier step in a review', async () => {
    const { match } = await both()
    await click('Begin with R')
    await act(async () => match().history?.go(1))
    expect(screen.getByText('no letter yet')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Begin with/u })).toBeNull()
  })
})
