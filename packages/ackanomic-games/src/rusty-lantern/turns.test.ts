import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { Script } from './script.test-support.js'

const pass = { type: 'pass', discard: null } as const

describe('a turn', () => {
  test('allows a play or a pass [1250.18/turn.b]', () => {
    const tale = new Script()
    const wanted = tale.state.shared.turn
    expect(wanted).toBe(0)
    tale.tries('Ann', 'c1').verifies().passesOn('Ann')
    expect(tale.turn).toBe('Bob')
  })

  test('continues after a successful play [1250.18/turn.c]', () => {
    expect(new Script().tells('Ann', 'c1').tells('Ann', 'c2').turn).toBe('Ann')
  })

  test('passes clockwise after a denied play [1250.18/turn.d]', () => {
    const tale = new Script().tries('Ann', 'c1').denies('incomprehensible')
    expect(tale.turn).toBe('Bob')
    tale.tries('Bob', 'c8').denies('incomprehensible')
    tale.tries('Cyd', 'c15').denies('incomprehensible')
    expect(tale.turn).toBe('Ann')
  })

  test('passes clockwise after a pass, by place and not by seat number [1250.18/turn.e]', () => {
    const tale = new Script().joins('Dov', { after: 0 })
    expect(tale.passesOn('Ann').turn).toBe('Dov')
    expect(tale.passesOn('Dov').turn).toBe('Bob')
    expect(tale.passesOn('Bob').passesOn('Cyd').turn).toBe('Ann')
  })

  test('is announced to all [1250.18/card.e]', () => {
    const tale = new Script().passesOn('Ann')
    expect(tale.events.find(({ event }) => event.type === 'turn')).toMatchObject({
      to: 'public',
    })
    expect(tale.view('public').shared.turn).toBe(1)
  })
})

describe('a pass', () => {
  test('brings a card [1250.18/pass.a]', () => {
    const tale = new Script().passesOn('Ann')
    expect(tale.cards('Ann')).toBe(8)
    expect(tale.hand('Ann').at(-1)).toBe('c22')
  })

  test('may first burn a held card [1250.18/pass.d]', () => {
    const tale = new Script()
    tale.deals = false
    tale.passesOn('Ann', '“C3.”')
    expect(tale.ownEvents[0]).toMatchObject({ type: 'passed', how: 'passed', discard: 'c3' })
    expect(tale.cards('Ann')).toBe(6)
    expect(tale.state.hidden.burned).toEqual(['c3'])
    expect(tale.state.hidden.deck).not.toContain('c3')
    tale.rules('draw', 0)
    expect(tale.cards('Ann')).toBe(7)
  })

  test('burns only a card of the Bard’s own [1250.18/pass.d]', () => {
    const error = new Script().refuses('Ann', { type: 'pass', discard: 'c8' })
    expect(error).toMatchObject({ code: 'notHeld', clause: '1250.18/pass.d' })
  })

  test('belongs to the Bard whose turn it is [1250.18/pass.f]', () => {
    expect(new Script().refuses('Bob', pass)).toMatchObject({
      code: 'notYourPass',
      clause: '1250.18/pass.f',
      details: { turn: 'Ann' },
    })
  })

  test('waits for the answer to an open play', () => {
    expect(new Script().tries('Ann', 'c1').refuses('Ann', pass).code).toBe('playOpen')
  })

  test('keeps its card burned when the Bard leaves [1250.18/card.i]', () => {
    const tale = new Script().passesOn('Ann', 'c1')
    expect(tale.state.hidden.burned).toEqual(['c1'])
    tale.leave('Ann')
    expect(tale.state.hidden.deck).not.toContain('c1')
    expect(tale.state.hidden.burned).toEqual(['c1'])
  })
})

