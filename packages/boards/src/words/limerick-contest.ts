export const limerickContest = {
  contest: 'The contest',
  yourLimerick: 'Your limerick',
  about: (name: string | undefined): string => `Your limerick about ${name}`,
  formHelp: (lines: number): string =>
    `Five lines, of which 1, 2 and 5 rhyme, and 3 and 4. Lines so far: ${lines}.`,
  post: 'Post this limerick',
  postInstead: 'Post it instead of the other',
  praiseByLaureate: 'Praise by the Poet Laureate',
  praise: 'Praise',
  praiseOf: (by: string, name: string | undefined): string => `${by} on the limerick of ${name}`,
  count: 'The count',
  votes: 'Votes',
  voteOf: (by: string, name: string | undefined, weight: number): string =>
    `${by} for ${name}${weight === 1 ? '' : ` (counts ${weight})`}`,
  byDice: ' Neither the votes nor the time of posting told them apart.',
  byTime: ' The votes were equal.',
  headline: (one: string | undefined, other: string | undefined): string =>
    `${one} and ${other}, each about the other`,
  over: 'The contest is over',
  hasWon: (name: string): string => `${name} has won the contest`,
  toPost: (names: readonly string[]): string =>
    `Still to post: ${names.join(' and ') || 'nobody'}.`,
  voting: 'Which is the better one? Everybody may send one vote, which only the referee sees.',
  counting: 'Voting is over; the votes are counted.',
  dice: 'The dice choose the winner.',
  laureate: 'The Poet Laureate',
  whoIsLaureate: 'Who is Poet Laureate now?',
  laureateHelp: (voters: readonly string[]): string =>
    `Their vote counts twice. Leave it empty if nobody is. Voters: ${voters.join(', ') || 'nobody'}.`,
  countVotes: 'Count the votes',
  limerickOf: (name: string): string => `The limerick of ${name}`,
  poet: (name: string, isYou: boolean, hasWon: boolean): string =>
    `${name}${isYou ? ' (you)' : ''}${hasWon ? ', the winner ✓' : ''}`,
  none: 'No limerick yet.',
  youVoted: '✓ You voted for this one.',
  voteFor: (name: string): string => `Vote for the limerick of ${name}`,
  praiseFor: (name: string): string => `Praise for ${name}`,
  praiseLimerick: (name: string): string => `Praise the limerick of ${name}`,
  praiseNow: 'Praise it in public',
  offensive: 'Find it offensive: it counts as not posted',
  hasWritten: (name: string | undefined, about: string | null | undefined): string =>
    `${name} has written about ${about === null ? 'you' : about}`,
  counted: (totals: string): string => `The votes: ${totals}`,
  votedFor: (by: string, name: string | undefined): string => `${by} for ${name}`,
  wins: (name: string | null | undefined): string =>
    name === null ? 'You win the contest' : `${name} wins`,
}
