import { expect, test } from 'vitest'
import { TokenCache } from './token-cache.js'

test('a token is read once and then cached until it is revoked', async () => {
  const cache = new TokenCache()
  let reads = 0
  const read = async (): Promise<string> => {
    reads += 1
    return 'Ann'
  }
  for (let i = 0; i < 3; i++) expect(await cache.find('hash', read)).toBe('Ann')
  expect(reads).toBe(1)
  cache.revoke('Bob')
  await cache.find('hash', read)
  expect(reads).toBe(1)
  cache.revoke('Ann')
  expect(await cache.find('hash', async () => undefined)).toBeUndefined()
})

test('a token that is revoked while it is read is not cached', async () => {
  const cache = new TokenCache()
  let answer = (_: string): void => undefined
  const read = new Promise<string>((done) => {
    answer = done
  })
  const slow = cache.find('hash', () => read)
  cache.revoke('Ann')
  answer('Ann')
  await slow
  expect(await cache.find('hash', async () => undefined)).toBeUndefined()
})

test('an invalid token is not cached', async () => {
  const cache = new TokenCache()
  expect(await cache.find('hash', async () => undefined)).toBeUndefined()
  expect(await cache.find('hash', async () => 'Ann')).toBe('Ann')
})
