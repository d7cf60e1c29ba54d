import type { GameTypes, State } from '../engine/bundle.js'
import type { MembershipRecipe, RefusalOf } from '../engine/recipe.js'
import type { CommonCitation, CommonFacts } from '../engine/rejections.js'
import type { Membership, Substitute } from '../entry.js'
import type { Refusal } from '../rejection.js'
import { type OfficialEvent, type RoleName, type RoleTable, rolesFor } from '../roles.js'
import { days, type Moment } from '../time.js'
import { type Clock, dueOf } from './clock.js'
import { countsUntil, silentSince } from './silence.js'
import {
  type Halt,
  holderOf,
  isHalted,
  isInGame,
  isReferee,
  ownSeatOf,
  seatOf,
  seatsInGame,
  type Table,
} from './table.js'

/** A refusal of core's: a code with its facts. */
export type CommonRefusal = Refusal<CommonFacts>

/** What the bars of the table are held against. */
interface Instance<T extends GameTypes> {
  readonly state: State<T>
  readonly recipe: MembershipRecipe<T>
  readonly refereesMayPlay: boolean
  readonly roles: RoleTable
}

/**
 * Why an event around the table cannot be recorded, or `undefined` when it can. The bars are those of
 * 1250.1 VI to X; a game adds its own by its recipe, and takes none away (IV.e(2)). Leaving is
 * never barred (IX.a(3)).
 */
export function checkMembership<T extends GameTypes>(
  instance: Instance<T>,
  event: Membership<T['Join']>,
  at: Moment,
): CommonRefusal | RefusalOf<T> | undefined {
  const { table } = instance.state
  switch (event.what) {
    case 'join':
      return checkJoin(instance, event.person, event.join)
    case 'leave': {
      const stranger = event.persons.find(
        (person) => !belongs(table, person) && !isRefereeAway(instance, person),
      )
      return stranger === undefined ? undefined : notAtTable(stranger)
    }
    case 'vacation': {
      const { person } = event
      const seat = table.seats[ownSeatOf(table, person)]
      if (seat?.presence === 'away' || isRefereeAway(instance, person)) {
        return { code: 'notHere', facts: { person } }
      }
      if (!belongs(table, person)) return notAtTable(person)
      if (event.substitute === undefined) return undefined
      if (seat?.presence !== 'here') return { code: 'noStandIn', facts: { person } }
      return checkSubstitute(instance, event.substitute)
    }
    case 'substitute':
      return checkAway(table, event.person) ?? checkSubstitute(instance, event.substitute)
    case 'return':
      return isRefereeAway(instance, event.person) ? undefined : checkAway(table, event.person)
    case 'activity': {
      const { person, active } = event
      const seat = table.seats[ownSeatOf(table, person)]
      if (seat === undefined) return notAtTable(person)
      return seat.active === active ? { code: 'noChange', facts: { person } } : undefined
    }
    case 'referee resigns':
    case 'continue': {
      const { person } = event
      return isReferee(table, person) ? undefined : { code: 'notReferee', facts: { person } }
    }
    case 'referee found':
      return checkNewReferee(instance, event.person, event.willing)
    case 'silence':
      return checkSilence(instance.state, event.by, at)
    case 'inquire': {
      const { noticed, inquired } = table.silence
      const isDue = noticed !== null && inquired === null
      const facts = { inquired: inquired !== null }
      return (
        checkRole(instance, 'inquire', event.as) ??
        (isDue ? undefined : { code: 'noNotice', facts })
      )
    }
    case 'dispute': {
      const halt = table.halts.find(({ reason }) => reason === 'dispute')
      if (halt !== undefined) return { code: 'disputed', facts: { since: halt.since } }
      return belongs(table, event.by) ? undefined : notAtTable(event.by)
    }
    case 'decision': {
      const halts = table.halts.map(({ reason }) => reason)
      const isDue = halts.includes('dispute')
      const refusal = checkRole(instance, 'decision', event.as)
      return refusal ?? (isDue ? undefined : { code: 'noDispute', facts: { halts } })
    }
    case 'exhibition': {
      const since = table.exhibition
      const refusal = checkRole(instance, 'exhibition', event.as)
      return (
        refusal ?? (since === null ? undefined : { code: 'exhibitionAlready', facts: { since } })
      )
    }
  }
}

/** Whether a person has a seat in the game, or sits in one as a Substitute. */
function plays(table: Table, person: string): boolean {
  return isInGame(table, ownSeatOf(table, person)) || seatOf(table, person) >= 0
}

/** Whether a person plays, or is a referee. */
function belongs(table: Table, person: string): boolean {
  return plays(table, person) || isReferee(table, person)
}

/** Whether somebody is a referee on vacation, who keeps the office or may take it back. */
function isRefereeAway<T extends GameTypes>(
  { state, recipe }: Instance<T>,
  person: string,
): boolean {
  return state.table.refereesAway.includes(person) || recipe.isRefereeAway?.(state, person) === true
}

