import type { ClubClient } from '@ackanomic/club/client'
import { err, ok } from '@ackanomic/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { PlanForm } from './plan-form.js'

afterEach(cleanup)

const REFUSAL = { code: 'unparsable', clause: 'host', details: {}, message: 'Add a move.' }

/** Opens the form for a host that keeps a plan, in which "sing" is not a move. */
async function openForm(before = '') {
  const host = { plan: before }
  const client: Partial<ClubClient> = {
    getPlan: async () =>
      ok(
        host.plan.split('\n').flatMap((text) => {
          const problem = text === 'sing' ? 'That is not a move.' : null
          return text === '' ? [] : [{ text, problem }]
        }),
      ),
    async setPlan({ match, text }) {
      if (text === 'if') return err(REFUSAL)
      host.plan = text
      return (client as ClubClient).getPlan({ match })
    },
  }
  const visitor = { person: 'Ann', client: client as ClubClient }
  await act(async () => void render(<PlanForm visitor={visitor} match="a match" />))
  return host
}

const field = (): HTMLTextAreaElement => screen.getByLabelText('One move a line')

async function keep(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } })
  await act(async () => void fireEvent.click(screen.getByText('Keep the plan')))
}

describe('a plan beside a match', () => {
  test('is kept by the host', async () => {
    const host = await openForm()
    await keep('bid K\nbid Q')
    expect(host.plan).toBe('bid K\nbid Q')
    expect(field().value).toBe('bid K\nbid Q')
  })

  test('is shown to its player, with the problems of lines that are not moves', async () => {
    await openForm('bid K\nsing')
    expect(field().value).toBe('bid K\nsing')
    screen.getByText('sing: That is not a move.')
  })

  test('can be changed', async () => {
    const host = await openForm('bid K')
    await keep('bid Q')
    expect(host.plan).toBe('bid Q')
  })

  test('can be withdrawn', async () => {
    const host = await openForm('bid K')
    await act(async () => void fireEvent.click(screen.getByText('Withdraw the plan')))
    expect([host.plan, field().value]).toEqual(['', ''])
    expect(screen.queryByText('Withdraw the plan')).toBe(null)
  })

  test('stays in its field if the host refuses it', async () => {
    const host = await openForm('bid K')
    await keep('if')
    expect(screen.getByRole('alert').textContent).toBe('Add a move.')
    expect([host.plan, field().value]).toEqual(['bid K', 'if'])
  })
})
