import type { RandomInt } from '@ackanomic/core'
import { itemAt } from '@ackanomic/core/engine'
import * as v from 'valibot'

/** Longer than any definition in a dictionary. */
export const MAX_DEFINITION_LENGTH = 100_000

export const MAX_WORD_LENGTH = 100

export const wordSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_WORD_LENGTH, `Send a word of ${MAX_WORD_LENGTH} letters at most`),
  v.regex(
    /^['’.]?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’./-]*[\p{L}\p{M}\p{N}.'’])?$/u,
    'Send a word as a dictionary has it: letters, and between them blanks, hyphens, apostrophes',
  ),
)

export const definitionSchema = v.pipe(
  v.string(),
  v.maxLength(
    MAX_DEFINITION_LENGTH,
    `Send a definition of ${MAX_DEFINITION_LENGTH} letters at most`,
  ),
)

/** The default Ing Word (1g). */
export const DEFAULT_WORD = 'ing'

export const DEFAULT_DEFINITION = 'A pasture or meadow; generally one lying low, near a river.'

export const WORDS: readonly (readonly [word: string, definition: string])[] = [
  ['quoin', 'The outer corner of a wall, or a stone of it.'],
  ['ullage', 'What a cask lacks of being full.'],
  ['zarf', 'An ornamental holder for a coffee cup without a handle.'],
  ['lant', 'Stale urine, as it was kept for washing wool.'],
  ['gnomon', 'The part of a sundial that throws the shadow.'],
  ['tmesis', 'The parting of a word by another one that is put into it.'],
  ['crwth', 'An old Welsh instrument with strings, played with a bow.'],
  ['scroop', 'The rustle of silk.'],
  ['wimble', 'A tool for boring holes.'],
  ['ferrule', 'A metal cap on the end of a stick.'],
]

const BLUFFS: readonly string[] = [
  'A shallow boat for the gathering of reeds.',
  'To grumble while agreeing.',
  'The third stomach of a goat.',
  'A tax on windows that face the sea.',
  'Slightly damp; said of bread.',
  'A knot that comes undone when it is needed.',
  'The fluff on a green almond.',
  'Somebody who counts sheep for another.',
  'A dance in which nobody moves the feet.',
  'An apprentice in his last week.',
]

export const bluffAtRandom = (choose: RandomInt): string => itemAt(BLUFFS, choose(BLUFFS.length))
