import { type ReactNode, useEffect, useRef } from 'react'
import type { Told } from '../table.js'
import { Clause } from './clause.js'
import { momentText } from './moments.js'

/** What has been announced, in sentences, the latest at the end. */
export function Log({ told }: { readonly told: readonly Told[] }): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new should be seen
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight })
  }, [told.length])
  return (
    <ol className="ack-log" aria-label="What happened" tabIndex={0} ref={list}>
      {told.map(({ id, says, at, clause }) => (
        <li key={id} title={`${momentText(at)} UTC`}>
          {says} <Clause clause={clause} />
        </li>
      ))}
    </ol>
  )
}

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

/** A list of notes, such as the definitions, limericks or clauses of a game. */
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
