import type { SeatNumber } from '@ackanomic/core'
import { type GameDefinition, itemAt, type Mutable } from '@ackanomic/core/engine'
import { exchangeOf, lookUp } from './exchanges.js'
import type { DoubleCrash } from './model.js'
import { type Draft, discover } from './rounds.js'
import type { DoubleCrashExchange } from './state.js'
import { clauseOfRound, crashesBetween, LETTERS, otherThan, salvoSizeOf } from './words.js'

type Moves = GameDefinition<DoubleCrash>['moves']
type Prompts = NonNullable<GameDefinition<DoubleCrash>['prompts']>

function openExchange({ shared: { exchanges } }: Draft): Mutable<DoubleCrashExchange> {
  return itemAt(exchanges, exchanges.length - 1)
}

export function looksUp({ targets, discovery }: DoubleCrash['Options']): boolean {
  return targets === 'check' || discovery === 'immediate'
}

const target: Moves['target'] = {
  validate({ shared, secret, options }, { word }, { seat }) {
    const { round } = shared
    if (shared.tentative !== null) return { code: 'roundsOver', details: { round } }
    if (round > 1) return { code: 'targetTooLate', details: { round } }
    const before = secret[seat]?.target ?? null
    if (before !== null && options.revisions === 'first')
      return { code: 'targetChosen', details: { target: before } }
    return word.length === LETTERS ? undefined : { code: 'targetLength', details: { word } }
  },
  apply(draft, { word }, ctx, { seat }) {
    const secret = itemAt(draft.secret, seat)
    secret.target = word
    ctx.emit(seat, '1250.12/R1(2)', () => ({ type: 'target', seat, word }))
    withdraw(draft, 'chosen', seat)
    secret.lookedUp = looksUp(draft.options)
    if (secret.lookedUp) ctx.prompt('chosen', lookUp(word), { seat }, 'host')
  },
}

/** A Salvo, which is public at once (IV.salvo). */
const salvo: Moves['salvo'] = {
  validate({ shared, options }, { words }, { seat }) {
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
  },
  apply(draft, { words }, ctx, { seat }) {
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
  },
}

export const roundMoves: Pick<Moves, 'target' | 'salvo' | 'opening' | 'reply'> = {
  target,
  salvo,
  opening: {
    validate: (state, { target: word, words }, actor) =>
      target.validate(state, { type: 'target', word }, actor) ??
      salvo.validate(state, { type: 'salvo', words }, actor),
    apply(draft, { target: word, words }, ctx, actor) {
      target.apply(draft, { type: 'target', word }, ctx, actor)
      salvo.apply(draft, { type: 'salvo', words }, ctx, actor)
    },
  },
  /** Public at once (IV.reply). */
  reply: {
    validate({ shared, options }, { lines }, { seat }) {
      const { round, stage } = shared
      if (shared.tentative !== null) return { code: 'roundsOver', details: { round } }
      if (stage === 'salvos')
        return { code: 'replyNotDue', details: { round, size: salvoSizeOf(round) } }
      const exchange = exchangeOf(shared)
      if ((exchange?.replies[seat] ?? null) !== null && options.revisions === 'first')
        return { code: 'replyPosted', details: { round } }
      const words = exchange?.salvos[otherThan(seat)] ?? []
      const isSalvo =
        lines.length === words.length && lines.every(({ word }, place) => word === words[place])
      return isSalvo ? undefined : { code: 'notTheSalvo', details: { salvo: words } }
    },
    apply(draft, { lines }, ctx, { seat }) {
      const { round } = draft.shared
      openExchange(draft).replies[seat] = lines.map(({ crashes }) => crashes)
      ctx.emit('public', clauseOfRound(round), () => ({ type: 'reply', seat, round, lines }))
      if (draft.options.discovery === 'claim') return
      const word = draft.secret[seat]?.target ?? ''
      const wrong = lines.findIndex((line) => crashesBetween(line.word, word) !== line.crashes)
      if (wrong < 0) return
      const error = { what: 'report', round, place: wrong + 1 } as const
      discover(draft, { against: seat, error, how: 'at once' }, ctx)
    },
  },
}

export const roundPrompts: Pick<Prompts, 'chosen' | 'salvo'> = {
  chosen: {
    apply(draft, isWord, ctx, { details: { seat } }) {
      const secret = itemAt(draft.secret, seat)
      secret.lookedUp = false
      if (isWord) return
      if (draft.options.targets === 'trust' || draft.shared.round > 1) {
        discover(draft, { against: seat, error: { what: 'target' }, how: 'at once' }, ctx)
        return
      }
      const word = secret.target ?? ''
      secret.target = null
      ctx.emit(seat, '1250.12/R1(1)', () => ({ type: 'handedBack', seat, word }))
    },
  },
  /** Without the word, the Salvo is void. */
  salvo: {
    deadline: 'round',
    apply(draft, isWord, ctx, { details: { seat, word } }) {
      const { shared } = draft
      shared.lookups = shared.lookups.filter((one) => one.seat !== seat || one.word !== word)
      if (isWord) return
      takeSalvoBack(draft, seat)
      ctx.emit('public', '1250.12/I', () => ({ type: 'struck', seat, word }))
    },
  },
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

function withdraw(draft: Draft, name: 'chosen' | 'salvo', seat: SeatNumber): void {
  draft.openPrompts = draft.openPrompts.filter(
    (asked) => asked.name !== name || asked.details.seat !== seat,
  )
}
