import { days, type SeatNumber } from '@ackanomic/core'
import { copyPlain, type Desk, type State, type Writable } from '@ackanomic/core/engine'
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
export function win(draft: Draft, seat: SeatNumber, desk: Desk<DoubleCrash>): void {
  desk.end({
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
export function endWithoutWinner(desk: Desk<DoubleCrash>): void {
  desk.end({ winners: [], ranking: [], awards: [] })
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
  desk: Desk<DoubleCrash>,
): void {
  draft.own.discovered = { against, error: { ...error }, how }
  desk.tell('public', clauseOfError(error), () => ({ type: 'error', against, error, how }))
  win(draft, otherThan(against), desk)
}

/** Both seats. */
const SEATS: readonly SeatNumber[] = [0, 1]

/** Begins a round, for three days at most (IV.time). */
export function beginRound(draft: Draft, round: number, desk: Desk<DoubleCrash>): void {
  draft.own.round = round
  if (draft.own.exchanges.length < Math.ceil(round / 2)) {
    draft.own.exchanges.push(copyPlain(freshExchange()))
  }
  desk.start('round', days(3))
  desk.tell('public', clauseOfRound(round), () => ({
    type: 'round',
    round,
    size: salvoSizeOf(round),
  }))
}

/** The seats that have not done all that the round asks. */
export function unfinishedSeats({ own, secret }: State<DoubleCrash>): readonly SeatNumber[] {
  return SEATS.filter((seat) => owedBy(own, seat, secret[seat]?.target ?? null).length > 0)
}

/** Whether a round, or the game, is over because of what has been done. */
export function isDue(state: State<DoubleCrash>): boolean {
  const { own } = state
  if (own.tentative !== null) {
    return own.examined && own.claims.every(({ found }) => found !== null)
  }
  return unfinishedSeats(state).length === 0 && !isLookedUp(state)
}

/** Whether the dictionary may still hand back what a player has sent in this round. */
function isLookedUp({ own, secret, options }: State<DoubleCrash>): boolean {
  if (own.lookups.length > 0) return true
  return options.targets === 'check' && own.round === 1 && secret.some(({ lookedUp }) => lookedUp)
}

/** Goes on after a round, or ends the game once everything is examined. */
export function goOn(draft: Draft, desk: Desk<DoubleCrash>): void {
  const { tentative, round } = draft.own
  const exchange = isSalvoRound(round) ? undefined : exchangeOf(draft.own)
  const found = exchange === undefined ? null : tentativeOf(exchange)
  if (tentative !== null) conclude(draft, tentative, desk)
  else if (found !== null) reveal(draft, found, desk)
  else beginRound(draft, round + 1, desk)
}

/** The three days of a round are over: who has not finished loses (IV.time(2)–(4)). */
export function closeRound(draft: Draft, desk: Desk<DoubleCrash>): void {
  const { round } = draft.own
  const seats = unfinishedSeats(draft)
  draft.own.lookups = []
  desk.withdraw('salvo')
  const [failed, both] = seats
  if (failed === undefined) {
    goOn(draft, desk)
    return
  }
  draft.own.failed = [...seats]
  const { duel } = draft.table
  const clause =
    both === undefined ? 'IV.time(2)' : duel === null ? 'IV.time(4)' : ('IV.time(3)' as const)
  desk.tell('public', `1250.12/${clause}`, () => ({ type: 'failed', round, seats }))
  if (both === undefined) win(draft, otherThan(failed), desk)
  else if (duel !== null) win(draft, duel.challenged, desk)
  else endWithoutWinner(desk)
}

/** The three days of examination are over; a claim that is being looked up is waited for. */
export function closeExamination(draft: Draft, desk: Desk<DoubleCrash>): void {
  draft.own.examined = true
  const { tentative, claims } = draft.own
  const isDecided = claims.every(({ found }) => found !== null)
  if (tentative !== null && isDecided) conclude(draft, tentative, desk)
}

function conclude(draft: Draft, { winner }: Tentative, desk: Desk<DoubleCrash>): void {
  desk.tell('public', '1250.12/IV.rev(3)', () => ({ type: 'examined', winner }))
  win(draft, winner, desk)
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
function reveal(draft: Draft, tentative: Tentative, desk: Desk<DoubleCrash>): void {
  const targets = draft.secret.map(({ target }) => target ?? '')
  draft.own.tentative = { ...tentative, places: [...tentative.places] }
  draft.own.targets = targets
  desk.stop('round')
  desk.start('examination', days(3))
  desk.tell('public', CLAUSES[tentative.because], () => ({ type: 'tentative', ...tentative }))
  desk.tell('public', '1250.12/IV.rev(1)', () => ({ type: 'revealed', targets: [...targets] }))
}
