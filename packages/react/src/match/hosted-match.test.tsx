import type { GameError, Result } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { pureSkillText } from '@ackanomic/games/pure-skill/text'
import { openHost } from '@ackanomic/host'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { GeneralBoard } from '../parts/general-board.js'
import type { HostedClient } from './hosted.js'
import { useHostedMatch } from './use-hosted-match.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

type Host = Awaited<ReturnType<typeof openHost>>

/** A person's client of a host in the same process. */
function clientOf(host: Host, by: string): HostedClient {
  const sure = <Value,>(answer: Result<Value, GameError>): Value => {
    if (!answer.ok) throw new Error(answer.error.message)
    return answer.value
  }
  let key = 0
  return {
    submit: (request) => host.submit({ ...request, by, idempotencyKey: `${by} ${key++}` }),
    getMatch: (query) => host.getMatch({ ...query, by }),
    listNotifications: (query) => host.listNotifications({ ...query, by }),
    watch: (match, shown) => {
      const look = async (): Promise<void> => shown(sure(await host.getMatch({ match, by })))
      void look()
      return host.onChange(() => void look())
    },
  }
}

// Opening a store takes seconds, so the tests share a host.
let host: Host

beforeAll(async () => {
  const games = mergeCatalogues(catalogue)
  host = await openHost({ games, secret: 'kept from the players', workers: 0 })
})

afterAll(() => host.close())

async function seated(match: string): Promise<HostedClient> {
  const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
  const automated = { Dee: 'referee' }
  await host.createMatch({
    match,
    by: 'Ann',
    idempotencyKey: match,
    game: 'pure-skill',
    roster,
    automated,
  })
  return clientOf(host, 'Ann')
}

/** Waits until a check passes, however slow the machine is. */
const until = (check: () => void): Promise<void> => waitFor(check, { timeout: 100_000 })

const picture = (): string | null => screen.getByRole('region', { name: 'The table' }).textContent

describe('a match at a host', () => {
  test('is shown live on a board, which can move in it', async () => {
    const client = await seated('GPS 1')
    function OnThePage(): ReactNode {
      const match = useHostedMatch(client, pureSkillText, 'GPS 1')
      if (match === null) return <p>A moment…</p>
      return (
        <>
          <GeneralBoard match={match} />
          <p>{match.error?.code ?? 'accepted'}</p>
          <ol aria-label="told">
            {match.log.map(({ id, message }) => (
              <li key={id}>{message}</li>
            ))}
          </ol>
        </>
      )
    }
    await act(async () => {
      render(<OnThePage />)
    })
    const king = await screen.findByRole(
      'button',
      { name: 'Bid King of hearts' },
      { timeout: 100_000 },
    )
    await act(async () => king.click())
    await until(() => expect(picture()).toContain('Your bid: KH'))
    await until(() => expect(screen.getByText('Ann bids KH.')).toBeDefined())
    const told = screen.getByRole('list', { name: 'told' })
    expect(told.children).toHaveLength(
      new Set([...told.children].map((each) => each.textContent)).size,
    )
    for (const [by, card] of [
      ['Bob', 'QD'],
      ['Cyd', 'JC'],
    ] as const) {
      const bid = await host.submit({
        match: 'GPS 1',
        by,
        idempotencyKey: by,
        action: { kind: 'move', move: { type: 'bid', card } },
      })
      expect(bid.ok).toBe(true)
    }
    await until(() => expect(picture()).toContain('Round 1: '))
  })

  test('gets a move only once on a double click', async () => {
    const client = await seated('GPS 3')
    let sent = 0
    const counting: HostedClient = {
      ...client,
      submit: (request) => {
        sent += 1
        return client.submit(request)
      },
    }
    function OnThePage(): ReactNode {
      const match = useHostedMatch(counting, pureSkillText, 'GPS 3')
      return match === null ? null : (
        <button type="button" onClick={() => void match.submit({ type: 'bid', card: 'KH' })}>
          {match.pendingActions.length > 0 ? 'bid' : match.error?.code}
        </button>
      )
    }
    await act(async () => {
      render(<OnThePage />)
    })
    const button = await screen.findByRole('button', { name: 'bid' }, { timeout: 100_000 })
    await act(async () => {
      button.click()
      button.click()
    })
    await until(() => expect(button.textContent).toBe(''))
    expect(sent).toBe(1)
  })

  test('has an error when the host refuses a move or is not reached', async () => {
    const client = await seated('GPS 2')
    let isLost = false
    const flaky: HostedClient = {
      ...client,
      submit: (...sent) => (isLost ? Promise.reject(new Error('lost')) : client.submit(...sent)),
    }
    const seen: (string | undefined)[] = []
    function OnThePage(): ReactNode {
      const match = useHostedMatch(flaky, pureSkillText, 'GPS 2')
      seen.push(match?.error?.code)
      return match === null ? null : (
        <button type="button" onClick={() => void match.submit({ type: 'bid', card: 'KD' })}>
          not mine
        </button>
      )
    }
    await act(async () => {
      render(<OnThePage />)
    })
    const button = await screen.findByRole('button', {}, { timeout: 100_000 })
    await act(async () => button.click())
    await until(() => expect(seen.at(-1)).toBe('notInPack'))
    isLost = true
    await act(async () => button.click())
    await until(() => expect(seen.at(-1)).toBe('unreached'))
  })
})
