import { err, ok, type Result } from '@ackanomic/core'
import type { NotationOf, View } from '@ackanomic/core/engine'
import { sanitizeText } from '@ackanomic/core/untrusted'
import type { DiplomacyVariant, PowerId } from '../map.js'
import type { Diplomacy, DiplomacyMove } from '../model.js'
import { formatOrder } from '../orders.js'
import type { DiplomacyPosition } from '../position.js'
import type { MapOf } from '../variants/maps.js'
import { formatDuration, joinWords, parseDuration, powerName } from '../wording.js'
import { lexiconOf, tokens } from './lexicon.js'
import { describeUnreadable, firstUnreadable, parseOrders } from './parse.js'

const MAX_MAIL_LENGTH = 80_000

const MAX_REPORTED = 20

const HELP = [
  'Write orders as you would mail them, several at once: "A Par-Bur, F Bre-MAO, A Mar S A Par-Bur"; "none" takes them back.',
  'Where turns end early: "ready" once your orders are final, "not ready" to take it back.',
  'Also: "claim France and Russia", "unclaim", "draw yes", "draw no", "offer to play France", "offer to referee".',
  'The referee: "abort", "acknowledge Vera as France", "extend 2 days"; the Speaker: "acknowledge Vera as referee".',
].join('\n')

export function notationOf(variantIn: MapOf): NotationOf<Diplomacy> {
  return {
    help: HELP,
    parse: (text, view) => parseMove(variantIn(view), text, view),
    format: (move, view) => formatMove(variantIn(view), move),
  }
}

function formatMove(variant: DiplomacyVariant, move: DiplomacyMove): string {
  const place = (name: string): string => powerName(variant, name)
  switch (move.type) {
    case 'abort':
    case 'unclaim':
      return move.type
    case 'orders':
      return move.orders.length === 0 ? 'none' : move.orders.join('\n')
    case 'ready':
      return move.ready ? 'ready' : 'not ready'
    case 'extend':
      return `extend ${formatDuration(move.length)}`
    case 'claim':
      return `claim ${move.group.map(place).join(' and ')}`
    case 'draw':
      return move.agree ? 'draw yes' : 'draw no'
    case 'offer':
      return move.for === 'referee' ? 'offer to referee' : `offer to play ${place(move.for)}`
    case 'acknowledge':
      return `acknowledge ${move.person} as ${place(move.for)}`
    case 'correct':
      return `correct ${JSON.stringify(move.position)}`
  }
}

type ParsedMove = Result<DiplomacyMove, string>

const FIXED: ReadonlyMap<string, DiplomacyMove> = /* @__PURE__ */ new Map<string, DiplomacyMove>([
  ['abort', { type: 'abort' }],
  ['none', { type: 'orders', orders: [] }],
  ['ready', { type: 'ready', ready: true }],
  ['not ready', { type: 'ready', ready: false }],
  ['unclaim', { type: 'unclaim' }],
  ['draw yes', { type: 'draw', agree: true }],
  ['draw no', { type: 'draw', agree: false }],
])

function parseMove(variant: DiplomacyVariant, text: string, view: View<Diplomacy>): ParsedMove {
  if (text.length > MAX_MAIL_LENGTH)
    return err(`That is too long; write at most ${MAX_MAIL_LENGTH} characters.`)
  const written = text.trim()
  const bare = written.replace(/[.!]$/u, '')
  const words = bare.split(/\s+/u)
  const fixed = FIXED.get(words.join(' ').toLowerCase())
  if (fixed !== undefined) return ok(fixed)
  const first = (words[0] ?? '').toLowerCase()
  const rest = bare.slice(first.length).trim()
  const meant = [...FIXED.keys()].filter((each) => each.split(' ')[0] === first)
  if (meant.length > 0) return err(`Write ${meant.map((each) => `"${each}"`).join(' or ')} alone.`)
  switch (first) {
    case '':
      return err('Write your orders, such as "A Par-Bur", or another move.')
    case 'extend':
      return parseExtend(rest)
    case 'claim':
      return parseClaim(variant, rest)
    case 'offer':
      return parseOffer(variant, rest)
    case 'acknowledge':
      return parseAcknowledge(variant, rest)
    case 'correct':
      return parseCorrect(rest)
    default:
      return parseMail(variant, written, view)
  }
}

