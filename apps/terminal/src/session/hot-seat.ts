import { historyOf } from './history.js'
import { heardBy, wantsOf } from './house.js'
import { type Line, line } from './line.js'
import { type Session, yourInquiries } from './session.js'
import { changeLines } from './show.js'

/**
 * Who of those who share the screen is to act next, now that you have done what you must; `null`
 * where it is still your turn, or nobody's.
 */
export function nextHere(session: Session): string | null {
  const { here, you, match } = session
  if (here.length < 2 || match.state.outcome !== null || mustAct(session, you.name)) return null
  const place = you.name === null ? -1 : here.indexOf(you.name)
  const others = [...here.slice(place + 1), ...here.slice(0, Math.max(0, place))]
  return others.find((name) => mustAct(session, name)) ?? null
}

/** Whether play waits for somebody, or something happens to em by default. */
function mustAct(session: Session, name: string | null): boolean {
  const you = { ...session.you, name }
  return (
    yourInquiries({ ...session, you }).length > 0 ||
    wantsOf(session, name).mine.some(({ must }) => must)
  )
}

/**
 * What somebody finds who sits down at a screen that several share.
 *
 * @param session - as it stands, with em at the screen
 * @param from - how many entries of the log e has been told of already; -1 for not even the start
 */
export function arrivalLines(session: Session, from: number): Line[] {
  const { game, match, you } = session
  const told = historyOf(game, match)
    .filter(({ entries }) => entries > from)
    .flatMap(({ posts, table }) => heardBy(session, table, you.name, posts))
  return [...told.map((text) => line('post', `• ${text}`)), ...changeLines(null, session, [])]
}
