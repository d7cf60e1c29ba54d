#!/usr/bin/env node
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one file without imports is what it is for
// @ts-check
/*
 * Checks a certificate of Runtime Error: `node check-certificate.js FILE`. It exits with 0 where the
 * certificate is accepted, with 1 and a sentence where it is refused, with 2 where it was used
 * wrongly. One file without imports, written from the page on certificates alone, so that it shares
 * no line with the engine, its checker or its prover.
 */

/**
 * @typedef {{ lower: string, upper: string, function: string }} Statement
 * @typedef {{ of: 'own' | number, statement: number, slot: 'lower' | 'upper' | 'function', card: string }} Edit
 * @typedef {Record<string, number>} Tally
 * @typedef {{ hand: Set<string>, top: string | null, below: Set<string>, unseen: Set<string>, deck: number, tables: Statement[][] }} Moment
 * @typedef {{ hand: Tally, top: string, below: Tally, unseen: Tally, deck: number }} Counted
 */

const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')
const VALUES = new Map(
  ['D', 'C', 'H', 'S'].flatMap((suit) => RANKS.map((rank, at) => [rank + suit, at + 1])),
)
const SLOTS = /** @type {const} */ (['lower', 'upper', 'function'])
const KINDS = ['dead', 'S', 'CS', 'HS', 'CHS']
const MOST_STEPS = 20_000

/** What is refused. */
class Refusal extends Error {}

/**
 * @param {unknown} holds
 * @param {string} why
 * @returns {asserts holds}
 */
function must(holds, why) {
  if (!holds) throw new Refusal(why)
}

/** @param {string} card */
const value = (card) => VALUES.get(card) ?? 0
/** @param {string} card */
const suit = (card) => card.slice(-1)

// The shape.

/**
 * An object with these fields and no others.
 * @param {any} given
 * @param {string} name
 * @param {string[]} fields
 * @param {string[]} [optional]
 */
function object(given, name, fields, optional = []) {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  must(isObject, `${name} is no object.`)
  for (const field of fields) must(Object.hasOwn(given, field), `${name} has no ${field}.`)
  for (const key of Object.keys(given)) {
    must(fields.includes(key) || optional.includes(key), `${name} has a field that nothing has.`)
  }
}

/**
 * @param {any} given
 * @param {string} name
 * @param {number} most
 */
function list(given, name, most) {
  must(Array.isArray(given) && given.length <= most, `${name} is no list of ${most} at most.`)
}

/**
 * @param {unknown} given
 * @param {string} name
 * @param {number} most
 */
function number(given, name, most) {
  const fits = typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= most
  must(fits, `${name} is no whole number from 0 to ${most}.`)
}

/** @param {unknown} given */
function card(given) {
  must(typeof given === 'string' && VALUES.has(given), 'There is something that is no card.')
}

/**
 * @param {any} given
 * @param {string} name
 */
function cards(given, name) {
  list(given, name, 52)
  given.forEach(card)
}

/** @param {any} given */
function statement(given) {
  object(given, 'A statement', ['lower', 'upper', 'function'])
  for (const slot of SLOTS) card(given[slot])
}

/**
 * @param {any} given
 * @param {string} name
 */
function tally(given, name) {
  object(given, name, KINDS)
  for (const kind of KINDS) number(given[kind], name, 52)
}

/** @param {any} node */
function nodeShape(node) {
  must(typeof node === 'object' && node !== null, 'It is no node.')
  if (node.kind === 'swap' || node.kind === 'treadmill') {
    object(node, 'It', ['kind'])
    return
  }
  if (node.kind === 'counts') {
    object(node, 'It', ['kind', 'hand', 'top', 'below', 'unseen', 'deck', 'input', 'next'])
    for (const zone of ['hand', 'below', 'unseen']) tally(node[zone], zone)
    must([...KINDS, 'none'].includes(node.top), 'Its top is no kind.')
    number(node.deck, 'deck', 52)
    must(KINDS.indexOf(node.input) > 0, 'Its input is no kind that can be laid.')
    list(node.next, 'next', 6)
    for (const way of node.next) {
      object(way, 'A way on', ['drawn', 'node'])
      must([...KINDS, 'none'].includes(way.drawn), 'A draw is no kind.')
      number(way.node, 'node', MOST_STEPS)
    }
    return
  }
  must(node.kind === 'play', 'It is of no kind of node.')
  object(node, 'It', ['kind', 'input', 'next'], ['edit'])
  card(node.input)
  if (Object.hasOwn(node, 'edit')) {
    const { edit } = node
    object(edit, 'edit', ['of', 'statement', 'slot', 'card'])
    must(['own', 0, 1, 2].includes(edit.of), 'It edits nobody’s statement.')
    number(edit.statement, 'statement', 3)
    must(SLOTS.includes(edit.slot), 'It edits no slot.')
    card(edit.card)
  }
  list(node.next, 'next', 53)
  for (const way of node.next) {
    object(way, 'A way on', ['drawn', 'node'])
    cards(way.drawn, 'drawn')
    number(way.node, 'node', MOST_STEPS)
  }
}

