import type { RuntimeError } from '@ackanomic/programming-games/runtime-error'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import { runtimeError } from '../words/runtime-error.js'
import { functionOf } from './functions.js'

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
export function runtimeErrorStages(
  { after, events, names }: MatchChange<BoardMatchOf<RuntimeError>>,
  { runtimeError: words = runtimeError }: Partial<BoardWords> = {},
): readonly Stage[] {
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    if (!('seat' in event)) return []
    const isMine = event.seat === after.seat
    const name = isMine ? null : (names[event.seat] ?? '')
    const focus = `seat ${event.seat}`
    switch (event.type) {
      case 'script':
        if (name === null) return []
        return {
          kind: 'script',
          title: words.laysStatement(name),
          text: words.statementRuns(
            event.statement.lower,
            event.statement.upper,
            event.statement.function,
            functionOf(event.statement.function)?.name ?? '',
          ),
          focus,
        }
      case 'input': {
        if (isMine && event.functions.length === 0) return []
        const runs = event.functions.map((each) => each.toUpperCase()).join(' → ')

        return {
          kind: 'input',
          title: words.lays(name, event.card, runs),
          text: runs === '' ? words.setsNothingOff : words.theseRun,
          focus: event.card,
        }
      }
      case 'notProved':
        return {
          kind: 'claim',
          title: words.cannotShow(name),
          text: event.why,
          focus,
        }
      case 'proved':
        return { kind: 'claim', title: words.hasEndless(name), focus }
      case 'cleared':
        return {
          kind: 'out',
          title: words.hasLeft(name),
          text: message,
          focus,
        }
      default:
        return []
    }
  })
}
