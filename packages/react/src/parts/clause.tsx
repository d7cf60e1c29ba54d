import { createContext, type ReactNode, useContext } from 'react'

/** A function that opens the rules at a clause, such as `'1250.7/4e(1)'`. */
export type OpenClause = (clause: string) => void

/** The {@link OpenClause} of an app that shows the rules beside the match. */
export const ClauseContext: React.Context<OpenClause | null> = createContext<OpenClause | null>(
  null,
)

/**
 * Shows the id of a clause, which opens the rules there if {@link ClauseContext} can.
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
