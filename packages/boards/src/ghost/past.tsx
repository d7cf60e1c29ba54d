import type { Ghost, GhostLine } from '@ackanomic/games/ghost'
import { type BoardMatchOf, LetterTiles } from '@ackanomic/react'
import type { ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { ghost } from '../words/ghost.js'
import { useGameWords } from '../words/words-context.js'

type Shown = BoardMatchOf<Ghost>['view']

/** A ghost word that is destroyed, and why. */
interface PastWord {
  readonly word: string
  readonly because: string
}

/** The ghost words that were destroyed, the latest first; their number moves nothing below. */
export function Past({ view }: { readonly view: Shown }): ReactNode {
  const words = useGameWords('ghost', ghost)
  const past = pastWords(view, words)
  return (
    <section aria-labelledby="ack-ghost-past" className="ack-ghost-past">
      <h2 id="ack-ghost-past">{past.length === 0 ? words.noneDestroyed : words.destroyed}</h2>
      <ul className="ack-notes">
        {past.toReversed().map(({ word, because }, i) => (
          <li key={past.length - i}>
            <LetterTiles small word={word} /> <span className="ack-note">{because}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The words, each with what happened around its destruction. */
function pastWords({ shared, roster }: Shown, words: BoardWords['ghost']): readonly PastWord[] {
  const name = (seat: number): string => roster.seats[seat]?.player ?? words.seat(seat)
  const past: PastWord[] = []
  shared.history.forEach((told, i) => {
    if (told.type !== 'destroyed') return
    const removed = [i + 1, i - 1]
      .map((at): GhostLine | undefined => shared.history[at])
      .find((each) => each?.type === 'removed')
    const gone = removed?.type === 'removed' ? words.isGone(name(removed.seat), removed.why) : ''
    const resolved =
      shared.history[i - 1]?.type === 'resolved' ? shared.history[i - 1] : shared.history[i - 2]
    past.push({ word: told.word, because: `${lookedUp(resolved, words)}${gone}` })
  })
  return past
}

/** The dictionary's verdict, if it was opened. */
function lookedUp(told: GhostLine | undefined, words: BoardWords['ghost']): string {
  if (told?.type !== 'resolved' || told.sought === null) return ''
  const isFound = told.valid === (told.ground === 'word')
  return `${words.found(told.sought, isFound)} `
}
