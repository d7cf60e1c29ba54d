import type { Listing } from '@ackanomic/core/catalogue'
import { Room, useTable } from '@ackanomic/react'
import { type ReactNode, useEffect, useState } from 'react'
import { type OpenTable, openTable, optionsIn } from './open-table.js'

/** The page of a table: what the address asks for is set up first. */
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
    openTable(listed, optionsIn(given)).then(
      (opened) => {
        if (!isWanted) return
        if (opened.ok) setOpen(opened.value)
        else setProblem(opened.error.says)
      },
      (thrown: unknown) => {
        if (isWanted) setProblem(`The table could not be set: ${String(thrown)}`)
      },
    )
    return () => {
      isWanted = false
    }
  }, [])
  return (
    <>
      <h1>{listed.title}</h1>
      {problem !== '' && <p role="alert">{problem}</p>}
      {open === null ? (
        problem === '' && <p role="status">The table is set…</p>
      ) : (
        <Seated open={open} />
      )}
    </>
  )
}

function Seated({ open: { board, match } }: { readonly open: OpenTable }): ReactNode {
  const table = useTable(match)
  return (
    <Room table={table} onPlayFromHere={() => table.local.playFromHere()}>
      <board.Board table={table} />
    </Room>
  )
}
