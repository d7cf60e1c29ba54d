import type { SeatNumber } from '@ackanomic/core'
import { nameOf, seatBadges, type View } from '@ackanomic/core/engine'
import { withCard } from './events.js'
import type { RustyLantern } from './model.js'
import { openPlayOf, stakesText, storySoFar } from './tale.js'

const SHOWN = 600

export function renderRustyLantern(view: View<RustyLantern>): string {
  const { shared, roster } = view
  const lines = [headline(view), '']
  for (const seat of shared.circle) lines.push(bardLine(view, seat))
  if (shared.circle.length === 0) lines.push('  The benches are empty.')
  lines.push(
    `  Barkeep: ${roster.referees.length === 0 ? 'nobody' : roster.referees.join(' and ')}`,
  )
  lines.push('', `On the table: ${listOf(shared.looseEnds, 'no Loose Ends')}`)
  if (shared.deckSize !== null) lines.push(`In the deck: ${shared.deckSize}`)
  if (view.options.ante !== null)
    lines.push(`In the pot: ${shared.pot.length} × ${stakesText(view.options.ante)}`)
  const told = storySoFar(shared).at(-1)
  if (told !== undefined) lines.push('', 'The latest of the tale:', indented(told))
  lines.push(...pendingLines(view), ...knownLines(view))
  return lines.join('\n')
}

function headline(view: View<RustyLantern>): string {
  const { shared, roster, outcome } = view
  const title = 'Ye Olde Rusty Lantern'
  if (outcome?.winners.length === 0) return `${title}: the tale is over, and nobody has won.`
  if (outcome !== null) return `${title}: the tale is told. ${outcome.winners.join(' and ')} won.`
  const reasons = roster.pauses.map(({ reason }) => reason)
  if (reasons.length > 0) return `${title}: suspended (${reasons.join(', ')})`
  if (shared.winner !== null)
    return `${title}: ${shared.winner.person} has won, and may finish the story`
  if (!shared.stocked) return `${title}: the Barkeep is making the cards`
  if (shared.short) return `${title}: the deck is short`
  return shared.turn === null
    ? `${title}: nobody has been named to go first`
    : `${title}: it is ${nameOf(roster, shared.turn)}’s turn`
}

function bardLine(view: View<RustyLantern>, seat: SeatNumber): string {
  const { shared } = view
  const bard = shared.bards[seat]
  const owed = shared.owed.find((each) => each.seat === seat)
  const marks = [
    ...seatBadges(view, seat),
    ...(shared.turn === seat && shared.threeDays === 'over' ? ['perhaps asleep'] : []),
    ...(owed === undefined ? [] : [`gets ${owed.cards} more`]),
  ]
  const cards = bard?.cards === 1 ? '1 card' : `${bard?.cards ?? 0} cards`
  const ale = bard === undefined || bard.ale === 0 ? '' : `, ${bard.ale} Ale`
  const tail = marks.length === 0 ? '' : ` (${marks.join('; ')})`
  return `${shared.turn === seat ? '>' : ' '} ${nameOf(view.roster, seat)}: ${cards}${ale}${tail}`
}

function pendingLines(view: View<RustyLantern>): readonly string[] {
  const { shared, roster, outcome } = view
  if (outcome !== null) return []
  const play = openPlayOf(shared)
  const lines: string[] = []
  if (play !== undefined) {
    const head = `Play ${shared.plays.length} of ${nameOf(roster, play.seat)}, ${withCard(play.card)}:`
    lines.push('', head, indented(play.text))
  }
  for (const { seat, play: number, card, answered } of shared.interruptions) {
    if (answered !== null) continue
    lines.push('', `${nameOf(roster, seat)} interrupts play ${number} with “${card}”.`)
  }
  return lines
}

function knownLines(view: View<RustyLantern>): readonly string[] {
  if (view.role === 'seat') return ['', `Your hand: ${listOf(view.mine.hand, 'no cards')}`]
  if (view.role !== 'referee' || view.hidden === null) return []
  const handOf = (seat: SeatNumber): string =>
    `${nameOf(view.roster, seat)} holds: ${listOf(view.known[seat]?.hand ?? [], 'no cards')}`
  const hands = view.shared.circle.map(handOf)
  const { deck, burned } = view.hidden
  return ['', ...hands, `${deck.length} in the deck, ${burned.length} burned`]
}

const listOf = (cards: readonly string[], none: string): string => cards.join('; ') || none

function indented(text: string): string {
  const letters = [...text]
  const shown = letters.length <= SHOWN ? text : `${letters.slice(0, SHOWN).join('')}…`
  return shown.replace(/^/gmu, '  ')
}
