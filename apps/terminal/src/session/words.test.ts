import { describe, expect, test } from 'vitest'
import { wordReferee } from './words.js'

describe('the dictionary', () => {
  test('is English, whatever name a game gives it', async () => {
    const referee = await wordReferee()
    const match = { gameId: 'any', matchId: 'any', committedAt: 0 }
    const inquiry = { id: 0, name: 'word', to: 'referee', at: 0, details: null } as const
    const ask = (question: Parameters<typeof referee>[0]['question']): unknown =>
      referee({ ...inquiry, question }, match)
    expect(ask({ kind: 'word', word: 'QUINCE', dictionary: 'any' })).toBe(true)
    expect(ask({ kind: 'word', word: 'zzxq', dictionary: 'any' })).toBe(false)
    expect(ask({ kind: 'inside', fragment: 'uperso', dictionary: 'any' })).toBe(true)
    expect(ask({ kind: 'pick', of: 3 })).toBeUndefined()
  })
})
