import { DEFAULT_ROLES, matchHistory } from '@ackanomic/core'
import {
  canonicalName,
  parseAnswer,
  participants,
  splitFirstWord,
  splitWords,
} from '@ackanomic/core/commands'
import { isReferee } from '@ackanomic/core/engine'
import { legalLines } from '../session/legal.js'
import { type Line, line } from '../session/line.js'
import { pendingLines } from '../session/pending-lines.js'
import { entered, makeMove, type Reply, refuse, say } from '../session/reply.js'
import { rulesLines } from '../session/rules.js'
import type { Session } from '../session/session.js'
import { viewLine } from '../session/show.js'
import { meant } from '../session/suggest.js'
import type { Commands } from './command.js'
import { rosterCommands } from './roster-commands.js'

export const tableCommands: Commands = {
  look: {
    usage: 'look [public|right|left]',
    message: 'the table as you or everybody sees it; "right" and "left" move a wide picture',
    group: 'table',
    run: look,
  },
  moves: {
    usage: 'moves [TEXT|all]',
    message: 'your legal moves, or those that contain TEXT',
    group: 'table',
    run: (session, rest) => say(legalLines(session, rest)),
  },
  pending: {
    usage: 'pending',
    message: 'what you must do, and by when',
    group: 'table',
    run: (session) => say(pendingLines(session, Number.POSITIVE_INFINITY)),
  },
  rules: {
    usage: 'rules [full|4|1250.1|WORD]',
    message: 'the clauses of the game, or of another rule, or those that contain a word',
    group: 'table',
    run(session, rest) {
      const lines = rulesLines(session, rest)
      return lines === undefined
        ? refuse(`No clause begins with "${rest}" or contains it; "rules full" shows all.`)
        : say(lines)
    },
  },
  why: {
    usage: 'why',
    message: 'the clause that your last move broke',
    group: 'table',
    run: (session) =>
      session.cited === null
        ? refuse('Nothing has been refused since your last move.')
        : say(rulesLines(session, session.cited) ?? [line('note', session.cited)]),
  },
  log: {
    usage: 'log [N|all]',
    message: 'the events so far, with their numbers for "rewind"',
    group: 'table',
    run: showLog,
  },
  judge: {
    usage: 'judge N ANSWER',
    message: 'answers a prompt that was put to you',
    group: 'table',
    run: judge,
  },
  mail: {
    usage: 'mail',
    message: 'a move of several lines, ended by a line with a single dot',
    group: 'table',
    run(session) {
      session.mail = []
      const how = 'Write the lines of your move, and end with a line that holds a single dot.'
      return say([line('note', how)])
    },
  },
  as: {
    usage: 'as NAME|OFFICE MOVE',
    message: 'a move or command for an outsider or a role',
    group: 'table',
    run: actAs,
  },
}

/** The columns by which a picture scrolls. */
const STEP = 20

function look(session: Session, rest: string): Reply {
  const way = rest.toLowerCase()
  if (way === 'public') return say([line('view', session.match.textFor(null))])
  const picture = viewLine(session)
  const widest = Math.max(...picture.text.split('\n').map((row) => row.length))
  const by = way === 'right' ? STEP : way === 'left' ? -STEP : 0
  session.shift = Math.max(0, Math.min(session.shift + by, widest - STEP))
  return say([picture, ...pendingLines(session)])
}

const SHOWN = 15

function showLog(session: Session, rest: string): Reply {
  const { game, match, entries } = session
  const count =
    rest === '' ? SHOWN : rest.toLowerCase() === 'all' ? Number.POSITIVE_INFINITY : Number(rest)
  if (!(count >= 1)) return refuse('Say how many lines: "log", "log 30" or "log all".')
  const all = [...matchHistory(game, match.value)].flatMap((step) =>
    session
      .sentences(step.events)
      .map((text): Line => line('event', `${String(step.entries).padStart(4)}  ${text}`)),
  )
  const left = all.length - count
  const more = left > 0 ? [line('note', `      … and ${left} earlier; "log all" shows them.`)] : []
  return say([
    ...more,
    ...all.slice(-Math.min(count, all.length)),
    line('note', `The log has ${entries} entries.`),
  ])
}

function judge(session: Session, rest: string): Reply {
  const { match, you } = session
  const [number, answer] = splitFirstWord(rest)
  const open = session.promptsFor()
  const numbers = open.map(({ id }) => id).join(', ')
  if (open.length === 0) return refuse('No prompt is open to you.')
  const asked = open.find(({ id }) => String(id) === number.replace(/^#/u, ''))
  if (asked === undefined) return refuse(`Name a prompt that is open to you: ${numbers}.`)
  const read = parseAnswer(asked.question, answer)
  if (!read.ok) return refuse(read.error)
  const { roster } = session.status
  // A judge answers in the name of the referee.
  const isOwn = asked.to !== 'referee' || (you.name !== null && isReferee(roster, you.name))
  const by = asked.to === 'host' ? null : isOwn ? you.name : (roster.referees[0] ?? null)
  return entered(session, match.answer(by, asked.id, read.value))
}

function actAs(session: Session, rest: string): Reply {
  const named = rest.replace(/^the\s+/iu, '')
  const roles = Object.keys(session.game.roles ?? DEFAULT_ROLES)
  const role = roles.find((each) => named.toLowerCase().startsWith(`${each.toLowerCase()} `))
  const [first = ''] = rest.match(/^(?:"[^"]*"|\S+)/u) ?? []
  const text =
    role === undefined ? rest.slice(first.length).trim() : named.slice(role.length).trim()
  if (text === '') return refuse('Say who does what: "as NAME MOVE".')
  const { you } = session
  const [word, after] = splitFirstWord(text)
  const command = Object.hasOwn(rosterCommands, word) ? rosterCommands[word] : undefined
  if (role !== undefined) {
    const given = command?.byRole === true && after === '' ? role : after
    return command === undefined
      ? makeMove(session, text, you.name ?? role, { as: role })
      : command.run(session, given, you.name)
  }
  const { roster } = session.status
  const people = participants(roster)
  const name = canonicalName(roster, splitWords(first)[0] ?? '')
  if (name.trim() === '') return refuse('Say who does what: "as NAME MOVE".')
  const near = people.includes(name) ? undefined : meant(name, people)
  if (near !== undefined) {
    return refuse(
      `${name} is not here; did you mean ${near}? For somebody new, write "be ${name} as outsider".`,
    )
  }
  if (command !== undefined) return command.run(session, after, name)
  if (name === you.name || !people.includes(name)) return makeMove(session, text, name)
  return refuse(
    session.isHere(name)
      ? `${name} plays at this screen; "be ${name}" hands over.`
      : `A bot plays ${name}; "be ${name}" takes their seat.`,
  )
}
