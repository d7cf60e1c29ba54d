import { useCallback, useEffect, useRef } from 'react'
import type { BoardMatch } from '../board-match.js'
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.js'

/** How long a step is shown, milliseconds: motion ends within it. */
const STEP = 700

/** How many steps are shown at most, and how many if the viewer has not acted. */
const MOST = 24
const FEW = 8

/**
 * Returns a function that shows again, step by step, what has happened since the viewer last acted.
 * It stops as soon as another step is chosen.
 */
export function useReplay({ history, pendingActions }: BoardMatch): () => void {
  const now = useRef(history)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const acted = useRef<number | null>(null)
  const last = useRef({ steps: history?.steps ?? 0, pendingActions })
  useIsomorphicLayoutEffect(() => {
    now.current = history
    if (history === null || history.at !== null) return
    const { current: before } = last
    last.current = { steps: history.steps, pendingActions }
    if (history.steps > before.steps && hasActed(before.pendingActions, pendingActions))
      acted.current = before.steps - 1
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    const { current } = now
    if (current === null) return
    clearTimeout(timer.current)
    const end = current.steps - 1
    const start = Math.max(0, end - MOST, Math.min(end - 1, acted.current ?? end - FEW))
    const show = (step: number): void => {
      now.current?.go(step >= end ? null : step)
      if (step >= end) return
      timer.current = setTimeout(() => {
        if (now.current?.at === step) show(step + 1)
      }, STEP)
    }
    show(start)
  }, [])
}

/** Whether the viewer has done what was pending before, or it is due at another time now. */
function hasActed(
  before: BoardMatch['pendingActions'],
  after: BoardMatch['pendingActions'],
): boolean {
  const [was, is] = [before[0], after[0]]
  if (was === undefined) return false
  return is === undefined || was.action !== is.action || was.deadline !== is.deadline
}
