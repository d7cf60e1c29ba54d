import type { TableSetup } from '../game/game.js'
import { err, ok, type Result } from '../result.js'
import { refereeCount, refereesMayPlay } from '../society/description.js'
import {
  type CountRejection,
  checkCount,
  checkReferees,
  evaluateLimits,
  type LimitRejection,
} from '../society/limits.js'
import type { CommonRefusal } from '../table/membership.js'
import type { Seat, Table } from '../table/table.js'
import { isMoment } from '../time.js'
import type { GameTypes, State } from './bundle.js'
import {
  type Field,
  field,
  fieldsOf,
  flag,
  name,
  namesProblem,
  optional,
  problemOf,
  shape,
} from './read-entry.js'
import { lookAt, readerOf } from './reader.js'
import type { RefusalOf, RulesRecipe } from './recipe.js'

type StartRefusal<T extends GameTypes> =
  | { readonly refusal: CommonRefusal | RefusalOf<T> }
  | { readonly rejection: LimitRejection | CountRejection }

/**
 * The state in which an instance starts, before its first inquiries and deadlines, from a start
 * announcement that may be anything.
 */
export function startState<T extends GameTypes>(
  recipe: RulesRecipe<T>,
  table: unknown,
  options: unknown,
): Result<State<T>, StartRefusal<T>> {
  const setup = lookAt(table)
  if (!setup.ok) return refuse({ code: 'badSetup', facts: { problem: setup.error } })
  const rawOptions = lookAt(options)
  if (!rawOptions.ok) return refuse({ code: 'badOptions', facts: { problem: rawOptions.error } })
  return start(recipe, setup.value as TableSetup, rawOptions.value)
}

function start<T extends GameTypes>(
  recipe: RulesRecipe<T>,
  setup: TableSetup,
  rawOptions: unknown,
): Result<State<T>, StartRefusal<T>> {
  const problem = setupProblem(setup)
  if (problem !== undefined) return refuse({ code: 'badSetup', facts: { problem } })
  const { description } = recipe
  const { players, referees } = setup
  const mayPlay = refereesMayPlay(description)
  const both = referees.find((person) => players.includes(person))
  if (both !== undefined && !mayPlay) {
    return refuse({ code: 'refereePlays', facts: { person: both } })
  }
  const unwilling = [...players, ...referees].find((p) => setup.willing?.includes(p) === false)
  if (unwilling !== undefined) return refuse({ code: 'notWilling', facts: { person: unwilling } })
  const limits = evaluateLimits(description, setup.census)
  if (!limits.ok) return err({ rejection: limits.error })
  const gathers = recipe.gathers === true
  const { least, most } = limits.value
  const wanted = refereeCount(description)
  const count =
    checkCount({ least: gathers ? 0 : least, most }, players.length) ??
    (gathers && referees.length < wanted ? undefined : checkReferees(wanted, referees.length))
  if (count !== undefined) return err({ rejection: count })
  const may = referees.length > 0 ? referees : players
  const person = setup.announcedBy
  // Where the rule gathers its people there may be nobody yet.
  if (person !== undefined && !may.includes(person) && !(gathers && referees.length === 0)) {
    return refuse({ code: 'wrongAnnouncer', facts: { person, may } })
  }
  // Schemas take a list for an object without fields.
  const options = Array.isArray(rawOptions)
    ? err('options: a list came; send an object.')
    : readerOf(recipe.options, 'options')(rawOptions)
  if (!options.ok) return refuse({ code: 'badOptions', facts: { problem: options.error } })
  const table = tableOf(setup, most, wanted)
  const setting = {
    players: players.length,
    names: players,
    challenged: table.duel?.challenged ?? null,
    referees,
    announcer: person ?? may[0] ?? null,
    most,
  }
  const refusal = recipe.checkSetup?.(setting, options.value)
  if (refusal !== undefined) return refuse(refusal)
  return ok({
    options: options.value,
    ...recipe.setup(setting, options.value),
    table,
    clock: { now: setup.startedAt, timers: [] },
    asked: [],
    inquiries: 0,
    outcome: null,
  })
}

function refuse<T extends GameTypes>(refusal: CommonRefusal | RefusalOf<T>) {
  return err({ refusal })
}

const names: Field = { problem: namesProblem, want: 'a list of different names' }

const SETUP = /* @__PURE__ */ shape({
  players: names,
  referees: names,
  startedAt: /* @__PURE__ */ field(isMoment, 'milliseconds since the epoch, an integer'),
  willing: /* @__PURE__ */ optional(names),
  announcedBy: /* @__PURE__ */ optional(name),
  exhibition: /* @__PURE__ */ optional(flag),
  census: /* @__PURE__ */ optional(
    /* @__PURE__ */ field(
      isCensus,
      'an object of numbers, such as { activePlayers: 12, players: 15 }',
    ),
  ),
  duel: /* @__PURE__ */ optional({ problem: () => undefined, want: '{ challenged }' }),
})

/** What is wrong with the form of a start announcement, or `undefined`. */
export function setupProblem(setup: unknown): string | undefined {
  const fields = fieldsOf(setup)
  if (fields === undefined) return 'Send an object with players, referees and startedAt.'
  // A field of `undefined` is one that is left out.
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const problem = problemOf(Object.fromEntries(given), SETUP)
  if (problem !== undefined) return problem
  const { duel, players } = setup as TableSetup
  return duel === undefined || isDuel(duel, players)
    ? undefined
    : 'duel must name the challenged player, one of exactly two.'
}

function isCensus(value: unknown): boolean {
  const facts = fieldsOf(value)
  return facts !== undefined && Object.values(facts).every((count) => typeof count === 'number')
}

function isDuel(value: unknown, players: readonly string[]): boolean {
  const { challenged, ...rest } = Object(value) as { readonly challenged?: string }
  const isAlone = Object.keys(rest).length === 0 && players.length === 2
  return isAlone && players.some((player) => player === challenged)
}

function tableOf(setup: TableSetup, most: number, refereesWanted: number): Table {
  const { players, referees, startedAt } = setup
  return {
    startedAt,
    seats: players.map(
      (player): Seat => ({ player, holder: player, presence: 'here', active: true }),
    ),
    starters: players.length,
    most,
    referees: [...referees],
    refereesWanted,
    refereesAway: [],
    everPlayed: [...players],
    everSubstituted: [],
    everRefereed: [...referees],
    duel: setup.duel === undefined ? null : { challenged: players.indexOf(setup.duel.challenged) },
    exhibition: setup.exhibition === true ? startedAt : null,
    halts: [],
    silence: { heard: startedAt, noticed: null, inquired: null },
  }
}
