import type { ReactNode } from 'react'
import { tableAddress } from './addresses.js'
import type { Visitor } from './session.js'
import { useHostRequest } from './use-polled.js'

/** Opens a table like a finished match, or sits down at the one that another of its people opened. */
export function RematchButton({
  visitor: { client },
  match,
}: {
  readonly visitor: Visitor
  readonly match: string
}): ReactNode {
  const { problem, isBusy, run } = useHostRequest()
  const again = (): void =>
    run(client.createRematch({ match }), ({ table }) => {
      location.hash = tableAddress(table)
    })
  return (
    <>
      <button type="button" className="ack-button ack-button-act" disabled={isBusy} onClick={again}>
        Rematch
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  )
}
