import type { Rejection } from '@ackanomic/core'
import type { ReactNode } from 'react'
import { Clause } from './clause.js'

/**
 * Why the last thing was refused, and by which clause; nothing where it was accepted.
 *
 * @example
 * ```tsx
 * import { RefusalBox } from '@ackanomic/react'
 *
 * const refusal = { code: 'tooLate', clause: '1250.7/4f', facts: {}, says: 'The round is over.' }
 * const App = () => <RefusalBox refusal={refusal} />
 * ```
 */
export function RefusalBox({ refusal }: { readonly refusal: Rejection | null }): ReactNode {
  return (
    <div role="alert" className="ack-alert">
      {refusal !== null && (
        <p className="ack-refusal">
          {refusal.says} <Clause clause={refusal.clause} />
        </p>
      )}
    </div>
  )
}
