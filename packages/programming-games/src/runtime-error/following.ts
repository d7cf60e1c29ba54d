import type { SeatView } from '@ackanomic/core/engine'
import { cardNumber, cardOf, type RuntimeErrorCard } from './cards.js'
import { provablePositionOf, seatsAfter } from './knowledge.js'
import type { RuntimeError } from './model.js'
import { KINDS, type RuntimeErrorCertificate, wayAfter, wayAfterKind } from './proof/certificate.js'
import { countsAt, kindAt } from './proof/check.js'
import { listed, momentOf } from './proof/step.js'

type Move = RuntimeError['Move']

/** The next move by a certificate. */
export interface RuntimeErrorPlannedMove {
  /** A script, an input, or the edit that an input caused. */
  readonly move: Move
  /** The node to go on with, by the card that LOAD draws; `null` if it draws none. */
  readonly next: (drawn: RuntimeErrorCard | null) => number
}

/**
 * Returns the certificate's next move for the player in turn, who begins at node 0 and goes on with
 * the node of `next`.
 *
 * @param certificate - a valid certificate for the position at its start
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { createCertificate, nextPlannedMove, runtimeError } from '@ackanomic/programming-games/runtime-error'
 *
 * const view = createMatch(runtimeError, { players: ['Ann', 'Bob'] }).viewFor('Ann')
 * const position = { hand: [], discard: [], unseen: [], deck: 0, own: [], opponents: [], script: false }
 * const swap = createCertificate(position, { nodes: [{ kind: 'swap' }] }, { reshuffle: 'on-draw' })
 * view.role === 'seat' && nextPlannedMove(swap, 0, view) // => undefined
 * ```
 */
export function nextPlannedMove(
  certificate: RuntimeErrorCertificate,
  node: number,
  view: SeatView<RuntimeError>,
): RuntimeErrorPlannedMove | undefined {
  const { shared, seat } = view
  const at = certificate.nodes[node]
  if (at === undefined) return undefined
  const edit = at.kind === 'play' ? at.edit : undefined
  const afterPlay = (drawn: RuntimeErrorCard | null): number =>
    at.kind === 'play' ? told(wayAfter(at, drawn ?? undefined), drawn) : node
  if (shared.stage === 'edit') {
    const of = edit?.of === 'own' ? seat : seatsAfter(shared, seat)[edit?.of ?? -1]
    if (edit === undefined || of === undefined || shared.turn !== seat) return undefined
    return { move: { type: 'edit', ...edit, of }, next: afterPlay }
  }
  const position = provablePositionOf(view)
  if (position === undefined) return undefined
  const { script } = certificate
  if (script !== undefined && shared.stage === 'scripting')
    return { move: { type: 'script', ...script }, next: () => 0 }
  if (at.kind === 'play') {
    if (!position.hand.includes(at.input)) return undefined
    // An edit comes before a draw.
    const next = edit === undefined ? afterPlay : () => node
    return { move: { type: 'input', card: at.input }, next }
  }
  const moment = momentOf(position, certificate.options.reshuffle)
  const kind = at.kind === 'swap' ? 'HS' : at.kind === 'treadmill' ? 'CS' : at.input
  const card = listed(moment.hand).find((each) => kindAt(moment, each) === kind)
  if (card === undefined) return undefined
  const next = (drawn: RuntimeErrorCard | null): number => {
    if (at.kind !== 'counts') return node
    const what = drawn === null ? 'none' : kindAt(moment, cardNumber(drawn))
    // A dead card may be drawn instead of one that is in the hand already.
    const here = countsAt(moment).unseen
    const early = KINDS.find((kind) => kind !== 'dead' && at.unseen[kind] > here[kind])
    const isInStead = what === 'dead' && at.deck > 0 && at.unseen.dead === 0
    return told(wayAfterKind(at, (isInStead ? early : undefined) ?? what), what)
  }
  return { move: { type: 'input', card: cardOf(card) }, next }
}

function told(way: { readonly node: number } | undefined, drawn: string | null): number {
  if (way === undefined) throw new RangeError(`A draw of ${drawn ?? 'no card'} is not told.`)
  return way.node
}
