import { describe, expect, test } from 'vitest'
import { tryPowerFaults } from './faults/faults.js'
import { canSeeFlushes } from './power/disk.js'
import { tryBackups } from './power-backups.js'

describe.skipIf(!canSeeFlushes)('when the power fails', () => {
  test('a host on a folder loses nothing that it acknowledged', async () => {
    expect(await tryPowerFaults(60, '1250')).toEqual([])
  })

  test('a store that does not flush is noticed', async () => {
    expect(await tryPowerFaults(20, '1250', true)).toContainEqual(expect.stringContaining('M 1 '))
  })

  test('a backup is the last one or the one before, and complete', async () => {
    expect(await tryBackups(10, '1250')).toEqual([])
  })
})
