/** A sentence about what somebody does; `null` is you. */
const does = (name: string | null, you: string, other: string): string =>
  name === null ? `You ${you}` : `${name} ${other}`

export const acksAndExceptions = {
  table: 'The table',
  howToWin: 'Win two rounds to win the game. A player without coasters is out.',
  clockwise: 'The players, clockwise',
  standing: (wins: number, coasters: number): string => `${wins} won, ${coasters} left`,
  over: 'The game is over',
  won: (name: string | null, hasTwo: boolean): string =>
    `${does(name, 'win', 'wins')}: ${hasTwo ? 'two rounds won' : 'everyone else is out'}`,
  goesOn: {
    starter: (round: number): string => `Round ${round}: the first player is being drawn`,
    'set-up': (round: number): string => `Round ${round}: everybody puts a coaster face down`,
    placing: (round: number, name: string | null = ''): string =>
      `Round ${round}: ${name === null ? 'put a coaster down, or challenge' : `${name} puts a coaster down, or challenges`}`,
    bidding: (round: number, name: string | null = '', bid = 0): string =>
      `Round ${round}: ${name === null ? `bid more than ${bid}, or pass` : `${name} bids more than ${bid}, or passes`}`,
    processing: (round: number, name: string | null = '', bid = 0, flips = 0): string =>
      `Round ${round}: ${flips} of ${bid} flipped${name === null ? '' : ` by ${name}`}`,
    loss: (round: number, name: string | null = ''): string =>
      `Round ${round}: ${name ?? 'you'} failed; a coaster is lost`,
  },
  badge: { starts: 'starts', left: 'left', out: 'out', away: 'on vacation' },
  passes: 'passes',
  bidsSo: (bid: number, isHighest: boolean): string => `bids ${bid}${isHighest ? ' ✓' : ''}`,
  flipNext: (name = ''): string => `Flip the next coaster of ${name}`,
  noRounds: 'No round is over yet',
  pastRounds: 'Rounds that are over',
  void: 'Void, because somebody left.',
  ended: (name: string | null = '', bid = 0, hasWon = false): string =>
    `${name ?? 'You'} bid ${bid} and ${hasWon ? 'won ✓' : 'failed ✕'}`,
  faceDown: 'a coaster, face down',
  /** A coaster's name; an Exception has a name. */
  coaster: (exception: string | null, isHidden: boolean): string =>
    `${exception === null ? 'an ACK' : `the Exception ${exception}`}${isHidden ? ', face down' : ''}`,
  mustFlip: (name: string | null, bid: number): string => `${name ?? 'You'} must flip ${bid}`,
  ownFirst: 'Own coasters come first; an Exception ends it.',
  flipped: (isAck: boolean, count: number, bid: number): string =>
    `${isAck ? 'An ACK' : 'An Exception'}: ${count} of ${bid}`,
  winsRound: (name: string | null): string => does(name, 'win the round', 'wins the round'),
  oneMore: 'One more wins the game.',
  secondWin: 'The second win: the game is over.',
  fails: (name: string | null): string => does(name, 'fail', 'fails'),
  noneLeft: 'There is no coaster left to flip.',
  exceptionOf: (name: string | null): string => `An Exception of ${name ?? 'yours'}.`,
  ownException: 'An Exception of their own.',
  isOut: (name: string | null): string => does(name, 'are out', 'is out'),
  noCoasters: 'No coasters are left.',
  yours: 'Your coasters',
  whichLost: 'Which of your coasters do you lose? Nobody else will know',
  handEmpty: 'You have no coaster in hand',
  hand: 'Your coasters in hand',
  orChallenge: 'Or challenge: flip how many?',
  raise: 'Raise: flip how many?',
  bids: 'Bids',
  withoutException: 'coasters without an Exception',
  bidHelp: 'The highest bidder flips that many. Own coasters come first; an Exception ends it.',
  pass: 'Pass',
  coasters: 'Coasters',
  lose: (coaster: string): string => `Lose ${coaster}`,
  place: (coaster: string): string => `Place ${coaster}`,
  matchOver: 'The match is over.',
  cannotPlace: 'No coaster can be placed now.',
  turnOf: (name = 'somebody else'): string => `It is ${name}’s turn.`,
}
