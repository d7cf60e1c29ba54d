import type { Match } from '@ackanomic/core'
import { useEffect, useRef, useState } from 'react'
import { isKeptElsewhere, keep, type OpenTable } from './open-table.js'

/** A long match takes its time to be written down: once in so many milliseconds is enough. */
const EVERY = 300

/**
 * Keeps a match as it goes on, at the latest when the table is left. Returns whether it goes on in
 * another tab; this one then stands still.
 */
export function useKept(open: OpenTable, match: Match): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
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
  useEffect(() => {
    const hear = (event: StorageEvent): void => {
      if (!isKeptElsewhere(open, event)) return
      due.current = null
      open.match.pause(true)
      setElsewhere(true)
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [open])
  return isElsewhere
}

function write(due: { current: (() => void) | null }): void {
  due.current?.()
  due.current = null
}
