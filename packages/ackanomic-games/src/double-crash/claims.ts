import type { SeatNumber } from '@ackanomic/core'
import { type AskedAs, type Desk, nameOf, type RefusalOf, type State } from '@ackanomic/core/engine'
import { isContradicted, misreportAmong } from './deduction.js'
import { lookedUp } from './questions.js'
import { clauseOfError, type Draft, discover } from './rounds.js'
import type { DoubleCrash, NamedError, Own } from './types.js'
import { crashesBetween, otherThan, reportAt } from './words.js'

/** How many Target Words a player may admit to be improper: e may replace one again and again. */
export const MOST_ADMITTED = 10

type Refused = RefusalOf<DoubleCrash> | undefined

/** Whether two errors are the same. */
function isSameError(one: NamedError, other: NamedError): boolean {
  if (one.what === 'target' || other.what === 'target') return one.what === other.what
  return one.round === other.round && one.place === other.place
}

/** Whether a seat has claimed an error already. */
export function hasClaimed(
  { claims }: Own,
  by: SeatNumber,
  against: SeatNumber,
  error: NamedError,
): boolean {
  return claims.some(
    (claim) => claim.by === by && claim.against === against && isSameError(claim.error, error),
  )
}

/**
 * Why a claim against the other player is refused. Before the reveal it must be proven by public
 * posts: the same word with two numbers.
 */
export function checkClaim(
  state: State<DoubleCrash>,
  error: NamedError,
  seat: SeatNumber,
): Refused {
  const { own } = state
  const against = otherThan(seat)
  const missing = checkReport(state, error, against)
  if (missing !== undefined) return missing
  if (own.examined) return { code: 'examinationOver', facts: {} }
  if (own.targets === null) {
    const line =
      error.what === 'report' ? reportAt(own, against, error.round, error.place) : undefined
    if (line === undefined || !isContradicted(own, against, line)) {
      return { code: 'notProvable', facts: { error } }
    }
  }
  return hasClaimed(own, seat, against, error)
    ? { code: 'claimedAlready', facts: { error, own: false } }
    : undefined
}

/** Why an admission is refused: what is no error cannot be admitted. */
export function checkAdmission(
  state: State<DoubleCrash>,
  error: NamedError,
  seat: SeatNumber,
): Refused {
  const { own, secret } = state
  const { target = null, admitted = [] } = secret[seat] ?? {}
  if (error.what === 'target') {
    if (target === null) return { code: 'noTarget', facts: {} }
    if (admitted.some(({ word }) => word === target)) {
      return { code: 'claimedAlready', facts: { error, own: true } }
    }
    const before = own.claims.filter(({ by, against }) => by === seat && against === seat).length
    return before < MOST_ADMITTED
      ? undefined
      : { code: 'tooManyAdmissions', facts: { most: MOST_ADMITTED } }
  }
  const missing = checkReport(state, error, seat)
  if (missing !== undefined) return missing
  const { round, place } = error
  const line = reportAt(own, seat, round, place)
  return line !== undefined && crashesBetween(line.word, target ?? '') === line.crashes
    ? { code: 'noError', facts: { round, place, crashes: line.crashes } }
    : undefined
}

function checkReport(
  { own, table }: State<DoubleCrash>,
  error: NamedError,
  against: SeatNumber,
): Refused {
  if (error.what === 'target') return undefined
  const { round, place } = error
  if (reportAt(own, against, round, place) !== undefined) return undefined
  return { code: 'noSuchReport', facts: { player: nameOf(table, against), round, place } }
}

/** An error is claimed, or admitted where `by` is `against`: a real one decides the game. */
export function claimError(
  draft: Draft,
  by: SeatNumber,
  against: SeatNumber,
  error: NamedError,
  desk: Desk<DoubleCrash>,
): void {
  // Looking for errors in each other's plays is for the examination.
  const isSearch = by !== against && draft.own.targets !== null
  const clause = isSearch ? '1250.12/IV.rev(2)' : clauseOfError(error)
  desk.tell('public', clause, () => ({ type: 'claimed', by, against, error }))
  const secret = draft.secret[against]
  const target = secret?.target ?? ''
  if (error.what === 'target') {
    const claim = draft.own.claims.length
    if (by === against) secret?.admitted.push({ claim, word: target })
    draft.own.claims.push({ by, against, error, found: null })
    desk.ask('claimed', lookedUp(target), { by, seat: against, claim }, 'host')
    return
  }
  const { own } = draft
  const wrong = wrongReport(own, against, error, target)
  draft.own.claims.push({ by, against, error, found: wrong !== undefined })
  if (wrong === undefined) {
    desk.tell('public', '1250.12/IV.rev(4)', () => ({ type: 'unfounded', against, error }))
  } else discover(draft, against, wrong, by === against ? 'admission' : 'claim', desk)
}

/**
 * The wrong number that a claim discovers. Of two numbers for one word the wrong one is, before the
 * reveal, whichever was claimed.
 */
function wrongReport(
  own: Own,
  against: SeatNumber,
  error: Extract<NamedError, { what: 'report' }>,
  target: string,
): NamedError | undefined {
  const line = reportAt(own, against, error.round, error.place)
  if (line === undefined) return undefined
  if (crashesBetween(line.word, target) !== line.crashes) return error
  return own.targets === null
    ? misreportAmong(own, against, target, ({ word }) => word === line.word)
    : undefined
}

/**
 * What the dictionary says of a Target Word that was claimed to be improper. One that was admitted
 * and has been replaced since, or handed back, is no Target Word any more, and no error.
 */
export function reportClaimed(
  draft: Draft,
  isWord: boolean,
  { about: { by, seat: against, claim }, question }: AskedAs<DoubleCrash, 'claimed'>,
  desk: Desk<DoubleCrash>,
): void {
  const error = { what: 'target' } as const
  const secret = draft.secret[against]
  const isTarget = secret?.target === question.word
  const found = !isWord && isTarget
  const claimed = draft.own.claims[claim]
  if (claimed !== undefined) claimed.found = found
  // Chosen again, the word would be another error.
  if (secret !== undefined && !isTarget) {
    secret.admitted = secret.admitted.filter((admission) => admission.claim !== claim)
  }
  if (found) discover(draft, against, error, by === against ? 'admission' : 'claim', desk)
  else desk.tell('public', '1250.12/IV.rev(4)', () => ({ type: 'unfounded', against, error }))
}
