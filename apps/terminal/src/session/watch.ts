import { MAX_TIMESTAMP } from '@ackanomic/core/untrusted'
import { advanceOnce } from './advance.js'
import { type Line, line } from './line.js'
import type { Session } from './session.js'
import { newsLines, outcomeLines, viewLine } from './show.js'

/** A longer match is left; it can be saved and resumed. */
const MAX_ENTRIES = 20_000

/**
 * Lets bots play a match to its end, and shows its events. Returns whether the game is over.
 *
 * @param pause - awaited after each step; resolves to whether a person wants to stop
 */
export async function watch(
  session: Session,
  show: (lines: readonly Line[]) => void,
  pause: () => Promise<boolean>,
): Promise<boolean> {
  const most = session.entries + MAX_ENTRIES
  show(newsLines(session))
  while (session.entries < most && advanceOnce(session, MAX_TIMESTAMP, 'step')) {
    const { isFaulty } = session
    show(newsLines(session))
    if (isFaulty || (await pause())) break
  }
  show([viewLine(session), ...outcomeLines(session)])
  if (session.match.isOver) return true
  show([line('note', `The match is not over; it has ${session.entries} entries.`)])
  return false
}
