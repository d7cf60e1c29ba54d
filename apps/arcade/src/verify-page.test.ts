import { describe, expect, test } from 'vitest'
import { sortFiles } from './verify-page.js'

const receipt = { format: 'ackanomic receipt' }
const seat = { format: 'ackanomic seat receipt' }

describe('a file to verify', () => {
  test.each<[name: string, files: readonly unknown[], receipts: readonly unknown[]]>([
    ['a receipt', [receipt], [receipt]],
    ['a seat receipt', [seat], [seat]],
    ['a list of both', [[seat, receipt]], [seat, receipt]],
    ['one file for each', [seat, receipt], [seat, receipt]],
  ])('can be receipts: %s', (_, files, receipts) => {
    expect(sortFiles(files.map((file) => JSON.stringify(file)))).toMatchObject({ receipts })
  })

  test('can be the keys of a host', () => {
    expect(sortFiles(['{"keys": []}']).keys).toEqual([])
  })

  test('is otherwise the save of a match', () => {
    expect(sortFiles(['a letter']).save).toBe('a letter')
  })
})
