import type { Message, MessagePermissions } from '@ackanomic/club'
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { SelectField, TextArea } from '../fields.js'
import { words } from '../languages/language.js'
import { ReasonForm } from './reason-form.js'
import type { Visitor } from './session.js'
import { type Polled, useHostRequest, usePolled } from './use-polled.js'

/** How many messages a page shows at first, and how many more each time. */
const SOME = 100

/** The choice of everybody as the recipient. Nobody has such a name. */
const EVERYBODY = '/everybody'

/** A number that no message reaches: the list before it ends with the last message. */
const LATEST = 2_147_483_647

export interface Talk extends Polled<readonly Message[]> {
  /** How many of them the person has not read. */
  readonly unread: number
  /** Shows earlier ones; `null` if there are none. */
  readonly showEarlier: (() => void) | null
}

/** Follows the messages of a match. A guest has none. */
export function useTalk({ client, person }: Visitor, match: string): Talk {
  const [limit, setLimit] = useState(SOME)
  const ask = useCallback(
    async () => (person === null ? null : client.listMessages({ match, before: LATEST, limit })),
    [client, person, match, limit],
  )
  const polled = usePolled(ask)
  const unread = polled.value?.filter(({ read }) => !read).length ?? 0
  const hasMore = polled.value?.length === limit && limit < 1000
  return {
    ...polled,
    unread,
    showEarlier: hasMore ? () => setLimit(Math.min(1000, limit + SOME)) : null,
  }
}

/** Messages at a table: what was written, and a line to write to the table or to one person. */
export function Messages({
  visitor,
  match,
  talk,
}: {
  readonly visitor: Visitor
  readonly match: string
  readonly talk: Talk
}): ReactNode {
  const { client, person } = visitor
  const { value, unread, reload, showEarlier } = talk
  const last = value?.at(-1)?.n ?? 0
  useEffect(() => {
    if (unread > 0) client.markMessagesRead({ upTo: last, match }).then(reload, () => undefined)
  }, [client, match, unread, last, reload])
  const rules = usePolled(
    useCallback(() => client.getMessagePermissions({ match }), [client, match]),
  )
  const muted = usePolled(useCallback(() => client.listMutedPeople(), [client]))
  const others = [...new Set(value?.map(({ from }) => from))].filter((name) => name !== person)
  return (
    <section className="club-talk" aria-label={words.talk.talk}>
      {talk.problem !== '' && <p role="alert">{talk.problem}</p>}
      {showEarlier !== null && (
        <button type="button" className="ack-button" onClick={showEarlier}>
          {words.talk.earlier}
        </button>
      )}
      {value?.length === 0 && <p>{words.talk.nothing}</p>}
      <ol className="club-messages" aria-label={words.talk.written}>
        {value?.map((message) => (
          <li key={message.n} data-own={message.from === person}>
            <p className="ack-note">
              {words.talk.heading(
                message.from === person ? null : message.from,
                message.to === person ? undefined : message.to,
                message.public,
                message.at,
              )}
            </p>
            <p className="club-text">{message.text}</p>
            {message.from !== person && (
              <ReasonForm
                verb={words.talk.report}
                what={words.talk.message(message.n)}
                question={words.talk.whatIsWrong}
                button={words.talk.reportIt}
                sentText={words.talk.reported}
                onSend={(reason) => visitor.client.reportMessage({ message: message.n, reason })}
              />
            )}
          </li>
        ))}
      </ol>
      {rules.value === null ? (
        rules.problem !== '' && <p>{rules.problem}</p>
      ) : (
        <Write visitor={visitor} match={match} rules={rules.value} onSent={reload} />
      )}
      {others.map((name) => (
        <Mute
          key={name}
          visitor={visitor}
          name={name}
          isMuted={muted.value?.includes(name) === true}
          onChange={muted.reload}
        />
      ))}
    </section>
  )
}

/** The messages of a match for somebody who watches it. */
export function PublicMessages({
  visitor: { client },
  match,
}: {
  readonly visitor: Visitor
  readonly match: string
}): ReactNode {
  const ask = useCallback(
    () => client.listPublicMessages({ match, before: LATEST }),
    [client, match],
  )
  const { value, problem } = usePolled(ask)
  return (
    <section className="club-talk" aria-label={words.talk.talk}>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value?.length === 0 && <p>{words.talk.nothingPublic}</p>}
      <ol className="club-messages" aria-label={words.talk.written}>
        {value?.map(({ n, from, at, text }) => (
          <li key={n}>
            <p className="ack-note">{words.talk.heading(from, null, false, at)}</p>
            <p className="club-text">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Write({
  visitor: { client },
  match,
  rules: { policy, people, public: isWatched },
  onSent,
}: {
  readonly visitor: Visitor
  readonly match: string
  readonly rules: MessagePermissions
  readonly onSent: () => void
}): ReactNode {
  const [to, setTo] = useState('')
  const [text, setText] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  if (policy === 'none') return <p>{words.talk.notAllowed}</p>
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (isBusy || text.trim() === '') return
    const message =
      to === EVERYBODY ? { text, public: true } : people.includes(to) ? { text, to } : { text }
    run(client.sendMessage({ match, ...message }), () => {
      setText('')
      onSent()
    })
  }
  return (
    <form className="arcade-form" onSubmit={send}>
      {(people.length > 0 || isWatched) && (
        <SelectField
          label={words.talk.to}
          value={to}
          options={[
            ['', words.talk.wholeTable],
            ...(isWatched ? [[EVERYBODY, words.talk.public] as const] : []),
            ...people.map((name) => [name, words.talk.private(name)] as const),
          ]}
          onChange={setTo}
        />
      )}
      <TextArea
        label={words.talk.text}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <button type="submit" className="ack-button" disabled={isBusy || text.trim() === ''}>
        {words.send}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}

function Mute({
  visitor: { client },
  name,
  isMuted,
  onChange,
}: {
  readonly visitor: Visitor
  readonly name: string
  readonly isMuted: boolean
  readonly onChange: () => void
}): ReactNode {
  const { problem, isBusy, run } = useHostRequest()
  const change = (): void =>
    run(
      isMuted ? client.unmutePerson({ person: name }) : client.mutePerson({ person: name }),
      onChange,
    )
  return (
    <>
      <button type="button" className="ack-button" disabled={isBusy} onClick={change}>
        {isMuted ? words.talk.unmute(name) : words.talk.mute(name)}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  )
}
