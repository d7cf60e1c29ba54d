import type { Award, Outcome } from '../game/awards.js'
import type { Prompt } from '../prompt.js'
import type { Clock, Timer } from '../roster/clock.js'
import { clockProblem } from '../roster/match-clock.js'
import type { Pause, Presence, Roster, Seat } from '../roster/roster.js'
import type { GameTypes, State } from './bundle.js'

/** The form of a part: a test, a list of a form, or an object with exactly these fields. */
type Form = Test | readonly [Form] | { readonly [field: string]: Form }

/** A test of a field, which may be missing if it accepts `undefined`. */
type Test = (value: unknown) => boolean

type FormOf<Part> = { readonly [Key in keyof Part]-?: Form }

const PRESENCES: readonly unknown[] = ['here', 'away', 'left', 'out'] satisfies Presence[]

export const isPresence = (value: unknown): value is Presence => PRESENCES.includes(value)

const text = (value: unknown): boolean => typeof value === 'string'
const textOrNull = (value: unknown): boolean => value === null || text(value)
const whole = Number.isSafeInteger
const flag = (value: unknown): boolean => typeof value === 'boolean'
const object = (value: unknown): boolean => typeof value === 'object' && value !== null
const count = (value: unknown): boolean => whole(value) && (value as number) >= 0
const anything = (value: unknown): boolean => value !== undefined
const maybe = (value: unknown): boolean => value === null || whole(value)

const seat: FormOf<Seat> = {
  player: text,
  holder: textOrNull,
  presence: isPresence,
  active: flag,
  bank: (value) => value === undefined || count(value),
}

const halt: FormOf<Pause> = { reason: text, since: whole, clause: text }

const roster: FormOf<Roster> = {
  startedAt: whole,
  seats: [seat],
  starters: count,
  most: count,
  referees: [text],
  refereesWanted: count,
  refereesAway: [text],
  everPlayed: [text],
  everSubstituted: [text],
  everRefereed: [text],
  duel: (value) => value === null || misfit(value, { challenged: whole }) === undefined,
  exhibition: maybe,
  pauses: [halt],
  silence: { heard: whole, noticed: maybe, inquired: maybe },
  clock: (value) => value === undefined || clockProblem(value) === undefined,
}

const timer: FormOf<Timer> = {
  name: text,
  seat: maybe,
  started: whole,
  due: maybe,
  left: maybe,
  runsDuring: [text],
  overtime: (value) => value === undefined || count(value),
}

const inquiry: FormOf<Prompt> = {
  id: whole,
  name: text,
  to: (value) => text(value) || whole(value),
  at: whole,
  question: object,
  details: anything,
}

const clock: FormOf<Clock> = { now: whole, timers: [timer] }

const awards: { readonly [Kind in Award['award']]: FormOf<Extract<Award, { award: Kind }>> } = {
  points: { award: text, to: [textOrNull], each: whole, clause: text },
  treasury: { award: text, to: [textOrNull], each: count, as: text, clause: text },
  transfer: {
    award: text,
    from: text,
    to: textOrNull,
    amount: count,
    at: maybe,
    clause: text,
  },
  trophy: { award: text, trophy: text, to: textOrNull, clause: text },
}

function isAward(value: unknown): boolean {
  const { award } = Object(value) as { readonly award?: unknown }
  return Object.entries(awards).some(
    ([kind, form]) => kind === award && misfit(value, form) === undefined,
  )
}

const outcome: FormOf<Outcome> = {
  at: whole,
  winners: [text],
  ranking: [[text]],
  awards: [isAward],
}

/** The form of core's parts of a state; the game checks its own. */
export const stateForm: FormOf<State<GameTypes>> = {
  options: object,
  shared: object,
  secret: [anything],
  hidden: object,
  roster,
  clock,
  openPrompts: [inquiry],
  promptCount: count,
  outcome: (value) => value === null || misfit(value, outcome) === undefined,
}

/** The path to a value that does not fit its form, such as `'.clock.now'`; `undefined` if none. */
export function misfit(value: unknown, form: Form): string | undefined {
  if (typeof form === 'function') return form(value) ? undefined : ''
  const isList = Array.isArray(form)
  if (!object(value) || isList !== Array.isArray(value)) return ''
  const given = value as Readonly<Record<string, unknown>>
  const forms = form as Readonly<Record<string, Form>>
  for (const key of Object.keys(isList ? given : { ...forms, ...given })) {
    const of = isList ? forms[0] : Object.hasOwn(forms, key) ? forms[key] : undefined
    const mayMiss = typeof of === 'function' && of(undefined)
    const wrong = of && (mayMiss || Object.hasOwn(given, key)) ? misfit(given[key], of) : ''
    if (wrong !== undefined) return `.${key}${wrong}`
  }
  return undefined
}
