import type { GameEvent } from '@ackanomic/core'
import { MAX_TIMESTAMP } from '@ackanomic/core/untrusted'
import { beat } from './bot-turn.js'
import { type Line, line } from './line.js'
import type { Session } from './session.js'
import { outcomeLines, postLines, viewLine } from './show.js'
import { entriesOf, situationOf } from './table-state.js'

/** A match that doesn't end within so many entries is left; it can be saved and gone on with. */
const MOST = 20_000

/** How a watched match came to its end. */
export interface Watched {
  /** The session at the end. */
  readonly session: Session
  /** Whether the game is over. */
  readonly over: boolean
}

/**
 * Lets bots play a match to its end, and shows what you hear of it as it comes.
 *
 * @param begun - the match as it stands
 * @param told - what was announced at its start
 * @param show - shows lines
 * @param pause - awaited after each step, and answers whether somebody wants to stop
 */
export async function watch(
  begun: Session,
  told: readonly GameEvent[],
  show: (lines: readonly Line[]) => void,
  pause: () => Promise<boolean>,
): Promise<Watched> {
  let session = begun
  show(postLines(begun, told))
  const most = entriesOf(begun.match) + MOST
  while (entriesOf(session.match) < most) {
    const next = beat(session, MAX_TIMESTAMP, 'step')
    if (next === undefined) break
    session = { ...session, match: next.match }
    const faults = next.faults.map((fault) =>
      line('refusal', `Something is wrong with the engine. ${fault}`),
    )
    show([...postLines(session, next.posts), ...faults])
    if (faults.length > 0 || (await pause())) break
  }
  show([viewLine(session), ...outcomeLines(session)])
  const over = situationOf(session).outcome !== null
  if (!over) {
    const entries = entriesOf(session.match)
    show([line('note', `The match is not over; it stands after ${entries} entries.`)])
  }
  return { session, over }
}
