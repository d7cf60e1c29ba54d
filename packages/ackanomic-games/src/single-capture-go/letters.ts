import type { RefusalOf } from '@ackanomic/core/engine'
import type { Options, SingleCaptureGo } from './types.js'

/** Why Letters cannot be given to so many players, or `undefined` (III). */
export function refuseLetters(
  players: number,
  { letters }: Options,
): RefusalOf<SingleCaptureGo> | undefined {
  if (letters === null) return undefined
  const odd = letters.find((letter) => !/^[A-Z]$/.test(letter))
  if (odd !== undefined) return { code: 'notALetter', facts: { letter: odd } }
  const twice = letters.find((letter, i) => letters.indexOf(letter) !== i)
  if (twice !== undefined) return { code: 'sameLetter', facts: { letter: twice } }
  if (letters.length === players) return undefined
  return { code: 'wrongLetterCount', facts: { letters: letters.length, players } }
}

/** The Letter of each seat: what the referee gave, or A, B, C and so on. */
export function lettersFor(players: number, { letters }: Options): readonly string[] {
  return letters ?? Array.from({ length: players }, (_, seat) => String.fromCharCode(65 + seat))
}
