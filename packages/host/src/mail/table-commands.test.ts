import { expect, test } from 'vitest'
import { world } from '../fresh.test-support.js'
import { submitReply } from './submit-reply.js'
import { parseTableCommand } from './table-commands.js'

test.each([
  ['/tables', { type: 'tables', game: undefined }],
  [' /Tables  spades ', { type: 'tables', game: 'spades' }],
  ['/sit', { type: 'sit', table: undefined, contribution: undefined }],
  ['/sit spades 3x7', { type: 'sit', table: 'spades 3x7', contribution: undefined }],
  ['/sit with a blue moon', { type: 'sit', table: undefined, contribution: 'a blue moon' }],
  ['/sit spades 3x7 with a  moon', { type: 'sit', table: 'spades 3x7', contribution: 'a moon' }],
  ['/stand', { type: 'stand', table: undefined }],
  ['/decline spades 3x7', { type: 'decline', table: 'spades 3x7' }],
  ['/rematch', { type: 'rematch' }],
  ['/rematch now', undefined],
  ['/sitting', undefined],
  ['sit', undefined],
  ['/sit\nbid 4', undefined],
  ['', undefined],
])('the mail %j gives the command %j', (text, command) => {
  expect(parseTableCommand(text)).toEqual(command)
})

test('people find a table, sit down and contribute to its chance, all by mail', async () => {
  const { host } = await world()
  let sent = 0
  /** What a mail of a person about a match or a table is answered. */
  const mail = async (match: string, person: string, text: string): Promise<string> => {
    sent += 1
    const reply = { text, problem: undefined, key: `${sent}`, id: undefined, from: 'ann@home.test' }
    return (await submitReply(host, { match, person }, reply)).paragraphs.join('\n')
  }
  expect(await mail('GPS 1', 'Ann', '/tables')).toBe('No table is open.')
  const opened = await host.tables.open({
    ...{ by: 'Cyd', idempotencyKey: 'club', game: 'pure-skill', seats: 3, title: 'Club' },
    ...{ invited: ['Bob'], contribution: 'a red sun' },
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const { table, commitment } = opened.value
  expect(await mail('GPS 1', 'Ann', '/tables')).toBe(
    `Table "${table}" (pure-skill, "Club"), opened by Cyd: 2 of 3 seats are free. At the table: Cyd.`,
  )
  expect(await mail('GPS 1', 'Ann', '/tables spades')).toBe('No table is open.')
  expect(await mail('GPS 1', 'Ann', `/sit ${table} with a blue moon`)).toBe(
    `Table "${table}" (pure-skill, "Club"), opened by Cyd: 1 of 3 seats is free. At the table: Cyd, Ann. You contribute "a blue moon" to its chance. Its chance is committed to as ${commitment}.`,
  )
  expect(await mail(table, 'Ann', '/stand')).toContain('2 of 3 seats are free')
  expect(await mail(table, 'Ann', '/sit with a green moon')).toContain('"a green moon"')
  expect(await mail(table, 'Bob', '/sit')).toContain('the match has started')
  const page = await host.getMatch(table, null)
  expect(page.ok && page.value.chance).toMatchObject({
    commitment,
    contributions: { Ann: 'a green moon', Cyd: 'a red sun' },
  })
  expect(await mail(table, 'Bob', '/decline')).toContain('Nothing was changed.')
  expect(await mail(table, 'Bob', '/rematch')).toContain('Nothing was changed.')
  expect(await mail(table, 'Bob', 'bid 4')).toContain('Done:')
  await host.close()
})
