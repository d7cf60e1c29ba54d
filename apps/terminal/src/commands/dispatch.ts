import { splitFirstWord } from '@ackanomic/core/commands'
import { listed } from '../session/legal.js'
import { line } from '../session/line.js'
import { pendingLines } from '../session/pending-lines.js'
import { makeMove, type Reply, refuse, say } from '../session/reply.js'
import type { Session } from '../session/session.js'
import { meant } from '../session/suggest.js'
import type { Commands } from './command.js'
import { helpLines } from './help.js'
import { matchCommands } from './match-commands.js'
import { rosterCommands } from './roster-commands.js'
import { tableCommands } from './table-commands.js'

const commands: Commands = {
  help: {
    usage: 'help [society]',
    message: 'this',
    group: 'table',
    run: (session, rest) => say(helpLines(session, commands, rest)),
  },
  ...tableCommands,
  ...matchCommands,
  ...rosterCommands,
}

/**
 * Runs a typed line: a command, or else a move in the game's notation. It never throws: an engine's
 * fault is reported, and leaves the session as it was.
 */
export function obey(session: Session, typed: string): Reply {
  const { value } = session.match
  try {
    return session.mail === null ? obeyLine(session, typed.trim()) : writeMail(session, typed)
  } catch (thrown) {
    const what = thrown instanceof Error ? thrown.message : String(thrown)
    session.match.value = value
    session.mail = null
    session.takeNews()
    return refuse(`The engine failed, and the match is as it was before. ${what}`)
  }
}

function obeyLine(session: Session, typed: string): Reply {
  if (typed === '') return say(pendingLines(session))
  if (typed.startsWith('>')) return makeMove(session, typed.slice(1).trim())
  const slashed = typed.startsWith('/')
  const [word, rest] = splitFirstWord(slashed ? typed.slice(1) : typed)
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (command !== undefined) return command.run(session, rest, session.you.name)
  if (slashed) return refuse(noCommand(word))
  const { value } = session.match
  const moved = makeMove(session, typed)
  // Text that is no move may be a misspelled command.
  const isMove = session.match.value !== value || isWordOfMoves(session, word)
  if (isMove || commandMeant(word) === undefined) return moved
  const asMove = moved.lines.map(({ text }) => line('note', `As a move: ${text}`))
  return { ...moved, lines: [line('error', noCommand(word)), ...asMove] }
}

/** Other names of commands. */
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
    ? `There is no command "${word}"; "help" lists them.`
    : `There is no command "${word}"; did you mean "${near}"?`
}

/** Whether the game uses a word in its moves. */
function isWordOfMoves({ game }: Session, word: string): boolean {
  return game.notation.help
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word)
}

function writeMail(session: Session, typed: string): Reply {
  const mail = session.mail ?? []
  if (typed.trim() !== '.') {
    session.mail = [...mail, typed]
    return say([])
  }
  session.mail = null
  return mail.length === 0
    ? say([line('note', 'The mail was empty; nothing was sent.')])
    : makeMove(session, mail.join('\n'))
}

/** The text before the cursor. */
export function promptOf({ you, mail, match }: Session): string {
  if (mail !== null) return '… '
  return `${match.isOver ? '(over) ' : ''}${you.name ?? 'nobody'}> `
}

/** Completes the beginning of a line to commands and your legal moves. */
export function completions(session: Session, typed: string): string[] {
  try {
    const known = [...Object.keys(commands), ...listed(session).moves]
    return known.filter((each) => each.toLowerCase().startsWith(typed.toLowerCase()))
  } catch {
    return []
  }
}