/** @param {any} file */
function isShort(file) {
  let steps = 0
  for (const node of Array.isArray(file?.nodes) ? file.nodes : []) {
    steps += 1
    for (const way of Array.isArray(node?.next) ? node.next : []) {
      steps += 1 + (Array.isArray(way?.drawn) ? way.drawn.length : 0)
      if (steps > MOST_STEPS) return false
    }
    if (steps > MOST_STEPS) return false
  }
  return true
}

/** @param {Statement[]} table */
function isValid(table) {
  const functions = table.map((each) => suit(each.function))
  return (
    table.every((s) => suit(s.lower) === suit(s.upper) && value(s.lower) < value(s.upper)) &&
    functions.every((each, at) => functions.indexOf(each) === at)
  )
}

/** @param {any} position */
function positionShape(position) {
  const lists = ['hand', 'discard', 'unseen', 'own', 'opponents']
  object(position, 'position', [...lists, 'deck', 'script'])
  for (const zone of ['hand', 'discard', 'unseen']) cards(position[zone], zone)
  number(position.deck, 'deck', 52)
  must(typeof position.script === 'boolean', 'position.script is neither true nor false.')
  list(position.opponents, 'opponents', 3)
  const all = [...position.hand, ...position.discard, ...position.unseen]
  for (const table of [position.own, ...position.opponents]) {
    list(table, 'A player’s statements', 4)
    table.forEach(statement)
    must(isValid(table), 'A player’s statements are not valid.')
    for (const laid of table) all.push(...SLOTS.map((slot) => laid[slot]))
  }
  must(new Set(all).size === all.length, 'A card stands in two places.')
  must(position.deck <= position.unseen.length, 'The deck has more cards than are unseen.')
}

// One input, card by card.

/**
 * With `when-empty`, the pile becomes an empty deck.
 * @param {Moment} m
 * @param {boolean} whenEmpty
 */
function settle(m, whenEmpty) {
  if (whenEmpty && m.deck === 0) pileToDeck(m)
}

/** @param {Moment} m */
function pileToDeck(m) {
  m.unseen = m.below
  if (m.top !== null) m.unseen.add(m.top)
  m.deck = m.unseen.size
  m.below = new Set()
  m.top = null
}

/**
 * @param {Moment} m
 * @param {string} gone
 * @param {boolean} whenEmpty
 */
function discard(m, gone, whenEmpty) {
  if (m.top !== null) m.below.add(m.top)
  m.top = gone
  settle(m, whenEmpty)
}

/**
 * @param {Moment} m
 * @returns {Moment}
 */
const copy = (m) => ({
  ...m,
  hand: new Set(m.hand),
  below: new Set(m.below),
  unseen: new Set(m.unseen),
})

/**
 * The statements that a card sets off.
 * @param {Moment} m
 * @param {string} input
 */
const hits = (m, input) =>
  (m.tables[0] ?? []).filter(
    (s) => value(s.lower) <= value(input) && value(input) <= value(s.upper),
  )

/**
 * @param {Statement[]} table
 * @param {Edit} edit
 */
const edited = (table, edit) =>
  table.map((s, at) => (at === edit.statement ? { ...s, [edit.slot]: edit.card } : s))

/**
 * Whether some hand card can replace some card of anybody's statements.
 * @param {Moment} m
 */
function canEdit(m) {
  return [...m.hand].some((held) =>
    m.tables.some((table) =>
      table.some((_, at) =>
        SLOTS.some((slot) =>
          isValid(edited(table, { of: 'own', statement: at, slot, card: held })),
        ),
      ),
    ),
  )
}

