import { type Check, type VerificationReport, verdictOf } from '@ackanomic/verify'
import type { ReactNode } from 'react'

const RESULTS: Readonly<Record<Check['result'], string>> = {
  passed: 'Proven:',
  failed: 'Wrong:',
  unproven: 'Not proven:',
}

/** What was found out about a match, check by check. */
export function ProofReport({ report }: { readonly report: VerificationReport }): ReactNode {
  const { match, game, checks } = report
  return (
    <section aria-label="The report" className="arcade-report">
      <h2>{match === null ? 'This file is no match.' : `Match ${match} of ${game}`}</h2>
      <ul>
        {checks.map(({ name, result, message, problems }) => (
          <li key={name} className={`arcade-${result}`}>
            <strong>{RESULTS[result]}</strong> {message}
            {problems.length > 0 && (
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{verdictOf(report)}</p>
    </section>
  )
}
