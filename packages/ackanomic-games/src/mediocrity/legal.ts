import type { Moment, SeatNumber } from '@ackanomic/core'
import { dueOf, nameOf, type RefusalOf, type Seen, type State } from '@ackanomic/core/engine'
import type { Mediocrity, Move } from './types.js'

type Refused = RefusalOf<Mediocrity> | undefined

/** Why a seat may not announce a round, or `undefined`. */
export function checkBegin({ shared, table, clock }: State<Mediocrity>, seat: SeatNumber): Refused {
  const { now } = shared
  if (now.stage === 'numbers') return { code: 'numbersNotDrawn', facts: {} }
  const moderator = nameOf(table, now.moderator)
  if (now.stage !== 'break') return { code: 'roundRunning', facts: { moderator } }
  return now.free || seat === now.moderator
    ? undefined
    : { code: 'notNext', facts: { moderator, until: runningUntil(clock, 'announcement') } }
}

/** Why a seat may not send a number, or `undefined`. */
export function checkSend(
  { shared: { now }, secret, options }: State<Mediocrity>,
  number: number,
  seat: SeatNumber,
): Refused {
  if (now.stage === 'draws') return { code: 'resultAnnounced', facts: {} }
  if (now.stage !== 'round') return noRound(now.stage)
  const { moderator, most } = now
  if (seat === moderator) return { code: 'moderatorSends', facts: {} }
  if (!Number.isInteger(number) || number < 1 || number > most) {
    return { code: 'outOfRange', facts: { number, most } }
  }
  const sent = secret[seat]?.number ?? null
  return sent === null || options.revisions === 'last'
    ? undefined
    : { code: 'alreadySent', facts: { number: sent } }
}

/** Why a seat may not announce the result, or `undefined`. */
export function checkResult(
  { shared, table, clock }: State<Mediocrity>,
  seat: SeatNumber,
): Refused {
  const { now } = shared
  if (now.stage !== 'round' && now.stage !== 'draws') return noRound(now.stage)
  if (seat !== now.moderator) {
    return { code: 'notModerator', facts: { moderator: nameOf(table, now.moderator) } }
  }
  if (now.stage === 'draws') return { code: 'resultAnnounced', facts: {} }
  if (now.mayEnd) return undefined
  return { code: 'tooEarly', facts: { from: runningUntil(clock, 'minimum') } }
}

function noRound(stage: 'numbers' | 'break' | 'idle'): Refused {
  return { code: stage === 'idle' ? 'noModerator' : 'noRound', facts: {} }
}

/** When a deadline falls due that runs: while play is halted nothing is looked at. */
function runningUntil(clock: State<Mediocrity>['clock'], deadline: Mediocrity['Deadline']): Moment {
  const due = dueOf(clock, deadline)
  if (due === null) throw new Error(`The deadline "${deadline}" does not run.`)
  return due
}

/** All moves that a seat may make now. */
export function movesOf(
  { shared: { now }, secret, options }: Seen<Mediocrity>,
  seat: SeatNumber,
): Move[] {
  if (now.stage === 'break') {
    return now.free || seat === now.moderator ? [{ type: 'begin' }] : []
  }
  if (now.stage !== 'round') return []
  if (seat === now.moderator) return now.mayEnd ? [{ type: 'result' }] : []
  const stands = options.revisions === 'first' && secret[seat]?.number !== null
  return Array.from({ length: stands ? 0 : now.most }, (_, less) => ({
    type: 'send',
    number: less + 1,
  }))
}
