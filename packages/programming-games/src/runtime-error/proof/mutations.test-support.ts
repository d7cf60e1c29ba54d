import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from '../cards.js'
import { SLOTS, STATEMENT_NUMBERS } from '../statement.js'
import {
  bruteForce,
  choices,
  type Finding,
  type Moment,
  momentKey,
  openings,
} from './brute-force.test-support.js'
import {
  createCertificate,
  KINDS,
  type PlanNode,
  planOf,
  type RuntimeErrorCertificate,
  type RuntimeErrorPlan,
} from './certificate.js'
import { checkCertificate } from './check.js'
import { midgame } from './games.test-support.js'
import {
  positionOf,
  type RuntimeErrorKnowledge,
  type RuntimeErrorPosition,
  type RuntimeErrorReshuffle,
} from './position.js'
import { dice, rich, smallPosition } from './positions.test-support.js'
import { provePosition } from './prove.js'

type Roll = (of: number) => number

const oneOf = <T>(things: readonly T[], roll: Roll): T => things[roll(things.length)] as T

/** Changes one card, one node or one edge of a plan. */
function mutated(
  plan: RuntimeErrorPlan,
  position: RuntimeErrorPosition,
  roll: Roll,
): RuntimeErrorPlan {
  const { nodes, script } = plan
  const cards =
    roll(4) === 0
      ? RUNTIME_ERROR_CARDS
      : [...position.hand, ...position.discard, ...position.unseen]
  if (script !== undefined && roll(5) === 0) {
    if (roll(3) === 0) return { nodes }
    return { nodes, script: { ...script, [oneOf(SLOTS, roll)]: oneOf(cards, roll) } }
  }
  const at = roll(nodes.length)
  const node = nodes[at]
  if (node === undefined) return plan
  const changed = (next: PlanNode): RuntimeErrorPlan => ({
    ...plan,
    nodes: nodes.map((each, place) => (place === at ? next : each)),
  })
  if (roll(4) === 0) {
    const others = [...nodes, { kind: 'swap' }, { kind: 'treadmill' }] as const
    return changed(oneOf(others, roll))
  }
  if (node.kind === 'play') return changed(mutatedPlay(node, cards, nodes.length, roll))
  if (node.kind === 'counts') return changed(mutatedCounts(node, nodes.length, roll))
  return changed(node.kind === 'swap' ? { kind: 'treadmill' } : { kind: 'swap' })
}

function mutatedPlay(
  node: PlanNode & { kind: 'play' },
  cards: readonly RuntimeErrorCard[],
  nodes: number,
  roll: Roll,
): PlanNode {
  const { edit } = node
  const what = roll(edit === undefined ? 3 : 7)
  if (what === 0) return { ...node, input: oneOf(cards, roll) }
  if (what <= 2) {
    const branch = roll(node.next.length)
    return {
      ...node,
      next: node.next.map((each, at) => {
        if (at !== branch) return each
        return what === 1
          ? { ...each, node: roll(nodes + 1) }
          : { ...each, drawn: each.drawn.length > 0 ? each.drawn.slice(1) : [oneOf(cards, roll)] }
      }),
    }
  }
  if (edit === undefined) return node
  if (what === 3) return { ...node, edit: { ...edit, card: oneOf(cards, roll) } }
  if (what === 4) return { ...node, edit: { ...edit, slot: oneOf(SLOTS, roll) } }
  if (what === 5) return { ...node, edit: { ...edit, statement: oneOf(STATEMENT_NUMBERS, roll) } }
  const { edit: _, ...without } = node
  return roll(2) === 0 ? without : { ...node, edit: { ...edit, of: edit.of === 'own' ? 0 : 'own' } }
}

function mutatedCounts(node: PlanNode & { kind: 'counts' }, nodes: number, roll: Roll): PlanNode {
  const kind = oneOf(KINDS, roll)
  switch (roll(7)) {
    case 0:
      return { ...node, input: oneOf(['S', 'CS', 'HS', 'CHS'], roll) }
    case 1:
      return { ...node, hand: { ...node.hand, [kind]: roll(4) } }
    case 2:
      return { ...node, below: { ...node.below, [kind]: roll(4) } }
    case 3:
      return { ...node, unseen: { ...node.unseen, [kind]: roll(4) } }
    case 4:
      return { ...node, top: oneOf([...KINDS, 'none'], roll) }
    case 5:
      return { ...node, deck: roll(6) }
    default:
      return { ...node, next: node.next.map((each) => ({ ...each, node: roll(nodes + 1) })) }
  }
}

