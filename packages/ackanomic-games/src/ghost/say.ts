import type { Happening, Post, RemovalReason, Resolution } from './types.js'

/** An announcement as a sentence or two. */
export function sayGhost(post: Post, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'turn':
      return post.word === null
        ? `${name(post.seat)} is to begin a ghost word, within three days.`
        : `${name(post.seat)} is to continue ${post.word} or to protest it, within three days.`
    case 'referee away':
      return `${post.person} is on vacation, and referee no longer. Who does not play may take over.`
    default:
      return sayHappening(post, name)
  }
}

/** Something that happened, as a sentence or two. */
export function sayHappening(happening: Happening, name: (seat: number) => string): string {
  switch (happening.type) {
    case 'numbers': {
      const { numbers } = happening
      const drawn = numbers.map((number, seat) => ({ number, seat }))
      const order = drawn.sort((one, other) => one.number - other.number)
      return `The numbers are drawn: ${order.map(({ number, seat }) => `${number} ${name(seat)}`).join(', ')}.`
    }
    case 'begun':
      return `${name(happening.seat)} begins with ${happening.word}.`
    case 'continued':
      return `${name(happening.seat)} makes it ${happening.word}.`
    case 'protested': {
      const { by, against, ground, word } = happening
      const claim = ground === 'word' ? `${word} is a word` : `${word} stands in no word`
      return `${name(by)} protests against ${name(against)}: ${claim}.`
    }
    case 'answered':
      return `${name(happening.seat)} answers: ${happening.word}.`
    case 'resolved':
      return `${sayResolution(happening)} The protest is ${happening.valid ? 'valid' : 'invalid'}.`
    case 'destroyed':
      return `The ghost word ${happening.word} is destroyed.`
    case 'removed':
      return `${name(happening.seat)} ${REASONS[happening.why]}.`
    case 'added':
      return `${name(happening.seat)} is added to the game as number ${happening.number}; the players who were here before may protest it.`
    case 'addition protested':
      return `${name(happening.by)} protests the addition of ${name(happening.newcomer)}.`
  }
}

type Resolved = Extract<Happening, { readonly type: 'resolved' }>

function sayResolution({ ground, valid, how, sought }: Resolved): string {
  if (how !== 'report') return RESOLUTIONS[how]
  // Whoever asked for the word itself was right to find it; the other ground is right not to.
  const found = ground === 'word' ? valid : !valid
  return `The referee looked for ${sought ?? 'it'} in the dictionary, and ${found ? 'found it' : 'did not find it'}.`
}

const RESOLUTIONS: Readonly<Record<Exclude<Resolution, 'report'>, string>> = {
  'too short': 'It takes four letters to be protested as a word.',
  'no answer': 'No word that contains it was posted within three days.',
  'nobody to answer': 'Nobody is there any more who could answer.',
}

const REASONS: Readonly<Record<RemovalReason, string>> = {
  'invalid protest': 'protested without being right, and is out of the game',
  'valid protest': 'was rightly protested against, and is out of the game',
  resigned: 'resigns, and is out of the game',
  'time ran out': 'did nothing for three days, and is out of the game',
  left: 'is out of the game',
  'addition protested': 'is out of the game, for the addition was protested',
}