/**
 * All that may come of a play: what is drawn, or null, and the moment after it.
 * @param {Moment} from
 * @param {{ input: string, edit?: Edit }} play
 * @param {boolean} whenEmpty
 * @returns {[string | null, Moment][]}
 */
function outcomes(from, { input, edit }, whenEmpty) {
  must(from.hand.has(input), `${input} is not in the hand.`)
  let awake = hits(from, input)
  const m = copy(from)
  m.hand.delete(input)
  const mustEdit = awake.some((s) => suit(s.function) === 'D') && canEdit(m)
  if (edit === undefined) must(!mustEdit, `${input} sets off EDIT, and nothing is edited.`)
  else {
    must(mustEdit, `${input} sets off no EDIT that can be done.`)
    const owner = edit.of === 'own' ? 0 : edit.of + 1
    const table = m.tables[owner] ?? []
    const old = table[edit.statement]
    must(old !== undefined, 'It edits a statement that is not there.')
    must(m.hand.delete(edit.card), `${edit.card} is not in the hand.`)
    const next = edited(table, edit)
    must(isValid(next), 'The edit leaves statements that are not valid.')
    m.tables = m.tables.map((each, at) => (at === owner ? next : each))
    awake = awake.filter((s) => s !== old)
    discard(m, old[edit.slot], whenEmpty)
  }
  /** @param {string} function_ */
  const does = (function_) => awake.some((s) => suit(s.function) === function_)
  if (does('C') && m.deck === 0) pileToDeck(m)
  const draws = does('C') && m.deck > 0 ? [...m.unseen] : [null]
  return draws.map((drawn) => {
    const after = copy(m)
    if (drawn !== null) {
      after.unseen.delete(drawn)
      after.hand.add(drawn)
      after.deck -= 1
      if (after.deck === 0) after.unseen = new Set()
      settle(after, whenEmpty)
    }
    if (does('H') && after.top !== null) {
      after.hand.add(after.top)
      after.top = null
    }
    const what = drawn === null ? '' : ` after a draw of ${drawn}`
    must(does('S') && after.hand.size > 0, `The turn ends with ${input}${what}.`)
    discard(after, input, whenEmpty)
    return [drawn, after]
  })
}

/** @param {Moment} m */
function nameOf(m) {
  const sets = [m.hand, m.below, m.unseen].map((zone) => [...zone].sort().join())
  return JSON.stringify([
    sets,
    m.top,
    m.deck,
    m.tables.map((t) => t.map((s) => SLOTS.map((x) => s[x]))),
  ])
}

// Counts.

/**
 * @param {Moment} m
 * @returns {Counted}
 */
function counted(m) {
  /** @param {string} one */
  const kind = (one) => {
    const functions = hits(m, one).map((s) => suit(s.function))
    const letters = functions.sort().join('')
    return KINDS.indexOf(letters) > 0 ? letters : 'dead'
  }
  /** @param {Set<string>} zone */
  const count = (zone) => {
    const counts = none()
    for (const one of zone) add(counts, kind(one), 1)
    return counts
  }
  return {
    hand: count(m.hand),
    top: m.top === null ? 'none' : kind(m.top),
    below: count(m.below),
    unseen: count(m.unseen),
    deck: m.deck,
  }
}

/** @returns {Tally} */
const none = () => ({ dead: 0, S: 0, CS: 0, HS: 0, CHS: 0 })
/** @param {Tally} counts @param {string} kind */
const of = (counts, kind) => counts[kind] ?? 0
/** @param {Tally} counts @param {string} kind @param {number} more */
const add = (counts, kind, more) => {
  counts[kind] = of(counts, kind) + more
}
/** @param {Tally} counts */
const sum = (counts) => KINDS.reduce((all, kind) => all + of(counts, kind), 0)

/** @param {Counted} c */
function countsToDeck(c) {
  c.unseen = c.below
  if (c.top !== 'none') add(c.unseen, c.top, 1)
  c.deck = sum(c.unseen)
  c.below = none()
  c.top = 'none'
}

/**
 * Plays a node of counts for each kind that may be drawn.
 * @param {Counted & { input: string }} node
 * @param {boolean} whenEmpty
 * @returns {[string, Counted][]}
 */
