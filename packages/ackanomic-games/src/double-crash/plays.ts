import type { SeatNumber } from '@ackanomic/core'
import type { Desk, RefusalOf, State } from '@ackanomic/core/engine'
import { lookedUp } from './questions.js'
import { type Draft, discover } from './rounds.js'
import type { DoubleCrash, Line, Options, Own } from './types.js'
import {
  clauseOfRound,
  crashesBetween,
  exchangeOf,
  isSalvoRound,
  LETTERS,
  otherThan,
  salvoSizeOf,
} from './words.js'

type Refused = RefusalOf<DoubleCrash> | undefined

/** Why a Target Word is refused (R1(1)). */
export function checkTarget(
  { own, secret, options }: State<DoubleCrash>,
  word: string,
  seat: SeatNumber,
): Refused {
  if (own.tentative !== null) return roundsOver(own)
  if (own.round > 1) return { code: 'targetTooLate', facts: { round: own.round } }
  const target = secret[seat]?.target ?? null
  if (target !== null && options.revisions === 'first') {
    return { code: 'targetChosen', facts: { target } }
  }
  return word.length === LETTERS ? undefined : { code: 'targetLength', facts: { word } }
}

/** Chooses a Target Word; where the options want it, the dictionary is asked at once. */
export function chooseTarget(
  draft: Draft,
  word: string,
  seat: SeatNumber,
  desk: Desk<DoubleCrash>,
): void {
  const secret = draft.secret[seat]
  if (secret === undefined) return
  secret.target = word
  desk.tell(seat, '1250.12/R1(2)', () => ({ type: 'target', seat, word }))
  withdraw(draft, 'chosen', seat)
  secret.lookedUp = looksUp(draft.options)
  if (secret.lookedUp) desk.ask('chosen', lookedUp(word), { seat }, 'host')
}

/** Whether the dictionary is asked about each Target Word as soon as it is chosen. */
export function looksUp({ targets, discovery }: Options): boolean {
  return targets === 'check' || discovery === 'immediate'
}

/** What the dictionary says of a Target Word that was just chosen. */
export function reportChosen(
  draft: Draft,
  isWord: boolean,
  seat: SeatNumber,
  desk: Desk<DoubleCrash>,
): void {
  const secret = draft.secret[seat]
  if (secret === undefined) return
  secret.lookedUp = false
  if (isWord) return
  if (draft.options.targets === 'trust' || draft.own.round > 1) {
    discover(draft, seat, { what: 'target' }, 'at once', desk)
    return
  }
  const word = secret.target ?? ''
  secret.target = null
  desk.tell(seat, '1250.12/R1(1)', () => ({ type: 'handed back', seat, word }))
}

/** Why a Salvo is refused (IV.salvo). */
export function checkSalvo(
  { own, options }: State<DoubleCrash>,
  words: readonly string[],
  seat: SeatNumber,
): Refused {
  const { round } = own
  if (own.tentative !== null) return roundsOver(own)
  if (!isSalvoRound(round)) return { code: 'salvoNotDue', facts: { round } }
  const posted = exchangeOf(own)?.salvos[seat] ?? null
  if (posted !== null && options.revisions === 'first') {
    return { code: 'salvoPosted', facts: { round } }
  }
  const size = salvoSizeOf(round)
  if (words.length !== size) {
    return { code: 'wrongSize', facts: { round, words: words.length, size } }
  }
  const misfits = words.filter(({ length }) => length !== LETTERS)
  return misfits.length === 0 ? undefined : { code: 'wordLength', facts: { words: misfits } }
}

