import { expect, test } from 'vitest'
import { pureSkillMatch, world } from '../fresh.test-support.js'
import { submitReply } from './submit-reply.js'

test('a mail shows, changes and withdraws a plan', async () => {
  const { host } = await world()
  await host.createMatch(pureSkillMatch)
  const mail = async (text: string): Promise<string> => {
    const reply = { text, problem: undefined, key: text, id: undefined, from: 'bob@home.test' }
    const seat = { match: pureSkillMatch.match, person: 'Bob' }
    return (await submitReply(host, seat, reply)).paragraphs.join('\n')
  }
  expect(await mail('/plan')).toBe('You have no plan.')
  const plan = 'Your plan:\nif prize > 9: K else 3\nhello\n  ('
  expect(await mail('/plan\nif prize > 9: K else 3\nhello')).toContain(plan)
  expect(await mail(' /Plan ')).toContain(plan)
  expect(await mail('/plan if prize')).toContain('Nothing was changed.')
  expect(await mail('/plan none')).toBe('You have no plan.')
  await host.close()
})
