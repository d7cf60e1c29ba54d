import type { GameTypes, State } from '../engine/bundle.js'
import type { MembershipRecipe, RefusalOf } from '../engine/recipe.js'
import type { CommonCitation, CommonFacts, OfficialEvent } from '../engine/rejections.js'
import type { Membership, Office, Substitute } from '../entry.js'
import type { Refusal } from '../rejection.js'
import { days, type Moment } from '../time.js'
import { countsUntil, silentSince } from './silence.js'
import {
  type Halt,
  holderOf,
  isHalted,
  isInGame,
  isReferee,
  ownSeatOf,
  type SeatNumber,
  seatOf,
  type Table,
} from './table.js'

/** A refusal of core's: a code with its facts. */
export type CommonRefusal = Refusal<CommonFacts>

/** Who may declare an exhibition (1250.1 VII.a(1)). */
const DECLARERS: readonly Office[] = ['speaker', 'president', 'senate']
/** Who may settle a dispute (1250.1 X). */
const JUDGES: readonly Office[] = ['speaker', 'appointee']

/**
 * Why an event of the society cannot be recorded, or `undefined` when it can. The bars are those of
 * 1250.1 VI to X; a game adds its own by its recipe, and takes none away (IV.e(2)). Leaving is
 * never barred (IX.a(3)).
 */
export function checkMembership<T extends GameTypes>(
  state: State<T>,
  event: Membership<T['Join']>,
  at: Moment,
  recipe: MembershipRecipe<T>,
  refereesMayPlay: boolean,
): CommonRefusal | RefusalOf<T> | undefined {
  const { table } = state
  switch (event.what) {
    case 'join':
      return checkJoin(state, event.person, event.join, recipe, refereesMayPlay)
    case 'leave': {
      const stranger = event.persons.find(
        (person) => !belongs(table, person) && !isRefereeAway(state, person, recipe),
      )
      return stranger === undefined ? undefined : notAtTable(stranger)
    }
    case 'vacation': {
      const { person } = event
      const seat = table.seats[ownSeatOf(table, person)]
      if (seat?.presence === 'away' || isRefereeAway(state, person, recipe)) {
        return { code: 'notHere', facts: { person } }
      }
      if (!belongs(table, person)) return notAtTable(person)
      if (event.substitute === undefined) return undefined
      if (seat?.presence !== 'here') return { code: 'noStandIn', facts: { person } }
      return checkSubstitute(state, event.substitute, recipe, refereesMayPlay)
    }
    case 'substitute': {
      const away = checkAway(table, event.person)
      return away ?? checkSubstitute(state, event.substitute, recipe, refereesMayPlay)
    }
    case 'return':
      return isRefereeAway(state, event.person, recipe) ? undefined : checkAway(table, event.person)
    case 'activity': {
      const seat = table.seats[ownSeatOf(table, event.person)]
      if (seat === undefined) return notAtTable(event.person)
      return seat.active === event.active
        ? { code: 'noChange', facts: { person: event.person } }
        : undefined
    }
    case 'referee resigns':
      return checkReferee(table, event.person)
    case 'referee found':
      return checkNewReferee(state, event.person, event.willing, recipe, refereesMayPlay)
    case 'silence':
      return checkSilence(state, event.by, at)
    case 'inquire': {
      const office = checkOffice('inquire', event.as, ['speaker'])
      if (office !== undefined) return office
      const { noticed, inquired } = table.silence
      return noticed === null || inquired !== null
        ? { code: 'noNotice', facts: { inquired: inquired !== null } }
        : undefined
    }
    case 'continue':
      return checkReferee(table, event.person)
    case 'dispute': {
      const halt = table.halts.find(({ reason }) => reason === 'dispute')
      if (halt !== undefined) return { code: 'disputed', facts: { since: halt.since } }
      return belongs(table, event.by) ? undefined : notAtTable(event.by)
    }
    case 'decision': {
      const office = checkOffice('decision', event.as, JUDGES)
      if (office !== undefined) return office
      const halts = table.halts.map(({ reason }) => reason)
      return halts.includes('dispute') ? undefined : { code: 'noDispute', facts: { halts } }
    }
    case 'exhibition': {
      const office = checkOffice('exhibition', event.as, DECLARERS)
      if (office !== undefined) return office
      return table.exhibition === null
        ? undefined
        : { code: 'exhibitionAlready', facts: { since: table.exhibition } }
    }
  }
}

/** Whether a person has a seat in the game, sits in one as a Substitute, or is a referee. */
function belongs(table: Table, person: string): boolean {
  const own = ownSeatOf(table, person)
  return (
    (own >= 0 && isInGame(table, own)) || seatOf(table, person) >= 0 || isReferee(table, person)
  )
}

/** Whether somebody is a referee on vacation, who keeps the office or may take it back. */
function isRefereeAway<T extends GameTypes>(
  state: State<T>,
  person: string,
  recipe: MembershipRecipe<T>,
): boolean {
  return state.table.refereesAway.includes(person) || recipe.isRefereeAway?.(state, person) === true
}

/** Whether somebody is a referee, in office or on vacation from it. */
function referees<T extends GameTypes>(
  state: State<T>,
  person: string,
  recipe: MembershipRecipe<T>,
): boolean {
  return isReferee(state.table, person) || isRefereeAway(state, person, recipe)
}

