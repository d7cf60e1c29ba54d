import {
  ClauseContext,
  DebugPanel,
  type LocalBoardMatch,
  MatchLayout,
  MoveButtons,
  MoveForm,
  MoveHelp,
  TextMoveInput,
  useMatch,
  useStages,
} from '@ackanomic/react'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useAttention } from './attention.js'
import { TheBots } from './bot-controls.js'
import { shownOf } from './games.js'
import { useGoOn } from './go-on.js'
import { Hint } from './hint.js'
import { words } from './languages/language.js'
import { useStageSpeed } from './look.js'
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
  const { game, clauses, drawn, matchId } = open
  const present = useMatch(open.match)
  const match = useStages(present, drawn.stages, useStageSpeed())
  useAttention(match, game.description.title)
  useGoOn(match, shownOf(game.id).hasRounds === true)
  const [cited, setCited] = useState<string | null>(null)
  const [tab, setTab] = useState('table')
  const { internals: inside } = match
  const isElsewhere = useKept(open, present.internals.match)
  const cite = useCallback((clause: string) => {
    setCited(clause)
    setTab('rules')
  }, [])
  const [taken, setTaken] = useState<string | null>(null)
  const next = inside.localPlayers.size > 1 ? (match.nextPlayer ?? inside.viewingAs) : null
  const load = (text: string): string | undefined => {
    const opened = openSave(open, text)
    if (!opened.ok) return opened.error.message
    onOpen(opened.value)
    return undefined
  }
  if (next !== null && next !== taken && inside.at === null) {
    const take = (): void => {
      match.local.viewAs(next)
      setTaken(next)
    }
    return <HandOver to={next} onTaken={take} />
  }
  const over = match.view.outcome !== null && inside.at === null
  const tabs = [
    {
      id: 'rules',
      label: words.rules,
      content: <RulesBeside description={game.description} clauses={clauses} at={cited} />,
    },
    { id: 'hint', label: words.hint, content: <Hint match={match} /> },
    { id: 'bots', label: words.bots, content: <TheBots match={match} /> },
    {
      id: 'more',
      label: words.more,
      content: (
        <div className="arcade-more">
          <OtherWays match={match} />
          <h2>{words.saveAndLoad}</h2>
          <MatchFile name={`${game.id}.json`} save={() => match.local.save()} onLoad={load} />
          <h2>{words.newMatch}</h2>
          <NewMatch game={game} />
          <a className="ack-button" href={`#/club?game=${game.id}`}>
            {words.playWithOthers}
          </a>
          <WhileOpen summary={words.developerTools}>
            <DebugPanel match={match} />
          </WhileOpen>
        </div>
      ),
    },
  ]
  return (
    <ClauseContext.Provider value={cite}>
      {isElsewhere && (
        <p role="alert" className="arcade-elsewhere">
          {words.inOtherTab}{' '}
          <button type="button" className="ack-button" onClick={() => location.reload()}>
            {words.goOnHere}
          </button>
        </p>
      )}
      <MatchLayout
        match={match}
        onPlayFromHere={() => match.local.playFromHere()}
        tabs={tabs}
        tab={tab}
        onTab={setTab}
        help={<MoveHelp match={match} />}
        ending={
          over && (
            <Suspense fallback={<div className="arcade-ending" />}>
              <Ending
                match={match}
                matchId={matchId}
                stages={drawn.stages}
                again={againAt(game.id, open.given)}
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

/** The address of another match with the same settings. */
function againAt(game: string, given: string): string {
  const settings = new URLSearchParams(given)
  settings.set('match', Date.now().toString(36))
  settings.delete('seed')
  return `#/play/${game}?${settings}`
}

/** A list of moves, a line to write one in and a form, for whom the board is not enough. */
function OtherWays({ match }: { readonly match: LocalBoardMatch }): ReactNode {
  return (
    <WhileOpen summary={words.otherWays} className="arcade-other">
      {match.pendingActions.length > 0 || match.legalMoves.moves.length > 0 ? (
        <>
          <MoveButtons match={match} />
          <TextMoveInput match={match} />
          <MoveForm match={match} />
        </>
      ) : (
        <p>{words.nothingToDo}</p>
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
      <p>{words.lookAway(to)}</p>
      <button type="button" className="ack-button" onClick={onTaken}>
        {words.iAm(to)}
      </button>
    </section>
  )
}
