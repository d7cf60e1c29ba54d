import type { HostedSubmission } from '@ackanomic/club'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SelectField, TextField } from '../fields.js'
import { words } from '../languages/language.js'
import type { Visitor } from './session.js'
import { useHostRequest } from './use-polled.js'

/** A Submission, with what the person may do about it. */
export function SubmissionCard({
  visitor: { client, person },
  submission,
  onChange,
}: {
  readonly visitor: Visitor
  readonly submission: HostedSubmission
  readonly onChange: () => void
}): ReactNode {
  const { number, label, title, by, text, endorsers } = submission
  const { problem, isBusy, run } = useHostRequest()
  const isOpen = ['posted', 'approved'].includes(submission.stage.stage)
  const mayEndorse = isOpen && person !== null && person !== by && !endorsers.includes(person)
  return (
    <li className="club-card" aria-label={words.submissions.submission(number)}>
      <span className="club-card-text">
        <strong>
          {number}. {title}
        </strong>
        <span className="ack-note">{words.submissions.by(label, by)}</span>
        <span>{words.submissions.stage(submission)}</span>
        {endorsers.length > 0 && (
          <span className="ack-note">{words.submissions.endorsedBy(endorsers)}</span>
        )}
        <details className="club-report">
          <summary>
            {words.submissions.text}
            <span className="ack-hidden">{words.submissions.ofSubmission(number)}</span>
          </summary>
          <p className="club-text">{text}</p>
        </details>
        {isOpen && person !== null && (
          <VetoForm
            number={number}
            isBusy={isBusy}
            onVeto={(as, explanation) =>
              run(client.vetoSubmission({ submission: number, as, explanation }), onChange)
            }
          />
        )}
        {problem !== '' && <p role="alert">{problem}</p>}
      </span>
      {mayEndorse && (
        <button
          type="button"
          className="ack-button ack-button-act"
          disabled={isBusy}
          onClick={() => run(client.endorseSubmission({ submission: number }), onChange)}
        >
          {words.submissions.endorse}
          <span className="ack-hidden">{words.submissions.thisSubmission(number)}</span>
        </button>
      )}
    </li>
  )
}

type Office = keyof typeof words.submissions.offices

function VetoForm({
  number,
  isBusy,
  onVeto,
}: {
  readonly number: number
  readonly isBusy: boolean
  readonly onVeto: (as: string, explanation: string | undefined) => void
}): ReactNode {
  const [as, setAs] = useState<Office>('speaker')
  const [explanation, setExplanation] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onVeto(as, explanation.trim() || undefined)
  }
  return (
    <details className="club-report">
      <summary>
        {words.submissions.veto}
        <span className="ack-hidden">{words.submissions.thisSubmission(number)}</span>
      </summary>
      <form className="arcade-form" onSubmit={submit}>
        <SelectField
          label={words.submissions.office}
          value={as}
          options={words.submissions.offices}
          onChange={setAs}
        />
        <TextField
          label={words.submissions.why}
          maxLength={1000}
          value={explanation}
          onChange={setExplanation}
        />
        <button type="submit" className="ack-button" disabled={isBusy}>
          {words.submissions.vetoIt}
        </button>
      </form>
    </details>
  )
}
