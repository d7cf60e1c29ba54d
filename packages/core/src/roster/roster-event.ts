import type { GameTypes, State } from '../engine/bundle.js'
import type { CommonCitation, CommonErrors } from '../engine/common-errors.js'
import type { ErrorCaseOf, RosterDefinition } from '../engine/definition.js'
import type { RosterEvent, Substitute } from '../entry.js'
import type { ErrorCase } from '../game-error.js'
import { type OfficialEvent, type RoleDefinitions, type RoleName, rolesFor } from '../roles.js'
import { days, type Timestamp } from '../time.js'
import { type Clock, deadlineOf } from './clock.js'
import {
  assignedSeatOf,
  holderOf,
  isInGame,
  isPaused,
  isReferee,
  type Pause,
  type Roster,
  seatOf,
  seatsInGame,
} from './roster.js'
import { countsUntil, silentSince } from './silence.js'

export type CommonErrorCase = ErrorCase<CommonErrors>

interface Situation<T extends GameTypes> {
  readonly state: State<T>
  readonly rosterRules: RosterDefinition<T>
  readonly mayJoin: boolean
  readonly refereesMayPlay: boolean
  readonly roles: RoleDefinitions
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
  const { roster } = situation.state
  switch (event.type) {
    case 'join':
      return checkJoin(situation, event.person, event.join)
    case 'leave': {
      const stranger = event.persons.find(
        (person) => !belongs(roster, person) && !isRefereeAway(situation, person),
      )
      return stranger === undefined ? undefined : notInMatch(stranger)
    }
    case 'vacation': {
      const { person } = event
      const seat = roster.seats[assignedSeatOf(roster, person)]
      if (seat?.presence === 'away' || isRefereeAway(situation, person)) {
        return { code: 'notHere', details: { person } }
      }
      if (!belongs(roster, person)) return notInMatch(person)
      if (event.substitute === undefined) return undefined
      if (seat?.presence !== 'here') return { code: 'noStandIn', details: { person } }
      return checkSubstitute(situation, event.substitute)
    }
    case 'substitute':
      return checkAway(roster, event.person) ?? checkSubstitute(situation, event.substitute)
    case 'return':
      return isRefereeAway(situation, event.person) ? undefined : checkAway(roster, event.person)
    case 'activity': {
      const { person, active } = event
      const seat = roster.seats[assignedSeatOf(roster, person)]
      if (seat === undefined) return notInMatch(person)
      return seat.active === active ? { code: 'noChange', details: { person } } : undefined
    }
    case 'refereeResigns':
    case 'continue': {
      const { person } = event
      return isReferee(roster, person) ? undefined : { code: 'notReferee', details: { person } }
    }
    case 'refereeFound':
      return checkNewReferee(situation, event.person, event.willing)
    case 'silence':
      return checkSilence(situation.state, event.by, at)
    case 'inquire': {
      const { noticed, inquired } = roster.silence
      const isDue = noticed !== null && inquired === null
      const details = { inquired: inquired !== null }
      return (
        checkRole(situation.roles, 'inquire', event.as) ??
        (isDue ? undefined : { code: 'noNotice', details })
      )
    }
    case 'dispute': {
      const halt = roster.pauses.find(({ reason }) => reason === 'dispute')
      if (halt !== undefined) return { code: 'disputed', details: { since: halt.since } }
      return belongs(roster, event.by) ? undefined : notInMatch(event.by)
    }
    case 'decision': {
      const pauses = roster.pauses.map(({ reason }) => reason)
      const isDue = pauses.includes('dispute')
      const error = checkRole(situation.roles, 'decision', event.as)
      return error ?? (isDue ? undefined : { code: 'noDispute', details: { pauses } })
    }
    case 'exhibition': {
      const since = roster.exhibition
      const error = checkRole(situation.roles, 'exhibition', event.as)
      return (
        error ?? (since === null ? undefined : { code: 'exhibitionAlready', details: { since } })
      )
    }
    case 'newKey': {
      const { person } = event
      const isHere = belongs(roster, person) || isInGame(roster, assignedSeatOf(roster, person))
      return isHere || isRefereeAway(situation, person) ? undefined : notInMatch(person)
    }
  }
}

function plays(roster: Roster, person: string): boolean {
  return isInGame(roster, assignedSeatOf(roster, person)) || seatOf(roster, person) >= 0
}

function belongs(roster: Roster, person: string): boolean {
  return plays(roster, person) || isReferee(roster, person)
}

function isRefereeAway<T extends GameTypes>(
  { state, rosterRules }: Situation<T>,
  person: string,
): boolean {
  return (
    state.roster.refereesAway.includes(person) ||
    rosterRules.awayReferee?.(state, person) !== undefined
  )
}

