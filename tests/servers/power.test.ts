import { describe, expect, test } from 'vitest'
import { tryPowerFaults } from './faults/faults.js'
import { canSeeFlushes } from './power/disk.js'
import { tryBackups } from './power-backups.js'

describe.skipIf(!canSeeFlushes)('a power failure', () => {
  test('loses nothing that a host on a folder has acknowledged', async () => {
    expect(await tryPowerFaults(60, '1250')).toEqual([])
  })

  test('reveals a store that does not flush', async () => {
    expect(await tryPowerFaults(20, '1250', true)).toContainEqual(expect.stringContaining('M 1 '))
  })

  test('leaves the last backup or the one before, and complete', async () => {
    expect(await tryBackups(10, '1250')).toEqual([])
  })
})
