import { itemAt } from '@ackanomic/core/engine'

/** An option of the player that does not end the game, with all answers of nature. */
export interface Option<State, Move> {
  readonly move: Move
  /** Nature's deals, the worst for the player first; {@link NOTHING} if there is none. */
  readonly deals: readonly number[]
  /** The state after a deal, by its place in `deals`. */
  readonly reply: (at: number) => State
}

/** The only answer if nature has no choice. */
export const NOTHING = -1

/** The immediate verdict on a state. */
type Glance = 'won' | 'lost' | undefined

/** A game in which the player wants to go on for ever, and nature wants to stop them. */
export interface SafetyGame<State, Move> {
  /** Equal exactly for states with the same options and results. */
  readonly key: (state: State) => string
  /** Decides a state at once, or leaves it open. */
  readonly glance: (state: State) => Glance
  /** Examines an open state more closely, in steps. */
  readonly look?: (state: State) => Generator<undefined, Glance, undefined>
  /** How good a state looks for the player, to guide the search. */
  readonly promise: (state: State) => number
  /** A guess of the distance from a win, at least 1 (the default), to guide the search. */
  readonly distance?: (state: State) => number
  readonly options: (state: State) => readonly Option<State, Move>[]
}

export interface Node<State, Move> {
  readonly state: State
  /** The verdict so far; `open` means not refuted. */
  verdict: 'open' | 'won' | 'lost'
  /** Whether the verdict was immediate; such a node has no options. */
  readonly glanced: boolean
  /** The player's options, listed on demand. */
  options: readonly Option<State, Move>[] | undefined
  /** The options that are not refuted, as places in `options`; the first is the current plan. */
  pending: number[]
  /** The nodes after each answer of nature, for options that are not refuted. */
  answers: (readonly Node<State, Move>[] | undefined)[]
  /** The nodes whose plans depend on this one. */
  dependents: Dependent<State, Move>[]
  /** The last run that visited this node. */
  run: number
}

interface Dependent<State, Move> {
  readonly node: Node<State, Move>
  readonly plan: number
}

/** The remaining states, shared between searches for one question. */
export interface Budget {
  /** Below zero, all work stops and nothing is decided. */
  left: number
}

/** The numbers of new states, or of plans, after which a search pauses. */
const AT_A_TIME = 24
const PLANS_AT_A_TIME = 500

/** Shared by empty lists, because most states are never visited again. */
const NOT_YET = Object.freeze([]) as unknown as never[]

/**
 * Computes greatest fixpoints on demand: a state is won if the player has an option whose every
 * answer is won; a circle is a win. Each open node has one plan, the first option that is not
 * refuted; only states that plans lead to are examined. A node is lost when all its options are,
 * and nodes that depend on it replan. When nothing is left to examine, the plans from the root
 * never leave the open nodes.
 */
export class SafetySearch<State, Move> {
  readonly game: SafetyGame<State, Move>
  readonly #budget: Budget
  readonly #nodes = new Map<string, Node<State, Move>>()
  #lost: Node<State, Move> | undefined
  #run = 0
  #pause = AT_A_TIME

  constructor(game: SafetyGame<State, Move>, budget: Budget) {
    this.game = game
    this.#budget = budget
  }

  get size(): number {
    return this.#nodes.size
  }

  get isSpent(): boolean {
    return this.#budget.left < 0
  }

  /** The node of a state, which is made and examined if it is new. */
  node(state: State): Node<State, Move> {
    return inOneGo(this.meeting(state))
  }

  /** The same in steps. */
  meeting(state: State): Generator<undefined, Node<State, Move>, undefined> {
    return this.#meet(state, this.game.key(state))
  }

  /** Settles a node by an option whose answers are all won. */
  win(node: Node<State, Move>, plan: number, answers: readonly Node<State, Move>[]): void {
    node.verdict = 'won'
    node.pending = [plan]
    node.answers = []
    node.answers[plan] = answers
  }

  /** Settles a node whose options are all refuted. */
  lose(node: Node<State, Move>): void {
    node.verdict = 'lost'
    node.dependents = NOT_YET
  }

  *#meet(state: State, key: string): Generator<undefined, Node<State, Move>, undefined> {
    const known = this.#nodes.get(key)
    if (known !== undefined) return known
    this.#budget.left -= 1
    if (this.#budget.left < 0) return nodeOf<State, Move>(state, undefined)
    let glance = this.game.glance(state)
    if (glance === undefined && this.game.look) glance = yield* this.game.look(state)
    // Lost states are never examined again, so they share one node.
    const lost = glance === 'lost' ? this.#lost : undefined
    const node = lost ?? nodeOf<State, Move>(state, glance)
    if (glance === 'lost') this.#lost = node
    this.#nodes.set(key, node)
    return node
  }

