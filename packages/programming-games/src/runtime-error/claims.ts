import type { SeatNumber } from '@ackanomic/core'
import {
  asPlain,
  copyPlain,
  type Desk,
  nameOf,
  type RefusalOf,
  type Seen,
  type State,
} from '@ackanomic/core/engine'
import { CARDS } from './cards.js'
import type { Certificate } from './proof/certificate.js'
import { check } from './proof/check.js'
import { type Draft, END_OF_TURN, proceed } from './execution.js'
import { explain } from './proof/words.js'
import { drawable, positionWith } from './knowledge.js'
import { seatsAfter } from './laid.js'
import type { Position } from './proof/position.js'
import { claimFailures } from './rejections.js'
import { solve } from './solver.js'
import type { ClaimMove, Options, RuntimeError } from './types.js'

/** What becomes of a claim. */
export type Verdict =
  | { readonly holds: true; readonly position: Position; readonly certificate: Certificate }
  | { readonly holds: false; readonly refusal: NotShown }

/** Why a claim does not hold. */
type NotShown = Extract<
  RefusalOf<RuntimeError>,
  { readonly code: 'notProved' | 'notForEver' | 'undecided' }
>

/** As many steps of a proof are told. */
const MOST_STEPS = 60

/**
 * Whether a claim that can be made now holds. Whatever a player can know of the deck is argued from
 * first; the true deck only where the options say so. Only what the checker accepts holds. Why a
 * given proof fails is told from what its player can know, and never from the true deck.
 */
export function verdictOn(
  state: State<RuntimeError>,
  seat: SeatNumber,
  certificate: Certificate | null,
): Verdict {
  const { options } = state
  const known = verdictAt(options, positionKnown(state, seat), certificate)
  if (known.holds || options.knowledge === 'player') return known
  const truly = verdictAt(options, positionTrue(state, seat), certificate)
  // Where a given proof fails in the true deck would tell, card by card, what the deck holds.
  return truly.holds || certificate === null ? truly : known
}

/** What the player whose turn it is can argue from. */
export function positionKnown({ own, secret }: Seen<RuntimeError>, seat: SeatNumber): Position {
  const hand = secret[seat]?.hand ?? []
  return positionWith(own, seat, hand, drawable(own, hand))
}

function positionTrue({ own, secret, hidden }: State<RuntimeError>, seat: SeatNumber): Position {
  const unseen = CARDS.filter((card) => hidden.deck.includes(card))
  return positionWith(own, seat, secret[seat]?.hand ?? [], unseen)
}

/** What becomes of a claim that is argued from a position. */
export function verdictAt(
  { reshuffle, budget, knowledge }: Options,
  position: Position,
  given: Certificate | null,
): Verdict {
  let certificate = given
  if (certificate === null) {
    const proof = solve(position, reshuffle, budget)
    if (proof.forever === 'undecided') {
      return { holds: false, refusal: { code: 'undecided', facts: { budget } } }
    }
    if (proof.forever === 'no') {
      return { holds: false, refusal: { code: 'notForEver', facts: { knowledge } } }
    }
    certificate = proof.certificate
  }
  const checked = check(position, certificate, { reshuffle })
  if (checked.ok) return { holds: true, position, certificate }
  const { at: node, why } = checked
  return { holds: false, refusal: { code: 'notProved', facts: { node, why } } }
}

/**
 * Refuses a claim that was made at the right moment, or not. One that fails costs nothing where the
 * options say so, or where only the solver gave up. But one that is judged by the true deck is taken
 * in any case: a refusal would tell the claimant, and nobody else, what the deck holds.
 */
export function checkClaim(
  state: State<RuntimeError>,
  { certificate }: ClaimMove,
  seat: SeatNumber,
): RefusalOf<RuntimeError> | undefined {
  const { claim, knowledge, failedClaim } = state.options
  const kind = certificate === null ? 'solver' : 'certificate'
  if (claim !== 'either' && claim !== kind) return { code: 'claimKind', facts: { wanted: claim } }
  if (knowledge === 'deck') return undefined
  const verdict = verdictOn(state, seat, certificate)
  if (verdict.holds) return undefined
  const { refusal } = verdict
  return failedClaim === 'ignored' || refusal.code === 'undecided' ? refusal : undefined
}

/** Makes a claim: it wins if it holds. */
export function claim(draft: Draft, { certificate }: ClaimMove, desk: Desk<RuntimeError>): void {
  const state = asPlain<State<RuntimeError>>(draft)
  const seat = state.own.turn
  const { failedClaim, knowledge } = state.options
  const isChecked = certificate !== null && failedClaim === 'ignored' && knowledge === 'player'
  // Where a claim that fails is refused, a proof that was taken holds.
  const verdict: Verdict = isChecked
    ? { holds: true, position: positionKnown(state, seat), certificate }
    : verdictOn(state, seat, certificate)
  if (verdict.holds) {
    win(draft, state, verdict, desk)
    return
  }
  const { code, facts } = verdict.refusal
  const endsTurn = failedClaim === 'ends-turn' && code !== 'undecided'
  const known = claimFailures[code](facts as never)
  const isDeep = knowledge === 'deck' && code === 'notProved'
  const why = isDeep ? `${known} It does not hold for the true deck either.` : known
  desk.tell('public', 'RTE/win.c', () => ({ type: 'not proved', seat, why, endsTurn }))
  if (!endsTurn) return
  draft.own.phase = 'ending'
  draft.own.ahead = [...END_OF_TURN]
  proceed(draft, desk)
}

function win(
  draft: Draft,
  state: State<RuntimeError>,
  { position, certificate }: Extract<Verdict, { readonly holds: true }>,
  desk: Desk<RuntimeError>,
): void {
  const { own, table, options } = state
  const seat = own.turn
  const opponents = seatsAfter(own, seat).map((other) => nameOf(table, other))
  const told = explain(position, certificate, { reshuffle: options.reshuffle, opponents })
  const rest = told.length - MOST_STEPS
  const steps = rest > 0 ? [...told.slice(0, MOST_STEPS), `(${rest} more steps)`] : told
  // The proof shows the hand, and where it argues from the true deck, that too.
  draft.own.proved = copyPlain({ seat, position, steps })
  draft.own.seen[seat] = [...position.hand]
  if (position.unseen.length === position.deck) draft.own.pool = [...position.unseen]
  desk.tell('public', 'RTE/win.a', () => ({ type: 'proved', seat, steps, certificate }))
  desk.end({ winners: [seat], ranking: [], awards: [] })
}
