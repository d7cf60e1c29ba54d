import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { rich } from '../testing/rich.js'
import { certificateSchema } from './certificate.js'
import { positionOf } from './position.js'
import { prove } from './prove.js'

describe('the shape of a certificate', () => {
  test('is that of what the prover writes', () => {
    let kinds = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const proof = prove(positionOf(rich(seed), 'deck'), { reshuffle: 'on-draw' })
      if (proof.forever !== 'yes') continue
      const { certificate } = proof
      const parsed = safeParse(certificateSchema, JSON.parse(JSON.stringify(certificate)))
      expect(parsed).toMatchObject({ success: true, output: certificate })
      kinds = new Set([...kinds, ...certificate.nodes.map(({ kind }) => kind)])
    }
    expect([...kinds].sort()).toEqual(['counts', 'play', 'swap', 'treadmill'])
  })

  const swap = { kind: 'swap' }
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
    expect(safeParse(certificateSchema, junk).success).toBe(false)
  })
})
