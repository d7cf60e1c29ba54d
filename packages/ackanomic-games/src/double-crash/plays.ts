import type { SeatNumber } from '@ackanomic/core'
import {
  type Actor,
  type AskedAs,
  getAt,
  type Mutable,
  type RefusalOf,
  type VisibleState,
} from '@ackanomic/core/engine'
import { exchangeOf, lookUp } from './exchanges.js'
import type { DoubleCrash } from './model.js'
import { type Ctx, type Draft, discover } from './rounds.js'
import type { DoubleCrashExchange } from './state.js'
import {
  clauseOfRound,
  crashesBetween,
  type DoubleCrashReplyLine,
  LETTERS,
  otherThan,
  salvoSizeOf,
} from './words.js'

type Refused = RefusalOf<DoubleCrash> | undefined
type Salvo = { readonly words: readonly string[] }
type Reply = { readonly lines: readonly DoubleCrashReplyLine[] }

function openExchange({ shared: { exchanges } }: Draft): Mutable<DoubleCrashExchange> {
  return getAt(exchanges, exchanges.length - 1)
}

/** Why a Target Word is refused (R1(1)). */
export function refuseTarget(
  { shared, secret, options }: VisibleState<DoubleCrash>,
  { word }: { readonly word: string },
  { seat }: Actor,
): Refused {
  const { round } = shared
  if (shared.tentative !== null) return { code: 'roundsOver', details: { round } }
  if (round > 1) return { code: 'targetTooLate', details: { round } }
  const target = secret[seat]?.target ?? null
  if (target !== null && options.revisions === 'first')
    return { code: 'targetChosen', details: { target } }
  return word.length === LETTERS ? undefined : { code: 'targetLength', details: { word } }
}

/** Chooses a Target Word; where the options want it, the dictionary is asked at once. */
export function chooseTarget(
  draft: Draft,
  { word }: { readonly word: string },
  ctx: Ctx,
  { seat }: Actor,
): void {
  const secret = getAt(draft.secret, seat)
  secret.target = word
  ctx.emit(seat, '1250.12/R1(2)', () => ({ type: 'target', seat, word }))
  withdraw(draft, 'chosen', seat)
  secret.lookedUp = looksUp(draft.options)
  if (secret.lookedUp) ctx.prompt('chosen', lookUp(word), { seat }, 'host')
}

/** Whether the dictionary is asked about each Target Word as soon as it is chosen. */
export function looksUp({ targets, discovery }: DoubleCrash['Options']): boolean {
  return targets === 'check' || discovery === 'immediate'
}

/** What the dictionary says of a Target Word that was just chosen. */
export function answerChosen(
  draft: Draft,
  isWord: boolean,
  ctx: Ctx,
  { details: { seat } }: AskedAs<DoubleCrash, 'chosen'>,
): void {
  const secret = getAt(draft.secret, seat)
  secret.lookedUp = false
  if (isWord) return
  if (draft.options.targets === 'trust' || draft.shared.round > 1) {
    discover(draft, { against: seat, error: { what: 'target' }, how: 'at once' }, ctx)
    return
  }
  const word = secret.target ?? ''
  secret.target = null
  ctx.emit(seat, '1250.12/R1(1)', () => ({ type: 'handed back', seat, word }))
}

/** Why a Salvo is refused (IV.salvo). */
export function refuseSalvo(
  { shared, options }: VisibleState<DoubleCrash>,
  { words }: Salvo,
  { seat }: Actor,
): Refused {
  const { round, stage } = shared
  if (shared.tentative !== null) return { code: 'roundsOver', details: { round } }
  if (stage === 'replies') return { code: 'salvoNotDue', details: { round } }
  const posted = exchangeOf(shared)?.salvos[seat] ?? null
  if (posted !== null && options.revisions === 'first')
    return { code: 'salvoPosted', details: { round } }
  const size = salvoSizeOf(round)
  if (words.length !== size)
    return { code: 'wrongSize', details: { round, words: words.length, size } }
  const misfits = words.filter(({ length }) => length !== LETTERS)
  return misfits.length === 0 ? undefined : { code: 'wordLength', details: { words: misfits } }
}

