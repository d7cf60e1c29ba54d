import type { View } from '@ackanomic/core/engine'
import type { Variant } from '../map.js'
import type { Diplomacy, Own, Post, Secret } from '../types.js'
import { renderPosition } from './text.js'

const STAGES: Readonly<Record<Own['stage'], string>> = {
  announced: 'The terms are announced; the enrolment is not open yet.',
  enrolling: 'The enrolment is open.',
  enrolled: 'The enrolment is closed; the referee starts the game.',
  drawing: 'The countries are being assigned.',
  playing: '',
}

/** The table as plain text: the position, who plays what, the last turn, and what is one's own. */
export function renderDiplomacy(variant: Variant, view: View<Diplomacy>): string {
  const { own, table, outcome } = view
  const lines: string[] = [`Diplomacy, ${variant.name}`, '']
  if (own.last !== null)
    lines.push(`${own.last.phase}:`, ...own.last.says.map((said) => `  ${said}`), '')
  if (own.position === null) lines.push(STAGES[own.stage])
  else lines.push(renderPosition(variant, own.position))
  if (own.deciding === 'adjudication') lines.push('', 'The referee is adjudicating.')
  if (own.deciding === 'winner') lines.push('', 'The referee decides who has won.')
  lines.push('', ...players(variant, view))
  const [referee] = table.referees
  lines.push(`Referee: ${referee ?? 'nobody'}`)
  for (const offer of own.offers)
    lines.push(`${offer.person} offers to be ${nameOf(variant, offer.for)}.`)
  if (view.role === 'seat') lines.push(...secrets('You', view.mine))
  if (view.role === 'referee') {
    view.known.forEach((secret, seat) => {
      const name = table.seats[seat]?.holder ?? table.seats[seat]?.player ?? ''
      if (secret !== null) lines.push(...secrets(name, secret))
    })
  }
  if (outcome !== null) {
    lines.push(
      '',
      outcome.winners.length === 0 ? 'Nobody won.' : `${outcome.winners.join(' and ')} won.`,
    )
  }
  return lines.join('\n')
}

function nameOf(variant: Variant, power: string): string {
  return variant.powers[power]?.name ?? power
}

function players(variant: Variant, { own, table, ...view }: View<Diplomacy>): string[] {
  return table.seats.map(({ player, holder, presence }, seat) => {
    const power = own.powers[seat]
    const who =
      presence === 'out'
        ? `${player} (eliminated)`
        : own.bots.includes(seat)
          ? `a bot, for ${player}`
          : holder === null
            ? `${player} (missing)`
            : holder === player
              ? player
              : `${holder}, for ${player}`
    const you = view.role === 'seat' && view.seat === seat ? ' (you)' : ''
    return `${power === undefined ? 'Enrolled' : nameOf(variant, power)}: ${who}${you}`
  })
}

function secrets(name: string, { orders, claim, draw }: Secret): string[] {
  const whose = name === 'You' ? 'Your orders' : `Orders of ${name}`
  return [
    ...(orders === null || orders.length === 0 ? [] : [`${whose}: ${orders.join(', ')}`]),
    ...(claim === null ? [] : [`${name} claimed to win: ${claim.join(' and ')}`]),
    ...(draw ? [`${name} agreed to a draw`] : []),
  ]
}

const ENDS: Readonly<Record<Extract<Post, { type: 'over' }>['how'], string>> = {
  alone: 'has reached the goal',
  together: 'have won together, as each of them told the referee',
  decided: 'has won by the decision of the referee',
  early: 'The announced end has come',
  draw: 'All on the board agreed to a draw',
  'no referee': 'No referee was found in time',
  'no players': 'Nobody is left to play',
}

const ABORTS: Readonly<Record<Extract<Post, { type: 'aborted' }>['why'], string>> = {
  referee: 'the referee has called it off',
  'too few': 'too few have enrolled',
  'no referee': 'there is no referee',
}

/** A moment as people read it, UTC. */
function moment(at: number): string {
  const limit = 8_640_000_000_000_000
  return new Date(Math.max(-limit, Math.min(limit, at)))
    .toISOString()
    .replace(/:\d\d\.\d{3}Z$/, ' UTC')
}

/** An announcement as a sentence, or several. */
export function sayDiplomacy(post: Post, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'announced':
      return `A game of Diplomacy is announced.\n${post.terms.join('\n')}`
    case 'enrolment':
      return `Who wants to play tells the referee before ${moment(post.until)}.`
    case 'enrolment closed':
      return `The enrolment is closed with ${post.players} players.`
    case 'aborted':
      return `There will be no game: ${ABORTS[post.why]}.`
    case 'started': {
      const list = post.players.map(
        ({ player, email, country }) =>
          `${country}: ${player}${email === null ? '' : ` <${email}>`}`,
      )
      const vacant = post.vacant.length === 0 ? [] : [`In disorder: ${post.vacant.join(', ')}`]
      return [`The game starts; ${post.referee} is referee.`, ...list, ...vacant].join('\n')
    }
    case 'turn':
      return `${post.phase}: orders are due before ${moment(post.until)}.`
    case 'orders':
      return post.orders.length === 0
        ? `${name(post.seat)} takes all orders back.`
        : `${name(post.seat)} orders: ${post.orders.join(', ')}.`
    case 'result':
      return [`${post.report.phase}:`, ...post.report.says].join('\n')
    case 'corrected':
      return 'The referee has set the position right.'
    case 'claim':
      return post.group === null
        ? `${name(post.seat)} takes the claim back.`
        : `${name(post.seat)} claims that ${post.group.join(' and ')} win together.`
    case 'draw':
      return `${name(post.seat)} ${post.agree ? 'agrees to a draw' : 'no longer agrees to a draw'}.`
    case 'offer':
      return `${post.person} offers to be ${post.for}.`
    case 'replaced':
      return `${post.person} is ${post.for} now.`
    case 'bot':
      return `A bot plays ${post.power}.`
    case 'over': {
      const who = post.powers.join(' and ')
      return who === '' || !['alone', 'together', 'decided'].includes(post.how)
        ? `${ENDS[post.how]}${who === '' ? '' : `: ${who}`}.`
        : `${who} ${ENDS[post.how]}.`
    }
  }
}
