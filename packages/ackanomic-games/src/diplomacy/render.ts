import type { View } from '@ackanomic/core/engine'
import { describeMissedTurns } from './events.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Diplomacy } from './model.js'
import {
  adjustmentsDue,
  centresOf,
  type DiplomacyPosition,
  phaseName,
  unitsOf,
} from './position.js'
import type { DiplomacySecret, DiplomacyShared } from './state.js'
import { formatTime, joinWords, powerName } from './wording.js'

/**
 * Renders a position as plain text, by power: centres, units, retreats and possible builds.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, renderPosition, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const lines = renderPosition(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD)).split('\n')
 * lines[2] // => 'Austria-Hungary, 3 centres: BUD TRI VIE'
 * ```
 */
export function renderPosition(variant: DiplomacyVariant, position: DiplomacyPosition): string {
  const lines = [phaseName(variant, position.phase), '']
  for (const [power, { name }] of Object.entries(variant.powers)) {
    const centres = centresOf(position, power)
    const units = unitsOf(position, power)
    const lost = position.dislodged.filter(({ unit }) => unit.power === power)
    if (centres.length + units.length + lost.length === 0) {
      lines.push(`${name}, eliminated`)
      continue
    }
    const count = centres.length === 1 ? '1 centre' : `${centres.length} centres`
    lines.push(`${name}, ${count}${centres.length === 0 ? '' : `: ${centres.join(' ')}`}`)
    if (units.length > 0)
      lines.push(
        `  ${units
          .map(({ kind, at }) => `${kind} ${at}`)
          .sort()
          .join(', ')}`,
      )
    for (const { unit, from, retreats } of lost)
      lines.push(
        `  ${unit.kind} ${unit.at} was dislodged from ${from}; it retreats to ${retreats.join(', ') || 'nowhere'}`,
      )
    if (position.phase.step === 'adjustments') {
      const due = adjustmentsDue(variant, position, power)
      if (due.builds > 0) lines.push(`  may build ${due.builds}: ${due.sites.join(' ')}`)
      if (due.disbands > 0) lines.push(`  has to disband ${due.disbands}`)
    }
  }
  const free = Object.entries(variant.provinces)
    .filter(([id, facts]) => facts.centre === true && position.owners[id] === undefined)
    .map(([id]) => id)
    .sort()
  if (free.length > 0) lines.push(`Unowned: ${free.join(' ')}`)
  return lines.join('\n')
}

type Called = (power: PowerId) => string

/** The names of powers on some maps; the id if they differ. */
export function powerNames(variants: readonly DiplomacyVariant[]): Called {
  const names = new Map<PowerId, string>()
  for (const { powers } of variants) {
    for (const [power, { name }] of Object.entries(powers))
      names.set(power, (names.get(power) ?? name) === name ? name : power)
  }
  return (power) => names.get(power) ?? power
}

const STAGES: Readonly<Record<DiplomacyShared['stage'], string>> = {
  announced: 'The terms have been announced; the enrolment is not open yet.',
  enrolling: 'The enrolment is open.',
  enrolled: 'The enrolment is closed; the referee starts the game.',
  drawing: 'The countries are being assigned.',
  playing: '',
}

export function renderDiplomacy(variant: DiplomacyVariant, view: View<Diplomacy>): string {
  const { shared, roster, outcome } = view
  const lines: string[] = [`Diplomacy, ${variant.name}`, '']
  if (shared.last !== null)
    lines.push(`${shared.last.phase}:`, ...shared.last.message.map((said) => `  ${said}`), '')
  if (shared.position === null) lines.push(STAGES[shared.stage])
  else lines.push(renderPosition(variant, shared.position))
  if (shared.deciding === 'adjudication') lines.push('', 'The referee is adjudicating.')
  if (shared.deciding === 'winner') lines.push('', 'The referee is deciding who has won.')
  const deadlines = deadlineLines(view)
  if (deadlines.length > 0) lines.push('', ...deadlines)
  lines.push('', ...players(variant, view))
  lines.push(...shared.missed.map(describeMissedTurns))
  const [referee] = roster.referees
  lines.push(`Referee: ${referee ?? 'nobody'}`)
  for (const offer of shared.offers)
    lines.push(`${offer.person} offers to be ${powerName(variant, offer.for)}.`)
  if (view.role === 'seat') lines.push(...secrets(variant, 'You', view.mine))
  if (view.role === 'referee') {
    view.known.forEach((secret, seat) => {
      const name = roster.seats[seat]?.holder ?? roster.seats[seat]?.player ?? ''
      if (secret !== null) lines.push(...secrets(variant, name, secret))
    })
  }
  if (outcome !== null) {
    lines.push(
      '',
      outcome.winners.length === 0 ? 'Nobody won.' : `${joinWords(outcome.winners)} won.`,
    )
  }
  return lines.join('\n')
}

const DEADLINES: Readonly<Record<Diplomacy['Deadline'], string>> = {
  enrolment: 'The enrolment is open until',
  turn: 'Orders are due before',
  pause: 'Play is paused: replacements may be offered until',
}

function deadlineLines({ deadlines }: View<Diplomacy>): string[] {
  return deadlines.flatMap(({ name, due }) => {
    const says = name in DEADLINES ? DEADLINES[name as Diplomacy['Deadline']] : undefined
    if (says === undefined) return []
    return due === null ? `${says} … (the clock stands still)` : `${says} ${formatTime(due)}`
  })
}

function players(
  variant: DiplomacyVariant,
  { shared, roster, ...view }: View<Diplomacy>,
): string[] {
  return roster.seats.map(({ player, holder, presence }, seat) => {
    const power = shared.powers[seat]
    const who =
      presence === 'out'
        ? `${player} (eliminated)`
        : shared.bots.includes(seat)
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

function secrets(
  variant: DiplomacyVariant,
  name: string,
  { orders, ready, claim, draw }: DiplomacySecret,
): string[] {
  const whose = name === 'You' ? 'Your orders' : `Orders of ${name}`
  return [
    ...(orders === null || orders.length === 0 ? [] : [`${whose}: ${orders.join(', ')}`]),
    ...(ready ? [`${name === 'You' ? 'You are' : `${name} is`} ready for the turn to end`] : []),
    ...(claim === null
      ? []
      : [`${name} claimed to win: ${joinWords(claim.map((power) => powerName(variant, power)))}`]),
    ...(draw ? [`${name} agreed to a draw`] : []),
  ]
}
