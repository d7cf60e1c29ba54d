import type { GameView } from '@ackanomic/core'
import { type RustyLantern, rustyLantern } from '@ackanomic/games/rusty-lantern'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, type Seated, sitDown } from '../testing/sit-down.test-support.js'
import { RustyLanternBoard } from './board.js'

clearsUp()

type At = BoardMatchOf<RustyLantern>

const press = (name: string | RegExp): Promise<void> =>
  act(async () => screen.getByRole('button', { name }).click())

const write = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

/** Seats Guest and Ann at one screen, and shows the view of the one whose turn it is. */
async function inTurn(): Promise<Seated<At>> {
  const seated = await sitDown<At>(rustyLantern, RustyLanternBoard, {
    localPlayers: ['Guest', 'Ann'],
    players: 2,
  })
  const { turn } = seated.match().view.shared
  await act(async () => seated.match().local.viewAs(turn === 1 ? 'Ann' : 'Guest'))
  return seated
}

function hand({ view }: At): readonly string[] {
  return view.role === 'seat' ? view.mine.hand : []
}

describe('the board of the Rusty Lantern', () => {
  test('lets you choose a card and tell the tale with it', async () => {
    const { match } = await inTurn()
    expect(screen.getByText('It is your turn to tell.')).toBeDefined()
    const [card = ''] = hand(match())
    await press(card)
    write('The tale goes on', 'It was night.\nThe door opened.')
    expect(screen.getByText(/you have 2\./u)).toBeDefined()
    await press(`Tell it with “${card}”`)
    expect(match().view.shared.plays[0]?.card).toBe(card)
    expect(screen.getByRole('region', { name: 'The tale' }).textContent).toContain('It stands')
    expect(hand(match())).not.toContain(card)
  })

  test('shows a refusal beside the form, and keeps the text', async () => {
    await inTurn()
    write('Subject', 'A tale')
    write('The tale goes on', 'It was night.')
    await press('Tell it without a card')
    const sheet = screen.getByRole('form', { name: 'Tell on' })
    expect(within(sheet).getByText(/lacks the word “Lantern”/u)).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('The tale goes on').value).toBe(
      'It was night.',
    )
  })

  test('lets you burn a card with a pass, and interrupt an earlier play', async () => {
    const { match } = await inTurn()
    const [first = '', second = ''] = hand(match())
    await press(first)
    write('The tale goes on', 'It was night.')
    await press(`Tell it with “${first}”`)
    await press(second)
    await press(`Pass, and burn “${second}”`)
    expect(hand(match())).not.toContain(second)
    const { turn } = match().view.shared
    await act(async () => match().local.viewAs(turn === 1 ? 'Ann' : 'Guest'))
    const [mine = ''] = hand(match())
    await press(mine)
    await press(`Interrupt with “${mine}”`)
    expect(match().view.shared.interruptions).toHaveLength(1)
  })

  test('lets you play a match to its end', async () => {
    const { match, settle } = await sitDown<At>(rustyLantern, RustyLanternBoard, { players: 2 })
    for (let i = 0; i < 100 && match().view.outcome === null; i++) {
      const telling = screen.queryByRole('form', { name: 'Tell on' })
      const decline = screen.queryByRole('button', { name: 'Leave it as it is' })
      if (decline !== null) await act(async () => decline.click())
      else if (telling === null) await act(async () => match().local.skipToDeadline())
      else {
        const [card = ''] = hand(match())
        if (card !== '') await press(card)
        write('The tale goes on', `And then: ${card}.`)
        await press(/^Tell it with/u)
      }
      await settle()
    }
    expect(match().view.outcome).not.toBeNull()
  })

  test('lets the Barkeep judge a play, its card and its Loose Ends', async () => {
    const { match } = await inTurn()
    const given: unknown[] = []
    const details = {
      play: 1,
      seat: 0,
      text: 'It was night.',
      lines: 1,
      card: 'a disguise',
      inHand: true,
      looseEnds: ['a key'],
    }
    const question = { kind: 'judge', about: 'verify or deny' }
    const openPrompts = [{ id: 3, name: 'play', to: 'referee', at: 0, question, details }]
    const view: object = { ...match().view, role: 'referee', known: [], openPrompts }
    const asks: At = {
      ...match(),
      view: view as GameView & At['view'],
      pendingActions: [
        { action: 'play', actor: 'referee', need: 'required', deadline: null, prompt: 3 },
      ],
      answer: async (inquiry, answer) => {
        given.push([inquiry, answer])
        return null
      },
    }
    cleanup()
    render(<RustyLanternBoard match={asks} />)
    fireEvent.click(screen.getByLabelText('It ties off “a key”'))
    await press('Verify it')
    await press('Deny it: non sequitur')
    expect(given).toEqual([
      [3, { reply: 'verify', looseEnd: false, tied: ['a key'] }],
      [3, { reply: 'deny', reason: 'non sequitur' }],
    ])
  })

  test('offers a spectator nothing to click', async () => {
    await sitDown<At>(rustyLantern, RustyLanternBoard, { localPlayers: [], players: 2 })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