  /** Decides a state in steps. */
  *deciding(state: State): Generator<undefined, 'won' | 'lost' | 'undecided', undefined> {
    const root = yield* this.#meet(state, this.game.key(state))
    if (this.#budget.left < 0) return 'undecided'
    if (root.verdict !== 'open') return root.verdict
    this.#run += 1
    root.run = this.#run
    const work = [root]
    let looks = 0
    for (let node = work.pop(); node !== undefined; node = work.pop()) {
      if (++looks % PLANS_AT_A_TIME === 0) yield
      if (node.verdict !== 'open') continue
      if (node !== root && !node.dependents.some(isCountedOn)) {
        node.run = 0
        continue
      }
      if (node.options === undefined) yield* this.#survey(node)
      if (this.#budget.left < 0) {
        // Some options were not examined; with a new budget the first is next.
        node.options = undefined
        return 'undecided'
      }
      if (node.verdict === 'open') this.#plan(node, work)
      // The plan may have changed the verdict of the root.
      if ((root.verdict as string) === 'lost') return 'lost'
    }
    this.#settle(root)
    return 'won'
  }

  /** Examines each option once: immediate wins decide, losses are removed. */
  *#survey(node: Node<State, Move>): Generator<undefined, void, undefined> {
    const options = this.game.options(node.state)
    const promises: number[] = []
    node.options = options
    node.pending = []
    node.answers = []
    for (let plan = 0; plan < options.length; plan++) {
      const option = options[plan] as Option<State, Move>
      if (this.size >= this.#pause) {
        this.#pause = this.size + AT_A_TIME
        yield
      }
      let open = false
      let isBad = false
      const answers: Node<State, Move>[] = []
      for (let at = 0; at < option.deals.length && !isBad; at++) {
        const state = option.reply(at)
        const key = this.game.key(state)
        const answer = this.#nodes.get(key) ?? (yield* this.#meet(state, key))
        if (this.#budget.left < 0) return
        answers.push(answer)
        if (answer.verdict === 'lost') isBad = true
        if (answer.verdict === 'open') open = true
      }
      if (isBad) continue
      node.answers[plan] = answers
      if (!open) {
        node.pending = [plan]
        node.verdict = 'won'
        return
      }
      promises[plan] = answers[0] === undefined ? 0 : this.game.promise(answers[0].state)
      node.pending.push(plan)
    }
    node.pending.sort((a, b) => (promises[b] ?? 0) - (promises[a] ?? 0))
  }

  /** Drops refuted options and queues the next one's answers, or loses the node. */
  #plan(node: Node<State, Move>, work: Node<State, Move>[]): void {
    for (let plan = node.pending[0]; plan !== undefined; plan = node.pending[0]) {
      const answers = node.answers[plan] ?? []
      if (answers.every(({ verdict }) => verdict !== 'lost')) {
        // The worst answer is examined first, so it is pushed last.
        for (let at = answers.length - 1; at >= 0; at--) {
          const answer = answers[at] as Node<State, Move>
          if (answer.verdict !== 'open') continue
          if (answer.dependents === NOT_YET) answer.dependents = []
          answer.dependents.push({ node, plan })
          if (answer.run === this.#run) continue
          answer.run = this.#run
          work.push(answer)
        }
        return
      }
      node.answers[plan] = undefined
      node.pending.shift()
    }
    const { dependents } = node
    this.lose(node)
    for (const each of dependents) if (isCountedOn(each)) work.push(each.node)
  }

  /** Nothing refuted the plans, so everything they lead to is won. */
  #settle(root: Node<State, Move>): void {
    const work = [root]
    for (let node = work.pop(); node !== undefined; node = work.pop()) {
      if (node.verdict !== 'open') continue
      node.verdict = 'won'
      work.push(...(node.answers[node.pending[0] ?? -1] ?? []))
    }
  }
}

/** Runs stepwise work to its end. */
export function inOneGo<Result>(work: Generator<undefined, Result, undefined>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

function nodeOf<State, Move>(state: State, glance: Glance): Node<State, Move> {
  return {
    state,
    verdict: glance ?? 'open',
    glanced: glance !== undefined,
    options: undefined,
    pending: NOT_YET,
    answers: NOT_YET,
    dependents: NOT_YET,
    run: 0,
  }
}

/** The player's move in a won node, and the node after each answer. */
export function strategyAt<State, Move>({
  options = [],
  pending,
  answers,
}: Node<State, Move>): {
  readonly move: Move
  readonly ways: readonly (readonly [deal: number, to: Node<State, Move>])[]
} {
  const plan = itemAt(pending, 0)
  const { move, deals } = itemAt(options, plan)
  return { move, ways: (answers[plan] ?? []).map((to, at) => [itemAt(deals, at), to]) }
}

function isCountedOn<State, Move>({ node, plan }: Dependent<State, Move>): boolean {
  return node.verdict === 'open' && node.pending[0] === plan
}
