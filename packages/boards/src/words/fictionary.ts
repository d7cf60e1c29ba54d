/** A player at the beginning of a sentence; `null` if it is you. */
const first = (name: string | null): string => name ?? 'You'

const named = (names: readonly (string | null)[]): string =>
  names
    .map((name) => name ?? 'you')
    .join(', ')
    .replace(/, (?=[^,]*$)/u, ' and ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const signed = (gain: number): string => (gain > 0 ? `+${gain}` : String(gain).replace('-', '−'))

const brainiac = (name: string | null | undefined): string =>
  name === null ? 'You are the Brainiac' : `${name} is the Brainiac`

/** The Brainiac, and what they do. */
const brainiacDoes = (name: string | null | undefined, you: string, other: string): string =>
  `${brainiac(name)}${name === null ? `: ${you}` : ` and ${other}`}.`

type Name = string | null | undefined

export const fictionary = {
  wordOfRound: 'The word of the round',
  unknownWord: 'A word that nobody knows',
  mustBeIn: 'It must be in the dictionary.',
  meaning: 'What it means, as the dictionary has it',
  meaningHelp: 'It stays secret until the votes are in, listed among the bluffs.',
  choose: 'Choose this word',
  yourDefinition: 'Your definition',
  couldMean: (word: string | null): string => `What could ${word} mean?`,
  defineHelp:
    'Invent a definition that sounds true: you score for each vote it gets. If you know the word, you may write what it means.',
  send: 'Send this definition',
  gamepointsOf: (target: number): string => `Gamepoints: ${target} end the game`,
  gamepoints: 'Gamepoints',
  isYou: (name: string): string => `${name} (you)`,
  doesMean: (word: string | null): string => `What does ${word} mean?`,
  nothingWritten: '(nothing was written)',
  yours: 'yours',
  votedForBy: 'voted for by ',
  vote: 'Vote',
  voteFor: (number: number, definition: string): string => `Vote for ${number}: ${definition}`,
  sheeped: (names: readonly string[]): string =>
    `Sheeped, because they did not vote in time: ${names.join(', ')}.`,
  cases: {
    '3a': 'several knew the word, so there was no vote',
    '3b': 'one knew the word',
    '3c': 'nobody knew the word',
    '3d': 'there was no comparison in time, so there was no vote',
  },
  roundOf: (round: number, word: string): string => `Round ${round}: ${word}`,
  itMeans: 'It means:',
  wasBrainiac: (name: string | undefined, what: string, knew: string): string =>
    `${name} was the Brainiac; ${what}${knew === '' ? '' : ` (${knew})`}.`,
  trueOne: '✓ the true one',
  by: (name: string | undefined): string => `by ${name}`,
  votedBy: (names: readonly string[]): string => `, voted for by ${names.join(', ')}`,
  gained: (gains: readonly (readonly [name: string, gain: number])[]): string =>
    `Gained: ${gains.map(([name, gain]) => `${name} ${signed(gain)}`).join(', ')}`,
  comparison: 'Your comparison',
  whoKnew: 'Who knew the word?',
  compareHelp: (definition: string | null): string =>
    `Tick those whose definition says in substance what the dictionary says${definition === null ? '' : `: “${definition}”`}. Usually that is nobody.`,
  nobodyKnew: 'Nobody knew it',
  report: (count: number): string => `Report ${count}`,
  shuffleHelp:
    'Press Shuffle above: it puts the definitions into the order in which everybody will see them.',
  round: 'The round',
  numbering: 'The players are being numbered',
  roundNumber: (round: number): string => `Round ${round}`,
  over: 'The game is over.',
  stepsOf: 'Steps of the round',
  steps: ['Word', 'Definitions', 'Check', 'Votes', 'Scores'],
  stages: {
    numbers: (): string => 'The player numbers decide who is Brainiac first.',
    word: (name: Name, sought: string | null): string =>
      sought === null
        ? brainiacDoes(name, 'choose a word', 'chooses a word')
        : `${brainiac(name)}. The word ${sought} is being looked up.`,
    definitions: (name: Name, _: string | null, isSent: boolean | null): string =>
      `${brainiac(name)}. The others invent definitions${isSent === null ? '' : isSent ? '; yours is sent' : '; yours is still to come'}.`,
    report: (name: Name): string =>
      brainiacDoes(
        name,
        'compare the definitions with the dictionary’s',
        'compares the definitions with the dictionary’s',
      ),
    list: (name: Name): string =>
      brainiacDoes(name, 'shuffle the definitions', 'shuffles the definitions'),
    votes: (name: Name): string =>
      `${brainiac(name)}. Which definition is the true one? The others vote.`,
    scoring: (name: Name): string => brainiacDoes(name, 'count the votes', 'counts the votes'),
    adjudication: (name: Name): string =>
      `${brainiac(name)}, but ${name === null ? 'your' : 'their'} time is over: the Scorekeeper does the scoring.`,
  },
  anotherWord: 'Another word is needed',
  unfit: (word: string, why: 'no word' | 'no definition'): string =>
    why === 'no word'
      ? `${word} is not in the dictionary.`
      : `The dictionary has no such meaning for ${word}.`,
  isTrue: (word: string, number: number): string => `${word}: number ${number} is true`,
  foundIt: (names: readonly (string | null)[]): string =>
    `${names.length === 0 ? 'Nobody' : capital(named(names))} found it.`,
  fooled: (name: string | null, names: readonly (string | null)[]): string =>
    `${first(name)} fooled ${named(names)}.`,
  gains: (gains: readonly (readonly [name: string | null, gain: number])[]): string =>
    gains.length === 0
      ? 'Nobody gains a point.'
      : capital(gains.map(([name, gain]) => `${name ?? 'you'} ${signed(gain)}`).join(', ')),
}
