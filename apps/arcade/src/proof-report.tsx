import { sanitizeText } from '@ackanomic/core/untrusted'
import {
  type Check,
  type PersonReport,
  titleOf,
  type VerificationReport,
  verdictOf,
} from '@ackanomic/verify'
import { type ReactNode, Suspense, use } from 'react'
import { words } from './languages/language.js'
import { verifyWords } from './languages/verify-language.js'

const SIGNS: Readonly<Record<Check['mark'], string>> = {
  shown: '✓',
  trusted: '?',
  contradicted: '✗',
}

interface Reported {
  /** The report, or the sentence that says why there is none. */
  readonly report: Promise<VerificationReport | string>
}

/** The report on a match, or a note that the check is still running. */
export function ProofReport({ report }: Reported): ReactNode {
  return (
    <Suspense fallback={<p role="status">{words.proof.checking}</p>}>
      <Report report={report} />
    </Suspense>
  )
}

function Report({ report: awaited }: Reported): ReactNode {
  const report = use(awaited)
  if (typeof report === 'string') return <p role="alert">{report}</p>
  return (
    <section aria-label={words.proof.report} className="arcade-report">
      <h2>{titleOf(report, verifyWords)}</h2>
      <p role="status">{verdictOf(report, verifyWords)}</p>
      <ul>
        {report.checks.map((check) => (
          <CheckItem key={check.code} check={check} people={report.people} />
        ))}
      </ul>
    </section>
  )
}

/** A check with its details; the table shows the first detail of each person's actions. */
function CheckItem({
  check: { code, mark, message, details },
  people,
}: {
  readonly check: Check
  readonly people: readonly PersonReport[]
}): ReactNode {
  const hasTable = code === 'actions' && mark !== 'contradicted'
  const listed = hasTable ? details.slice(people.length) : details
  return (
    <li className={`arcade-${mark}`}>
      <strong aria-hidden="true">{SIGNS[mark]}</strong>
      <span className="ack-hidden">{words.proof.marks[mark]}</span> {message}
      {hasTable && <People people={people} />}
      {listed.length > 0 && (
        <ul>
          {listed.map((detail, i) => (
            <li key={`${i} ${detail}`}>{detail}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

const nameOf = ({ person, program }: PersonReport): string =>
  sanitizeText(program === null ? person : words.proof.program(person, program))

/** How far the actions of each person are shown. */
function People({ people }: Pick<VerificationReport, 'people'>): ReactNode {
  const columns: readonly (readonly [head: string, count: keyof PersonReport])[] = [
    [words.proof.actions, 'actions'],
    [words.proof.signed, 'signed'],
    [words.proof.receipt, 'receipted'],
    [words.proof.neither, 'unsigned'],
  ]
  return (
    <table>
      <caption className="ack-hidden">{words.proof.eachPerson}</caption>
      <thead>
        <tr>
          <th scope="col">{words.operator.person}</th>
          {columns.map(([head]) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((each) => (
          <tr key={each.person}>
            <th scope="row">{nameOf(each)}</th>
            {columns.map(([head, count]) => (
              <td key={head}>{each[count]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
