import type { Choose, SeatNumber } from '@ackanomic/core'
import type { Listed, Seen } from '@ackanomic/core/engine'
import { isShort } from './proof/certificate-schema.js'
import { checkMoment, scriptsWith } from './checks.js'
import { positionKnown, verdictAt } from './claims.js'
import { editsWith } from './edits.js'
import { isChoicePoint } from './knowledge.js'
import { solve } from './solver.js'
import type { Move, RuntimeError } from './types.js'

type S = Seen<RuntimeError>

/** Once in so many chances a random player thinks about a claim, and so many states far. */
const SELDOM = 8
const GLANCE = 1500

/**
 * What a seat may do now. Of claims there is the one that the solver finds from what the seat can
 * know. Other proofs cannot be listed, so where there is a proof, or may be one, the list is not
 * complete unless only the solver is asked at this table.
 */
export function runtimeErrorMoves(seen: S, seat: SeatNumber): Listed<Move> {
  const plays = playsAt(seen, seat)
  if (!mayClaim(seen, seat)) return { complete: true, moves: plays }
  const { options } = seen
  const { forever } = solve(positionKnown(seen, seat), options.reshuffle, options.budget)
  const claim = forever === 'yes' ? claimAt(seen, seat) : undefined
  const moves = claim === undefined ? plays : [...plays, claim]
  if (forever === 'no' || options.claim === 'solver') return { complete: true, moves }
  return {
    complete: false,
    moves,
    sample: (choose) => (claim !== undefined && choose(2) === 0 ? claim : oneOf(plays, choose)),
  }
}

/** A legal move at random; a claim, where one holds, is not always seen. */
export function sampleRuntimeErrorMove(
  seen: S,
  seat: SeatNumber,
  choose: Choose,
): Move | undefined {
  if (mayClaim(seen, seat) && choose(SELDOM) === 0) {
    const claim = claimAt(seen, seat, GLANCE)
    if (claim !== undefined) return claim
  }
  if (!mayAct(seen, seat)) return undefined
  const { own, secret } = seen
  const hand = secret[seat]?.hand ?? []
  if (own.phase === 'edit') return oneOf(editsWith(own, hand), choose)
  if (own.phase === 'scripting' && choose(2) === 0) {
    const script = oneOf(scriptsWith(own, seat, hand), choose)
    if (script !== undefined) return script
  }
  const card = oneOf(hand, choose)
  if (card !== undefined && (own.phase === 'loop' || choose(3) > 0)) return { type: 'input', card }
  return own.phase === 'scripting' && choose(2) === 0 ? { type: 'skip' } : { type: 'end' }
}

function playsAt(seen: S, seat: SeatNumber): readonly Move[] {
  if (!mayAct(seen, seat)) return []
  const { own, secret } = seen
  const hand = secret[seat]?.hand ?? []
  if (own.phase === 'edit') return editsWith(own, hand)
  const inputs = hand.map((card): Move => ({ type: 'input', card }))
  if (own.phase === 'loop') return inputs
  const scripts = own.phase === 'scripting' ? scriptsWith(own, seat, hand) : []
  return [...scripts, ...inputs, { type: 'skip' }, { type: 'end' }]
}

/** Whether it is for this seat to do something now. */
function mayAct(seen: S, seat: SeatNumber): boolean {
  const type = seen.own.phase === 'edit' ? 'edit' : 'input'
  return checkMoment(seen, type, seat) === undefined
}

function mayClaim(seen: S, seat: SeatNumber): boolean {
  return mayAct(seen, seat) && isChoicePoint(seen.own)
}

/** The claim that holds by what the seat can know, if the solver finds one in so many states. */
function claimAt(seen: S, seat: SeatNumber, most = Number.POSITIVE_INFINITY): Move | undefined {
  const { options } = seen
  const position = positionKnown(seen, seat)
  const budget = Math.min(most, options.budget)
  const verdict = verdictAt({ ...options, budget, knowledge: 'player' }, position, null)
  if (!verdict.holds) return undefined
  const { certificate } = verdict
  if (options.claim !== 'certificate') return { type: 'claim', certificate: null }
  return isShort(certificate) ? { type: 'claim', certificate } : undefined
}

function oneOf<Item>(list: readonly Item[], choose: Choose): Item | undefined {
  return list.length === 0 ? undefined : list[choose(list.length)]
}
