import { type LogEntry, rewind } from '@ackanomic/core'
import { canonicalName, participants, wordsOf } from '@ackanomic/core/commands'
import { judgedIn } from '../session/history.js'
import { line } from '../session/line.js'
import { type Reply, refuse, say } from '../session/reply.js'
import type { Session } from '../session/session.js'
import { changeLines } from '../session/show.js'
import { meant } from '../session/suggest.js'
import { entriesOf, situationOf } from '../session/table-state.js'
import type { Commands } from './command.js'
import { wait } from './wait.js'

/** What is done with the match as a whole. */
export const matchCommands: Commands = {
  wait: {
    usage: 'wait [3 days|12h|end]',
    message: 'the others act, or the time passes: to what is due next',
    group: 'match',
    run: wait,
  },
  rewind: {
    usage: 'rewind [N]',
    message: 'takes your last entry back, or goes back to entry N',
    group: 'match',
    run: rewindTo,
  },
  save: {
    usage: 'save [FILE]',
    message: 'saves the match',
    group: 'match',
    run(session, rest) {
      const [file = null] = wordsOf(rest)
      return file === ''
        ? refuse(session, 'Name the file: "save FILE".')
        : say(session, [], { do: 'save', file })
    },
  },
  load: {
    usage: 'load FILE',
    message: 'loads a match',
    group: 'match',
    run(session, rest) {
      const [file] = wordsOf(rest)
      return file === undefined || file === ''
        ? refuse(session, 'Name the file: "load FILE".')
        : say(session, [], { do: 'load', file })
    },
  },
  be: {
    usage: 'be NAME|nobody [as outsider]',
    message: 'takes another place, or none',
    group: 'match',
    run: be,
  },
  quit: {
    usage: 'quit',
    message: 'leaves the table',
    group: 'match',
    run: (session) => say(session, [], { do: 'quit' }),
  },
}

function rewindTo(session: Session, rest: string): Reply {
  const { game, match } = session
  const from = match.checkpoint?.entries ?? 0
  const all = entriesOf(match)
  const range = from === all ? `${from}` : `from ${from} to ${all}`
  if (rest !== '' && !/^\d{1,9}$/u.test(rest)) {
    return refuse(session, `"${rest}" is no number of an entry; name one ${range}.`)
  }
  const entries = rest === '' ? yourLastEntry(session) : Number(rest)
  if (entries === undefined) {
    return refuse(session, `You have done nothing yet; name an entry ${range}.`)
  }
  const back = rewind(game, match, entries)
  if (!back.ok) return refuse(session, back.error.message)
  const after = { ...session, match: back.value }
  return say(after, [
    line('note', `The match stands after ${entries} of ${all} entries.`),
    ...changeLines(null, after, []),
  ])
}

/** The place in the log of the last thing that you did, or `undefined`. */
function yourLastEntry({ game, match, you }: Session): number | undefined {
  const judged = judgedIn(game, match)
  const isYours = (entry: LogEntry): boolean => {
    if (entry.kind === 'move') return entry.by === you.name
    if (entry.kind === 'answer') {
      const to = judged.get(entry.prompt)
      return to !== undefined && (entry.by === you.name || (you.judges && typeof to !== 'number'))
    }
    if (entry.kind !== 'roster') return false
    const { event } = entry
    if ('person' in event) return event.person === you.name
    if ('by' in event) return event.by === you.name
    return 'persons' in event && you.name !== null && event.persons.includes(you.name)
  }
  const index = match.log.findLastIndex(isYours)
  return index < 0 ? undefined : (match.checkpoint?.entries ?? 0) + index
}

function be(session: Session, rest: string): Reply {
  const isOutsider = /\sas\s+(?:an\s+)?outsider$/iu.test(rest)
  const [typed = ''] = wordsOf(isOutsider ? rest.replace(/\sas\s+\S*\s*\S+$/u, '') : rest)
  const { table } = situationOf(session)
  const people = participants(table)
  if (typed.trim() === '') {
    return refuse(session, `Name somebody: ${people.join(', ')}, or "nobody".`)
  }
  const known = canonicalName(table, typed)
  const isKnown = people.includes(known)
  const isNobody = typed.toLowerCase() === 'nobody' && !isKnown
  if (!isKnown && !isNobody && !isOutsider) {
    const near = meant(typed, people)
    const or = near === undefined ? '' : ` Did you mean ${near}?`
    const name = /\s/u.test(typed) ? `"${typed}"` : typed
    return refuse(
      session,
      `${typed} is nobody at this table; there are ${people.join(', ')}.${or} "be ${name} as outsider" comes as somebody who has no place.`,
    )
  }
  const { here } = session
  if (here.includes(known) && known !== session.you.name) {
    return say(session, [], { do: 'hand over', to: known })
  }
  if (here.length > 1 && isKnown && !here.includes(known)) {
    return refuse(
      session,
      `${known} is played by the table; at this screen sit ${here.join(', ')}.`,
    )
  }
  const name = isNobody ? null : known
  const after = { ...session, you: { ...session.you, name } }
  const who =
    name === null
      ? 'You only watch now.'
      : isKnown
        ? `You are ${name} now.`
        : `You are ${name} now, who has no place at the table.`
  return say(after, [line('note', who), ...changeLines(session, after, [])])
}