/** Whether somebody may not play because of the office that e has, or may take back. */
function mayOnlyReferee<T extends GameTypes>(instance: Instance<T>, person: string): boolean {
  const { state, recipe, refereesMayPlay } = instance
  if (refereesMayPlay) return false
  if (isReferee(state.table, person)) return true
  return recipe.awayRefereesMayPlay !== true && isRefereeAway(instance, person)
}

function notAtTable(person: string): CommonRefusal {
  return { code: 'notAtTable', facts: { person } }
}

function checkRole(
  { roles }: Pick<Instance<GameTypes>, 'roles'>,
  event: OfficialEvent,
  office: RoleName,
): CommonRefusal | undefined {
  const may = rolesFor(event, roles)
  return may.includes(office) ? undefined : { code: 'wrongOffice', facts: { event, office, may } }
}

function checkAway(table: Table, person: string): CommonRefusal | undefined {
  return table.seats[ownSeatOf(table, person)]?.presence === 'away'
    ? undefined
    : { code: 'notAway', facts: { person } }
}

function checkSubstitute<T extends GameTypes>(
  instance: Instance<T>,
  { person, agrees }: Substitute,
): CommonRefusal | undefined {
  const { table } = instance.state
  const { substitutes } = instance.recipe
  if (table.duel !== null) return { code: 'duelSubstitute', facts: { person } }
  if (substitutes === false) return { code: 'noSubstitutes', facts: { person } }
  if (!agrees) return { code: 'substituteUnwilling', facts: { person } }
  const barred =
    substitutes === 'volunteers'
      ? isInGame(table, ownSeatOf(table, person))
      : table.everPlayed.includes(person)
  if (barred) return { code: 'substitutePlayed', facts: { person } }
  if (mayOnlyReferee(instance, person)) {
    return { code: 'substituteSeated', facts: { person, as: 'referee' } }
  }
  return seatOf(table, person) >= 0
    ? { code: 'substituteSeated', facts: { person, as: 'Substitute' } }
    : undefined
}

function checkJoin<T extends GameTypes>(
  instance: Instance<T>,
  person: string,
  brought: T['Join'],
): CommonRefusal | RefusalOf<T> | undefined {
  const { state, recipe } = instance
  const { table } = state
  const { join } = recipe
  if (join === undefined) return { code: 'noJoining', facts: { person } }
  if (mayOnlyReferee(instance, person)) return { code: 'refereePlays', facts: { person } }
  const now = plays(table, person)
  if (now || (join.again !== true && table.everPlayed.includes(person))) {
    return { code: 'playedBefore', facts: { person, now } }
  }
  return seatsInGame(table).length >= table.most
    ? { code: 'full', facts: { person, most: table.most } }
    : join.check(state, person, brought)
}

function checkNewReferee<T extends GameTypes>(
  { state, recipe, refereesMayPlay }: Instance<T>,
  person: string,
  willing: boolean,
): CommonRefusal | RefusalOf<T> | undefined {
  const { table } = state
  const { referees } = table
  if (referees.length >= table.refereesWanted)
    return { code: 'refereeInOffice', facts: { referees } }
  if (isReferee(table, person)) return { code: 'noChange', facts: { person } }
  if (!willing) return { code: 'refereeUnwilling', facts: { person } }
  return plays(table, person) && !refereesMayPlay
    ? { code: 'refereePlays', facts: { person } }
    : recipe.checkReferee?.(state, person)
}

function checkSilence<T extends GameTypes>(
  state: State<T>,
  by: string,
  at: Moment,
): CommonRefusal | undefined {
  const { table } = state
  const { noticed } = table.silence
  const shared = ownSeatOf(table, by)
  // Whose seat waits for em, with nobody in it meanwhile, may speak too.
  const waits = isInGame(table, shared) && holderOf(table, shared) === null
  if (seatOf(table, by) < 0 && !waits) return notAtTable(by)
  if (noticed !== null) return { code: 'noticedAlready', facts: { noticed } }
  const since = table.referees.length === 0 ? null : silentSince(state)
  const until = countsUntil(table.halts, at)
  if (since !== null && until - since > days(7)) return undefined
  return { code: 'notSilent', facts: { since, halted: isHalted(table) ? until : null } }
}

/**
 * That play is halted, told of the first halt that stands, and when that ends at the latest: a
 * deadline of the same name tells.
 */
export function halted(table: Table, clock: Clock): CommonRefusal {
  const { halts } = table
  const { clause } = halts[0] as Halt
  const reasons = halts.map(({ reason }) => reason)
  // A game's own halt cites the game's rule, which the type of these facts cannot know.
  const until = dueOf(clock, reasons[0] ?? '')
  return { code: 'halted', facts: { reasons, clause: clause as CommonCitation, until } }
}
