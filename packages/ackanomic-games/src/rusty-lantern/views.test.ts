import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { rustyLantern } from './game.js'
import { Script } from './script.test-support.js'

const pick = (of: number): number => Math.floor(of / 2)

/** A tale with a bit of everything. */
function busy(options?: unknown): Script {
  const tale = new Script({ options }).tells('Ann', 'c1', { looseEnd: true })
  tale.tells('Ann', 'c2', { tied: ['c1'] }).tells('Ann', 'c3', { looseEnd: true })
  return tale.tries('Ann', 'c4').interrupts('Bob', 1, 'c8').interrupts('Cyd', 2, 'c1')
}

describe('the public update', () => {
  test('shows each Bard’s number of cards, and no hand [1250.18/card.c]', () => {
    const tale = busy()
    for (const viewer of ['public', 2, { person: 'Zoe' }] as const) {
      const view = tale.view(viewer)
      expect(view.shared.bards.map(({ cards }) => cards)).toEqual([4, 7, 7])
      const text = rustyLantern.render(view)
      expect(text).toContain('> Ann: 4 cards, 1 Ale')
      expect(text).toContain('\n  Bob: 7 cards\n')
      expect(text).not.toMatch(/\bc(?:5|6|7|9|1[0-4])\b/u)
      expect(JSON.stringify(view)).not.toMatch(/"c(?:5|6|7|9|1[0-4])"/u)
    }
  })

  test('lists the cards on the table, and whose turn it is [1250.18/card.d, 1250.18/card.e]', () => {
    const text = rustyLantern.render(busy().view('public'))
    expect(text).toContain('Ye Olde Rusty Lantern: it is Ann’s turn')
    expect(text).toContain('On the table: c3')
    expect(text).toContain('Play 4 of Ann, with “c4”:')
    expect(text).toContain('Bob interrupts play 1 with “c8”.')
  })

  test('names possible sleepers, and the Bard whose cards are drawn', () => {
    const text = rustyLantern.render(new Script().advance(days(3)).view('public'))
    expect(text).toContain('> Ann: 7 cards (perhaps asleep)\n')
    expect(text).toContain('\n  Bob: 7 cards\n')
    const drawing = new Script()
    drawing.deals = false
    expect(rustyLantern.render(drawing.passesOn('Ann').view('public'))).toContain('(gets 1 more)')
  })

  test('shows the start of a long part of the tale', () => {
    const lines = Array.from({ length: 12 }, (_, i) => `${i}${'o'.repeat(60)}`).join('\n')
    const long = rustyLantern.render(
      new Script().tries('Ann', 'c1', lines).verifies().view('public'),
    )
    expect(long).toContain(`  8${'o'.repeat(60)}\n`)
    expect(long).toMatch(/\n {2}9o+…$/u)
    const short = rustyLantern.render(new Script().tells('Ann', 'c1').view('public'))
    expect(short).toContain('  Line 12.')
    expect(short).not.toContain('…')
  })

  test('describes a suspended tale without Bards', () => {
    const alone = new Script().leave('Bob', 'Cyd')
    expect(rustyLantern.render(alone.view('public'))).toContain('suspended (too few Bards)')
    expect(rustyLantern.render(alone.view('public'))).not.toContain('The benches are empty.')
    const empty = new Script().leave('Ann', 'Bob', 'Cyd')
    expect(rustyLantern.render(empty.view('public'))).toContain('The benches are empty.')
    expect([empty.turn, empty.shared.threeDays, empty.state.clock.timers]).toEqual([
      null,
      'none',
      [],
    ])
  })

  test.each([
    [false, null],
    [true, 39],
  ])('shows the size of the deck only with showDeckSize: %s', (showDeckSize, size) => {
    const tale = new Script({ options: { showDeckSize } })
    expect(tale.shared.deckSize).toBe(size)
    expect(rustyLantern.render(tale.view(0)).includes('In the deck: 39')).toBe(size !== null)
    expect(tale.passesOn('Ann').shared.deckSize).toBe(size === null ? null : 38)
  })
})

