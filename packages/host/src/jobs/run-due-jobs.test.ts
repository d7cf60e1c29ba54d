import { days } from '@ackanomic/core'
import { expect, test } from 'vitest'
import { pureSkillMatch, START, world } from '../fresh.test-support.js'

test('a clock that is set back while a deadline fires suspends no match', async () => {
  const ahead: number[] = []
  const { host, faults } = await world({ now: () => ahead.shift() ?? START })
  await host.open(pureSkillMatch)
  ahead.push(START + days(40))
  expect((await host.runDueJobs()).deadlines).toBe(1)
  expect(faults).toEqual([])
  await host.close()
})
