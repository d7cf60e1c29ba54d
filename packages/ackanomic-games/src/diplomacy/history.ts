import { type MatchOf, matchHistory } from '@ackanomic/core'
import type { GameOf } from '@ackanomic/core/engine'
import type { DiplomacyTurnResult } from './events.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import type { Diplomacy, DiplomacyEvent } from './model.js'
import type { DiplomacyPosition } from './position.js'

/**
 * One phase as it was played, all that a page, a picture or a saved game needs of it: from the
 * position in which its orders were given to its result, or what the referee has decided instead.
 */
export type DiplomacyPlayedPhase = Pick<
  DiplomacyTurnResult,
  'before' | 'resolutions' | 'disbanded' | 'after'
>

/**
 * The phases of a game that told these events. Where the referee has set a position right between two
 * turns, the phase before has it as its result.
 *
 * @param events - the public events, from the start on, in their order
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
 * The phases of a match, worked out anew from its log; from where the log begins, if that is not the
 * start.
 *
 * @example
 * ```ts
 * import { days, startMatch, tick } from '@ackanomic/core'
 * import { diplomacy, historyOfMatch } from '@ackanomic/games/diplomacy'
 *
 * const table = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { players: 9 } }
 * const started = startMatch(diplomacy, { table, options: { variant: 'Duel', countries: 'chosen' } }, {
 *   referee: () => ['WEST', 'EAST'],
 * })
 * if (!started.ok) throw new Error(started.error.message)
 * const { match } = tick(diplomacy, started.value.match, days(14))
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

/** How many centres each power had when they were counted. */
export interface DiplomacyCentreCount {
  /** The year; the one before the first for the start. */
  readonly year: number
  /** From each power that had any to how many. */
  readonly centres: Readonly<Record<PowerId, number>>
}

/**
 * The centres over the years: at the start, and after each count. What the chart of centres is drawn
 * from.
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
