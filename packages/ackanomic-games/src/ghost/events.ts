import type { SeatNumber } from '@ackanomic/core'
import type { EventsOf, NameOf } from '@ackanomic/core/engine'
import type { GhostGround, GhostProtest, GhostRemoval, GhostResolution } from './state.js'

/** Letters that a seat posted. */
export interface Posted {
  readonly seat: SeatNumber
  readonly word: string
}

/** How a protest was resolved; `sought` is what the referee reported on. */
export interface Resolved {
  readonly ground: GhostGround
  readonly valid: boolean
  readonly how: GhostResolution
  readonly sought: string | null
}

/** What the history keeps, as sentences. */
const happenings = {
  numbers({ numbers }: { numbers: readonly number[] }, name: NameOf): string {
    const drawn = numbers.map((number, seat) => ({ number, seat }))
    const order = drawn.sort((one, other) => one.number - other.number)
    return `The numbers are drawn: ${order.map(({ number, seat }) => `${number} ${name(seat)}`).join(', ')}.`
  },
  begun: ({ seat, word }: Posted, name: NameOf): string => `${name(seat)} begins with ${word}.`,
  continued: ({ seat, word }: Posted, name: NameOf): string => `${name(seat)} makes it ${word}.`,
  protested({ by, against, ground, word }: GhostProtest & { word: string }, name: NameOf): string {
    const claim = ground === 'word' ? `${word} is a word` : `${word} stands in no word`
    return `${name(by)} protests against ${name(against)}: ${claim}.`
  },
  answered: ({ seat, word }: Posted, name: NameOf): string => `${name(seat)} answers: ${word}.`,
  resolved({ ground, valid, how, sought }: Resolved): string {
    // The ghost word is protested rightly where it is found, and as standing nowhere where it is not.
    const found = (ground === 'word') === valid
    const looked = `The referee looked for ${sought ?? 'it'} in the dictionary, and ${found ? 'found it' : 'did not find it'}.`
    return `${how === 'report' ? looked : HOW[how]} The protest is ${valid ? 'valid' : 'invalid'}.`
  },
  destroyed: ({ word }: { word: string }): string => `The ghost word ${word} is destroyed.`,
  removed: ({ seat, why }: { seat: SeatNumber; why: GhostRemoval }, name: NameOf): string =>
    `${name(seat)} ${WHY[why]}.`,
  added: ({ seat, number }: { seat: SeatNumber; number: number }, name: NameOf): string =>
    `${name(seat)} is added to the game as number ${number}; the players who were here before may protest it.`,
  'addition protested': (e: { by: SeatNumber; newcomer: SeatNumber }, name: NameOf): string =>
    `${name(e.by)} protests the addition of ${name(e.newcomer)}.`,
}

/** What the history keeps. */
export type GhostHappening = EventsOf<typeof happenings>

/** All that is told, as sentences. */
export const ghostEvents = {
  ...happenings,
  turn: ({ seat, word }: { seat: SeatNumber; word: string | null }, name: NameOf): string =>
    word === null
      ? `${name(seat)} is to begin a ghost word, within three days.`
      : `${name(seat)} is to continue ${word} or to protest it, within three days.`,
  'referee away': ({ person }: { person: string }): string =>
    `${person} is on vacation, and referee no longer. Who does not play may take over.`,
}

/** A line of the history as a sentence or two. */
export function sayHappening(happening: GhostHappening, name: NameOf): string {
  const say = happenings[happening.type] as (happening: GhostHappening, name: NameOf) => string
  return say(happening, name)
}

const HOW: Readonly<Record<Exclude<GhostResolution, 'report'>, string>> = {
  'too short': 'It takes four letters to be protested as a word.',
  'no answer': 'No word that contains it was posted within three days.',
  'nobody to answer': 'Nobody is there any more who could answer.',
}

const WHY: Readonly<Record<GhostRemoval, string>> = {
  'invalid protest': 'protested without being right, and is out of the game',
  'valid protest': 'was rightly protested against, and is out of the game',
  resigned: 'resigns, and is out of the game',
  'time ran out': 'did nothing for three days, and is out of the game',
  left: 'is out of the game',
  'addition protested': 'is out of the game, for the addition was protested',
}
