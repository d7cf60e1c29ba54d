import { err, ok, type Result } from '@ackanomic/core'
import { type NotationOf, nameOf, shown, type View } from '@ackanomic/core/engine'
import { safeParse } from 'valibot'
import { type Card, numberOf } from './cards.js'
import type { Certificate } from './proof/certificate.js'
import { claimSchema, TOO_LONG } from './proof/certificate-schema.js'
import type { Slot } from './statement.js'
import type { EditMove, Move, RuntimeError } from './types.js'

type Read = Result<Move, string>
type V = View<RuntimeError>

/** More than a proof takes that can be sent in. */
const LONGEST_TEXT = 2_000_000

/** Moves as text, in the words of the rule. */
export const runtimeErrorNotation: NotationOf<RuntimeError> = {
  help: [
    'Write "script 5H 8H : QC" (lower bound, upper bound, function), "input 7D" or just "7D",',
    '"edit Bob 1 upper 9S with KS" ("edit own 2 function with 3C"), "skip", "end", or "claim";',
    'a claim may bring its proof: "claim swap", "claim treadmill", or "claim" and a certificate in JSON.',
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
      const old = view.own.statements[of]?.[statement]?.[slot] ?? null
      const what = old === null ? slot : `${slot} ${old}`
      return `edit ${ownerOf(move, view)} ${statement + 1} ${what} with ${card}`
    }
    case 'claim':
      return move.certificate === null ? 'claim' : `claim ${proofAsText(move.certificate)}`
    default:
      return move.type
  }
}

/** The shortest name of a statement's owner that is read as em. */
function ownerOf({ of }: EditMove, view: V): string {
  const names = ['own', nameOf(view.table, of)]
  // A name that ends like what follows it would be read as a shorter one.
  const isRead = (name: string) => EDIT.exec(`${name} 1 lower with AD`)?.[1] === name
  const named = names.find((name) => isRead(name) && seatNamed(name, view) === of)
  return named ?? `seat ${of + 1}`
}

function proofAsText(certificate: Certificate): string {
  const [only] = certificate.nodes
  const isShort = certificate.nodes.length === 1 && certificate.script === undefined
  if (isShort && (only?.kind === 'swap' || only?.kind === 'treadmill')) return only.kind
  return JSON.stringify(certificate)
}

function parse(text: string, view: V): Read {
  const written = text.trim()
  if (written === '') return err(`Write a move. ${runtimeErrorNotation.help}`)
  if (written.length > LONGEST_TEXT) return err('That is too long for a move.')
  const bare = cardIn(written)
  if (bare !== undefined) return ok({ type: 'input', card: bare })
  const [, verb = '', rest = ''] = /^(?:i\s+)?([a-z]+)\b[\s:]*(.*)$/isu.exec(written) ?? []
  switch (verb.toLowerCase()) {
    case 'script':
    case 'lay':
      return readScript(rest)
    case 'input':
    case 'play':
      return readInput(rest)
    case 'edit':
      return readEdit(rest, view)
    case 'claim':
      return readClaim(rest)
    case 'skip':
    case 'pass':
      return /^[.!]?$/u.test(rest) ? ok({ type: 'skip' }) : err('Write "skip", and no more.')
    case 'end':
      return /^((the|my)\s+)?(turn)?[.!]?$/iu.test(rest)
        ? ok({ type: 'end' })
        : err('Write "end", and no more.')
    default:
      return err(`“${shown(written, 40)}” is no move. ${runtimeErrorNotation.help}`)
  }
}

function readScript(text: string): Read {
  const words = text.split(/[\s,:;.–—-]+/u).filter((word) => !/^(to|and)?$/iu.test(word))
  const cards = words.map(cardIn)
  const wrong = cards.indexOf(undefined)
  if (wrong >= 0) return err(notACard(words[wrong] ?? ''))
  const [lower, upper, body] = cards
  if (cards.length !== 3 || lower === undefined || upper === undefined || body === undefined) {
    return err(
      `A statement takes three cards, not ${cards.length}: lower bound, upper bound, function, as in "script 5H 8H : QC".`,
    )
  }
  return ok({ type: 'script', lower, upper, function: body })
}

