import { describe, expect, test } from 'vitest'
import { pureSkill } from './index.js'
import { Script } from './script.test-support.js'

const { state } = new Script()
const { notation } = pureSkill
const ann = pureSkill.view(state, 0)
const cyd = pureSkill.view(state, 2)
const nobody = pureSkill.view(state, 'public')

test('a game of cards says so, so that tables can explain them', () => {
  expect(pureSkill.cards).toBe(true)
})

describe('a bid in writing', () => {
  test.each([
    ['bid 10H', '10H'],
    ['bid KH', 'KH'],
    ['BID kh', 'KH'],
    ['  bid   10h  ', '10H'],
    ['10H', '10H'],
    ['10♥', '10H'],
    ['bid TH', '10H'],
    ['K', 'KH'],
    ['bid 10', '10H'],
    ['a', 'AH'],
    ['t', '10H'],
    ['ace', 'AH'],
    ['bid Queen', 'QH'],
    ['jack', 'JH'],
    ['KING', 'KH'],
    ['bid KD', 'KD'],
    ['2S', '2S'],
    ['bid 10h.', '10H'],
    ['King!', 'KH'],
    ['bid 11', 'JH'],
    ['12', 'QH'],
    ['13.', 'KH'],
    ['bid 11D', 'JD'],
    ['Ace of Spades', 'AS'],
    ['queen of hearts', 'QH'],
    ['9♤', '9S'],
    ['10♢', '10D'],
    ['bid K♣', 'KC'],
  ] as const)('%j is the bid of %s, for the player of the hearts', (text, card) => {
    expect(notation.parse(text, ann)).toEqual({ ok: true, value: { type: 'bid', card } })
  })

  test('a rank alone is a card of the reader’s own suit', () => {
    expect(notation.parse('K', cyd)).toEqual({ ok: true, value: { type: 'bid', card: 'KC' } })
    const other = new Script({ options: { suits: ['D', 'C', 'H'] } }).state
    expect(notation.parse('K', pureSkill.view(other, 0))).toMatchObject({ value: { card: 'KD' } })
    expect(notation.parse('K', nobody).ok).toBe(false)
    expect(notation.parse('KD', nobody).ok).toBe(true)
  })

  test.each([
    ['', 'Name the card that you bid, such as "bid KH".'],
    ['bid', 'Name the card that you bid, such as "bid KH".'],
    ['?1', 'There are no Jokers in this game; bid a card of your pack.'],
    ['1', '"1" is not a card. Write "bid" and a card of your pack, such as "bid KH".'],
    ['bid 1H', '"1H" is not a card. Write "bid" and a card of your pack, such as "bid KH".'],
    ['pass', '"pass" is not a card. Write "bid" and a card of your pack, such as "bid KH".'],
    ['bid KH QH', '"KH QH" is not a card. Write "bid" and a card of your pack, such as "bid KH".'],
  ])('%j is none, and says so', (text, message) => {
    expect(notation.parse(text, ann)).toMatchObject({ ok: false, error: { message } })
  })

  test('the example is of the reader’s own suit', () => {
    const read = notation.parse('bid ♠', cyd)
    expect(read.ok ? '' : read.error.message).toMatch(/ such as "bid KC"\.$/u)
  })

  test('each bid is read back as it is written', () => {
    const legal = pureSkill.legalMoves(pureSkill.view(new Script().prize(0, 'KS').state, 0))
    if (!legal.complete) throw new Error('The list should be whole.')
    expect(legal.moves).toHaveLength(13)
    for (const move of legal.moves) {
      const text = notation.format(move, ann)
      expect(text).toBe(`bid ${move.card}`)
      expect(notation.parse(text, ann)).toEqual({ ok: true, value: move })
      expect(notation.parse(text, nobody)).toEqual({ ok: true, value: move })
    }
  })

  test('its help names the form', () => {
    expect(notation.parse(/"(bid KH)"/.exec(notation.help)?.[1] ?? '', ann).ok).toBe(true)
  })
})
