import { err, ok, type Result } from '@ackanomic/core'
import { defineText, type NotationOf, nameOf, seatNamed, type View } from '@ackanomic/core/engine'
import { sanitizeText } from '@ackanomic/core/untrusted'
import { safeParse } from 'valibot'
import { numberOf, type RuntimeErrorCard } from './cards.js'
import { runtimeErrorEvents } from './events.js'
import { seatsAfter } from './knowledge.js'
import type { EditMove, RuntimeError } from './model.js'
import {
  type PlayNode,
  planOf,
  planSchema,
  type RuntimeErrorEdit,
  type RuntimeErrorPlan,
  TOO_LONG,
} from './proof/certificate.js'
import { OPPONENTS } from './proof/position.js'
import { renderRuntimeError } from './render.js'
import { type RuntimeErrorStatement, type Slot, STATEMENT_NUMBERS } from './statement.js'

type Move = RuntimeError['Move']
type V = View<RuntimeError>

/** Longer than any valid plan. */
const MAX_TEXT_LENGTH = 2_000_000

const runtimeErrorNotation: NotationOf<RuntimeError> = {
  help: [
    'Write "script 5H 8H : QC" (lower bound, upper bound, function), "input 7D" or just "7D",',
    '"edit Bob 1 upper 9S with KS" ("edit own 2 function with 3C"), "skip", "end", or "claim";',
    'a claim may bring its plan: "claim 7C, 8D, repeat", "claim script 4H 10H : 2S; swap",',
    '"claim 8D edit own 1 function with 4H; treadmill", or "claim" and a plan in JSON.',
  ].join('\n'),
  parse,
  format,
}

function format(move: Move, view: V): string {
  switch (move.type) {
    case 'script':
      return `script ${move.lower} ${move.upper} : ${move.function}`
    case 'input':
      return `input ${move.card}`
    case 'edit': {
      const { of, statement, slot, card } = move
      const old = view.shared.statements[of]?.[statement]?.[slot] ?? null
      const what = old === null ? slot : `${slot} ${old}`
      return `edit ${ownerOf(of, view)} ${statement + 1} ${what} with ${card}`
    }
    case 'claim':
      return move.plan === null ? 'claim' : `claim ${planAsText(move.plan, view)}`
    default:
      return move.type
  }
}

function describeMove(move: Move, view: V): string {
  switch (move.type) {
    case 'script':
      return `Lay a statement from ${move.lower} to ${move.upper} with the function ${move.function}`
    case 'input':
      return `Lay ${move.card} as the input`
    case 'edit': {
      const { of, statement, slot, card } = move
      const old = view.shared.statements[of]?.[statement]?.[slot] ?? 'the hidden card'
      const bound = slot === 'function' ? 'function' : `${slot} bound`
      return `Replace ${old}, the ${bound} of statement ${statement + 1} of ${nameOf(view.roster, of)}, by ${card}`
    }
    case 'claim':
      return 'Claim that this turn never ends'
    case 'skip':
      return view.shared.stage === 'scripting' ? 'Lay no statement' : 'Lay no input'
    case 'end':
      return 'End the turn'
  }
}

/** The shortest unambiguous name of a statement's owner. */
function ownerOf(of: number, view: V): string {
  const names = ['own', nameOf(view.roster, of)]
  // A name whose end looks like the next words would be read as a shorter one.
  const isRead = (name: string) => EDIT.exec(`${name} 1 lower with AD`)?.[1] === name
  const named = names.find((name) => isRead(name) && ownerIn(name, view) === of)
  return named ?? `seat ${of + 1}`
}

/** A plan in words if they are complete; otherwise in JSON. */
function planAsText(plan: RuntimeErrorPlan, view: V): string {
  const { script, nodes } = plan
  const words: string[] = script === undefined ? [] : [format({ type: 'script', ...script }, view)]
  for (const [at, node] of nodes.entries()) {
    if (node.kind === 'counts') break
    if (node.kind !== 'play') {
      words.push(node.kind)
      continue
    }
    const { input, edit, next } = node
    words.push(edit === undefined ? input : `${input} ${editAsText(edit, view)}`)
    const to = next[0]?.node ?? 0
    if (at === nodes.length - 1) words.push(to === 0 ? 'repeat' : `repeat from ${to + 1}`)
  }
  const text = words.join('; ')
  const json = JSON.stringify(plan)
  const read = planInWords(text, view)
  return read?.ok === true && JSON.stringify(read.value) === json ? text : json
}

function editAsText({ of, statement, slot, card }: RuntimeErrorEdit, view: V): string {
  const { turn } = view.shared
  const owner = of === 'own' ? turn : seatsAfter(view.shared, turn)[of]
  return `edit ${ownerOf(owner ?? -1, view)} ${statement + 1} ${slot} with ${card}`
}

