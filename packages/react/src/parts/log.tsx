import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { LogMessage } from '../board-match.js'
import { Clause } from './clause.js'
import { formatTimestamp } from './format-timestamp.js'

/** How many of the latest messages are shown at first. */
const LATEST = 50

/** Shows the messages of a match, the latest at the end. Screen readers announce new ones. */
export const Log: (props: { readonly messages: readonly LogMessage[] }) => ReactNode = memo(
  function Log({ messages }: { readonly messages: readonly LogMessage[] }): ReactNode {
    const list = useRef<HTMLOListElement>(null)
    const [isWhole, setWhole] = useState(false)
    // biome-ignore lint/correctness/useExhaustiveDependencies: what is new should be seen
    useEffect(() => {
      // With the next frame, for which the page is laid out anyway.
      const soon = requestAnimationFrame(() => {
        list.current?.scrollTo?.({ top: list.current.scrollHeight })
      })
      return () => cancelAnimationFrame(soon)
    }, [messages.length])
    const from = isWhole ? 0 : Math.max(0, messages.length - LATEST)
    return (
      <div className="ack-happened" role="log" aria-label="What happened">
        {from > 0 && (
          <button type="button" className="ack-button" onClick={() => setWhole(true)}>
            Show all {messages.length} messages
          </button>
        )}
        <ol className="ack-log" start={from + 1} tabIndex={0} ref={list}>
          {messages.slice(from).map((each) => (
            <Said key={each.id} told={each} />
          ))}
        </ol>
      </div>
    )
  },
)

/** A message: its sentence, and below it any further lines, such as a grid, as they are. */
const Said = memo(function Said({
  told: { message, at, clause },
}: {
  readonly told: LogMessage
}): ReactNode {
  const [first, ...lines] = message.split('\n')
  return (
    <li title={`${formatTimestamp(at)} UTC`}>
      {first} <Clause clause={clause} />
      {lines.length > 0 && <pre className="ack-log-lines">{lines.join('\n')}</pre>}
    </li>
  )
})

/** The props of a list of comments. */
export interface CommentListProps {
  /** The label, for screen readers. */
  readonly label: string
  /** The comments: their authors and texts. */
  readonly comments: readonly {
    readonly key: string
    readonly author?: ReactNode
    readonly text: ReactNode
  }[]
}

/**
 * Shows a list of comments, such as the definitions, limericks or clauses of a game.
 *
 * @example
 * ```tsx
 * import { CommentList } from '@ackanomic/react'
 *
 * const comments = [{ key: '1', author: 'Ann', text: 'A small boat for two.' }]
 * const App = () => <CommentList label="The definitions" comments={comments} />
 * ```
 */
export function CommentList({ label, comments }: CommentListProps): ReactNode {
  return (
    <ul className="ack-notes" aria-label={label}>
      {comments.map(({ key, author, text }) => (
        <li key={key}>
          {author !== undefined && <span className="ack-note-by">{author}</span>}
          <span className="ack-note-text">{text}</span>
        </li>
      ))}
    </ul>
  )
}
