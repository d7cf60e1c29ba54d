import * as v from 'valibot'

const text = /* @__PURE__ */ v.string()
const texts = /* @__PURE__ */ v.array(text)
const whole = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer())
const maybe = /* @__PURE__ */ v.nullable(whole)
const anything = /* @__PURE__ */ v.looseObject({})

const seat = /* @__PURE__ */ v.strictObject({
  player: text,
  holder: /* @__PURE__ */ v.nullable(text),
  presence: /* @__PURE__ */ v.picklist(['here', 'away', 'left', 'out']),
  active: /* @__PURE__ */ v.boolean(),
})

const table = /* @__PURE__ */ v.strictObject({
  startedAt: whole,
  seats: /* @__PURE__ */ v.array(seat),
  starters: whole,
  most: whole,
  referees: texts,
  refereesWanted: whole,
  refereesAway: texts,
  everPlayed: texts,
  everSubstituted: texts,
  everRefereed: texts,
  duel: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.strictObject({ challenged: whole })),
  exhibition: maybe,
  halts: /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.strictObject({ reason: text, since: whole, clause: text }),
  ),
  silence: /* @__PURE__ */ v.strictObject({ heard: whole, noticed: maybe, inquired: maybe }),
})

const timer = /* @__PURE__ */ v.strictObject({
  name: text,
  seat: maybe,
  started: whole,
  due: maybe,
  left: maybe,
  through: texts,
})

const inquiry = /* @__PURE__ */ v.strictObject({
  id: whole,
  name: text,
  to: /* @__PURE__ */ v.union([text, whole]),
  at: whole,
  question: anything,
  about: /* @__PURE__ */ v.unknown(),
})

/** The parts of a state that are core's own; a game's parts are its own to show. */
export const stateSchema: v.GenericSchema = /* @__PURE__ */ v.strictObject({
  options: anything,
  own: anything,
  secret: /* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown()),
  hidden: anything,
  table,
  clock: /* @__PURE__ */ v.strictObject({ now: whole, timers: /* @__PURE__ */ v.array(timer) }),
  asked: /* @__PURE__ */ v.array(inquiry),
  inquiries: whole,
  outcome: /* @__PURE__ */ v.nullable(anything),
})