describe('a sleeper', () => {
  test('passes when the Barkeep says so after three days [1250.18/pass.b]', () => {
    const tale = new Script().advance(days(3) - 1)
    expect(tale.asked).toEqual([])
    tale.advance(1)
    expect(tale.state.openPrompts).toMatchObject([
      { name: 'asleep', to: 'referee', question: { choices: ['asleep'] }, details: { seat: 0 } },
    ])
    tale.findsAsleep('Ann')
    expect(tale.turn).toBe('Bob')
    expect(tale.ownEvents).toContainEqual({ type: 'passed', seat: 0, how: 'asleep', discard: null })
  })

  test('gets a card like any Bard who passes [1250.18/pass.c]', () => {
    expect(new Script().sleeps('Ann').cards('Ann')).toBe(8)
  })

  test('burns no card [1250.18/pass.e]', () => {
    expect(new Script().sleeps('Ann').state.hidden.burned).toEqual([])
    expect(new Script().leave('Ann').state.hidden.burned).toEqual([])
  })

  test('keeps the turn while the Barkeep is silent [1250.18/pass.g]', () => {
    const tale = new Script().advance(days(30))
    expect(tale.turn).toBe('Ann')
    expect(tale.shared.threeDays).toBe('over')
    tale.tries('Ann', 'c1')
    expect([tale.shared.threeDays, tale.asked]).toEqual(['none', ['play']])
  })

  test('is declared only by the Barkeep', () => {
    const tale = new Script().advance(days(3))
    const [asked] = tale.state.openPrompts
    const ruling = { kind: 'answer', at: tale.at, prompt: asked?.id ?? -1, answer: 'asleep' }
    expect(tale.errorOf({ ...ruling, by: 'Bob' }).code).toBe('noSuchPrompt')
    expect(tale.errorOf({ ...ruling, by: 'Moe', answer: 'awake' }).code).toBe('badAnswer')
  })

  test('is never a Bard who awaits an answer, since the three days start with it', () => {
    const tale = new Script().advance(days(2)).tries('Ann', 'c1').advance(days(4))
    expect(tale.asked).toEqual(['play'])
    tale.verifies().advance(days(3) - 1)
    expect(tale.asked).toEqual([])
    expect(tale.advance(1).findsAsleep('Ann').turn).toBe('Bob')
  })

  test('is never a Bard who has tried a play, with sleepClock: whole-turn', () => {
    const tale = new Script({ options: { sleepClock: 'whole-turn' } }).tells('Ann', 'c1')
    expect(tale.advance(days(9)).asked).toEqual([])
    expect(tale.passesOn('Ann').sleeps('Bob').turn).toBe('Cyd')
  })

  test('gets three new days after a short deck', () => {
    const tale = new Script({ cards: 21 }).passesOn('Ann').advance(days(5))
    expect(tale.asked).toEqual(['restock'])
    tale.rules('restock', 'x; y').advance(days(3) - 1)
    expect(tale.asked).toEqual([])
    expect(tale.advance(1).findsAsleep('Bob').turn).toBe('Cyd')
  })

  test('gets three new days after waiting for cards', () => {
    const tale = new Script({ players: ['Ann', 'Bob'] })
    tale.deals = false
    tale.passesOn('Ann').passesOn('Bob').advance(days(5))
    expect(tale.refuses('Ann', pass).code).toBe('cardsOwed')
    expect(tale.asked).toEqual(['draw'])
    tale
      .rules('draw', 0)
      .rules('draw', 0)
      .advance(days(3) - 1)
    expect(tale.asked).toEqual([])
    expect(tale.advance(1).findsAsleep('Ann').turn).toBe('Bob')
  })

  test('gets no new days from a bluff and its penalty card', () => {
    const tale = new Script().tells('Ann', 'c1').passesOn('Ann').advance(days(2))
    tale.deals = false
    tale.interrupts('Bob', 1, 'c40').rulesMention('not held').advance(days(1))
    expect(tale.shared.threeDays).toBe('over')
    expect(tale.asked).toEqual(['draw'])
    expect(tale.rules('draw', 0).findsAsleep('Bob').turn).toBe('Cyd')
  })

  test('does not exist before the first turn', () => {
    expect(new Script({ first: null }).advance(days(3)).asked).toEqual(['first'])
  })
})
