import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { createCertificate, runtimeErrorCertificateSchema } from './certificate.js'
import { positionOf } from './position.js'
import { rich } from './positions.test-support.js'
import { provePosition } from './prove.js'

describe('the shape of a certificate', () => {
  test('fits the certificates of the prover', () => {
    let kinds = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const proof = provePosition(positionOf(rich(seed), 'deck'), { reshuffle: 'on-draw' })
      if (proof.forever !== 'yes') continue
      const { certificate } = proof
      const parsed = safeParse(
        runtimeErrorCertificateSchema,
        JSON.parse(JSON.stringify(certificate)),
      )
      expect(parsed).toMatchObject({ success: true, output: certificate })
      kinds = new Set([...kinds, ...certificate.nodes.map(({ kind }) => kind)])
    }
    expect([...kinds].sort()).toEqual(['counts', 'play', 'swap', 'treadmill'])
  })

  const swap = { kind: 'swap' }
  const fields = createCertificate(
    positionOf(rich(1), 'deck'),
    { nodes: [] },
    { reshuffle: 'on-draw' },
  )
  test('fits a certificate written by hand', () => {
    expect(safeParse(runtimeErrorCertificateSchema, { ...fields, nodes: [swap] }).success).toBe(
      true,
    )
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no nodes', { nodes: [] }],
    ['a node of another kind', { nodes: [{ kind: 'luck' }] }],
    ['an extra key', { nodes: [{ ...swap, card: '7C' }] }],
    ['an unknown card', { nodes: [{ kind: 'play', input: '1C', next: [] }] }],
    [
      'an edge to half a node',
      { nodes: [{ kind: 'play', input: '7C', next: [{ drawn: [], node: 0.5 }] }] },
    ],
    ['a script of two cards', { script: { lower: '7C', upper: '8C' }, nodes: [swap] }],
  ])('does not fit %s', (_, junk) => {
    const certificate = typeof junk === 'object' ? { ...fields, ...junk } : junk
    expect(safeParse(runtimeErrorCertificateSchema, certificate).success).toBe(false)
  })
})