/** Posts a Salvo, to all and at once (IV.salvo(1)). */
export function postSalvo(draft: Draft, { words }: Salvo, ctx: Ctx, { seat }: Actor): void {
  takeSalvoBack(draft, seat)
  const { shared, options } = draft
  const { round } = shared
  const exchange = openExchange(draft)
  exchange.salvos[seat] = [...words]
  exchange.order.push(seat)
  ctx.emit('public', clauseOfRound(round), () => ({ type: 'salvo', seat, round, words }))
  if (options.salvoWords === 'any') return
  for (const word of new Set(words)) {
    shared.lookups.push({ seat, word })
    ctx.prompt('salvo', lookUp(word), { seat, word }, 'host')
  }
}

/** What the dictionary says of a word of a Salvo: without it, the Salvo is void. */
export function answerSalvo(
  draft: Draft,
  isWord: boolean,
  ctx: Ctx,
  { details: { seat, word } }: AskedAs<DoubleCrash, 'salvo'>,
): void {
  const { shared } = draft
  shared.lookups = shared.lookups.filter((one) => one.seat !== seat || one.word !== word)
  if (isWord) return
  takeSalvoBack(draft, seat)
  ctx.emit('public', '1250.12/I', () => ({ type: 'struck', seat, word }))
}

function takeSalvoBack(draft: Draft, seat: SeatNumber): void {
  const { shared } = draft
  const exchange = openExchange(draft)
  if (exchange.salvos[seat] === null) return
  exchange.salvos[seat] = null
  exchange.order = exchange.order.filter((one) => one !== seat)
  shared.lookups = shared.lookups.filter((one) => one.seat !== seat)
  withdraw(draft, 'salvo', seat)
}

/** Why a Reply is refused (IV.reply). */
export function refuseReply(
  { shared, options }: VisibleState<DoubleCrash>,
  { lines }: Reply,
  { seat }: Actor,
): Refused {
  const { round, stage } = shared
  if (shared.tentative !== null) return { code: 'roundsOver', details: { round } }
  if (stage === 'salvos')
    return { code: 'replyNotDue', details: { round, size: salvoSizeOf(round) } }
  const exchange = exchangeOf(shared)
  if ((exchange?.replies[seat] ?? null) !== null && options.revisions === 'first')
    return { code: 'replyPosted', details: { round } }
  const salvo = exchange?.salvos[otherThan(seat)] ?? []
  const isSalvo =
    lines.length === salvo.length && lines.every(({ word }, place) => word === salvo[place])
  return isSalvo ? undefined : { code: 'notTheSalvo', details: { salvo } }
}

/** Posts a Reply, to all and at once (IV.reply(1)). */
export function postReply(draft: Draft, { lines }: Reply, ctx: Ctx, { seat }: Actor): void {
  const { round } = draft.shared
  openExchange(draft).replies[seat] = lines.map(({ crashes }) => crashes)
  ctx.emit('public', clauseOfRound(round), () => ({ type: 'reply', seat, round, lines }))
  if (draft.options.discovery === 'claim') return
  const target = draft.secret[seat]?.target ?? ''
  const wrong = lines.findIndex(({ word, crashes }) => crashesBetween(word, target) !== crashes)
  if (wrong < 0) return
  const error = { what: 'report', round, place: wrong + 1 } as const
  discover(draft, { against: seat, error, how: 'at once' }, ctx)
}

function withdraw(draft: Draft, name: 'chosen' | 'salvo', seat: SeatNumber): void {
  draft.openPrompts = draft.openPrompts.filter(
    (asked) => asked.name !== name || asked.details.seat !== seat,
  )
}
