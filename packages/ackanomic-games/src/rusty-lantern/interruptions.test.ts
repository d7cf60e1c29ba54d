import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { rustyLantern } from './game.js'
import { Script } from './script.test-support.js'
import { storySoFar } from './tale.js'

const claim = (play: number, card: string) => ({ type: 'interrupt', play, card }) as const

describe('an interruption', () => {
  test('targets a play of another Bard [1250.18/int.a]', () => {
    const tale = new Script().tells('Ann', 'c1')
    expect(tale.refuses('Ann', claim(1, 'c2'))).toMatchObject({ code: 'ownPlay' })
    tale.interrupts('Bob', 1, 'c8').interrupts('Cyd', 1, 'c15')
    expect(tale.shared.interruptions.map(({ seat }) => seat)).toEqual([1, 2])
  })

  test('cannot target a play that its Bard made in an earlier seat', () => {
    const tale = new Script().tells('Ann', 'c1').leave('Ann').joins('Ann')
    expect(tale.refuses('Ann', claim(1, 'c2')).code).toBe('ownPlay')
  })

  test('may come before or after the answer [1250.18/int.b]', () => {
    const before = new Script().tries('Ann', 'c1').interrupts('Bob', 1, 'c8').verifies()
    const after = new Script().tells('Ann', 'c1').interrupts('Bob', 1, 'c8')
    for (const tale of [before, after]) {
      expect(tale.asked).toEqual(['mention'])
      expect(tale.state.openPrompts[0]?.question).toMatchObject({
        choices: ['sufficient', 'insufficient'],
        usual: 'sufficient',
      })
      expect(tale.rulesMention('sufficient').turn).toBe('Bob')
    }
  })

  test('names the play and a card [1250.18/int.c]', () => {
    const tale = new Script()
    expect(tale.refuses('Bob', claim(1, 'c8')).message).toBe(
      'There is no play 1; nobody has tried one yet.',
    )
    expect(tale.tells('Ann', 'c1').refuses('Bob', claim(2, 'c8'))).toMatchObject({
      code: 'noSuchPlay',
      details: { play: 2, plays: 1 },
    })
    tale.interrupts('Bob', 1, 'c8')
    expect(tale.events).toMatchObject([
      { to: 'public', event: { type: 'interruption', seat: 1, play: 1, of: 0, card: 'c8' } },
    ])
    expect(tale.refuses('Bob', claim(1, 'C8')).code).toBe('cardLocked')
  })

  test('is impossible while its Bard has named all their cards [1250.18/int.c]', () => {
    const tale = new Script().tries('Ann', 'c1')
    for (let card = 1; card <= 7; card++) tale.interrupts('Bob', 1, `x${card}`)
    expect(tale.refuses('Bob', claim(1, 'x8'))).toEqual({
      code: 'tooManyInterruptions',
      clause: '1250.18/int.c',
      details: { open: 7, cards: 7 },
      message: 'You hold 7 cards and have 7 open interruptions; wait for an answer.',
    })
    const moves = rustyLantern.legalMoves(tale.view(1))
    expect([moves.complete, moves.sample(() => 0)]).toEqual([true, undefined])
    tale
      .interrupts('Cyd', 1, 'c15')
      .verifies()
      .rulesMention('not held', 1)
      .interrupts('Bob', 1, 'x8')
  })

  test('removes nothing from the tale [1250.18/int.d]', () => {
    const tale = new Script().tries('Ann', 'c1', 'Once.').interrupts('Bob', 1, 'c8').verifies()
    expect(storySoFar(tale.rulesMention('sufficient').shared)).toEqual(['Once.'])
    expect(tale.shared.plays[0]?.answered).toMatchObject({ is: 'verified' })
  })

  test('leaves an open play as it is [1250.18/int.e]', () => {
    const open = new Script().tries('Ann', 'c1')
    const { shared, hidden } = open.state
    open.interrupts('Bob', 1, 'c8')
    expect(open.shared.plays).toEqual(shared.plays)
    expect(open.state.hidden).toEqual(hidden)
    open.denies('incomprehensible').rulesMention('sufficient')
    expect(open.shared.plays[0]?.answered).toEqual({ is: 'denied', reason: 'incomprehensible' })
    expect(open.turn).toBe('Bob')
  })

  test('is answered after the open play [1250.18/int.f]', () => {
    const tale = new Script().tells('Ann', 'c1').interrupts('Bob', 1, 'c8')
    expect(tale.asked).toEqual(['mention'])
    tale.tries('Ann', 'c2')
    expect(tale.asked).toEqual(['play'])
    tale.interrupts('Cyd', 2, 'c15')
    expect(tale.asked).toEqual(['play'])
    tale.denies('non sequitur')
    expect(tale.turn).toBe('Bob')
    expect(tale.asked).toEqual(['mention', 'mention'])
  })

  test('may be answered in any order [1250.18/int.g]', () => {
    const tale = new Script().tells('Ann', 'c1')
    tale.interrupts('Bob', 1, 'c8').interrupts('Cyd', 1, 'c15').rulesMention('sufficient', 2)
    expect(tale.turn).toBe('Cyd')
    tale.rulesMention('sufficient', 1)
    expect(tale.turn).toBe('Cyd')
    expect(tale.shared.interruptions.map(({ answered }) => answered)).toEqual([
      'too late',
      'verified',
    ])
  })

  test('may target a denied play', () => {
    const tale = new Script().tries('Ann', 'c1').denies('incomprehensible').passesOn('Bob')
    expect(tale.interrupts('Bob', 1, 'c8').rulesMention('sufficient').turn).toBe('Bob')
  })

  test('lapses when its Bard leaves', () => {
    const tale = new Script().tells('Ann', 'c1').interrupts('Bob', 1, 'c8').leave('Bob')
    expect(tale.shared.interruptions[0]?.answered).toBe('lapsed')
    expect(tale.asked).toEqual([])
    expect(tale.state.hidden.deck).toContain('c8')
  })
})

