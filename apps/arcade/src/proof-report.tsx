import type { Check, VerificationReport } from '@ackanomic/verify'
import type { ReactNode } from 'react'

const RESULTS: Readonly<Record<Check['result'], string>> = {
  passed: 'Proven:',
  failed: 'Wrong:',
  unproven: 'Not proven:',
}

/** What was found out about a match, check by check. */
export function ProofReport({ report }: { readonly report: VerificationReport }): ReactNode {
  const { ok, match, game, checks } = report
  const isProven = checks.every(({ result }) => result === 'passed')
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
      <p role="status">
        {!ok
          ? 'Something is wrong.'
          : isProven
            ? 'Everything is proven.'
            : 'Nothing is wrong, but not everything is proven.'}
      </p>
    </section>
  )
}
