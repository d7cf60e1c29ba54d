import type { Choose, SeatNumber } from '@ackanomic/core'
import type { Listed, Seen } from '@ackanomic/core/engine'
import { positionKnown } from './claiming.js'
import { isChoicePoint } from './knowledge.js'
import type { ClaimMove, RuntimeError } from './model.js'
import { lemmaAt } from './proof/check.js'
import { mayLoop } from './proof/refutation.js'
import { editsWith, scriptsWith, someEdit, someScript } from './scripting.js'
import { checkMoment } from './turn.js'

type Move = RuntimeError['Move']

type S = Seen<RuntimeError>

/** Once in so many chances a random player looks whether a claim is plain to see. */
const SELDOM = 8

/**
 * What a seat may do now; nothing is proved for it. Plans cannot be listed, so that where one may
 * hold the list is not complete, unless only the solver is asked at this table, and for nothing.
 */
export function runtimeErrorMoves(seen: S, seat: SeatNumber): Listed<Move> {
  const plays = playsAt(seen, seat)
  const { shared, options } = seen
  if (!(isChoicePoint(seen.shared) && mayAct(seen, seat)) || !mayLoop(positionKnown(seen, seat))) {
    return { complete: true, moves: plays }
  }
  const isFree = options.failedClaim === 'ignored'
  const mayAsk = options.claim !== 'certificate' && shared.solver === null
  const moves = mayAsk && isFree ? [...plays, asking()] : plays
  if (options.claim === 'solver' && (isFree || !mayAsk)) return { complete: true, moves }
  return { complete: false, moves, sample: (choose) => sampleRuntimeErrorMove(seen, seat, choose) }
}

const asking = (): ClaimMove => ({ type: 'claim', plan: null })

/** A legal move at random; of claims only those that are plain to see, and not always. */
export function sampleRuntimeErrorMove(
  seen: S,
  seat: SeatNumber,
  choose: Choose,
): Move | undefined {
  if (!mayAct(seen, seat)) return undefined
  const { stage } = seen.shared
  if (stage === 'edit') return someEdit(seen, seat, choose)
  const claim = choose(SELDOM) === 0 ? plainClaim(seen, seat) : undefined
  if (claim !== undefined) return claim
  if (stage === 'scripting' && choose(2) === 0) {
    for (let tries = 0; tries < SELDOM; tries++) {
      const script = someScript(seen, seat, choose)
      if (script !== undefined) return script
    }
  }
  const hand = seen.secret[seat]?.hand ?? []
  const card = hand.length === 0 ? undefined : hand[choose(hand.length)]
  if (card !== undefined && (stage === 'loop' || choose(3) > 0)) return { type: 'input', card }
  return stage === 'scripting' && choose(2) === 0 ? { type: 'skip' } : { type: 'end' }
}

/** A claim by a lemma alone, where one holds. */
function plainClaim(seen: S, seat: SeatNumber): ClaimMove | undefined {
  const { shared, options } = seen
  if (shared.statements[seat]?.some((each) => each.function?.endsWith('S')) !== true)
    return undefined
  const kind = lemmaAt(positionKnown(seen, seat), options.reshuffle)
  if (kind === undefined) return undefined
  if (options.claim !== 'solver') return { type: 'claim', plan: { nodes: [{ kind }] } }
  return shared.solver === null ? asking() : undefined
}

function playsAt(seen: S, seat: SeatNumber): readonly Move[] {
  if (!mayAct(seen, seat)) return []
  const { shared, secret } = seen
  const hand = secret[seat]?.hand ?? []
  if (shared.stage === 'edit') return editsWith(shared, hand)
  const inputs = hand.map((card): Move => ({ type: 'input', card }))
  if (shared.stage === 'loop') return inputs
  const scripts = shared.stage === 'scripting' ? scriptsWith(shared, seat, hand) : []
  return [...scripts, ...inputs, { type: 'skip' }, { type: 'end' }]
}

/** Whether it is for this seat to do something now. */
function mayAct(seen: S, seat: SeatNumber): boolean {
  return checkMoment(seen, seen.shared.stage === 'edit' ? 'edit' : 'input', seat) === undefined
}
