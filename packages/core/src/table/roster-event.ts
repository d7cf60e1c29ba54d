import type { GameTypes, State } from '../engine/bundle.js'
import type { CommonCitation, CommonErrors } from '../engine/common-errors.js'
import type { ErrorCaseOf, RosterDefinition } from '../engine/definition.js'
import type { RosterEvent, Substitute } from '../entry.js'
import type { ErrorCase } from '../game-error.js'
import { type OfficialEvent, type RoleName, type RoleTable, rolesFor } from '../roles.js'
import { days, type Timestamp } from '../time.js'
import { type Clock, deadlineOf } from './clock.js'
import { countsUntil, silentSince } from './silence.js'
import {
  assignedSeatOf,
  holderOf,
  isInGame,
  isPaused,
  isReferee,
  type Pause,
  seatOf,
  seatsInGame,
  type Table,
} from './table.js'

export type CommonErrorCase = ErrorCase<CommonErrors>

interface Situation<T extends GameTypes> {
  readonly state: State<T>
  readonly roster: RosterDefinition<T>
  readonly mayJoin: boolean
  readonly refereesMayPlay: boolean
  readonly roles: RoleTable
}

/**
 * Returns why a roster event is refused. A game may add conditions to those of 1250.1 VI to X, but
 * take none away (IV.e(2)). Leaving is always possible (IX.a(3)).
 */
export function checkMembership<T extends GameTypes>(
  situation: Situation<T>,
  event: RosterEvent<T['Join']>,
  at: Timestamp,
): CommonErrorCase | ErrorCaseOf<T> | undefined {
  const { table } = situation.state
  switch (event.type) {
    case 'join':
      return checkJoin(situation, event.person, event.join)
    case 'leave': {
      const stranger = event.persons.find(
        (person) => !belongs(table, person) && !isRefereeAway(situation, person),
      )
      return stranger === undefined ? undefined : notAtTable(stranger)
    }
    case 'vacation': {
      const { person } = event
      const seat = table.seats[assignedSeatOf(table, person)]
      if (seat?.presence === 'away' || isRefereeAway(situation, person)) {
        return { code: 'notHere', details: { person } }
      }
      if (!belongs(table, person)) return notAtTable(person)
      if (event.substitute === undefined) return undefined
      if (seat?.presence !== 'here') return { code: 'noStandIn', details: { person } }
      return checkSubstitute(situation, event.substitute)
    }
    case 'substitute':
      return checkAway(table, event.person) ?? checkSubstitute(situation, event.substitute)
    case 'return':
      return isRefereeAway(situation, event.person) ? undefined : checkAway(table, event.person)
    case 'activity': {
      const { person, active } = event
      const seat = table.seats[assignedSeatOf(table, person)]
      if (seat === undefined) return notAtTable(person)
      return seat.active === active ? { code: 'noChange', details: { person } } : undefined
    }
    case 'refereeResigns':
    case 'continue': {
      const { person } = event
      return isReferee(table, person) ? undefined : { code: 'notReferee', details: { person } }
    }
    case 'refereeFound':
      return checkNewReferee(situation, event.person, event.willing)
    case 'silence':
      return checkSilence(situation.state, event.by, at)
    case 'inquire': {
      const { noticed, inquired } = table.silence
      const isDue = noticed !== null && inquired === null
      const details = { inquired: inquired !== null }
      return (
        checkRole(situation.roles, 'inquire', event.as) ??
        (isDue ? undefined : { code: 'noNotice', details })
      )
    }
    case 'dispute': {
      const halt = table.pauses.find(({ reason }) => reason === 'dispute')
      if (halt !== undefined) return { code: 'disputed', details: { since: halt.since } }
      return belongs(table, event.by) ? undefined : notAtTable(event.by)
    }
    case 'decision': {
      const pauses = table.pauses.map(({ reason }) => reason)
      const isDue = pauses.includes('dispute')
      const error = checkRole(situation.roles, 'decision', event.as)
      return error ?? (isDue ? undefined : { code: 'noDispute', details: { pauses } })
    }
    case 'exhibition': {
      const since = table.exhibition
      const error = checkRole(situation.roles, 'exhibition', event.as)
      return (
        error ?? (since === null ? undefined : { code: 'exhibitionAlready', details: { since } })
      )
    }
    case 'newKey': {
      const { person } = event
      const isHere = belongs(table, person) || isInGame(table, assignedSeatOf(table, person))
      return isHere || isRefereeAway(situation, person) ? undefined : notAtTable(person)
    }
  }
}

function plays(table: Table, person: string): boolean {
  return isInGame(table, assignedSeatOf(table, person)) || seatOf(table, person) >= 0
}

function belongs(table: Table, person: string): boolean {
  return plays(table, person) || isReferee(table, person)
}

