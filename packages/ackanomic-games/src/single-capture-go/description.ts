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
  rules: [
    'Everybody has a letter, and plays one square each round, in secret.',
    'All plays are shown together.',
    'A square that only you chose gets your letter. One that several chose is blocked for that round.',
    'You may not play where a letter stands, but a blocked square can be played.',
    'Your letters that touch along sides are a group. It breathes through empty squares beside it.',
    'The edge and blocked squares give no air.',
    'If one of your groups cannot breathe, you are out, and your letters become blocked squares.',
    'If you play nothing in a round, you are out too.',
    'The last player left wins. If all go at once, the one with the most letters wins.',
  ],
}
