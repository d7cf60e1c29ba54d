import type { View } from '@ackanomic/core/engine'
import type { Variant } from '../map.js'
import type { Diplomacy, Own, Secret } from '../types.js'
import { inSentence, powerName } from '../wording.js'
import { momentInWords, sayMissed } from './say.js'
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
  const deadlines = deadlineLines(view)
  if (deadlines.length > 0) lines.push('', ...deadlines)
  lines.push('', ...players(variant, view))
  lines.push(...own.missed.map(sayMissed))
  const [referee] = table.referees
  lines.push(`Referee: ${referee ?? 'nobody'}`)
  for (const offer of own.offers)
    lines.push(`${offer.person} offers to be ${powerName(variant, offer.for)}.`)
  if (view.role === 'seat') lines.push(...secrets(variant, 'You', view.mine))
  if (view.role === 'referee') {
    view.known.forEach((secret, seat) => {
      const name = table.seats[seat]?.holder ?? table.seats[seat]?.player ?? ''
      if (secret !== null) lines.push(...secrets(variant, name, secret))
    })
  }
  if (outcome !== null) {
    lines.push(
      '',
      outcome.winners.length === 0 ? 'Nobody won.' : `${inSentence(outcome.winners)} won.`,
    )
  }
  return lines.join('\n')
}

const DEADLINES: Readonly<Record<Diplomacy['Deadline'], string>> = {
  enrolment: 'The enrolment is open until',
  turn: 'Orders are due before',
  pause: 'Play is paused: replacements are looked for until',
}

function deadlineLines({ deadlines }: View<Diplomacy>): string[] {
  return deadlines.flatMap(({ name, due }) => {
    const says = name in DEADLINES ? DEADLINES[name as Diplomacy['Deadline']] : undefined
    if (says === undefined) return []
    return due === null ? `${says} … (the clock stands still)` : `${says} ${momentInWords(due)}`
  })
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
    return `${power === undefined ? 'Enrolled' : powerName(variant, power)}: ${who}${you}`
  })
}

function secrets(variant: Variant, name: string, { orders, ready, claim, draw }: Secret): string[] {
  const whose = name === 'You' ? 'Your orders' : `Orders of ${name}`
  return [
    ...(orders === null || orders.length === 0 ? [] : [`${whose}: ${orders.join(', ')}`]),
    ...(ready ? [`${name === 'You' ? 'You are' : `${name} is`} ready for the turn to end`] : []),
    ...(claim === null
      ? []
      : [`${name} claimed to win: ${inSentence(claim.map((power) => powerName(variant, power)))}`]),
    ...(draw ? [`${name} agreed to a draw`] : []),
  ]
}
