import { type GameEvent, resultRecordOf } from '@ackanomic/core'
import { gainsOf } from './awards.js'
import { historyOf } from './history.js'
import { type Line, line } from './line.js'
import { wantLines } from './pending.js'
import type { Session } from './session.js'
import { heardBy, type OnTable, pictureFor, situationOf } from './table-state.js'

/** The announcements that reach you, as sentences. */
export function postLines(session: Session, posts: readonly GameEvent[]): Line[] {
  const { table } = situationOf(session)
  return heardBy(session, table, session.you.name, posts).map((text) => line('post', `• ${text}`))
}

/** The table as you see it. */
export function viewLine(session: Session): Line {
  return line('view', pictureFor(session, session.you.name))
}

/** What a change comes to for you: what you are told, what you see now, what is expected of you. */
export function changeLines(
  before: Session | null,
  after: Session,
  posts: readonly GameEvent[],
  faults: readonly string[] = [],
): Line[] {
  const view = viewLine(after)
  const old = before === null ? null : viewLine(before).text
  const isNews = view.text !== old || before?.you.name !== after.you.name
  const isSame = before?.you.name === after.you.name
  return [
    ...postLines(after, posts),
    ...faults.map((fault) => line('refusal', `Something is wrong with the engine. ${fault}`)),
    ...(isNews ? [view] : []),
    ...(old !== null && isSame ? replacedLines(old, view.text) : []),
    ...wantLines(after),
    ...(before === null || situationOf(before).outcome === null ? outcomeLines(after) : []),
  ]
}

/**
 * What a mail of yours took the place of, where the one line of the picture that changed tells
 * something of yours, and no longer what it told: a set of orders is replaced, not added to.
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
    : [line('want', `${whose} now: ${stands}`), line('want', `In place of: ${stood}`)]
}

/**
 * How the match ended: the ranking, and what the game gives, with what the society's books take off
 * it; nothing while it goes on.
 */
export function outcomeLines(at: OnTable): Line[] {
  const record = resultRecordOf(at.game, at.match.state, 'this match')
  if (record === undefined) return []
  let place = 1
  const ranks = record.outcome.ranking.map((group) => {
    const text = `${place}. ${joined(group)}`
    place += group.length
    return text
  })
  return [
    ...(ranks.length === 0 ? [] : [line('want', `Ranking: ${ranks.join(', ')}.`)]),
    ...gainsOf(record).map((says) => line('note', says)),
  ]
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/**
 * What somebody finds who sits down at a screen that several share.
 *
 * @param session - as it stands, with them at the screen
 * @param from - how many entries of the log they have been told of already; -1 for not even the start
 */
export function arrivalLines(session: Session, from: number): Line[] {
  const { game, match, you } = session
  const told = historyOf(game, match)
    .filter(({ entries }) => entries > from)
    .flatMap(({ posts, table }) => heardBy(session, table, you.name, posts))
  return [...told.map((text) => line('post', `• ${text}`)), ...changeLines(null, session, [])]
}
