import type { Node, Option, SafetySearch } from './fixpoint.js'

/** Infinity for proof numbers. */
const ENDLESS = 1e9

const MAX_CIRCLE_PENALTY = 1e5

/** After so many visits of known states, only circles are left. */
const IDLE_LOOKS = 20_000

/** The visits after which a search pauses. */
const LOOKS_AT_A_TIME = 200

/** A line may get so much worse than the next best one before the search changes. */
const SLACK = 1.25

interface Try<State, Move> {
  readonly option: Option<State, Move>
  readonly place: number
  /** The states after nature's first answers; the others are not known yet. */
  readonly met: Entry<State, Move>[]
  proof: number
  disproof: number
  /** Grows each time the option leads into a circle. */
  penalty: number
}

interface Entry<State, Move> {
  readonly node: Node<State, Move>
  /** The fewest states that must be won for this one to be. */
  proof: number
  /** The fewest states that must be lost for this one to be. */
  disproof: number
  /** The proof number of the second best option. */
  nextProof: number
  options: readonly Option<State, Move>[] | undefined
  /** The options that are not refuted. */
  tries: Try<State, Move>[]
  /** Whether the search is below this state. */
  isAbove: boolean
}

interface Frame<State, Move> {
  readonly entry: Entry<State, Move>
  /** With numbers as large as these, another line is better. */
  readonly proof: number
  readonly disproof: number
}

/**
 * Proof-number search, depth first: it examines the state that most nearly decides the question,
 * and nature's answers one by one. Its verdicts are true, but it leaves some states open in any
 * budget, because it does not count circles as wins, and they may hide losses.
 *
 * Victor Allis, Searching for Solutions in Games and Artificial Intelligence, 1994; the thresholds
 * are those of Ayumu Nagai's df-pn, 2002.
 */
export function* decideByNumbers<State, Move>(
  search: SafetySearch<State, Move>,
  state: State,
): Generator<undefined, 'won' | 'lost' | 'undecided', undefined> {
  const entries = new Map<Node<State, Move>, Entry<State, Move>>()
  const entryOf = (node: Node<State, Move>): Entry<State, Move> => {
    const entry = entries.get(node) ?? newEntry(node, search.game.distance?.(node.state) ?? 1)
    entries.set(node, entry)
    return entry
  }
  const root = entryOf(yield* search.meeting(state))
  const way: Frame<State, Move>[] = [{ entry: root, proof: Infinity, disproof: Infinity }]
  let looks = 0
  let newest = 0
  let { size } = search
  for (let frame = way.at(-1); frame !== undefined; frame = way.at(-1)) {
    if (search.isSpent) return 'undecided'
    if (++looks % LOOKS_AT_A_TIME === 0) yield
    if (search.size > size) {
      size = search.size
      newest = looks
    }
    if (looks - newest > IDLE_LOOKS) return 'undecided'
    const { entry } = frame
    entry.isAbove = true
    const chosen = entry.node.verdict === 'open' ? choose(entry, search) : undefined
    if (chosen === undefined || entry.proof >= frame.proof || entry.disproof >= frame.disproof) {
      entry.isAbove = false
      way.pop()
      continue
    }
    const { option, met } = chosen
    if (met.length < option.deals.length) {
      met.push(entryOf(yield* search.meeting(option.reply(met.length))))
      continue
    }
    const worst = weakest(chosen)
    if (worst === undefined) {
      chosen.penalty = Math.min(2 * chosen.penalty + 16, MAX_CIRCLE_PENALTY)
      continue
    }
    const dearest = Math.min(frame.proof, SLACK * entry.nextProof + 1)
    way.push({
      entry: worst,
      proof: dearest - chosen.proof + worst.proof,
      disproof: Math.min(
        frame.disproof - entry.disproof + chosen.disproof,
        SLACK * nextDisproof(chosen, worst) + 1,
      ),
    })
  }
  const { verdict } = root.node
  return verdict === 'open' ? 'undecided' : verdict
}

function newEntry<State, Move>(node: Node<State, Move>, proof: number): Entry<State, Move> {
  return {
    node,
    proof,
    disproof: 1,
    nextProof: ENDLESS,
    options: undefined,
    tries: [],
    isAbove: false,
  }
}

/** Updates the entry's numbers; returns a verdict or the best option. */
function choose<State, Move>(
  entry: Entry<State, Move>,
  search: SafetySearch<State, Move>,
): Try<State, Move> | undefined {
  const { node } = entry
  if (entry.options === undefined) {
    entry.options = search.game.options(node.state)
    entry.tries = entry.options.map(tryOf)
  }
  const { options, tries } = entry
  for (;;) {
    let best = tries[0]
    if (best === undefined) {
      search.lose(node)
      return undefined
    }
    entry.disproof = 0
    entry.nextProof = ENDLESS
    for (const each of tries) {
      entry.disproof += each.disproof
      if (each === best) continue
      entry.nextProof = Math.min(entry.nextProof, Math.max(each.proof, best.proof))
      if (each.proof < best.proof) best = each
    }
    if (best.met.some((each) => each.node.verdict === 'lost')) {
      tries.splice(tries.indexOf(best), 1)
      continue
    }
    if (best.met.length === best.option.deals.length && best.met.every(isWon)) {
      node.options = options
      search.win(
        node,
        best.place,
        best.met.map((each) => each.node),
      )
      return undefined
    }
    const { proof, disproof } = best
    recount(best)
    // Its numbers are out of date.
    if (best.proof > proof && best.proof > entry.nextProof) continue
    entry.proof = best.proof
    entry.disproof += best.disproof - disproof
    return best
  }
}

function tryOf<State, Move>(option: Option<State, Move>, place: number): Try<State, Move> {
  return { option, place, met: [], proof: option.deals.length, disproof: 1, penalty: 0 }
}

const isWon = <State, Move>({ node }: Entry<State, Move>): boolean => node.verdict === 'won'

/** A proof needs all answers won; one lost answer disproves. */
function recount<State, Move>(tried: Try<State, Move>): void {
  const { option, met, penalty } = tried
  const unmet = option.deals.length - met.length
  tried.proof = unmet + penalty
  tried.disproof = unmet > 0 ? 1 : ENDLESS
  let inCircles = ENDLESS
  for (const { node, proof, disproof, isAbove } of met) {
    if (node.verdict === 'won') continue
    // In a circle it would grow without end.
    tried.proof = Math.min(ENDLESS, tried.proof + proof)
    if (isAbove) inCircles = Math.min(inCircles, disproof)
    else tried.disproof = Math.min(tried.disproof, disproof)
  }
  if (tried.disproof === ENDLESS) tried.disproof = Math.min(ENDLESS, inCircles + penalty)
}

/** The answer that is nearest to a disproof, outside circles. */
function weakest<State, Move>({ met }: Try<State, Move>): Entry<State, Move> | undefined {
  let found: Entry<State, Move> | undefined
  for (const each of met) {
    if (each.node.verdict !== 'open' || each.isAbove) continue
    if (found === undefined || each.disproof < found.disproof) found = each
  }
  return found
}

function nextDisproof<State, Move>({ met }: Try<State, Move>, worst: Entry<State, Move>): number {
  let next = ENDLESS
  for (const { node, disproof } of met) {
    if (disproof >= next || node === worst.node || node.verdict !== 'open') continue
    next = disproof
  }
  return next
}
