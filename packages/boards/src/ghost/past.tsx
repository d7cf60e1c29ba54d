import type { Ghost, GhostLine, GhostRemoval } from '@ackanomic/games/ghost'
import { type BoardMatchOf, LetterTiles } from '@ackanomic/react'
import type { ReactNode } from 'react'

type Shown = BoardMatchOf<Ghost>['view']

/** A ghost word that is destroyed, and why. */
export interface PastWord {
  readonly word: string
  readonly because: string
}

const WHY: Readonly<Record<GhostRemoval, string>> = {
  'valid protest': 'is out: the protest was right',
  'invalid protest': 'is out: the protest was wrong',
  resigned: 'resigned',
  'time ran out': 'did nothing in time',
  left: 'left',
  'addition protested': 'was removed again',
}

/** The ghost words that were destroyed, the latest first. */
export function Past({ view }: { readonly view: Shown }): ReactNode {
  const past = pastWords(view)
  if (past.length === 0 || view.outcome !== null) return null
  return (
    <section aria-labelledby="ack-ghost-past">
      <h2 id="ack-ghost-past">Destroyed words</h2>
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
export function pastWords({ shared, table }: Shown): readonly PastWord[] {
  const name = (seat: number): string => table.seats[seat]?.player ?? `Seat ${seat}`
  const past: PastWord[] = []
  shared.history.forEach((told, i) => {
    if (told.type !== 'destroyed') return
    const removed = [i + 1, i - 1]
      .map((at): GhostLine | undefined => shared.history[at])
      .find((each) => each?.type === 'removed')
    const gone = removed?.type === 'removed' ? `${name(removed.seat)} ${WHY[removed.why]}.` : ''
    const resolved =
      shared.history[i - 1]?.type === 'resolved' ? shared.history[i - 1] : shared.history[i - 2]
    past.push({ word: told.word, because: `${lookedUp(resolved)}${gone}` })
  })
  return past
}

/** The dictionary's verdict, if it was opened. */
function lookedUp(told: GhostLine | undefined): string {
  if (told?.type !== 'resolved' || told.sought === null) return ''
  const isFound = told.valid === (told.ground === 'word')
  return `${told.sought} is ${isFound ? '' : 'not '}in the dictionary. `
}