function isRefereeAway<T extends GameTypes>(
  { state, roster }: Situation<T>,
  person: string,
): boolean {
  return (
    state.table.refereesAway.includes(person) || roster.awayReferee?.(state, person) !== undefined
  )
}

/** Whether somebody may not play because of an office that they hold or may take back. */
function mayOnlyReferee<T extends GameTypes>(situation: Situation<T>, person: string): boolean {
  const { state, roster, refereesMayPlay } = situation
  if (refereesMayPlay) return false
  const { referees, refereesAway } = state.table
  if (referees.includes(person) || refereesAway.includes(person)) return true
  return roster.awayReferee?.(state, person) === 'bound'
}

function notAtTable(person: string): CommonErrorCase {
  return { code: 'notAtTable', details: { person } }
}

export function checkRole(
  roles: RoleTable,
  event: OfficialEvent,
  office: RoleName,
): CommonErrorCase | undefined {
  const may = rolesFor(event, roles)
  return may.includes(office) ? undefined : { code: 'wrongRole', details: { event, office, may } }
}

function checkAway(table: Table, person: string): CommonErrorCase | undefined {
  return table.seats[assignedSeatOf(table, person)]?.presence === 'away'
    ? undefined
    : { code: 'notAway', details: { person } }
}

function checkSubstitute<T extends GameTypes>(
  situation: Situation<T>,
  { person, agrees }: Substitute,
): CommonErrorCase | undefined {
  const { table } = situation.state
  const { substitutes } = situation.roster
  if (table.duel !== null) return { code: 'duelSubstitute', details: { person } }
  if (substitutes === false) return { code: 'noSubstitutes', details: { person } }
  if (!agrees) return { code: 'substituteUnwilling', details: { person } }
  const barred =
    substitutes === 'volunteers'
      ? isInGame(table, assignedSeatOf(table, person))
      : table.everPlayed.includes(person)
  if (barred) return { code: 'substitutePlayed', details: { person } }
  if (mayOnlyReferee(situation, person)) {
    return { code: 'substituteSeated', details: { person, as: 'referee' } }
  }
  return seatOf(table, person) >= 0
    ? { code: 'substituteSeated', details: { person, as: 'Substitute' } }
    : undefined
}

function checkJoin<T extends GameTypes>(
  situation: Situation<T>,
  person: string,
  brought: T['Join'],
): CommonErrorCase | ErrorCaseOf<T> | undefined {
  const { state, roster } = situation
  const { table } = state
  if (!situation.mayJoin) return { code: 'noJoining', details: { person } }
  if (mayOnlyReferee(situation, person)) return { code: 'refereePlays', details: { person } }
  const now = plays(table, person)
  if (now || (roster.seats !== 'revolving' && table.everPlayed.includes(person))) {
    return { code: 'playedBefore', details: { person, now } }
  }
  return seatsInGame(table).length >= table.most
    ? { code: 'full', details: { person, most: table.most } }
    : roster.validate?.(state, { type: 'join', person, join: brought })
}

function checkNewReferee<T extends GameTypes>(
  { state, roster, refereesMayPlay }: Situation<T>,
  person: string,
  willing: boolean,
): CommonErrorCase | ErrorCaseOf<T> | undefined {
  const { table } = state
  const { referees } = table
  if (referees.length >= table.refereesWanted)
    return { code: 'refereeInOffice', details: { referees } }
  if (isReferee(table, person)) return { code: 'noChange', details: { person } }
  if (!willing) return { code: 'refereeUnwilling', details: { person } }
  return plays(table, person) && !refereesMayPlay
    ? { code: 'refereePlays', details: { person } }
    : roster.validate?.(state, { type: 'refereeFound', person })
}

function checkSilence<T extends GameTypes>(
  state: State<T>,
  by: string,
  at: Timestamp,
): CommonErrorCase | undefined {
  const { table } = state
  const { noticed } = table.silence
  const shared = assignedSeatOf(table, by)
  // A player may speak, too, while their seat is empty.
  const waits = isInGame(table, shared) && holderOf(table, shared) === null
  if (seatOf(table, by) < 0 && !waits) return notAtTable(by)
  if (noticed !== null) return { code: 'noticedAlready', details: { noticed } }
  const since = table.referees.length === 0 ? null : silentSince(state)
  const until = countsUntil(table.pauses, at)
  if (since !== null && until - since > days(7)) return undefined
  return { code: 'notSilent', details: { since, halted: isPaused(table) ? until : null } }
}

/** Names the first pause, and its latest end if a deadline of the same name runs. */
export function halted(table: Table, clock: Clock): CommonErrorCase {
  const { pauses } = table
  const { clause } = pauses[0] as Pause
  const reasons = pauses.map(({ reason }) => reason)
  // A game's own pause cites the game's rule, which this type cannot know.
  const until = deadlineOf(clock, reasons[0] ?? '')
  return { code: 'paused', details: { reasons, clause: clause as CommonCitation, until } }
}
