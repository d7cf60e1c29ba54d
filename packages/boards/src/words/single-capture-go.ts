export const singleCaptureGo = {
  players: 'Players',
  lastWins: 'The last player left wins',
  you: 'You',
  reasons: {
    left: 'has left',
    'no play': 'made no play',
    'no Liberty': 'has a Group without an empty square beside it',
  },
  outSince: (round: number): string => `out since round ${round}`,
  left: ', has left',
  away: ', on vacation',
  status: {
    counted: '',
    collided: ', where others played too',
    replaced: ', replaced by a later one',
    struck: ', struck because they had left',
    invalid: ', invalid',
  },
  lastRound: 'The last round',
  round: (round: number): string => `Round ${round}`,
  attempt: (name: string | undefined, square: string): string => `${name}: ${square}`,
  doomedBy: (name: string | undefined, why: string, groups: string): string =>
    `${name} is doomed: ${why}${groups === '' ? '' : ` (${groups})`}`,
  sent: 'What was sent',
  sentNow: 'Sent in this round',
  sentBy: (name: string, squares: string): string => `${name}: ${squares || 'nothing'}`,
  grid: 'The grid',
  gridOf: (side: number): string => `The grid, ${side} by ${side}`,
  help: 'Your stones side by side are a Group, and it needs an empty square beside it. ! marks a Group with only one left; with none, you are out. If several play on a square, it becomes @, which is nobody’s.',
  matchOver: 'The match is over.',
  watching: 'You are only watching.',
  out: 'You are out of the game.',
  notBegun: 'The next round has not begun yet.',
  cannot: (square: string): string => `You cannot play ${square} now.`,
  taken: (square: string): string => `${square} is taken. Play on an empty square.`,
  overAfter: (round: number): string => `The game is over after ${round} rounds`,
  announced: (round: number): string => `Round ${round} is about to be announced`,
  youPlay: (round: number, square: string): string =>
    `Round ${round}: you play ${square}; you can still choose another square`,
  playSquare: (round: number): string => `Round ${round}: play a square`,
  empty: 'empty',
  nobodys: '@, taken',
  stone: (letter: string, name: string | undefined, liberties: number | undefined): string =>
    `${letter} of ${name}, ${liberties === 1 ? '! one Liberty' : `${liberties} Liberties`}`,
  square: (name: string, what: string, isMine: boolean): string =>
    `${name}, ${what}${isMine ? ', your play' : ''}`,
  play: (names: readonly string[], square: string): string =>
    names.length === 1
      ? `${names[0]} ${square}`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} ${square}, so it becomes @`,
  allPlays: (round: number): string => `Round ${round}: what all played`,
  nobodyPlayed: 'Nobody played.',
  isDoomed: (name: string | null): string => (name === null ? 'You are out' : `${name} is out`),
  doomedWhy: (name: string | undefined, why: string, squares: string): string =>
    `${name} ${why}${squares === '' ? '' : `: ${squares}`}.`,
}
