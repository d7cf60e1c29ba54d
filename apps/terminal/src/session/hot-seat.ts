import { type Session, yourInquiries } from './session.js'
import { situationOf, wantsOf } from './table-state.js'

/**
 * Who of those who share the screen is to act next, now that you have done what you must; `null`
 * where it is still your turn, or nobody's.
 */
export function nextHere(session: Session): string | null {
  const { here, you } = session
  if (here.length < 2 || situationOf(session).outcome !== null) return null
  if (mustAct(session, you.name)) return null
  const place = you.name === null ? -1 : here.indexOf(you.name)
  const others = [...here.slice(place + 1), ...here.slice(0, Math.max(0, place))]
  return others.find((name) => mustAct(session, name)) ?? null
}

/** Whether play waits for somebody at their place, or something happens to them by default. */
function mustAct(session: Session, name: string | null): boolean {
  const you = { ...session.you, name }
  return (
    yourInquiries({ ...session, you }).length > 0 ||
    wantsOf(session, name).mine.some(({ need, placed }) => need !== 'optional' && placed)
  )
}