/** Whether somebody may not play because of an office that they hold or may take back. */
function mayOnlyReferee<T extends GameTypes>(situation: Situation<T>, person: string): boolean {
  const { state, rosterRules, refereesMayPlay } = situation
  if (refereesMayPlay) return false
  const { referees, refereesAway } = state.roster
  if (referees.includes(person) || refereesAway.includes(person)) return true
  return rosterRules.awayReferee?.(state, person) === 'bound'
}

function notInMatch(person: string): CommonErrorCase {
  return { code: 'notInMatch', details: { person } }
}

export function checkRole(
  roles: RoleDefinitions,
  event: OfficialEvent,
  office: RoleName,
): CommonErrorCase | undefined {
  const may = rolesFor(event, roles)
  return may.includes(office) ? undefined : { code: 'wrongRole', details: { event, office, may } }
}

function checkAway(roster: Roster, person: string): CommonErrorCase | undefined {
  return roster.seats[assignedSeatOf(roster, person)]?.presence === 'away'
    ? undefined
    : { code: 'notAway', details: { person } }
}

function checkSubstitute<T extends GameTypes>(
  situation: Situation<T>,
  { person, agrees }: Substitute,
): CommonErrorCase | undefined {
  const { roster } = situation.state
  const { substitutes } = situation.rosterRules
  if (roster.duel !== null) return { code: 'duelSubstitute', details: { person } }
  if (substitutes === false) return { code: 'noSubstitutes', details: { person } }
  if (!agrees) return { code: 'substituteUnwilling', details: { person } }
  const barred =
    substitutes === 'volunteers'
      ? isInGame(roster, assignedSeatOf(roster, person))
      : roster.everPlayed.includes(person)
  if (barred) return { code: 'substitutePlayed', details: { person } }
  if (mayOnlyReferee(situation, person)) {
    return { code: 'substituteSeated', details: { person, as: 'referee' } }
  }
  return seatOf(roster, person) >= 0
    ? { code: 'substituteSeated', details: { person, as: 'Substitute' } }
    : undefined
}

function checkJoin<T extends GameTypes>(
  situation: Situation<T>,
  person: string,
  brought: T['Join'],
): CommonErrorCase | ErrorCaseOf<T> | undefined {
  const { state, rosterRules } = situation
  const { roster } = state
  if (!situation.mayJoin) return { code: 'noJoining', details: { person } }
  if (mayOnlyReferee(situation, person)) return { code: 'refereePlays', details: { person } }
  const now = plays(roster, person)
  if (now || (rosterRules.seats !== 'revolving' && roster.everPlayed.includes(person))) {
    return { code: 'playedBefore', details: { person, now } }
  }
  return seatsInGame(roster).length >= roster.most
    ? { code: 'full', details: { person, most: roster.most } }
    : rosterRules.validate?.(state, { type: 'join', person, join: brought })
}

function checkNewReferee<T extends GameTypes>(
  { state, rosterRules, refereesMayPlay }: Situation<T>,
  person: string,
  willing: boolean,
): CommonErrorCase | ErrorCaseOf<T> | undefined {
  const { roster } = state
  const { referees } = roster
  if (referees.length >= roster.refereesWanted)
    return { code: 'refereeInOffice', details: { referees } }
  if (isReferee(roster, person)) return { code: 'noChange', details: { person } }
  if (!willing) return { code: 'refereeUnwilling', details: { person } }
  return plays(roster, person) && !refereesMayPlay
    ? { code: 'refereePlays', details: { person } }
    : rosterRules.validate?.(state, { type: 'refereeFound', person })
}

function checkSilence<T extends GameTypes>(
  state: State<T>,
  by: string,
  at: Timestamp,
): CommonErrorCase | undefined {
  const { roster } = state
  const { noticed } = roster.silence
  const shared = assignedSeatOf(roster, by)
  // A player may speak, too, while their seat is empty.
  const waits = isInGame(roster, shared) && holderOf(roster, shared) === null
  if (seatOf(roster, by) < 0 && !waits) return notInMatch(by)
  if (noticed !== null) return { code: 'noticedAlready', details: { noticed } }
  const since = roster.referees.length === 0 ? null : silentSince(state)
  const until = countsUntil(roster.pauses, at)
  if (since !== null && until - since > days(7)) return undefined
  return { code: 'notSilent', details: { since, halted: isPaused(roster) ? until : null } }
}

/** Names the first pause, and its latest end if a deadline of the same name runs. */
export function halted(roster: Roster, clock: Clock): CommonErrorCase {
  const { pauses } = roster
  const { clause } = pauses[0] as Pause
  const reasons = pauses.map(({ reason }) => reason)
  // A game's own pause cites the game's rule, which this type cannot know.
  const until = deadlineOf(clock, reasons[0] ?? '')
  return { code: 'paused', details: { reasons, clause: clause as CommonCitation, until } }
}
