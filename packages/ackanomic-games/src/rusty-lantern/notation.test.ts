import { describe, expect, test } from 'vitest'
import { rustyLantern } from './game.js'
import type { Move } from './model.js'
import { Script } from './script.test-support.js'

const { parse, format } = rustyLantern.notation
const view = new Script({ players: ['Ann', 'Bob', 'Cyd after Ann', 'Ann Lee'] }).view(0)

const play = (text: string, card: string | null, subject = 'A Lantern'): Move => ({
  type: 'play',
  subject,
  text,
  card,
})

describe('a move', () => {
  test.each<[string, Move]>([
    ['Subject: A Lantern\n\nOnce.\n\nTwice.\n\nCard: c1', play('Once.\n\nTwice.', 'c1')],
    ['Subject: A Lantern\n\nOnce.\n\nNo card', play('Once.', null)],
    ['pass', { type: 'pass', discard: null }],
    ['pass, discarding c3', { type: 'pass', discard: 'c3' }],
    [
      'interrupt play 12 with a one-eyed cat',
      { type: 'interrupt', play: 12, card: 'a one-eyed cat' },
    ],
    ['no epilogue', { type: 'epilogue', text: null }],
    ['Epilogue:\n\nThe end.\nReally.', { type: 'epilogue', text: 'The end.\nReally.' }],
    ['place Ann Lee after Bob', { type: 'place', bard: 3, after: 1 }],
    ['place #2 after Bob', { type: 'place', bard: 2, after: 1 }],
    ['place #9 after Bob', { type: 'place', bard: 9, after: 1 }],
    ['end the tale', { type: 'end' }],
  ])('is read and written back: %s', (text, move) => {
    expect(parse(text, view)).toEqual({ ok: true, value: move })
    expect(format(move, view)).toBe(text)
  })

  test.each<[string, Move]>([
    ['subject: A  Lantern \r\nOnce.\r\n“C1.”\r\n', play('Once.', 'c1')],
    ['Subject: A Lantern\nOnce.\ncard:a dragon', play('Once.', 'a dragon')],
    ['Subject: A Lantern\nOnce.\nThey rode away.', play('Once.\nThey rode away.', null)],
    ['Subject: A Lantern\nOnce.\nno card.', play('Once.', null)],
    ['  Pass. ', { type: 'pass', discard: null }],
    ['PASS, discarding  c3', { type: 'pass', discard: 'c3' }],
    ['place bob after ANN', { type: 'place', bard: 1, after: 0 }],
    ['place Cyd after Ann after Bob', { type: 'place', bard: 2, after: 1 }],
    ['End the tale.', { type: 'end' }],
  ])('may be written as %j', (text, move) => {
    expect(parse(text, view)).toEqual({ ok: true, value: move })
  })

  test.each([
    ['', /^Write a move/u],
    ['sing', /^“sing” is not a move\. A play is a mail/u],
    ['Subject:\n\nOnce.', /^Write a subject/u],
    ['Subject: Lantern', /^Write some lines/u],
    ['Subject: Lantern\n\nCard: c1', /^Write some lines/u],
    ['place Zoe after Ann', /Nobody here is called “Zoe”; name one of Ann, Bob/u],
    ['place Bob', /^Say after whom/u],
    ['place Bob after Zoe', /Nobody here is called “Zoe”/u],
    ['interrupt play 0 with c1', /numbered from 1/u],
    ['x'.repeat(20_000), /too long/u],
    ['x'.repeat(501), /too long for one line/u],
  ])('is refused with a hint: %j', (text, says) => {
    const read = parse(text, view)
    expect(read.ok ? '' : read.error.message).toMatch(says)
  })

  test('may name a card with any name', () => {
    for (const card of ['none', 'No card.', '"none"', '-', 'Card: none']) {
      const move = play('Once.', card)
      expect(parse(format(move, view), view)).toEqual({ ok: true, value: move })
    }
  })

  test('names a seat by its number where two names clash', () => {
    const tale = new Script().leave('Bob').joins('Bob')
    const view = tale.view('referee')
    expect(format({ type: 'place', bard: 3, after: 0 }, view)).toBe('place Bob after Ann')
    expect(format({ type: 'place', bard: 1, after: 0 }, view)).toBe('place #1 after Ann')
  })

  test('names both seats by number where one name could be read as two', () => {
    const odd = new Script({ players: ['A after Bob', 'A', 'Bob'], first: null }).view('referee')
    const move = { type: 'place', bard: 1, after: 0 } as const
    expect(parse(format(move, odd), odd)).toEqual({ ok: true, value: move })
  })

  test('may contain a name with "after" in it, but is refused if it is ambiguous', () => {
    const odd = new Script({ players: ['A', 'B after C', 'A after B', 'C'], first: null }).view(0)
    const placed = { type: 'place', bard: 3, after: 1 }
    expect(parse('place C after B after C', odd)).toEqual({ ok: true, value: placed })
    expect(parse('place A after B after C', odd)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^That may mean several people/u) },
    })
  })

  test('interrupts the latest play by default', () => {
    const laterView = new Script().tells('Ann', 'c1').tells('Ann', 'c2').view(1)
    expect(parse('Interrupt with c9', laterView)).toEqual({
      ok: true,
      value: { type: 'interrupt', play: 2, card: 'c9' },
    })
  })

  test('cannot interrupt before the first play', () => {
    const read = parse('interrupt with c9', new Script().view(0))
    expect(read).toMatchObject({
      ok: false,
      error: { message: 'There is no play to interrupt yet.' },
    })
  })

  test('is read fast in fifteen thousand characters', () => {
    const after = performance.now()
    for (const sign of [' ', '!', '"', 'after ', '-', ':', 'place after ']) {
      const long = sign.repeat(15_000).slice(0, 15_000)
      for (const head of ['', 'place ', 'Subject: Lantern\n\nOnce.\n', 'pass, ', 'Epilogue:']) {
        parse(`${head}${long.slice(0, 11_000)}x`, view)
      }
    }
    expect(performance.now() - after).toBeLessThan(1000)
  })
})

