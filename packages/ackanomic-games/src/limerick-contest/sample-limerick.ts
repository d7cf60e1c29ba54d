import type { RandomInt } from '@ackanomic/core'
import { itemAt } from '@ackanomic/core/engine'

const LINES: readonly (readonly string[])[] = [
  [
    'There was an old player of Ack',
    'A poet who wore only black',
    'A player whose memory was slack',
  ],
  ['Whose proposals all came flying back.', 'Kept the rules in a large paper sack.'],
  ['Who voted at night,', 'Whose CFJs were trite,', 'Who claimed to be right,'],
  ['And lost every fight,', 'With all of their might,'],
  ['And the Speaker just gave them the sack.', 'But alas, there was no way back.'],
]

export function sampleLimerick(choose: RandomInt): string {
  return LINES.map((choices) => itemAt(choices, choose(choices.length))).join('\n')
}