function readInput(text: string): Read {
  const card = cardIn(text)
  return card === undefined ? err(notACard(text)) : ok({ type: 'input', card })
}

const EDIT =
  /^(.+?)\s+(?:statement\s+)?#?(\d{1,2})\s+(lower|upper|function)(?:\s+bound)?(?:\s+(\S+))?\s+with\s+(\S+)$/isu

/** More than an edit takes, a name of a hundred characters included. */
const LONGEST_EDIT = 300

function readEdit(text: string, view: V): Read {
  const read = text.length > LONGEST_EDIT ? null : EDIT.exec(text)
  if (read === null) {
    return err(
      'Write whose statement, which of eir statements, which card of it and what replaces it, as in "edit Bob 1 upper with KS".',
    )
  }
  const [, owner = '', number = '', which = '', old, replacement = ''] = read
  const of = seatNamed(owner, view)
  if (of === undefined) {
    const names = view.table.seats.map(({ player }) => player).join(', ')
    return err(`Nobody here is called “${shown(owner, 40)}”; write "own", or one of ${names}.`)
  }
  const statement = Number(number) - 1
  if (statement < 0 || statement > 3) return err('Number the statements of a player from 1 to 4.')
  const slot = which.toLowerCase() as Slot
  const card = cardIn(replacement)
  if (card === undefined) return err(notACard(replacement))
  const there = view.own.statements[of]?.[statement]?.[slot] ?? null
  if (old !== undefined && cardIn(old) !== there) {
    const what = there === null ? 'no such card lies there' : `it is ${there}`
    return err(`The ${slot} you name is ${shown(old, 40)}, but ${what}; look again.`)
  }
  return ok({ type: 'edit', of, statement, slot, card })
}

/** The seat that somebody means: by "own", by number, or by its player's name. */
function seatNamed(name: string, { own, table }: V): number | undefined {
  const written = plainly(name)
  if (/^(own|my|mine)$/u.test(written)) return own.turn
  const number = /^seat (\d)$/u.exec(written)?.[1]
  if (number !== undefined) return table.seats[Number(number) - 1] && Number(number) - 1
  const players = table.seats.map(({ player }) => plainly(player))
  const exact = players.indexOf(written)
  const found = exact >= 0 ? exact : players.indexOf(written.replace(/['’]s$/u, ''))
  return found < 0 ? undefined : found
}

function plainly(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').toLowerCase()
}

function readClaim(text: string): Read {
  const written = text.trim()
  if (/^(solver|)[.!]?$/iu.test(written)) return ok({ type: 'claim', certificate: null })
  const named = /^(swap|treadmill)[.!]?$/iu.exec(written)?.[1]?.toLowerCase()
  if (named === 'swap' || named === 'treadmill') {
    return ok({ type: 'claim', certificate: { nodes: [{ kind: named }] } })
  }
  const read = safeParse(claimSchema, jsonIn(written))
  if (read.success) return ok({ type: 'claim', certificate: read.output })
  if (read.issues[0].message === TOO_LONG) return err(`${TOO_LONG}.`)
  return err(
    'That is no proof. Write "claim" alone to ask the solver, "claim swap", "claim treadmill", or "claim" and a certificate in JSON.',
  )
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const SUIT_LETTERS: Readonly<Record<string, string>> = { '♦': 'D', '♣': 'C', '♥': 'H', '♠': 'S' }

/** A card in any usual spelling: `7D`, `7♦`, `td`, `10D`. */
function cardIn(text: string): Card | undefined {
  const read = /^(10|[2-9TJQKA])\s*([DCHS♦♣♥♠])\uFE0F?[.!]?$/iu.exec(text.trim())
  const rank = (read?.[1] ?? '').toUpperCase().replace('T', '10')
  const suit = (read?.[2] ?? '').toUpperCase()
  const card = rank + (SUIT_LETTERS[suit] ?? suit)
  return numberOf(card) === undefined ? undefined : (card as Card)
}

function notACard(text: string): string {
  return text === ''
    ? 'Name a card, as in "input 7D".'
    : `“${shown(text, 40)}” is no card; write rank and suit, as in 10D.`
}
