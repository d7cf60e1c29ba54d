import { expect, test } from 'vitest'
import { clubClient } from '../client/index.js'
import { http } from '../http/http.test-support.js'
import { runOperatorCommand } from './operator-commands.js'

test('the operator lists and closes tables, sets quotas, and looks after the society', async () => {
  const made = await http()
  const operator = clubClient({ url: made.server.url, token: made.tokens.get('operator') })
  const run = async (
    command: Parameters<typeof runOperatorCommand>[1]['command'],
    subject = '',
    more: { readonly quotas?: Record<string, number>; readonly rule?: string } = {},
  ) => {
    const given = { command, subject, reason: undefined, rule: undefined, quotas: {}, ...more }
    return (await runOperatorCommand(operator, given)).lines
  }
  expect(await run('tables')).toEqual(['No table is open.'])
  const opened = await made.host.createTable({
    ...{ by: 'Ann', idempotencyKey: '1', game: 'pure-skill', seats: 3 },
  })
  const table = opened.ok ? opened.value.table : ''
  expect(await run('tables')).toEqual([`${table}: pure-skill, opened by Ann, 2 of 3 seats free`])
  expect(await run('close-table', table)).toEqual([`The table ${table} is closed.`])
  expect(await run('quotas', '', { quotas: { openTables: 2 } })).toContain('openTables=2')
  expect(await run('quotas-of', 'Ann', { quotas: { openTables: 3 } })).toContain('openTables=3')
  expect(await run('quotas')).toContain('openTables=2')
  expect(await run('quotas-of', 'Ann')).toContain('openTables=3')
  expect(await run('submissions')).toEqual(['There are no Submissions.'])
  await made.host.postSubmission({
    ...{ by: 'Ann', idempotencyKey: '1', label: 'General Equipment Submission', title: 'Dice' },
    ...{ text: 'There is a die.', describes: [{ name: 'Die', definition: 'It has 12 sides.' }] },
  })
  expect(await run('submissions')).toEqual(['1: Dice, by Ann: posted, 0 of 4 endorsements'])
  await made.host.createInvitation({ person: 'Dee' })
  for (const by of ['Bob', 'Cyd', 'Dee', 'Eve'])
    await made.host.endorseSubmission({ submission: 1, by })
  await expect(run('enact', '1')).rejects.toThrow('it has no effect before it is accepted')
  made.now += 3 * 86_400_000
  expect(await run('enact', '1', { rule: '1250.30' })).toEqual(['Submission 1 is rule 1250.30.'])
  expect(await run('close-month', '2026-10')).toEqual(['2026-10 is closed, with 0 matches.'])
  expect((await run('statement', 'Ann'))[0]).toContain('Ann has 0 points')
  expect(await run('audit')).toEqual(['The books balance.'])
})

test('the operator deletes a person', async () => {
  const made = await http()
  const operator = clubClient({ url: made.server.url, token: made.tokens.get('operator') })
  const settings = { subject: 'Ann', reason: undefined, rule: undefined, quotas: {} }
  const done = await runOperatorCommand(operator, { ...settings, command: 'delete-person' })
  expect(done.lines).toEqual(['Ann is deleted. Backups from before still have their data.'])
  expect((await made.ask('Ann', 'GET /me'))[0]).toBe(401)
})
