import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { rustyLantern } from './game.js'
import { Script } from './script.test-support.js'

const ante = [
  { kind: 'A$', count: 5 },
  { kind: 'Favour', count: 1 },
]

const join = (paid: typeof ante) =>
  ({ type: 'join', person: 'Dov', join: { after: null, ante: paid } }) as const

/** Ann wins a tale with an ante, which the newcomer Dov has also paid. */
function won(): Script {
  const tale = new Script({ options: { ante, epilogue: 'none' } }).joins('Dov', { ante })
  for (const card of ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7']) tale.tells('Ann', card)
  return tale
}

describe('the ante', () => {
  test('is announced at the start and fixed from then on [1250.18/ante.a]', () => {
    const tale = new Script({ cards: 0, options: { ante } })
    expect(tale.ownEvents[0]).toMatchObject({ type: 'opened', ante })
    expect(new Script({ cards: 0 }).ownEvents[0]).toMatchObject({ type: 'opened', ante: null })
    const options = [
      [],
      [{ kind: 'A$', count: 0 }],
      [
        { kind: 'A$', count: 1 },
        { kind: 'a$', count: 2 },
      ],
      Array.from({ length: 21 }, (_, i) => ({ kind: `Thing ${i}`, count: 1 })),
      [{ kind: 'Trophy', count: 1 }],
      [{ kind: 'a standard trophy', count: 1 }],
      [{ kind: 'golden knife', count: 1 }],
      [{ kind: 'Jade Grapefruit', count: 2 }],
      [{ kind: 'The Golden Knife', count: 1 }],
      [{ kind: 'a jade-grapefruit', count: 1 }],
      [{ kind: 'The Golden Knife.', count: 1 }],
    ]
    for (const wrong of options) {
      const roster = { players: ['Ann', 'Bob'], referees: ['Moe'], startedAt: START }
      const start = rustyLantern.setup(roster, { ante: wrong })
      expect(start.ok ? '' : start.error.code).toBe('badOptions')
    }
  })

  test('is paid in full by each newcomer [1250.18/ante.b]', () => {
    const tale = new Script({ options: { ante } })
    const wrong = [
      [],
      ante.slice(0, 1),
      [
        { kind: 'A$', count: 6 },
        { kind: 'Favour', count: 1 },
      ],
      [...ante, { kind: 'Cow', count: 1 }],
    ]
    for (const paid of wrong) {
      expect(tale.rosterError(join(paid))).toMatchObject({ code: 'wrongAnte', details: { ante } })
    }
    tale.changeRoster(join([...ante].reverse()))
    expect(tale.shared.pot).toHaveLength(4)
    expect(new Script().rosterError(join(ante)).code).toBe('wrongAnte')
  })

  test('is paid by the first Bards, too [1250.18/ante.b]', () => {
    const tale = new Script({ cards: 0, options: { ante } })
    expect(tale.shared.pot.map(({ person }) => person)).toEqual(['Ann', 'Bob', 'Cyd'])
  })

  test('stays in the pot during the tale, even a leaver’s [1250.18/ante.c]', () => {
    const tale = new Script({ options: { ante } }).leave('Bob').joins('Bob', { ante })
    expect(tale.shared.pot.map(({ person }) => person)).toEqual(['Ann', 'Bob', 'Cyd', 'Bob'])
    expect(tale.shared.pot[0]).toEqual({ person: 'Ann', at: START, stakes: ante })
  })

  test('goes to the winner, who gets no Trophy [1250.18/ante.d]', () => {
    const tale = won()
    const transfer = { award: 'transfer', to: 'Ann', amount: 5, at: null }
    expect(rustyLantern.outcome(tale.state)?.awards).toEqual([
      { ...transfer, from: 'Bob', clause: '1250.18/ante.d' },
      { ...transfer, from: 'Cyd', clause: '1250.18/ante.d' },
      { ...transfer, from: 'Dov', clause: '1250.18/ante.d' },
    ])
    expect(tale.ownEvents).toContainEqual({
      type: 'pot',
      how: 'won',
      to: 'Ann',
      pot: tale.shared.pot,
    })
  })

  test.each([
    ['return', null, 0],
    ['barkeep', 'Moe', 3],
    ['keep-in-pot', null, 0],
  ])('goes elsewhere without a winner: %s', (deadPot, to, transfers) => {
    const tale = new Script({ options: { ante, deadPot } })
    tale.changeRoster({ type: 'refereeResigns', person: 'Moe' })
    expect(tale.ownEvents).toContainEqual({ type: 'pot', how: deadPot, to, pot: tale.shared.pot })
    const awards = rustyLantern.outcome(tale.state)?.awards ?? []
    expect(awards).toHaveLength(transfers)
    if (to !== null) expect(awards[0]).toMatchObject({ award: 'transfer', from: 'Ann', to })
  })
})
