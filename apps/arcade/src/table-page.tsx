import type { Listing } from '@ackanomic/core/catalogue'
import { type ReactNode, useEffect, useState } from 'react'
import { words } from './languages/language.js'
import { Seated } from './match-page.js'
import { type OpenTable, openTable, optionsIn } from './open-table.js'

/** The page of a table: what the address asks for is set up first, or what was kept taken up. */
export function TablePage({
  listed,
  given,
}: {
  readonly listed: Listing
  readonly given: URLSearchParams
}): ReactNode {
  const [open, setOpen] = useState<OpenTable | null>(null)
  const [problem, setProblem] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another component
  useEffect(() => {
    let isWanted = true
    openTable(listed, given.toString(), optionsIn(given)).then(
      (opened) => {
        if (!isWanted) return
        if (opened.ok) setOpen(opened.value)
        else setProblem(opened.error.message)
      },
      (thrown: unknown) => {
        if (isWanted) setProblem(words.couldNotStart(String(thrown)))
      },
    )
    return () => {
      isWanted = false
    }
  }, [])
  return (
    <>
      {problem !== '' && (
        <p role="alert">
          {problem} <a href={`#/play/${listed.id}`}>{words.playDefault}</a>
        </p>
      )}
      {open === null ? (
        problem === '' && <p role="status">{words.settingUp}</p>
      ) : (
        <Seated key={open.matchId} open={open} onOpen={setOpen} />
      )}
    </>
  )
}
