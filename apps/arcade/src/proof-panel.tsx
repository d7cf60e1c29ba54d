import type { ClubClient } from '@ackanomic/club/client'
import type { MatchChance } from '@ackanomic/core'
import type { VerificationReport } from '@ackanomic/verify'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { download } from './download.js'
import { keepReceipts, receiptsFor } from './receipts.js'

const ProofReport = lazy(async () => ({
  default: (await import('./proof-report.js')).ProofReport,
}))

/** The commitment of a match at a host, one's receipts and, once it is over, its file and a check. */
export function ProofPanel({
  client,
  match,
  isOver,
}: {
  readonly client: ClubClient
  readonly match: string
  readonly isOver: boolean
}): ReactNode {
  const [chance, setChance] = useState<MatchChance | null>(null)
  const [receipts, setReceipts] = useState(() => receiptsFor(match))
  const [report, setReport] = useState<VerificationReport | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isWanted = true
    const look = async (): Promise<void> => {
      const [page, all] = await Promise.all([
        client.getMatch({ match }),
        client.listReceipts({ match }),
      ])
      // What was done by mail or in another browser has receipts, too.
      if (all.ok) keepReceipts(match, all.value)
      if (!isWanted) return
      setReceipts(receiptsFor(match))
      if (page.ok) setChance(page.value.chance)
    }
    look().catch((thrown: unknown) => isWanted && setProblem(String(thrown)))
    return () => {
      isWanted = false
    }
  }, [client, match])
  const withSave = (use: (save: string) => Promise<void>) => async (): Promise<void> => {
    try {
      const save = await client.exportMatch({ match })
      setProblem(save.ok ? '' : save.error.message)
      if (save.ok) await use(save.value)
    } catch (thrown) {
      setProblem(String(thrown))
    }
  }
  const check = withSave(async (save) => {
    const { verifyMatch } = await import('@ackanomic/verify')
    const published = await client.listSigningKeys()
    const keys = published.ok ? published.value.keys : []
    setReport(await verifyMatch(save, { receipts: receiptsFor(match), keys }))
  })
  return (
    <>
      {chance !== null && (
        <p>
          Before the first draw, the host committed to its chance:{' '}
          <code className="arcade-hash">{chance.commitment}</code>
        </p>
      )}
      <p>
        This browser keeps {receipts.length === 1 ? '1 receipt' : `${receipts.length} receipts`} for
        your actions.
      </p>
      <div className="arcade-row">
        <button
          type="button"
          className="ack-button"
          onClick={() =>
            download(`${match} receipts.json`, JSON.stringify(receiptsFor(match), null, 2))
          }
        >
          Save your receipts
        </button>
        {isOver && (
          <>
            <button
              type="button"
              className="ack-button"
              onClick={withSave(async (save) => download(`${match}.json`, save))}
            >
              Save the match
            </button>
            <button type="button" className="ack-button" onClick={check}>
              Check the match
            </button>
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
