import type { ClubClient } from '@ackanomic/club/client'
import { err, ok } from '@ackanomic/core'
import type { MatchPage } from '@ackanomic/host'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProofPanel } from './proof-panel.js'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const chance = {
  scheme: 'a scheme',
  committedAt: 1,
  commitment: 'ab'.repeat(32),
  contributions: { Ann: 'a red sun' },
  secret: null,
}

/** Opens the panel of a match for Ann, at a host that lists two receipts. */
async function openPanel(changes: Partial<ClubClient> = {}): Promise<void> {
  const page = { chance, signers: 2, names: ['Ann', 'Bob', 'Cyd'] } as const
  const client: Partial<ClubClient> = {
    getMatch: async <View, Move>() => ok(page as Partial<MatchPage> as MatchPage<View, Move>),
    listReceipts: async () => ok([{}, {}] as never),
    ...changes,
  }
  const visitor = { person: 'Ann', client: client as ClubClient }
  await act(
    async () => void render(<ProofPanel visitor={visitor} match="a match" isOver={false} />),
  )
}

describe('the proof of a match', () => {
  test('counts the receipts that the browser keeps and those that the host lists', async () => {
    await openPanel()
    screen.getByText('This browser keeps 0 receipts for your actions. The host lists 2.')
  })

  test('stores no receipt when it is opened', async () => {
    await openPanel()
    expect(localStorage.length).toBe(0)
  })

  test('shows how many players sign', async () => {
    await openPanel()
    screen.getByText('2 of 3 players sign their moves.')
  })

  test('shows what the person contributed', async () => {
    await openPanel()
    screen.getByText('a red sun')
  })

  test('shows an alert if the client refuses the match', async () => {
    const error = { code: 'otherChance', clause: 'host', details: {}, message: 'Another chance.' }
    await openPanel({ getMatch: async () => err(error) })
    expect(screen.getByRole('alert').textContent).toBe('Another chance.')
  })
})
