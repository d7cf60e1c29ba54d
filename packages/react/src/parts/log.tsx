import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { BoardMatch, LogMessage } from '../board-match.js'
import { Avatar } from './avatar.js'
import { Clause } from './clause.js'
import { formatTimestamp } from './format-timestamp.js'
import { TextWithCards } from './text-with-cards.js'

/** How many of the latest messages are shown at first. */
const LATEST = 50

/** How many of the latest messages a screen reader may still be about to read. */
const NEWS = 8

/**
 * Shows the messages of a match, the latest at the end, each with the player whom it is about.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { Log, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <Log match={useLocalMatch(pureSkill)} />
 * ```
 */
export function Log({ match }: { readonly match: BoardMatch }): ReactNode {
  return <Messages messages={match.log} names={match.names} cards={match.text.cards} />
}

const Messages = memo(function Messages({
  messages,
  ...each
}: {
  readonly messages: readonly LogMessage[]
  readonly names: readonly string[]
  readonly cards: boolean | undefined
}): ReactNode {
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
    <div className="ack-happened">
      {from > 0 && (
        <button type="button" className="ack-button" onClick={() => setWhole(true)}>
          Show all {messages.length} messages
        </button>
      )}
      <ol className="ack-log" aria-label="What happened" start={from + 1} tabIndex={0} ref={list}>
        {messages.slice(from).map((message) => (
          <Line key={message.id} message={message} {...each} />
        ))}
      </ol>
    </div>
  )
})

/** A message: its sentence, and below it any further lines, such as a grid, as they are. */
const Line = memo(function Line({
  message: { message, at, clause, event },
  names,
  cards = false,
}: {
  readonly message: LogMessage
  readonly names: readonly string[]
  readonly cards: boolean | undefined
}): ReactNode {
  const [first = '', ...lines] = message.split('\n')
  const { seat } = event as { readonly seat?: unknown }
  const name = typeof seat === 'number' ? names[seat] : undefined
  return (
    <li title={`${formatTimestamp(at)} UTC`}>
      {name === undefined || typeof seat !== 'number' ? (
        <span className="ack-avatar-none" />
      ) : (
        <Avatar name={name} seat={seat} />
      )}
      <span className="ack-log-text">
        {cards ? <TextWithCards text={first} /> : first} <Clause clause={clause} />
        {lines.length > 0 && <pre className="ack-log-lines">{lines.join('\n')}</pre>}
      </span>
    </li>
  )
})

/** Lets screen readers read new messages out, wherever the log is; it shows nothing. */
export const NewsReader: (props: { readonly messages: readonly LogMessage[] }) => ReactNode = memo(
  function NewsReader({ messages }: { readonly messages: readonly LogMessage[] }): ReactNode {
    return (
      <div className="ack-hidden" role="log" aria-label="News">
        {messages.slice(-NEWS).map(({ id, message }) => (
          <p key={id}>{message.split('\n', 1)[0]}</p>
        ))}
      </div>
    )
  },
)

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
