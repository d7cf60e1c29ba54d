import { type ReactNode, useCallback, useEffect } from 'react'
import { words } from '../languages/language.js'
import { play } from '../sound.js'
import { tableAddress } from './addresses.js'
import type { Visitor } from './session.js'
import { useHostRequest, usePolled } from './use-polled.js'

/**
 * Opens a table like a finished match, or sits down at the one that another of its people opened,
 * which it says as soon as it is there.
 */
export function RematchButton({
  visitor: { client },
  match,
  title,
}: {
  readonly visitor: Visitor
  readonly match: string
  readonly title: string
}): ReactNode {
  const { problem, isBusy, run } = useHostRequest()
  const tables = usePolled(useCallback(() => client.listMyTables(), [client]))
  const table = tables.value?.tables.find(({ rematchOf }) => rematchOf === match)
  const opener = table?.you?.state === 'invited' ? table.opener : null
  useEffect(() => {
    if (opener === null) return
    const { title: before } = document
    document.title = `● ${words.wantsRematch(opener)} · ${title}`
    play('turn')
    return () => {
      document.title = before
    }
  }, [opener, title])
  const again = (): void =>
    run(client.createRematch({ match }), (made) => {
      location.hash = tableAddress(made.table)
    })
  return (
    <>
      <p role="status">{opener !== null && words.wantsRematch(opener)}</p>
      <button type="button" className="ack-button ack-button-act" disabled={isBusy} onClick={again}>
        {opener === null ? words.rematch : words.playRematch(opener)}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  )
}
