import { err, type Game, ok, type Result, viewerOf } from '@ackanomic/core'
import { parseAnswer, rosterCommands, splitFirstWord } from '@ackanomic/core/commands'
import { sanitizeText } from '@ackanomic/core/untrusted'
import type { ParsedAction, SenderContext } from '../auth/authorize.js'
import { runGame } from '../contract/game-errors.js'
import type { HostAction } from '../contract/match-types.js'

/** The commands that can follow "/", by their first word. */
const COMMANDS: Readonly<Record<string, { readonly usage: string; readonly description: string }>> =
  {
    answer: { usage: 'answer N ANSWER', description: 'you answer prompt N' },
    consent: {
      usage: 'consent',
      description:
        'you agree to be a Substitute or a referee if you are named; for a private match, add its link',
    },
    as: { usage: 'as ROLE MOVE', description: 'you move in a role outside the table' },
    ...rosterCommands,
  }

/** Explains one command, or lists all of them. */
function helpFor(word: string): string {
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
  if (command !== undefined) return `"/${command.usage}": ${command.description}.`
  const words = Object.keys(COMMANDS).join(', ')
  return `The commands after "/" are ${words}. "/help COMMAND" explains one of them. Any other text is a move.`
}

/**
 * Parses the text of an action. A text that begins with "/" is a command; any other is a move in
 * the game's notation. The error is a sentence.
 */
export async function parseAction<State>(
  game: Game<State>,
  state: State,
  action: HostAction,
  sender: SenderContext,
): Promise<Result<ParsedAction, string>> {
  if (action.kind !== 'text') return ok(action)
  const { text, as } = action
  const { match, by } = sender
  const move = (written: string, role: typeof as): Result<ParsedAction, string> => {
    const parsed = runGame(match, () => {
      const view = game.view(state, viewerOf(game.status(state), by))
      return game.notation.parse(written, view)
    })
    const inRole = role === undefined ? {} : { as: role }
    return parsed.ok
      ? ok({ kind: 'move', ...inRole, move: parsed.value })
      : err(parsed.error.message)
  }
  if (!text.startsWith('/')) return move(text, as)
  // A move that begins with "/" is written with two.
  if (text.startsWith('//')) return move(text.slice(1), as)
  const [word, rest] = splitFirstWord(text.slice(1))
  if (word === 'consent' && !/\s/u.test(rest)) return ok({ kind: 'consent' })
  if (word === 'answer') return readAnswer(game, state, rest, sender)
  if (word === 'as') {
    const names = Object.keys(sender.roles)
    // The longest, if one role's name begins another's.
    const [role] = names
      .filter((each) => rest.toLowerCase().startsWith(`${each.toLowerCase()} `))
      .toSorted((one, other) => other.length - one.length)
    if (role !== undefined) return move(rest.slice(role.length).trim(), role)
    return err(`Write "/as ROLE MOVE" with one of the roles ${names.join(', ')}.`)
  }
  if (word === 'help') return err(helpFor(splitFirstWord(rest)[0]))
  if (!Object.hasOwn(rosterCommands, word))
    return err(`There is no "/${sanitizeText(word, 40)}". ${helpFor('')}`)
  const event = rosterCommands[word]?.parse(rest, by, game.status(state).table, sender.roles)
  if (event === undefined || !event.ok) return event ?? err('')
  return ok({ kind: 'roster', event: event.value })
}

/** Parses the answer to a prompt. The error never names prompts that are not open to the sender. */
async function readAnswer<State>(
  game: Game<State>,
  state: State,
  text: string,
  { match, by, hasRole }: SenderContext,
): Promise<Result<ParsedAction, string>> {
  const status = game.status(state)
  const pending = runGame(match, () => game.pendingActions(state, viewerOf(status, by)))
  const isHost = await hasRole('host')
  const isOpen = (id: number, to: unknown): boolean =>
    pending.some(({ prompt }) => prompt === id) ||
    (to === 'host' && isHost) ||
    (to === 'referee' && status.table.referees.includes(by))
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
