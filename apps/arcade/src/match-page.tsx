import {
  ClauseContext,
  DebugPanel,
  type LocalBoardMatch,
  MatchLayout,
  MoveButtons,
  MoveForm,
  TextMoveInput,
  useMatch,
} from '@ackanomic/react'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { TheBots } from './bot-controls.js'
import { Hint } from './hint.js'
import { ByLink } from './invite-by-link.js'
import { MatchFile } from './match-file.js'
import { NewMatch } from './new-match.js'
import { WhileOpen } from './open-lifetime.js'
import { type OpenTable, openSave } from './open-table.js'
import { RulesBeside } from './rules-sidebar.js'
import { useKept } from './use-local-saves.js'

const Ending = lazy(async () => ({ default: (await import('./result-panel.js')).Ending }))

/** A table at which somebody sits, with all that stands around it. */
export function Seated({
  open,
  onOpen,
}: {
  readonly open: OpenTable
  readonly onOpen: (open: OpenTable) => void
}): ReactNode {
  const { game, drawn, instance } = open
  const match = useMatch(open.match)
  const [cited, setCited] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { internals: inside } = match
  useKept(open, inside.match)
  const cite = useCallback((clause: string) => {
    setCited(clause)
    setOpen(true)
  }, [])
  const next = inside.localPlayers.size > 1 ? match.nextPlayer : null
  const isHanding = next !== null && next !== inside.viewingAs && inside.at === null
  const load = (text: string): string | undefined => {
    const opened = openSave(open, text)
    if (!opened.ok) return opened.error.message
    onOpen(opened.value)
    return undefined
  }
  const over = match.view.outcome !== null && inside.at === null
  return (
    <ClauseContext.Provider value={cite}>
      <div className="arcade-table">
        <div className="arcade-seat">
          {isHanding ? (
            <HandOver to={next} onTaken={() => match.local.viewAs(next)} />
          ) : (
            <MatchLayout match={match} onPlayFromHere={() => match.local.playFromHere()}>
              <drawn.Board match={match} />
            </MatchLayout>
          )}
          {over && (
            <Suspense fallback={null}>
              <Ending match={match} instance={instance} />
            </Suspense>
          )}
        </div>
        <aside aria-label="Beside the table">
          <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>Rules</summary>
            <RulesBeside game={game} at={cited} />
          </details>
          {!isHanding && <OtherWays match={match} />}
          {!isHanding && (
            <WhileOpen summary="A hint">
              <Hint match={match} />
            </WhileOpen>
          )}
          <details>
            <summary>The bots</summary>
            <TheBots match={match} />
          </details>
          <details>
            <summary>Save and load</summary>
            <MatchFile name={`${game.id}.json`} save={() => match.local.save()} onLoad={load} />
          </details>
          <details>
            <summary>Another match</summary>
            <NewMatch game={game} />
          </details>
          <WhileOpen summary="With others, by link">
            <ByLink game={game} />
          </WhileOpen>
          <WhileOpen summary="Developer tools">
            <DebugPanel match={match} />
          </WhileOpen>
        </aside>
      </div>
    </ClauseContext.Provider>
  )
}

/** A list of moves, a line to write one in and a form, for whom the board is not enough. */
function OtherWays({ match }: { readonly match: LocalBoardMatch }): ReactNode {
  return (
    <WhileOpen summary="Other ways to move" className="arcade-other">
      {match.pendingActions.length > 0 || match.legalMoves.moves.length > 0 ? (
        <>
          <MoveButtons match={match} />
          <TextMoveInput match={match} />
          <MoveForm match={match} />
        </>
      ) : (
        <p>There is nothing for you to do now.</p>
      )}
    </WhileOpen>
  )
}

/** Another of those who share the screen sits down: nothing of the others' is shown before. */
function HandOver({
  to,
  onTaken,
}: {
  readonly to: string
  readonly onTaken: () => void
}): ReactNode {
  return (
    <section className="arcade-hand-over" role="alert">
      <p>It is {to}’s turn; everybody else, please look away.</p>
      <button type="button" className="ack-button" onClick={onTaken}>
        I am {to}
      </button>
    </section>
  )
}
