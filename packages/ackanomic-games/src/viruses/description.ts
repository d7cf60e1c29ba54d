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
}
