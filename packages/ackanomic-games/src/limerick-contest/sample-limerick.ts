import type { Choose } from '@ackanomic/core'

/** Lines to choose from, in the order of a limerick; any will rhyme with the others. */
const LINES: readonly (readonly string[])[] = [
  [
    'There was an old player of Ack',
    'A poet who wore only black',
    'A player whose memory was slack',
  ],
  ['Whose proposals all came flying back.', 'Kept eir rules in a large paper sack.'],
  ['E voted at night,', 'Eir CFJs were trite,', 'E claimed to be right,'],
  ['And lost every fight,', 'With all of eir might,'],
  ['And the Speaker just gave em the sack.', 'But alas, there was no way back.'],
]

/** A limerick for bots, put together by chance. */
export function sampleLimerick(pick: Choose): string {
  return LINES.map((choices) => choices[pick(choices.length)] ?? '').join('\n')
}
