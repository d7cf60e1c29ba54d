import type { AddressInfo } from 'node:net'
import { CallToolResultSchema, CreateTaskResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { expect, test } from 'vitest'
import { http } from '../../club/src/http.test-support.js'
import { closing, DAY, playOverDays, serve, sitDown } from './host.test-support.js'
import { createHttpServer } from './http.js'
import { call } from './play.test-support.js'

test.each([
  ['pure-skill', ['Ann', 'Bob', 'Cyd'], { packSize: 3 }],
  ['double-crash', ['Ann', 'Bob'], undefined],
] as const)('people at a host play %s to its end, over days', async (game, people, options) => {
  const made = await http()
  const start = made.now
  const played = await playOverDays(made, game, people, options)
  for (const { returns } of played) expect(returns).toEqual(played[0]?.returns)
  expect(made.now - start).toBeGreaterThanOrEqual(game === 'pure-skill' ? 0 : 3 * DAY)
})

test('a wait is a task, which ends when the match needs the player', async () => {
  const made = await http()
  const { clients, first, match } = await sitDown(made, 'pure-skill', ['Ann', 'Bob', 'Cyd'])
  expect(await call(first, 'act', { match, text: 'bid K' })).toHaveProperty('messages')
  expect(await call(first, 'wait', { match, seconds: 0 })).toEqual({ status: 'still waiting' })
  const waiting = first.experimental.tasks.callToolStream(
    { name: 'wait', arguments: { match } },
    CallToolResultSchema,
    { task: { ttl: 9 * DAY } },
  )
  const begun = await waiting.next()
  expect(begun.value).toMatchObject({ type: 'taskCreated', task: { status: 'working' } })
  for (const client of clients.slice(1)) await call(client, 'act', { match, text: 'bid 5' })
  for await (const message of waiting)
    if (message.type === 'result')
      expect(message.result.structuredContent).toEqual({ status: 'you are needed' })
})

test('only a wait can be a task, so no move is made twice', async () => {
  const made = await http()
  const { first, match } = await sitDown(made, 'pure-skill', ['Ann', 'Bob', 'Cyd'])
  const params = { name: 'act', arguments: { match, text: 'bid K' }, task: {} }
  const request = first.request({ method: 'tools/call', params }, CreateTaskResultSchema)
  await expect(request).rejects.toThrow('Only "wait" can be a task.')
})

test('a player can talk at the table', async () => {
  const made = await http()
  const { first, match } = await sitDown(made, 'pure-skill', ['Ann', 'Bob', 'Cyd'])
  expect(await call(first, 'talk', { match, text: 'Good luck!' })).toEqual({ sent: true })
})

test('nobody can find the task of another person', async () => {
  const made = await http()
  const { clients, first, match } = await sitDown(made, 'pure-skill', ['Ann', 'Bob', 'Cyd'])
  await call(first, 'act', { match, text: 'bid K' })
  const params = { name: 'wait', arguments: { match }, task: { ttl: 9 * DAY } }
  const { task } = await first.request({ method: 'tools/call', params }, CreateTaskResultSchema)
  const [, bob] = clients
  expect(await first.experimental.tasks.getTask(task.taskId)).toMatchObject({ status: 'working' })
  await expect(bob?.experimental.tasks.getTask(task.taskId)).rejects.toThrow('not found')
  await first.experimental.tasks.cancelTask(task.taskId)
})

test('an open table can hide the names of its players', async () => {
  const made = await http()
  const connect = await serve(made)
  const [ann, bob] = [await connect('Ann'), await connect('Bob')]
  const request = { game: 'double-crash', people: ['Bob'], anonymous: true }
  const { match } = (await call(ann, 'open', request)) as { readonly match: string }
  await call(bob, 'sit', { match })
  const names = ['Player 1', 'Player 2']
  expect(await call(ann, 'observe', { match })).toMatchObject({ names })
})

test('a request from a page of another site is refused', async () => {
  const server = createHttpServer('http://127.0.0.1:9')
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
  const headers = { origin: 'https://elsewhere.example' }
  expect((await fetch(address, { method: 'POST', headers })).status).toBe(403)
})
