import type { Viewer } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { type PureSkill, pureSkill } from './index.js'
import { ANN_WINS, by, NOBODY_TAKES, Script } from './script.test-support.js'

const { state } = new Script()
const { notation } = pureSkill
const ann = pureSkill.view(state, 0)
const cyd = pureSkill.view(state, 2)
const nobody = pureSkill.view(state, 'public')

test('the game is marked as a card game', () => {
  expect(pureSkill.cards).toBe(true)
})

describe('a written bid', () => {
  test.each([
    ['bid 10H', '10H'],
    ['bid KH', 'KH'],
    ['BID kh', 'KH'],
    ['  bid   10h  ', '10H'],
    ['10H', '10H'],
    ['10♥', '10H'],
    ['bid TH', '10H'],
    ['♥10', '10H'],
    ['bid sK', 'KS'],
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
  ] as const)('may be %j for %s, by the player of hearts', (text, card) => {
    expect(notation.parse(text, ann)).toEqual({ ok: true, value: { type: 'bid', card } })
  })

  test('may be a rank in the reader’s own suit', () => {
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
  ])('is refused with a hint: %j', (text, message) => {
    expect(notation.parse(text, ann)).toMatchObject({ ok: false, error: { message } })
  })

  test('has an example in the reader’s own suit', () => {
    const read = notation.parse('bid ♠', cyd)
    expect(read.ok ? '' : read.error.message).toMatch(/ such as "bid KC"\.$/u)
  })

  test('is read back as written', () => {
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

  test('is explained in the help', () => {
    expect(notation.parse(/"(bid KH)"/.exec(notation.help)?.[1] ?? '', ann).ok).toBe(true)
  })
})

const shown = ({ state }: Script, viewer: Viewer): string =>
  `\n${pureSkill.render(pureSkill.view(state, viewer))}\n`

const WHOLE = (suit: string): string =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((r) => r + suit).join(' ')

describe('the table as text', () => {
  test('shows the start', () => {
    expect(shown(new Script(), 'public')).toBe(`
Round 1 of 13: the referee draws the prize

Ann   0 for –
     pack ${WHOLE('H')}
Bob   0 for –
     pack ${WHOLE('D')}
Cyd   0 for –
     pack ${WHOLE('C')}

Spades to come: ${WHOLE('S')}
`)
  })

  const running = () =>
    new Script()
      .rounds('KS 10H 9D 3C', 'QS 9H 10D 10C')
      .prize(3, '2S')
      .apply(by.bid(4, 'Ann', 'AH'))

  test('shows a bid to its player', () => {
    expect(shown(running(), 0)).toBe(`
Round 3 of 13: bid for 2S

Ann  13 for KS (you)
     pack AH 2H 3H 4H 5H 6H 7H 8H JH QH KH
Bob   0 for –
     pack AD 2D 3D 4D 5D 6D 7D 8D JD QD KD
Cyd   0 for –
     pack AC 2C 4C 5C 6C 7C 8C 9C JC QC KC

Spades to come: AS 3S 4S 5S 6S 7S 8S 9S 10S JS
Round 2: Ann 9H, Bob 10D, Cyd 10C; nobody takes QS; it is out of play.
Your bid: AH
`)
  })

  test('hides a bid from all others', () => {
    expect(shown(running(), 1)).toBe(`
Round 3 of 13: bid for 2S

Ann  13 for KS
     pack AH 2H 3H 4H 5H 6H 7H 8H JH QH KH
Bob   0 for – (you)
     pack AD 2D 3D 4D 5D 6D 7D 8D JD QD KD
Cyd   0 for –
     pack AC 2C 4C 5C 6C 7C 8C 9C JC QC KC

Spades to come: AS 3S 4S 5S 6S 7S 8S 9S 10S JS
Round 2: Ann 9H, Bob 10D, Cyd 10C; nobody takes QS; it is out of play.
`)
    expect(shown(running(), 'public')).not.toContain('bid: ')
  })

  test('shows closed bids and a bot to the referee', () => {
    expect(shown(running().apply(by.leave(5, 'Cyd'), by.time(99)), 'referee')).toBe(`
Round 3 of 13: the bids for 2S are closed

Ann  13 for KS
     pack AH 2H 3H 4H 5H 6H 7H 8H JH QH KH
Bob   0 for –
     pack AD 2D 3D 4D 5D 6D 7D 8D JD QD KD
Cyd   0 for – (bot)
     pack AC 2C 4C 5C 6C 7C 8C 9C JC QC KC

Spades to come: AS 3S 4S 5S 6S 7S 8S 9S 10S JS
Round 2: Ann 9H, Bob 10D, Cyd 10C; nobody takes QS; it is out of play.
Bid of Ann: AH
`)
  })

  test('shows the end', () => {
    expect(shown(new Script().rounds(...ANN_WINS), 'public')).toBe(`
The Game of Pure Skill, after 13 rounds

Ann  88 for KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S
     pack –
Bob   1 for AS
     pack –
Cyd   2 for 2S
     pack –

Spades to come: –
Round 13: Ann AH, Bob KD, Cyd QC; Bob takes AS.
Ann won.
`)
    expect(shown(new Script().rounds(...NOBODY_TAKES), 0)).toContain('\nNobody won.\n')
  })

  test('aligns names of any length', () => {
    const roster = { players: ['Al', 'Balthasar', 'Cy'], referees: ['Di'], startedAt: 0 }
    const lines = shown(new Script({ roster }), 'public').split('\n')
    expect(lines.slice(3, 6)).toEqual([
      'Al          0 for –',
      `           pack ${WHOLE('H')}`,
      'Balthasar   0 for –',
    ])
  })
})

describe('an announcement', () => {
  const names = ['Ann', 'Bob', 'Cyd']
  test.each<readonly [PureSkill['Event'], string]>([
    [{ type: 'prize', round: 3, prize: '10S' }, 'Round 3: the prize is 10S.'],
    [{ type: 'bid', seat: 1, card: 'KD' }, 'Bob bids KD.'],
    [{ type: 'hasBid', seat: 2 }, 'Cyd has bid.'],
    [
      { type: 'result', round: 1, prize: 'KS', bids: ['10H', '9D', '3C'], drawn: [2], taker: 0 },
      'Round 1: Ann 10H, Bob 9D, Cyd 3C (drawn); Ann takes KS.',
    ],
    [
      { type: 'result', round: 2, prize: 'QS', bids: ['9H', '9D', '3C'], drawn: [], taker: null },
      'Round 2: Ann 9H, Bob 9D, Cyd 3C; nobody takes QS; it is out of play.',
    ],
    [{ type: 'totals', totals: [88, 1, 2] }, 'The sums: Ann 88, Bob 1, Cyd 2.'],
  ])('turns %j into “%s”', (post, says) => {
    expect(pureSkill.describeEvent(post, names)).toBe(says)
  })
})