/** Whether a certificate holds by brute force. */
function holds(
  position: RuntimeErrorPosition,
  { script, nodes }: RuntimeErrorPlan,
  reshuffle: RuntimeErrorReshuffle,
  { isSafe }: Finding,
): boolean {
  const start = openings(position, reshuffle).find(
    (opening) =>
      SLOTS.every((slot) => opening.script?.[slot] === script?.[slot]) &&
      (script === undefined) === (opening.script === undefined),
  )
  if (start === undefined) return false
  const seen = new Set<string>()
  const work: [number, Moment][] = [[0, start.moment]]
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    const [at, moment] = next
    const node = nodes[at]
    if (node === undefined || !isSafe(moment)) return false
    if (node.kind !== 'play' || seen.has(`${at} ${momentKey(moment)}`)) continue
    seen.add(`${at} ${momentKey(moment)}`)
    const choice = choices(moment, reshuffle).find(
      ({ input, edit }) =>
        input === node.input &&
        edit?.card === node.edit?.card &&
        edit?.slot === node.edit?.slot &&
        edit?.statement === node.edit?.statement &&
        edit?.table === (node.edit && (node.edit.of === 'own' ? 0 : node.edit.of + 1)),
    )
    if (choice === undefined) return false
    for (const { drawn, next: after } of choice.outcomes) {
      const branch = node.next.find((each) =>
        drawn === undefined ? each.drawn.length === 0 : each.drawn.includes(drawn),
      )
      if (branch === undefined || after === undefined) return false
      work.push([branch.node, after])
    }
  }
  return true
}

export interface Trials {
  won: number
  readonly refused: string[]
  /** Mutations that are wrong by brute force. */
  wrong: number
  /** Of these, those that the checker accepted. */
  readonly accepted: string[]
  /** Mutations that hold. */
  sound: number
}

const readings = (seed: number): readonly [RuntimeErrorKnowledge, RuntimeErrorReshuffle] => [
  seed % 2 === 0 ? 'player' : 'deck',
  seed % 4 < 2 ? 'on-draw' : 'when-empty',
]

/** Won positions of all sizes, one in three small. */
function wonPositionAt(
  seed: number,
): readonly [RuntimeErrorPosition, RuntimeErrorCertificate, RuntimeErrorReshuffle] | undefined {
  const [knowledge, reshuffle] = readings(seed)
  const position =
    seed % 3 === 0
      ? smallPosition(seed, knowledge)
      : positionOf((seed % 3 === 1 ? rich : midgame)(seed), knowledge)
  const proof = provePosition(position, { reshuffle })
  return proof.forever === 'yes' ? [position, proof.certificate, reshuffle] : undefined
}

/** Checks the proofs of that many won positions, and that many wrong mutations. */
export function trials(positions: number, mutations: number): Trials {
  const found: Trials = { won: 0, refused: [], wrong: 0, accepted: [], sound: 0 }
  for (let seed = 0; found.won < positions; seed++) {
    const won = wonPositionAt(seed)
    if (won === undefined) continue
    found.won += 1
    if (!checkCertificate(won[1]).ok) found.refused.push(String(seed))
  }
  const roll = dice(mutations)
  for (let seed = 0; found.wrong < mutations; seed++) {
    const [knowledge, reshuffle] = readings(seed)
    const position = smallPosition(seed, knowledge)
    const proof = provePosition(position, { reshuffle })
    if (proof.forever !== 'yes') continue
    const truth = bruteForce(position, reshuffle, 20_000)
    if (truth === undefined) continue
    const { certificate } = proof
    const isShort = certificate.nodes.length === 1 && certificate.script === undefined
    for (let more = isShort ? 2 : 24; more > 0; more--) {
      const plan = mutated(planOf(certificate), position, roll)
      const mutant = createCertificate(position, plan, { reshuffle })
      if (JSON.stringify(mutant) === JSON.stringify(certificate)) continue
      const isAccepted = checkCertificate(mutant).ok
      if (holds(position, plan, reshuffle, truth)) {
        found.sound += 1
        continue
      }
      found.wrong += 1
      if (isAccepted) found.accepted.push(JSON.stringify(mutant))
    }
  }
  return found
}
