import { firstWord } from '@ackanomic/core/commands'
import { listed } from '../session/legal.js'
import { line } from '../session/line.js'
import { wantLines } from '../session/pending.js'
import { type Reply, refuse, say } from '../session/reply.js'
import type { Session } from '../session/session.js'
import { meant } from '../session/suggest.js'
import { situationOf } from '../session/table-state.js'
import type { Commands } from './command.js'
import { helpLines } from './help.js'
import { matchCommands } from './match-commands.js'
import { makeMove } from './move.js'
import { societyCommands } from './society-commands.js'
import { tableCommands } from './table-commands.js'

const commands: Commands = {
  help: {
    usage: 'help [society]',
    message: 'this',
    group: 'table',
    run: (session, rest) => say(session, helpLines(session, commands, rest)),
  },
  ...tableCommands,
  ...matchCommands,
  ...societyCommands,
}

/**
 * What comes of a line that was typed at the table: a command, or else a move in the game's own
 * notation. It never throws: a fault of an engine's is told, and leaves the session as it was.
 */
export function obey(session: Session, typed: string): Reply {
  try {
    return session.mail === null ? obeyLine(session, typed.trim()) : writeMail(session, typed)
  } catch (thrown) {
    const what = thrown instanceof Error ? thrown.message : String(thrown)
    const rest = { ...session, mail: null }
    return refuse(rest, `The engine failed, and the match stands as before. ${what}`)
  }
}

function obeyLine(session: Session, typed: string): Reply {
  if (typed === '') return say(session, wantLines(session))
  if (typed.startsWith('>')) return makeMove(session, typed.slice(1).trim())
  const slashed = typed.startsWith('/')
  const [word, rest] = firstWord(slashed ? typed.slice(1) : typed)
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (command !== undefined) return command.run(session, rest, session.you.name)
  if (slashed) return refuse(session, noCommand(word))
  const moved = makeMove(session, typed)
  // What is no move either may be a command with a slip in it.
  const isMove = moved.session.match !== session.match || isWordOfMoves(session, word)
  if (isMove || commandMeant(word) === undefined) return moved
  const asMove = moved.lines.map(({ text }) => line('note', `As a move: ${text}`))
  return { ...moved, lines: [line('refusal', noCommand(word)), ...asMove] }
}

/** What people may type for a command that has another name here. */
const OTHERWISE: Readonly<Record<string, string>> = {
  exit: 'quit',
  bye: 'quit',
  undo: 'rewind',
  '?': 'help',
  clauses: 'rules',
}

function commandMeant(word: string): string | undefined {
  return Object.hasOwn(OTHERWISE, word) ? OTHERWISE[word] : meant(word, Object.keys(commands))
}

function noCommand(word: string): string {
  const near = commandMeant(word)
  return near === undefined
    ? `There is no command "${word}"; "help" shows those that there are.`
    : `There is no command "${word}"; did you mean "${near}"?`
}

/** Whether the game tells that a word is used in moves. */
function isWordOfMoves({ game }: Session, word: string): boolean {
  return game.notation.help
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word)
}

function writeMail(session: Session, typed: string): Reply {
  const mail = session.mail ?? []
  if (typed.trim() !== '.') return say({ ...session, mail: [...mail, typed] }, [])
  const sent = { ...session, mail: null }
  return mail.length === 0
    ? say(sent, [line('note', 'The mail was empty; nothing was sent.')])
    : makeMove(sent, mail.join('\n'))
}

/** What stands before the place where you type. */
export function promptOf(session: Session): string {
  const { you, mail } = session
  if (mail !== null) return '… '
  return `${situationOf(session).outcome === null ? '' : '(over) '}${you.name ?? 'nobody'}> `
}

/** What a beginning of a line can become: commands, and your legal moves. */
export function completions(session: Session, typed: string): string[] {
  try {
    const known = [...Object.keys(commands), ...listed(session).moves]
    return known.filter((each) => each.toLowerCase().startsWith(typed.toLowerCase()))
  } catch {
    return []
  }
}
