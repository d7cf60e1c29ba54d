import type { Viewer } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { type PureSkill, pureSkill } from './index.js'
import { ANN_WINS, by, NOBODY_TAKES, Script } from './script.test-support.js'

const shown = ({ state }: Script, viewer: Viewer): string =>
  `\n${pureSkill.render(pureSkill.view(state, viewer))}\n`

const WHOLE = (suit: string): string =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((r) => r + suit).join(' ')

describe('the table as text', () => {
  test('at the start', () => {
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

  test('for a player who has bid', () => {
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

  test('for a player who has not, and for all others, the bid is not there', () => {
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

  test('for the referee, with a bot at the table, when bids are closed', () => {
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

  test('at the end', () => {
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

  test('names of any length stand in line', () => {
    const table = { players: ['Al', 'Balthasar', 'Cy'], referees: ['Di'], startedAt: 0 }
    const lines = shown(new Script({ table }), 'public').split('\n')
    expect(lines.slice(3, 6)).toEqual([
      'Al          0 for –',
      `           pack ${WHOLE('H')}`,
      'Balthasar   0 for –',
    ])
  })
})

describe('an announcement as a sentence', () => {
  const names = ['Ann', 'Bob', 'Cyd']
  test.each<readonly [PureSkill['Event'], string]>([
    [
      { type: 'prize', round: 3, prize: '10S' },
      'Round 3: the prize is 10S. Bids are open for three days.',
    ],
    [{ type: 'bid', seat: 1, card: 'KD' }, 'Bob bids KD.'],
    [{ type: 'has bid', seat: 2 }, 'Cyd has bid.'],
    [
      { type: 'result', round: 1, prize: 'KS', bids: ['10H', '9D', '3C'], drawn: [2], taker: 0 },
      'Round 1: Ann 10H, Bob 9D, Cyd 3C (drawn); Ann takes KS.',
    ],
    [
      { type: 'result', round: 2, prize: 'QS', bids: ['9H', '9D', '3C'], drawn: [], taker: null },
      'Round 2: Ann 9H, Bob 9D, Cyd 3C; nobody takes QS; it is out of play.',
    ],
    [{ type: 'totals', totals: [88, 1, 2] }, 'The sums: Ann 88, Bob 1, Cyd 2.'],
  ])('%j: %s', (post, says) => {
    expect(pureSkill.describeEvent(post, names)).toBe(says)
  })
})
