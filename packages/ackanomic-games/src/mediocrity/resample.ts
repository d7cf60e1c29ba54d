import type { Choose, SeatNumber } from '@ackanomic/core'
import type { View } from '@ackanomic/core/engine'
import { type Sampled, seatsInGame } from '@ackanomic/core/engine'
import { byNumber } from './standing.js'
import type { Mediocrity, Secret } from './types.js'

const NO_NUMBER: Secret = { number: null, drawn: false }

/**
 * Numbers at random for those whose numbers a viewer may not know. While missing numbers are drawn,
 * one is always missing.
 */
export function sampleMediocrity(view: View<Mediocrity>, pick: Choose): Sampled<Mediocrity> {
  const { own, table } = view
  const known = 'known' in view ? view.known : []
  const sends = own.phase === 'round' || own.phase === 'draws'
  const senders = sends ? seatsInGame(table).filter((seat) => seat !== own.moderator) : []
  const secret = table.seats.map((_, seat): Secret => {
    const mine = known[seat] ?? null
    if (mine !== null || !senders.includes(seat) || own.most === 0) return mine ?? NO_NUMBER
    const number = pick(own.most + 1)
    return number === 0 ? NO_NUMBER : { number, drawn: false }
  })
  if (own.phase === 'draws' && senders.every((seat) => secret[seat]?.number !== null)) {
    const others = senders.filter((seat) => (known[seat] ?? null) === null)
    const late = others[pick(Math.max(1, others.length))]
    if (late !== undefined) secret[late] = NO_NUMBER
  }
  return { secret, hidden: {}, asked: askedIn(view, secret, senders) }
}

function askedIn(
  { own, table }: View<Mediocrity>,
  secret: readonly Secret[],
  senders: readonly SeatNumber[],
): Sampled<Mediocrity>['asked'] {
  const { phase, moderator, most, numbers } = own
  if (phase === 'numbers') {
    const question = { ask: 'shuffle', of: table.seats.length } as const
    return [{ name: 'numbers', to: 'host', question, about: null }]
  }
  if (phase !== 'draws' || moderator === null) return []
  return byNumber(numbers, senders).flatMap((seat): Sampled<Mediocrity>['asked'] =>
    secret[seat]?.number === null
      ? [
          {
            name: 'draw',
            to: moderator,
            question: { ask: 'roll', dice: 1, sides: most },
            about: { seat },
          },
        ]
      : [],
  )
}
