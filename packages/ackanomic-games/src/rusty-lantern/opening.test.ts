import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { rustyLantern } from './game.js'
import { Script } from './script.test-support.js'

const roster = { players: ['Ann', 'Bob'], referees: ['Moe'], startedAt: START }

describe('the Barkeep', () => {
  test('starts the tale as its referee [1250.18/bk.a]', () => {
    expect(rustyLantern.description.referees).toMatchObject({ count: 1 })
    const none = rustyLantern.setup({ ...roster, referees: [] })
    expect(none.ok ? '' : none.error).toMatchObject({
      code: 'noBarkeep',
      clause: '1250.18/bk.a',
      message: 'A tale needs a Barkeep; name the person who starts it as the referee.',
    })
    const two = rustyLantern.setup({ ...roster, referees: ['Moe', 'Zoe'] })
    expect(two.ok ? '' : two.error.code).toBe('wrongReferees')
    const other = rustyLantern.setup({ ...roster, announcedBy: 'Ann' })
    expect(other.ok ? '' : other.error.code).toBe('wrongAnnouncer')
    expect(rustyLantern.setup({ ...roster, announcedBy: 'Moe' }).ok).toBe(true)
  })

  test('is never a Bard [1250.18/bk.f]', () => {
    const start = rustyLantern.setup({ ...roster, players: ['Ann', 'Moe'] })
    expect(start.ok ? '' : start.error.code).toBe('refereePlays')
    const join = { after: null, ante: [] }
    expect(new Script().rosterError({ type: 'join', person: 'Moe', join }).code).toBe(
      'refereePlays',
    )
  })

  test('announces the benches [1250.18/bk.d]', () => {
    const { ownEvents, cited } = new Script({ cards: 0, options: { benches: 4 } })
    expect(ownEvents[0]).toMatchObject({ type: 'opened', barkeep: 'Moe', benches: 4 })
    expect(cited[0]).toBe('1250.18/bk.d')
    const one = rustyLantern.setup(roster, { benches: 1 })
    expect(one.ok ? '' : one.error.code).toBe('badOptions')
  })

  test('announces the first Bards, clockwise [1250.18/bk.e]', () => {
    const tale = new Script({ cards: 0 })
    expect(tale.ownEvents[0]).toMatchObject({ bards: [0, 1, 2] })
    expect(tale.shared.circle).toEqual([0, 1, 2])
  })

  test('sends the cards in private, one for each element [1250.18/eq.cards, 1250.18/card.a]', () => {
    const tale = new Script({ cards: 0 })
    tale.deals = false
    expect(tale.asked).toEqual(['elements'])
    expect(tale.objects('elements', ['a cat', 'a dog', 'A Cat.']).code).toBe('elementTwice')
    expect(tale.objects('elements', []).code).toBe('badAnswer')
    expect(new Script({ cards: 1, first: null }).shared.stocked).toBe(true)
    tale.rules('elements', 'a cat; a dog\na map')
    expect(tale.state.hidden).toEqual({ deck: ['a cat', 'a dog', 'a map'], burned: [] })
    expect(tale.allCards).toHaveLength(3)
    expect(JSON.stringify(tale.view(0))).not.toContain('a cat')
    expect(JSON.stringify(tale.view('public'))).not.toContain('a cat')
    expect(JSON.stringify(tale.events.filter(({ to }) => to === 'public'))).not.toContain('a cat')
  })

  test('names the first Bard in public [1250.18/turn.a]', () => {
    const tale = new Script({ first: null })
    expect(tale.turn).toBeNull()
    expect(tale.refuses('Ann', { type: 'pass', discard: null }).code).toBe('noTurn')
    expect(tale.objects('first', 7)).toMatchObject({
      code: 'cannotGoFirst',
      clause: '1250.18/turn.a',
    })
    tale.rules('first', 1)
    expect(tale.turn).toBe('Bob')
    expect(tale.events).toMatchObject([{ to: 'public', event: { type: 'turn', seat: 1 } }])
  })
})

