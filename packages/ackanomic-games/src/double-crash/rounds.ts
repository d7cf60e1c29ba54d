import { days, type SeatNumber } from '@ackanomic/core'
import type { Context, DraftOf, State } from '@ackanomic/core/engine'
import { cloneJson } from '@ackanomic/core/untrusted'
import { exchangeOf, FRESH_EXCHANGE, owedBy } from './exchanges.js'
import type { DoubleCrash } from './model.js'
import type {
  DoubleCrashDiscovery,
  DoubleCrashError,
  DoubleCrashExchange,
  DoubleCrashTentativeWinner,
} from './state.js'
import { clauseOfRound, isSalvoRound, LETTERS, otherThan, salvoSizeOf } from './words.js'

export type Draft = DraftOf<DoubleCrash>
export type Ctx = Context<DoubleCrash>

/** Ends the game: a seat wins A$25 from the Treasury, but nothing in a Duel (IV.pay). */
export function end({ roster }: Draft, winner: SeatNumber | null, ctx: Ctx): void {
  const to = winner === null ? [] : [winner]
  const clause = '1250.12/IV.pay(2)' as const
  const prize = { award: 'treasury', to, each: 25, as: 'player', clause } as const
  const isPaid = winner !== null && roster.duel === null
  ctx.end({ winners: to, ranking: [], awards: isPaid ? [prize] : [] })
}

export function clauseOfError({ what }: DoubleCrashError) {
  return what === 'report' ? '1250.12/IV.err(1)' : '1250.12/IV.err(2)'
}

/** A discovered error loses the game for its maker (IV.err). */
export function discover(draft: Draft, { against, error, how }: DoubleCrashDiscovery, ctx: Ctx) {
  draft.shared.discovered = { against, error: { ...error }, how }
  ctx.emit('public', clauseOfError(error), () => ({ type: 'error', against, error, how }))
  end(draft, otherThan(against), ctx)
}

const SEATS: readonly SeatNumber[] = [0, 1]

export function beginRound({ shared }: Draft, round: number, ctx: Ctx): void {
  shared.round = round
  shared.stage = isSalvoRound(round) ? 'salvos' : 'replies'
  if (shared.exchanges.length < Math.ceil(round / 2))
    shared.exchanges.push(cloneJson(FRESH_EXCHANGE))
  ctx.startTimer('round', days(3))
  const size = salvoSizeOf(round)
  ctx.emit('public', clauseOfRound(round), () => ({ type: 'round', round, size }))
}

export function unfinishedSeats({ shared, secret }: State<DoubleCrash>): readonly SeatNumber[] {
  return SEATS.filter((seat) => owedBy(shared, seat, secret[seat]?.target ?? null).length > 0)
}

export function isDue(state: State<DoubleCrash>): boolean {
  const { stage, claims } = state.shared
  if (stage === 'examination') return false
  if (stage === 'dictionary') return claims.every(({ found }) => found !== null)
  return !isLookedUp(state) && unfinishedSeats(state).length === 0
}

/** Whether the dictionary may still hand back a play of this round. */
function isLookedUp({ shared, secret, options }: State<DoubleCrash>): boolean {
  const isChecked = options.targets === 'check' && shared.round === 1
  return shared.lookups.length > 0 || (isChecked && secret.some(({ lookedUp }) => lookedUp))
}

export function goOn(draft: Draft, ctx: Ctx): void {
  const { tentative, round, stage } = draft.shared
  const exchange = stage === 'replies' ? exchangeOf(draft.shared) : undefined
  const found = exchange === undefined ? null : tentativeOf(exchange)
  if (tentative !== null) {
    const { winner } = tentative
    const word = draft.shared.targets?.[otherThan(winner)] ?? ''
    ctx.emit('public', '1250.12/IV.rev(3)', () => ({ type: 'examined', winner, word }))
    end(draft, winner, ctx)
  } else if (found !== null) reveal(draft, found, ctx)
  else beginRound(draft, round + 1, ctx)
}

/** After three days, a player who has not finished loses (IV.time(2)–(4)). */
export function closeRound(draft: Draft, ctx: Ctx): void {
  const { shared, roster } = draft
  const seats = unfinishedSeats(draft)
  shared.lookups = []
  ctx.cancelPrompts('salvo')
  const [failed, both] = seats
  if (failed === undefined) {
    goOn(draft, ctx)
    return
  }
  shared.failed = [...seats]
  const { round } = shared
  const neither = roster.duel === null ? '1250.12/IV.time(4)' : '1250.12/IV.time(3)'
  const clause = both === undefined ? '1250.12/IV.time(2)' : neither
  ctx.emit('public', clause, () => ({ type: 'failed', round, seats }))
  end(draft, both === undefined ? otherThan(failed) : (roster.duel?.challenged ?? null), ctx)
}

/** The tentative winner; `null` without a report of five crashes (IV.end). */
export function tentativeOf({
  order,
  replies,
}: DoubleCrashExchange): DoubleCrashTentativeWinner | null {
  const places = SEATS.map((seat) => {
    const place = (replies[otherThan(seat)] ?? []).indexOf(LETTERS)
    return place < 0 ? null : place + 1
  })
  const [one = null, other = null] = places
  if (one === null && other === null) return null
  if (one === other) return { winner: order[0] ?? 0, because: 'first', places }
  const because = one === null || other === null ? 'only' : 'higher'
  return { winner: (one ?? Infinity) < (other ?? Infinity) ? 0 : 1, because, places }
}

const CLAUSES = {
  only: '1250.12/IV.end(2)',
  higher: '1250.12/IV.end(3)',
  first: '1250.12/IV.end(4)',
} as const

function reveal({ shared, secret }: Draft, tentative: DoubleCrashTentativeWinner, ctx: Ctx): void {
  const targets = secret.map(({ target }) => target ?? '')
  shared.stage = 'examination'
  shared.tentative = { ...tentative, places: [...tentative.places] }
  shared.targets = targets
  ctx.stopTimer('round')
  ctx.startTimer('examination', days(3))
  ctx.emit('public', CLAUSES[tentative.because], () => ({ type: 'tentative', ...tentative }))
  ctx.emit('public', '1250.12/IV.rev(1)', () => ({ type: 'revealed', targets: [...targets] }))
}
