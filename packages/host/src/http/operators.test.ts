import { days } from '@ackanomic/core'
import { expect, test } from 'vitest'
import { http } from './http.test-support.js'
import type { OperatorLogEntry } from './serve-operations.js'

/** A host with an operator Olga and a moderator Mia, and the log of what they did. */
async function withOperators() {
  const log: OperatorLogEntry[] = []
  const made = await http({ onOperation: (entry) => log.push(entry) })
  const add = async (name: string, role: string): Promise<string> => {
    const [status, body] = await made.ask('operator', 'POST /operators', { name, role })
    expect(status).toBe(200)
    return String(Object(body).token)
  }
  return {
    ...made,
    log,
    add,
    olga: await add('Olga', 'operator'),
    mia: await add('Mia', 'moderator'),
  }
}

test('an operator has a token of their own, and a moderator may do less', async () => {
  const { ask, olga, mia } = await withOperators()
  expect((await ask(olga, 'GET /status'))[0]).toBe(200)
  expect(await ask(mia, 'GET /status')).toMatchObject([403, { code: 'operatorOnly' }])
  expect(await ask(mia, 'GET /me/pending-actions')).toMatchObject([401, { code: 'unauthorized' }])
  expect(await ask(mia, 'GET /me')).toEqual([200, { person: null }])
  expect(await ask(olga, 'GET /operators')).toMatchObject([
    200,
    [
      { name: 'Mia', role: 'moderator' },
      { name: 'Olga', role: 'operator' },
    ],
  ])
})

test('an operator’s token is invalid once they get another one or are removed', async () => {
  const { ask, add, olga } = await withOperators()
  const next = await add('Olga', 'operator')
  expect((await ask(olga, 'GET /status'))[0]).toBe(401)
  expect((await ask(next, 'GET /status'))[0]).toBe(200)
  expect(await ask(next, 'DELETE /operators/Olga')).toEqual([200, null])
  expect((await ask(next, 'GET /status'))[0]).toBe(401)
  expect(await ask('operator', 'DELETE /operators/Olga')).toMatchObject([
    404,
    { code: 'noOperator' },
  ])
})

test('revoking a person who is named like an operator leaves the operator’s token valid', async () => {
  const { ask, olga } = await withOperators()
  for (const person of ['operator/Olga', 'operator Olga']) {
    expect((await ask('operator', 'POST /invitations', { person }))[0]).toBe(200)
    const path = `/people/${encodeURIComponent(person)}/tokens`
    expect((await ask('operator', `DELETE ${path}`))[0]).toBe(200)
  }
  expect((await ask(olga, 'GET /status'))[0]).toBe(200)
  const twoLines = { person: 'operator\nOlga' }
  expect((await ask('operator', 'POST /invitations', twoLines))[0]).toBe(400)
})

test('an operator’s token expires when it has not been used for 90 days', async () => {
  const made = await http()
  const [, added] = await made.ask('operator', 'POST /operators', {
    name: 'Olga',
    role: 'operator',
  })
  const { token } = Object(added)
  for (const [wait, status] of [
    [89, 200],
    [89, 200],
    [90, 401],
  ] as const) {
    made.now += days(wait)
    expect((await made.ask(token, 'GET /status'))[0]).toBe(status)
  }
  await made.host.runDueJobs()
  expect(await made.ask('operator', 'GET /operators')).toEqual([200, []])
})

test('the log says which operator changed or exported what', async () => {
  const { ask, log, olga, server } = await withOperators()
  log.length = 0
  await ask(olga, 'GET /status')
  await ask(olga, 'GET /me')
  await ask(olga, 'POST /invitations', { person: 'Flo' })
  await ask(olga, 'POST /matches/none/resume')
  await (
    await fetch(`${server.url}/backup`, { headers: { authorization: `Bearer ${olga}` } })
  ).text()
  await ask('operator', 'DELETE /operators/Olga')
  expect(log.map(({ request: _, ...entry }) => entry)).toEqual([
    { operator: 'Olga', operation: 'createInvitation', about: { person: 'Flo' }, result: 'ok' },
    { operator: 'Olga', operation: 'resumeMatch', about: { match: 'none' }, result: 'noMatch' },
    { operator: 'Olga', operation: 'backup', about: {}, result: 'ok' },
    { operator: 'operator', operation: 'removeOperator', about: { name: 'Olga' }, result: 'ok' },
  ])
  expect(JSON.stringify(log)).not.toContain(olga)
})

test('no operator can have the name of the host’s owner', async () => {
  const { ask } = await http()
  const asked = { name: 'operator', role: 'moderator' }
  expect(await ask('operator', 'POST /operators', asked)).toMatchObject([
    400,
    { code: 'badRequest' },
  ])
})