function parse(text: string, view: V): Result<Move, string> {
  const written = text.trim()
  if (written === '') return err(`Write a move. ${runtimeErrorNotation.help}`)
  if (written.length > MAX_TEXT_LENGTH) return err('That is too long for a move.')
  const bare = cardIn(written)
  if (bare !== undefined) return ok({ type: 'input', card: bare })
  const [, verb = '', rest = ''] = /^([a-z]+)\b[\s:]*(.*)$/isu.exec(written) ?? []
  switch (verb.toLowerCase()) {
    case 'script': {
      const read = readScript(rest)
      return read.ok ? ok({ type: 'script', ...read.value }) : read
    }
    case 'input': {
      const card = cardIn(rest)
      return card === undefined ? err(notACard(rest)) : ok({ type: 'input', card })
    }
    case 'edit':
      return readEdit(rest, view)
    case 'claim':
      return readClaim(rest, view)
    case 'skip':
      return /^\.?$/u.test(rest) ? ok({ type: 'skip' }) : err('Write only "skip".')
    case 'end':
      return /^\.?$/u.test(rest) ? ok({ type: 'end' }) : err('Write only "end".')
    default:
      return err(`“${sanitizeText(written, 40)}” is not a move. ${runtimeErrorNotation.help}`)
  }
}

function readScript(text: string): Result<RuntimeErrorStatement, string> {
  const words = text.split(/[\s,:-]+/u).filter((word) => word !== '')
  const cards = words.map(cardIn)
  const wrong = cards.indexOf(undefined)
  if (wrong >= 0) return err(notACard(words[wrong] ?? ''))
  const [lower, upper, body] = cards
  if (cards.length !== 3 || lower === undefined || upper === undefined || body === undefined) {
    return err(
      `A statement takes three cards, not ${cards.length}: lower bound, upper bound, function, as in "script 5H 8H : QC".`,
    )
  }
  return ok({ lower, upper, function: body })
}

const EDIT = /^(.+?)\s+(\d{1,2})\s+(lower|upper|function)(?:\s+(\S+))?\s+with\s+(\S+)$/isu

/** Longer than any edit, even with a name of a hundred characters. */
const MAX_EDIT_LENGTH = 300

function readEdit(text: string, view: V): Result<EditMove, string> {
  const read = text.length > MAX_EDIT_LENGTH ? null : EDIT.exec(text)
  if (read === null) {
    return err(
      'Write whose statement, which of their statements, which card of it and what replaces it, as in "edit Bob 1 upper with KS".',
    )
  }
  const [, owner = '', number = '', which = '', old, replacement = ''] = read
  const of = ownerIn(owner, view)
  if (of === undefined) {
    const names = view.roster.seats.map(({ player }) => player).join(', ')
    return err(
      `Nobody here is called “${sanitizeText(owner, 40)}”; write "own", or one of ${names}.`,
    )
  }
  const statement = STATEMENT_NUMBERS[Number(number) - 1]
  if (statement === undefined) return err('Number the statements of a player from 1 to 4.')
  const slot = which.toLowerCase() as Slot
  const card = cardIn(replacement)
  if (card === undefined) return err(notACard(replacement))
  const there = view.shared.statements[of]?.[statement]?.[slot] ?? null
  if (old !== undefined && cardIn(old) !== there) {
    const what = there === null ? 'no such card lies there' : `it is ${there}`
    return err(`The ${slot} you name is ${sanitizeText(old, 40)}, but ${what}; look again.`)
  }
  return ok({ type: 'edit', of, statement, slot, card })
}

/** The seat for "own", a number, or a player's name. */
function ownerIn(name: string, { shared, roster }: V): number | undefined {
  if (/^own$/iu.test(name)) return shared.turn
  const at = Number(/^seat ([1-4])$/iu.exec(name)?.[1] ?? 0) - 1
  return roster.seats[at] === undefined ? seatNamed(roster, name) : at
}

function readClaim(text: string, view: V): Result<Move, string> {
  const written = text.trim()
  if (written === '' || written === '.') return ok({ type: 'claim', plan: null })
  if (!written.startsWith('{')) {
    const plan = planInWords(written, view)
    return plan.ok ? ok({ type: 'claim', plan: plan.value }) : plan
  }
  const read = safeParse(planSchema, jsonIn(written))
  if (read.success) return ok({ type: 'claim', plan: read.output })
  if (read.issues[0].message === TOO_LONG) return err(`${TOO_LONG}.`)
  return err(
    'That is not a plan in JSON. Write "claim" alone to ask the solver, or a plan in words.',
  )
}

/** Longer than any plan in words. */
const MAX_PLAN_LENGTH = 2_000

