import type { Clauses } from '@ackanomic/core/engine'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../words/words-context.js'

/** The props of the rules. */
export interface RulesProps {
  /** The rules: the game's own, and any others that may be cited. */
  readonly rules: readonly Clauses[]
  /** The clause to show, as a citation, or `null` for the beginning. */
  readonly citedClause: string | null
}

/**
 * Shows the clauses of rules in our own words, and scrolls to the cited one.
 *
 * @example
 * ```tsx
 * import { catalogue } from '@ackanomic/games'
 * import { Rules } from '@ackanomic/react'
 *
 * const clauses = await catalogue['pure-skill'].clauses()
 * const App = () => <Rules rules={[clauses]} citedClause="1250.7/4e(1)" />
 * ```
 */
export function Rules({ rules, citedClause }: RulesProps): ReactNode {
  const words = useWords()
  const cited = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another clause is another place
  useEffect(() => {
    cited.current?.scrollIntoView?.({ block: 'nearest' })
    cited.current?.focus()
  }, [citedClause])
  const shown = rules.filter(({ rule }, i) => i === 0 || citedClause?.startsWith(`${rule}/`))
  return shown.map(({ rule, of }) => (
    <dl className="ack-rules" key={rule} tabIndex={0} aria-label={words.rule(rule)}>
      {inOrder(of).map(([id, says]) => {
        const isCited = citedClause === `${rule}/${id}`
        return (
          <div
            key={id}
            className={isCited ? 'ack-cited' : undefined}
            tabIndex={isCited ? -1 : undefined}
            ref={isCited ? cited : undefined}
          >
            <dt>{id}</dt>
            <dd>{says}</dd>
          </div>
        )
      })}
    </dl>
  ))
}

/** Objects put whole numbers first; this is the order of the rule. */
function inOrder(of: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  const isWhole = (id: string): boolean => /^\d+$/u.test(id)
  const entries = Object.entries(of)
  const ordered = entries.filter(([id]) => !isWhole(id))
  for (const entry of entries.filter(([id]) => isWhole(id))) {
    const place = ordered.findIndex(([id]) => Number.parseInt(id, 10) >= Number(entry[0]))
    ordered.splice(place < 0 ? ordered.length : place, 0, entry)
  }
  return ordered
}