describe('a successful interruption', () => {
  test('gives its Bard the turn at once [1250.18/int.ok.a]', () => {
    const tale = new Script()
      .tells('Ann', 'c1')
      .interrupts('Cyd', 1, 'c15')
      .rulesMention('sufficient')
    expect(tale.turn).toBe('Cyd')
    tale.tells('Cyd', 'c16').passesOn('Cyd')
    expect(tale.turn).toBe('Ann')
  })

  test('gives a card only to the Bard of the play [1250.18/int.ok.b]', () => {
    const tale = new Script().tells('Ann', 'c1').passesOn('Ann').tells('Bob', 'c8')
    tale.interrupts('Cyd', 1, 'c15').rulesMention('sufficient')
    expect(['Ann', 'Bob', 'Cyd'].map((name) => tale.cards(name))).toEqual([8, 6, 7])
  })

  test('keeps the turn and its elapsed days with the same player', () => {
    const tale = new Script().tells('Ann', 'c1').passesOn('Ann').advance(days(2))
    tale.interrupts('Bob', 1, 'c8').rulesMention('sufficient')
    expect(tale.turn).toBe('Bob')
    tale.advance(days(1)).findsAsleep('Bob')
    expect(tale.turn).toBe('Cyd')
  })

  test.each([
    ['keep', 7, []],
    ['burn', 6, ['c1', 'c8']],
  ] as const)('keeps the card in the hand or burns it: %s', (interruptCard, cards, burned) => {
    const tale = new Script({ options: { interruptCard } })
    tale.tells('Ann', 'c1').interrupts('Bob', 1, 'c8').rulesMention('sufficient')
    expect(tale.cards('Bob')).toBe(cards)
    expect(tale.state.hidden.burned).toEqual(burned.length === 0 ? ['c1'] : burned)
  })

  test('does not win with the last card, as a play does', () => {
    const tale = new Script({ options: { interruptCard: 'burn' } }).passesOn('Ann')
    tale.tells('Bob', 'c8', { looseEnd: true })
    for (const card of ['c9', 'c10', 'c11', 'c12', 'c13']) tale.tells('Bob', card)
    tale.tries('Bob', null).denies('nothing played')
    tale
      .tells('Cyd', 'c15', { tied: ['c8'] })
      .interrupts('Bob', 8, 'c14')
      .rulesMention('sufficient')
    expect(tale.cards('Bob')).toBe(0)
    expect(tale.shared.winner).toBeNull()
    expect(tale.tells('Bob', null).shared.winner?.person).toBe('Bob')
  })

  test('gives the card to a Bard who has left and come back [1250.18/int.ok.b]', () => {
    const tale = new Script().tells('Ann', 'c1').leave('Ann').joins('Ann')
    expect(tale.cards('Ann')).toBe(7)
    tale.interrupts('Cyd', 1, 'c15').rulesMention('sufficient')
    expect(tale.cards('Ann')).toBe(8)
  })

  test('gives nothing to a departed player', () => {
    const tale = new Script().tells('Ann', 'c1').leave('Ann').interrupts('Cyd', 1, 'c15')
    tale.rulesMention('sufficient')
    expect(tale.turn).toBe('Cyd')
    expect(tale.shared.owed).toEqual([])
    expect(tale.shared.bards[0]?.cards).toBe(0)
  })
})

