import type { ClubClient } from '@ackanomic/club/client'
import type { GameError, GameText } from '@ackanomic/core'
import type { Listing } from '@ackanomic/core/catalogue'
import type { Clauses } from '@ackanomic/core/engine'
import {
  type BoardMatch,
  ClauseContext,
  DebugPanel,
  MatchLayout,
  MoveButtons,
  TextMoveInput,
  useHostedMatch,
  useStages,
} from '@ackanomic/react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useAttention } from './attention.js'
import { tableAddress } from './club/addresses.js'
import { Messages, PublicMessages, useTalk } from './club/messages.js'
import { PlanForm } from './club/plan-form.js'
import { RematchButton } from './club/rematch-button.js'
import { dropSession, useVisitor, type Visitor } from './club/session.js'
import { shownOf } from './games.js'
import type { Drawn } from './languages/board-language.js'
import { words } from './languages/language.js'
import { useStageSpeed } from './look.js'
import { WhileOpen } from './open-lifetime.js'
import { ProofPanel } from './proof-panel.js'
import { RulesBeside } from './rules-sidebar.js'

const HostedEnding = lazy(async () => ({
  default: (await import('./result-panel.js')).HostedEnding,
}))

interface Ready {
  readonly drawn: Drawn
  readonly text: GameText
  readonly clauses: Clauses
}

/** Asks whether the match is there, and imports the board and the words, but no engine. */
async function ready(
  client: ClubClient,
  listed: Listing,
  match: string,
): Promise<Ready | GameError> {
  const page = await client.getMatch({ match })
  if (!page.ok) return page.error
  const shown = shownOf(listed.id)
  const [drawn, text, clauses] = await Promise.all([shown.board(), shown.text(), listed.clauses()])
  return { drawn, text, clauses }
}

/** A match at the host, for those who take part in it and those who watch. */
export function HostedPage({
  listed,
  match,
}: {
  readonly listed: Listing
  readonly match: string
}): ReactNode {
  const visitor = useVisitor()
  const { client, person } = visitor
  const [at, setAt] = useState<Ready | Pick<GameError, 'code' | 'message'> | null>(null)
  useEffect(() => {
    let isWanted = true
    ready(client, listed, match).then(
      (come) => {
        if (!isWanted) return
        if ('code' in come && come.code === 'unauthorized') dropSession()
        // A notice may be of a table whose match has not started.
        if ('code' in come && come.code === 'noMatch' && person !== null) {
          location.replace(tableAddress(match))
          return
        }
        setAt(come)
      },
      (thrown: unknown) =>
        isWanted && setAt({ code: 'noAnswer', message: words.hostSilentWhy(String(thrown)) }),
    )
    return () => {
      isWanted = false
    }
  }, [client, listed, match, person])
  if (at === null) return <p role="status">{words.settingUp}</p>
  if (!('code' in at)) {
    return <Hosted key={person} ready={at} visitor={visitor} listed={listed} id={match} />
  }
  return (
    <div className="arcade-form">
      {at.code === 'otherChance' ? (
        <ProofPanel visitor={visitor} match={match} isOver={false} />
      ) : (
        <p role="alert">{at.message}</p>
      )}
      <a className="ack-button" href="#/club">
        {words.club}
      </a>
    </div>
  )
}

function Hosted({
  ready: { drawn, text, clauses },
  visitor,
  listed,
  id,
}: {
  readonly ready: Ready
  readonly visitor: Visitor
  readonly listed: Listing
  readonly id: string
}): ReactNode {
  const { client } = visitor
  const present = useHostedMatch(client, text, id)
  const match = useStages(present, drawn.stages, useStageSpeed())
  const talk = useTalk(visitor, id)
  const [cited, setCited] = useState<string | null>(null)
  const [tab, setTab] = useState('table')
  const cite = useCallback((clause: string) => {
    setCited(clause)
    setTab('rules')
  }, [])
  if (match === null) return <p role="status">{words.askingHost}</p>
  const { role, seat } = match.view
  // A player who is out has no seat any more.
  const own = seat === undefined ? visitor.person : match.names[seat]
  const player = match.names.find((name) => name === own) ?? null
  const isTalking = role === 'seat' || role === 'referee' || (talk.value ?? []).length > 0
  return (
    <ClauseContext.Provider value={cite}>
      {!match.connected && <p role="alert">{words.hostLost}</p>}
      <MatchLayout
        match={match}
        tabs={[
          {
            id: 'rules',
            label: words.rules,
            content: <RulesBeside description={listed.description} clauses={clauses} at={cited} />,
          },
          {
            id: 'messages',
            label: talk.unread === 0 ? words.talk.talk : words.talk.talkUnread(talk.unread),
            content: isTalking ? (
              <Messages visitor={visitor} match={id} talk={talk} />
            ) : (
              <PublicMessages visitor={visitor} match={id} />
            ),
          },
          {
            id: 'more',
            label: words.more,
            content: (
              <div className="arcade-more">
                <WhileOpen summary={words.otherWays} className="arcade-other">
                  <MoveButtons match={match} />
                  <TextMoveInput match={match} />
                </WhileOpen>
                {role === 'seat' && match.view.outcome === null && (
                  <WhileOpen summary={words.planAhead}>
                    <PlanForm visitor={visitor} match={id} />
                  </WhileOpen>
                )}
                <WhileOpen summary={words.proof.proof}>
                  <ProofPanel visitor={visitor} match={id} isOver={match.view.outcome !== null} />
                </WhileOpen>
                <WhileOpen summary={words.developerTools}>
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
                match={match}
                id={id}
                you={player}
                rematch={
                  player !== null && (
                    <RematchButton visitor={visitor} match={id} title={listed.title} />
                  )
                }
              />
            </Suspense>
          )
        }
      >
        <drawn.Board match={match} />
        <Attention match={match} title={listed.title} />
      </MatchLayout>
    </ClauseContext.Provider>
  )
}

/** Says outside the page that it is the viewer's turn. */
function Attention({
  match,
  title,
}: {
  readonly match: BoardMatch
  readonly title: string
}): ReactNode {
  useAttention(match, title)
  return null
}
