import type { RuntimeError } from '@ackanomic/programming-games/runtime-error'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'

/**
 * Returns the results of a change of Runtime Error, for `useStages`: the statements and inputs of
 * others, what an input sets off, and claims.
 *
 * @example
 * ```tsx
 * import { runtimeError } from '@ackanomic/programming-games/runtime-error'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { RuntimeErrorBoard, runtimeErrorStages } from '@ackanomic/boards/runtime-error'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(runtimeError), runtimeErrorStages)
 *   return <MatchLayout match={match}><RuntimeErrorBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function runtimeErrorStages({
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<RuntimeError>>): readonly Stage[] {
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    if (!('seat' in event)) return []
    const isMine = event.seat === after.seat
    const name = isMine ? 'You' : (names[event.seat] ?? '')
    const focus = `seat ${event.seat}`
    switch (event.type) {
      case 'script':
        if (isMine) return []
        return { kind: 'script', title: `${name} lays a statement`, text: message, focus }
      case 'input': {
        if (isMine && event.functions.length === 0) return []
        const runs = event.functions.map((each) => each.toUpperCase()).join(' → ')
        const verb = isMine ? 'lay' : 'lays'
        return {
          kind: 'input',
          title: `${name} ${verb} ${event.card}${runs === '' ? '' : `: ${runs}`}`,
          text: runs === '' ? 'It sets nothing off.' : 'These statements run.',
          focus: event.card,
        }
      }
      case 'not proved':
        return {
          kind: 'claim',
          title: `${name} cannot show an endless turn`,
          text: event.why,
          focus,
        }
      case 'proved':
        return { kind: 'claim', title: `${name} ${isMine ? 'have' : 'has'} an endless turn`, focus }
      case 'cleared':
        return {
          kind: 'out',
          title: `${name} ${isMine ? 'have' : 'has'} left`,
          text: message,
          focus,
        }
      default:
        return []
    }
  })
}
