import type { Choose, Legal, SeatNumber } from '@ackanomic/core'
import type { State } from '@ackanomic/core/engine'
import { checkMoment, scriptsWith } from './checks.js'
import { positionKnown, verdictOn } from './claims.js'
import { editsWith } from './edits.js'
import { isChoicePoint } from './knowledge.js'
import { solve } from './solver.js'
import type { Move, RuntimeError } from './types.js'

type S = State<RuntimeError>

/** Once in so many chances a random player thinks about a claim. */
const SELDOM = 8

/**
 * What a seat may do now. Of claims there is the one that the solver finds from what the seat can
 * know. Other proofs cannot be listed, so where there is a proof, or may be one, the list is not
 * exhaustive unless only the solver is asked at this table.
 */
export function runtimeErrorMoves(state: S, seat: SeatNumber): Legal<Move> {
  const plays = playsAt(state, seat)
  if (!mayClaim(state, seat)) return { complete: true, moves: plays }
  const { options } = state
  const { forever } = solve(positionKnown(state, seat), options.reshuffle, options.budget)
  const claim = forever === 'yes' ? claimAt(state, seat) : undefined
  if (forever === 'no' || options.claim === 'solver') {
    return { complete: true, moves: claim === undefined ? plays : [...plays, claim] }
  }
  return {
    moves: [],
    complete: false,
    sample: (pick) => (claim !== undefined && pick(2) === 0 ? claim : oneOf(plays, pick)),
  }
}

/** A legal move at random; a claim, where one holds, is not always seen. */
export function sampleRuntimeErrorMove(state: S, seat: SeatNumber, pick: Choose): Move | undefined {
  if (mayClaim(state, seat) && pick(SELDOM) === 0) {
    const claim = claimAt(state, seat)
    if (claim !== undefined) return claim
  }
  if (!mayAct(state, seat)) return undefined
  const { own, secret } = state
  const hand = secret[seat]?.hand ?? []
  if (own.phase === 'edit') return oneOf(editsWith(own, hand), pick)
  if (own.phase === 'scripting' && pick(2) === 0) {
    const script = oneOf(scriptsWith(own, seat, hand), pick)
    if (script !== undefined) return script
  }
  const card = oneOf(hand, pick)
  if (card !== undefined && (own.phase === 'loop' || pick(3) > 0)) return { type: 'input', card }
  return own.phase === 'scripting' && pick(2) === 0 ? { type: 'skip' } : { type: 'end' }
}

function playsAt(state: S, seat: SeatNumber): readonly Move[] {
  if (!mayAct(state, seat)) return []
  const { own, secret } = state
  const hand = secret[seat]?.hand ?? []
  if (own.phase === 'edit') return editsWith(own, hand)
  const inputs = hand.map((card): Move => ({ type: 'input', card }))
  if (own.phase === 'loop') return inputs
  const scripts = own.phase === 'scripting' ? scriptsWith(own, seat, hand) : []
  return [...scripts, ...inputs, { type: 'skip' }, { type: 'end' }]
}

/** Whether it is for this seat to do something now. */
function mayAct(state: S, seat: SeatNumber): boolean {
  const type = state.own.phase === 'edit' ? 'edit' : 'input'
  return checkMoment(state, type, seat) === undefined
}

function mayClaim(state: S, seat: SeatNumber): boolean {
  return mayAct(state, seat) && isChoicePoint(state.own)
}

/** The claim that holds by what the seat can know, if the solver finds one. */
function claimAt(state: S, seat: SeatNumber): Move | undefined {
  const { options } = state
  const known = { ...state, options: { ...options, knowledge: 'player' as const } }
  const verdict = verdictOn(known, seat, null)
  if (!verdict.holds) return undefined
  const certificate = options.claim === 'certificate' ? verdict.certificate : null
  return { type: 'claim', certificate }
}

function oneOf<Item>(list: readonly Item[], pick: Choose): Item | undefined {
  return list.length === 0 ? undefined : list[pick(list.length)]
}
