import type { Decision, Report, Sanction } from '@ackanomic/club'
import { type ClubClient, clubClient } from '@ackanomic/club/client'
import type { DeadLetter, Health } from '@ackanomic/host'
import { type FormEvent, type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { TextField } from '../fields.js'
import { words } from '../languages/language.js'
import { kept } from '../local-saves.js'
import { DeadLetterForm } from './dead-letter-form.js'
import { DecisionForm } from './decision-form.js'
import { OperatorQuotas } from './operator-quotas.js'
import { OperatorSociety } from './operator-society.js'
import { OperatorTables } from './operator-tables.js'
import { hostAddress } from './session.js'
import { usePolled } from './use-polled.js'

/** Under which name this browser keeps the operator's token. */
const NAME = 'token of the operator'

/** The operator's page: health, reports, mutes and bans, decisions, and failed deliveries. */
export function OperatorPage(): ReactNode {
  const [token, setToken] = useState(() => kept.read(NAME))
  const client = useMemo(
    () => (token === null ? null : clubClient({ url: hostAddress(), token })),
    [token],
  )
  const enter = (next: string): void => {
    kept.write(NAME, next)
    setToken(next)
  }
  const leave = useCallback(() => {
    kept.drop(NAME)
    setToken(null)
  }, [])
  return client === null ? (
    <TokenForm onToken={enter} />
  ) : (
    <Dashboard client={client} onLeave={leave} />
  )
}

function TokenForm({ onToken }: { readonly onToken: (token: string) => void }): ReactNode {
  const [text, setText] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onToken(text.trim())
  }
  return (
    <form className="arcade-form club-enter" onSubmit={submit}>
      <TextField
        label={words.operator.token}
        type="password"
        autoComplete="current-password"
        help={words.operator.tokenHelp}
        value={text}
        onChange={setText}
      />
      <button
        type="submit"
        className="ack-button ack-button-act"
        disabled={!/^[\w-]{32,200}$/u.test(text.trim())}
      >
        {words.operator.open}
      </button>
    </form>
  )
}

function Dashboard({
  client,
  onLeave,
}: {
  readonly client: ClubClient
  readonly onLeave: () => void
}): ReactNode {
  const health = usePolled(
    useCallback(() => client.getHealth(), [client]),
    onLeave,
  )
  const reports = usePolled(
    useCallback(() => client.listReports(), [client]),
    onLeave,
  )
  const sanctions = usePolled(
    useCallback(() => client.listSanctions(), [client]),
    onLeave,
  )
  const decisions = usePolled(
    useCallback(() => client.listDecisions(), [client]),
    onLeave,
  )
  const letters = usePolled(
    useCallback(() => client.listDeadLetters(), [client]),
    onLeave,
  )
  const isModerator = health.code === 'operatorOnly'
  const [person, setPerson] = useState('')
  const reload = (): void => {
    for (const each of [reports, sanctions, decisions]) each.reload()
  }
  return (
    <div className="club-operator">
      <div className="club-who">
        <p>{words.operator.youAre(isModerator)}</p>
        <a className="ack-button" href="#/club">
          {words.allTables}
        </a>
        <button type="button" className="ack-button" onClick={onLeave}>
          {words.operator.forgetToken}
        </button>
      </div>
      {health.problem !== '' && !isModerator && <p role="alert">{health.problem}</p>}
      {health.value !== null && <HealthTable health={health.value} />}
      <section aria-labelledby="reports">
        <h2 id="reports">{words.operator.reports}</h2>
        {reports.value?.length === 0 && <p>{words.operator.noReports}</p>}
        <ul className="club-list">
          {reports.value?.map((report) => (
            <ReportCard key={reportKey(report)} report={report} onChoose={setPerson} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="decide">
        <h2 id="decide">{words.operator.decide}</h2>
        <DecisionForm client={client} person={person} onPerson={setPerson} onDecided={reload} />
      </section>
      <OperatorTables client={client} onLeave={onLeave} onChange={decisions.reload} />
      {!isModerator && (
        <>
          <OperatorQuotas client={client} onLeave={onLeave} onChange={decisions.reload} />
          <OperatorSociety client={client} onLeave={onLeave} />
        </>
      )}
      <Rows
        title={words.operator.sanctions}
        none={words.operator.noSanctions}
        heads={[words.operator.person, words.operator.what, words.operator.until]}
        rows={sanctions.value?.map(sanctionRow)}
      />
      <Rows
        title={words.operator.decided}
        none={words.operator.nothingDecided}
        heads={[
          words.operator.person,
          words.operator.decision,
          words.operator.reason,
          words.operator.by,
          words.operator.when,
        ]}
        rows={decisions.value?.map(decisionRow)}
      />
      {!isModerator && (
        <>
          <Rows
            title={words.operator.failed}
            none={words.operator.noFailed}
            heads={[
              words.operator.person,
              words.operator.channel,
              words.operator.match,
              words.operator.problem,
              words.operator.when,
            ]}
            rows={letters.value?.map(letterRow)}
          />
          <DeadLetterForm client={client} letters={letters.value ?? []} onDone={letters.reload} />
        </>
      )}
    </div>
  )
}

const reportKey = ({ by, person, at, message }: Report): string =>
  `${by}/${person}/${at}/${message?.match}/${message?.text}`

const sanctionRow = ({ person, kind, until }: Sanction): readonly string[] => [
  person,
  words.operator.sanction[kind],
  until === null ? words.operator.forGood : words.time(until),
]

const decisionRow = ({ person, decision, until, reason, by, at }: Decision): readonly string[] => [
  person === '' ? words.operator.everybody : person,
  words.operator.decidedUntil(decision, until),
  reason,
  by,
  words.time(at),
]

const letterRow = ({ person, channel, match, problem, at }: DeadLetter): readonly string[] => [
  person,
  channel,
  match,
  problem,
  words.time(at),
]

function HealthTable({ health }: { readonly health: Health }): ReactNode {
  const facts: readonly (readonly [string, number])[] = [
    [words.operator.openMatches, health.open],
    [words.operator.finishedMatches, health.finished],
    [words.operator.suspendedMatches, health.suspended],
    [words.operator.deadlineLag, Math.round(health.deadlineLag / 1000)],
    [words.operator.botsDue, health.botsDue],
    [words.operator.botLag, Math.round(health.botLag / 1000)],
    [words.operator.clockAhead, Math.round(health.clockAhead / 60_000)],
    [words.operator.pendingDeliveries, health.pendingDeliveries],
    [words.operator.failed, health.deadLetters],
  ]
  return (
    <dl className="club-health" aria-label={words.operator.health}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ReportCard({
  report: { by, person, message, reason, at },
  onChoose,
}: {
  readonly report: Report
  readonly onChoose: (person: string) => void
}): ReactNode {
  return (
    <li className="club-card">
      <span className="club-card-text">
        <span>{words.operator.reportSays(by, person, reason)}</span>
        {message !== null && <q className="club-text">{message.text}</q>}
        <span className="ack-note">
          {message?.match} {words.time(at)}
        </span>
      </span>
      <button type="button" className="ack-button" onClick={() => onChoose(person)}>
        {words.operator.decideAbout(person)}
      </button>
    </li>
  )
}

function Rows({
  title,
  none,
  heads,
  rows,
}: {
  readonly title: string
  readonly none: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[] | undefined
}): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows?.length === 0 && <p>{none}</p>}
      {rows !== undefined && rows.length > 0 && (
        <div className="club-rows" role="group" aria-labelledby={id} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join('/')}>
                  {row.map((cell, i) => (
                    <td key={heads[i]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