describe('the Barkeep’s text', () => {
  test.each([
    ['verify', { is: 'verified', looseEnd: false, tied: [] }],
    ['Verify as a new Loose End', { is: 'verified', looseEnd: true, tied: [] }],
    ['verify, loose end; tying off c1', { is: 'verified', looseEnd: true, tied: ['c1'] }],
    ['verify, tying off:\nc1', { is: 'verified', looseEnd: false, tied: ['c1'] }],
    ['Verify.', { is: 'verified', looseEnd: false, tied: [] }],
    ['deny: against the spirit', { is: 'denied', reason: 'against the spirit' }],
  ])('answers a play: %s', (answer, answered) => {
    const tale = new Script().tells('Ann', 'c1', { looseEnd: true }).tries('Ann', 'c2')
    expect(tale.rules('play', answer).shared.plays[1]?.answered).toEqual(answered)
  })

  test('ties off several Loose Ends, one on each line [1250.18/loose.b]', () => {
    const tale = new Script().tells('Ann', 'c1', { looseEnd: true })
    tale.tells('Ann', 'c2', { looseEnd: true }).tries('Ann', 'c3')
    expect(tale.rules('play', 'verify, tying off:\nc1\nc2').shared.looseEnds).toEqual([])
  })

  test('is hinted at in a short sentence [1250.18/deny.only]', () => {
    const tale = new Script().tries('Ann', 'c1')
    for (const answer of ['no', 'deny', 7, { reply: 'verify', card: 'c1' }, ' '.repeat(9_999)]) {
      const { message } = tale.objects('play', answer)
      expect(message).toContain('Say "verify", "verify as a loose end" or')
      expect(message).toContain('incomprehensible, non sequitur, against the spirit, wrong length')
      expect(message.length).toBeLessThan(400)
    }
  })

  test('ends the tale at a short deck, instead of adding a card named “end” [1250.18/card.h]', () => {
    for (const answer of ['end', 'End.', 'end the tale', { do: 'end' }]) {
      const tale = new Script({ cards: 21 }).passesOn('Ann').rules('restock', answer)
      expect(tale.winners).toEqual([])
    }
    const short = new Script({ cards: 21 }).passesOn('Ann')
    expect(short.objects('restock', 7).message).toContain('Say "end", or send story elements')
    const empty = new Script({ cards: 0 })
    expect(empty.objects('elements', 7).message).toContain('Send a list of story elements')
  })

  test('adds story elements', () => {
    const tale = new Script({ cards: 21 }).passesOn('Ann').rules('restock', 'a cow; a moon')
    expect(tale.hand('Ann')).toContain('a cow')
  })
})

describe('announcements', () => {
  test('describe what happened', () => {
    const names = ['Ann', 'Bob', 'Cyd']
    const sentences = (tale: Script) =>
      tale.events.map(({ event }) => rustyLantern.describeEvent(event, names))
    const tale = new Script({ cards: 0, options: { ante: [{ kind: 'A$', count: 5 }] } })
    expect(sentences(tale)[0]).toBe(
      'Moe opens the tavern, with 6 benches. The Bards, clockwise: Ann, Bob, Cyd. The ante is A$5.',
    )
    const withLooseEnd = new Script().tells('Ann', 'c1', { looseEnd: true })
    expect(sentences(withLooseEnd)).toEqual([
      'The Barkeep lets Ann’s tale stand, with “c1”. The card is a Loose End.',
    ])
    expect(sentences(withLooseEnd.tells('Ann', 'c2', { tied: ['c1'] }))).toEqual([
      'The Barkeep lets Ann’s tale stand, with “c2”. Tied off: c1. Ann gets an Ale.',
    ])
    expect(sentences(withLooseEnd.tries('Ann', 'c3').denies('non sequitur'))).toEqual([
      'The Barkeep denies Ann’s tale: non sequitur. “c3” is burned.',
      'It is Bob’s turn.',
      'Ann gets 2 cards.',
      'You get: c22; c23.',
    ])
    expect(sentences(withLooseEnd.interrupts('Cyd', 1, 'c1'))).toEqual([
      'Cyd interrupts Ann with “c1”, about play 1.',
    ])
    expect(sentences(withLooseEnd.rulesMention('not held'))).toEqual([
      'Cyd’s interruption of Ann with “c1” fails: they do not hold the card.',
      'Cyd gets a card.',
      'You get: c24.',
    ])
  })
})

test('a name in another case is another person’s if both exist', () => {
  const view = new Script({ players: ['Ann', 'ann', 'Bob'] }).view('referee')
  expect(rustyLantern.notation.parse('place ann after Ann', view)).toEqual({
    ok: true,
    value: { type: 'place', bard: 1, after: 0 },
  })
})
