import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { BoardMatch, LogMessage, TimeTravel } from '../board-match.js'
import { useWords } from '../words/words-context.js'
import { Avatar } from './avatar.js'
import { Clause } from './clause.js'
import { formatTimestamp } from './format-timestamp.js'
import { type RovingFocus, useRovingFocus } from './roving-focus.js'
import { spokenCards, TextWithCards } from './text-with-cards.js'
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.js'

/** The number of latest messages that are shown at first. */
const LATEST = 50

/** The number of latest messages that a screen reader may still be about to read. */
const NEWS = 8

/**
 * Shows the messages of a match, the latest at the end. Each leads to its step if possible.
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
  const { history, log, names, text } = match
  const go = useRef<TimeTravel['go'] | null>(null)
  useIsomorphicLayoutEffect(() => {
    go.current = history === null ? null : (at) => history.go(at)
  })
  const show = useCallback((step: number) => go.current?.(step), [])
  return (
    <Messages
      messages={history?.log ?? log}
      at={history?.at ?? null}
      onShow={history === null ? undefined : show}
      names={names}
      cards={text.cards}
    />
  )
}

const Messages = memo(function Messages({
  messages,
  at,
  onShow,
  ...each
}: {
  readonly messages: readonly LogMessage[]
  readonly at: number | null
  readonly onShow: ((step: number) => void) | undefined
  readonly names: readonly string[]
  readonly cards: boolean | undefined
}): ReactNode {
  const words = useWords()
  const list = useRef<HTMLOListElement>(null)
  const [isWhole, setWhole] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new should be seen
  useEffect(() => {
    // With the next frame, for which the page is laid out anyway.
    const soon = requestAnimationFrame(() => {
      const { current } = list
      if (current === null) return
      const line = current.querySelector<HTMLElement>('[aria-current]')
      const top = line === null ? current.scrollHeight : line.offsetTop - current.clientHeight / 2
      current.scrollTo?.({ top })
    })
    return () => cancelAnimationFrame(soon)
  }, [messages.length, at])
  const from = isWhole || at !== null ? 0 : Math.max(0, messages.length - LATEST)
  const { containerProps, itemProps } = useRovingFocus(messages.length - from, 1)
  return (
    <div className="ack-happened">
      {from > 0 && (
        <button type="button" className="ack-button" onClick={() => setWhole(true)}>
          {words.showAllMessages(messages.length)}
        </button>
      )}
      <ol
        className="ack-log"
        aria-label={words.whatHappened}
        start={from + 1}
        tabIndex={0}
        ref={list}
        {...containerProps}
      >
        {messages.slice(from).map((message, i) => (
          <Line
            key={message.id}
            message={message}
            when={at === null ? 'past' : timeOf(message.step, at)}
            onShow={onShow}
            {...itemProps(i)}
            {...each}
          />
        ))}
      </ol>
    </div>
  )
})

/** The time of a message's step, relative to the step that is shown. */
type When = 'past' | 'now' | 'later'

function timeOf(step: number, shown: number): When {
  return step === shown ? 'now' : step < shown ? 'past' : 'later'
}

/** A message that leads to its step. Its index in the list changes with each new one. */
function Line({
  message,
  when,
  onShow,
  names,
  cards,
  ...stop
}: ReturnType<RovingFocus['itemProps']> &
  ToldProps & {
    readonly when: When
    readonly onShow: ((step: number) => void) | undefined
  }): ReactNode {
  const words = useWords()
  const { step } = message
  return (
    <li
      aria-current={when === 'now' ? 'step' : undefined}
      className={when === 'later' ? 'ack-log-later' : undefined}
    >
      <Told {...{ message, names, cards }} />
      {onShow !== undefined && (
        <button
          type="button"
          className="ack-log-go"
          aria-label={words.showStep(step)}
          onClick={() => onShow(step)}
          {...stop}
        >
          <span aria-hidden="true">⟲</span>
        </button>
      )}
    </li>
  )
}

interface ToldProps {
  readonly message: LogMessage
  readonly names: readonly string[]
  readonly cards: boolean | undefined
}

/** A message: its sentence, and below it unchanged any further lines, such as a grid. */
const Told = memo(function Told({
  message: { message, at, clause, event },
  names,
  cards = false,
}: ToldProps): ReactNode {
  const [first = '', ...lines] = message.split('\n')
  const { seat } = event as { readonly seat?: unknown }
  const name = typeof seat === 'number' ? names[seat] : undefined
  return (
    <>
      {name === undefined || typeof seat !== 'number' ? (
        <span className="ack-avatar-none" />
      ) : (
        <Avatar name={name} seat={seat} />
      )}
      <span className="ack-log-text" title={`${formatTimestamp(at)} UTC`}>
        {cards ? <TextWithCards text={first} /> : first}{' '}
        {clause !== 'host' && <Clause clause={clause} />}
        {lines.length > 0 && <pre className="ack-log-lines">{lines.join('\n')}</pre>}
      </span>
    </>
  )
})

/** Makes screen readers read new messages, wherever the log is; it shows nothing. */
export const NewsReader: (props: {
  readonly messages: readonly LogMessage[]
  /** Whether its sentences name cards of the Standard Deck. */
  readonly cards?: boolean | undefined
}) => ReactNode = memo(function NewsReader({
  messages,
  cards = false,
}: {
  readonly messages: readonly LogMessage[]
  readonly cards?: boolean | undefined
}): ReactNode {
  const words = useWords()
  return (
    <div className="ack-hidden" role="log" aria-label={words.news}>
      {messages.slice(-NEWS).map(({ id, message }) => {
        const [first = ''] = message.split('\n', 1)
        return <p key={id}>{cards ? spokenCards(first) : first}</p>
      })}
    </div>
  )
})
