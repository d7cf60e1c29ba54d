import { type Clauses, defineClauses } from '@ackanomic/core/engine'

const says = {
  '1': 'Chance is decided with the Ackanomic Magic Dice.',
  '2(1)': 'Two contestants, no more and no fewer.',
  '2(2)': 'Count Tabula is the referee.',
  '2(3)': 'Count Tabula may be a contestant at the same time, and win.',
  '3': 'A contest starts as rule 1250.1 VI says.',
  '4.1(1)': 'Each contestant writes one limerick about the other.',
  '4.1(2)': 'It may mock them in good humour, and ought not to offend.',
  '4.1(3)': 'The limericks are due within three days of the start.',
  '4.1(4)': 'If only one contestant has posted in time, they win by default.',
  '4.1(5)': 'If neither has, the referee lets dice choose the winner.',
  '4.1(6)': 'Limericks are posted for everybody to read.',
  '4.2(1)': 'The second limerick starts three days of voting.',
  '4.2(2)': 'All players of Ackanomic may vote, including contestants and referee.',
  '4.2(3)': 'Votes go to the referee, and nobody else learns of them.',
  '4.2(4)': 'A vote names one of the two limericks; everybody has one vote.',
  '4.2(5)': 'Before and after those three days there is no voting.',
  '4.2(6)': 'A person who is not a player of Ackanomic has no vote.',
  '4.3(1)':
    'When the votes are counted, the Poet Laureate’s counts twice, if there is a Poet Laureate.',
  '4.3(2)':
    'Once their vote is counted, the Poet Laureate may praise in public the contestant who won it, and explain why; that counts for nothing.',
  '4.4(1)': 'The limerick with more votes wins.',
  '4.4(2)': 'If the votes are equal, the limerick that was posted first wins.',
  '4.4(3)': 'If that decides nothing, the referee lets dice choose.',
  '4.4(4)': 'The dice may choose either contestant, active or not.',
  '5': 'There is no Trophy, and nothing else to win.',
} as const

export const limerickClauses: Clauses<'1250.8', keyof typeof says> = /* @__PURE__ */ defineClauses(
  '1250.8',
  says,
  ['4.1(2)'],
)
