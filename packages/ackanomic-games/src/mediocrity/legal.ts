import type { SeatNumber } from '@ackanomic/core'
import { dueOf, nameOf, type RefusalOf, type Seen, type State } from '@ackanomic/core/engine'
import type { Mediocrity, Move } from './types.js'

type Refused = RefusalOf<Mediocrity> | undefined

/** Why a seat may not announce a round, or `undefined`. */
export function checkBegin({ own, table, clock }: State<Mediocrity>, seat: SeatNumber): Refused {
  const { phase, moderator, free } = own
  if (phase === 'numbers' || moderator === null) return { code: 'numbersNotDrawn', facts: {} }
  const name = nameOf(table, moderator)
  if (phase !== 'break') return { code: 'roundRunning', facts: { moderator: name } }
  return free || seat === moderator
    ? undefined
    : { code: 'notNext', facts: { moderator: name, until: dueOf(clock, 'announcement') } }
}

/** Why a seat may not send a number, or `undefined`. */
export function checkSend(
  { own, secret, options }: State<Mediocrity>,
  number: number,
  seat: SeatNumber,
): Refused {
  const { phase, moderator, most } = own
  const closed = roundClosed(own)
  if (closed !== undefined) return closed
  if (phase === 'draws') return { code: 'resultAnnounced', facts: {} }
  if (seat === moderator) return { code: 'moderatorSends', facts: {} }
  if (!Number.isInteger(number) || number < 1 || number > most) {
    return { code: 'outOfRange', facts: { number, most } }
  }
  const sent = secret[seat]?.number ?? null
  return sent === null || options.resend === 'last'
    ? undefined
    : { code: 'alreadySent', facts: { number: sent } }
}

/** Why a seat may not announce the result, or `undefined`. */
export function checkResult({ own, table, clock }: State<Mediocrity>, seat: SeatNumber): Refused {
  const { phase, moderator, mayEnd } = own
  const closed = roundClosed(own)
  if (closed !== undefined || moderator === null) return closed
  if (seat !== moderator) {
    return { code: 'notModerator', facts: { moderator: nameOf(table, moderator) } }
  }
  if (phase === 'draws') return { code: 'resultAnnounced', facts: {} }
  return mayEnd ? undefined : { code: 'tooEarly', facts: { from: dueOf(clock, 'minimum') } }
}

function roundClosed({ phase }: State<Mediocrity>['own']): Refused {
  if (phase === 'numbers' || phase === 'break') return { code: 'noRound', facts: {} }
  return phase === 'idle' ? { code: 'noModerator', facts: {} } : undefined
}

/** All moves that a seat may make now. */
export function movesOf({ own, secret, options }: Seen<Mediocrity>, seat: SeatNumber): Move[] {
  const { phase, moderator, free, most, mayEnd } = own
  if (phase === 'break') return free || seat === moderator ? [{ type: 'begin' }] : []
  if (phase !== 'round') return []
  if (seat === moderator) return mayEnd ? [{ type: 'result' }] : []
  const stands = options.resend === 'first' && secret[seat]?.number !== null
  return Array.from({ length: stands ? 0 : most }, (_, less) => ({
    type: 'send',
    number: less + 1,
  }))
}
