import { namesOf, type Viewer } from '@ackanomic/core'
import { type ReactNode, useState } from 'react'
import type { BoardMatch } from '../board-match.js'
import type { LocalBoardMatch } from '../match/local.js'
import { useWords } from '../words/words-context.js'

/**
 * Shows the state, the log and the view of each seat, for authors of engines. For a match in the
 * page it shows every secret, and for a match at a host only what the page received.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { DebugPanel, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <DebugPanel match={useLocalMatch(pureSkill)} />
 * ```
 */
export function DebugPanel({ match }: { readonly match: BoardMatch | LocalBoardMatch }): ReactNode {
  if ('internals' in match) return <OfMatch match={match} />
  const { view, log, pendingActions, othersPending, legalMoves } = match
  return (
    <Panel
      parts={{
        view: () => view,
        events: () => log,
        'pending actions': () => [...pendingActions, ...othersPending],
        'legal moves': () => legalMoves,
      }}
    />
  )
}

function OfMatch({ match }: { readonly match: LocalBoardMatch }): ReactNode {
  const { game } = match.local
  const { match: value } = match.internals
  const names = namesOf(game.status(value.state))
  const viewers: readonly Viewer[] = [...names.keys(), 'referee', 'public']
  const words = useWords()
  const [who, setWho] = useState(0)
  const viewer = viewers[who] ?? 'public'
  return (
    <Panel
      parts={{
        view: () => game.view(value.state, viewer),
        state: () => value.state,
        log: () => value.log,
        'pending actions': () => game.pendingActions(value.state, viewer, 'all'),
        'legal moves': () => game.legalMoves(game.view(value.state, viewer)),
      }}
    >
      <label>
        {words.as}
        <select value={who} onChange={({ target }) => setWho(Number(target.value))}>
          {viewers.map((each, i) => (
            <option key={String(each)} value={i}>
              {typeof each === 'number' ? names[each] : String(each)}
            </option>
          ))}
        </select>
      </label>
    </Panel>
  )
}

/** One of several parts, as JSON; only that one is computed. */
function Panel({
  parts,
  children,
}: {
  readonly parts: Readonly<Record<string, () => unknown>>
  readonly children?: ReactNode
}): ReactNode {
  const words = useWords()
  const [what, setWhat] = useState('view')
  return (
    <section className="ack-debug" aria-label={words.developerTools}>
      <label>
        {words.show}
        <select value={what} onChange={({ target }) => setWhat(target.value)}>
          {Object.keys(parts).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {children}
      <pre tabIndex={0}>{JSON.stringify(parts[what]?.(), null, 2)}</pre>
    </section>
  )
}