/** Whether somebody may not play because of the office that e has, or may take back. */
function staysOut<T extends GameTypes>(
  state: State<T>,
  person: string,
  recipe: MembershipRecipe<T>,
): boolean {
  return recipe.awayRefereesMayPlay === true
    ? isReferee(state.table, person)
    : referees(state, person, recipe)
}

/** Whether a seat waits for its player, and nobody sits in it meanwhile. */
function isUnattended(table: Table, seat: SeatNumber): boolean {
  return isInGame(table, seat) && holderOf(table, seat) === null
}

function notAtTable(person: string): CommonRefusal {
  return { code: 'notAtTable', facts: { person } }
}

function checkOffice(
  event: OfficialEvent,
  office: Office,
  may: readonly Office[],
): CommonRefusal | undefined {
  return may.includes(office) ? undefined : { code: 'wrongOffice', facts: { event, office, may } }
}

function checkAway(table: Table, person: string): CommonRefusal | undefined {
  return table.seats[ownSeatOf(table, person)]?.presence === 'away'
    ? undefined
    : { code: 'notAway', facts: { person } }
}

function checkReferee(table: Table, person: string): CommonRefusal | undefined {
  return isReferee(table, person) ? undefined : { code: 'notReferee', facts: { person } }
}

function checkSubstitute<T extends GameTypes>(
  state: State<T>,
  substitute: Substitute,
  recipe: MembershipRecipe<T>,
  refereesMayPlay: boolean,
): CommonRefusal | undefined {
  const { table } = state
  const { person, agrees } = substitute
  if (table.duel !== null) return { code: 'duelSubstitute', facts: { person } }
  if (recipe.substitutes === false) return { code: 'noSubstitutes', facts: { person } }
  if (!agrees) return { code: 'substituteUnwilling', facts: { person } }
  const own = ownSeatOf(table, person)
  const barred =
    recipe.substitutes === 'volunteers'
      ? own >= 0 && isInGame(table, own)
      : table.everPlayed.includes(person)
  if (barred) return { code: 'substitutePlayed', facts: { person } }
  if (!refereesMayPlay && staysOut(state, person, recipe)) {
    return { code: 'substituteSeated', facts: { person, as: 'referee' } }
  }
  if (seatOf(table, person) >= 0) {
    return { code: 'substituteSeated', facts: { person, as: 'Substitute' } }
  }
  return undefined
}

function checkJoin<T extends GameTypes>(
  state: State<T>,
  person: string,
  join: T['Join'],
  recipe: MembershipRecipe<T>,
  refereesMayPlay: boolean,
): CommonRefusal | RefusalOf<T> | undefined {
  const { table } = state
  if (recipe.join === undefined) return { code: 'noJoining', facts: { person } }
  if (!refereesMayPlay && staysOut(state, person, recipe)) {
    return { code: 'refereePlays', facts: { person } }
  }
  const own = ownSeatOf(table, person)
  const plays = (own >= 0 && isInGame(table, own)) || seatOf(table, person) >= 0
  if (plays || (recipe.join.again !== true && table.everPlayed.includes(person))) {
    return { code: 'playedBefore', facts: { person, now: plays } }
  }
  const inGame = table.seats.filter((_, seat) => isInGame(table, seat)).length
  if (inGame >= table.most) return { code: 'full', facts: { person, most: table.most } }
  return recipe.join.check(state, person, join)
}

function checkNewReferee<T extends GameTypes>(
  state: State<T>,
  person: string,
  willing: boolean,
  recipe: MembershipRecipe<T>,
  refereesMayPlay: boolean,
): CommonRefusal | RefusalOf<T> | undefined {
  const { table } = state
  if (table.referees.length >= table.refereesWanted) {
    return { code: 'refereeInOffice', facts: { referees: table.referees } }
  }
  if (isReferee(table, person)) return { code: 'noChange', facts: { person } }
  if (!willing) return { code: 'refereeUnwilling', facts: { person } }
  const own = ownSeatOf(table, person)
  const plays = (own >= 0 && isInGame(table, own)) || seatOf(table, person) >= 0
  if (plays && !refereesMayPlay) {
    return { code: 'refereePlays', facts: { person } }
  }
  return recipe.checkReferee?.(state, person)
}

function checkSilence<T extends GameTypes>(
  state: State<T>,
  by: string,
  at: Moment,
): CommonRefusal | undefined {
  const { table } = state
  if (seatOf(table, by) < 0 && !isUnattended(table, ownSeatOf(table, by))) return notAtTable(by)
  if (table.silence.noticed !== null) {
    return { code: 'noticedAlready', facts: { noticed: table.silence.noticed } }
  }
  const since = table.referees.length === 0 ? null : silentSince(state)
  const until = countsUntil(table.halts, at)
  if (since !== null && until - since > days(7)) return undefined
  return { code: 'notSilent', facts: { since, halted: isHalted(table) ? until : null } }
}

/** That play is halted, told of the first halt that stands. */
export function halted({ halts }: Table): CommonRefusal {
  const { clause } = halts[0] as Halt
  const reasons = halts.map(({ reason }) => reason)
  // A game's own halt cites the game's rule, which the type of these facts cannot know.
  return { code: 'halted', facts: { reasons, clause: clause as CommonCitation } }
}
