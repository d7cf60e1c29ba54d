import type { RandomInt } from '@ackanomic/core'
import { itemAt } from '@ackanomic/core/engine'
import { plain, syllablesOf } from '../syllables.js'
import { beatOf, calledName } from './names.js'
import { NAMED, VERSES } from './verses.js'

/** Subjects of two syllables, stressed on the first. */
const KINDS = ['player', 'poet', 'voter', 'schemer', 'gambler'] as const

const UNSAID = 'Nemo'

/**
 * Writes five lines that scan about a person. The first contains the name, with its probable
 * stress. Some short names get a rhyme.
 *
 * @example
 * ```ts
 * import { limerickAbout } from '@ackanomic/games/limerick-contest/tactics'
 *
 * limerickAbout('Bob', () => 0).split('\n') // => [
 * //   'A player of Acka called Bob', 'Thought that winning was just a day job.',
 * //   'When they came in quite last', 'They were simply aghast,',
 * //   'And were heard to let out a loud sob.',
 * //  ]
 * limerickAbout('Alice', () => 0).split('\n')[0] // => 'A player named Alice of Crete'
 * ```
 */
export function limerickAbout(name: string, choose: RandomInt): string {
  const called = calledName(name) ?? UNSAID
  const kind = itemAt(KINDS, choose(KINDS.length))
  const named =
    syllablesOf(called) === 1 ? NAMED.find(([ending]) => ending.test(plain(called))) : undefined
  // A rhyme on the name is good, but not every time.
  if (named !== undefined && choose(3) < 2) {
    const [, second, tail] = named
    return [`A ${kind} of Acka called ${called}`, second, ...tail].join('\n')
  }
  const { one, two, second, tails } = itemAt(VERSES, choose(VERSES.length))
  const first = {
    S: `A ${kind} named ${called} ${two}`,
    Sw: `A ${kind} named ${called} ${one}`,
    wS: `The ${kind} ${called} ${two}`,
    Sww: `Young ${called}, ${kind} ${one}`,
    wSw: `One ${kind}, ${called} ${one}`,
  }[beatOf(called)]
  const tail = itemAt(tails, choose(tails.length))
  return [first, itemAt(second, choose(second.length)), ...tail].join('\n')
}
