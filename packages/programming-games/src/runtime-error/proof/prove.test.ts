import { describe, expect, test } from 'vitest'
import { bruteForce } from './brute-force.test-support.js'
import { createCertificate } from './certificate.js'
import { checkCertificate } from './check.js'
import {
  positionOf,
  type RuntimeErrorKnowledge,
  type RuntimeErrorPosition,
  type RuntimeErrorReshuffle,
} from './position.js'
import { cards, example1, example2, example2Hidden, statement } from './positions.test-support.js'
import { provePosition } from './prove.js'

const both: readonly RuntimeErrorReshuffle[] = ['on-draw', 'when-empty']
const readings: readonly RuntimeErrorKnowledge[] = ['player', 'deck']

describe('the examples of the rule', () => {
  test.each(both.flatMap((r) => readings.map((k) => [r, k] as const)))(
    'are wins (%s, %s) [RTE/win.a, RTE/win.f, RTE/win.g]',
    (reshuffle, knowledge) => {
      for (const zones of [example1, example2]) {
        const position = positionOf(zones, knowledge)
        const proof = provePosition(position, { reshuffle })
        expect(proof.forever).toBe('yes')
        if (proof.forever === 'yes') {
          expect(
            checkCertificate(createCertificate(position, proof.certificate, { reshuffle })),
          ).toEqual({
            ok: true,
          })
        }
      }
    },
  )

  test('include the second with unseen kings, a win for a player who knows the deck [RTE/win.e]', () => {
    expect(
      provePosition(positionOf(example2Hidden, 'deck'), { reshuffle: 'on-draw' }).forever,
    ).toBe('yes')
    expect(
      provePosition(positionOf(example2Hidden, 'player'), { reshuffle: 'on-draw' }).forever,
    ).toBe('no')
  })

  test('include the second with a king in the deck, which needs one more card to load and loop', () => {
    const [first = '6S', ...deck] = example2.deck
    const withKing = {
      ...example2,
      hand: cards('5C KH KD'),
      deck: [...example2.deck, ...cards('KC')],
    }
    expect(provePosition(positionOf(withKing, 'deck'), { reshuffle: 'on-draw' }).forever).toBe('no')
    const spare = { ...withKing, hand: [...withKing.hand, first], deck: [...deck, ...cards('KC')] }
    expect(provePosition(positionOf(spare, 'deck'), { reshuffle: 'on-draw' }).forever).toBe('yes')
  })
})

interface Case {
  readonly hand: string
  readonly discard?: string
  readonly deck?: string
  readonly own: readonly string[]
  readonly theirs?: readonly string[]
  readonly script?: boolean
}

const positionFrom = ({
  hand,
  discard = '',
  deck = '',
  own,
  theirs = [],
  script,
}: Case): RuntimeErrorPosition => ({
  hand: cards(hand),
  discard: cards(discard),
  unseen: cards(deck),
  deck: cards(deck).length,
  own: own.map(statement),
  opponents: [theirs.map(statement)],
  script: script ?? false,
})

const SWAP = ['5D QD 2H', '4H 10H 2S']

