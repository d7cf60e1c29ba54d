/** A player at the beginning of a sentence; `null` if it is you. */
const first = (name: string | null): string => name ?? 'You'

const found = (word: string, isFound: boolean): string =>
  `${word} is ${isFound ? '' : 'not '}in the dictionary.`

export const ghost = {
  you: 'You',
  newcomers: 'Newcomers',
  seat: (seat: number): string => `Seat ${seat}`,
  wasAdded: (name: string, protester: string | null | undefined): string =>
    `${name} was added${protester === null ? '.' : `, which ${protester} protests.`}`,
  protestAddition: (name: string): string => `Protest the addition of ${name}`,
  remove: (name: string): string => `Remove ${name}`,
  word: 'The ghost word',
  yourAnswer: 'Your answer',
  writeWord: (letters: string): string => `Write a word that contains ${letters}`,
  answerHelp:
    'It must contain the letters unbroken and in this order. If the dictionary has it, the protester is out; if not, you are.',
  answer: 'Answer with this word',
  resign: 'Resign',
  resignHelp: 'You will be out of the game, and the ghost word will be destroyed.',
  resignNow: 'Resign from the game',
  where: 'Where the letter goes',
  side: { before: 'before it', after: 'after it' },
  letters: 'Letters',
  beginWith: (letter: string): string => `Begin with ${letter}`,
  makeIt: (letter: string, makes: string): string => `${letter}: make it ${makes}`,
  letter: (letter: string): string => letter,
  notYet: 'The letters can be played when it is your turn.',
  click: 'A click plays the letter.',
  becomes: (word: string): string => `It becomes ${word}.`,
  beginNew: 'Begin with a letter',
  putLetter: 'Put a letter',
  isTurnOf: (name = 'somebody else'): string => `It is ${name}’s turn.`,
  whoIsOut: 'Out so far',
  nobodyOut: 'Nobody is out yet',
  found,
  players: 'Players, in the order of play',
  badge: {
    turn: 'in turn',
    last: 'last letter',
    out: 'out',
    away: 'on vacation',
    newcomer: 'newcomer',
  },
  awayPlays: (name: string): string => `on vacation, ${name} plays`,
  protests: (name: string | null, against: string | null): string =>
    `${name === null ? 'You protest' : `${name} protests`} against ${against ?? 'you'}`,
  orProtest: (author: string): string => `Or protest against ${author}`,
  claim: (word: string, isWord: boolean): string =>
    `“${word} ${isWord ? 'is a word' : 'is in no word'}”`,
  tooShort: (letters: number): string => `It has fewer than ${letters} letters: you would be out.`,
  wordDecides: (word: string, author: string): string =>
    `The dictionary decides: if it has ${word}, ${author} is out; if not, you are.`,
  refereeDecides: (author: string): string =>
    `The referee decides: if no word contains it, ${author} is out; if one does, you are.`,
  authorAnswers: (author: string): string =>
    `${author} must name a word that contains it. If the dictionary has that word, you are out; if not, ${author} is.`,
  wasRight: (protester: string | null | undefined, isRight: boolean): string => {
    const verdict = isRight ? 'right' : 'wrong'
    if (protester === undefined) return `The protest was ${verdict}.`
    return protester === null ? `You were ${verdict}.` : `${protester} was ${verdict}.`
  },
  isOut: (name: string | null): string => (name === null ? 'You are out' : `${name} is out`),
  howItWent: 'How it went, word by word',
  longest: (words: number, letters: number): string =>
    `${words} words were destroyed; the longest had ${letters} letters.`,
  noLetter: 'no letter yet',
  nobodyLeft: 'Nobody is left.',
  youWon: 'Everyone else is out: you have won!',
  won: (winners: readonly string[]): string =>
    `Everyone else is out: ${winners.join(' and ')} won.`,
  drawing: 'The referee draws who plays first.',
  begin: (name: string | null | undefined): string =>
    `${name === null ? 'Your turn' : `${name ?? 'Somebody'}’s turn`}: begin a new word with any letter.`,
  add: (name: string | null | undefined, author: string | null): string =>
    `${name === null ? 'Your turn' : `${name ?? 'Somebody'}’s turn`}: add a letter, or protest against ${author ?? 'you'}.`,
  protested: (by: string | null, against: string | null, isWord: boolean): string =>
    `${first(by)} protested against ${against ?? 'you'}: ${isWord ? 'it is a word' : 'it is in no word'}.`,
  mustName: (name: string | null): string => `${first(name)} must name a word that contains it.`,
  looksUp: (word: string | null): string => `The referee looks up ${word}.`,
}
