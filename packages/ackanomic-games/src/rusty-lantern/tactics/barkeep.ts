import type { Referee } from '@ackanomic/core'
import type { RustyLanternPlayDetails } from '../model.js'
import type { RustyLanternVerdict } from '../schema.js'
import { MAX_LINES, MIN_LINES, type RustyLanternDenial } from '../tale.js'
import { mentions } from './mention.js'

const MIN_WORDS = 3

/**
 * A critical Barkeep, for `automaticReferee`'s option `judge`. It denies plays with fewer than 12
 * or more than 25 lines (1250.18/deny.4), with mostly repeated lines (deny.3), with fewer than
 * three words per line (deny.1), or without a mention of their card (deny.7). Everything else gets
 * the usual answer.
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
  // The usual answer covers everything that the rules count.
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
