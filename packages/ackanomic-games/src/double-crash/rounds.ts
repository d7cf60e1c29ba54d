import { days, type SeatNumber } from '@ackanomic/core'
import { type Context, copyPlain, type State, type Writable } from '@ackanomic/core/engine'
import type { Discovery, DoubleCrash, Exchange, NamedError, Tentative } from './types.js'
import {
  clauseOfRound,
  exchangeOf,
  freshExchange,
  isSalvoRound,
  LETTERS,
  otherThan,
  owedBy,
  salvoSizeOf,
} from './words.js'

/** A state that is being changed. */
export type Draft = Writable<State<DoubleCrash>>

/** What the winner gets from the Treasury, in A$ (IV.pay(2)). */
const PRIZE = 25

/** Ends the game: a seat has won. */
export function win(draft: Draft, seat: SeatNumber, ctx: Context<DoubleCrash>): void {
  ctx.end({
    winners: [seat],
    ranking: [],
    awards:
      draft.table.duel === null
        ? [
            {
              award: 'treasury',
              to: [seat],
              each: PRIZE,
              as: 'player',
              clause: '1250.12/IV.pay(2)',
            },
          ]
        : [],
  })
}

/** Ends the game without a winner. */
export function endWithoutWinner(ctx: Context<DoubleCrash>): void {
  ctx.end({ winners: [], ranking: [], awards: [] })
}

/** The clause by which an error loses. */
export function clauseOfError({ what }: NamedError): '1250.12/IV.err(1)' | '1250.12/IV.err(2)' {
  return what === 'report' ? '1250.12/IV.err(1)' : '1250.12/IV.err(2)'
}

/** An error is discovered: who made it loses (IV.err). */
export function discover(
  draft: Draft,
  against: SeatNumber,
  error: NamedError,
  how: Discovery,
  ctx: Context<DoubleCrash>,
): void {
  draft.shared.discovered = { against, error: { ...error }, how }
  ctx.emit('public', clauseOfError(error), () => ({ type: 'error', against, error, how }))
  win(draft, otherThan(against), ctx)
}

/** Both seats. */
const SEATS: readonly SeatNumber[] = [0, 1]

/** Begins a round, for three days at most (IV.time). */
export function beginRound(draft: Draft, round: number, ctx: Context<DoubleCrash>): void {
  draft.shared.round = round
  if (draft.shared.exchanges.length < Math.ceil(round / 2)) {
    draft.shared.exchanges.push(copyPlain(freshExchange()))
  }
  ctx.startTimer('round', days(3))
  ctx.emit('public', clauseOfRound(round), () => ({
    type: 'round',
    round,
    size: salvoSizeOf(round),
  }))
}

/** The seats that have not done all that the round asks. */
export function unfinishedSeats({ shared, secret }: State<DoubleCrash>): readonly SeatNumber[] {
  return SEATS.filter((seat) => owedBy(shared, seat, secret[seat]?.target ?? null).length > 0)
}

/** Whether a round, or the game, is over because of what has been done. */
export function isDue(state: State<DoubleCrash>): boolean {
  const { shared } = state
  if (shared.tentative !== null) {
    return shared.examined && shared.claims.every(({ found }) => found !== null)
  }
  return unfinishedSeats(state).length === 0 && !isLookedUp(state)
}

/** Whether the dictionary may still hand back what a player has sent in this round. */
function isLookedUp({ shared, secret, options }: State<DoubleCrash>): boolean {
  if (shared.lookups.length > 0) return true
  return (
    options.targets === 'check' && shared.round === 1 && secret.some(({ lookedUp }) => lookedUp)
  )
}

/** Goes on after a round, or ends the game once everything is examined. */
export function goOn(draft: Draft, ctx: Context<DoubleCrash>): void {
  const { tentative, round } = draft.shared
  const exchange = isSalvoRound(round) ? undefined : exchangeOf(draft.shared)
  const found = exchange === undefined ? null : tentativeOf(exchange)
  if (tentative !== null) conclude(draft, tentative, ctx)
  else if (found !== null) reveal(draft, found, ctx)
  else beginRound(draft, round + 1, ctx)
}

/** The three days of a round are over: who has not finished loses (IV.time(2)–(4)). */
export function closeRound(draft: Draft, ctx: Context<DoubleCrash>): void {
  const { round } = draft.shared
  const seats = unfinishedSeats(draft)
  draft.shared.lookups = []
  ctx.cancelPrompts('salvo')
  const [failed, both] = seats
  if (failed === undefined) {
    goOn(draft, ctx)
    return
  }
  draft.shared.failed = [...seats]
  const { duel } = draft.table
  const clause =
    both === undefined ? 'IV.time(2)' : duel === null ? 'IV.time(4)' : ('IV.time(3)' as const)
  ctx.emit('public', `1250.12/${clause}`, () => ({ type: 'failed', round, seats }))
  if (both === undefined) win(draft, otherThan(failed), ctx)
  else if (duel !== null) win(draft, duel.challenged, ctx)
  else endWithoutWinner(ctx)
}

/** The three days of examination are over; a claim that is being looked up is waited for. */
export function closeExamination(draft: Draft, ctx: Context<DoubleCrash>): void {
  draft.shared.examined = true
  const { tentative, claims } = draft.shared
  const isDecided = claims.every(({ found }) => found !== null)
  if (tentative !== null && isDecided) conclude(draft, tentative, ctx)
}

function conclude(draft: Draft, { winner }: Tentative, ctx: Context<DoubleCrash>): void {
  ctx.emit('public', '1250.12/IV.rev(3)', () => ({ type: 'examined', winner }))
  win(draft, winner, ctx)
}

/** Who has won for the time being, or `null` where no five crashes are reported (IV.end). */
export function tentativeOf({ order, replies }: Exchange): Tentative | null {
  const places = SEATS.map((seat) => {
    const place = (replies[otherThan(seat)] ?? []).indexOf(LETTERS)
    return place < 0 ? null : place + 1
  })
  const [one = null, other = null] = places
  if (one === null && other === null) return null
  if (other === null) return { winner: 0, because: 'only', places }
  if (one === null) return { winner: 1, because: 'only', places }
  if (one === other) return { winner: order[0] ?? 0, because: 'first', places }
  return { winner: one < other ? 0 : 1, because: 'higher', places }
}

const CLAUSES = {
  only: '1250.12/IV.end(2)',
  higher: '1250.12/IV.end(3)',
  first: '1250.12/IV.end(4)',
} as const

/** There is a tentative winner: both Target Words are revealed (IV.rev). */
function reveal(draft: Draft, tentative: Tentative, ctx: Context<DoubleCrash>): void {
  const targets = draft.secret.map(({ target }) => target ?? '')
  draft.shared.tentative = { ...tentative, places: [...tentative.places] }
  draft.shared.targets = targets
  ctx.stopTimer('round')
  ctx.startTimer('examination', days(3))
  ctx.emit('public', CLAUSES[tentative.because], () => ({ type: 'tentative', ...tentative }))
  ctx.emit('public', '1250.12/IV.rev(1)', () => ({ type: 'revealed', targets: [...targets] }))
}
