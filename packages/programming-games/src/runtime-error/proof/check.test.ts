import { describe, expect, test } from 'vitest'
import { cardNumber, RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from '../cards.js'
import type { CountsNode, PlayNode, RuntimeErrorPlan, Tally } from './certificate.js'
import { createCertificate, MAX_STEPS, TOO_LONG } from './certificate.js'
import { checkCertificate } from './check.js'
import { trials } from './mutations.test-support.js'
import { positionOf, type RuntimeErrorPosition } from './position.js'
import { cards, example1, example2, statement } from './positions.test-support.js'
import { editsAt, momentOf } from './step.js'

const options = { reshuffle: 'on-draw' } as const
const swap = positionOf(example1, 'player')
const treadmill = positionOf(example2, 'player')

const play = (input: RuntimeErrorCard, node: number): PlayNode => ({
  kind: 'play',
  input,
  next: [{ drawn: [], node }],
})

describe('the checker accepts', () => {
  test.each<[string, RuntimeErrorPosition, RuntimeErrorPlan]>([
    ['a swap, by its name', swap, { nodes: [{ kind: 'swap' }] }],
    ['a swap, card by card', swap, { nodes: [play('7C', 1), play('8D', 0)] }],
    ['a treadmill, by its name', treadmill, { nodes: [{ kind: 'treadmill' }] }],
  ])('%s [RTE/win.b]', (_, position, certificate) => {
    expect(checkCertificate(createCertificate(position, certificate, options))).toEqual({
      ok: true,
    })
  })
})

describe('the checker refuses', () => {
  test.each<[string, RuntimeErrorPosition, RuntimeErrorPlan, number, string]>([
    ['a plan without nodes', swap, { nodes: [] }, -1, 'nodes'],
    ['a swap where there is none', treadmill, { nodes: [{ kind: 'swap' }] }, 0, 'take each other'],
    ['a treadmill where there is none', swap, { nodes: [{ kind: 'treadmill' }] }, 0, 'Too many'],
    ['a card that is not held', swap, { nodes: [play('8D', 0)] }, 0, '8D cannot be laid'],
    ['an edge to a missing node', swap, { nodes: [play('7C', 4)] }, 4, 'no such node'],
    ['an edge to a node of another moment', swap, { nodes: [play('7C', 0)] }, 0, 'Two different'],
    [
      'a draw without a next step',
      treadmill,
      { nodes: [play('5C', 0)] },
      0,
      'how to go on after a draw',
    ],
    ['a card that ends the turn', treadmill, { nodes: [play('KH', 0)] }, 0, 'turn ends with KH'],
    [
      'a script too late',
      swap,
      { script: statement('3C 4C 5C'), nodes: [{ kind: 'swap' }] },
      -1,
      'script',
    ],
  ])('%s [RTE/win.c]', (_, position, certificate, at, why) => {
    const checked = checkCertificate(createCertificate(position, certificate, options))
    expect(checked).toMatchObject({ ok: false, at })
    expect(checked.ok ? '' : checked.why).toContain(why)
  })

  test.each([
    ['with a deck that is too large', { ...swap, deck: 99 }],
    ['with a card twice', { ...swap, hand: [...swap.hand, ...swap.hand] }],
  ])('a position %s', (_, position) => {
    expect(
      checkCertificate(createCertificate(position, { nodes: [{ kind: 'swap' }] }, options)),
    ).toMatchObject({
      ok: false,
      at: -1,
    })
  })

  const luck = { kind: 'luck' }
  const edge = (node: unknown) => ({ ...play('7C', 0), next: [{ drawn: [], node }] })
  test.each<[string, unknown, number]>([
    ['null', null, -1],
    ['a word', 'swap', -1],
    ['a list', [{ kind: 'swap' }], -1],
    ['nodes that are a word', { nodes: 'swap' }, -1],
    ['a node of another kind', { nodes: [luck] }, 0],
    ['a later node of another kind', { nodes: [play('7C', 1), luck] }, 1],
    ['a node of no kind', { nodes: [{}] }, 0],
    ['no node', { nodes: [null] }, 0],
    ['an edge to the length', { nodes: [edge('length')] }, 0],
    ['an edge to the prototype', { nodes: [edge('__proto__')] }, 0],
    ['an edge before the first', { nodes: [edge(-1)] }, 0],
    ['an unknown field', { nodes: [{ kind: 'swap' }], isTrue: true }, -1],
  ])('%s, whatever the position [RTE/win.c]', (_, certificate, at) => {
    const lost = { ...swap, discard: cards('KD'), unseen: swap.unseen.filter((c) => c !== 'KD') }
    for (const position of [swap, { ...lost, deck: lost.unseen.length }]) {
      const { nodes: _, ...rest } = createCertificate(position, { nodes: [] }, options)
      const isPlan =
        typeof certificate === 'object' && certificate !== null && 'nodes' in certificate
      const checked = checkCertificate(isPlan ? { ...rest, ...certificate } : certificate)
      expect(checked).toMatchObject({ ok: false, at })
      expect(checked.ok ? '' : checked.why).toMatch(/^(No certificate|It is no)/)
    }
  })

  test('oversized certificates, before reading them', () => {
    const node = {
      kind: 'play',
      input: '7C',
      next: [{ drawn: RUNTIME_ERROR_CARDS, node: 0 }],
    } as const
    const nodes = Array.from({ length: 1 + MAX_STEPS / 54 }, () => node)
    const checked = checkCertificate(createCertificate(swap, { nodes }, options))
    expect(checked).toEqual({ ok: false, at: -1, why: `${TOO_LONG}.` })
    // A certificate with one node less is read.
    const fewer = checkCertificate(createCertificate(swap, { nodes: nodes.slice(1) }, options))
    expect(fewer).toMatchObject({ ok: false, at: 0 })
  })

  test('unknown fields, naming the first in a short sentence', () => {
    const right = createCertificate(swap, { nodes: [{ kind: 'swap' }] }, options)
    const checked = checkCertificate({ ...right, [`x\u0000${'y'.repeat(1e6)}`]: true })
    expect(checked).toMatchObject({ ok: false, at: -1 })
    const why = checked.ok ? '' : checked.why
    expect(why).toMatch(/^No certificate has that at x/u)
    expect(why).not.toContain('\u0000')
    expect(why.length).toBeLessThan(200)
  })

  test('missing fields, before looking at extra ones', () => {
    const { nodes: _, ...rest } = createCertificate(swap, { nodes: [] }, options)
    let listed = 0
    const given = new Proxy(rest, {
      ownKeys(target) {
        listed += 1
        return Reflect.ownKeys(target)
      },
    })
    expect(checkCertificate(given)).toMatchObject({ ok: false, at: -1 })
    expect(listed).toBe(0)
  })

  test('counts that are not numbers', () => {
    const zero: Tally = { dead: 0, S: 0, CS: 0, HS: 0, CHS: 0 }
    const node: CountsNode = {
      kind: 'counts',
      hand: { ...zero, HS: 0.5 },
      top: 'HS',
      below: zero,
      unseen: { ...zero, dead: swap.deck },
      deck: swap.deck,
      input: 'HS',
      next: [{ drawn: 'none', node: 0 }],
    }
    expect(checkCertificate(createCertificate(swap, { nodes: [node] }, options))).toMatchObject({
      ok: false,
      at: 0,
    })
  })

  test('mutated certificates, unless brute force confirms them [RTE/win.c]', () => {
    const found = trials(12, 200)
    expect(found).toMatchObject({ refused: [], accepted: [] })
    expect(found.sound).toBeGreaterThan(0)
  })
})

test('each of four statements can be edited', () => {
  const own = ['5D QD 2D', '4H 10H 2S', '3C 9C 3H', 'AS 8S 4C'].map(statement)
  const laid = { discard: [], unseen: cards('AC'), deck: 1, opponents: [[]], script: false }
  const moment = momentOf({ ...laid, own, hand: cards('7C 6D 6H 6C 6S') }, 'on-draw')
  const edits = [...editsAt(moment, cardNumber('7C'))]
  expect(new Set(edits.map(({ statement: at }) => at))).toEqual(new Set([0, 1, 2, 3]))
})
