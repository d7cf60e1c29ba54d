import type { RosterEvent } from '../entry.js'
import type { Game } from '../game/game.js'
import { viewerOf } from '../game/viewer.js'
import { err, ok, type Result } from '../result.js'
import { DEFAULT_ROLES, type RoleName } from '../roles.js'
import { sanitizeText } from '../sanitize-text.js'
import { parseAnswer } from './parse-answer.js'
import { readReply } from './read-reply.js'
import { rosterCommands } from './roster-commands.js'
import { splitFirstWord } from './words.js'

/** An action that a text stands for. */
export type ParsedAction =
  | { readonly kind: 'move'; readonly move: unknown; readonly as?: RoleName }
  | {
      readonly kind: 'answer'
      readonly prompt: number
      readonly answer: unknown
      readonly as?: 'host'
    }
  | { readonly kind: 'roster'; readonly event: RosterEvent }
  | { readonly kind: 'consent' }

/** The person who has sent a text. */
export interface ActionSender {
  readonly by: string
  /** The role in which they move, unless the text names one. */
  readonly as?: RoleName | undefined
  /** Whether they may answer prompts to the host. Default: `false`. */
  readonly isHost?: boolean
  /** Whether the text is prose, such as a mail, for `readReply` to read. Default: `false`. */
  readonly isProse?: boolean
}

const COMMANDS: Readonly<Record<string, { readonly usage: string; readonly description: string }>> =
  {
    answer: { usage: 'answer N ANSWER', description: 'you answer prompt N' },
    consent: {
      usage: 'consent',
      description:
        'you agree to be a Substitute or a referee if you are named; for a private match, add its link',
    },
    as: { usage: 'as ROLE MOVE', description: 'you move in a role outside the match' },
    ...rosterCommands,
  }

function helpFor(word: string): string {
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
  if (command !== undefined) return `"/${command.usage}": ${command.description}.`
  const words = Object.keys(COMMANDS).join(', ')
  return `The commands after "/" are ${words}. "/help COMMAND" explains one of them. Any other text is a move.`
}

/**
 * Parses a person's text: a command after `/`, such as `/answer 4 yes`, or a move in the game's
 * notation. The error is a sentence.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { parseAction } from '@ackanomic/core/commands'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const { value } = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const parsed = parseAction(pureSkill, value.state, 'bid K', { by: 'Ann' })
 * parsed.ok && parsed.value // => { kind: 'move', move: { type: 'bid', card: 'KH' } }
 * ```
 */
export function parseAction<State>(
  game: Game<State>,
  state: State,
  text: string,
  sender: ActionSender,
): Result<ParsedAction, string> {
  const { by, as, isProse = false } = sender
  const move = (written: string, role: RoleName | undefined): Result<ParsedAction, string> => {
    const view = game.view(state, viewerOf(game.status(state), by))
    const parsed = game.notation.parse(written, view)
    const meant = isProse || !parsed.ok ? readReply(game, view, written) : parsed
    const inRole = role === undefined ? {} : { as: role }
    for (const read of [meant, parsed])
      if (read.ok) return ok({ kind: 'move', ...inRole, move: read.value })
    const isNone = meant.ok || meant.error.code === 'noMove'
    return err(isNone && !parsed.ok ? parsed.error.message : meant.ok ? '' : meant.error.message)
  }
  if (!text.startsWith('/')) return move(text, as)
  // A second "/" marks a move that begins with one.
  if (text.startsWith('//')) return move(text.slice(1), as)
  const [word, rest] = splitFirstWord(text.slice(1))
  if (word === 'consent' && !/\s/u.test(rest)) return ok({ kind: 'consent' })
  if (word === 'answer') return readAnswer(game, state, rest, sender)
  const roles = game.roles ?? DEFAULT_ROLES
  if (word === 'as') {
    const names = Object.keys(roles)
    // The longest, if one name begins another.
    const [role] = names
      .filter((each) => rest.toLowerCase().startsWith(`${each.toLowerCase()} `))
      .toSorted((one, other) => other.length - one.length)
    if (role !== undefined) return move(rest.slice(role.length).trim(), role)
    return err(`Write "/as ROLE MOVE" with one of the roles ${names.join(', ')}.`)
  }
  if (word === 'help') return err(helpFor(splitFirstWord(rest)[0]))
  if (!Object.hasOwn(rosterCommands, word))
    return err(`There is no "/${sanitizeText(word, 40)}". ${helpFor('')}`)
  const event = rosterCommands[word]?.parse(rest, by, game.status(state).roster, roles)
  if (event === undefined || !event.ok) return event ?? err('')
  return ok({ kind: 'roster', event: event.value })
}

/** The error never names prompts that are not open to the sender. */
function readAnswer<State>(
  game: Game<State>,
  state: State,
  text: string,
  { by, isHost = false }: ActionSender,
): Result<ParsedAction, string> {
  const status = game.status(state)
  const pending = game.pendingActions(state, viewerOf(status, by))
  const isOpen = (id: number, to: unknown): boolean =>
    pending.some(({ prompt }) => prompt === id) ||
    (to === 'host' && isHost) ||
    (to === 'referee' && status.roster.referees.includes(by))
  const open = status.openPrompts.filter(({ id, to }) => isOpen(id, to))
  const [number, answer] = splitFirstWord(text)
  const asked = open.find(({ id }) => String(id) === number.replace(/^#/u, ''))
  if (asked === undefined) {
    const numbers = open.map(({ id }) => id).join(', ')
    return err(open.length === 0 ? 'You have no open prompt.' : `Your open prompts are ${numbers}.`)
  }
  const parsed = parseAnswer(asked.question, answer)
  if (!parsed.ok) return parsed
  const as = asked.to === 'host' ? ({ as: 'host' } as const) : {}
  return ok({ kind: 'answer', prompt: asked.id, answer: parsed.value, ...as })
}