/** The limit of parts of one name, cut at commas and "and": three, with two marks between them. */
const MAX_PIECES = 5

function parseClaim(variant: DiplomacyVariant, rest: string): ParsedMove {
  const group: PowerId[] = []
  const pieces = rest.split(/(,|;|&|\band\b)/iu)
  for (let at = 0; at < pieces.length; at += 2) {
    // A name may contain "and", so the longest match counts.
    const nameTo = (end: number): string => pieces.slice(at, end).join('').trim()
    let end = Math.min(at + MAX_PIECES, pieces.length)
    while (end > at + 1 && powerNamed(variant, nameTo(end)) === undefined) end -= 2
    const name = nameTo(end)
    at = end - 1
    if (name === '') continue
    const power = powerNamed(variant, name)
    if (power === undefined) return err(unknown(variant, name))
    group.push(power)
  }
  return group.length === 0
    ? err('Name the group, your own power included: "claim France and Russia".')
    : ok({ type: 'claim', group })
}

function parseOffer(variant: DiplomacyVariant, rest: string): ParsedMove {
  const name = rest.replace(/^to\s+(?:play\s+)?/iu, '')
  const place = parsePlace(variant, name)
  if (name === '') return err('Write "offer to play France" or "offer to referee".')
  return place.ok ? ok({ type: 'offer', for: place.value }) : place
}

function parseAcknowledge(variant: DiplomacyVariant, rest: string): ParsedMove {
  const [, person = '', name = ''] = /^(.*\S)\s+as\s+(\S.*)$/isu.exec(rest) ?? []
  const place = parsePlace(variant, name)
  if (name === '')
    return err('Say who takes which place: "acknowledge Vera as France", or "as referee".')
  return place.ok ? ok({ type: 'acknowledge', person, for: place.value }) : place
}

function parsePlace(variant: DiplomacyVariant, name: string): Result<PowerId | 'referee', string> {
  if (name.toLowerCase() === 'referee') return ok('referee')
  const power = powerNamed(variant, name)
  return power === undefined ? err(unknown(variant, name)) : ok(power)
}

function parseExtend(rest: string): ParsedMove {
  const length = parseDuration(rest.replace(/^by\s+/iu, ''))
  return length === undefined
    ? err('Write how much longer: "extend 2 days", "extend 12 hours".')
    : ok({ type: 'extend', length })
}

function parseCorrect(rest: string): ParsedMove {
  try {
    const position: unknown = JSON.parse(rest)
    if (hasParts(position)) return ok({ type: 'correct', position })
  } catch {}
  return err('Write "correct" and the position as JSON: phase, units, owners, dislodged.')
}

function hasParts(value: unknown): value is DiplomacyPosition {
  const parts = ['phase', 'units', 'owners', 'dislodged']
  return (
    typeof value === 'object' && value !== null && parts.every((part) => Object.hasOwn(value, part))
  )
}

function parseMail(variant: DiplomacyVariant, text: string, view: View<Diplomacy>): ParsedMove {
  const { shared } = view
  const mine = view.role === 'seat' ? shared.powers[view.seat] : undefined
  const power = mine ?? Object.keys(variant.powers)[0] ?? ''
  const step = shared.position?.phase.step ?? 'moves'
  const { orders, unreadable } = parseOrders(variant, text, { power, step })
  if (unreadable.length > 0)
    return err(describeUnreadable(firstUnreadable(unreadable, MAX_REPORTED), '\n'))
  return orders.length === 0
    ? err('This contains no order; write one such as "A Par-Bur".')
    : ok({ type: 'orders', orders: orders.map(formatOrder) })
}

function powerNamed(variant: DiplomacyVariant, name: string): PowerId | undefined {
  return lexiconOf(variant).powers.get(tokens(name).join(' '))
}

function unknown(variant: DiplomacyVariant, name: string): string {
  const names = Object.values(variant.powers).map((power) => power.name)
  return `There is no power "${sanitizeText(name, 60)}"; there are ${joinWords(names)}.`
}
