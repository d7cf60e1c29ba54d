import type { RandomInt, SeatNumber } from '@ackanomic/core'
import type { Lexicon } from '@ackanomic/core/bots'
import { isPaused, type TacticsOf, type VisibleState, visibleState } from '@ackanomic/core/engine'
import type { Fictionary } from '../model.js'
import { bluffersOf, votersOf } from '../spots.js'
import { isRight, voteAmong } from './judging.js'
import { bluffFor, ingWord } from './wordcraft.js'

const REASONS: Readonly<Record<string, string>> = {
  word: 'Few people know this word.',
  define: 'It defines the kind of thing that the word sounds like.',
  report: 'These definitions come near the true one.',
  vote: 'It reads most like a dictionary.',
}

/** A number that each seat has once in a match; it starts differently in each match. */
function placeOf({ numbers, round }: Fictionary['Shared'], seat: SeatNumber): number {
  const start = numbers.reduce<number>((sum, number) => sum * numbers.length + (number ?? 0), 0)
  return start + round * numbers.length + seat
}

/**
 * Creates the tactics of Fictionary. The Brainiac chooses a rare word, reports definitions near the
 * dictionary's, and scores. A Bluffer sends the meaning of another word, and votes for the
 * definition that looks most like a dictionary's. Nothing forbidden is looked up.
 *
 * @param lexicon - words and their meanings. Without it, bots know ten words and a hundred bluffs
 *
 * @example
 * ```ts
 * import { seededRandom } from '@ackanomic/core/bots'
 * import { fictionary } from '@ackanomic/games/fictionary'
 * import { fictionaryTactics } from '@ackanomic/games/fictionary/tactics'
 *
 * const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']
 * const roster = { players, referees: [], startedAt: 0, census: { activePlayers: 9 } }
 * const start = fictionary.setup(roster)
 * if (!start.ok) throw new Error(start.error.message)
 * const match = fictionary.simulate(start.value.state)
 * for (const asked of match.openPrompts) match.answer(asked, [0, 1, 2, 3, 4])
 *
 * const define = (word: string) => (word === 'zarf' ? ['an ornamental holder for a cup'] : [])
 * const tactics = fictionaryTactics({ words: ['zarf'], define })
 * const move = tactics.rolloutPolicy(match.state, 0, seededRandom('any seed'))
 * move // => { type: 'word', word: 'zarf', definition: 'an ornamental holder for a cup' }
 * ```
 */
export function fictionaryTactics(lexicon?: Lexicon): TacticsOf<Fictionary> {
  function moveIn(
    seen: VisibleState<Fictionary>,
    seat: SeatNumber,
    choose: RandomInt,
  ): Fictionary['Move'] | undefined {
    const { shared, secret, roster } = seen
    const isBrainiac = seat === shared.brainiac
    const word = shared.word ?? ''
    const mine = secret[seat]?.definition ?? null
    if (isPaused(roster)) return undefined
    switch (shared.stage) {
      case 'word':
        return isBrainiac && shared.sought === null
          ? { type: 'word', ...ingWord(lexicon, choose) }
          : undefined
      case 'definitions':
        return mine === null && bluffersOf(roster, shared.brainiac).includes(seat)
          ? { type: 'define', definition: bluffFor(word, lexicon, choose, placeOf(shared, seat)) }
          : undefined
      case 'report': {
        if (!isBrainiac) return undefined
        const similar = bluffersOf(roster, shared.brainiac).filter((other) =>
          isRight(word, secret[other]?.definition ?? '', mine ?? '', lexicon),
        )
        return { type: 'report', similar }
      }
      case 'votes': {
        if (shared.votes[seat] !== null || !votersOf(roster, shared).includes(seat))
          return undefined
        const number = voteAmong(shared.list, word, mine, choose)
        return number === undefined ? undefined : { type: 'vote', number }
      }
      case 'scoring':
        return isBrainiac ? { type: 'score' } : undefined
      default:
        return undefined
    }
  }

  return {
    rolloutPolicy: moveIn,
    explain: ({ type }) => REASONS[type] ?? 'It goes on with the round.',
    // biome-ignore lint/correctness/useYield: it is certain at once.
    *solve(view, choose) {
      const move = moveIn(visibleState(view), view.seat, choose)
      return move === undefined ? [] : [{ move, value: 0.5, visits: 1 }]
    },
  }
}
