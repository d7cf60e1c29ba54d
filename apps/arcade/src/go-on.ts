import type { LocalBoardMatch } from '@ackanomic/react'
import { useEffect } from 'react'
import { kept } from './local-saves.js'

/** How long one's own move can be looked at, and taken back, before time passes, milliseconds. */
const LOOK = 2500

/** Whether time passes by itself once everybody at the screen has acted. */
export function goesOn(): boolean {
  return kept.read('go on') !== 'off'
}

/** Sets whether time passes by itself. */
export function setGoesOn(isOn: boolean): void {
  kept.write('go on', isOn ? 'on' : 'off')
}

/**
 * Lets time pass to the next deadline when everybody at the screen has acted in a round, although
 * they could still act anew. Bots have acted by then.
 *
 * @param isWanted - whether the game has rounds in which all act at the same time
 */
export function useGoOn(match: LocalBoardMatch, isWanted: boolean): void {
  const { busy, nextPlayer, skipToDeadline, internals, pendingActions } = match
  const isDone = pendingActions.every(({ need }) => need === 'optional')
  const isFree = !busy && nextPlayer === null && isDone && !internals.paused
  useEffect(() => {
    if (!isWanted || !isFree || skipToDeadline === null || !goesOn()) return
    const timer = setTimeout(skipToDeadline, LOOK)
    return () => clearTimeout(timer)
  }, [isWanted, isFree, skipToDeadline])
}
