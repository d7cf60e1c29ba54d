import type { GameText } from '@ackanomic/core'
import type { Listing } from '@ackanomic/core/catalogue'
import { type HostClient, hostClient } from '@ackanomic/host/client'
import {
  ClauseContext,
  DebugPanel,
  MatchLayout,
  MoveButtons,
  Rules,
  TextMoveInput,
  useHostedMatch,
} from '@ackanomic/react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { type Drawn, shownOf } from './games.js'
import { kept } from './local-saves.js'
import { WhileOpen } from './open-lifetime.js'
import { ProofPanel } from './proof-panel.js'
import { keepingReceipts } from './receipts.js'

const HostedEnding = lazy(async () => ({
  default: (await import('./result-panel.js')).HostedEnding,
}))

/** Where the host of this page is. */
export const hostAddress = (): string => new URL('./host', location.href.split('#')[0]).href

const tokenName = (match: string): string => `token for ${match}`

interface Ready {
  readonly client: HostClient
  readonly drawn: Drawn
  readonly text: GameText
}

/** Takes an invitation where there is one, and imports the board and the words, but no engine. */
async function ready(game: string, match: string, invitation: string): Promise<Ready | string> {
  let token = kept.read(tokenName(match))
  if (token === null) {
    const admitted = await hostClient({ url: hostAddress() }).redeemInvitation(invitation)
    if (!admitted.ok) return admitted.error.message
    token = admitted.value.token
    kept.write(tokenName(match), token)
  }
  const shown = shownOf(game)
  const [drawn, text] = await Promise.all([shown.board(), shown.text()])
  const client = keepingReceipts(hostClient({ url: hostAddress(), token }))
  return { client, drawn, text }
}

/** A match at the host, for whoever was invited to it. */
export function HostedPage({
  listed,
  match,
  invitation,
}: {
  readonly listed: Listing
  readonly match: string
  readonly invitation: string
}): ReactNode {
  const [at, setAt] = useState<Ready | string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another component
  useEffect(() => {
    let isWanted = true
    ready(listed.id, match, invitation)
      .catch((thrown: unknown) => `The host does not answer: ${String(thrown)}`)
      .then((come) => isWanted && setAt(come))
    return () => {
      isWanted = false
    }
  }, [])
  return (
    <>
      {at === null ? (
        <p role="status">Setting up the table…</p>
      ) : typeof at === 'string' ? (
        <p role="alert">{at}</p>
      ) : (
        <Hosted ready={at} listed={listed} id={match} />
      )}
    </>
  )
}

function Hosted({
  ready: { client, drawn, text },
  listed,
  id,
}: {
  readonly ready: Ready
  readonly listed: Listing
  readonly id: string
}): ReactNode {
  const match = useHostedMatch(client, text, id)
  const [cited, setCited] = useState<string | null>(null)
  const [tab, setTab] = useState('table')
  const cite = useCallback((clause: string) => {
    setCited(clause)
    setTab('rules')
  }, [])
  if (match === null) return <p role="status">Asking the host…</p>
  return (
    <ClauseContext.Provider value={cite}>
      {!match.connected && <p role="alert">The host cannot be reached. Trying again…</p>}
      <MatchLayout
        match={match}
        tabs={[
          {
            id: 'rules',
            label: 'Rules',
            content: <Rules rules={[text.clauses]} citedClause={cited} />,
          },
          {
            id: 'more',
            label: 'More',
            content: (
              <div className="arcade-more">
                <WhileOpen summary="Other ways to move" className="arcade-other">
                  <MoveButtons match={match} />
                  <TextMoveInput match={match} />
                </WhileOpen>
                <WhileOpen summary="Proof">
                  <ProofPanel client={client} match={id} isOver={match.view.outcome !== null} />
                </WhileOpen>
                <WhileOpen summary="Developer tools">
                  <DebugPanel match={match} />
                </WhileOpen>
              </div>
            ),
          },
        ]}
        tab={tab}
        onTab={setTab}
        ending={
          match.view.outcome !== null &&
          match.history?.at === null && (
            <Suspense fallback={null}>
              <HostedEnding
                listed={listed}
                match={id}
                view={match.view}
                you={match.view.seat === undefined ? null : (match.names[match.view.seat] ?? null)}
              />
            </Suspense>
          )
        }
      >
        <drawn.Board match={match} />
      </MatchLayout>
    </ClauseContext.Provider>
  )
}
