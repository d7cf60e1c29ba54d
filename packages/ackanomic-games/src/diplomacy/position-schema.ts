import * as v from 'valibot'
import type { Position } from './position.js'

/** A number from 0 on. */
export const whole: v.GenericSchema<unknown, number> = v.pipe(
  v.number(),
  v.integer('Give a whole number'),
  v.minValue(0, 'Give no negative number'),
  v.maxValue(100_000, 'Give a smaller number'),
)

/** A short name, of a place or a power. */
export const short: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.minLength(1, 'Give a name'),
  v.maxLength(40, 'Such a name has 40 characters at the most'),
)

const unit = v.strictObject({
  power: short,
  kind: v.picklist(['A', 'F']),
  at: short,
})

/** What a position may look like; whether it fits the map is checked elsewhere. */
export const positionSchema: v.GenericSchema<unknown, Position> = v.strictObject({
  phase: v.strictObject({
    year: whole,
    season: whole,
    step: v.picklist(['moves', 'retreats', 'adjustments']),
  }),
  units: v.pipe(v.array(unit), v.maxLength(500, 'No map has so many provinces')),
  owners: v.pipe(
    v.record(short, short),
    v.check((owners) => Object.keys(owners).length <= 500, 'Too many centres'),
  ),
  dislodged: v.pipe(
    v.array(
      v.strictObject({
        unit,
        from: short,
        retreats: v.pipe(v.array(short), v.maxLength(50, 'No place has so many neighbours')),
      }),
    ),
    v.maxLength(500, 'No map has so many provinces'),
  ),
})
