import { type Refusal, type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import type { EquipmentCitation } from './clauses.js'
import { asGiven } from './dice-rejection.js'

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
  /** That many can't keep score; `most` tells how many can. */
  readonly noCount: { readonly given: string; readonly most: number }
  /** What is listed among the changes is no award or forfeiture, or there is no list at all. */
  readonly noChange: { readonly given: string }
  /** The amount or the sum would leave the range in which numbers are exact. */
  readonly tooFar: { readonly holder: number }
}

/** Why a score wasn't changed. */
export type GamepointRejection = RejectionOf<GamepointRejectionFacts, EquipmentCitation>

const table: RejectionTable<GamepointRejectionFacts, EquipmentCitation> = {
  noSuchHolder: {
    clause: '1250.3/II(3)',
    says: ({ holder, holders }) =>
      holders === 0
        ? 'Nobody holds Gamepoints here; start a score with as many holders as keep it.'
        : `Nobody numbered ${holder} holds Gamepoints here; the ${holders} holders are counted from 0.`,
  },
  noAmount: {
    clause: '1250.3/II(1)',
    says: ({ given, least }) =>
      `${given} is no number of Gamepoints; give a whole number${least === '' ? '' : ` from ${least} up`}.`,
  },
  noCount: {
    clause: '1250.3/II(1)',
    says: ({ given, most }) =>
      `${given} is no number of holders; give a whole number from 0 to ${most}.`,
  },
  noChange: {
    clause: '1250.3/II(3)',
    says: ({ given }) =>
      `${given} is no award or forfeiture; list the changes, each with a holder and by how many.`,
  },
  tooFar: {
    clause: '1250.3/II(1)',
    says: ({ holder }) =>
      `The score of ${holder} would no longer be exact; give a smaller number of Gamepoints.`,
  },
}

const refuse = (refusal: Refusal<GamepointRejectionFacts>) => err(reject(table, refusal))

/** More than keep score in any Game, and few enough for a server. */
const mostHolders = 100_000

/**
 * A score at the start of a Game: everybody has 0. What is no number of holders, or more than
 * 100,000, gives a score that nobody holds, and every award in it is refused.
 *
 * @param holders - how many seats or teams keep score
 */
export function startGamepoints(holders: number): Gamepoints {
  return { gamepoints: isHolderCount(holders) ? new Array<number>(holders).fill(0) : [] }
}

/**
 * Awards Gamepoints to a holder, and gives the new score; the old one stays as it was.
 *
 * Rejections: `noSuchHolder`, `noAmount` (also for an amount below 0: that is a forfeiture), `tooFar`.
 *
 * @example
 * ```ts
 * import { awardGamepoints, startGamepoints } from '@ackanomic/core/equipment'
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
 * import { forfeitGamepoints, startGamepoints } from '@ackanomic/core/equipment'
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
 * Rejections: `noCount` for the holders; `noChange` for what is no list of changes or no change; and
 * as {@link awardGamepoints}, for the first change that can't be made.
 *
 * @param holders - how many seats or teams keep score
 * @param changes - what was awarded and forfeited, in order
 *
 * @example
 * ```ts
 * import { totalGamepoints } from '@ackanomic/core/equipment'
 *
 * const changes = [{ holder: 0, by: 3 }, { holder: 1, by: -1 }, { holder: 0, by: 4 }]
 * totalGamepoints(3, changes) // => { ok: true, value: { gamepoints: [7, -1, 0] } }
 * ```
 */
export function totalGamepoints(
  holders: number,
  changes: Iterable<GamepointChange>,
): Result<Gamepoints, GamepointRejection> {
  if (!isHolderCount(holders)) {
    return refuse({ code: 'noCount', facts: { given: asGiven(holders), most: mostHolders } })
  }
  if (typeof changes !== 'object' || !(Symbol.iterator in Object(changes))) {
    return refuse({ code: 'noChange', facts: { given: asGiven(changes) } })
  }
  let score = startGamepoints(holders)
  for (const one of changes) {
    if (typeof one !== 'object' || one === null) {
      return refuse({ code: 'noChange', facts: { given: asGiven(one) } })
    }
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
 * import { leadingHolders } from '@ackanomic/core/equipment'
 *
 * leadingHolders({ gamepoints: [-2, 5, 5] }) // => [1, 2]
 * ```
 */
export function leadingHolders(score: Gamepoints): readonly number[] {
  const held = heldOf(score)
  const most = held.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  return [...held.keys()].filter((holder) => held[holder] === most)
}

/** What is held in a score; nothing in what is no score. */
function heldOf(score: Gamepoints | null | undefined): readonly number[] {
  const held: unknown = score?.gamepoints
  return Array.isArray(held) ? held : []
}

function isHolderCount(holders: number): boolean {
  return Number.isInteger(holders) && holders >= 0 && holders <= mostHolders
}

function isAmount(amount: number): boolean {
  return Number.isInteger(amount) && amount >= 0
}

function change(
  score: Gamepoints,
  { holder, by }: GamepointChange,
): Result<Gamepoints, GamepointRejection> {
  const all = heldOf(score)
  const held = Number.isInteger(holder) ? all[holder] : undefined
  if (held === undefined) {
    const facts = {
      holder: typeof holder === 'string' ? holder : asGiven(holder),
      holders: all.length,
    }
    return refuse({ code: 'noSuchHolder', facts })
  }
  if (!Number.isSafeInteger(held)) return refuseAmount(held, '')
  if (!Number.isInteger(by)) return refuseAmount(by, '')
  if (!Number.isSafeInteger(by) || !Number.isSafeInteger(held + by))
    return refuse({ code: 'tooFar', facts: { holder } })
  return ok({ gamepoints: all.with(holder, held + by) })
}

function refuseAmount(given: number, least: '0' | ''): ReturnType<typeof refuse> {
  return refuse({ code: 'noAmount', facts: { given: asGiven(given), least } })
}
