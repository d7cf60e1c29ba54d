import { type AnswerEntry, type LogEntry, replay, rewind } from '@ackanomic/core'
import { canonicalName, participants, splitWords } from '@ackanomic/core/commands'
import { line } from '../session/line.js'
import { type Reply, refuse, say } from '../session/reply.js'
import { isChance, type Session } from '../session/session.js'
import { changeLines } from '../session/show.js'
import { meant } from '../session/suggest.js'
import type { Commands } from './command.js'
import { wait } from './wait.js'

export const matchCommands: Commands = {
  wait: {
    usage: 'wait [3 days|12h|end]',
    message: 'lets the others act, or skips to the next deadline',
    group: 'match',
    run: wait,
  },
  rewind: {
    usage: 'rewind [N]',
    message: 'undoes your last entry, or goes back to entry N',
    group: 'match',
    run: rewindTo,
  },
  save: {
    usage: 'save [FILE]',
    message: 'saves the match',
    group: 'match',
    run(_, rest) {
      const [file = null] = splitWords(rest)
      return file === '' ? refuse('Name the file: "save FILE".') : say([], { do: 'save', file })
    },
  },
  load: {
    usage: 'load FILE',
    message: 'loads a match',
    group: 'match',
    run(_, rest) {
      const [file = ''] = splitWords(rest)
      return file === '' ? refuse('Name the file: "load FILE".') : say([], { do: 'load', file })
    },
  },
  be: {
    usage: 'be NAME|nobody [as outsider]',
    message: 'takes another seat, or no seat',
    group: 'match',
    run: be,
  },
  quit: {
    usage: 'quit',
    message: 'leaves the table',
    group: 'match',
    run: () => say([], { do: 'quit' }),
  },
}

function rewindTo(session: Session, rest: string): Reply {
  const { game, match, entries: all } = session
  const from = match.value.checkpoint?.entries ?? 0
  const range = from === all ? `${from}` : `from ${from} to ${all}`
  if (rest !== '' && !/^\d{1,9}$/u.test(rest)) {
    return refuse(`"${rest}" is not the number of an entry; give a number ${range}.`)
  }
  const entries = rest === '' ? yourLastEntry(session) : Number(rest)
  if (entries === undefined)
    return refuse(
      `You have done nothing yet that could be undone; give the number of an entry ${range}.`,
    )
  const back = rewind(game, match.value, entries)
  if (!back.ok) return refuse(back.error.message)
  match.value = back.value
  session.seen = null
  return say([
    line('note', `The match is back after entry ${entries} of ${all}.`),
    ...changeLines(session),
  ])
}

/** The log index of your last action, or `undefined`. */
function yourLastEntry(session: Session): number | undefined {
  const { match, you } = session
  const isYours = (entry: LogEntry, index: number): boolean => {
    if (entry.kind === 'move') return entry.by === you.name
    if (entry.kind === 'answer') return isYourAnswer(session, entry, index)
    if (entry.kind !== 'roster') return false
    const { event } = entry
    if ('person' in event) return event.person === you.name
    if ('by' in event) return event.by === you.name
    return 'persons' in event && you.name !== null && event.persons.includes(you.name)
  }
  const index = match.value.log.findLastIndex(isYours)
  return index < 0 ? undefined : (match.value.checkpoint?.entries ?? 0) + index
}

/** Whether you gave an answer; answers about chance are nobody's. */
function isYourAnswer({ game, match, you }: Session, entry: AnswerEntry, index: number): boolean {
  if (entry.by !== you.name && !you.judges) return false
  const before = replay(game, match.value, index)
  const asked = before.ok
    ? game.status(before.value).openPrompts.find(({ id }) => id === entry.prompt)
    : undefined
  if (asked === undefined || isChance(asked.question)) return false
  return entry.by === you.name || typeof asked.to !== 'number'
}

function be(session: Session, rest: string): Reply {
  const isOutsider = /\sas\s+(?:an\s+)?outsider$/iu.test(rest)
  const [typed = ''] = splitWords(isOutsider ? rest.replace(/\sas\s+\S*\s*\S+$/u, '') : rest)
  const { roster } = session.status
  const people = participants(roster)
  if (typed.trim() === '') return refuse(`Name somebody: ${people.join(', ')}, or "nobody".`)
  const known = canonicalName(roster, typed)
  const isKnown = people.includes(known)
  const isNobody = typed.toLowerCase() === 'nobody' && !isKnown
  if (!isKnown && !isNobody && !isOutsider) {
    const near = meant(typed, people)
    const or = near === undefined ? '' : ` Did you mean ${near}?`
    const name = /\s/u.test(typed) ? `"${typed}"` : typed
    return refuse(
      `${typed} is not in this match; ${people.join(', ')} are.${or} "be ${name} as outsider" adds somebody without a seat.`,
    )
  }
  const { here } = session
  if (here.includes(known) && known !== session.you.name) {
    return say([], { do: 'hand over', to: known })
  }
  if (here.length > 1 && isKnown && !here.includes(known)) {
    return refuse(`A bot plays ${known}; the players at this screen are ${here.join(', ')}.`)
  }
  const name = isNobody ? null : known
  session.you = { ...session.you, name }
  const who =
    name === null
      ? 'You are now only watching.'
      : isKnown
        ? `You are now ${name}.`
        : `You are now ${name}, who has no seat at the table.`
  return say([line('note', who), ...changeLines(session)])
}
