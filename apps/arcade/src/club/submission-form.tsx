import type { ProposedGame } from '@ackanomic/host'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { Visitor } from './session.js'
import { useHostRequest } from './use-polled.js'

/** What stands in the list of engines for General Equipment. */
const EQUIPMENT = ''

/** Asks for a Submission: a game whose engine the host has, or a piece of General Equipment. */
export function SubmissionForm({
  visitor: { client },
  proposed,
  onPosted,
}: {
  readonly visitor: Visitor
  readonly proposed: readonly ProposedGame[]
  readonly onPosted: () => void
}): ReactNode {
  const [engine, setEngine] = useState<string>(EQUIPMENT)
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  const id = useId()
  const isGame = engine !== EQUIPMENT
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const posting = isGame
      ? { engine, text }
      : {
          label: 'General Equipment Submission' as const,
          title,
          text,
          describes: [{ name: title, definition: text }],
        }
    run(client.society.post(posting), () => {
      setTitle('')
      setText('')
      onPosted()
    })
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Post a Submission</h2>
      {proposed.length > 0 && (
        <p>
          These games can be played once the society has accepted them:{' '}
          {proposed.map((each) => each.title).join(', ')}.
        </p>
      )}
      <form className="arcade-form club-form" onSubmit={submit}>
        <label htmlFor={`${id}-what`}>What it proposes</label>
        <select id={`${id}-what`} value={engine} onChange={({ target }) => setEngine(target.value)}>
          <option value={EQUIPMENT}>General Equipment</option>
          {proposed.map((each) => (
            <option key={each.id} value={each.id}>
              The game {each.title}
            </option>
          ))}
        </select>
        {!isGame && (
          <>
            <label htmlFor={`${id}-title`}>Name</label>
            <input
              id={`${id}-title`}
              value={title}
              maxLength={100}
              onChange={({ target }) => setTitle(target.value)}
            />
          </>
        )}
        <label htmlFor={`${id}-text`}>Text of the rule</label>
        <textarea
          id={`${id}-text`}
          rows={6}
          value={text}
          maxLength={20_000}
          onChange={({ target }) => setText(target.value)}
        />
        <button
          type="submit"
          className="ack-button ack-button-act"
          disabled={isBusy || text.trim() === '' || (!isGame && title.trim() === '')}
        >
          Post
        </button>
        {problem !== '' && <p role="alert">{problem}</p>}
      </form>
    </section>
  )
}
