import { createContext, type ReactNode, useContext } from 'react'

/** Opens the rules at a clause, such as `'1250.7/4e(1)'`. */
export type OpenClause = (clause: string) => void

/** An app that shows the rules beside the table provides a function that opens them at a clause. */
export const ClauseContext: React.Context<OpenClause | null> = createContext<OpenClause | null>(
  null,
)

/**
 * The name of a clause; one click shows it where the rules are at hand.
 *
 * @example
 * ```tsx
 * import { Clause, ClauseContext } from '@ackanomic/react'
 *
 * const App = () => (
 *   <ClauseContext.Provider value={(clause) => alert(clause)}>
 *     <Clause clause="1250.7/4e(1)" />
 *   </ClauseContext.Provider>
 * )
 * ```
 */
export function Clause({ clause }: { readonly clause: string }): ReactNode {
  const open = useContext(ClauseContext)
  if (open === null) return <cite className="ack-clause">{clause}</cite>
  return (
    <button type="button" className="ack-clause" onClick={() => open(clause)}>
      {clause}
    </button>
  )
}
