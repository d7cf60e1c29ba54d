import type { GameDescription } from '@ackanomic/core'

export const virusesDescription: GameDescription = {
  rule: '1250.16',
  title: 'Viruses',
  name: null,
  equipment: ['Gamepoints'],
  players: { lower: 2, upper: 20 },
  play: 'Secretly place, infect, move or destroy cells on a grid that follows the rules of Life.',
  referees: { count: 1, chosen: 'a volunteer', mayPlay: false },
  winning: 'Get ten Gamepoints, or be the only player left.',
  further: 'Players may join in the first ten turns, or take over the virus of a player who left.',
  trophy: 'standard',
  rules: [
    'Cells live and die on a grid by themselves, and you infect them with your virus.',
    'In your first turn you have three moves, then one a turn. All moves are secret until the turn ends.',
    'Place a cell, infect a clean one, step with one of yours, clean it, or destroy it.',
    'Two moves to the same square cancel each other.',
    'Then one generation passes: a cell with two or three neighbours lives, any other dies.',
    'A cell is born where an empty square has exactly three neighbours.',
    'It has your virus if yours is the only virus among the three.',
    'The player with the most cells gets a point each turn. A tie gives none.',
    'From turn 11 on, a player without cells is out.',
    'Ten points win, and so does being the last one left.',
  ],
}
