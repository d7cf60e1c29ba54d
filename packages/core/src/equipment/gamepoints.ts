import { type Refusal, type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import type { EquipmentCitation } from './clauses.js'

/**
 * The score of a Game in Gamepoints (rule 1250.3 II). The holders are counted from 0: seats, or
 * teams, as the Game says. Gamepoints are whole numbers, possibly below zero. They are no points of
 * Ackanomic and never become any, hence this form of their own.
 */
export interface Gamepoints {
  /** By holder, how many Gamepoints each has. */
  readonly gamepoints: readonly number[]
}

/** One award or forfeiture, by which a score changes. */
export interface GamepointChange {
  /** Who gains or loses, counted from 0. */
  readonly holder: number
  /** How many are gained; below zero, how many are lost. */
  readonly by: number
}

/** From each code with which a change of a score can be refused to the particulars. */
export interface GamepointRejectionFacts {
  /** The score has no such holder; `holders` tells how many it has. */
  readonly noSuchHolder: { readonly holder: string; readonly holders: number }
  /** Gamepoints are whole: the amount isn't, or is below zero where that makes no sense. */
  readonly noAmount: { readonly given: string; readonly least: string }
  /** The sum would leave the range in which numbers are exact. */
  readonly tooFar: { readonly holder: number }
}

/** Why a score wasn't changed. */
export type GamepointRejection = RejectionOf<GamepointRejectionFacts, EquipmentCitation>

const table: RejectionTable<GamepointRejectionFacts, EquipmentCitation> = {
  noSuchHolder: {
    clause: '1250.3/II(3)',
    says: ({ holder, holders }) =>
      `Nobody numbered ${holder} holds Gamepoints here; the ${holders} holders are counted from 0.`,
  },
  noAmount: {
    clause: '1250.3/II(1)',
    says: ({ given, least }) =>
      `${given} is no number of Gamepoints; give a whole number${least === '' ? '' : ` from ${least} up`}.`,
  },
  tooFar: {
    clause: '1250.3/II(1)',
    says: ({ holder }) =>
      `The score of ${holder} would no longer be exact; give a smaller number of Gamepoints.`,
  },
}

const refuse = (refusal: Refusal<GamepointRejectionFacts>) => err(reject(table, refusal))

/**
 * A score at the start of a Game: everybody has 0.
 *
 * @param holders - how many seats or teams keep score
 */
export function startGamepoints(holders: number): Gamepoints {
  return { gamepoints: Array.from({ length: holders }, () => 0) }
}

/**
 * Awards Gamepoints to a holder, and gives the new score; the old one stays as it was.
 *
 * Rejections: `noSuchHolder`, `noAmount` (also for an amount below 0: that is a forfeiture), `tooFar`.
 *
 * @example
 * ```ts
 * import { awardGamepoints, startGamepoints } from '@ackanomic/core'
 *
 * awardGamepoints(startGamepoints(2), 1, 7) // => { ok: true, value: { gamepoints: [0, 7] } }
 * ```
 */
export function awardGamepoints(
  score: Gamepoints,
  holder: number,
  amount: number,
): Result<Gamepoints, GamepointRejection> {
  return isAmount(amount) ? change(score, { holder, by: amount }) : refuseAmount(amount, '0')
}

/**
 * Takes Gamepoints from a holder, below zero if need be, and gives the new score.
 *
 * Rejections: `noSuchHolder`, `noAmount` (also for an amount below 0: that is an award), `tooFar`.
 *
 * @example
 * ```ts
 * import { forfeitGamepoints, startGamepoints } from '@ackanomic/core'
 *
 * forfeitGamepoints(startGamepoints(2), 0, 4) // => { ok: true, value: { gamepoints: [-4, 0] } }
 * ```
 */
export function forfeitGamepoints(
  score: Gamepoints,
  holder: number,
  amount: number,
): Result<Gamepoints, GamepointRejection> {
  return isAmount(amount) ? change(score, { holder, by: -amount }) : refuseAmount(amount, '0')
}

/**
 * Adds up a Game's awards and forfeitures from the start.
 *
 * Rejections: as {@link awardGamepoints}, for the first change that can't be made.
 *
 * @param holders - how many seats or teams keep score
 * @param changes - what was awarded and forfeited, in order
 *
 * @example
 * ```ts
 * import { totalGamepoints } from '@ackanomic/core'
 *
 * const changes = [{ holder: 0, by: 3 }, { holder: 1, by: -1 }, { holder: 0, by: 4 }]
 * totalGamepoints(3, changes) // => { ok: true, value: { gamepoints: [7, -1, 0] } }
 * ```
 */
export function totalGamepoints(
  holders: number,
  changes: Iterable<GamepointChange>,
): Result<Gamepoints, GamepointRejection> {
  let score = startGamepoints(holders)
  for (const one of changes) {
    const next = change(score, one)
    if (!next.ok) return next
    score = next.value
  }
  return ok(score)
}

/**
 * Who leads: the holders with the most Gamepoints, several when they are tied.
 *
 * @example
 * ```ts
 * import { leadingHolders } from '@ackanomic/core'
 *
 * leadingHolders({ gamepoints: [-2, 5, 5] }) // => [1, 2]
 * ```
 */
export function leadingHolders(score: Gamepoints): readonly number[] {
  const most = score.gamepoints.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  return [...score.gamepoints.keys()].filter((holder) => score.gamepoints[holder] === most)
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0
}

function change(
  score: Gamepoints,
  { holder, by }: GamepointChange,
): Result<Gamepoints, GamepointRejection> {
  const held = Number.isInteger(holder) ? score.gamepoints[holder] : undefined
  if (held === undefined) {
    const holders = score.gamepoints.length
    return refuse({ code: 'noSuchHolder', facts: { holder: String(holder), holders } })
  }
  if (!Number.isSafeInteger(by)) return refuseAmount(by, '')
  if (!Number.isSafeInteger(held + by)) return refuse({ code: 'tooFar', facts: { holder } })
  return ok({ gamepoints: score.gamepoints.with(holder, held + by) })
}

function refuseAmount(given: number, least: '0' | ''): ReturnType<typeof refuse> {
  return refuse({ code: 'noAmount', facts: { given: String(given), least } })
}
