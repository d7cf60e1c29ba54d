export const mediocrity = {
  table: 'The table',
  whatIs: 'What is the most Mediocre number?',
  help: 'The one in the middle, or the lower of two in the middle. If several players sent it, their numbers are all out, and the rest counts again. The player who sent it gets a Gamepoint. In the end, the most Mediocre number of Gamepoints wins.',
  over: (rounds: number): string => `The game is over after ${rounds} rounds`,
  numbering: 'The player numbers are being drawn',
  mayAnnounce: (round: number): string =>
    `Any player may announce round ${round} and be its Moderator`,
  youModerate: (round: number): string => `Round ${round}: you are Moderator`,
  announces: (round: number, name: string): string => `${name} announces round ${round} next`,
  sendYou: (round: number): string =>
    `Round ${round}: you are Moderator, and the others send you numbers`,
  sendNumber: (round: number, name: string, most: number | null): string =>
    `Round ${round}: send ${name} a number from 1 to ${most}`,
  draws: (round: number, name: string): string =>
    `Round ${round}: ${name} draws the missing numbers`,
  idle: (round: number, name: string): string =>
    `Round ${round}: ${name} has left; it stays open until its time is over`,
  thisRound: 'This round',
  yourNumber: 'Your number',
  youSent: (number: number, canReplace: boolean): string =>
    `You have sent ${number}.${canReplace ? ' You can still change it.' : ''}`,
  announceRound: 'Announce the round',
  announceResult: 'Announce the result',
  drawn: 'drawn',
  sentToYou: 'The numbers that you were sent',
  lastRound: 'The last round',
  ends: {
    expired: (round: number): string => `Round ${round} was over, and no result came in time`,
    void: (round: number): string => `Round ${round} was void because its Moderator left`,
    result: (round: number, name: string | null | undefined): string =>
      `Round ${round} ${name === null ? 'brought nobody a point' : `went to ${name}`}`,
  },
  numbersOf: (round: number): string => `The numbers of round ${round}`,
  isYou: 'You',
  gamepoints: 'Gamepoints',
  middleWins: (goal: number, sum: number): string =>
    `Points: ${sum} of ${goal}, then the middle wins`,
  gamepointsOfAll: 'The Gamepoints of all',
  gone: (names: readonly string[]): string => `No longer in the game: ${names.join(', ')}.`,
  numbers: 'Player numbers',
  eachModerates: 'Player numbers: each is Moderator in turn',
  moderator: 'Moderator',
  hasLeft: ', no longer in the game',
  middle: '★ middle',
  equal: '✕ equal',
  sentBy: (name: string | null | undefined, number: number): string => `${name ?? 'You'} ${number}`,
  equalOut: (numbers: readonly number[]): string =>
    `Equal in the middle, so out: ${numbers.join(', ')}.`,
  scores: (number: number | null | undefined, name: string | null | undefined): string =>
    `${number} is the middle: ${name === null ? 'you score' : `${name} scores`}`,
  nobodyScores: 'Nobody scores',
  wins: (name: string | null | undefined): string => (name === null ? 'You win' : `${name} wins`),
  middleOfAll: (score: number): string => `${score} is the middle of all Gamepoints.`,
}
