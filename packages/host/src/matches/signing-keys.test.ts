import { deriveSigningKey, verifySignature } from '@ackanomic/core/proof'
import { expect, test } from 'vitest'
import { nodeSigningKey } from './signing-keys.js'

test.each([1, 2])('the host’s key %i is the one that the specification derives', async (number) => {
  const secret = new TextEncoder().encode('only the host knows')
  const [own, specified] = [nodeSigningKey(secret, number), await deriveSigningKey(secret, number)]
  expect(own.publicKey).toBe(specified.publicKey)
  const value = { match: 'zwölf', half: '\ud800' }
  const signature = await own.sign(value)
  expect(signature).toBe(await specified.sign(value))
  expect(await verifySignature(own.publicKey, value, signature)).toBe(true)
})
