import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Told } from '../table.js'
import { Clause } from './clause.js'
import { momentText } from './moments.js'

/** So many of the latest announcements are shown at first. */
const LATEST = 50

/** What has been announced, in sentences, the latest at the end. */
export const Log: (props: { readonly told: readonly Told[] }) => ReactNode = memo(function Log({
  told,
}: {
  readonly told: readonly Told[]
}): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  const [isWhole, setWhole] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new should be seen
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight })
  }, [told.length])
  const from = isWhole ? 0 : Math.max(0, told.length - LATEST)
  return (
    <section className="ack-happened" aria-label="What happened">
      {from > 0 && (
        <button type="button" className="ack-button" onClick={() => setWhole(true)}>
          Show all {told.length} announcements
        </button>
      )}
      <ol className="ack-log" start={from + 1} tabIndex={0} ref={list}>
        {told.slice(from).map(({ id, says, at, clause }) => (
          <li key={id} title={`${momentText(at)} UTC`}>
            {says} <Clause clause={clause} />
          </li>
        ))}
      </ol>
    </section>
  )
})

/** What a list of notes is drawn from. */
export interface NotesProps {
  /** What it is, for who hears the page. */
  readonly label: string
  /** The notes: who wrote it, and what. */
  readonly notes: readonly {
    readonly key: string
    readonly by?: ReactNode
    readonly text: ReactNode
  }[]
}

/**
 * A list of notes, such as the definitions, limericks or clauses of a game.
 *
 * @example
 * ```tsx
 * import { Notes } from '@ackanomic/react'
 *
 * const notes = [{ key: '1', by: 'Ann', text: 'A small boat for two.' }]
 * const App = () => <Notes label="The definitions" notes={notes} />
 * ```
 */
export function Notes({ label, notes }: NotesProps): ReactNode {
  return (
    <ul className="ack-notes" aria-label={label}>
      {notes.map(({ key, by, text }) => (
        <li key={key}>
          {by !== undefined && <span className="ack-note-by">{by}</span>}
          <span className="ack-note-text">{text}</span>
        </li>
      ))}
    </ul>
  )
}
