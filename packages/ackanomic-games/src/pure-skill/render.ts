import { itemAt, type View } from '@ackanomic/core/engine'
import { PACK_SIZE } from './cards.js'
import { takeOf, totalsOf } from './ending.js'
import type { Card, Post, PureSkill, Round } from './types.js'

/** The table as plain text. */
export function renderPureSkill(view: View<PureSkill>): string {
  const { shared, table, outcome } = view
  const totals = totalsOf(shared.rounds, table.seats.length)
  const width = Math.max(...table.seats.map(({ player }) => player.length))
  const lines = [headline(view), '']
  table.seats.forEach(({ player, presence }, seat) => {
    const gone = presence === 'left' || presence === 'out' ? ' (bot)' : ''
    const you = view.role === 'seat' && view.seat === seat ? ' (you)' : ''
    lines.push(
      `${player.padEnd(width)}  ${String(totals[seat]).padStart(2)} for ${cards(takeOf(shared.rounds, seat))}${gone}${you}`,
      `${' '.repeat(width)}  pack ${cards(itemAt(shared.packs, seat))}`,
    )
  })
  lines.push('', `Spades to come: ${cards(shared.spades)}`)
  const last = shared.rounds.at(-1)
  if (last !== undefined) {
    const names = table.seats.map(({ player }) => player)
    lines.push(`Round ${shared.rounds.length}: ${resultLine(last, names)}`)
  }
  if (view.role === 'seat' && view.mine.bid !== null) lines.push(`Your bid: ${view.mine.bid}`)
  if (view.role === 'referee') {
    view.known.forEach((secret, seat) => {
      if (secret !== null && secret.bid !== null) {
        lines.push(`Bid of ${table.seats[seat]?.player}: ${secret.bid}`)
      }
    })
  }
  if (outcome !== null) {
    lines.push(
      outcome.winners.length === 0 ? 'Nobody won.' : `${outcome.winners.join(' and ')} won.`,
    )
  }
  return lines.join('\n')
}

function headline({ shared, outcome }: View<PureSkill>): string {
  if (outcome !== null) return `The Game of Pure Skill, after ${shared.rounds.length} rounds`
  const round = `Round ${shared.rounds.length + 1} of ${PACK_SIZE}`
  if (shared.prize === null) return `${round}: the referee draws the prize`
  return shared.stage === 'bids'
    ? `${round}: bid for ${shared.prize}`
    : `${round}: the bids for ${shared.prize} are closed`
}

function cards(of: readonly Card[]): string {
  return of.length === 0 ? '–' : of.join(' ')
}

function resultLine({ prize, bids, drawn, taker }: Round, names: readonly string[]): string {
  const said = bids.map((bid, seat) => {
    const how = drawn.includes(seat) ? ' (drawn)' : ''
    return `${names[seat]} ${bid}${how}`
  })
  const end =
    taker === null ? `nobody takes ${prize}; it is out of play` : `${names[taker]} takes ${prize}`
  return `${said.join(', ')}; ${end}.`
}

/** An announcement as a sentence. */
export function sayPureSkill(post: Post, names: readonly string[]): string {
  switch (post.type) {
    case 'prize':
      return `Round ${post.round}: the prize is ${post.prize}. Bids are open for three days.`
    case 'bid':
      return `${names[post.seat]} bids ${post.card}.`
    case 'has bid':
      return `${names[post.seat]} has bid.`
    case 'result':
      return `Round ${post.round}: ${resultLine(post, names)}`
    case 'totals':
      return `The sums: ${post.totals.map((total, seat) => `${names[seat]} ${total}`).join(', ')}.`
  }
}
