import type { GameDescription } from '@ackanomic/core'

export const singleCaptureGoDescription: GameDescription = {
  rule: '1250.13',
  title: 'Single Capture Go',
  name: null,
  equipment: 'none',
  players: { lower: 2, upper: 12 },
  play: 'Each round, secretly name a square for your Letter; keep Liberty for all your Groups.',
  referees: { count: 1, chosen: 'as rule 1250.1 VI has it', mayPlay: false },
  winning: 'Be the only player who is not doomed, or have the most Letters if all are.',
  further: 'The referee gives each player a Letter, and announces each round.',
  trophy: 'standard',
}
