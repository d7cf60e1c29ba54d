import { describe, expect, test } from 'vitest'
import type { PlayNode, RuntimeErrorCertificate, RuntimeErrorPlan } from './certificate.js'
import { createCertificate } from './certificate.js'
import { explainCertificate } from './explain.js'
import { positionOf, type RuntimeErrorPosition } from './position.js'
import { cards, example1, example2, statement } from './positions.test-support.js'
import { provePosition } from './prove.js'

const options = { reshuffle: 'on-draw' } as const

const explanationOf = (position: RuntimeErrorPosition, shown = {}): string[] => {
  const proof = provePosition(position, options)
  if (proof.forever !== 'yes') throw new Error(`it is ${proof.forever}`)
  return explainCertificate(proof.certificate, shown)
}

describe('a proof in words', () => {
  test('explains the first example [RTE/win.b, RTE/win.f]', () => {
    expect(explanationOf(positionOf(example1, 'player'))).toEqual([
      '1. Play 7C: PULL takes 8D; LOOP puts 7C on the discard pile. Play 8D: PULL takes 7C; LOOP puts 8D there. And so on from step 1, for ever.',
    ])
  })

  test('explains the second example [RTE/win.b, RTE/win.g]', () => {
    expect(explanationOf(positionOf(example2, 'player'))).toEqual([
      '1. Play 5C one by one: LOAD draws a card, LOOP asks for the next. Every other card that is drawn does the same, so this can be repeated for ever.',
    ])
  })

  test('explains a plan with a script, an edit and a swap', () => {
    const position: RuntimeErrorPosition = {
      hand: cards('7C 8D 3H 4H 10H 2S'),
      discard: [],
      unseen: cards('AC'),
      deck: 1,
      own: [statement('6S 9S 2D')],
      opponents: [[statement('AH 2H QC')]],
      script: true,
    }
    const steps = explanationOf(position)
    const most = (count: number): string[] => explanationOf(position, { most: count })
    expect(most(1)).toEqual([...steps.slice(0, 1), '(2 more steps)'])
    expect(most(2)).toEqual([...steps.slice(0, 2), '(1 more step)'])
    expect(most(3)).toEqual(steps)
    expect(steps).toEqual([
      '1. Lay the statement 3H to 10H: 2S (LOOP).',
      '2. Play 8D: EDIT replaces the function 2D of your own statement 1 with 4H; LOOP puts 8D on the discard pile. Go on at step 3.',
      '3. Play 7C: PULL takes 8D; LOOP puts 7C on the discard pile. Play 8D: PULL takes 7C; LOOP puts 8D there. And so on from step 3, for ever.',
    ])
  })

  test('explains a swap with both cards in hand', () => {
    const own = [statement('5D QD 2H'), statement('4H 10H 2S')]
    const none = { discard: [], unseen: cards('AC'), deck: 1, opponents: [[]], script: false }
    expect(explanationOf({ ...none, own, hand: cards('7C 8D') })).toEqual([
      '1. Play 8D: LOOP puts it on the discard pile. Play 7C: PULL takes 8D; LOOP puts 7C there. Play 8D: PULL takes 7C. And so on from step 1, for ever.',
    ])
  })

  test.each([
    ['8D', 'PULL takes 8D'],
    ['', 'PULL finds no card'],
  ])('explains a play with “%s” on the discard pile and the effect of PULL', (top, says) => {
    const own = [statement('5D QD 2H'), statement('4H 10H 2S')]
    const none = { unseen: cards('AC'), deck: 1, opponents: [[]], script: false }
    const hand = cards(top === '' ? '7C 8D' : '7C')
    const next = [{ drawn: [], node: 1 }]
    const nodes = [{ kind: 'play', input: '7C', next }, { kind: 'swap' }] as const
    const laid = { ...none, own, hand, discard: cards(top) }
    expect(explainCertificate(createCertificate(laid, { nodes }, options))[0]).toBe(
      `1. Play 7C: ${says}; LOOP puts 7C on the discard pile. Go on at step 2.`,
    )
  })

  test('explains a treadmill that may lose a card to a draw', () => {
    const own = [statement('3D 10D KC'), statement('2D JD KS')]
    const none = {
      discard: cards('QC'),
      unseen: cards('7H QH'),
      deck: 2,
      opponents: [[]],
      script: false,
    }
    const nodes = [{ kind: 'treadmill' }] as const
    const laid = { ...none, own, hand: cards('5C 6C 4C') }
    expect(explainCertificate(createCertificate(laid, { nodes }, options))).toEqual([
      '1. Play 4C, 5C or 6C one by one: LOAD draws a card, LOOP asks for the next. A draw that does not do the same (QH or QC) stays in the hand and costs you one of them, once; but you hold 3, and fewer of the others can be drawn. Every other card that is drawn does the same, so this can be repeated for ever.',
    ])
  })

  const position: RuntimeErrorPosition = {
    hand: cards('2C KC 7C 8D'),
    discard: [],
    unseen: cards('AC'),
    deck: 1,
    own: [statement('AS 2S 2D'), statement('5D QD 2H'), statement('AH 10H 3S')],
    opponents: [[], [statement('3C 4C QH')]],
    script: false,
  }
  const edit = { of: 1, statement: 0, slot: 'upper', card: 'KC' } as const
  const plan = (next: PlayNode['next']): RuntimeErrorPlan => ({
    nodes: [{ kind: 'play', input: '2C', edit, next }, { kind: 'swap' }],
  })
  const certificate = createCertificate(position, plan([{ drawn: [], node: 1 }]), options)

  test('names the opponent whose statement is edited', () => {
    const edited = (owner: string) =>
      `1. Play 2C: EDIT replaces the upper bound 4C of ${owner} statement 1 with KC; LOOP puts 2C on the discard pile. Go on at step 2.`
    expect(explainCertificate(certificate)[0]).toBe(edited('opponent 2’s'))
    const opponents = ['Bob', 'Cyd']
    expect(explainCertificate(certificate, { opponents })[0]).toBe(edited('Cyd’s'))
  })

  test('omits steps that nothing leads to', () => {
    const { nodes } = plan([{ drawn: [], node: 1 }])
    const longer = createCertificate(position, { nodes: [...nodes, { kind: 'swap' }] }, options)
    expect(explainCertificate(longer)).toEqual(explainCertificate(certificate))
  })

  test('omits ways that no draw leads to', () => {
    const ways = [
      { drawn: cards('AC'), node: 9 },
      { drawn: [], node: 1 },
    ]
    const roundabout = createCertificate(position, plan(ways), options)
    expect(explainCertificate(roundabout)).toEqual(explainCertificate(certificate))
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['an empty object', {}],
    ['malformed nodes', { ...certificate, nodes: [{}] }],
    [
      'an edge to a missing node',
      createCertificate(position, plan([{ drawn: [], node: 2 }]), options),
    ],
    ['a plan that does not hold', { ...certificate, position: { ...position, hand: ['2C'] } }],
  ])('is not given for %s', (_, given) => {
    expect(() => explainCertificate(given as RuntimeErrorCertificate)).toThrow(RangeError)
  })
})
