import { describe, expect, test } from 'vitest'
import { spades } from './game.js'
import { Script } from './script.test-support.js'

const bidding = new Script().view(0)
const playing = new Script().bids(3, 2, 2, 2).lays('AS AH').view(0)

describe('a written move', () => {
  test.each([
    ['bid 4', { type: 'bid', tricks: 4 }],
    ['4', { type: 'bid', tricks: 4 }],
    [' Bid 4. ', { type: 'bid', tricks: 4 }],
    ['Bid 10', { type: 'bid', tricks: 10 }],
    ['nil', { type: 'bid', tricks: 0 }],
    ['bid NIL!', { type: 'bid', tricks: 0 }],
    ['bid 1', { type: 'bid', tricks: 1 }],
    ['bid -2', { type: 'bid', tricks: -2 }],
    ['bid 2.5', { type: 'bid', tricks: 2.5 }],
    ['play 10H', { type: 'play', card: '10H' }],
    ['10h', { type: 'play', card: '10H' }],
    ['♥T', { type: 'play', card: '10H' }],
    ['play sA', { type: 'play', card: 'AS' }],
    ['T♥', { type: 'play', card: '10H' }],
    ['Play A♠.', { type: 'play', card: 'AS' }],
    ['play Ace of Spades', { type: 'play', card: 'AS' }],
    ['10 of hearts.', { type: 'play', card: '10H' }],
    ['concede', { type: 'concede' }],
    ['Concede.', { type: 'concede' }],
    ['withdraw', { type: 'withdraw' }],
    ['call 5.2', { type: 'call', play: 17 }],
    ['Call 13.4', { type: 'call', play: 51 }],
    ['call 1.1', { type: 'call', play: 0 }],
  ])('is read from “%s” during bidding', (text, move) => {
    expect(spades.notation.parse(text, bidding)).toEqual({ ok: true, value: move })
  })

  test.each([
    ['ah', { type: 'play', card: 'AH' }],
    ['nil', { type: 'bid', tricks: 0 }],
    ['bid 3', { type: 'bid', tricks: 3 }],
    ['bid -0', { type: 'bid', tricks: 0 }],
  ])('is read from “%s” during play', (text, move) => {
    expect(spades.notation.parse(text, playing)).toEqual({ ok: true, value: move })
  })

  test.each([
    ['', /^Write a move\. Write "bid 4"/],
    ['bid', /^Write "bid" and a number of tricks/],
    ['bid many', /^Write "bid" and a number of tricks/],
    ['play', /Write "play" and a card, such as "play 10H"\.$/],
    ['10', /write a rank \(.*\) and a suit \(S H D C\)/],
    ['play 1S', /is not a card of the Standard Deck/],
    ['play ?1', /^There are no Jokers/],
    ['good luck', /is not a card of the Standard Deck.*Write "play" and a card/],
    ['call 14.1', /^Write "call", the trick from 1 to 13/],
    ['call 1.5', /^Write "call", the trick from 1 to 13/],
    ['call', /^Write "call", the trick from 1 to 13/],
    ['concede? never', /^Write only "concede"/],
    ['withdraw from the game', /^Write only "concede"/],
    [
      'play xyz',
      /^"xyz" is not a card of the Standard Deck: .*\. Write "play" and a card, such as "play 10H"\.$/,
    ],
    ['x'.repeat(101), /^That is too long/],
  ])('is not read from “%s”', (text, says) => {
    const read = spades.notation.parse(text, playing)
    expect(read.ok ? '' : read.error.message).toMatch(says)
  })
})

test.each([
  [{ type: 'bid', tricks: 0 }, 'bid 0'],
  [{ type: 'play', card: '10H' }, 'play 10H'],
  [{ type: 'concede' }, 'concede'],
  [{ type: 'withdraw' }, 'withdraw'],
  [{ type: 'call', play: 17 }, 'call 5.2'],
] as const)('%j is written as “%s”', (move, text) => {
  expect(spades.notation.format(move, playing)).toBe(text)
})
