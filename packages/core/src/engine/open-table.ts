import type { TableSetup } from '../game/game.js'
import { reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import { shown } from '../shown.js'
import { type GameDescription, refereeCount, refereesMayPlay } from '../society/description.js'
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
import { nameProblem, namesProblem } from './read-entry.js'
import { lookAt } from './reader.js'
import { type CommonRejection, commonRejections } from './rejections.js'

/** A table at which people have sat down. */
export interface OpenTable {
  /** The table, as it is kept in a state. */
  readonly table: Table
  /** The start announcement, as it was read. */
  readonly setup: TableSetup
  /** Who announced the start; `null` where the rule gathers its people and nobody is named. */
  readonly announcer: string | null
}

/**
 * Seats people at a table as a start announcement says, which may be anything: for a game written by
 * hand; `defineRules` does it by itself. Refuses with `badSetup`, `refereePlays`, `notWilling`,
 * `wrongAnnouncer`, `tooFewPlayers`, `tooManyPlayers`, `wrongReferees`, and where the limits cannot be
 * worked out.
 *
 * @param description - the game's own, which says how many players and referees there are
 * @param announced - the start announcement
 * @param gathers - whether the rule gathers its people itself, so that fewer may begin
 *
 * @example
 * ```ts
 * import { openTable } from '@ackanomic/core/engine'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const start = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const opened = openTable(pureSkill.description, start)
 * if (!opened.ok) throw new Error(opened.error.says)
 * opened.value.table.seats[1]?.holder // => 'Bob'
 * ```
 */
export function openTable(
  description: GameDescription,
  announced: unknown,
  gathers = false,
): Result<OpenTable, CommonRejection | LimitRejection | CountRejection> {
  const looked = lookAt(announced)
  if (!looked.ok) return refuse({ code: 'badSetup', facts: { problem: looked.error } })
  const problem = setupProblem(looked.value)
  if (problem !== undefined) return refuse({ code: 'badSetup', facts: { problem } })
  const setup = looked.value as TableSetup
  const { players, referees } = setup
  const both = referees.find((person) => players.includes(person))
  if (both !== undefined && !refereesMayPlay(description)) {
    return refuse({ code: 'refereePlays', facts: { person: both } })
  }
  const unwilling = [...players, ...referees].find((p) => setup.willing?.includes(p) === false)
  if (unwilling !== undefined) return refuse({ code: 'notWilling', facts: { person: unwilling } })
  const limits = evaluateLimits(description, setup.census)
  if (!limits.ok) return limits
  const { least, most } = limits.value
  const wanted = refereeCount(description)
  const count =
    checkCount({ least: gathers ? 0 : least, most }, players.length) ??
    (gathers && referees.length < wanted ? undefined : checkReferees(wanted, referees.length))
  if (count !== undefined) return err(count)
  const may = referees.length > 0 ? referees : players
  const person = setup.announcedBy
  // Where the rule gathers its people there may be nobody yet.
  if (person !== undefined && !may.includes(person) && !(gathers && referees.length === 0)) {
    return refuse({ code: 'wrongAnnouncer', facts: { person, may } })
  }
  return ok({ table: tableOf(setup, most, wanted), setup, announcer: person ?? may[0] ?? null })
}

function refuse(refusal: CommonRefusal) {
  return err(reject(commonRejections, refusal))
}

const SETUP_FIELDS: ReadonlySet<string> = new Set([
  'players',
  'referees',
  'startedAt',
  'announcedBy',
  'duel',
  'exhibition',
  'census',
  'willing',
])

/** What is wrong with the form of a start announcement, or `undefined`. */
export function setupProblem(setup: unknown): string | undefined {
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) {
    return 'Send an object with players, referees and startedAt.'
  }
  const fields = setup as Readonly<Record<string, unknown>>
  const unknownField = Object.keys(fields).find((key) => !SETUP_FIELDS.has(key))
  if (unknownField !== undefined)
    return `The field ${JSON.stringify(shown(unknownField, 60))} is not known here; leave it out.`
  const {
    players,
    referees,
    startedAt,
    announcedBy,
    duel,
    exhibition,
    census,
    willing = [],
  } = fields
  for (const [field, names] of Object.entries({ players, referees, willing })) {
    const unnamed = namesProblem(names)
    if (unnamed !== undefined) return `${field} ${unnamed}.`
  }
  if (!isMoment(startedAt)) return 'startedAt must be milliseconds since the epoch, an integer.'
  const nameless = announcedBy === undefined ? undefined : nameProblem(announcedBy)
  if (nameless !== undefined) return `announcedBy ${nameless}.`
  if (exhibition !== undefined && typeof exhibition !== 'boolean') {
    return 'exhibition must be true or false.'
  }
  if (census !== undefined && !isCensus(census)) {
    return 'census must be an object of numbers, such as { activePlayers: 12, players: 15 }.'
  }
  if (duel !== undefined && !isDuel(duel, players as readonly string[])) {
    return 'duel must name the challenged player, one of exactly two.'
  }
  return undefined
}

function isCensus(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((count) => typeof count === 'number')
  )
}

function isDuel(value: unknown, players: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { challenged, ...rest } = value as { readonly challenged?: unknown }
  return (
    Object.keys(rest).length === 0 &&
    players.length === 2 &&
    typeof challenged === 'string' &&
    players.includes(challenged)
  )
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