function countedOutcomes(node, whenEmpty) {
  const { input } = node
  must(of(node.hand, input) > 0, `No card of the kind ${input} is in the hand.`)
  /** @returns {Counted} */
  const begin = () => {
    const c = {
      hand: { ...node.hand },
      top: node.top,
      below: { ...node.below },
      unseen: { ...node.unseen },
      deck: node.deck,
    }
    add(c.hand, input, -1)
    if (input.includes('C') && c.deck === 0) countsToDeck(c)
    return c
  }
  const first = begin()
  const drawable =
    input.includes('C') && first.deck > 0 ? KINDS.filter((kind) => of(first.unseen, kind) > 0) : []
  return (drawable.length === 0 ? ['none'] : drawable).map((drawn) => {
    const c = begin()
    if (drawn !== 'none') {
      add(c.hand, drawn, 1)
      add(c.unseen, drawn, -1)
      c.deck -= 1
      if (c.deck === 0) c.unseen = none()
      if (whenEmpty && c.deck === 0) countsToDeck(c)
    }
    if (input.includes('H') && c.top !== 'none') {
      add(c.hand, c.top, 1)
      c.top = 'none'
    }
    if (c.top !== 'none') add(c.below, c.top, 1)
    c.top = input
    if (whenEmpty && c.deck === 0) countsToDeck(c)
    return [drawn, c]
  })
}

/**
 * @param {Counted} here
 * @param {Counted} there
 */
function isAsGood(here, there) {
  return (
    here.top === there.top &&
    here.deck === there.deck &&
    sum(here.unseen) === sum(there.unseen) &&
    KINDS.every((kind) => of(here.below, kind) === of(there.below, kind)) &&
    KINDS.slice(1).every((kind) => {
      const early = of(there.unseen, kind) - of(here.unseen, kind)
      return early >= 0 && of(here.hand, kind) >= of(there.hand, kind) + early
    })
  )
}

/**
 * @param {Counted} c
 * @param {boolean} whenEmpty
 */
function isSwap(c, whenEmpty) {
  const held = of(c.hand, 'HS')
  return !(whenEmpty && c.deck === 0) && (held >= 2 || (held === 1 && c.top === 'HS'))
}

/** @param {Counted} c */
function isTreadmill(c) {
  const held = of(c.hand, 'CS')
  const pile = sum(c.below) + (c.top === 'none' ? 0 : 1)
  if (c.deck + pile === 0) return held >= 2
  const good = of(c.below, 'CS') + (c.top === 'CS' ? 1 : 0)
  return held > Math.min(c.deck, sum(c.unseen) - of(c.unseen, 'CS')) + pile - good
}

// The whole.

/**
 * Checks a certificate that came out of a file.
 * @param {any} file
 * @returns {string | undefined} why it is refused; `undefined` where it is accepted
 */
export function refusalOf(file) {
  try {
    const { position, script, nodes, options } = shapeOf(file)
    const whenEmpty = options.reshuffle === 'when-empty'
    const start = startOf(position, script, whenEmpty)
    walk(start, nodes, whenEmpty)
    return undefined
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.message
    throw thrown
  }
}

/** @param {any} file */
function shapeOf(file) {
  must(isShort(file), `It tells more than ${MOST_STEPS} steps.`)
  const fields = ['format', 'version', 'options', 'position', 'nodes']
  object(file, 'The certificate', fields, ['script'])
  must(file.format === 'runtime-error-certificate', 'It is no certificate of Runtime Error.')
  must(file.version === 1, 'It is of another version.')
  object(file.options, 'options', ['reshuffle'])
  must(['on-draw', 'when-empty'].includes(file.options.reshuffle), 'It knows another reshuffle.')
  positionShape(file.position)
  if (Object.hasOwn(file, 'script')) statement(file.script)
  list(file.nodes, 'nodes', MOST_STEPS)
  must(file.nodes.length > 0, 'It has no nodes.')
  for (const [at, node] of file.nodes.entries()) atNode(at, () => nodeShape(node))
  return file
}

/**
 * Names the node in whatever is refused.
 * @template T
 * @param {number} at
 * @param {() => T} look
 * @returns {T}
 */
function atNode(at, look) {
  try {
    return look()
  } catch (thrown) {
    throw thrown instanceof Refusal ? new Refusal(`Node ${at}: ${thrown.message}`) : thrown
  }
}

