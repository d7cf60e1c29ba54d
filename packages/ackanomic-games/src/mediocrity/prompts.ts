import type { SeatNumber } from '@ackanomic/core'
import type { Context, DraftOf, SampledPrompt, VisibleState } from '@ackanomic/core/engine'
import { seatsInGame } from '@ackanomic/core/engine'
import { byNumber } from './mediocre.js'
import type { Mediocrity } from './model.js'

type Draft = DraftOf<Mediocrity>
type Ctx = Context<Mediocrity>

type Seen = Pick<VisibleState<Mediocrity>, 'shared' | 'roster' | 'secret'>

export function sendersOf({ shared, roster }: Omit<Seen, 'secret'>): SeatNumber[] {
  return seatsInGame(roster).filter((seat) => seat !== shared.moderator)
}

/** The open prompts: the player numbers (start.b), or the missing numbers. */
export function askedIn(state: Seen): readonly SampledPrompt<Mediocrity>[] {
  const { stage, most, moderator, numbers } = state.shared
  if (stage === 'numbers') {
    const question = { kind: 'shuffle', of: state.roster.seats.length } as const
    return [{ name: 'numbers', to: 'host', question, details: null }]
  }
  if (stage !== 'draws') return []
  const missing = sendersOf(state).filter((seat) => state.secret[seat]?.number === null)
  const asked = { to: moderator ?? -1, question: { kind: 'roll', dice: 1, sides: most } } as const
  return byNumber(numbers, missing).map((seat) => ({ name: 'draw', ...asked, details: { seat } }))
}

export function promptMissing(draft: Draft, ctx: Ctx): void {
  for (const { name, question, details, to } of askedIn(draft))
    ctx.prompt(name, question, details, to)
}
