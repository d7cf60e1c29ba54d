import { err, ok, type Result } from '@ackanomic/core'
import { defineText, itemAt, nameOf, type View } from '@ackanomic/core/engine'
import { sanitizeText } from '@ackanomic/core/untrusted'
import type { PureSkillCard } from './cards.js'
import { pureSkillEvents, sayRound } from './events.js'
import type { PureSkill } from './model.js'
import { prizesOf, totalsOf } from './totals.js'

/** The text of the Game of Pure Skill, without the rules. */
export const pureSkillText = /* @__PURE__ */ defineText<PureSkill>({
  cards: true,
  forfeits: {
    round: 'The referee draws a random bid for each player who has bid nothing.',
  },
  options: {
    revisions: {
      label: 'Changing a bid',
      help: 'Whether a player may replace a bid while the others still think.',
      choices: { first: 'The first bid counts', last: 'The last bid counts' },
    },
    showWhoHasBid: { label: 'Show who has bid', help: 'Everybody sees who has bid, not what.' },
    packSize: { label: 'Cards in a pack', help: 'Three to thirteen; there are as many rounds.' },
    suits: {
      label: 'Suits',
      help: 'The suit of each player. Two to six suits are for as many players.',
      choices: { H: 'Hearts', D: 'Diamonds', C: 'Clubs' },
      advanced: true,
    },
  },
  actions: {
    bid: 'bid a card',
  },
  notation: {
    help: 'Write "bid" and a card, such as "bid KH"; the rank alone ("K", "bid 10") will do.',
    parse: parseBid,
    format: ({ card }) => `bid ${card}`,
  },
  describeMove: ({ card }) => `Bid ${card}`,
  render,
  events: pureSkillEvents,
})

function parseBid(text: string, view: View<PureSkill>): Result<PureSkill['Move'], string> {
  const written = /^(?:bid\b)?(.*?)[.!]?$/isu.exec(text.trim())?.[1]?.trim() ?? ''
  if (written === '') return err('Name the card that you bid, such as "bid KH".')
  if (/^\?\d?$/u.test(written))
    return err('There are no Jokers in this game; bid a card of your pack.')
  const own = view.role === 'seat' ? view.options.suits[view.seat] : undefined
  const [, rank, sign] = CARD.exec(written.toLowerCase().replace(SUIT_FIRST, '$2$1')) ?? []
  const suit = sign === undefined ? own : 'SHDC'[Math.floor(SIGNS.indexOf(sign.charAt(0)) / 3)]
  if (rank !== undefined && suit !== undefined)
    return ok({ type: 'bid', card: `${NAMED[rank] ?? rank.toUpperCase()}${suit}` as PureSkillCard })
  const example = `Write "bid" and a card of your pack, such as "bid K${own ?? 'H'}".`
  return err(`"${sanitizeText(written, 40)}" is not a card. ${example}`)
}

/** A card, or a rank alone: `10♥`, `TH`, `Queen of Hearts`, `12`. A bare 1 may be a slip. */
const CARD =
  /^(ace|jack|queen|king|1[0-3]|[2-9atjqk])(?:\s*(?:of )?(s(?:pades)?|h(?:earts)?|d(?:iamonds)?|c(?:lubs)?|[♠♤♥♡♦♢♣♧]))?$/u

const SUIT_FIRST = /^([shdc♠♤♥♡♦♢♣♧])\s*(1[0-3]|[2-9atjqk])$/u

const NAMED: Readonly<Record<string, string>> = {
  ace: 'A',
  t: '10',
  jack: 'J',
  11: 'J',
  queen: 'Q',
  12: 'Q',
  king: 'K',
  13: 'K',
}

const SIGNS = 's♠♤h♥♡d♦♢c♣♧'

function render(view: View<PureSkill>): string {
  const { shared, roster, outcome } = view
  const totals = totalsOf(shared.rounds, roster.seats.length)
  const width = Math.max(...roster.seats.map(({ player }) => player.length))
  const lines = [headline(view), '']
  roster.seats.forEach(({ player, presence }, seat) => {
    const gone = presence === 'left' || presence === 'out' ? ' (bot)' : ''
    const you = view.role === 'seat' && view.seat === seat ? ' (you)' : ''
    lines.push(
      `${player.padEnd(width)}  ${String(totals[seat]).padStart(2)} for ${cards(prizesOf(shared.rounds, seat))}${gone}${you}`,
      `${' '.repeat(width)}  pack ${cards(itemAt(shared.packs, seat))}`,
    )
  })
  lines.push('', `Spades to come: ${cards(shared.spades)}`)
  const last = shared.rounds.at(-1)
  if (last !== undefined)
    lines.push(`Round ${shared.rounds.length}: ${sayRound(last, (seat) => nameOf(roster, seat))}`)
  if (view.role === 'seat' && view.mine.bid !== null) lines.push(`Your bid: ${view.mine.bid}`)
  if (view.role === 'referee') {
    view.known.forEach((secret, seat) => {
      if (secret?.bid != null) lines.push(`Bid of ${roster.seats[seat]?.player}: ${secret.bid}`)
    })
  }
  if (outcome !== null) lines.push(`${outcome.winners.join(' and ') || 'Nobody'} won.`)
  return lines.join('\n')
}

function headline({ shared, options, outcome }: View<PureSkill>): string {
  if (outcome !== null) return `The Game of Pure Skill, after ${shared.rounds.length} rounds`
  const round = `Round ${shared.rounds.length + 1} of ${options.packSize}`
  if (shared.prize === null) return `${round}: the referee draws the prize`
  return shared.stage === 'bids'
    ? `${round}: bid for ${shared.prize}`
    : `${round}: the bids for ${shared.prize} are closed`
}

function cards(of: readonly PureSkillCard[]): string {
  return of.length === 0 ? '–' : of.join(' ')
}