/**
 * @param {any} position
 * @param {Statement | undefined} script
 * @param {boolean} whenEmpty
 * @returns {Moment}
 */
function startOf(position, script, whenEmpty) {
  const { hand, discard, unseen, deck, own, opponents } = position
  const start = {
    hand: new Set(hand),
    top: discard.at(-1) ?? null,
    below: new Set(discard.slice(0, -1)),
    unseen: new Set(deck === 0 ? [] : unseen),
    deck,
    tables: [own, ...opponents],
  }
  if (script !== undefined) {
    must(position.script, 'No statement may be laid any more.')
    for (const slot of SLOTS)
      must(start.hand.delete(script[slot]), 'The script is not in the hand.')
    start.tables[0] = [...own, script]
    must(isValid(start.tables[0]), 'The script leaves statements that are not valid.')
  }
  settle(start, whenEmpty)
  return start
}

/**
 * @param {Moment} start
 * @param {any[]} nodes
 * @param {boolean} whenEmpty
 */
function walk(start, nodes, whenEmpty) {
  /** @type {[number, Moment | Counted][]} */
  const todo = [[0, start]]
  /** @type {Map<number, string>} */
  const played = new Map()
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const [at, from] = next
    const node = nodes[at]
    must(node !== undefined, `There is no node ${at}.`)
    atNode(at, () => todo.push(...leadsOf(at, node, from, played, whenEmpty)))
  }
}

/**
 * What a node leads to, once.
 * @param {number} at
 * @param {any} node
 * @param {Moment | Counted} from
 * @param {Map<number, string>} played
 * @param {boolean} whenEmpty
 * @returns {[number, Moment | Counted][]}
 */
function leadsOf(at, node, from, played, whenEmpty) {
  if (node.kind === 'play') {
    must('tables' in from, 'Single cards are not known any more.')
    const name = nameOf(from)
    const before = played.get(at)
    must(before === undefined || before === name, 'Two different moments lead to it.')
    if (before !== undefined) return []
    played.set(at, name)
    /** @type {Map<string | null, number>} */
    const ways = new Map()
    for (const way of node.next) {
      for (const drawn of way.drawn.length === 0 ? [null] : way.drawn) {
        if (!ways.has(drawn)) ways.set(drawn, way.node)
      }
    }
    return outcomes(from, node, whenEmpty).map(([drawn, after]) => {
      const to = ways.get(drawn)
      must(to !== undefined, `It does not tell a draw of ${drawn ?? 'no card'}.`)
      return [to, after]
    })
  }
  const counts = 'tables' in from ? counted(from) : from
  if (node.kind === 'swap') {
    must(isSwap(counts, whenEmpty), 'No two cards take each other back.')
    return []
  }
  if (node.kind === 'treadmill') {
    must(isTreadmill(counts), 'Too many other cards may be drawn.')
    return []
  }
  must(isAsGood(counts, node), 'What leads to it is not as good.')
  if (played.has(at)) return []
  played.set(at, 'counts')
  return countedOutcomes(node, whenEmpty).map(([drawn, after]) => {
    const way =
      node.next.find((/** @type {any} */ each) => each.drawn === drawn) ??
      node.next.find((/** @type {any} */ each) => each.drawn === 'dead' && drawn !== 'none')
    must(way !== undefined, `It does not tell a draw of ${drawn}.`)
    return [way.node, after]
  })
}

/** @param {string[]} args */
function main(args) {
  const { readFileSync } = process.getBuiltinModule('node:fs')
  const [path] = args
  if (path === undefined || args.length !== 1) {
    console.error('Use it like this: node check-certificate.js FILE')
    return 2
  }
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    console.error(`${path} cannot be read.`)
    return 2
  }
  let file
  try {
    file = JSON.parse(text)
  } catch {
    console.log('Refused. It is no JSON.')
    return 1
  }
  const refusal = refusalOf(file)
  console.log(refusal === undefined ? 'Accepted: this turn lasts for ever.' : `Refused. ${refusal}`)
  return refusal === undefined ? 0 : 1
}

/** Whether this file is what Node was started with, by whatever link. */
function isStarted() {
  const [, started] = process.argv
  if (started === undefined) return false
  try {
    return process.getBuiltinModule('node:fs').realpathSync(started) === import.meta.filename
  } catch {
    return false
  }
}

if (isStarted()) process.exitCode = main(process.argv.slice(2))
