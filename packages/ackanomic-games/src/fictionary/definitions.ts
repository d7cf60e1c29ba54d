import { days, type SeatNumber } from '@ackanomic/core'
import { type Context, itemAt } from '@ackanomic/core/engine'
import { askWhatIsDue } from './questions.js'
import { byDefault, type Draft, endRound, note, stir } from './rounds.js'
import { brainiacOf, definitionOf, wordOf } from './spots.js'
import type { Fictionary } from './types.js'

/** A Bluffer’s definition has come in, which only the Brainiac sees (2a). */
export function define(
  draft: Draft,
  seat: SeatNumber,
  definition: string,
  ctx: Context<Fictionary>,
): void {
  stir(draft, ctx)
  note(draft, seat, { definition, how: 'sent', order: null })
  const post = (): Fictionary['Post'] => ({ type: 'defined', seat, definition })
  ctx.emit(seat, '1250.10/2a', post)
  ctx.emit(brainiacOf(draft.shared), '1250.10/2a', post)
}

/** An empty definition is taken for one that was not sent (2b); nobody else is told. */
export function defineByDefault(
  draft: Draft,
  seat: SeatNumber,
  bot: boolean,
  ctx: Context<Fictionary>,
): void {
  note(draft, seat, { definition: '', how: bot ? 'bot' : 'time', order: null })
  const post = (): Fictionary['Post'] => ({ type: 'default', step: 2, seat, bot })
  ctx.emit(seat, '1250.10/2b', post)
  ctx.emit(brainiacOf(draft.shared), '1250.10/2b', post)
}

/** All definitions are there: step 3 begins (2c). */
export function beginComparison(draft: Draft, ctx: Context<Fictionary>): void {
  const brainiac = brainiacOf(draft.shared)
  const word = wordOf(draft.shared)
  draft.shared.now = { stage: 'report' }
  ctx.emit('public', '1250.10/2c', () => ({ type: 'comparison', brainiac, word }))
  ctx.startTimer('step', days(3))
}

/** The Brainiac reports who knew the word: two or more, one, or nobody (3a, 3b, 3c). */
export function report(
  draft: Draft,
  similar: readonly SeatNumber[],
  ctx: Context<Fictionary>,
): void {
  stir(draft, ctx)
  const brainiac = brainiacOf(draft.shared)
  const [correct = null, ...more] = similar
  if (correct !== null) {
    const many = more.length > 0
    ctx.emit('public', many ? '1250.10/3a(3)' : '1250.10/3b(3)', () => ({
      type: 'report',
      case: many ? '3a' : '3b',
      brainiac,
      similar,
    }))
    if (many) {
      endRound(draft, '3a', similar, ctx)
      return
    }
  }
  draft.shared.correct = correct
  draft.shared.now = { stage: 'list' }
  askWhatIsDue(draft, ctx)
}

/** The list is put in order and posted without names: step 4 begins (3c). */
export function postList(
  draft: Draft,
  of: readonly SeatNumber[],
  shuffled: readonly number[],
  ctx: Context<Fictionary>,
): void {
  const secrets = draft.secret
  const order = shuffled.map((thing) => itemAt(of, thing))
  const list = order.map((seat) => definitionOf(secrets, seat))
  itemAt(draft.secret, brainiacOf(draft.shared)).order = order
  draft.shared.list = [...list]
  draft.shared.now = { stage: 'votes' }
  const word = wordOf(draft.shared)
  ctx.emit('public', '1250.10/3c(2)', () => ({ type: 'list', word, list }))
  ctx.startTimer('step', days(3))
}

/** There is no report: the round is over (3d). */
export function giveUp(draft: Draft, bot: boolean, ctx: Context<Fictionary>): void {
  byDefault(draft, { step: 3, seat: brainiacOf(draft.shared), bot }, '1250.10/3d(1)', ctx)
  endRound(draft, '3d', [], ctx)
}
