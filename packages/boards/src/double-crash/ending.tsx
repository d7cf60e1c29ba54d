import type { DoubleCrash } from '@ackanomic/games/double-crash'
import { type BoardMatchOf, LetterTiles } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { doubleCrash } from '../words/double-crash.js'
import type { BoardWords } from '../words/english.js'
import { useGameWords } from '../words/words-context.js'
import { hitClass } from './salvos.js'

type At = BoardMatchOf<DoubleCrash>

/** A word of a Salvo, with the crashes that were reported for it. */
interface Shot {
  readonly word: string
  readonly crashes: number
  readonly round: number
}

/** How a match ended: what decided it, and how close each side came. */
export function Ending({ match }: { readonly match: At }): ReactNode {
  const words = useGameWords('doubleCrash', doubleCrash)
  const { view, names, text } = match
  const { exchanges, targets, tentative, discovered, failed, round } = view.shared
  const mine = view.role === 'seat' ? view.seat : null
  const told = (event: { readonly type: string }): string => text.describeEvent(event, names)
  const decided =
    discovered !== null
      ? told({ type: 'error', ...discovered } as { readonly type: string })
      : failed.length > 0
        ? told({ type: 'failed', seats: failed, round } as { readonly type: string })
        : tentative === null
          ? null
          : told({ type: 'tentative', ...tentative } as { readonly type: string }).replace(
              ' is the tentative winner',
              ' won',
            )
  return (
    <section className="ack-sheet ack-double-crash-ending" aria-label={words.ending}>
      <h2>{hitText(match, words)}</h2>
      {decided !== null && <p>{decided}</p>}
      <ul>
        {[0, 1].map((seat) => {
          const shots = shotsOf(exchanges, seat)
          const [best] = shots.toSorted((a, b) => b.crashes - a.crashes || b.round - a.round)
          const target = targets?.[1 - seat] ?? null
          return (
            <li key={seat}>
              {words.fired(seat === mine ? null : names[seat], shots.length)}
              {best === undefined ? (
                '.'
              ) : (
                <>
                  {words.closest}{' '}
                  <LetterTiles
                    small
                    word={best.word}
                    letterClassName={hitClass(best.word, target)}
                  />{' '}
                  {words.closestIn(best.round, best.crashes)}
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** All words that a side fired and that were replied to. */
function shotsOf(exchanges: At['view']['shared']['exchanges'], seat: number): readonly Shot[] {
  return exchanges.flatMap(({ salvos, replies }, i) =>
    (salvos[seat] ?? []).map((word, place) => ({
      word,
      crashes: replies[1 - seat]?.[place] ?? 0,
      round: 2 * i + 1,
    })),
  )
}

/** Which word was hit, and when; without a hit, that the game is over. */
function hitText({ view, names }: At, words: BoardWords['doubleCrash']): string {
  const { exchanges, targets } = view.shared
  const mine = view.role === 'seat' ? view.seat : null
  const hits = [0, 1].flatMap((seat) => {
    const hit = shotsOf(exchanges, seat).find(({ word }) => word === targets?.[1 - seat])
    const who = seat === mine ? null : names[seat]
    return hit === undefined ? [] : [words.hit(who, hit.word, hit.round)]
  })
  return words.hits(hits)
}
