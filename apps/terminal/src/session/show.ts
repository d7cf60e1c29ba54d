import { type ResultRecord, resultRecordOf } from '@ackanomic/core'
import {
  createBooks,
  defineAwardedTrophies,
  formatLedgerLine,
  recordResult,
} from '@ackanomic/society'
import { type Line, line } from './line.js'
import { pendingLines } from './pending-lines.js'
import type { Session } from './session.js'

export function newsLines(session: Session): Line[] {
  const { told, faults } = session.takeNews()
  return [
    ...told.map(toldLine),
    ...faults.map((fault) => line('error', `The engine has an error. ${fault}`)),
  ]
}

function toldLine(text: string): Line {
  return line('event', `• ${text}`)
}

export function viewLine({ match, you }: Session): Line {
  return line('view', match.textFor(you.name))
}

/** The changes for you: new events, your view, your pending actions. */
export function changeLines(session: Session): Line[] {
  const { seen, you } = session
  const view = viewLine(session)
  const before = seen?.name === you.name ? seen.picture : null
  session.seen = { name: you.name, picture: view.text, isOver: session.match.isOver }
  return [
    ...newsLines(session),
    ...(before === view.text ? [] : [view]),
    ...(before === null ? [] : replacedLines(before, view.text)),
    ...pendingLines(session),
    ...(seen?.isOver === true ? [] : outcomeLines(session)),
  ]
}

/**
 * The text that your mail replaced, if one line of the view changed: a set of orders is replaced,
 * not added to.
 */
function replacedLines(old: string, fresh: string): Line[] {
  const [were, are] = [old.split('\n'), fresh.split('\n')]
  const changed = were.flatMap((each, i) => (each === are[i] ? [] : [i]))
  const [place = -1] = changed
  const [was = '', is = ''] = [were[place], are[place]]
  const [, whose = '', stood = ''] = /^(Your [^:]+): (.+)$/u.exec(was.trim()) ?? []
  const stands = is.trim().startsWith(`${whose}: `) ? is.trim().slice(whose.length + 2) : ''
  if (changed.length !== 1 || were.length !== are.length || stood === '' || stands === '') return []
  return stands.includes(stood.replace(/\.$/u, ''))
    ? []
    : [line('heading', `${whose} now: ${stands}`), line('heading', `Before: ${stood}`)]
}

/**
 * The outcome: the ranking, and the awards as the society's books count them; empty while the match
 * goes on.
 */
export function outcomeLines({ game, match }: Session): Line[] {
  const record = resultRecordOf(game, match.value.state, 'this match')
  if (record === undefined) return []
  let place = 1
  const ranks = record.outcome.ranking.map((group) => {
    const text = `${place}. ${joined(group)}`
    place += group.length
    return text
  })
  return [
    ...(ranks.length === 0 ? [] : [line('heading', `Ranking: ${ranks.join(', ')}.`)]),
    ...awardsOf(record).map((message) => line('note', message)),
  ]
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/**
 * The awards of a match, a sentence each, by books without other matches that know the game's
 * Trophy.
 */
function awardsOf(record: ResultRecord): readonly string[] {
  const settled = recordResult(defineAwardedTrophies(createBooks(), record), record)
  return settled.ok
    ? settled.value.lines.map((each) => formatLedgerLine(record, each))
    : [`The society's books refuse the match: ${settled.error.message}`]
}

/**
 * The lines for a person who sits down at a shared screen.
 *
 * @param from - the number of events that they have seen
 */
export function arrivalLines(session: Session, from: number): Line[] {
  session.takeNews()
  session.seen = null
  const missed = session.match.eventsFor(session.you.name).slice(from)
  return [...session.sentences(missed).map(toldLine), ...changeLines(session)]
}
