import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import type { GhostLine, GhostRemoval, GhostResolution, GhostVerdict } from './state.js'

/** A line of the history without its time. */
export type Told<Type extends GhostLine['type']> = Omit<
  Extract<GhostLine, { readonly type: Type }>,
  'type' | 'at'
>

/** The sentences of events, which all go to everybody. */
export const ghostEvents = {
  numbers({ numbers }: Told<'numbers'>, name: NameOf) {
    const drawn = numbers.map((number, seat) => ({ number, seat }))
    const order = drawn.sort((one, other) => one.number - other.number)
    return `The numbers are drawn: ${order.map(({ number, seat }) => `${number} ${name(seat)}`).join(', ')}.`
  },
  turn: ({ seat, word }: { seat: SeatNumber; word: string | null }, name: NameOf) =>
    word === null
      ? `${name(seat)} is to begin a ghost word.`
      : `${name(seat)} is to continue ${word} or to protest it.`,
  begun: ({ seat, word }: Told<'begun'>, name: NameOf) => `${name(seat)} begins with ${word}.`,
  continued: ({ seat, word }: Told<'continued'>, name: NameOf) => `${name(seat)} makes it ${word}.`,
  protested(e: Told<'protested'>, name: NameOf) {
    const claim = e.ground === 'word' ? 'is a word' : 'is in no word'
    return `${name(e.by)} protests against ${name(e.against)}: ${e.word} ${claim}.`
  },
  answered: ({ seat, word }: Told<'answered'>, name: NameOf) => `${name(seat)} answers: ${word}.`,
  resolved({ ground, valid, how, sought }: Told<'resolved'>) {
    // Finding a word makes the ground 'word' valid, and 'nowhere' invalid.
    const found = (ground === 'word') === valid ? 'found it' : 'did not find it'
    const why =
      HOW[how] ?? `The referee looked for ${sought ?? 'it'} in the dictionary, and ${found}.`
    return `${why} The protest is ${valid ? 'valid' : 'invalid'}.`
  },
  destroyed: ({ word }: Told<'destroyed'>) => `The ghost word ${word} is destroyed.`,
  removed: ({ seat, why, verdict }: Told<'removed'>, name: NameOf) =>
    verdict === null
      ? `${name(seat)} ${WHY[why]}.`
      : `${sayVerdict(verdict, why === 'valid protest', name)}, and ${name(seat)} is out of the game.`,
  added: ({ seat, number }: Told<'added'>, name: NameOf) =>
    `${name(seat)} is added to the game as number ${number}; the players who were here before may protest it.`,
  additionProtested: ({ by, newcomer }: Told<'additionProtested'>, name: NameOf) =>
    `${name(by)} protests the addition of ${name(newcomer)}.`,
  refereeAway: ({ person }: { person: string }) =>
    `${person} is on vacation and no longer the referee. Anyone who does not play may take over.`,
}

const HOW: Readonly<Record<GhostResolution, string | null>> = {
  report: null,
  'too short': 'The ghost word is too short to be protested as a word.',
  'no answer': 'No word with it was posted in time.',
  'nobody to answer': 'Nobody is left to answer.',
}

const WHY: Readonly<Record<GhostRemoval, string>> = {
  'invalid protest': 'protested without being right, and is out of the game',
  'valid protest': 'was rightly protested against, and is out of the game',
  resigned: 'resigns, and is out of the game',
  'time ran out': 'did nothing in time, and is out of the game',
  left: 'is out of the game',
  'addition protested': 'is out of the game, because the addition was protested',
}

/** The letter over which a player went out, the claim against it, and the dictionary's answer. */
function sayVerdict(verdict: GhostVerdict, isValid: boolean, name: NameOf): string {
  const { by, against, word, before, ground } = verdict
  const made = before === null ? `wrote ${word}` : `made ${before} into ${word}`
  const claim = ground === 'word' ? 'is a word' : 'is in no word'
  return `${name(against)} ${made}. ${name(by)} protested that it ${claim}; ${sayTruth(verdict, isValid)}`
}

function sayTruth({ ground, word, how, sought }: GhostVerdict, isValid: boolean): string {
  if (how === 'too short') return 'it is too short'
  if (how === 'no answer') return 'no word was named in time'
  if (ground === 'word') return isValid ? 'it is' : 'it is not'
  if (sought === word || sought === null) return `${isValid ? 'none' : 'one'} was found`
  return `${sought} is ${isValid ? 'not ' : ''}in the dictionary`
}
