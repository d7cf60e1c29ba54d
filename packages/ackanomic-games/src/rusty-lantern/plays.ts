import { itemAt } from '@ackanomic/core/engine'
import { burnCard, findCard, isLocked, oweCards, takeCard } from './cards.js'
import type { Clause, Ctx, Draft, Moves, Prompts, Refused } from './model.js'
import type { RustyLanternVerdict } from './schema.js'
import { countLines, MAX_LINES, MIN_LINES, type RustyLanternDenial } from './tale.js'
import { checkTurn, moveOn, restartDays } from './turns.js'
import { winTale } from './winning.js'

const LANTERN = /(?<![\p{L}\p{N}_])lantern(?![\p{L}\p{N}_])/iu

export const playMove: Moves['play'] = {
  validate(state, { subject, text, card }, { seat }) {
    const error = checkTurn(state, seat)
    if (error !== undefined) return error
    if (!LANTERN.test(subject)) return { code: 'noLantern', details: { subject } }
    const lines = countLines(text)
    if (state.options.enforceLength && (lines < MIN_LINES || lines > MAX_LINES))
      return { code: 'wrongLength', details: { lines } }
    if (card === null) return undefined
    if (state.shared.bards[seat]?.cards === 0) return { code: 'noCards', details: { card } }
    return isLocked(state.shared, seat, card)
      ? { code: 'cardLocked', details: { card } }
      : undefined
  },
  apply(draft, { subject, text, card }, ctx, { seat }) {
    const { shared } = draft
    shared.plays.push({
      seat,
      at: ctx.at,
      stoppedBefore: shared.stopped.before,
      subject,
      text,
      card,
      held: shared.bards[seat]?.cards ?? 0,
      answered: null,
    })
    shared.tried = true
    restartDays(draft, ctx)
    const play = shared.plays.length
    const lines = countLines(text)
    ctx.emit('public', '1250.18/play.a', () => ({ type: 'play', play, seat, subject, lines, card }))
  },
}

export const playPrompt: Prompts['play'] = {
  /** The part of a play that is counted, not judged. */
  validate({ shared, secret }, verdict, { details: { play } }) {
    const { seat, card, held } = itemAt(shared.plays, play - 1)
    const isPhantom = card !== null && findCard(itemAt(secret, seat).hand, card) === null
    if (verdict.reply === 'deny') {
      const { reason } = verdict
      const isWrong =
        (reason === 'no card specified' && (held === 0 || (card !== null && !isPhantom))) ||
        (reason === 'nothing played' && card !== null) ||
        (reason === 'card not brought in' && card === null)
      return isWrong ? { code: 'wrongReason', details: { reason, card, held } } : undefined
    }
    if (isPhantom) return { code: 'phantomCard', details: { card } }
    if (verdict.looseEnd && card === null) return { code: 'noNewLooseEnd', details: { play } }
    return checkTied(verdict.tied, shared.looseEnds)
  },
  apply(draft, verdict, ctx, { details: { play } }) {
    if (verdict.reply === 'deny') denyPlay(draft, play, verdict.reason, ctx)
    else verifyPlay(draft, play, verdict, ctx)
  },
}

function checkTied(tied: readonly string[], looseEnds: readonly string[]): Refused {
  const left = [...looseEnds]
  for (const named of tied) {
    const card = findCard(left, named)
    if (card === null) return { code: 'noLooseEnd', details: { card: named, looseEnds } }
    left.splice(left.indexOf(card), 1)
  }
  return undefined
}

/** Verifies a play: its card is burned or laid, Loose Ends are tied off, and perhaps it wins. */
function verifyPlay(
  draft: Draft,
  number: number,
  { looseEnd, tied }: Extract<RustyLanternVerdict, { reply: 'verify' }>,
  ctx: Ctx,
): void {
  const { shared, hidden } = draft
  const play = itemAt(shared.plays, number - 1)
  const { seat } = play
  const before = shared.looseEnds
  const done = tied.flatMap((named) => findCard(before, named) ?? [])
  shared.looseEnds = before.filter((card) => !done.includes(card))
  hidden.burned.push(...done)
  const card = takeCard(draft, seat, play.card)
  if (card !== null) (looseEnd ? shared.looseEnds : hidden.burned).push(card)
  play.answered = { is: 'verified', looseEnd, tied: done }
  const isBard = shared.circle.includes(seat)
  const bard = itemAt(shared.bards, seat)
  const ale = isBard ? done.length : 0
  bard.ale += ale
  const verified = { play: number, seat, card, looseEnd, tied: done, ale }
  ctx.emit('public', '1250.18/play.e', () => ({ type: 'verified', ...verified }))
  if (isBard && bard.cards === 0 && shared.looseEnds.length === 0) winTale(draft, seat, ctx)
  else restartDays(draft, ctx)
}

function denyPlay(draft: Draft, number: number, reason: RustyLanternDenial, ctx: Ctx): void {
  const { shared, options } = draft
  const play = itemAt(shared.plays, number - 1)
  const { seat, card } = play
  const burned = burnCard(draft, seat, card)
  play.answered = { is: 'denied', reason }
  const denied = { type: 'denied', play: number, seat, reason, burned } as const
  ctx.emit('public', REASONS[reason], () => denied)
  if (burned !== null || (card !== null && options.phantomCardDenial === 'two-cards'))
    oweCards(draft, seat, 2)
  if (shared.turn === seat) moveOn(draft, seat, '1250.18/turn.d', ctx)
  else restartDays(draft, ctx)
}

const REASONS: Readonly<Record<RustyLanternDenial, Clause>> = {
  incomprehensible: '1250.18/deny.1',
  'non sequitur': '1250.18/deny.2',
  'against the spirit': '1250.18/deny.3',
  'wrong length': '1250.18/deny.4',
  'no card specified': '1250.18/deny.5',
  'nothing played': '1250.18/deny.6',
  'card not brought in': '1250.18/deny.7',
}
