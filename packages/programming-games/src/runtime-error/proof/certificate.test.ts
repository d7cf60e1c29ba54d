import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { hasShape, jsonSchemaOf } from '../testing/json-schema.js'
import { mutated } from '../testing/mutations.js'
import { dice } from '../testing/positions.js'
import { rich } from '../testing/rich.js'
import { createCertificate, runtimeErrorCertificateSchema } from './certificate.js'
import { positionOf } from './position.js'
import { provePosition } from './prove.js'

const jsonSchema = JSON.parse(
  readFileSync(join(import.meta.dirname, 'certificate.schema.json'), 'utf8'),
) as Readonly<Record<string, unknown>>

describe('the shape of a certificate', () => {
  test('is that of what the prover writes', () => {
    let kinds = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const proof = provePosition(positionOf(rich(seed), 'deck'), { reshuffle: 'on-draw' })
      if (proof.forever !== 'yes') continue
      const { certificate } = proof
      const parsed = safeParse(
        runtimeErrorCertificateSchema,
        JSON.parse(JSON.stringify(certificate)),
      )
      expect(hasShape(certificate, jsonSchema)).toBe(true)
      const roll = dice(seed)
      const spoilt = { ...mutated(certificate, certificate.position, roll), version: roll(2) }
      expect(hasShape(spoilt, jsonSchema)).toBe(
        safeParse(runtimeErrorCertificateSchema, spoilt).success,
      )
      expect(parsed).toMatchObject({ success: true, output: certificate })
      kinds = new Set([...kinds, ...certificate.nodes.map(({ kind }) => kind)])
    }
    expect([...kinds].sort()).toEqual(['counts', 'play', 'swap', 'treadmill'])
  })

  test('stands as a JSON Schema beside it', () => {
    const title = 'A certificate of Runtime Error, version 1'
    expect(jsonSchema).toEqual(jsonSchemaOf(runtimeErrorCertificateSchema, title))
  })

  const swap = { kind: 'swap' }
  const fields = createCertificate(
    positionOf(rich(1), 'deck'),
    { nodes: [] },
    { reshuffle: 'on-draw' },
  )
  test('is that of a certificate', () => {
    expect(safeParse(runtimeErrorCertificateSchema, { ...fields, nodes: [swap] }).success).toBe(
      true,
    )
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no nodes', { nodes: [] }],
    ['a node of another kind', { nodes: [{ kind: 'luck' }] }],
    ['a key too many', { nodes: [{ ...swap, card: '7C' }] }],
    ['a card that is none', { nodes: [{ kind: 'play', input: '1C', next: [] }] }],
    [
      'an edge to half a node',
      { nodes: [{ kind: 'play', input: '7C', next: [{ drawn: [], node: 0.5 }] }] },
    ],
    ['a script of two cards', { script: { lower: '7C', upper: '8C' }, nodes: [swap] }],
  ])('is not that of %s', (_, junk) => {
    const certificate = typeof junk === 'object' ? { ...fields, ...junk } : junk
    expect(safeParse(runtimeErrorCertificateSchema, certificate).success).toBe(false)
    expect(hasShape(certificate, jsonSchema)).toBe(false)
  })
})
