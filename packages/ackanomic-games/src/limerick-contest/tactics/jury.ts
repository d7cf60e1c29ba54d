import type { GameView, RandomInt } from '@ackanomic/core'
import type { View } from '@ackanomic/core/engine'
import { lengthOf, wordsOf } from '../form.js'
import type { LimerickContest, LimerickContestMove } from '../model.js'

const JURY = ['Ida', 'Jon', 'Kai', 'Lea', 'Max', 'Nia', 'Ola']

const JURORS = 5

/** How far tastes differ, in marks. */
const TASTE = 5

/**
 * Returns the votes of a jury of five outsiders, once both limericks are posted. Each likes even
 * lines, full rhymes and many different words, and has a taste of their own.
 *
 * @param view - the public view
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { seededRandom } from '@ackanomic/core/bots'
 * import { limerickContest } from '@ackanomic/games/limerick-contest'
 * import { limerickJury } from '@ackanomic/games/limerick-contest/tactics'
 *
 * const match = createMatch(limerickContest, { players: ['Ann', 'Bob'] })
 * match.play('Ann', { type: 'post', limerick: 'A poet called Bob' })
 * limerickJury(match.viewFor(null), seededRandom('any seed')) // => []
 * match.play('Bob', { type: 'post', limerick: 'A poet called Ann' })
 * limerickJury(match.viewFor(null), seededRandom('any seed')).length // => 5
 * ```
 */
export function limerickJury(
  view: GameView,
  choose: RandomInt,
): readonly { readonly by: string; readonly move: LimerickContestMove }[] {
  const { shared, roster } = view as View<LimerickContest>
  if (shared.stage !== 'voting') return []
  const [one, other] = shared.limericks.map((limerick) => markOf(limerick?.text ?? ''))
  const taking = [...roster.seats.flatMap(({ player, holder }) => [player, holder])]
  return JURY.filter((name) => ![...taking, ...roster.referees].includes(name))
    .slice(0, JURORS)
    .map((by) => {
      const taste = choose(2 * TASTE + 1) - TASTE
      const isFirst = (one ?? 0) - (other ?? 0) + taste + (choose(2) - 0.5) / 2 > 0
      return { by, move: { type: 'vote', for: isFirst ? 0 : 1 } }
    })
}

function markOf(text: string): number {
  const lines = text
    .split('\n')
    .map(wordsOf)
    .filter(({ length }) => length > 0)
  const [a = [], b = [], c = [], d = [], e = []] = lines
  const pairs = [
    [a, b],
    [b, e],
    [c, d],
  ] as const
  const uneven = pairs.reduce((sum, [x, y]) => sum + Math.abs(lengthOf(x) - lengthOf(y)), 0)
  const rhymes = pairs.reduce((sum, [x, y]) => sum + sharedEnd(x.at(-1), y.at(-1)), 0)
  const words = lines.flat()
  return rhymes - uneven + (5 * new Set(words).size) / Math.max(1, words.length)
}

/** How many letters two rhymes share at their ends, up to three; none if they are equal. */
function sharedEnd(one = '', other = ''): number {
  let shared = 0
  while (shared < 3 && one !== other && one.at(-1 - shared) === other.at(-1 - shared)) shared++
  return shared
}
