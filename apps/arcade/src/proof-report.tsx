import { type Check, titleOf, type VerificationReport, verdictOf } from '@ackanomic/verify'
import type { ReactNode } from 'react'

const MARKS: Readonly<Record<Check['mark'], string>> = {
  shown: 'Shown:',
  trusted: 'Somebody’s word:',
  contradicted: 'Contradicted:',
}

/** What was found out about a match, check by check. */
export function ProofReport({ report }: { readonly report: VerificationReport }): ReactNode {
  return (
    <section aria-label="The report" className="arcade-report">
      <h2>{titleOf(report)}</h2>
      <ul>
        {report.checks.map(({ code, mark, message, details }) => (
          <li key={code} className={`arcade-${mark}`}>
            <strong>{MARKS[mark]}</strong> {message}
            {details.length > 0 && (
              <ul>
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
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
