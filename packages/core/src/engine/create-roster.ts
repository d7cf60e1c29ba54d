import { type GameDescription, refereeCount, refereesMayPlay } from '../game/description.js'
import type { RosterSetup } from '../game/game.js'
import { createError } from '../game-error.js'
import { copyUntrusted } from '../json.js'
import { err, ok, type Result } from '../result.js'
import { DEFAULT_ROLES, type RoleDefinitions } from '../roles.js'
import {
  checkPlayerCount,
  checkReferees,
  evaluateLimits,
  type LimitError,
} from '../roster/limits.js'
import { clockProblem } from '../roster/match-clock.js'
import { type Roster, seatFor } from '../roster/roster.js'
import { type CommonErrorCase, checkRole } from '../roster/roster-event.js'
import { isTimestamp } from '../time.js'
import { type CommonError, commonErrors } from './common-errors.js'
import {
  declaration,
  type Field,
  field,
  fieldsOf,
  name,
  namesProblem,
  optional,
  problemOf,
  shape,
} from './read-entry.js'

function programNames(wanted: number, players: readonly string[]): readonly string[] {
  const names: string[] = []
  for (let n = 1; names.length < wanted; n++) {
    const name = n === 1 ? 'Referee' : `Referee ${n}`
    if (!players.includes(name)) names.push(name)
  }
  return names
}

/** The roster of a new match. */
export interface NewRoster {
  readonly roster: Roster
  readonly setup: RosterSetup & { readonly referees: readonly string[] }
  /** The person who announced the start; `null` if nobody did for a rule that recruits players. */
  readonly announcer: string | null
}

/**
 * Creates the roster of a match, for a game without `defineRules`. It refuses with `badSetup`,
 * `refereePlays`, `notWilling`, `wrongAnnouncer`, `wrongRole`, `tooFewPlayers`, `tooManyPlayers`,
 * `wrongReferees`, or the errors of limits.
 *
 * @param gathers - whether the rule recruits players itself, so that a match may begin with fewer
 *
 * @example
 * ```ts
 * import { createRoster } from '@ackanomic/core/untrusted'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const setup = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const opened = createRoster(pureSkill.description, setup)
 * opened.ok && opened.value.roster.seats[1]?.holder // => 'Bob'
 * ```
 */
export function createRoster(
  description: GameDescription,
  announced: unknown,
  gathers = false,
  roles: RoleDefinitions = DEFAULT_ROLES,
): Result<NewRoster, CommonError | LimitError> {
  const looked = copyUntrusted(announced)
  if (!looked.ok) return refuse({ code: 'badSetup', details: { problem: looked.error } })
  const problem = setupProblem(looked.value)
  if (problem !== undefined) return refuse({ code: 'badSetup', details: { problem } })
  const announcedSetup = looked.value as RosterSetup
  const { players } = announcedSetup
  const wanted = refereeCount(description)
  const { referees = programNames(wanted, players) } = announcedSetup
  const setup: NewRoster['setup'] = { ...announcedSetup, referees }
  const both = referees.find((person) => players.includes(person))
  if (both !== undefined && !refereesMayPlay(description)) {
    return refuse({ code: 'refereePlays', details: { person: both } })
  }
  const unwilling = [...players, ...referees].find((p) => setup.willing?.includes(p) === false)
  if (unwilling !== undefined) return refuse({ code: 'notWilling', details: { person: unwilling } })
  const limits = evaluateLimits(description, setup.census)
  if (!limits.ok) return limits
  const { least, most } = limits.value
  const count =
    checkPlayerCount({ least: gathers ? 0 : least, most }, players.length) ??
    (gathers && referees.length < wanted ? undefined : checkReferees(wanted, referees.length))
  if (count !== undefined) return err(count)
  const may = referees.length > 0 ? referees : players
  const person = setup.announcedBy
  // A rule that recruits people may start with nobody.
  if (person !== undefined && !may.includes(person) && !(gathers && referees.length === 0)) {
    return refuse({ code: 'wrongAnnouncer', details: { person, may } })
  }
  const declarer = setup.exhibition && checkRole(roles, 'exhibition', setup.exhibition.as)
  if (declarer !== undefined) return refuse(declarer)
  return ok({ roster: rosterOf(setup, most, wanted), setup, announcer: person ?? may[0] ?? null })
}

function refuse(error: CommonErrorCase) {
  return err(createError(commonErrors, error))
}

const names: Field = { problem: namesProblem, want: 'a list of different names' }

const SETUP = /* @__PURE__ */ shape({
  players: names,
  referees: /* @__PURE__ */ optional(names),
  startedAt: /* @__PURE__ */ field(isTimestamp, 'milliseconds since the epoch, an integer'),
  willing: /* @__PURE__ */ optional(names),
  announcedBy: /* @__PURE__ */ optional(name),
  exhibition: /* @__PURE__ */ optional(declaration),
  census: /* @__PURE__ */ optional(
    /* @__PURE__ */ field(
      isCensus,
      'an object of numbers, such as { activePlayers: 12, players: 15 }',
    ),
  ),
  clock: /* @__PURE__ */ optional({ problem: clockProblem, want: 'the clock of a match' }),
  duel: /* @__PURE__ */ optional({ problem: () => undefined, want: '{ challenged }' }),
})

export function setupProblem(setup: unknown): string | undefined {
  const fields = fieldsOf(setup)
  if (fields === undefined) return 'Send an object with players and startedAt.'
  // A field with `undefined` counts as absent.
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const problem = problemOf(Object.fromEntries(given), SETUP)
  if (problem !== undefined) return problem
  const { duel, players } = setup as RosterSetup
  return duel === undefined || isDuel(duel, players)
    ? undefined
    : 'duel must name the challenged player, one of exactly two.'
}

const withoutUndefined = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

function isCensus(value: unknown): boolean {
  const facts = fieldsOf(value)
  return facts !== undefined && Object.values(facts).every((count) => typeof count === 'number')
}

function isDuel(value: unknown, players: readonly string[]): boolean {
  const { challenged, ...rest } = Object(value) as { readonly challenged?: string }
  const isAlone = Object.keys(rest).length === 0 && players.length === 2
  return isAlone && players.some((player) => player === challenged)
}

function rosterOf(setup: NewRoster['setup'], most: number, refereesWanted: number): Roster {
  const { players, referees, startedAt } = setup
  return {
    startedAt,
    seats: players.map((player) => seatFor(player, setup.clock)),
    starters: players.length,
    most,
    referees: [...referees],
    refereesWanted,
    refereesAway: [],
    everPlayed: [...players],
    everSubstituted: [],
    everRefereed: [...referees],
    duel: setup.duel === undefined ? null : { challenged: players.indexOf(setup.duel.challenged) },
    exhibition: setup.exhibition === undefined ? null : startedAt,
    pauses: [],
    silence: { heard: startedAt, noticed: null, inquired: null },
    ...(setup.clock === undefined ? {} : { clock: withoutUndefined(setup.clock) }),
  }
}