/** Posts a Salvo, to all and at once (IV.salvo(1)). */
export function postSalvo(
  draft: Draft,
  words: readonly string[],
  seat: SeatNumber,
  desk: Desk<DoubleCrash>,
): void {
  const { round } = draft.own
  takeSalvoBack(draft, seat)
  const exchange = exchangeIn(draft)
  if (exchange === undefined) return
  exchange.salvos[seat] = [...words]
  exchange.order.push(seat)
  desk.tell('public', clauseOfRound(round), () => ({
    type: 'salvo',
    seat,
    round,
    words: [...words],
  }))
  if (draft.options.salvoWords === 'any') return
  for (const word of new Set(words)) {
    draft.own.lookups.push({ seat, word })
    desk.ask('salvo', lookedUp(word), { seat, word }, 'host')
  }
}

/** What the dictionary says of a word of a Salvo: without it, the Salvo is void. */
export function reportSalvo(
  draft: Draft,
  isWord: boolean,
  { seat, word }: { readonly seat: SeatNumber; readonly word: string },
  desk: Desk<DoubleCrash>,
): void {
  if (isWord) {
    const isThis = (one: { seat: SeatNumber; word: string }) =>
      one.seat === seat && one.word === word
    draft.own.lookups = draft.own.lookups.filter((one) => !isThis(one))
    return
  }
  takeSalvoBack(draft, seat)
  desk.tell('public', '1250.12/I', () => ({ type: 'struck', seat, word }))
}

function takeSalvoBack(draft: Draft, seat: SeatNumber): void {
  const exchange = exchangeIn(draft)
  if (exchange === undefined || exchange.salvos[seat] === null) return
  exchange.salvos[seat] = null
  exchange.order = exchange.order.filter((one) => one !== seat)
  draft.own.lookups = draft.own.lookups.filter((one) => one.seat !== seat)
  withdraw(draft, 'salvo', seat)
}

/** Why a Reply is refused (IV.reply). */
export function checkReply(
  { own, options }: State<DoubleCrash>,
  lines: readonly Line[],
  seat: SeatNumber,
): Refused {
  const { round } = own
  if (own.tentative !== null) return roundsOver(own)
  if (isSalvoRound(round)) {
    return { code: 'replyNotDue', facts: { round, size: salvoSizeOf(round) } }
  }
  const exchange = exchangeOf(own)
  if ((exchange?.replies[seat] ?? null) !== null && options.revisions === 'first') {
    return { code: 'replyPosted', facts: { round } }
  }
  const salvo = exchange?.salvos[otherThan(seat)] ?? []
  const isSalvo =
    lines.length === salvo.length && lines.every(({ word }, place) => word === salvo[place])
  return isSalvo ? undefined : { code: 'notTheSalvo', facts: { salvo } }
}

/** Posts a Reply, to all and at once (IV.reply(1)). */
export function postReply(
  draft: Draft,
  lines: readonly Line[],
  seat: SeatNumber,
  desk: Desk<DoubleCrash>,
): void {
  const { round } = draft.own
  const exchange = exchangeIn(draft)
  if (exchange === undefined) return
  exchange.replies[seat] = lines.map(({ crashes }) => crashes)
  desk.tell('public', clauseOfRound(round), () => ({
    type: 'reply',
    seat,
    round,
    lines: lines.map(({ word, crashes }) => ({ word, crashes })),
  }))
  if (draft.options.discovery === 'claim') return
  const target = draft.secret[seat]?.target ?? ''
  const wrong = lines.findIndex(({ word, crashes }) => crashesBetween(word, target) !== crashes)
  if (wrong < 0) return
  discover(draft, seat, { what: 'report', round, place: wrong + 1 }, 'at once', desk)
}

function roundsOver({ round }: Own): Refused {
  return { code: 'roundsOver', facts: { round } }
}

function exchangeIn({ own }: Draft): Draft['own']['exchanges'][number] | undefined {
  return own.exchanges[own.exchanges.length - 1]
}

function withdraw(draft: Draft, name: 'chosen' | 'salvo', seat: SeatNumber): void {
  draft.asked = draft.asked.filter((asked) => asked.name !== name || asked.about.seat !== seat)
}
