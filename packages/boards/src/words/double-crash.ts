const crashes = (count: number): string => (count === 1 ? '1 crash' : `${count} crashes`)

export const doubleCrash = {
  targets: 'Target Words',
  targetOf: (name: string | null | undefined): string =>
    name === null ? 'Your Target Word' : `The Target Word of ${name}`,
  hasAdmitted: 'You have admitted it, so the dictionary is being checked.',
  notReal: 'Not a real word?',
  ownUp: 'If so, you lose. Owning up is fair, but if you wait, nobody may ever find out.',
  admit: (word: string): string => `Admit that ${word} is in no dictionary`,
  notKnown: 'not known',
  ending: 'How it came about',
  fired: (name: string | null | undefined, words: number): string =>
    `${name === null ? 'You' : name} fired ${words} ${words === 1 ? 'word' : 'words'}`,
  closest: '; the closest was',
  closestIn: (round: number, count: number): string => `in round ${round}, with ${crashes(count)}.`,
  hit: (name: string | null | undefined, word: string, round: number): string =>
    `${name === null ? 'You' : name} hit ${word} in round ${round}`,
  hits: (hits: readonly string[]): string =>
    hits.length === 0 ? 'No Target Word was hit' : hits.join(', and '),
  examination: 'The examination',
  soonRevealed: 'The Target Words are about to be revealed.',
  revealed:
    'Both Target Words are revealed, and the letters that crash are marked. A wrong number, or a word that is in no dictionary, loses the game. If you find one, say so before the time is up.',
  claim: (word: string | undefined): string => `Claim that ${word} is in no dictionary`,
  isChecked: 'The dictionary is being checked for your claim.',
  isIn: 'Your claim: it is in the dictionary.',
  sheet: 'Your sheet',
  yourTarget: 'Your Target Word, which stays secret',
  targetHelp:
    'Five letters, from the dictionary: if your word is not in it, you lose when that comes out.',
  salvoOf: (round: number, words: number, name: string | undefined): string =>
    `Round ${round}: your Salvo of ${words} at the word of ${name}`,
  salvoHelp:
    'Any five letters each. The Reply says how many letters of each word are in the right place. Five of five wins; if both players hit, the word listed first wins.',
  word: (number: number): string => `Word ${number}`,
  mark: 'Mark which of them could be the word, by the Replies so far',
  chooseAndFire: 'Choose and fire',
  choose: 'Choose this word',
  fire: 'Fire this Salvo',
  couldBe: '✓ could be it',
  cannotBe: '✕ cannot be it',
  more: (letters: number): string => `${letters} more ${letters === 1 ? 'letter' : 'letters'}`,
  yourReply: 'Your Reply',
  replyTo: (round: number, name: string | undefined): string =>
    `Round ${round}: reply to the Salvo of ${name}`,
  replyHelp: (target: string): string =>
    `How many letters of each word are where they are in ${target}? They are counted for you; a wrong number loses.`,
  crashesOf: (word: string): string => `Crashes of ${word}`,
  wrong: '✕ that is wrong',
  sendReply: 'Send this Reply',
  salvosOf: (name: string | null | undefined): string =>
    name === null ? 'Your Salvos' : `The Salvos of ${name}`,
  none: 'None yet.',
  round: (round: number): string => `Round ${round}`,
  noReply: 'no Reply yet',
  crashesSuffix: (count: number): string => (count === 1 ? ' crash' : ' crashes'),
  isClaimed: 'claimed to be wrong',
  admitMistake: 'Admit a mistake',
  challenge: 'Challenge this reply',
  fault: (what: string, place: number, round: number): string =>
    `${what}: word ${place} of round ${round}`,
  replies: (name: string | undefined, best: number): string =>
    `${name} replies: ${crashes(best)} at best`,
  unlessError: 'All five letters are right. That wins unless somebody finds an error.',
  hasHit: (name: string | null | undefined): string =>
    name === null ? 'You have hit!' : `${name} has hit!`,
  hasWon: (name: string | null | undefined): string => (name === null ? 'You win' : `${name} wins`),
  wasRight: (word: string): string => `${word} was the right word.`,
}