/** The proofs of each position, reshuffling on draw and when empty. */
const table: readonly [string, Case, on: 'yes' | 'no', when: 'yes' | 'no'][] = [
  ['no statement', { hand: '7C 8C', own: [] }, 'no', 'no'],
  ['no card in the hand', { hand: '', discard: '8D', own: SWAP }, 'no', 'no'],
  [
    'LOOP alone runs out of cards [RTE/loop.b]',
    { hand: '5C 6C 7C', own: ['4H 10H 2S'] },
    'no',
    'no',
  ],
  [
    'the input is not yet in the discard pile [RTE/pull.c]',
    { hand: '7C', deck: 'AC', own: SWAP },
    'no',
    'no',
  ],
  [
    'an empty pile is ignored, and two cards swap [RTE/pull.b]',
    { hand: '7C 8D', deck: 'AC', own: SWAP },
    'yes',
    'yes',
  ],
  [
    'with an empty deck, a discard may become the deck at once [RTE/deck.a]',
    { hand: '7C 8D', own: SWAP },
    'yes',
    'no',
  ],
  [
    'the second card of the pile is out of reach [RTE/pull.a]',
    { hand: '7C', discard: '8D AC', deck: '2C', own: SWAP },
    'no',
    'no',
  ],
  [
    'LOAD with nothing anywhere gives nothing [RTE/deck.b]',
    { hand: '5C', own: ['AS KS 2C', 'AD QD 2S'] },
    'no',
    'no',
  ],
  [
    'LOAD draws the discarded cards again',
    { hand: '5C 6C', own: ['AS KS 2C', 'AD QD 2S'] },
    'yes',
    'yes',
  ],
  [
    'a triggered LOAD is compulsory [RTE/test.d]',
    { hand: '7C', discard: 'KC 8D', deck: 'AC', own: [...SWAP, '7H 8H 2C'] },
    'no',
    'no',
  ],
  [
    'a forced edit can spoil a swap [RTE/test.d]',
    { hand: '7C AC', discard: '8D', deck: '2C', own: [...SWAP, '6S 9S 2D'], theirs: [] },
    'no',
    'no',
  ],
  [
    'an impossible edit is ignored [RTE/edit.f]',
    { hand: '7C', discard: '8D', deck: '2C', own: [...SWAP, '6S 9S 2D'] },
    'yes',
    'yes',
  ],
  [
    'EDIT turned into PULL: two inputs and a heart',
    { hand: '7C 8D 3H', deck: 'AC', own: ['6S 9S 2D', '4H 10H 2S'] },
    'yes',
    'yes',
  ],
  [
    'EDIT turned into PULL: two inputs without a heart',
    { hand: '7C 8D 3S', deck: 'AC', own: ['6S 9S 2D', '4H 10H 2S'] },
    'no',
    'no',
  ],
  [
    'an edit of a statement that loads silences it [RTE/edit.b, RTE/edit.e]',
    { hand: '7C 8D 3H', discard: '', deck: 'AC', own: ['6S 7S 2D', '6H 9H 2C', '4H 10H 2S'] },
    'yes',
    'yes',
  ],
  [
    'a script makes the loop [RTE/script.a]',
    { hand: '7C 8D 4H 10H 2S', deck: 'AC', own: ['5D QD 2H'], script: true },
    'yes',
    'yes',
  ],
  [
    'no script is left [RTE/script.b]',
    { hand: '7C 8D 4H 10H 2S', deck: 'AC', own: ['5D QD 2H'] },
    'no',
    'no',
  ],
  [
    'one script a turn is not enough [RTE/script.b]',
    { hand: '7C 8D 4H 10H 2S 5D QD 2H', deck: 'AC', own: [], script: true },
    'no',
    'no',
  ],
  [
    'bounds are included [RTE/test.b]',
    { hand: '5C', discard: '10D', deck: 'AC', own: SWAP },
    'yes',
    'yes',
  ],
  [
    "opponents' statements do not help [RTE/test.c]",
    { hand: '7C', discard: '8D', deck: 'AC', own: ['5D QD 2H'], theirs: ['4H 10H 2S'] },
    'no',
    'no',
  ],
]

describe('the verdict on a position', () => {
  test.each(table)('is right: %s', (_, given, on, when) => {
    const position = positionFrom(given)
    for (const [reshuffle, expected] of [
      ['on-draw', on],
      ['when-empty', when],
    ] as const) {
      const proof = provePosition(position, { reshuffle })
      expect([reshuffle, proof.forever]).toEqual([reshuffle, expected])
      expect(bruteForce(position, reshuffle, 1e5)?.forever).toBe(expected === 'yes')
      if (proof.forever === 'yes') {
        expect(
          checkCertificate(createCertificate(position, proof.certificate, { reshuffle })),
        ).toEqual({
          ok: true,
        })
      }
    }
  })
})

describe('the prover', () => {
  const edits = positionFrom({
    hand: '7C 8D 3H 9C 10C',
    deck: 'AC',
    own: ['6S 9S 2D', '4H 10H 2S'],
  })

  test('gives up when its budget is spent, within the allowed states', () => {
    for (const budget of [0, 1, 2, 7]) {
      const proof = provePosition(edits, { reshuffle: 'on-draw', budget })
      expect(proof.forever).toBe('undecided')
      expect(proof.states).toBeLessThanOrEqual(budget)
    }
  })

  test('gives the same answer to the same question', () => {
    const options = { reshuffle: 'on-draw' } as const
    expect(provePosition(edits, options)).toEqual(provePosition(edits, options))
  })

  test('gives plain JSON', () => {
    const proof = provePosition(edits, { reshuffle: 'on-draw' })
    expect(JSON.parse(JSON.stringify(proof))).toEqual(proof)
  })

  test('throws on anything but a position', () => {
    const broken = { ...edits, deck: 7 }
    expect(() => provePosition(broken, { reshuffle: 'on-draw' })).toThrow(RangeError)
  })
})

test('the prover finds no LOOP in three cards, which cannot be both statement and input', () => {
  const laid = { discard: [], unseen: cards('AC'), deck: 1, own: [], opponents: [[]], script: true }
  const proof = provePosition({ ...laid, hand: cards('3H 10H 2S') }, { reshuffle: 'on-draw' })
  expect(proof).toEqual({ forever: 'no', states: 0 })
})
