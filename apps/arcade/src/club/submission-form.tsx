import type { ProposedGame } from '@ackanomic/club'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { SelectField, TextArea, TextField } from '../fields.js'
import { words } from '../languages/language.js'
import type { Visitor } from './session.js'
import { useHostRequest } from './use-polled.js'

/** The entry for General Equipment in the list of engines. */
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
    run(client.postSubmission(posting), () => {
      setTitle('')
      setText('')
      onPosted()
    })
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.submissions.post}</h2>
      {proposed.length > 0 && (
        <p>{words.submissions.playable(proposed.map((each) => each.title))}</p>
      )}
      <form className="arcade-form club-form" onSubmit={submit}>
        <SelectField
          label={words.submissions.proposes}
          value={engine}
          options={[
            [EQUIPMENT, words.submissions.equipment],
            ...proposed.map((each) => [each.id, words.submissions.theGame(each.title)] as const),
          ]}
          onChange={setEngine}
        />
        {!isGame && (
          <TextField
            label={words.submissions.name}
            maxLength={100}
            value={title}
            onChange={setTitle}
          />
        )}
        <TextArea
          label={words.submissions.ruleText}
          rows={6}
          maxLength={20_000}
          value={text}
          onChange={setText}
        />
        <button
          type="submit"
          className="ack-button ack-button-act"
          disabled={isBusy || text.trim() === '' || (!isGame && title.trim() === '')}
        >
          {words.submissions.postIt}
        </button>
        {problem !== '' && <p role="alert">{problem}</p>}
      </form>
    </section>
  )
}
