import type { GameView } from '@ackanomic/core'
import { type LimerickContest, limerickContest } from '@ackanomic/games/limerick-contest'
import type { BoardMatch, BoardMatchOf } from '@ackanomic/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, type Seated, sitDown } from '../testing/sit-down.test-support.js'
import { LimerickContestBoard } from './board.js'

clearsUp()

type At = BoardMatchOf<LimerickContest>

const press = (name: string | RegExp): Promise<void> =>
  act(async () => screen.getByRole('button', { name }).click())

async function posted(options: object = {}): Promise<Seated<At>> {
  const seated = await sitDown<At>(limerickContest, LimerickContestBoard, {
    localPlayers: ['Guest', 'Ann', 'Dee'],
    options,
  })
  for (const [name, text] of [
    ['Guest', 'There was a young player called Ann'],
    ['Ann', 'A guest who came in for the fun'],
  ] as const) {
    await act(async () => seated.match().local.viewAs(name))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
    await press('Post this limerick')
  }
  return seated
}

describe('the board of the Limerick Contest', () => {
  test('lets you post a limerick and read the others', async () => {
    const { match } = await posted()
    expect(match().view.shared.stage).toBe('voting')
    const sheet = screen.getByRole('region', { name: 'The limerick of Guest' })
    expect(sheet.textContent).toContain('called Ann')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('sends one vote and shows it only to its sender', async () => {
    const { match } = await posted()
    await press('Vote for the limerick of Guest')
    expect(screen.getByText('✓ You voted for this one.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Vote for/u })).toBeNull()
    await act(async () => match().local.viewAs('Guest'))
    expect(screen.queryByText('✓ You voted for this one.')).toBeNull()
    await press('Vote for the limerick of Guest')
    await act(async () => match().local.skipToDeadline())
    expect(match().view.outcome?.winners).toEqual(['Guest'])
    expect(screen.getByRole('list', { name: 'Votes' }).textContent).toMatch(/Guest.*2/u)
  })

  test('lets you replace a vote if revisions are allowed', async () => {
    const { match } = await posted({ revisions: 'last' })
    await press('Vote for the limerick of Guest')
    await press('Vote for the limerick of Ann')
    expect(match().view.role === 'seat' && match().view).toMatchObject({
      mine: { vote: { for: 1 } },
    })
  })

  test('lets the referee find a limerick offensive', async () => {
    const { match } = await posted({ offences: true })
    await act(async () => match().local.viewAs('Dee'))
    await act(async () =>
      screen.getAllByRole('button', { name: /^Find it offensive/u })[1]?.click(),
    )
    expect(match().view.shared.limericks[1]).toBeNull()
  })

  test('lets the referee name the Poet Laureate', async () => {
    const { match } = await posted()
    const given: unknown[] = []
    const question = { kind: 'judge', about: 'Who is Poet Laureate?', usual: null }
    const details = { voters: ['Ann'] }
    const openPrompts = [{ id: 7, name: 'laureate', to: 'referee', at: 0, question, details }]
    const view: object = { ...match().view, openPrompts }
    const asks: BoardMatch = {
      ...match(),
      view: view as GameView,
      pendingActions: [
        { action: 'laureate', actor: 'referee', need: 'required', deadline: null, prompt: 7 },
      ],
      answer: async (inquiry, answer) => {
        given.push([inquiry, answer])
        return null
      },
    }
    cleanup()
    render(<LimerickContestBoard match={asks as At} />)
    await press('Count the votes')
    fireEvent.change(screen.getByLabelText(/Poet Laureate now/u), { target: { value: 'Ann' } })
    await press('Count the votes')
    expect(given).toEqual([
      [7, null],
      [7, 'Ann'],
    ])
  })

  test('shows praise with its author and the limerick', async () => {
    const { match } = await posted()
    const { view } = match()
    const praises = [{ by: 'Dee', of: 0, text: 'Well rhymed.' }]
    cleanup()
    render(
      <LimerickContestBoard
        match={{ ...match(), view: { ...view, shared: { ...view.shared, praises } } }}
      />,
    )
    const { textContent } = screen.getByRole('list', { name: 'Praise' })
    expect(textContent).toBe('Dee on the limerick of GuestWell rhymed.')
  })

  test('offers a spectator nothing to click', async () => {
    await sitDown<At>(limerickContest, LimerickContestBoard, { localPlayers: [] })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
