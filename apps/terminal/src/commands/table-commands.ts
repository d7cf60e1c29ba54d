import { OFFICES } from '@ackanomic/core'
import { isReferee, seatOf } from '@ackanomic/core/engine'
import { historyOf } from '../session/history.js'
import { legalMoves } from '../session/legal.js'
import { type Line, line } from '../session/line.js'
import { hears, isYours, spelled } from '../session/place.js'
import { enter, type Reply, refuse, say } from '../session/reply.js'
import { namesOf, nowOf, type Session } from '../session/session.js'
import { viewLine } from '../session/show.js'
import { wantLines, yourInquiries } from '../session/wants.js'
import { readAnswer } from './answer.js'
import { type Commands, firstWord, wordsOf } from './command.js'
import { makeMove } from './move.js'
import { societyCommands } from './society-commands.js'

/** What is done at the table itself. */
export const tableCommands: Commands = {
  look: {
    usage: 'look [public]',
    says: 'the table as you see it, or as everybody does',
    group: 'table',
    run: (session, rest) =>
      rest.toLowerCase() === 'public'
        ? say(session, [
            line('view', session.game.render(session.game.view(session.match.state, 'public'))),
          ])
        : say(session, [viewLine(session), ...wantLines(session)]),
  },
  moves: {
    usage: 'moves [TEXT|all]',
    says: 'your legal moves, or those with TEXT in them',
    group: 'table',
    run: (session, rest) => say(session, [legalMoves(session, rest)]),
  },
  expects: {
    usage: 'expects',
    says: 'what is expected of you, and until when',
    group: 'table',
    run: (session) => say(session, wantLines(session, Number.POSITIVE_INFINITY)),
  },
  log: {
    usage: 'log [N|all]',
    says: 'what you have been told, with the numbers that "rewind" takes',
    group: 'table',
    run: showLog,
  },
  judge: {
    usage: 'judge N ANSWER',
    says: 'answers an inquiry that was put to you',
    group: 'table',
    run: judge,
  },
  mail: {
    usage: 'mail',
    says: 'a move of several lines; a single dot ends it',
    group: 'table',
    run: (session) =>
      say({ ...session, mail: [] }, [
        line('note', 'Write the lines of your move, and end with a line that is a single dot.'),
      ]),
  },
  as: {
    usage: 'as NAME|OFFICE MOVE',
    says: 'a move or word in the name of an outsider or an office',
    group: 'table',
    run: actAs,
  },
}

const SHOWN = 15

function showLog(session: Session, rest: string): Reply {
  const { game, match, you } = session
  const count =
    rest === '' ? SHOWN : rest.toLowerCase() === 'all' ? Number.POSITIVE_INFINITY : Number(rest)
  if (!(count >= 1)) return refuse(session, 'Say how many lines: "log", "log 30" or "log all".')
  const names = namesOf(session)
  const all = historyOf(game, match).flatMap(({ entries, posts, table }) =>
    posts
      .filter(({ to }) => hears(table, you, to))
      .map(
        ({ post }): Line =>
          line('post', `${String(entries).padStart(4)}  ${game.say(post, names)}`),
      ),
  )
  const left = all.length - count
  const more = left > 0 ? [line('note', `      … and ${left} before; "log all" shows them.`)] : []
  return say(session, [
    ...more,
    ...all.slice(-Math.min(count, all.length)),
    line('note', `The log has ${match.log.length} entries.`),
  ])
}

function judge(session: Session, rest: string): Reply {
  const { match, you } = session
  const [number, answer] = firstWord(rest)
  const open = yourInquiries(session)
  const numbers = open.map(({ id }) => id).join(', ')
  if (open.length === 0) return refuse(session, 'No inquiry is open to you.')
  const asked = open.find(({ id }) => String(id) === number.replace(/^#/u, ''))
  if (asked === undefined || !isYours(match.state.table, you, asked.to)) {
    return refuse(session, `Name an inquiry that is open to you: ${numbers}.`)
  }
  const read = readAnswer(asked.question, answer)
  if (!read.ok) return refuse(session, read.error)
  return enter(session, {
    kind: 'ruling',
    at: nowOf(session),
    by: answererOf(session, asked.to),
    inquiry: asked.id,
    answer: read.value,
  })
}

function answererOf({ match, you }: Session, to: 'referee' | 'host' | number): string | null {
  if (to === 'host') return null
  const { referees } = match.state.table
  if (to !== 'referee' || (you.name !== null && referees.includes(you.name))) return you.name
  return referees[0] ?? null
}

function actAs(session: Session, rest: string): Reply {
  const named = rest.replace(/^the\s+/iu, '')
  const office = OFFICES.find((each) => named.toLowerCase().startsWith(`${each} `))
  const [first = ''] = rest.match(/^(?:"[^"]*"|\S+)/u) ?? []
  const text =
    office === undefined ? rest.slice(first.length).trim() : named.slice(office.length).trim()
  if (text === '') return refuse(session, 'Say who does what: "as NAME MOVE".')
  const { match, you } = session
  const [word, after] = firstWord(text)
  const command = Object.hasOwn(societyCommands, word) ? societyCommands[word] : undefined
  if (office !== undefined) {
    const given = command?.byOffice === true && after === '' ? office : after
    return command === undefined
      ? makeMove(session, text, you.name ?? office, office)
      : command.run(session, given, you.name)
  }
  const name = spelled(match.state.table, wordsOf(first)[0] ?? '')
  if (name.trim() === '') return refuse(session, 'Say who does what: "as NAME MOVE".')
  if (command !== undefined) return command.run(session, after, name)
  const { table } = match.state
  const others = seatOf(table, name) >= 0 || (isReferee(table, name) && !you.judges)
  return name !== you.name && others
    ? refuse(session, `${name} is played by the table; "be ${name}" takes eir place.`)
    : makeMove(session, text, name)
}
