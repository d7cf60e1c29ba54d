import type { DraftOf, GameTypes, State } from '../engine/bundle.js'
import type { EngineContext } from '../engine/context.js'
import type { RosterChange, RosterDefinition } from '../engine/definition.js'
import type { RosterEvent } from '../entry.js'
import type { CoreEvent } from '../game/game-event.js'
import { cloneJson } from '../plain.js'
import { days } from '../time.js'
import type { CoreCitation } from './clauses.js'
import { startTimer } from './clock.js'
import {
  assignedSeatOf,
  isInGame,
  isReferee,
  type SeatNumber,
  seatOf,
  seatsInGame,
} from './roster.js'
import { heard, INQUIRY_DEADLINE } from './silence.js'

interface Records<T extends GameTypes> {
  readonly draft: DraftOf<T>
  readonly ctx: EngineContext<T>
  readonly rosterRules: RosterDefinition<T>
}

export function recordMembership<T extends GameTypes>(
  records: Records<T>,
  event: RosterEvent<T['Join']>,
): void {
  const { draft, ctx } = records
  const { roster } = draft
  const emit = (clause: CoreCitation, event: CoreEvent): void =>
    ctx.emitCoreEvent('public', clause, () => event)
  switch (event.type) {
    case 'join':
      change(records, {
        type: 'join',
        person: event.person,
        join: cloneJson(event.join) as T['Join'],
      })
      break
    case 'leave':
      leave(records, event.persons, event.from)
      break
    case 'vacation':
      goAway(records, event.person, event.substitute?.person ?? null)
      break
    case 'substitute': {
      const seat = assignedSeatOf(roster, event.person)
      substitute(records, seat, event.substitute.person)
      emit('1250.1/VI.c(4)', { type: 'away', seat, substitute: event.substitute.person })
      break
    }
    case 'return':
      comeBack(records, event.person)
      break
    case 'activity': {
      const number = assignedSeatOf(roster, event.person)
      const seat = roster.seats[number]
      if (seat !== undefined) seat.active = event.active
      change(records, { type: 'activity', seat: number })
      break
    }
    case 'refereeResigns':
      loseReferees(records, [event.person], '1250.1/VI.d(5)')
      break
    case 'refereeFound':
      ctx.setReferees([...roster.referees, event.person])
      heard(draft)
      emit('1250.1/VI.a(6)', { type: 'refereeFound', person: event.person })
      ctx.resume('no referee', '1250.1/VI.a(6)')
      change(records, { type: 'refereeFound', person: event.person })
      break
    case 'silence':
      roster.silence.noticed = ctx.at
      emit('1250.1/VI.d(1)', { type: 'silence', by: event.by })
      break
    case 'inquire': {
      roster.silence.inquired = ctx.at
      const deadline = { name: INQUIRY_DEADLINE, seat: null, runsDuring: ['*'] }
      startTimer(draft.clock, roster, deadline, ctx.at, days(3))
      ctx.emitCoreEvent('referee', '1250.1/VI.d(3)', () => ({ type: 'inquired' }))
      break
    }
    case 'continue':
      heard(draft)
      emit('1250.1/VI.d(5)', { type: 'continues', person: event.person })
      break
    case 'dispute':
      ctx.pause('dispute', '1250.1/X(3)')
      break
    case 'decision':
      ctx.resume('dispute', '1250.1/X(1)')
      break
    case 'exhibition':
      roster.exhibition = ctx.at
      emit('1250.1/VII.a(1)', { type: 'exhibition' })
      break
    case 'newKey':
      // It concerns signatures only.
      break
  }
}

function change<T extends GameTypes>(
  { draft, ctx, rosterRules }: Records<T>,
  what: RosterChange<T>,
): void {
  rosterRules.apply?.(draft, what, ctx)
}

/** The default consequence of leaving: the last remaining player wins. */
function lastOneWins<T extends GameTypes>(
  { roster }: DraftOf<T>,
  _: readonly SeatNumber[],
  ctx: EngineContext<T>,
): void {
  const winners = seatsInGame(roster)
  if (winners.length < 2) ctx.end({ winners })
}

/** Three days have passed without an answer: all referees count as resigned. */
export function silentForGood<T extends GameTypes>(records: Records<T>): void {
  loseReferees(records, [...records.draft.roster.referees], '1250.1/VI.d(4)')
}

