import { describe, expect, test } from 'vitest'
import { expectOk } from '../testing/conformance.test-support.js'
import { bidding } from './http.test-support.js'

describe('a request', () => {
  test('beyond the limit is rejected, and other people are not affected', async () => {
    const { ask } = await bidding({ limits: { requestsPerMinute: 5 } })
    const statuses: number[] = []
    for (let i = 0; i < 8; i++) statuses.push((await ask('Eve', 'GET /me'))[0])
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    expect((await ask('Bob', 'GET /me'))[0]).toBe(200)
  })

  test('from a person named like an address counts only for that person', async () => {
    const { ask, host } = await bidding({ limits: { requestsPerMinute: 3 } })
    const invited = await host.createInvitation({ person: '127.0.0.1' })
    const { token = '' } = expectOk(
      await host.redeemInvitation({ invitation: expectOk(invited).invitation }),
    )
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await ask(token, 'GET /me'))[0])
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await ask(null, 'GET /me'))[0]).toBe(200)
    expect((await ask('operator', 'GET /status'))[0]).toBe(200)
  })

  test('for the host’s health is not counted', async () => {
    const { ask } = await bidding({ limits: { requestsPerMinute: 2 } })
    for (let i = 0; i < 5; i++) expect((await ask(null, 'GET /health'))[0]).toBe(200)
    expect((await ask(null, 'GET /me'))[0]).toBe(200)
  })

  test('with a guessed token is soon answered with 429, but valid tokens from the address still work', async () => {
    const { ask } = await bidding({ limits: { failuresPerMinute: 3 } })
    for (let i = 0; i < 3; i++) expect((await ask(`guess-${i}`, 'GET /me'))[0]).toBe(401)
    expect((await ask('guess-4', 'GET /me'))[0]).toBe(429)
    expect((await ask('Ann', 'GET /me'))[0]).toBe(200)
  })

  test('with a guessed invitation is soon answered with 429, but valid ones still work', async () => {
    const { ask, host } = await bidding({ limits: { failuresPerMinute: 3 } })
    const redeem = async (invitation: string) =>
      (await ask(null, 'POST /invitations/redeem', { invitation }))[0]
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push(await redeem(`guess-${i}`))
    expect(statuses).toEqual([404, 404, 404, 429, 429])
    const invited = await host.createInvitation({ person: 'Flo' })
    expect(await redeem(invited.ok ? invited.value.invitation : '')).toBe(200)
  })
})
