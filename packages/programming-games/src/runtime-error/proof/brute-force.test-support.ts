import type { RuntimeErrorCard } from '../cards.js'
import type { RuntimeErrorStatement } from '../statement.js'
import type { RuntimeErrorPosition, RuntimeErrorReshuffle } from './position.js'

/*
 * The winning condition, computed as plainly as it can be written: every state that can be reached
 * is listed with the discard pile in its full order, and states without a safe choice are struck
 * out until none is left. Nothing here is shared with the prover or the checker.
 */

/** A moment at which an input is about to be chosen. */
export interface Moment {
  readonly hand: readonly RuntimeErrorCard[]
  /** The top card last. */
  readonly discard: readonly RuntimeErrorCard[]
  readonly unseen: readonly RuntimeErrorCard[]
  readonly deck: number
  readonly tables: readonly (readonly RuntimeErrorStatement[])[]
}

export interface Choice {
  readonly input: RuntimeErrorCard
  readonly edit?: { readonly table: number; readonly statement: number; readonly slot: Slot } & {
    readonly card: RuntimeErrorCard
  }
  /** The drawn card, if any, and the next moment; `undefined` if the turn ends. */
  readonly outcomes: readonly {
    readonly drawn?: RuntimeErrorCard
    readonly next: Moment | undefined
  }[]
}

type Slot = keyof RuntimeErrorStatement

export interface Opening {
  readonly script?: RuntimeErrorStatement
  readonly moment: Moment
}

const worth = (card: RuntimeErrorCard): number =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(card.slice(0, -1)) + 1
const suit = (card: RuntimeErrorCard): string => card.slice(-1)
const without = (cards: readonly RuntimeErrorCard[], card: RuntimeErrorCard): RuntimeErrorCard[] =>
  cards.filter((c) => c !== card)
const sorted = (cards: readonly RuntimeErrorCard[]): RuntimeErrorCard[] => [...cards].sort()

const isValid = (table: readonly RuntimeErrorStatement[]): boolean =>
  table.every((s) => suit(s.lower) === suit(s.upper) && worth(s.lower) < worth(s.upper)) &&
  new Set(table.map((s) => suit(s.function))).size === table.length

/** With `when-empty`, a discard pile never lies beside an empty deck. */
function settle(moment: Moment, reshuffle: RuntimeErrorReshuffle): Moment {
  if (reshuffle === 'on-draw' || moment.deck > 0) return moment
  return toDeck(moment)
}

const toDeck = (moment: Moment): Moment => ({
  ...moment,
  unseen: sorted(moment.discard),
  deck: moment.discard.length,
  discard: [],
})

const discarded = (
  moment: Moment,
  card: RuntimeErrorCard,
  reshuffle: RuntimeErrorReshuffle,
): Moment => settle({ ...moment, discard: [...moment.discard, card] }, reshuffle)

/** The starting moments: without a script, and after each script. */
export function openings(
  position: RuntimeErrorPosition,
  reshuffle: RuntimeErrorReshuffle,
): Opening[] {
  const moment = settle(
    {
      hand: sorted(position.hand),
      discard: position.discard,
      unseen: position.deck === 0 ? [] : sorted(position.unseen),
      deck: position.deck,
      tables: [position.own, ...position.opponents],
    },
    reshuffle,
  )
  const all: Opening[] = [{ moment }]
  if (!position.script) return all
  for (const lower of moment.hand) {
    for (const upper of moment.hand) {
      for (const body of moment.hand) {
        if (new Set([lower, upper, body]).size < 3) continue
        const script = { lower, upper, function: body }
        const own = [...position.own, script]
        if (!isValid(own)) continue
        const hand = moment.hand.filter((card) => card !== lower && card !== upper && card !== body)
        all.push({ script, moment: { ...moment, hand, tables: [own, ...position.opponents] } })
      }
    }
  }
  return all
}

export function choices(moment: Moment, reshuffle: RuntimeErrorReshuffle): Choice[] {
  return moment.hand.flatMap((input): Choice[] => {
    const own = moment.tables[0] ?? []
    const satisfied = own.filter(
      (s) => worth(s.lower) <= worth(input) && worth(input) <= worth(s.upper),
    )
    const held = { ...moment, hand: without(moment.hand, input) }
    const edits = satisfied.some((s) => suit(s.function) === 'D') ? allEdits(held) : []
    if (edits.length === 0) return [{ input, outcomes: execute(held, input, satisfied, reshuffle) }]
    return edits.map((edit) => {
      const { table, statement, slot, card } = edit
      const old = moment.tables[table]?.[statement]
      if (old === undefined) throw new Error('no such statement')
      const tables = moment.tables.map((list, at) =>
        at === table ? list.map((s) => (s === old ? { ...s, [slot]: card } : s)) : list,
      )
      const after = { ...held, hand: without(held.hand, card), tables }
      const awake = satisfied.filter((s) => s !== old)
      const outcomes = execute(discarded(after, old[slot], reshuffle), input, awake, reshuffle)
      return { input, edit, outcomes }
    })
  })
}

