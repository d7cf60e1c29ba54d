import type { GivenOptions } from '@ackanomic/host/cli'
import { expect, test } from 'vitest'
import { readSettings } from '../../../host/src/cli/settings.js'
import { type Http, http } from '../http.test-support.js'
import { CLUB_COMMANDS } from './club-commands.js'
import { readClubSettings } from './club-settings.js'

/** Returns a function that runs a command of the operator. */
function commandsOf({ server, tokens }: Http) {
  return (name: string, argument = '', given: GivenOptions = {}): Promise<readonly string[]> => {
    const command = CLUB_COMMANDS.find((each) => each.name === name)
    if (command === undefined) throw new Error(`There is no command ${name}.`)
    return command.run({
      argument,
      own: readClubSettings(given),
      settings: readSettings(given, []),
      schemas: [],
      connect: () => ({ url: server.url, token: tokens.get('operator') }),
      download: () => Promise.reject(new Error('Nothing is downloaded.')),
    })
  }
}

test('the operator manages tables, quotas and the society by commands', async () => {
  const made = await http()
  const run = commandsOf(made)
  expect(await run('tables')).toEqual(['No table is open.'])
  const opened = await made.host.createTable({
    by: 'Ann',
    idempotencyKey: '1',
    game: 'pure-skill',
    seats: 3,
  })
  const table = opened.ok ? opened.value.table : ''
  expect(await run('tables')).toEqual([`${table}: pure-skill, opened by Ann, 2 of 3 seats free`])
  expect(await run('close-table', table)).toEqual([`The table ${table} is closed.`])
  expect(await run('quotas', '', { quota: ['openTables=2'] })).toContain('openTables=2')
  expect(await run('quotas-of', 'Ann', { quota: ['openTables=3'] })).toContain('openTables=3')
  expect(await run('quotas')).toContain('openTables=2')
  expect(await run('quotas-of', 'Ann')).toContain('openTables=3')
  expect(await run('submissions')).toEqual(['There are no Submissions.'])
  await made.host.postSubmission({
    by: 'Ann',
    idempotencyKey: '1',
    label: 'General Equipment Submission',
    title: 'Dice',
    text: 'There is a die.',
    describes: [{ name: 'Die', definition: 'It has 12 sides.' }],
  })
  expect(await run('submissions')).toEqual(['1: Dice, by Ann: posted, 0 of 4 endorsements'])
  await made.host.createInvitation({ person: 'Dee' })
  for (const by of ['Bob', 'Cyd', 'Dee', 'Eve'])
    await made.host.endorseSubmission({ submission: 1, by })
  await expect(run('enact', '1')).rejects.toThrow('it has no effect before it is accepted')
  made.now += 3 * 86_400_000
  expect(await run('enact', '1', { rule: ['1250.30'] })).toEqual(['Submission 1 is rule 1250.30.'])
  expect(await run('close-month', '2026-10')).toEqual(['2026-10 is closed, with 0 matches.'])
  expect((await run('statement', 'Ann'))[0]).toContain('Ann has 0 points')
  expect(await run('audit')).toEqual(['The books balance.'])
})

test('the operator deletes a person by a command', async () => {
  const made = await http()
  expect(await commandsOf(made)('delete-person', 'Ann')).toEqual([
    'Ann is deleted. Backups from before still have their data.',
  ])
  expect((await made.ask('Ann', 'GET /me'))[0]).toBe(401)
})
