import { shown } from './difference.js'
import type { Opening } from './opening.js'
import type { RandomMatch, Trial } from './random-match.js'

/**
 * A match as text: its opening, then one line for each entry; what was refused says so. Paste it
 * into a test to play it again.
 */
export function described<S, M>(match: RandomMatch<S, M>): string {
  return [...openingLines(match.opening), ...entryLines(match.trials)].join('\n')
}

function openingLines({ table, options }: Opening): readonly string[] {
  return [
    `Table:   ${shown(table, 1000)}`,
    `Options: ${options === undefined ? 'the defaults' : shown(options, 1000)}`,
  ]
}

function entryLines<S, M>(trials: readonly Trial<S, M>[]): readonly string[] {
  if (trials.length === 0) return ['Entries: none']
  return [
    'Entries:',
    ...trials.map(({ entry, result }, index) => {
      const refused = result.ok ? '' : `  (refused: ${result.error.code})`
      return `${String(index).padStart(4)}  ${shown(entry, 1000)}${refused}`
    }),
  ]
}
