import type { Game } from '../game/game.js'
import { refuseText } from '../game/refuse-text.js'
import type { MatchHandle, PlayOptions, PlayResult } from '../handle/match-handle.js'
import { parseAction } from './parse-action.js'

/**
 * Submits a person's text: a move in the game's notation, prose for `readReply`, or a command after
 * "/". It refuses with `unparsable` what it cannot read.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { playText } from '@ackanomic/core/commands'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * playText(match, 'Ann', 'bid K').ok // => true
 * playText(match, 'Ann', '/vacation').ok // => true
 * ```
 */
export function playText<G extends Game>(
  match: MatchHandle<G>,
  person: string,
  text: string,
  options?: PlayOptions,
): PlayResult<G>
export function playText(
  match: MatchHandle,
  person: string,
  text: string,
  options: PlayOptions = {},
): PlayResult {
  const parsed = parseAction(match.game, match.value.state, text, { by: person })
  const refuse = (problem: string): PlayResult => ({
    ...refuseText(problem, match.game.notation.help),
    events: [],
  })
  if (!parsed.ok) return refuse(parsed.error)
  const { value } = parsed
  switch (value.kind) {
    case 'answer':
      return match.answer(person, value.prompt, value.answer, options)
    case 'roster':
      return match.changeRoster(value.event, options)
    case 'move':
      return match.play(person, value.move, { ...options, as: value.as })
    case 'consent':
      return refuse('Nobody asks for your consent here.')
  }
}
