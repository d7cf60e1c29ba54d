import { expect, test } from 'vitest'
import { pureSkillMatch, world } from '../fresh.test-support.js'
import { startServer } from './start-server.js'

const OPERATOR = 'o'.repeat(32)
const { by: _, ...opening } = pureSkillMatch

test('people cannot seat others or declare them bots unless the operator allows it', async () => {
  const { host } = await world()
  const limits = { openingsPerHour: 3 }
  const server = await startServer(host, { operatorToken: OPERATOR, limits })
  const tokens: string[] = []
  for (const person of ['Ann', 'Bob']) {
    const invited = await host.createInvitation({ person })
    const session = await host.redeemInvitation({
      invitation: invited.ok ? invited.value.invitation : '',
    })
    tokens.push(session.ok ? session.value.token : '')
  }
  const [ann = ''] = tokens
  const post = async (token: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`${server.url}${path}`, sent)
    return [response.status, Object(await response.json()).code]
  }
  const open = (players: readonly string[], automated: object, match = 'x') => {
    const roster = { players, referees: ['Dee'] }
    return post(ann, '/matches', { ...opening, match, roster, automated })
  }
  const referee = { Dee: 'referee' }
  const bots = { ...referee, X: 'referee', Y: 'referee' }
  for (const [players, automated] of [
    [['Ann', 'Bob', 'Y'], bots],
    [['Ann', 'Stranger', 'Y'], bots],
    // Bob is a person, whatever Ann says.
    [['Ann', 'Bob', 'Y'], { ...bots, Bob: 'referee' }],
    [['Ann', 'X', 'Y'], { X: 'referee', Y: 'referee' }],
  ] as const) {
    expect(await open(players, automated)).toEqual([403, 'noConsent'])
  }
  for (const match of ['a', 'b', 'c']) {
    expect((await open(['Ann', 'X', 'Y'], bots, match))[0]).toBe(200)
  }
  expect(await open(['Ann', 'X', 'Y'], bots, 'd')).toEqual([429, 'tooManyRequests'])
  expect((await post(OPERATOR, '/people/Ann/matches', opening))[0]).toBe(200)
  await server.close()
  await host.close()
})
