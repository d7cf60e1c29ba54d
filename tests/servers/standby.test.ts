import { describe, expect, test } from 'vitest'
import { losePrimary } from './standby/lose-primary.js'

const loss = { actions: 60, seed: '1250', isSynchronous: true }

describe.skipIf(process.platform === 'win32')('two hosts whose primary is lost', () => {
  test('lose and double nothing that the standby had not yet received', async () => {
    expect(await losePrimary({ ...loss, moment: 'unsent', isEarly: false })).toEqual([])
  })

  test('lose and double nothing whose commit was not yet confirmed', async () => {
    expect(await losePrimary({ ...loss, moment: 'unheard', isEarly: true })).toEqual([])
  })

  test('lose actions if commits do not wait for the standby', async () => {
    const problems = await losePrimary({
      ...loss,
      moment: 'unsent',
      isEarly: false,
      isSynchronous: false,
    })
    expect(problems).toContainEqual(expect.stringContaining('is in the log 0 times'))
  })
})
