import { type Fictionary, fictionary } from '@ackanomic/games/fictionary'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, type Seated, sitDown } from '../testing/sit-down.test-support.js'
import { FictionaryBoard } from './board.js'

clearsUp()

type At = BoardMatchOf<Fictionary>

const ALL = ['Guest', 'Ann', 'Bob', 'Cyd', 'Eve']

const press = (name: string | RegExp): Promise<void> =>
  act(async () => screen.getByRole('button', { name }).click())

const write = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const look = (seated: Seated<At>, name: string): Promise<void> =>
  act(async () => seated.match().local.viewAs(name))

/** Seats five at one screen, chooses the Brainiac's word and sends the Bluffers' definitions. */
async function defined(): Promise<{ readonly seated: Seated<At>; readonly bluffers: string[] }> {
  const seated = await sitDown<At>(fictionary, FictionaryBoard, { localPlayers: ALL })
  const brainiac = ALL[seated.match().view.shared.brainiac ?? 0] ?? ''
  await look(seated, brainiac)
  write('A word that nobody knows', 'zarf')
  write('What it means, as the dictionary has it', 'A holder for a cup.')
  await press('Choose this word')
  const bluffers = ALL.filter((name) => name !== brainiac)
  for (const name of bluffers) {
    await look(seated, name)
    write('What could zarf mean?', `A thing of ${name}.`)
    await press('Send this definition')
  }
  await look(seated, brainiac)
  return { seated, bluffers }
}

describe('the board of Fictionary', () => {
  test('lets five people play a round', async () => {
    const { seated, bluffers } = await defined()
    const [first = ''] = bluffers
    const sheet = within(screen.getByRole('form', { name: 'Your comparison' }))
    expect(sheet.getByText(`A thing of ${first}.`)).toBeDefined()
    expect(sheet.getByText(/A holder for a cup/u)).toBeDefined()
    await press('Nobody knew it')
    const { list } = seated.match().view.shared
    expect(list).toHaveLength(5)
    const truth = list.indexOf('A holder for a cup.') + 1
    expect(screen.queryByRole('button', { name: /^Vote for/u })).toBeNull()
    for (const name of bluffers) {
      await look(seated, name)
      await press(new RegExp(`^Vote for ${truth}`, 'u'))
    }
    await look(seated, ALL[seated.match().view.shared.brainiac ?? 0] ?? '')
    await seated.settle()
    expect(seated.match().view.shared.last?.case).toBe('3c')
    expect(screen.getByText(/the true one/u).textContent).toContain(bluffers.join(', '))
  })

  test('lets the Brainiac tick a Bluffer who knew the word', async () => {
    const { seated, bluffers } = await defined()
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(bluffers[0] ?? '', 'u') }))
    await press('Report 1')
    expect(ALL[seated.match().view.shared.correct ?? -1]).toBe(bluffers[0])
  })

  test('hides the definitions of others until they are listed', async () => {
    const { seated, bluffers } = await defined()
    await look(seated, bluffers[0] ?? '')
    expect(screen.queryByText(`A thing of ${bluffers[1]}.`)).toBeNull()
    expect(screen.queryByText(/A holder for a cup/u)).toBeNull()
  })

  test('lets you play a match to its end', async () => {
    const { match, settle } = await sitDown<At>(fictionary, FictionaryBoard)
    for (let i = 0; i < 900 && match().view.outcome === null; i++) {
      const word = screen.queryByLabelText('A word that nobody knows')
      const define = screen.queryByLabelText(/^What could/u)
      if (word !== null) {
        write('A word that nobody knows', 'zarf')
        write('What it means, as the dictionary has it', 'A holder.')
      }
      if (define !== null) fireEvent.change(define, { target: { value: 'A thing.' } })
      const [button] = screen
        .queryAllByRole('button', {
          name: /^(Choose this|Send this|Nobody knew|Vote for)/u,
        })
        .filter((each) => !each.hasAttribute('disabled'))
      await act(async () =>
        button === undefined ? match().local.skipToDeadline() : button.click(),
      )
      await settle()
    }
    expect(match().view.outcome).not.toBeNull()
  })

  test('offers a spectator nothing to click', async () => {
    await sitDown<At>(fictionary, FictionaryBoard, { localPlayers: [] })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
