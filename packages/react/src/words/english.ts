import { formatDuration } from '@ackanomic/core/commands'

const joined = (items: readonly string[], last: string): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`

/** The words of this package's components, in English. */
export const englishWords = {
  yourTurn: 'Your turn',
  you: 'You',
  youMay: 'You may',
  or: (phrases: readonly string[]): string => joined(phrases, 'or'),
  within: (milliseconds: number): string => `within ${formatDuration(milliseconds)}`,
  skipThis: 'End the round',
  skip: 'Go on',
  stepOf: (step: number, last: number): string => `Step ${step} of ${last}`,
  begins: 'The match begins.',
  toldNothing: 'You were told of nothing here.',
  over: (winners: readonly string[]): string =>
    winners.length === 0
      ? 'The match is over; nobody won.'
      : `The match is over; ${joined(winners, 'and')} won.`,
  waitingFor: (names: readonly string[]): string => `Waiting for ${names.join(', ')}.`,
  seat: (seat: number): string => `seat ${seat}`,
  theRole: (role: string): string => `the ${role}`,
  nothingToDo: 'Waiting for the others.',
  tapToGoOn: 'Tap to go on',
  showGoodMove: 'Show a good move',
  hint: 'Hint',
  botThinks: 'The bot is thinking…',
  noAdvice: 'No hint here.',
  playIt: 'Play it',
  another: 'Another',
  hide: 'Hide',
  takeBack: 'Take back',
  earlierSteps: 'Earlier steps',
  beginning: 'The beginning',
  stepBack: 'A step back',
  stepOn: 'A step on',
  present: 'The present',
  step: 'Step',
  atPresent: 'the present',
  atStep: (step: number, last: number): string => `step ${step} of ${last}`,
  playOnFromHere: 'Play on from here',
  whatHappened: 'What happened',
  showAllMessages: (count: number): string => `Show all ${count} messages`,
  showStep: (step: number): string => `Show step ${step}`,
  news: 'News',
  board: 'The board',
  table: 'Table',
  log: 'Log',
  stateOfPlay: 'The state of play',
  besideTable: 'Beside the table',
  youAreAsked: 'You are asked:',
  isWord: (word: string, dictionary: string): string =>
    `Is ${word} in the dictionary (${dictionary})?`,
  isInside: (fragment: string, dictionary: string): string =>
    `Does ${fragment} occur inside a word of the dictionary (${dictionary})?`,
  pickOne: (of: number): string => `Choose one of ${of} at random.`,
  putInOrder: (of: number): string => `Put ${of} things in a random order.`,
  rollDice: (dice: number, sides: number): string =>
    `Roll ${dice} ${dice === 1 ? 'die' : 'dice'} with ${sides} sides.`,
  yes: 'Yes',
  no: 'No',
  draw: 'Draw',
  shuffle: 'Shuffle',
  roll: 'Roll',
  answer: 'Answer',
  answerJson: 'Answer (JSON)',
  notJson: 'That is not JSON; write text in double quotes and a list in brackets.',
  advanced: 'Advanced',
  yourMoves: 'Your moves',
  anyMove: 'Any move',
  alsoLegal: (moves: readonly string[]): string => `You may also: ${moves.join(', ')}.`,
  what: 'What',
  sendMove: (move: string): string => `Send ${move}`,
  oneMore: 'One more',
  oneLess: 'One less',
  ofThose: (label: string): string => ` of ${label}`,
  withIt: (label: string): string => `Set: ${label}`,
  asJson: (label: string): string => `${label} (JSON)`,
  theTable: 'The table',
  fillInForm: 'Fill in a form',
  rule: (rule: string): string => `Rule ${rule}`,
  toAct: 'to act:',
  developerTools: 'Developer tools',
  show: 'Show',
  as: 'as',
  writeMove: 'Write a move',
  send: 'Send',
}

/** The words of the components; a catalogue that lacks one does not compile. */
export type Words = Readonly<typeof englishWords>
