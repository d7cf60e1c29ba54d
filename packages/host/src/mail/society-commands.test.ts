import { expect, test } from 'vitest'
import { world } from '../fresh.test-support.js'
import { parseSocietyCommand } from './society-commands.js'
import { submitReply } from './submit-reply.js'

test.each([
  ['/submissions', { type: 'submissions' }],
  [' /Statement ', { type: 'statement' }],
  ['/submission 3', { type: 'submission', submission: 3 }],
  ['/endorse  3', { type: 'endorse', submission: 3 }],
  ['/veto 3 as Speaker', { type: 'veto', submission: 3, as: 'speaker', explanation: undefined }],
  [
    '/veto 3 as senate: It is a scam.',
    { type: 'veto', submission: 3, as: 'senate', explanation: 'It is a scam.' },
  ],
  ['/endorse', undefined],
  ['/endorse three', undefined],
  ['/veto 3', undefined],
  ['/submissions now', undefined],
  ['/endorse 3\nbid 4', undefined],
  ['', undefined],
])('the mail %j gives the command %j', (text, command) => {
  expect(parseSocietyCommand(text)).toEqual(command)
})

test('people read, endorse and veto a Submission by mail, and ask for their statement', async () => {
  const { host } = await world({ hasRole: (person, role) => `${person} ${role}` === 'Zoe speaker' })
  const mail = async (person: string, text: string): Promise<string> => {
    const reply = { text, problem: undefined, key: text, id: undefined, from: 'ann@home.test' }
    const done = await submitReply(host, { match: '/society', person }, reply)
    return done.paragraphs.join('\n')
  }
  expect(await mail('Ann', '/submissions')).toBe('No Submission is open.')
  for (const person of ['Ann', 'Bob', 'Zoe']) await host.invite(person)
  const posted = await host.society.post({
    ...{ by: 'Ann', idempotencyKey: '1', label: 'General Equipment Submission', title: 'Dice' },
    ...{ text: 'There is a die.', describes: [{ name: 'Die', definition: 'It has 12 sides.' }] },
  })
  expect(posted.ok).toBe(true)
  const until = 'until Sun, 29 Nov 2026 00:00:00 GMT'
  const line = (count: number) =>
    `General Equipment Submission 1, "Dice", by Ann: ${count} of 4 have endorsed it, ${until}.`
  expect(await mail('Bob', '/endorse 1')).toBe(line(1))
  expect(await mail('Bob', '/submission 1')).toBe(`${line(1)}\nThere is a die.`)
  expect(await mail('Bob', '/submissions')).toBe(line(1))
  expect(await mail('Ann', '/endorse 1')).toContain('Nothing was changed.')
  expect(await mail('Bob', '/veto 1 as speaker: No.')).toContain('does not hold the role')
  expect(await mail('Zoe', '/veto 1 as speaker: No.')).toContain('it is rejected.')
  expect(await mail('Ann', '/submission 2')).toContain('There is no Submission 2.')
  expect(await mail('Ann', '/statement')).toContain('Ann has 0 points')
  await host.close()
})
