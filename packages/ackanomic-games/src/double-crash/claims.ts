import type { SeatNumber } from '@ackanomic/core'
import {
  type ErrorCaseOf,
  type GameDefinition,
  itemAt,
  nameOf,
  type VisibleState,
} from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import { reportThat } from './deduction.js'
import { admissionsOf, lookUp, repliesOfSeat, reportAt } from './exchanges.js'
import type { DoubleCrash } from './model.js'
import { type Ctx, clauseOfError, type Draft, discover } from './rounds.js'
import type { DoubleCrashClaim, DoubleCrashError, DoubleCrashShared } from './state.js'
import { crashesBetween, type DoubleCrashReplyLine, otherThan } from './words.js'

/** The most Target Words that a player may admit to be improper, one after another. */
export const MAX_ADMISSIONS = 10

type Definition = GameDefinition<DoubleCrash>

export function hasClaimed(
  { claims }: Pick<DoubleCrashShared, 'claims'>,
  by: SeatNumber,
  against: SeatNumber,
  error: DoubleCrashError,
): boolean {
  return claims.some(
    (claim) => claim.by === by && claim.against === against && equalJson(claim.error, error),
  )
}

export const claimMoves: Pick<Definition['moves'], 'claim' | 'admit'> = {
  claim: {
    /** Before the reveal, public posts must prove it: one word with two numbers. */
    validate(state, { error }, { seat }) {
      const { shared } = state
      const against = otherThan(seat)
      const missing = refuseReport(state, error, against)
      if (missing !== undefined) return missing
      if (shared.stage === 'dictionary') return { code: 'examinationOver' }
      if (shared.targets === null) {
        const line = reportAt(shared, against, error)
        const isContradicted = repliesOfSeat(shared, against).some(
          ({ word, crashes }) => word === line?.word && crashes !== line.crashes,
        )
        if (!isContradicted) return { code: 'notProvable', details: { error } }
      }
      return hasClaimed(shared, seat, against, error)
        ? { code: 'claimedAlready', details: { error, shared: false } }
        : undefined
    },
    apply: (draft, { error }, ctx, { seat }) =>
      claimError(draft, seat, otherThan(seat), error, ctx),
  },
  admit: {
    validate(state, { error }, { seat }) {
      const { shared, secret } = state
      const { target = null, admitted = [] } = secret[seat] ?? {}
      if (error.what === 'target') {
        if (target === null) return { code: 'noTarget' }
        if (admitted.some(({ word }) => word === target))
          return { code: 'claimedAlready', details: { error, shared: true } }
        return admissionsOf(shared, seat).length < MAX_ADMISSIONS
          ? undefined
          : { code: 'tooManyAdmissions', details: { most: MAX_ADMISSIONS } }
      }
      const missing = refuseReport(state, error, seat)
      if (missing !== undefined) return missing
      const { round, place } = error
      const line = reportAt(shared, seat, error)
      return line !== undefined && crashesBetween(line.word, target ?? '') === line.crashes
        ? { code: 'noError', details: { round, place, crashes: line.crashes } }
        : undefined
    },
    apply: (draft, { error }, ctx, { seat }) => claimError(draft, seat, seat, error, ctx),
  },
}

function refuseReport(
  { shared, roster }: VisibleState<DoubleCrash>,
  error: DoubleCrashError,
  against: SeatNumber,
): ErrorCaseOf<DoubleCrash> | undefined {
  if (error.what === 'target' || reportAt(shared, against, error) !== undefined) return undefined
  const { round, place } = error
  return { code: 'noSuchReport', details: { player: nameOf(roster, against), round, place } }
}

function claimError(
  draft: Draft,
  by: SeatNumber,
  against: SeatNumber,
  error: DoubleCrashError,
  ctx: Ctx,
): void {
  const { shared } = draft
  // Errors in the other's plays belong to the examination.
  const isSearch = by !== against && shared.targets !== null
  const clause = isSearch ? '1250.12/IV.rev(2)' : clauseOfError(error)
  ctx.emit('public', clause, () => ({ type: 'claimed', by, against, error }))
  const secret = draft.secret[against]
  const target = secret?.target ?? ''
  if (error.what === 'target') {
    const claim = shared.claims.length
    if (by === against) secret?.admitted.push({ claim, word: target })
    shared.claims.push({ by, against, error, found: null })
    ctx.prompt('claimed', lookUp(target), { by, seat: against, claim }, 'host')
    return
  }
  const wrong = wrongReport(shared, against, error, target)
  const claim = { by, against, error: wrong ?? error, found: wrong !== undefined }
  shared.claims.push({ ...claim, error })
  decide(draft, claim, ctx)
}

function decide(draft: Draft, { by, against, error, found }: DoubleCrashClaim, ctx: Ctx): void {
  const how = by === against ? 'admission' : 'claim'
  if (found === true) discover(draft, { against, error, how }, ctx)
  else ctx.emit('public', '1250.12/IV.rev(4)', () => ({ type: 'unfounded', against, error }))
}

/** The wrong number that a claim discovers; before the reveal, one of two for the same word. */
function wrongReport(
  shared: DoubleCrashShared,
  against: SeatNumber,
  error: DoubleCrashError,
  target: string,
): DoubleCrashError | undefined {
  const line = reportAt(shared, against, error)
  if (line === undefined) return undefined
  const isWrong = ({ word, crashes }: DoubleCrashReplyLine): boolean =>
    crashesBetween(word, target) !== crashes
  if (isWrong(line)) return error
  return shared.targets === null
    ? reportThat(shared, against, (each) => each.word === line.word && isWrong(each))
    : undefined
}

/** The dictionary's verdict on a claimed Target Word, which may have been replaced. */
export const claimedPrompt: NonNullable<Definition['prompts']>['claimed'] = {
  apply(draft, isWord, ctx, { details: { by, seat: against, claim }, question }) {
    const secret = draft.secret[against]
    const isTarget = secret?.target === question.word
    const found = !isWord && isTarget
    itemAt(draft.shared.claims, claim).found = found
    // If it could be chosen again, the word would be another error.
    if (secret !== undefined && !isTarget)
      secret.admitted = secret.admitted.filter((admission) => admission.claim !== claim)
    decide(draft, { by, against, error: { what: 'target' }, found }, ctx)
  },
}
