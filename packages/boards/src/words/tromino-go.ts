/** A letter with its article, as it is spoken. */
const a = (letter: string): string =>
  `${'aefhilmnorsx'.includes(letter.toLowerCase()) ? 'an' : 'a'} ${letter}`

export const trominoGo = {
  gamepoints: 'Gamepoints',
  firstTo: (target: number): string => `First to ${target} Gamepoints`,
  you: 'You',
  rounds: 'Rounds',
  roundSays: (name: string | null, gamepoints: number, isConceded: boolean): string =>
    `${name === null ? 'a tie' : `${name} +${gamepoints}`}${isConceded ? ', conceded' : ''}`,
  grid: 'The grid',
  gridOf: (trominoes: number): string => `The grid, with ${trominoes} trominoes`,
  pickUp: ', pick it up',
  fits: (letter: string): string => `, ${letter} fits`,
  lies: (letter: string, squares: string): string => `${letter} on ${squares}`,
  pickMarked: 'Pick up a marked piece.',
  choose: (letter: string): string =>
    `Choose the square for the corner of the ${letter}; marked squares are lawful.`,
  lay: 'Lay it here',
  turn: '↻ Turn it (R)',
  putBack: 'Put it back',
  advanced: 'Advanced',
  anywhere: 'Lay it anywhere: an unlawful play stands until somebody finds it',
  pass: 'Pass: you have no lawful play',
  legend: (name: string | undefined): string =>
    `Outlined: the last play, by ${name}. ✕: surrounded. Dotted all over: No Man’s Land.`,
  matchOver: 'The match is over.',
  watching: 'You are only watching.',
  turnOf: (name: string | undefined): string => `It is ${name}’s turn.`,
  pickYours: 'Pick up one of your marked pieces.',
  noFit: (letter: string): string =>
    `The ${letter} fits in no way with its corner here. It needs three empty squares, and must lie against another piece.`,
  over: 'The game is over',
  questioned: (name: string | undefined): string => `${name} has questioned the plays`,
  isDrawn: 'The first player is being drawn',
  roundOver: (round: number): string => `Round ${round} is over`,
  layElsewhere: (round: number, letter: string): string =>
    `Round ${round}: lay the ${letter} somewhere else`,
  moveOne: (round: number, letter: string): string =>
    `Round ${round}: 30 are on the grid, so move one of your ${letter}s`,
  layIt: (round: number, letter: string): string => `Round ${round}: lay ${a(letter)}`,
  laysNext: (round: number, name: string | undefined, letter: string): string =>
    `Round ${round}: ${name} lays ${a(letter)} next`,
  place: (column: number, row: number): string => `column ${column}, row ${row}`,
  noMansLand: 'No Man’s Land',
  empty: 'empty',
  pieceOf: (letter: string, name: string | undefined, isShut: boolean): string =>
    `${letter} of ${name}${isShut ? ' ✕, surrounded' : ''}`,
  concessions: 'Concessions',
  offers: 'Offers to end the round',
  offer: (name: string | undefined, gamepoints: number): string =>
    `${name} concedes with ${gamepoints}.`,
  accept: (gamepoints: number): string => `Accept ${gamepoints}`,
  concede: 'Concede the round',
  concedeHelp: 'If your opponent accepts, they score that many Gamepoints.',
  offerIt: 'Offer it',
  question: 'Question a play',
  questionHelp:
    'The referee then says that all plays of the round are lawful, or names the first one that is not; that play and all after it are undone.',
  questionNow: 'Question the plays',
  unlawful: 'Name an unlawful play',
  numberOfPlay: 'Number of the play',
  isUnlawful: 'It is unlawful',
  countOf: (count: number, name: string | null): string =>
    `${count} ${name === null ? 'of yours' : `of ${name}’s`}`,
  tie: 'The round is a tie',
  roundTo: (name: string | null, gamepoints: number, isDoubled: boolean): string =>
    `${name === null ? 'You win' : `${name} wins`} the round: +${gamepoints}${isDoubled ? ', doubled' : ''}`,
  surrounded: (counts: readonly string[]): string => `Surrounded ✕: ${counts.join(', ')}.`,
  conceded: 'It was conceded.',
  offersEnd: (name: string | null): string =>
    `${name === null ? 'You offer' : `${name} offers`} to end the round`,
  wouldScore: (gamepoints: number): string =>
    `It would score ${gamepoints} for the other side. Play goes on until that is accepted.`,
  wasUnlawful: (play: number): string => `Play ${play} was not lawful`,
}