describe('a view', () => {
  test('of a Bard has only their own hand', () => {
    const view = busy().view(1)
    expect(view).toMatchObject({ role: 'seat', mine: { claims: [1] } })
    expect('known' in view ? view.known.map((each) => each !== null) : []).toEqual([
      false,
      true,
      false,
    ])
    expect(rustyLantern.render(view)).toContain('Your hand: c8; c9')
  })

  test('of the Barkeep has everything', () => {
    const view = busy().view('referee')
    expect(view).toMatchObject({ role: 'referee', hidden: { burned: ['c1', 'c2'] } })
    expect(rustyLantern.render(view)).toContain('Cyd holds: c15')
    expect(rustyLantern.render(view)).toContain('39 in the deck, 2 burned')
  })
})

describe('pending actions', () => {
  const wanted = (tale: Script) =>
    rustyLantern
      .pendingActions(tale.state, 'public', 'all')
      .map(({ action, actor, need }) => [action, actor, need])

  test('are a play or pass of the Bard whose turn it is, for three days', () => {
    const tale = new Script()
    expect(wanted(tale)).toEqual([
      ['play', 0, 'oneOf'],
      ['pass', 0, 'oneOf'],
    ])
    expect(rustyLantern.pendingActions(tale.state, 0)[0]?.deadline).toBe(tale.at + days(3))
    expect(rustyLantern.pendingActions(tale.state, 'referee')).toEqual([])
    tale.advance(days(3))
    expect(rustyLantern.pendingActions(tale.state, 'referee')).toMatchObject([{ action: 'asleep' }])
  })

  test('are only interruptions while a play is open', () => {
    expect(wanted(new Script().tries('Ann', 'c1'))).toEqual([
      ['interrupt', 1, 'optional'],
      ['interrupt', 2, 'optional'],
    ])
  })

  test('are a place for a newcomer', () => {
    expect(wanted(new Script().joins('Dov'))).toContainEqual(['place', 'referee', 'optional'])
  })

  test('are, only for the Barkeep, the end of a suspended tale', () => {
    const tale = new Script().leave('Bob', 'Cyd')
    expect(wanted(tale)).toEqual([['end', 'referee', 'optional']])
    expect(rustyLantern.pendingActions(tale.state, 0)).toEqual([])
  })

  test('are the Barkeep’s answers to prompts', () => {
    const tale = new Script().tries('Ann', 'c1')
    expect(rustyLantern.pendingActions(tale.state, 'referee')).toContainEqual({
      action: 'play',
      actor: 'referee',
      need: 'required',
      deadline: null,
      prompt: 5,
    })
  })
})

describe('a sampled tale', () => {
  test('has the known cards, and random ones for the rest', () => {
    const tale = busy()
    const world = rustyLantern.determinize?.(tale.view(1), pick)
    if (world === undefined) throw new Error('It cannot be resampled.')
    expect(world.secret[1]).toEqual(tale.state.secret[1])
    expect(world.secret.map(({ hand }) => hand.length)).toEqual([4, 7, 7])
    expect(world.secret[0]?.hand).toContain('c4')
    const cards = [...world.hidden.deck, ...world.secret.flatMap(({ hand }) => hand)]
    expect(new Set(cards).size).toBe(cards.length)
    expect(cards).not.toContain('c3')
  })

  test('keeps the public card of a successful interruption', () => {
    const tale = new Script()
      .tells('Ann', 'c1')
      .interrupts('Bob', 1, 'c8')
      .rulesMention('sufficient')
    const world = rustyLantern.determinize?.(tale.view(2), pick)
    expect(world?.secret[1]?.hand).toContain('c8')
  })

  test('is the real tale for the Barkeep', () => {
    const { state } = busy()
    const world = rustyLantern.determinize?.(rustyLantern.view(state, 'referee'), pick)
    expect(world?.secret).toEqual(state.secret)
    expect(world?.hidden).toEqual(state.hidden)
  })
})
