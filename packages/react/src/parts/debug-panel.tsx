import { namesOf, type Viewer } from '@ackanomic/core'
import { type ReactNode, useState } from 'react'
import type { LocalTable } from '../match/local.js'

/** What of a match is shown to who makes engines. */
const SHOWN = ['view', 'state', 'log', 'expectations', 'legal moves'] as const

/**
 * For who makes engines: state, log, and what each seat sees. It tells every secret.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { DebugPanel, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <DebugPanel table={useLocalMatch(pureSkill)} />
 * ```
 */
export function DebugPanel({ table }: { readonly table: LocalTable }): ReactNode {
  const { game } = table.local
  const { match } = table.inside
  const names = namesOf(game.situation(match.state))
  const viewers: readonly Viewer[] = [...names.keys(), 'referee', 'public']
  const [what, setWhat] = useState<(typeof SHOWN)[number]>('view')
  const [who, setWho] = useState(0)
  const viewer = viewers[who] ?? 'public'
  const view = game.view(match.state, viewer)
  const shown = {
    view,
    state: match.state,
    log: match.log,
    expectations: game.expects(match.state, viewer, 'all'),
    'legal moves': game.legalMoves(view),
  }[what]
  return (
    <section className="ack-debug" aria-label="For who makes engines">
      <label>
        Show
        <select
          value={what}
          onChange={({ target }) => setWhat(SHOWN.find((each) => each === target.value) ?? 'view')}
        >
          {SHOWN.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label>
        as
        <select value={who} onChange={({ target }) => setWho(Number(target.value))}>
          {viewers.map((each, i) => (
            <option key={String(each)} value={i}>
              {typeof each === 'number' ? names[each] : String(each)}
            </option>
          ))}
        </select>
      </label>
      <pre tabIndex={0}>{JSON.stringify(shown, null, 2)}</pre>
    </section>
  )
}
