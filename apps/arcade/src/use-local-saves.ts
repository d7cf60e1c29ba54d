import type { Match } from '@ackanomic/core'
import { useEffect, useRef } from 'react'
import { keep, type OpenTable } from './open-table.js'

/** A long match takes its time to be written down: once in so many milliseconds is enough. */
const EVERY = 300

/** Keeps a match as it goes on, at the latest when the table is left. */
export function useKept(open: OpenTable, match: Match): void {
  const due = useRef<(() => void) | null>(null)
  useEffect(() => {
    const isDue = due.current !== null
    due.current = () => keep(open, match)
    if (!isDue) setTimeout(() => write(due), EVERY)
  }, [open, match])
  useEffect(() => {
    const now = (): void => write(due)
    addEventListener('pagehide', now)
    return () => {
      removeEventListener('pagehide', now)
      now()
    }
  }, [])
}

function write(due: { current: (() => void) | null }): void {
  due.current?.()
  due.current = null
}
