import type { RandomInt } from '@ackanomic/core'
import { getAt } from '@ackanomic/core/engine'
import { plain, syllablesOf } from '../syllables.js'
import { beatOf, calledName } from './names.js'
import { NAMED, VERSES } from './verses.js'

/** The subject of the limerick, in two syllables, the first one stressed. */
const KINDS = ['player', 'poet', 'voter', 'schemer', 'gambler'] as const

/** Stands for a person whose name cannot be said. */
const UNSAID = 'Nemo'

/**
 * Writes a limerick about a person: five lines that scan. The first contains the name, stressed as
 * its spelling suggests. Some short names end the line and are rhymed with.
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
  const kind = getAt(KINDS, choose(KINDS.length))
  const named =
    syllablesOf(called) === 1 ? NAMED.find(([ending]) => ending.test(plain(called))) : undefined
  // A rhyme on the name is worth having, but not every time.
  if (named !== undefined && choose(3) < 2) {
    const [, second, tail] = named
    return [`A ${kind} of Acka called ${called}`, second, ...tail].join('\n')
  }
  const { one, two, second, tails } = getAt(VERSES, choose(VERSES.length))
  const first = {
    S: `A ${kind} named ${called} ${two}`,
    Sw: `A ${kind} named ${called} ${one}`,
    wS: `The ${kind} ${called} ${two}`,
    Sww: `Young ${called}, ${kind} ${one}`,
    wSw: `One ${kind}, ${called} ${one}`,
  }[beatOf(called)]
  const tail = getAt(tails, choose(tails.length))
  return [first, getAt(second, choose(second.length)), ...tail].join('\n')
}
