import type { EnactedRule } from '@ackanomic/society'
import { type ReactNode, useCallback } from 'react'
import { words } from '../languages/language.js'
import { StatementSection } from '../statement-section.js'
import type { Visitor } from './session.js'
import { SubmissionCard } from './submission-card.js'
import { SubmissionForm } from './submission-form.js'
import { usePolled } from './use-polled.js'

/** The society of the host: Submissions, proposed games, the rules, and the person's statement. */
export function SocietyPage({ visitor }: { readonly visitor: Visitor }): ReactNode {
  const { client, person } = visitor
  const submissions = usePolled(useCallback(() => client.listSubmissions(), [client]))
  const proposed = usePolled(useCallback(() => client.listProposedGames(), [client]))
  const rules = usePolled(useCallback(() => client.listRules(), [client]))
  const waiting = proposed.value?.filter(({ problem }) => problem !== null) ?? []
  return (
    <>
      <p>
        <a href="#/club">{words.allTables}</a>
      </p>
      {submissions.problem !== '' && <p role="alert">{submissions.problem}</p>}
      <section aria-labelledby="submissions">
        <h2 id="submissions">{words.submissions.title}</h2>
        <p className="ack-note">{words.submissions.help}</p>
        {submissions.value?.length === 0 && <p>{words.submissions.none}</p>}
        <ul className="club-list">
          {submissions.value?.map((submission) => (
            <SubmissionCard
              key={submission.number}
              visitor={visitor}
              submission={submission}
              onChange={submissions.reload}
            />
          ))}
        </ul>
      </section>
      {person !== null && (
        <SubmissionForm visitor={visitor} proposed={waiting} onPosted={submissions.reload} />
      )}
      <section aria-labelledby="rules">
        <h2 id="rules">{words.submissions.rules}</h2>
        {rules.value?.length === 0 && <p>{words.submissions.noRules}</p>}
        {rules.value?.map((rule) => (
          <RuleText key={rule.rule} rule={rule} />
        ))}
      </section>
      {person !== null && <OwnStatement visitor={visitor} />}
    </>
  )
}

function RuleText({ rule: { rule, title, text, since } }: { readonly rule: EnactedRule }) {
  return (
    <details className="club-report">
      <summary>{words.submissions.rule(rule, title)}</summary>
      <p className="club-text">{text}</p>
      <p className="ack-note">{words.submissions.since(since)}</p>
    </details>
  )
}

function OwnStatement({ visitor: { client } }: { readonly visitor: Visitor }): ReactNode {
  const { value, problem } = usePolled(useCallback(() => client.getMyStatement(), [client]))
  return (
    <>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value !== null && (
        <StatementSection title={words.submissions.yourStatement} statement={value} />
      )}
    </>
  )
}
