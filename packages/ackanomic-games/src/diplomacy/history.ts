import { type MatchOf, matchHistory } from '@ackanomic/core'
import type { GameOf } from '@ackanomic/core/engine'
import type { DiplomacyTurnResult } from './events.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Diplomacy, DiplomacyEvent } from './model.js'
import type { DiplomacyPosition } from './position.js'

/** A played phase: the position before its orders, and its result or the referee's decision. */
export type DiplomacyPlayedPhase = Pick<
  DiplomacyTurnResult,
  'before' | 'resolutions' | 'disbanded' | 'after'
>

/**
 * Returns the phases of a game from its events. If the referee corrected the position between
 * turns, the correction replaces the result of the phase before.
 *
 * @param events - the public events since the start
 *
 * @example
 * ```ts
 * import { historyOfEvents } from '@ackanomic/games/diplomacy'
 *
 * historyOfEvents([]) // => []
 * ```
 */
export function historyOfEvents(events: Iterable<DiplomacyEvent>): readonly DiplomacyPlayedPhase[] {
  const phases: DiplomacyPlayedPhase[] = []
  for (const event of events) {
    const last = phases.at(-1)
    if (event.type === 'result') {
      const { before, resolutions, disbanded, after } = event
      phases.push({ before, resolutions, disbanded, after })
    } else if (event.type === 'corrected' && last !== undefined) {
      phases[phases.length - 1] = { ...last, after: event.position }
    }
  }
  return phases
}

/**
 * Returns the phases of a match, by replaying its log.
 *
 * @example
 * ```ts
 * import { days, startMatch, tick } from '@ackanomic/core'
 * import { diplomacy, historyOfMatch } from '@ackanomic/games/diplomacy'
 *
 * const roster = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { players: 9 } }
 * const started = startMatch(diplomacy, { roster, options: { variant: 'Duel', countries: 'chosen' } }, {
 *   referee: () => ['WEST', 'EAST'],
 * })
 * if (!started.ok) throw new Error(started.error.message)
 * const { match } = tick(diplomacy, started.match, days(14))
 * historyOfMatch(diplomacy, match).map(({ before }) => before.phase.season) // => [0, 1]
 * ```
 */
export function historyOfMatch(
  game: GameOf<Diplomacy>,
  match: MatchOf<GameOf<Diplomacy>>,
): readonly DiplomacyPlayedPhase[] {
  const steps = [...matchHistory(game, match)]
  return historyOfEvents(
    steps.flatMap(({ events }) => events.map(({ event }) => event as DiplomacyEvent)),
  )
}

/** The number of each power's centres at one count. */
export interface DiplomacyCentreCount {
  /** The year of the count; for the start, the year before the first. */
  readonly year: number
  /** The number of centres of each power that had any. */
  readonly centres: Readonly<Record<PowerId, number>>
}

/**
 * Returns the number of centres at the start and after each count, for `drawCentres`.
 *
 * @example
 * ```ts
 * import { centreCounts, DIPLOMACY_STANDARD, playPhase, startingPosition } from '@ackanomic/games/diplomacy'
 *
 * const before = startingPosition(DIPLOMACY_STANDARD)
 * const { position: after, resolutions, disbanded } = playPhase(DIPLOMACY_STANDARD, before, [])
 * const [start] = centreCounts(DIPLOMACY_STANDARD, [{ before, resolutions, disbanded, after }])
 * start?.centres.RUSSIA // => 4
 * ```
 */
export function centreCounts(
  variant: DiplomacyVariant,
  phases: readonly DiplomacyPlayedPhase[],
): readonly DiplomacyCentreCount[] {
  const [first] = phases
  if (first === undefined) return []
  const { year } = first.before.phase
  const counts = new Map([[year - 1, counted(first.before)]])
  for (const { before, after } of phases) {
    const { year: now, season, step } = before.phase
    const isOver = step !== 'adjustments' && after.phase.step !== 'retreats'
    if (isOver && variant.seasons[season]?.counts === true) counts.set(now, counted(after))
  }
  return [...counts].map(([at, centres]) => ({ year: at, centres }))
}

function counted({ owners }: DiplomacyPosition): Readonly<Record<PowerId, number>> {
  const centres: Record<PowerId, number> = {}
  for (const power of Object.values(owners)) centres[power] = (centres[power] ?? 0) + 1
  return centres
}
