import type { Setting } from '@ackanomic/core/engine'
import type { DiplomacyOptions } from './announcement.js'
import { EDITIONS, type Rules } from './editions.js'
import type { Variant } from './map.js'
import type { Refused } from './model.js'
import { lasting } from './wording.js'

/** The most players: as announced, or as many as the map and the society have room for. */
export function maximumOf(
  variant: Variant,
  { players: { minimum, maximum } }: Pick<DiplomacyOptions, 'players'>,
  most: number,
): number {
  return maximum ?? Math.max(minimum, Math.min(Object.keys(variant.powers).length, most))
}

/** Refuses an announcement that does not fit the table or the map, or not (II, III.B). */
export function checkTerms(
  variant: Variant,
  { referees, most, players }: Setting,
  options: DiplomacyOptions,
): Refused {
  if (referees.length !== 1) return { code: 'noReferee', facts: {} }
  const { minimum } = options.players
  const maximum = maximumOf(variant, options, most)
  const fits = players === 0 || (players >= minimum && players <= maximum)
  return (
    checkMap(variant, options, most) ??
    (fits ? undefined : { code: 'notInRange', facts: { players, minimum, maximum } })
  )
}

/** Refuses an announcement that does not fit the map or the society, or not (III.B). */
export function checkMap(variant: Variant, options: DiplomacyOptions, most: number): Refused {
  const { victory, end } = options
  const maximum = maximumOf(variant, options, most)
  if (maximum > most) return { code: 'tooManyPlaces', facts: { maximum, most } }
  const powers = Object.keys(variant.powers).length
  if (maximum > powers) return { code: 'tooFewPowers', facts: { maximum, powers } }
  const centres = Object.values(variant.provinces).filter(({ centre }) => centre === true).length
  if (victory !== null && (victory < 1 || victory > centres)) {
    return { code: 'badVictory', facts: { victory, centres } }
  }
  const seasons = variant.seasons.map(({ letter }) => letter)
  if (end !== null && (!seasons.includes(end.season) || end.year < variant.firstYear)) {
    const { year, season } = end
    return { code: 'badEnd', facts: { year, season, seasons } }
  }
  return undefined
}

/** The announcement in sentences, item by item (III.B). */
export function termsOf(variant: Variant, options: DiplomacyOptions, most: number): string[] {
  const { minimum } = options.players
  const maximum = maximumOf(variant, options, most)
  const { limits, adjudication, faulty, end, bots, draws } = options
  const season = variant.seasons.find(({ letter }) => letter === end?.season)?.name ?? ''
  const changes = Object.entries(options.rules).flatMap(([choice, value]) =>
    value === EDITIONS[options.edition][choice as keyof Rules] ? [] : [`${choice} ${value}`],
  )
  const changed = changes.length === 0 ? '' : `, but ${changes.join(', ')}`
  const first = limits.first === null ? '' : `, the first turn ${lasting(limits.first)}`
  const draw =
    draws === 'none'
      ? ''
      : ` All players on the board may agree to end it, ${draws === 'shared' ? 'and win together' : 'without a winner'}.`
  const besides = READINGS.flatMap(([reading, usual, says]) =>
    options[reading] === usual ? [] : [says],
  )
  return [
    `1. ${minimum === maximum ? '' : `${minimum} to `}${maximum} players.`,
    `2. Map: ${variant.name}; rules: ${options.edition === '1976' ? 'the rulebook of 1976' : 'the preferences of DATC 3.0'}${changed}; ${options.victory ?? variant.victory} centres win. Variations: ${options.variations}.`,
    `3. Countries are ${options.countries === 'drawn' ? 'drawn by lot' : 'chosen by the referee'}.`,
    `4. Time limits: moves ${lasting(limits.moves)}, retreats ${lasting(limits.retreats)}, adjustments ${lasting(limits.adjustments)}${first}${options.earlyEnd ? ', or until all are ready' : ''}.${limits.weekends === 'spared' ? ' What would end on a Saturday or Sunday (UTC) ends on the Monday after.' : ''}`,
    adjudication.method === 'automated'
      ? `5. Adjudication is automated. ${adjudication.instructions}`
      : `5. Adjudication is manual. ${adjudication.form} ${adjudication.contact}`,
    `6. Late: ${faulty.late}. Ambiguous: ${faulty.ambiguous}. Invalid: ${faulty.invalid}. ${faulty.explained}`,
    end === null
      ? `7. The game ${draws === 'none' ? 'does not end early' : 'has no last season'}.${draw}`
      : `7. The game ends after ${season} ${end.year}; winners then: ${end.winners}.${draw}`,
    `8. ${bots.explained} Bots' dislodged units: ${bots.retreats === 'first' ? 'retreat to the first place by name' : 'disband'}; bots' builds: ${bots.builds}.`,
    ...(besides.length === 0 ? [] : [`Besides: ${besides.join(' ')}`]),
  ]
}

/** The readings of the rule that may be chosen, the usual one of each, and what another means. */
const READINGS = [
  ['coWins', true, 'Nobody wins together with others.'],
  ['coWinZeroCentres', false, 'The eliminated may belong to a group that wins.'],
  ['ackExpiry', 'never', 'Claims to a joint win lapse with each turn.'],
  ['pauseClock', 'per-pause', 'A new departure in a pause starts its three days anew.'],
  ['refereeResumes', true, 'A referee does not get the office back from their replacement.'],
  ['formerPlayersMayReplace', false, 'Former players may be replacements in a pause.'],
  ['botWin', 'no-award', "What a bot wins is its absent player's."],
] as const satisfies readonly (readonly [keyof DiplomacyOptions, unknown, string])[]