describe('a denied interruption', () => {
  test('costs a card and burns none if the card is not held [1250.18/int.no.1]', () => {
    const tale = new Script().tells('Ann', 'c1').interrupts('Bob', 1, 'c15')
    expect(tale.state.openPrompts).toMatchObject([
      { name: 'mention', question: { choices: ['not held'] }, details: { held: false } },
    ])
    tale.rulesMention('not held')
    expect(tale.shared.interruptions[0]?.answered).toBe('not held')
    expect(tale.asked).toEqual([])
    expect(['Ann', 'Bob', 'Cyd'].map((name) => tale.cards(name))).toEqual([6, 8, 7])
    expect(tale.hand('Cyd')).toContain('c15')
    expect(tale.state.hidden.burned).toEqual(['c1'])
  })

  test('counts the cards held when it was announced [1250.18/int.no.1]', () => {
    const tale = new Script().tries('Ann', 'c1').interrupts('Bob', 1, 'zzz')
    tale.interrupts('Bob', 1, 'c22').verifies().rulesMention('not held', 1)
    expect(tale.hand('Bob')).toContain('c22')
    tale.rulesMention('not held', 2)
    expect(tale.shared.interruptions.map(({ answered }) => answered)).toEqual([
      'not held',
      'not held',
    ])
    expect(tale.cards('Bob')).toBe(9)
  })

  test('hides a missing card until the Barkeep answers', () => {
    for (const begin of [
      () => new Script().tries('Ann', 'c1'),
      () => new Script().tells('Ann', 'c1'),
      () => new Script().tells('Ann', 'c1').interrupts('Cyd', 1, 'c15'),
    ]) {
      const bluff = begin().interrupts('Bob', 1, 'c40')
      const honest = begin().interrupts('Bob', 1, 'c8')
      const seen = (tale: Script) => JSON.stringify(tale.view(0)).replace(/c40|c8/gu, '…')
      expect(seen(bluff)).toBe(seen(honest))
      expect(bluff.ownEvents.map(({ type }) => type)).toEqual(
        honest.ownEvents.map(({ type }) => type),
      )
    }
  })

  test('burns the card for two others if the play hardly mentions it [1250.18/int.no.2]', () => {
    const tale = new Script()
      .tells('Ann', 'c1')
      .interrupts('Bob', 1, 'c8')
      .rulesMention('insufficient')
    expect(tale.shared.interruptions[0]?.answered).toBe('not mentioned')
    expect(tale.cards('Bob')).toBe(8)
    expect(tale.hand('Bob').slice(-2)).toEqual(['c22', 'c23'])
    expect(tale.state.hidden.burned).toEqual(['c1', 'c8'])
  })

  test.each([
    [0, 'verified'],
    [1, 'too late'],
  ])(
    'comes too late for a play that is %i ms older than three days [1250.18/int.no.3a]',
    (more, end) => {
      const tale = new Script().tells('Ann', 'c1').advance(days(3) + more)
      tale.interrupts('Bob', 1, 'c8').advance(days(2)).rulesMention('sufficient')
      expect(tale.shared.interruptions[0]?.answered).toBe(end)
      expect(tale.cited.includes('1250.18/int.no.3a')).toBe(end === 'too late')
    },
  )

  test('follows when the play was interrupted with another card [1250.18/int.no.3b]', () => {
    const tale = new Script()
      .tells('Ann', 'c1')
      .interrupts('Bob', 1, 'c8')
      .rulesMention('sufficient')
    tale.interrupts('Cyd', 1, 'c15').rulesMention('sufficient')
    expect(tale.shared.interruptions[1]?.answered).toBe('too late')
    expect(tale.cited).toContain('1250.18/int.no.3b')
    expect(tale.turn).toBe('Bob')
    tale.interrupts('Bob', 1, 'c8').rulesMention('sufficient')
    expect(tale.shared.interruptions[2]?.answered).toBe('verified')
  })

  test('does not follow from an earlier failed interruption [1250.18/int.no.3b]', () => {
    const tale = new Script()
      .tells('Ann', 'c1')
      .interrupts('Bob', 1, 'c8')
      .rulesMention('insufficient')
    expect(tale.interrupts('Cyd', 1, 'c15').rulesMention('sufficient').turn).toBe('Cyd')
  })

  test('burns the card for another one if it is late [1250.18/int.no.3c]', () => {
    const tale = new Script().tells('Ann', 'c1').advance(days(4)).interrupts('Bob', 1, 'c8')
    tale.rulesMention('sufficient')
    expect(tale.cards('Bob')).toBe(7)
    expect(tale.hand('Bob').at(-1)).toBe('c22')
    expect(tale.state.hidden.burned).toEqual(['c1', 'c8'])
  })

  test('has the first reason that applies: not held, not mentioned, too late [1250.18/int.ord]', () => {
    const late = (card: string) =>
      new Script().tells('Ann', 'c1').advance(days(4)).interrupts('Bob', 1, card)
    const bluff = late('c15').rulesMention('not held')
    expect(bluff.shared.interruptions[0]?.answered).toBe('not held')
    expect(bluff.cards('Bob')).toBe(8)
    const unmentioned = late('c8').rulesMention('insufficient')
    expect(unmentioned.shared.interruptions[0]?.answered).toBe('not mentioned')
    expect(unmentioned.cards('Bob')).toBe(8)
    expect(late('c8').rulesMention('sufficient').shared.interruptions[0]?.answered).toBe('too late')
  })

  test('does not change the turn [1250.18/int.turn]', () => {
    const bluff = new Script()
      .tells('Ann', 'c1')
      .interrupts('Bob', 1, 'c15')
      .rulesMention('not held')
    const missed = new Script()
      .tells('Ann', 'c1')
      .interrupts('Bob', 1, 'c8')
      .rulesMention('insufficient')
    const late = new Script().tells('Ann', 'c1').advance(days(4)).interrupts('Bob', 1, 'c8')
    late.rulesMention('sufficient')
    expect([bluff.turn, missed.turn, late.turn]).toEqual(['Ann', 'Ann', 'Ann'])
  })
})

describe('the bots', () => {
  test('interrupt only with cards that they hold', () => {
    const { state } = new Script().tells('Ann', 'c1')
    for (let start = 0; start < 40; start++) {
      let draw = start
      const move = rustyLantern
        .legalMoves(rustyLantern.view(state, 1))
        .sample((of) => (draw++ * 7) % of)
      if (move?.type === 'interrupt') expect(state.secret[1]?.hand).toContain(move.card)
    }
  })
})
