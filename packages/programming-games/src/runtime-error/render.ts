import type { SeatNumber } from '@ackanomic/core'
import { isInGame, nameOf, seatBadges, type View } from '@ackanomic/core/engine'
import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from './cards.js'
import type { RuntimeError } from './model.js'
import type { RuntimeErrorLaidStatement, RuntimeErrorShared } from './state.js'
import { functionOf } from './statement.js'

const SHOWN_DISCARDS = 12

/** Renders the table as text, with drawn statements. */
export function renderRuntimeError(view: View<RuntimeError>): string {
  const { shared, roster, outcome } = view
  const lines = [headline(view), '']
  if (shared.stage !== 'deal') {
    const shuffled = shared.shuffling ? '; the pile is being shuffled' : ''
    lines.push(`Deck: ${cards(shared.deck)}${shuffled}`, `Discard pile: ${pileIn(shared)}`)
    if (shared.input !== null) lines.push(`Input: ${shared.input}`)
    lines.push('')
  }
  for (const seat of roster.seats.keys()) lines.push(...playerIn(view, seat))
  if (view.role === 'seat') {
    lines.push(`Your hand: ${inOrder(view.mine.hand) || '–'}`)
    if (view.mine.faceDown !== null) lines.push(`You put face down: ${view.mine.faceDown}`)
  }
  if (shared.proved !== null) {
    const hand = inOrder(shared.proved.position.hand)
    lines.push(`Why the turn lasts for ever, from the hand ${hand}:`, ...shared.proved.steps)
  }
  if (outcome !== null) lines.push(`${outcome.winners.join(' and ') || 'Nobody'} won.`)
  return lines.join('\n').trimEnd()
}

function headline({ shared, roster, outcome }: View<RuntimeError>): string {
  if (outcome !== null) return 'Runtime Error is over.'
  const name = nameOf(roster, shared.turn)
  const turn = `${name}’s turn`
  const heads: Readonly<Record<typeof shared.stage, string>> = {
    deal: 'Runtime Error: the deck is being shuffled.',
    first: 'Runtime Error: the first player is being drawn.',
    scripting: `${turn}: scripting. A statement may be laid, or an input.`,
    testing: `${turn}: testing. An input may be laid.`,
    edit: `${turn}: EDIT. A card must be replaced.`,
    loop: `${turn}: LOOP. Another input must be laid.`,
    executing: `${turn}: functions are being executed.`,
    ending: `${turn} ends.`,
  }
  return heads[shared.stage]
}

function playerIn(view: View<RuntimeError>, seat: SeatNumber): string[] {
  const { shared, roster, outcome } = view
  const marks = seatBadges(view, seat, { left: 'has left', out: 'has left' })
  const inTurn = outcome === null && shared.stage !== 'deal' && shared.stage !== 'first'
  const pointer = inTurn && shared.turn === seat ? '>' : ' '
  const named = `${nameOf(roster, seat)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
  if (!isInGame(roster, seat)) return [`${pointer} ${named}`, '']
  const seen = shared.seen[seat] ?? []
  const open = seen.length === 0 || outcome !== null ? '' : `, among them ${inOrder(seen)}`
  const asleep = shared.faceDown?.of === seat ? shared.faceDown.statement : -1
  const drawn = drawStatements(shared.statements[seat] ?? [], asleep)
  return [
    `${pointer} ${named}: ${cards(shared.hands[seat] ?? 0)} in hand${open}`,
    ...drawn.map((line) => `  ${line}`),
    '',
  ]
}

function pileIn({ discard }: RuntimeErrorShared): string {
  if (discard.length === 0) return 'empty'
  const shown = [...discard].reverse().slice(0, SHOWN_DISCARDS).join(' ')
  const more = discard.length - SHOWN_DISCARDS
  return `${shown}${more > 0 ? ` and ${more} below` : ''} (the top card first)`
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`
}

function inOrder(hand: readonly RuntimeErrorCard[]): string {
  return RUNTIME_ERROR_CARDS.filter((card) => hand.includes(card)).join(' ')
}

/** Inner width of a drawn statement. */
const WIDTH = 12

/** Draws statements side by side; `asleep` is the index of the sleeping one, or -1. */
function drawStatements(statements: readonly RuntimeErrorLaidStatement[], asleep: number) {
  if (statements.length === 0) return []
  const boxes = statements.map((statement, at) => box(statement, at + 1, at === asleep))
  return [0, 1, 2, 3, 4].map((line) => boxes.map((each) => each[line]).join('  '))
}

function box(
  { lower, upper, function: body }: RuntimeErrorLaidStatement,
  number: number,
  asleep: boolean,
): string[] {
  const name = body === null ? '' : functionOf(body).toUpperCase()
  const condition = `${lower ?? '??'} to ${upper ?? '??'}`
  return [
    `┌─${number}${'─'.repeat(WIDTH - 2)}┐`,
    `│ ${(body ?? '??').padEnd(4)}${name.padStart(WIDTH - 6)} │`,
    `├${'─'.repeat(WIDTH)}┤`,
    `│ ${condition.padEnd(WIDTH - 2)} │`,
    `└${(asleep ? ' asleep ' : '').padEnd(WIDTH, '─')}┘`,
  ]
}
