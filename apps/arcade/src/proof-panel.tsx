import { err, type GameError, ok, type Result } from '@ackanomic/core'
import type { SeatReceipt } from '@ackanomic/core/proof'
import type { MatchPage } from '@ackanomic/host'
import type { VerificationReport } from '@ackanomic/verify'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { checkMatch, type MatchEvidence } from './check-match.js'
import type { Visitor } from './club/session.js'
import { download } from './download.js'
import { words } from './languages/language.js'
import { receiptsFor, rememberKeys } from './receipts.js'

const ProofReport = lazy(async () => ({
  default: (await import('./proof-report.js')).ProofReport,
}))

/** The page of a match, and how many receipts the host and this browser have for it. */
interface Answers {
  readonly page: Result<MatchPage, GameError>
  /** The number of receipts that it lists for the person, or `null` for a guest. */
  readonly listed: number | null
  /** The number of receipts that this browser kept when it asked. */
  readonly kept: number
}

/**
 * The panel *Proof* of a match at a host: its signers, its chance and the person's receipts. Once the
 * match is over, they can save its file and check it.
 */
export function ProofPanel({
  visitor: { client, person },
  match,
  isOver,
}: {
  readonly visitor: Visitor
  readonly match: string
  readonly isOver: boolean
}): ReactNode {
  const { seats, actions } = receiptsFor(match, person ?? '')
  const kept = actions.length
  const [answers, setAnswers] = useState<Answers | null>(null)
  const [report, setReport] = useState<Promise<VerificationReport | string> | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isWanted = true
    const look = async (): Promise<void> => {
      const [page, all] = await Promise.all([
        client.getMatch({ match }),
        person === null ? null : client.listReceipts({ match }),
      ])
      const listed = all?.ok === true ? all.value.length : null
      if (isWanted) setAnswers({ page, listed, kept })
    }
    look().catch((thrown: unknown) => isWanted && setProblem(String(thrown)))
    return () => {
      isWanted = false
    }
  }, [client, match, person, kept])
  const save = async (name: string, find: () => Promise<Result<string, GameError>>) => {
    try {
      const text = await find()
      setProblem(text.ok ? '' : text.error.message)
      if (text.ok) download(`${name}.json`, text.value)
    } catch (thrown) {
      setProblem(String(thrown))
    }
  }
  const button = (label: string, onClick: () => void): ReactNode => (
    <button type="button" className="ack-button" onClick={onClick}>
      {label}
    </button>
  )
  const evidence = async (): Promise<Result<MatchEvidence, string>> => {
    const exported = await client.exportMatch({ match })
    const keys = await rememberKeys(client)
    return exported.ok
      ? ok({ save: exported.value, receipts: [...seats, ...actions], keys })
      : err(exported.error.message)
  }
  return (
    <>
      {answers?.page.ok === false && <p role="alert">{answers.page.error.message}</p>}
      {answers?.page.ok === true && (
        <Beginning page={answers.page.value} seat={seats.at(-1)} person={person} isOver={isOver} />
      )}
      {person !== null && (
        <p>{words.proof.receipts(kept, answers?.kept === kept ? answers.listed : null)}</p>
      )}
      <div className="arcade-row">
        {person !== null &&
          button(words.proof.saveReceipts, () =>
            save(`${match} receipts`, async () => ok(inLines([...seats, ...actions]))),
          )}
        {button(words.proof.saveKeys, () =>
          save(`${match} keys`, async () => ok(inLines({ keys: await rememberKeys(client) }))),
        )}
        {isOver && (
          <>
            {button(words.proof.saveMatch, () => save(match, () => client.exportMatch({ match })))}
            {button(words.proof.checkMatch, () => setReport(checkMatch(evidence)))}
          </>
        )}
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      {report !== null && (
        <Suspense fallback={null}>
          <ProofReport report={report} />
        </Suspense>
      )}
    </>
  )
}

const inLines = (value: unknown): string => JSON.stringify(value, null, 2)

/** How a match began, as its page and the person's seat receipt say. */
function Beginning({
  page: { chance, signers, names, viewer },
  seat,
  person,
  isOver,
}: {
  readonly page: MatchPage
  readonly seat: SeatReceipt | undefined
  readonly person: string | null
  readonly isOver: boolean
}): ReactNode {
  // In an anonymous match people contribute under the name of their seat.
  const given = chance?.contributions ?? {}
  const contribution =
    person === null ? null : (given[person] ?? given[names[Number(viewer)] ?? ''] ?? null)
  return (
    <>
      {!isOver && <p>{words.proof.signers(signers, names.length)}</p>}
      {chance !== null && (
        <p>
          {words.proof.committed} <code className="arcade-hash">{chance.commitment}</code>
        </p>
      )}
      {seat !== undefined && (
        <p>
          {words.proof.committedAtSeat(seat.at)}{' '}
          <code className="arcade-hash">{seat.commitment}</code>
        </p>
      )}
      {contribution !== null && (
        <p>
          {words.proof.contributed} <code className="arcade-hash">{contribution}</code>
        </p>
      )}
      {seat !== undefined && seat.contribution !== contribution && (
        <p role="alert">{words.proof.otherContribution(seat.contribution)}</p>
      )}
    </>
  )
}
