import type { DoubleCrash, DoubleCrashError } from '@ackanomic/games/double-crash'
import { type BoardMatchOf, LetterTiles } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { doubleCrash } from '../words/double-crash.js'
import { useGameWords } from '../words/words-context.js'
import { wantsOf } from './wants.js'

/** Marks the letters of a word that stand where the Target Word has them. */
export function hitClass(word: string, target: string | null): (place: number) => string {
  return (place) => (target !== null && word[place] === target[place] ? 'ack-double-crash-hit' : '')
}

/** All Salvos of one side, each word with what the other replied. */
export function Salvos({
  match,
  seat,
  target,
}: {
  readonly match: BoardMatchOf<DoubleCrash>
  /** The player who fired them. */
  readonly seat: number
  /** The word at which they were fired, as far as it is known. */
  readonly target: string | null
}): ReactNode {
  const words = useGameWords('doubleCrash', doubleCrash)
  const { view, names } = match
  const mine = view.role === 'seat' ? view.seat : null
  const id = `ack-double-crash-salvos-${seat}`
  const fired = view.shared.exchanges.flatMap(({ salvos, replies }, i) => {
    const shots = salvos[seat] ?? null
    return shots === null ? [] : [{ round: 2 * i + 1, shots, numbers: replies[1 - seat] ?? null }]
  })
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{words.salvosOf(seat === mine ? null : names[seat])}</h3>
      {fired.length === 0 && <p className="ack-note ack-double-crash-none">{words.none}</p>}
      {fired.toReversed().map(({ round, shots, numbers }) => (
        <div key={round} className="ack-double-crash-salvo" data-motion={`salvo ${seat} ${round}`}>
          <h4>{words.round(round)}</h4>
          <ol className="ack-double-crash-lines">
            {shots.map((word, i) => (
              <li key={i} className={numbers?.[i] === 5 ? 'ack-double-crash-full' : undefined}>
                <LetterTiles small word={word} letterClassName={hitClass(word, target)} />
                <Crashes count={numbers?.[i] ?? null} motion={`crashes ${seat} ${round} ${i}`} />
                <Faults match={match} replier={1 - seat} round={round + 1} place={i + 1} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** A number of crashes, as so many bumps of five. */
function Crashes({
  count,
  motion,
}: {
  readonly count: number | null
  readonly motion: string
}): ReactNode {
  const words = useGameWords('doubleCrash', doubleCrash)
  if (count === null)
    return (
      <span className="ack-note">
        …<span className="ack-hidden">{words.noReply}</span>
      </span>
    )
  return (
    <span className="ack-double-crash-count" data-motion={motion}>
      <strong>{count}</strong>
      <span className="ack-hidden">{words.crashesSuffix(count)}</span>
      <svg viewBox="0 0 50 10" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((i) => (
          <circle
            key={i}
            cx={5 + i * 10}
            cy="5"
            r="3.6"
            className={i < count ? 'ack-double-crash-on' : 'ack-double-crash-off'}
          />
        ))}
      </svg>
    </span>
  )
}

/** The challenges of one number of a Reply, by either side. */
function Faults({
  match,
  replier,
  round,
  place,
}: {
  readonly match: BoardMatchOf<DoubleCrash>
  readonly replier: number
  readonly round: number
  readonly place: number
}): ReactNode {
  const words = useGameWords('doubleCrash', doubleCrash)
  const { view, submit } = match
  const { claims, exchanges } = view.shared
  const error: DoubleCrashError = { what: 'report', round, place }
  const isReplied = (exchanges[round / 2 - 1]?.replies[replier] ?? null) !== null
  const isClaimed = claims.some(
    (claim) =>
      claim.against === replier &&
      claim.error.what === 'report' &&
      claim.error.round === round &&
      claim.error.place === place,
  )
  if (isClaimed) return <span className="ack-note">{words.isClaimed}</span>
  const isMine = view.role === 'seat' && view.seat === replier
  const type = isMine ? 'admit' : 'claim'
  if (!isReplied || !wantsOf(match).includes(type)) return null
  const says = isMine ? words.admitMistake : words.challenge
  return (
    <button
      type="button"
      className="ack-double-crash-fault"
      title={says}
      aria-label={words.fault(says, place, round - 1)}
      onClick={() => void submit({ type, error })}
    >
      <span aria-hidden="true">⚑</span>
    </button>
  )
}
