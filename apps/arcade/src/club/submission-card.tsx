import type { HostedSubmission } from '@ackanomic/club'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SelectField, TextField } from '../fields.js'
import type { Visitor } from './session.js'
import { useHostRequest } from './use-polled.js'
import { localTime } from './words.js'

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
    <li className="club-card" aria-label={`Submission ${number}`}>
      <span className="club-card-text">
        <strong>
          {number}. {title}
        </strong>
        <span className="ack-note">
          {label} by {by}
        </span>
        <span>{stageText(submission)}</span>
        {endorsers.length > 0 && (
          <span className="ack-note">Endorsed by {endorsers.join(', ')}</span>
        )}
        <details className="club-report">
          <summary>
            Text<span className="ack-hidden"> of Submission {number}</span>
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
          Endorse<span className="ack-hidden"> Submission {number}</span>
        </button>
      )}
    </li>
  )
}

/** Where the procedure stands, as a sentence. */
function stageText({ stage, endorsers, needed, deadline, rule }: HostedSubmission): string {
  const until = deadline === null ? '' : ` until ${localTime(deadline)}`
  switch (stage.stage) {
    case 'posted':
      return `${endorsers.length} of ${needed} have endorsed it; the others have time${until}.`
    case 'approved':
      return `It is approved, and becomes a rule${until.replace('until', 'at')} unless it is vetoed.`
    case 'accepted':
      return rule === null ? 'It is accepted.' : `It is rule ${rule}.`
    case 'rejected': {
      const { because } = stage
      if (because.reason === 'not endorsed') return 'It is rejected: too few have endorsed it.'
      if (because.reason === 'void')
        return `It is void: ${because.flaws.map(({ message }) => message).join(' ')}`
      return `The ${because.as} has vetoed it${because.explanation === null ? '.' : `: ${because.explanation}`}`
    }
  }
}

const OFFICES = ['speaker', 'president', 'senate'] as const

function VetoForm({
  number,
  isBusy,
  onVeto,
}: {
  readonly number: number
  readonly isBusy: boolean
  readonly onVeto: (as: string, explanation: string | undefined) => void
}): ReactNode {
  const [as, setAs] = useState<(typeof OFFICES)[number]>('speaker')
  const [explanation, setExplanation] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onVeto(as, explanation.trim() || undefined)
  }
  return (
    <details className="club-report">
      <summary>
        Veto<span className="ack-hidden"> Submission {number}</span>
      </summary>
      <form className="arcade-form" onSubmit={submit}>
        <SelectField
          label="The office that you hold"
          value={as}
          options={OFFICES}
          onChange={setAs}
        />
        <TextField label="Why" maxLength={1000} value={explanation} onChange={setExplanation} />
        <button type="submit" className="ack-button" disabled={isBusy}>
          Veto it
        </button>
      </form>
    </details>
  )
}