function leave<T extends GameTypes>(
  records: Records<T>,
  persons: readonly string[],
  from: 'match' | 'community',
): void {
  const { draft, ctx, rosterRules } = records
  const left: SeatNumber[] = []
  draft.roster.seats.forEach((seat, number) => {
    if (isInGame(draft.roster, number) && persons.includes(seat.player)) {
      seat.presence = 'left'
      // A Substitute goes with the player; a holder whom the game's own rules chose stays.
      const stays = rosterRules.substitutes === false && seat.holder !== seat.player
      if (!stays || persons.includes(seat.holder ?? '')) seat.holder = null
      left.push(number)
    } else if (seat.holder !== null && persons.includes(seat.holder)) {
      dropSubstitute(number, ctx)
    }
  })
  if (left.length > 0) {
    ctx.emitCoreEvent('public', '1250.1/IX.a(2)', () => ({ type: 'left', seats: left, from }))
  }
  const { referees } = draft.roster
  const lost = persons.filter((person) => referees.includes(person))
  const before = draft as State<T>
  const away = persons.filter(
    (person) =>
      !referees.includes(person) && rosterRules.awayReferee?.(before, person) !== undefined,
  )
  // People who leave together leave at once, before any hook runs.
  if (lost.length > 0) ctx.setReferees(referees.filter((person) => !persons.includes(person)))
  if (left.length > 0) (rosterRules.left ?? lastOneWins)(draft, left, ctx, from)
  for (const person of away) change(records, { type: 'awayRefereeLeft', person })
  loseReferees(records, lost, '1250.1/IX.a(2)')
}

function substitute<T extends GameTypes>(
  { draft, ctx }: Records<T>,
  seat: SeatNumber,
  person: string,
): void {
  const { everSubstituted } = draft.roster
  ctx.assignSeat(seat, person)
  if (!everSubstituted.includes(person)) everSubstituted.push(person)
}

/** A Substitute leaves; the seat waits for its player or another Substitute. */
function dropSubstitute<T extends GameTypes>(seat: SeatNumber, ctx: EngineContext<T>): void {
  ctx.assignSeat(seat, null)
  ctx.emitCoreEvent('public', '1250.1/IX.a(2)', () => ({ type: 'away', seat, substitute: null }))
}

function goAway<T extends GameTypes>(
  records: Records<T>,
  person: string,
  substituting: string | null,
): void {
  const { draft, ctx } = records
  const { roster } = draft
  const shared = assignedSeatOf(roster, person)
  const seat = roster.seats[shared]
  if (seat !== undefined && seat.presence === 'here') {
    seat.presence = 'away'
    seat.holder = null
    if (substituting !== null) substitute(records, shared, substituting)
    const event: CoreEvent = { type: 'away', seat: shared, substitute: substituting }
    ctx.emitCoreEvent('public', '1250.1/VI.c(1)', () => event)
    change(records, { type: 'away', seat: shared })
  } else {
    const held = seatOf(roster, person)
    if (held >= 0) dropSubstitute(held, ctx)
  }
  if (!isReferee(roster, person)) return
  roster.refereesAway.push(person)
  change(records, { type: 'refereeAway', person })
  // A new referee has not been silent.
  if (!isReferee(draft.roster, person)) heard(draft)
}

function comeBack<T extends GameTypes>(records: Records<T>, person: string): void {
  const { draft, ctx, rosterRules } = records
  const { roster } = draft
  const number = assignedSeatOf(roster, person)
  const seat = roster.seats[number]
  if (seat !== undefined && seat.presence === 'away') {
    seat.presence = 'here'
    seat.holder = person
    ctx.emitCoreEvent('public', '1250.1/VI.c(6)', () => ({ type: 'back', seat: number }))
    change(records, { type: 'back', seat: number })
  }
  const held = isReferee(roster, person)
  roster.refereesAway = roster.refereesAway.filter((away) => away !== person)
  if (!held && rosterRules.awayReferee?.(draft as State<T>, person) === undefined) return
  change(records, { type: 'refereeBack', person })
  // A referee who returns to the office has not been silent.
  if (!held && isReferee(draft.roster, person)) heard(draft)
}

function loseReferees<T extends GameTypes>(
  records: Records<T>,
  persons: readonly string[],
  clause: CoreCitation,
): void {
  const { draft, ctx, rosterRules } = records
  if (persons.length === 0) return
  ctx.setReferees(draft.roster.referees.filter((referee) => !persons.includes(referee)))
  heard(draft)
  for (const person of persons) {
    ctx.emitCoreEvent('public', clause, () => ({ type: 'refereeLost', person }))
    if (draft.outcome !== null) continue
    const none = draft.roster.referees.length === 0
    if (none && rosterRules.pausesWithoutReferee !== false)
      ctx.pause('no referee', '1250.1/VI.b(2)')
    change(records, { type: 'refereeLost', person })
  }
}