function allEdits(moment: Moment): NonNullable<Choice['edit']>[] {
  const edits: NonNullable<Choice['edit']>[] = []
  for (const [table, list] of moment.tables.entries()) {
    for (const [statement, old] of list.entries()) {
      for (const slot of ['lower', 'upper', 'function'] as const) {
        for (const card of moment.hand) {
          const edited = list.map((s) => (s === old ? { ...s, [slot]: card } : s))
          if (isValid(edited)) edits.push({ table, statement, slot, card })
        }
      }
    }
  }
  return edits
}

function execute(
  start: Moment,
  input: RuntimeErrorCard,
  awake: readonly RuntimeErrorStatement[],
  reshuffle: RuntimeErrorReshuffle,
): Choice['outcomes'] {
  const does = (function_: string) => awake.some((s) => suit(s.function) === function_)
  let drawn: { drawn?: RuntimeErrorCard; now: Moment }[] = [{ now: start }]
  if (does('C')) {
    const ready = start.deck === 0 && start.discard.length > 0 ? toDeck(start) : start
    if (ready.deck > 0) {
      drawn = ready.unseen.map((card) => {
        const deck = ready.deck - 1
        const unseen = deck === 0 ? [] : without(ready.unseen, card)
        const now = { ...ready, hand: sorted([...ready.hand, card]), unseen, deck }
        return { drawn: card, now: settle(now, reshuffle) }
      })
    }
  }
  return drawn.map(({ drawn: card, now: loaded }) => {
    let now = loaded
    const top = now.discard.at(-1)
    if (does('H') && top !== undefined)
      now = { ...now, hand: sorted([...now.hand, top]), discard: now.discard.slice(0, -1) }
    const next = does('S') && now.hand.length > 0 ? discarded(now, input, reshuffle) : undefined
    return card === undefined ? { next } : { drawn: card, next }
  })
}

export function momentKey({ hand, discard, unseen, deck, tables }: Moment): string {
  const laid = tables.map((list) =>
    list.map((s) => `${s.lower} ${s.upper} ${s.function}`).join(','),
  )
  return [hand.join(' '), discard.join(' '), unseen.join(' '), deck, laid.join(';')].join('|')
}

export interface Finding {
  /** Whether the turn can last for ever. */
  readonly forever: boolean
  /** Whether it can without a script. */
  readonly withoutScript: boolean
  /** The number of reachable moments. */
  readonly states: number
  /** Whether the turn can last for ever from a reachable moment. */
  readonly isSafe: (moment: Moment) => boolean
}

/** Decides a position; `undefined` after `limit` moments. `allowed` limits the choices. */
export function bruteForce(
  position: RuntimeErrorPosition,
  reshuffle: RuntimeErrorReshuffle,
  limit: number,
  allowed: (choice: Choice) => boolean = () => true,
): Finding | undefined {
  const starts = openings(position, reshuffle).map(({ moment }) => moment)
  const found = new Map<string, Moment>(starts.map((moment) => [momentKey(moment), moment]))
  const known = new Map<string, (readonly string[])[]>()
  for (const [key, moment] of found) {
    if (found.size > limit) return undefined
    const goingOn: string[][] = []
    for (const choice of choices(moment, reshuffle)) {
      const nexts = choice.outcomes.flatMap(({ next }) => (next === undefined ? [] : [next]))
      if (nexts.length < choice.outcomes.length || !allowed(choice)) continue
      const keys = nexts.map(momentKey)
      for (const [at, next] of nexts.entries()) {
        const name = keys[at] ?? ''
        if (!found.has(name)) found.set(name, next)
      }
      goingOn.push(keys)
    }
    known.set(key, goingOn)
  }
  const safe = new Set(known.keys())
  for (let before = -1; before !== safe.size; ) {
    before = safe.size
    for (const key of safe) {
      const some = known.get(key)?.some((nexts) => nexts.every((next) => safe.has(next)))
      if (some !== true) safe.delete(key)
    }
  }
  const [first] = starts
  return {
    forever: starts.some((moment) => safe.has(momentKey(moment))),
    withoutScript: first !== undefined && safe.has(momentKey(first)),
    states: known.size,
    isSafe: (moment) => safe.has(momentKey(moment)),
  }
}