/** A plan in words: a script, inputs with edits, and then a lemma or the inputs again. */
function planInWords(text: string, view: V): Result<RuntimeErrorPlan, string> {
  const parts = text.length > MAX_PLAN_LENGTH ? [] : text.split(/[;,]/u)
  const words = parts.map((part) => part.trim().replace(/\.$/u, '')).filter((part) => part !== '')
  let script: RuntimeErrorPlan['script']
  const first = /^script\s+(.*)$/isu.exec(words[0] ?? '')
  if (first !== null) {
    const read = readScript(first[1] ?? '')
    if (!read.ok) return read
    script = read.value
    words.shift()
  }
  const plays: PlayNode[] = []
  const last = (words.pop() ?? '').toLowerCase()
  const repeat = /^repeat(?:\s+from\s+(\d{1,3}))?$/u.exec(last)
  for (const [at, word] of words.entries()) {
    const [, written = '', change] = /^(\S+)(?:\s+edit\s+(.*))?$/isu.exec(word) ?? []
    const input = cardIn(written)
    if (input === undefined) return err(notACard(written))
    const isLast = repeat !== null && at === words.length - 1
    const next = [{ drawn: [], node: isLast ? Number(repeat[1] ?? 1) - 1 : at + 1 }]
    if (change === undefined) {
      plays.push({ kind: 'play', input, next })
      continue
    }
    const read = readEdit(change, view)
    if (!read.ok) return read
    const { type: _, of: seat, ...edit } = read.value
    const of = OPPONENTS[seatsAfter(view.shared, view.shared.turn).indexOf(seat)] ?? 'own'
    plays.push({ kind: 'play', input, edit: { of, ...edit }, next })
  }
  const isLemma = last === 'swap' || last === 'treadmill'
  if (!isLemma && (repeat === null || plays.length === 0)) {
    return err(
      'End a plan with "repeat", "repeat from 2", "swap" or "treadmill", as in "claim 7C, 8D, repeat".',
    )
  }
  const plan = planOf({ script, nodes: isLemma ? [...plays, { kind: last }] : plays })
  const read = safeParse(planSchema, plan)
  return read.success ? ok(read.output) : err('Number the inputs of a plan from 1.')
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const SUIT_LETTERS: Readonly<Record<string, string>> = { '♦': 'D', '♣': 'C', '♥': 'H', '♠': 'S' }

/** A card in any usual spelling: `7D`, `7♦`, `td`, `10D`, `♦7`. */
function cardIn(text: string): RuntimeErrorCard | undefined {
  const written = text.trim().replace(/^([DCHS♦♣♥♠])(10|[2-9TJQKA])\b/iu, '$2$1')
  const read = /^(10|[2-9TJQKA])([DCHS♦♣♥♠])\uFE0F?\.?$/iu.exec(written)
  const rank = (read?.[1] ?? '').toUpperCase().replace('T', '10')
  const suit = (read?.[2] ?? '').toUpperCase()
  const card = rank + (SUIT_LETTERS[suit] ?? suit)
  return numberOf(card) === undefined ? undefined : (card as RuntimeErrorCard)
}

function notACard(text: string): string {
  return text === ''
    ? 'Name a card, as in "input 7D".'
    : `“${sanitizeText(text, 40)}” is not a card; write rank and suit, as in 10D.`
}

/** The text of Runtime Error, without the rules. */
export const runtimeErrorText = /* @__PURE__ */ defineText<RuntimeError>({
  cards: true,
  options: {
    claim: {
      label: 'Claiming a win',
      help: 'Whether you prove it yourself, or the program looks for a proof.',
      choices: {
        certificate: 'You prove it',
        solver: 'The program proves it',
        either: 'Either way',
      },
    },
    failedClaim: {
      label: 'A wrong claim',
      help: 'What it costs.',
      choices: { ignored: 'Nothing', 'ends-turn': 'The rest of the turn' },
    },
    first: {
      label: 'First player',
      help: 'Who begins: the number of a seat, from 0, or anybody.',
      choices: { chance: 'Anybody', number: 'A seat' },
      advanced: true,
    },
    knowledge: {
      label: 'What a proof may use',
      help: 'Whether it must hold for any order of the deck.',
      choices: { player: 'What its player knows', deck: 'It must hold for any order' },
      advanced: true,
    },
    reshuffle: {
      label: 'An empty deck',
      help: 'When the discard pile is shuffled into a new one.',
      choices: { 'on-draw': 'When a card is drawn', 'when-empty': 'At once' },
      advanced: true,
    },
    lastPlayer: {
      label: 'If all others leave',
      help: 'Whether the last player wins.',
      choices: { wins: 'They win', 'no-winner': 'Nobody wins' },
      advanced: true,
    },
    budget: {
      label: 'Length of the search',
      help: 'The most positions in which the program looks for a proof.',
      advanced: true,
    },
  },
  actions: {
    script: 'write a statement',
    input: 'lay an input',
    edit: 'replace a card',
    claim: 'claim that the turn never ends',
    skip: 'skip',
    end: 'end the turn',
  },
  notation: runtimeErrorNotation,
  describeMove,
  render: renderRuntimeError,
  events: runtimeErrorEvents,
})
