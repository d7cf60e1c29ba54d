import { expect, test } from 'vitest'
import { clubClient } from '../client/club-client.js'
import { http } from '../http.test-support.js'

const DIE = {
  label: 'General Equipment Submission',
  title: 'Dice',
  text: 'There is a die of twelve sides.',
  describes: [{ name: 'Die', definition: 'It has twelve sides.' }],
} as const

test('a Submission is posted, endorsed and shown to everybody', async () => {
  const made = await http()
  const { url } = made.server
  const ann = clubClient({ url, token: made.tokens.get('Ann') })
  const guest = clubClient({ url })
  const posted = await ann.postSubmission(DIE)
  expect(posted).toMatchObject({ ok: true, value: { number: 1, by: 'Ann', endorsers: [] } })
  expect(await made.ask(null, 'POST /submissions', DIE)).toMatchObject([401, {}])
  expect(await ann.endorseSubmission({ submission: 1 })).toMatchObject({
    error: { code: 'mayNotEndorse' },
  })
  for (const person of ['Bob', 'Cyd', 'Eve']) {
    const client = clubClient({ url, token: made.tokens.get(person) })
    expect((await client.endorseSubmission({ submission: 1 })).ok).toBe(true)
  }
  expect(await guest.getSubmission({ submission: 1 })).toMatchObject({
    value: { endorsers: ['Bob', 'Cyd', 'Eve'], needed: 4, stage: { stage: 'posted' } },
  })
  expect(await guest.listSubmissions({ open: true })).toMatchObject({
    value: [{ number: 1 }],
  })
  expect(await ann.vetoSubmission({ submission: 1, as: 'speaker' })).toMatchObject({
    error: { code: 'missingRole' },
  })
  expect(await guest.listRules()).toEqual({ ok: true, value: [] })
  expect(await guest.listProposedGames()).toEqual({ ok: true, value: [] })
  expect(await ann.getMyStatement()).toMatchObject({ value: { person: 'Ann', points: 0 } })
  for (const wrong of ['0', '2', '-1'])
    expect(await made.ask(null, `GET /submissions/${wrong}`)).toMatchObject([
      404,
      { code: 'noSubmission' },
    ])
  expect(await made.ask(null, 'GET /submissions/x')).toMatchObject([400, { code: 'badRequest' }])
})

test('the operator enacts Submissions, closes months, reads statements and audits the books', async () => {
  const made = await http()
  const operator = clubClient({ url: made.server.url, token: made.tokens.get('operator') })
  expect(await operator.enactSubmission({ submission: 1 })).toMatchObject({
    error: { code: 'noSubmission' },
  })
  expect(await operator.closeMonth({ month: '2000-01' })).toMatchObject({
    value: { month: '2000-01', matches: 0 },
  })
  expect(await operator.closeMonth({ month: '2999-01' })).toMatchObject({
    error: { code: 'badRequest' },
  })
  expect(await operator.listClosedMonths()).toMatchObject({ value: [{ month: '2000-01' }] })
  expect(await operator.statementOf({ person: 'Ann' })).toMatchObject({ value: { person: 'Ann' } })
  expect(await operator.auditSociety()).toEqual({ ok: true, value: [] })
  expect(await made.ask('operator', 'GET /society-log')).toMatchObject([200, [{ what: 'month' }]])
})

test.each([
  ['POST /submissions/1/enactment', {}],
  ['POST /months/2000-01/closing', {}],
  ['GET /people/Bob/statement', undefined],
  ['GET /months', undefined],
  ['GET /society-log', undefined],
  ['GET /audit', undefined],
])('only the operator may send %s', async (line, body) => {
  const made = await http()
  expect(await made.ask('Ann', line, body)).toMatchObject([403, { code: 'operatorOnly' }])
})
