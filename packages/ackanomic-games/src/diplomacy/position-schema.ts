import * as v from 'valibot'
import type { Position } from './position.js'

/** A number from 0 on. */
export const whole: v.GenericSchema<unknown, number> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.integer('Give a whole number'),
  /* @__PURE__ */ v.minValue(0, 'Give no negative number'),
  /* @__PURE__ */ v.maxValue(100_000, 'Give a smaller number'),
)

/** A short name, of a place or a power. */
export const short: v.GenericSchema<string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.minLength(1, 'Give a name'),
  /* @__PURE__ */ v.maxLength(40, 'Such a name has 40 characters at the most'),
)

const unit = /* @__PURE__ */ v.strictObject({
  power: short,
  kind: /* @__PURE__ */ v.picklist(['A', 'F']),
  at: short,
})

/** What a position may look like; whether it fits the map is checked elsewhere. */
export const positionSchema: v.GenericSchema<unknown, Position> = /* @__PURE__ */ v.strictObject({
  phase: /* @__PURE__ */ v.strictObject({
    year: whole,
    season: whole,
    step: /* @__PURE__ */ v.picklist(['moves', 'retreats', 'adjustments']),
  }),
  units: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.array(unit),
    /* @__PURE__ */ v.maxLength(500, 'No map has so many provinces'),
  ),
  owners: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.record(short, short),
    /* @__PURE__ */ v.check((owners) => Object.keys(owners).length <= 500, 'Too many centres'),
  ),
  dislodged: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.array(
      /* @__PURE__ */ v.strictObject({
        unit,
        from: short,
        retreats: /* @__PURE__ */ v.pipe(
          /* @__PURE__ */ v.array(short),
          /* @__PURE__ */ v.maxLength(50, 'No place has so many neighbours'),
        ),
      }),
    ),
    /* @__PURE__ */ v.maxLength(500, 'No map has so many provinces'),
  ),
})
