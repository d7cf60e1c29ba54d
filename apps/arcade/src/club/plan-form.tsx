import { type FormEvent, type ReactNode, useCallback, useState } from 'react'
import { TextArea } from '../fields.js'
import { words } from '../languages/language.js'
import type { Visitor } from './session.js'
import { useHostRequest, usePolled } from './use-polled.js'

/** The plan of a player: a move on each line, which the host makes when it first fits. */
export function PlanForm({
  visitor: { client },
  match,
}: {
  readonly visitor: Visitor
  readonly match: string
}): ReactNode {
  const { value, reload } = usePolled(useCallback(() => client.getPlan({ match }), [client, match]))
  const [draft, setDraft] = useState<string | null>(null)
  const { problem, isBusy, run } = useHostRequest()
  const kept = (value ?? []).map(({ text }) => text).join('\n')
  const set = (text: string): void =>
    run(client.setPlan({ match, text }), () => {
      setDraft(null)
      reload()
    })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    set(draft ?? kept)
  }
  return (
    <form className="arcade-form" onSubmit={save}>
      <p className="ack-note">{words.planHelp}</p>
      <TextArea
        label={words.plan}
        rows={4}
        maxLength={4000}
        value={draft ?? kept}
        onChange={setDraft}
      />
      <ul>
        {(value ?? []).map(
          ({ text, problem: why }, line) =>
            why !== null && <li key={line}>{words.planWaits(text, why)}</li>,
        )}
      </ul>
      <div className="arcade-row">
        <button type="submit" className="ack-button" disabled={isBusy}>
          {words.savePlan}
        </button>
        {kept !== '' && (
          <button type="button" className="ack-button" disabled={isBusy} onClick={() => set('')}>
            {words.withdrawPlan}
          </button>
        )}
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}
