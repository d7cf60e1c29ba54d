import { type RuntimeError, runtimeError } from '@ackanomic/programming-games/runtime-error'
import type { BoardMatchOf } from '@ackanomic/react'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearsUp, sitDown } from '../testing/sit-down.test-support.js'
import { RuntimeErrorBoard } from './board.js'
import { setOffBy } from './functions.js'
import { Proof } from './proof.js'

clearsUp()

type At = BoardMatchOf<RuntimeError>

const options = { options: { first: 0, budget: 200 } }

const click = (button: HTMLElement | undefined): Promise<void> => act(async () => button?.click())

const moves = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-move]')]

describe('the board of Runtime Error', () => {
  test('shows your hand and what you can do with it', async () => {
    await sitDown<At>(runtimeError, RuntimeErrorBoard, options)
    const hand = within(screen.getByRole('group', { name: 'Your cards' })).getAllByRole('button')
    expect(hand).toHaveLength(5)
    expect(screen.getByRole('button', { name: /End the turn/u })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Claim/u })).toBeTruthy()
  })

  test.each([
    ['ignored', /costs nothing/u],
    ['ends-turn', /⚠ A claim that fails ends your turn/u],
  ])('says what a claim costs if a failed claim is %s', async (failedClaim, says) => {
    const chosen = { options: { ...options.options, failedClaim } }
    await sitDown<At>(runtimeError, RuntimeErrorBoard, chosen)
    const claim = screen.getByRole('button', { name: /Claim/u })
    const note = document.getElementById(claim.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toMatch(says)
  })

  test('lets you compose a statement card by card and take a card back', async () => {
    const { match, settle } = await sitDown<At>(runtimeError, RuntimeErrorBoard, options)
    await click(screen.getByRole('button', { name: 'Lay a statement' }))
    const first = (): HTMLElement | undefined => moves().find((each) => each.dataset.place)
    await click(first())
    await click(screen.getByRole('button', { name: 'Take a card back' }))
    expect(screen.queryByRole('button', { name: 'Take a card back' })).toBeNull()
    for (const _ of ['lower', 'upper', 'function']) await click(first())
    await click(screen.getByRole('button', { name: 'Lay this statement' }))
    await settle()
    expect(match().view.shared.statements[0]).toHaveLength(1)
    const program = screen.getByRole('list', { name: 'The program of Guest' })
    expect(program.textContent).toMatch(/Statement 1.*(EDIT|LOAD|PULL|LOOP)/u)
  })

  test('lists what an input sets off in the order in which it runs', () => {
    const statements = [
      [
        { lower: '4H', upper: '10H', function: '2S' },
        { lower: '5D', upper: 'QD', function: '2H' },
        { lower: 'AC', upper: null, function: '3D' },
      ],
    ] as const
    const names = (input: '7C' | '4C' | 'AC' | 'KC'): readonly string[] =>
      setOffBy({ statements }, 0, input).map(({ name }) => name)
    expect(names('7C')).toEqual(['PULL', 'LOOP'])
    expect(names('4C')).toEqual(['LOOP'])
    expect(names('AC')).toEqual([])
    expect(names('KC')).toEqual([])
  })

  test('lets you play many turns', async () => {
    const { match, settle } = await sitDown<At>(runtimeError, RuntimeErrorBoard, options)
    const seen = new Set<string>()
    for (let clicks = 0; clicks < 50 && match().view.outcome === null; clicks++) {
      const all = moves()
      await click(all[(clicks * 7) % all.length])
      await settle()
      for (const { event } of match().log) seen.add(event.type)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['script', 'input', 'end']))
  })

  test('shows a proof step by step, with its cards', async () => {
    const { match } = await sitDown<At>(runtimeError, RuntimeErrorBoard, options)
    const { view } = match()
    const proved = {
      seat: 0,
      position: { hand: ['7C'] },
      steps: ['Play 7C: PULL takes 8D.', 'So on.'],
    }
    const won = {
      ...match(),
      view: { ...view, shared: { ...view.shared, proved } },
    } as unknown as At
    cleanup()
    render(<Proof match={won} />)
    expect(screen.getAllByRole('img', { name: '8 of diamonds' })).toHaveLength(1)
    const current = (): string | null | undefined =>
      screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step')
        ?.textContent
    expect(current()).toContain('PULL takes')
    await click(screen.getByRole('button', { name: 'Next step' }))
    expect(current()).toBe('So on.')
  })

  test('offers a spectator no hand and nothing to click', async () => {
    const { match } = await sitDown<At>(runtimeError, RuntimeErrorBoard, options)
    await act(async () => match().local.viewAs(null))
    expect(screen.queryByRole('group', { name: 'Your cards' })).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
