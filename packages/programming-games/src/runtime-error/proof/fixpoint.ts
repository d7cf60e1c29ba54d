import { getAt } from '@ackanomic/core/engine'

/**
 * One thing that the player can do in a state, and all that nature can make of it. A game that the
 * option ends has no place here: leave such an option out.
 */
export interface Option<State, Move> {
  readonly move: Move
  /**
   * The deals of nature in answer, each a number of the game's own, those that hurt the player most
   * first. Where nothing is dealt, {@link NOTHING} is the only answer.
   */
  readonly deals: readonly number[]
  /** The state after a deal, given by its place in `deals`. */
  readonly reply: (at: number) => State
}

/** The only answer to an option where nature has no choice. */
export const NOTHING = -1

/** The immediate verdict on a state. */
type Glance = 'won' | 'lost' | undefined

/** A game in which the player wants to go on for ever, and nature wants to stop them. */
export interface SafetyGame<State, Move> {
  /** Equal for two states exactly when the same can be done in them, with the same results. */
  readonly key: (state: State) => string
  /** Decides a state at a glance, or leaves it open. */
  readonly glance: (state: State) => Glance
  /** Looks longer, bit by bit, at a state that a glance leaves open; most games need none of it. */
  readonly look?: (state: State) => Generator<undefined, Glance, undefined>
  /** How well a state looks for the player; larger is better. It only guides the search. */
  readonly promise: (state: State) => number
  /**
   * A guess of how far a state is from a win, at least 1, which is the default; a guide as well.
   */
  readonly distance?: (state: State) => number
  readonly options: (state: State) => readonly Option<State, Move>[]
}

/** A state that the search has met, and what it knows of it. */
export interface Node<State, Move> {
  readonly state: State
  /** The verdict so far; `open` also means: not refuted by anything found so far. */
  verdict: 'open' | 'won' | 'lost'
  /** Whether the verdict was given at a glance; such a node has no options. */
  readonly glanced: boolean
  /** The player's actions here, listed on demand. */
  options: readonly Option<State, Move>[] | undefined
  /**
   * The options not yet refuted, as places in `options`; the first is the player's present plan.
   */
  pending: number[]
  /** For the options not yet refuted: the nodes after each answer of nature. */
  answers: (readonly Node<State, Move>[] | undefined)[]
  /** Those that counted on this node when they made their plan. */
  dependents: Dependent<State, Move>[]
  /** The last run of the search that has looked after this node. */
  run: number
}

interface Dependent<State, Move> {
  readonly node: Node<State, Move>
  /** The plan that it had. */
  readonly plan: number
}

/** How many more states may be met; shared between searches that work on one question. */
export interface Budget {
  /** States left; below zero, all work stops and nothing is decided. */
  left: number
}

/** After so many new states, or looks at plans, a search stops where it is made bit by bit. */
const AT_A_TIME = 24
const PLANS_AT_A_TIME = 500

/** Stands for a list until something is in it: most states are met and never looked at again. */
const NOT_YET = Object.freeze([]) as unknown as never[]

/**
 * Computes greatest fixpoints on the fly: a state is won when the player has an option whose every
 * answer is won, where going round in a circle is winning. Each open node holds one plan, the first
 * option that nothing has refuted yet; only what the plans lead to is looked at. A node is lost
 * when all its options are; those that counted on it make a new plan. When nothing is left to look
 * at, the plans that start at the root are a strategy that never leaves the open nodes.
 */
export class SafetySearch<State, Move> {
  /** The game that it is played on. */
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

  /** Whether the budget is spent: nothing is known of what is met from now on. */
  get isSpent(): boolean {
    return this.#budget.left < 0
  }

  /** The node of a state; it is made, and looked at, when it is new. */
  node(state: State): Node<State, Move> {
    return inOneGo(this.meeting(state))
  }

  /** The same bit by bit. */
  meeting(state: State): Generator<undefined, Node<State, Move>, undefined> {
    return this.#meet(state, this.game.key(state))
  }

  /** Settles a node that is won by an option: all answers to it are won. */
  win(node: Node<State, Move>, plan: number, answers: readonly Node<State, Move>[]): void {
    node.verdict = 'won'
    node.pending = [plan]
    node.answers = []
    node.answers[plan] = answers
  }

  /** Settles a node of which each option is refuted by a lost answer. */
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
    // States that are lost at a glance are never looked at again, so they share one node.
    const lost = glance === 'lost' ? this.#lost : undefined
    const node = lost ?? nodeOf<State, Move>(state, glance)
    if (glance === 'lost') this.#lost = node
    this.#nodes.set(key, node)
    return node
  }

  /** Decides a state bit by bit: it stops each time after a few states. */
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
        // Some options were not looked at; with a new budget the first is the next.
        node.options = undefined
        return 'undecided'
      }
      if (node.verdict === 'open') this.#plan(node, work)
      // The plan may have changed the verdict of the root by now.
      if ((root.verdict as string) === 'lost') return 'lost'
    }
    this.#settle(root)
    return 'won'
  }

  /** Looks at each option once: one that is won by glances decides, ones that are lost go. */
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

  /**
   * Drops what is refuted, keeps the first plan that is left, and queues what it counts on. Without
   * one the node is lost, and those that counted on it are queued.
   */
  #plan(node: Node<State, Move>, work: Node<State, Move>[]): void {
    for (let plan = node.pending[0]; plan !== undefined; plan = node.pending[0]) {
      const answers = node.answers[plan] ?? []
      if (answers.every(({ verdict }) => verdict !== 'lost')) {
        // The answer that hurts most is looked at first, so it is put on the pile last.
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

  /** Nothing refuted the plans: all that they lead to is won. */
  #settle(root: Node<State, Move>): void {
    const work = [root]
    for (let node = work.pop(); node !== undefined; node = work.pop()) {
      if (node.verdict !== 'open') continue
      node.verdict = 'won'
      work.push(...(node.answers[node.pending[0] ?? -1] ?? []))
    }
  }
}

/** Does at one go what can be done bit by bit. */
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

/** The player's action in a won node, and the node that each answer of nature leads to. */
export function strategyAt<State, Move>({
  options = [],
  pending,
  answers,
}: Node<State, Move>): {
  readonly move: Move
  readonly ways: readonly (readonly [deal: number, to: Node<State, Move>])[]
} {
  const plan = getAt(pending, 0)
  const { move, deals } = getAt(options, plan)
  return { move, ways: (answers[plan] ?? []).map((to, at) => [getAt(deals, at), to]) }
}

/** Whether a node that counted on another still does. */
function isCountedOn<State, Move>({ node, plan }: Dependent<State, Move>): boolean {
  return node.verdict === 'open' && node.pending[0] === plan
}
