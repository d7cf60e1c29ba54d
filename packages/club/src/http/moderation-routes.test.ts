import { expect, test } from 'vitest'
import { clubClient } from '../client/club-client.js'
import { http } from '../http.test-support.js'

test('a person is reported, banned and readmitted', async () => {
  const made = await http()
  const client = (person: string) =>
    clubClient({ url: made.server.url, token: made.tokens.get(person) })
  expect(await client('Ann').reportPerson({ person: 'Bob', reason: 'cheats' })).toEqual({
    ok: true,
    value: null,
  })
  expect(await made.ask('operator', 'GET /reports')).toMatchObject([
    200,
    [{ by: 'Ann', person: 'Bob', message: null, reason: 'cheats', decision: null }],
  ])
  const decide = (decision: string) =>
    made.ask('operator', 'POST /people/Bob/decisions', { decision, reason: 'cheats' })
  expect(await decide('ban')).toMatchObject([200, { n: 1, by: 'operator', person: 'Bob' }])
  expect(await made.ask('Bob', 'GET /me/matches')).toMatchObject([
    403,
    { code: 'banned', detail: 'The operator has banned you from this host for good.' },
  ])
  expect(await made.ask('operator', 'GET /sanctions')).toMatchObject([
    200,
    [{ person: 'Bob', kind: 'ban', until: null }],
  ])
  expect(await made.ask('operator', 'GET /reports')).toEqual([200, []])
  expect(await made.ask('operator', 'GET /reports?all=true')).toMatchObject([
    200,
    [{ decision: 1 }],
  ])
  expect((await decide('unban'))[0]).toBe(200)
  expect((await made.ask('Bob', 'GET /me/matches'))[0]).toBe(200)
  expect(await made.ask('operator', 'GET /decisions?person=Bob')).toMatchObject([
    200,
    [{ decision: 'unban' }, { decision: 'ban' }],
  ])
})

test('the operator sets the quotas of a person', async () => {
  const made = await http()
  const quotas = { quotas: { openTables: 1 }, reason: 'opens too many' }
  expect(await made.ask('operator', 'PUT /people/Ann/quotas', quotas)).toMatchObject([
    200,
    { openTables: 1, tableSeats: 20 },
  ])
  expect(await made.ask('operator', 'GET /people/Ann/quotas')).toMatchObject([
    200,
    { openTables: 1 },
  ])
})

test('the operator sets the quotas of everybody, lists all tables and closes one', async () => {
  const made = await http()
  const operator = clubClient({ url: made.server.url, token: made.tokens.get('operator') })
  const set = await operator.setHostQuotas({ quotas: { openTables: 1 }, reason: 'a reason' })
  expect(set).toMatchObject({ value: { openTables: 1, openSubmissions: 3 } })
  expect(await operator.hostQuotas()).toEqual(set)
  const ann = clubClient({ url: made.server.url, token: made.tokens.get('Ann') })
  const opened = await ann.createTable({ game: 'pure-skill', seats: 3, admits: 'link' })
  const listed = await operator.listAllTables({ limit: 1 })
  const [first] = listed.ok ? listed.value.tables : []
  expect(first?.table).toBe(opened.ok && opened.value.table)
  expect(
    await operator.closeAnyTable({ table: first?.table ?? '', reason: 'a reason' }),
  ).toMatchObject({ value: { stage: 'closed' } })
  expect(await operator.listAllTables()).toEqual({ ok: true, value: { tables: [], next: null } })
})

test.each([
  'GET /quotas',
  'GET /all-tables',
  'GET /reports',
  'GET /decisions',
  'GET /sanctions',
  'GET /people/Bob/quotas',
])('only the operator may send %s', async (line) => {
  const made = await http()
  for (const person of ['Ann', null])
    expect(await made.ask(person, line)).toMatchObject([403, { code: 'operatorOnly' }])
})

test.each([
  ['POST /people/Bob/decisions', { decision: 'ban', reason: 'mine' }],
  ['PUT /people/Bob/quotas', { quotas: {}, reason: 'mine' }],
  ['PUT /quotas', { quotas: {}, reason: 'mine' }],
  ['POST /tables/x/closing', { reason: 'mine' }],
])('only the operator may send %s', async (line, body) => {
  const made = await http()
  expect(await made.ask('Ann', line, body)).toMatchObject([403, { code: 'operatorOnly' }])
})

test('a moderator moderates under their own name and can do nothing else', async () => {
  const made = await http()
  const asked = { name: 'Mia', role: 'moderator' }
  const [, added] = await made.ask('operator', 'POST /operators', asked)
  const { token } = Object(added)
  const decision = { decision: 'mute', reason: 'Insults' }
  expect(await made.ask(token, 'POST /people/Bob/decisions', decision)).toMatchObject([
    200,
    { by: 'Mia' },
  ])
  expect((await made.ask(token, 'GET /reports'))[0]).toBe(200)
  expect((await made.ask(token, 'GET /all-tables'))[0]).toBe(200)
  for (const line of ['DELETE /people/Bob', 'PUT /quotas', 'POST /operators', 'GET /society-log'])
    expect(await made.ask(token, line, line.startsWith('GET') ? undefined : {})).toMatchObject([
      403,
      { code: 'operatorOnly' },
    ])
})
