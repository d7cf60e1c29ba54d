import { days, type Timestamp } from '@ackanomic/core'
import type { RatingSeason, SeasonOptions } from './rating-types.js'

export interface Seasons {
  readonly starts: readonly Timestamp[]
  readonly length: number | undefined
  readonly carryOver: number
}

export const ONE_SEASON: Seasons = { starts: [], length: undefined, carryOver: 0 }

/** Throws a `RangeError` if the starts are not in order, or a number is out of its range. */
export function createSeasons(options: SeasonOptions | undefined): Seasons {
  if (options === undefined) return ONE_SEASON
  const { starts, length, carryOver = 0 } = options
  if (starts.length === 0)
    throw new RangeError('"seasons.starts" must have at least one time. Leave "seasons" out.')
  if (starts.some((at, i) => !Number.isSafeInteger(at) || at <= (starts[i - 1] ?? -Infinity)))
    throw new RangeError('"seasons.starts" must be times in whole milliseconds, in order.')
  if (length !== undefined && !(Number.isSafeInteger(length) && length >= days(1)))
    throw new RangeError('"seasons.length" must be a day or more, in whole milliseconds.')
  if (!(carryOver >= 0 && carryOver <= 1))
    throw new RangeError('"seasons.carryOver" must be a number from 0 to 1.')
  return { starts, length, carryOver }
}

export function seasonAt({ starts, length }: Seasons, at: Timestamp): number {
  const begun = starts.findLastIndex((start) => start <= at) + 1
  const last = starts.at(-1)
  if (begun < starts.length || last === undefined || length === undefined) return begun + 1
  return begun + 1 + Math.floor((at - last) / length)
}

/** The start of a season. The first has none. */
function startOf({ starts, length }: Seasons, season: number): Timestamp | null {
  if (season === 1) return null
  const last = starts.at(-1)
  const start = starts[season - 2]
  if (start !== undefined || last === undefined || length === undefined) return start ?? null
  return last + (season - 1 - starts.length) * length
}

export const seasonNumbered = (seasons: Seasons, season: number): RatingSeason => ({
  season,
  startsAt: startOf(seasons, season),
  endsAt: startOf(seasons, season + 1),
})
