import type { Referee } from '@ackanomic/core'
import type { RustyLanternPlayDetails } from '../model.js'
import type { RustyLanternVerdict } from '../schema.js'
import { MAX_LINES, MIN_LINES, type RustyLanternDenial } from '../tale.js'
import { mentions } from './mention.js'

/** The fewest words that a line has on average, so that it tells something. */
const MIN_WORDS = 3

/**
 * A Barkeep with standards, for `automaticReferee`'s option `judge`. It denies a play that has
 * fewer than 12 or more than 25 lines (1250.18/deny.4), that repeats itself in more than half of
 * its lines (deny.3), whose lines have fewer than three words on average (deny.1), or whose text
 * does not mention the card that it names (deny.7). It leaves everything else to the usual answer.
 *
 * @example
 * ```ts
 * import { automaticReferee, createMatch } from '@ackanomic/core'
 * import { rustyLantern } from '@ackanomic/games/rusty-lantern'
 * import { rustyLanternBarkeep } from '@ackanomic/games/rusty-lantern/tactics'
 *
 * const made = automaticReferee(undefined, { judge: rustyLanternBarkeep })
 * if (!made.ok) throw new Error(made.error.message)
 * const match = createMatch(rustyLantern, { players: ['Ann', 'Bob'], referee: made.value })
 * const [bard = 0] = match.pendingActions().map(({ actor }) => actor)
 * const name = ['Ann', 'Bob'][Number(bard)] ?? ''
 * const view = match.viewFor(name)
 * const [card = null] = view.role === 'seat' ? view.mine.hand : []
 * match.play(name, { type: 'play', subject: 'Lantern', text: 'x', card }).ok // => true
 * match.viewFor(null).shared.plays[0]?.answered // => { is: 'denied', reason: 'wrong length' }
 * ```
 */
export const rustyLanternBarkeep: Referee = ({ name, question, details }, { gameId }) => {
  if (gameId !== 'rusty-lantern' || name !== 'play' || question.kind !== 'judge') return undefined
  // Everything that the rules count is in the usual answer.
  if ((question.usual as RustyLanternVerdict).reply === 'deny') return undefined
  const reason = faultOf(details as RustyLanternPlayDetails)
  return reason === undefined
    ? undefined
    : ({ reply: 'deny', reason } satisfies RustyLanternVerdict)
}

function faultOf(play: RustyLanternPlayDetails): RustyLanternDenial | undefined {
  if (play.lines < MIN_LINES || play.lines > MAX_LINES) return 'wrong length'
  const lines = play.text
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '')
  if (new Set(lines).size * 2 < lines.length) return 'against the spirit'
  const words = lines.flatMap((line) => line.match(/\p{L}+/gu) ?? [])
  if (words.length < MIN_WORDS * lines.length) return 'incomprehensible'
  return play.card !== null && !mentions(play.text, play.card) ? 'card not brought in' : undefined
}
