import { days, type SeatNumber } from '@ackanomic/core'
import { asPlain, type Desk } from '@ackanomic/core/engine'
import { byDefault, note } from './defaults.js'
import { askWhatIsDue } from './questions.js'
import { type Draft, endRound } from './rounds.js'
import type { Fictionary } from './types.js'

/** A Bluffer’s definition has come in, which only the Brainiac sees (2a). */
export function define(
  draft: Draft,
  seat: SeatNumber,
  definition: string,
  desk: Desk<Fictionary>,
): void {
  note(draft, seat, { definition, how: 'sent', order: null })
  const post = (): Fictionary['Post'] => ({ type: 'defined', seat, definition })
  desk.tell(seat, '1250.10/2a', post)
  desk.tell(draft.own.brainiac ?? 0, '1250.10/2a', post)
}

/** An empty definition is taken for one that was not sent (2b); nobody else is told. */
export function defineByDefault(
  draft: Draft,
  seat: SeatNumber,
  bot: boolean,
  desk: Desk<Fictionary>,
): void {
  note(draft, seat, { definition: '', how: bot ? 'bot' : 'time', order: null })
  const post = (): Fictionary['Post'] => ({ type: 'default', step: 2, seat, bot })
  desk.tell(seat, '1250.10/2b', post)
  desk.tell(draft.own.brainiac ?? 0, '1250.10/2b', post)
}

/** All definitions are there: step 3 begins (2c). */
export function beginComparison(draft: Draft, desk: Desk<Fictionary>): void {
  const { brainiac, word } = asPlain(draft.own)
  draft.own.now = { stage: 'report' }
  desk.tell('public', '1250.10/2c', () => ({
    type: 'comparison',
    brainiac: brainiac ?? 0,
    word: word ?? '',
  }))
  desk.start('step', days(3))
}

/** The Brainiac reports who knew the word: two or more, one, or nobody (3a, 3b, 3c). */
export function report(draft: Draft, similar: readonly SeatNumber[], desk: Desk<Fictionary>): void {
  const brainiac = draft.own.brainiac ?? 0
  const [correct = null, ...more] = similar
  if (correct !== null) {
    const many = more.length > 0
    desk.tell('public', many ? '1250.10/3a(3)' : '1250.10/3b(3)', () => ({
      type: 'report',
      case: many ? '3a' : '3b',
      brainiac,
      similar,
    }))
    if (many) {
      endRound(draft, '3a', similar, desk)
      return
    }
  }
  draft.own.correct = correct
  draft.own.now = { stage: 'list' }
  askWhatIsDue(draft, desk)
}

/** The list is put in order and posted without names: step 4 begins (3c). */
export function postList(
  draft: Draft,
  of: readonly SeatNumber[],
  shuffled: readonly number[],
  desk: Desk<Fictionary>,
): void {
  const secrets = asPlain(draft.secret)
  const order = shuffled.map((thing) => of[thing] ?? 0)
  const list = order.map((seat) => secrets[seat]?.definition ?? '')
  const mine = draft.secret[draft.own.brainiac ?? 0]
  if (mine !== undefined) mine.order = order
  draft.own.list = [...list]
  draft.own.now = { stage: 'votes' }
  const word = draft.own.word ?? ''
  desk.tell('public', '1250.10/3c(2)', () => ({ type: 'list', word, list }))
  desk.start('step', days(3))
}

/** There is no report: the round is over (3d). */
export function giveUp(draft: Draft, bot: boolean, desk: Desk<Fictionary>): void {
  byDefault(draft, { step: 3, seat: draft.own.brainiac ?? 0, bot }, '1250.10/3d(1)', desk)
  endRound(draft, '3d', [], desk)
}
