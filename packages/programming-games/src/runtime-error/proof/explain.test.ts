import { describe, expect, test } from 'vitest'
import { cards, example1, example2, statement } from '../testing/examples.js'
import { createCertificate } from './certificate.js'
import { explainCertificate } from './explain.js'
import { positionOf, type RuntimeErrorPosition } from './position.js'
import { provePosition } from './prove.js'

const told = (position: RuntimeErrorPosition): string[] => {
  const proof = provePosition(position, { reshuffle: 'on-draw' })
  if (proof.forever !== 'yes') throw new Error(`it is ${proof.forever}`)
  return explainCertificate(proof.certificate)
}

describe('a proof in words', () => {
  test('of the first example [RTE/win.b, RTE/win.f]', () => {
    expect(told(positionOf(example1, 'player'))).toEqual([
      '1. Play 7C: PULL takes 8D; LOOP puts 7C on the discard pile. Play 8D: PULL takes 7C; LOOP puts 8D there. And so on from step 1, for ever.',
    ])
  })

  test('of the second example [RTE/win.b, RTE/win.g]', () => {
    expect(told(positionOf(example2, 'player'))).toEqual([
      '1. Play 5C one by one: LOAD draws a card, LOOP asks for the next. Every other card that is drawn does the same, so this can be repeated for ever.',
    ])
  })

  test('of a plan with a script, an edit and a swap', () => {
    const position: RuntimeErrorPosition = {
      hand: cards('7C 8D 3H 4H 10H 2S'),
      discard: [],
      unseen: cards('AC'),
      deck: 1,
      own: [statement('6S 9S 2D')],
      opponents: [[statement('AH 2H QC')]],
      script: true,
    }
    expect(told(position)).toEqual([
      '1. Lay the statement 3H to 10H: 2S (LOOP).',
      '2. Play 8D: EDIT replaces the function 2D of your own statement 1 with 4H; LOOP puts 8D on the discard pile. Go on at step 3.',
      '3. Play 7C: PULL takes 8D; LOOP puts 7C on the discard pile. Play 8D: PULL takes 7C; LOOP puts 8D there. And so on from step 3, for ever.',
    ])
  })

  test('that edits an opponent’s statement, by their name where it is given', () => {
    const position: RuntimeErrorPosition = {
      hand: cards('7C KC 8D'),
      discard: [],
      unseen: cards('AC'),
      deck: 1,
      own: [statement('6S 9S 2D'), statement('4H 10H 2S')],
      opponents: [[], [statement('3C 4C QH')]],
      script: false,
    }
    const edit = { of: 1, statement: 0, slot: 'upper', card: 'KC' } as const
    const next = [{ drawn: [], node: 0 }]
    const plan = { nodes: [{ kind: 'play', input: '7C', edit, next }] } as const
    const certificate = createCertificate(position, plan, { reshuffle: 'on-draw' })
    const edited = (owner: string) =>
      `1. Play 7C: EDIT replaces the upper bound 4C of ${owner} statement 1 with KC; LOOP puts 7C on the discard pile. Go on at step 1.`
    expect(explainCertificate(certificate)).toEqual([edited("opponent 2's")])
    const opponents = ['Bob', 'Cyd']
    expect(explainCertificate(certificate, { opponents })).toEqual([edited('Cyd’s')])
  })
})