describe('dealing', () => {
  test('gives each Bard seven cards from the deck [1250.18/card.f]', () => {
    const tale = new Script({ cards: 0 })
    tale.deals = false
    tale.rules('elements', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
    expect(tale.state.openPrompts).toMatchObject([
      { name: 'deal', question: { kind: 'shuffle', of: 10 }, details: { seat: 0, cards: 7 } },
    ])
    tale.rules('deal', [9, 7, 5, 3, 1, 0, 2, 4, 6, 8])
    expect(tale.hand('Ann')).toEqual(['j', 'h', 'f', 'd', 'b', 'a', 'c'])
    expect(tale.state.hidden.deck).toEqual(['e', 'g', 'i'])
  })

  test('shows cards only to their recipient [1250.18/card.g]', () => {
    const tale = new Script({ first: null })
    const secret = tale.events.filter(({ event }) => event.type === 'cards')
    expect(secret.map(({ to }) => to)).toEqual([0, 1, 2])
    const open = tale.events.filter(({ to }) => to === 'public')
    expect(JSON.stringify(open)).not.toMatch(/"c\d/u)
    expect(JSON.stringify(tale.view(1))).not.toMatch(/"c[1-7]"/u)
  })

  test('always keeps each card in one place [1250.18/card.b]', () => {
    const tale = new Script()
    const all = (): void => {
      expect([...tale.allCards].sort()).toEqual([...new Set(tale.allCards)].sort())
      expect(tale.allCards).toHaveLength(60)
    }
    all()
    tale.tells('Ann', 'c1', { looseEnd: true })
    all()
    tale.tries('Ann', 'c2').denies('incomprehensible')
    all()
    tale.tells('Bob', 'c8', { tied: ['c1'] }).passesOn('Bob', 'c9')
    all()
    tale.leave('Cyd').joins('Dov')
    all()
  })

  test('needs no chance when the whole deck is dealt', () => {
    const tale = new Script({ cards: 21, first: null })
    expect(tale.state.promptCount).toBe(4)
    expect(tale.state.hidden.deck).toEqual([])
    expect(tale.hand('Cyd')).toHaveLength(7)
  })
})

describe('a short deck', () => {
  test('stops the tale until elements are added and owed cards dealt [1250.18/card.h]', () => {
    const tale = new Script({ cards: 23 })
    tale.tells('Ann', 'c1')
    tale.tries('Ann', 'c2').denies('wrong length')
    expect(tale.cards('Ann')).toBe(7)
    tale.passesOn('Bob')
    expect(tale.shared).toMatchObject({ short: true, owed: [{ seat: 1, cards: 1 }] })
    expect(tale.asked).toEqual(['restock'])
    expect(tale.refuses('Cyd', { type: 'pass', discard: null }).code).toBe('deckShort')
    const claim = { type: 'interrupt', play: 1, card: 'c15' } as const
    expect(tale.refuses('Cyd', claim).code).toBe('deckShort')
    expect(tale.objects('restock', 'c9').code).toBe('elementTwice')
    expect(tale.objects('restock', 'C2').code).toBe('elementTwice')
    tale.rules('restock', { do: 'add', elements: ['c24', 'c25'] })
    expect(tale.shared).toMatchObject({ short: false, owed: [] })
    expect(tale.hand('Bob')).toContain('c24')
    tale.passesOn('Cyd')
  })

  test('may end the tale lamely [1250.18/card.h]', () => {
    let tale = new Script({ cards: 21 }).passesOn('Ann').rules('restock', 'end')
    expect(tale.winners).toEqual([])
    expect(tale.ownEvents).toContainEqual({ type: 'over', why: 'lame' })
    tale = new Script({ cards: 21 }).passesOn('Ann').plays('Moe', { type: 'end' })
    expect(tale.ownEvents).toContainEqual({ type: 'over', why: 'lame' })
    tale = new Script().plays('Moe', { type: 'end' })
    expect(tale.ownEvents).toContainEqual({ type: 'over', why: 'Barkeep gone' })
  })

  test('deals a Bard all owed cards or none', () => {
    const tale = new Script({ cards: 22 }).tries('Ann', 'c1').denies('non sequitur')
    expect(tale.shared.owed).toEqual([{ seat: 0, cards: 2 }])
    expect(tale.state.hidden.deck).toEqual(['c22'])
    expect(tale.cards('Ann')).toBe(6)
    tale.rules('restock', 'x')
    expect(tale.hand('Ann')).toEqual(['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c22', 'x'])
  })
})
