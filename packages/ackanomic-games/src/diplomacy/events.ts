import type { SeatNumber, Timestamp } from '@ackanomic/core'
import type { Immutable, NameOf } from '@ackanomic/core/engine'
import { counted } from '../counted.js'
import type { PowerId } from './map.js'
import type { DiplomacyOrderCheck } from './order-checks.js'
import type { DiplomacyPosition, DiplomacyUnit } from './position.js'
import type { DiplomacyResolution } from './resolution.js'
import type { DiplomacyShared } from './state.js'
import { formatTime, joinWords } from './wording.js'

/** A player in the start announcement. */
export interface DiplomacyListedPlayer {
  readonly player: string
  /** The mail address; `null` if the app knows it. */
  readonly email: string | null
  readonly country: string
}

/** The number of turns in which a player had to send orders and sent none. */
export interface DiplomacyMissedTurns extends Immutable<DiplomacyShared['missed'][number]> {}

/** The results of a turn, in words. */
export interface DiplomacyTurnReport extends Immutable<NonNullable<DiplomacyShared['last']>> {}

/** The results of a turn, from the position before it to the position after it. */
export interface DiplomacyTurnResult {
  readonly before: DiplomacyPosition
  readonly after: DiplomacyPosition
  readonly report: DiplomacyTurnReport
  readonly resolutions: readonly DiplomacyResolution[]
  readonly disbanded: readonly DiplomacyUnit[]
  readonly eliminated: readonly PowerId[]
  readonly missed: readonly DiplomacyMissedTurns[]
  /** Whether the referee decided differently from the library. */
  readonly ruled: boolean
}

/** Orders that have arrived and are in force. */
export interface DiplomacyOrdersInForce {
  readonly seat: SeatNumber
  /** The map, which defines the short names of places. */
  readonly variant: string
  readonly orders: readonly string[]
  /** The effect of each order. Only for the seat itself. */
  readonly checks: readonly DiplomacyOrderCheck[]
  /** The earlier orders that no longer count and were not replaced. Only for the seat itself. */
  readonly dropped: readonly string[]
}

/** A person who offers to play a power or to be `'referee'`, or already does. */
export interface DiplomacyReplacement extends Immutable<DiplomacyShared['offers'][number]> {}

const ENDS = {
  alone: 'has reached the goal',
  together: 'have won together, as each of them told the referee',
  decided: 'has won by the decision of the referee',
  early: 'The announced end has come',
  draw: 'All players on the board agreed to a draw',
  'no referee': 'No referee was found in time',
  'no players': 'Nobody is left to play',
}

/** The way in which a game ends. */
export type DiplomacyEnding = keyof typeof ENDS

const ABORTS = {
  referee: 'the referee has called it off',
  'too few': 'too few have enrolled',
  'no referee': 'there is no referee',
}

/** The sentences of events. Orders, claims and votes go to their seat and the referee. */
export const diplomacyEventsOn = (
  called: (power: PowerId) => string,
  inWords: (variant: string, orders: readonly string[]) => readonly string[],
) => ({
  announced: ({ terms }: { terms: readonly string[] }) =>
    `A game of Diplomacy is announced.\n${terms.join('\n')}`,
  enrolment: ({ until }: { until: Timestamp }) =>
    `To play, tell the referee before ${formatTime(until)}.`,
  enrolmentClosed: ({ players }: { players: number }) =>
    `The enrolment is closed with ${players} players.`,
  aborted: ({ why }: { why: keyof typeof ABORTS }) => `There will be no game: ${ABORTS[why]}.`,
  started: (e: {
    referee: string
    players: readonly DiplomacyListedPlayer[]
    vacant: readonly string[]
  }) => {
    const list = e.players.map(
      ({ player, email, country }) => `${country}: ${player}${email === null ? '' : ` <${email}>`}`,
    )
    const vacant = e.vacant.length === 0 ? [] : [`In disorder: ${e.vacant.join(', ')}`]
    return [`The game starts; ${e.referee} is the referee.`, ...list, ...vacant].join('\n')
  },
  turn: ({ phase }: { phase: string; until: Timestamp }) => `${phase}: orders are due.`,
  orders: ({ seat, variant, orders, checks, dropped }: DiplomacyOrdersInForce, name: NameOf) => {
    if (orders.length === 0) return `${name(seat)} takes all orders back.`
    const odd = checks.filter(({ is }) => is !== 'good').map(({ message }) => message)
    const lost = inWords(variant, dropped).join(', ')
    const gone = dropped.length === 0 ? [] : [`No longer ordered: ${lost}.`]
    const given = inWords(variant, orders).join('; ')
    return [`${name(seat)} orders: ${given}.`, ...odd, ...gone].join('\n')
  },
  ready: ({ seat, ready }: { seat: SeatNumber; ready: boolean }, name: NameOf) =>
    `${name(seat)} is ${ready ? '' : 'not '}ready for the turn to end.`,
  extended: (e: { what: 'turn' | 'enrolment'; until: Timestamp | null }) => {
    if (e.what === 'turn') return 'Orders are due later than announced.'
    return e.until === null
      ? 'The enrolment closes later than announced; the clock runs again when play resumes.'
      : `The enrolment closes later: before ${formatTime(e.until)}.`
  },
  grace: (_: { until: Timestamp }) =>
    'Not everybody has sent orders, so the turn goes on once more.',
  result: ({ report, missed }: DiplomacyTurnResult) =>
    [`${report.phase}:`, ...report.message, ...missed.map(describeMissedTurns)].join('\n'),
  corrected: (_: { position: DiplomacyPosition }) => 'The referee has corrected the position.',
  /** A claim to a joint win; `null` takes it back. */
  claim: (e: { seat: SeatNumber; group: readonly PowerId[] | null }, name: NameOf) =>
    e.group === null
      ? `${name(e.seat)} takes the claim back.`
      : `${name(e.seat)} claims that ${joinWords(e.group.map(called))} win together.`,
  draw: ({ seat, agree }: { seat: SeatNumber; agree: boolean }, name: NameOf) =>
    `${name(seat)} ${agree ? 'agrees to a draw' : 'no longer agrees to a draw'}.`,
  /** `until` is `null` while a dispute stops the clock. */
  pause: (
    e: { missing: readonly (SeatNumber | 'referee')[]; until: Timestamp | null },
    name: NameOf,
  ) => {
    const who = e.missing.map((one) => (one === 'referee' ? 'the referee' : name(one)))
    return `Missing: ${joinWords(who)}. Offers to replace them are welcome.`
  },
  offer: (e: DiplomacyReplacement) => `${e.person} offers to be ${called(e.for)}.`,
  replaced: (e: DiplomacyReplacement) => `${e.person} is now ${called(e.for)}.`,
  bot: ({ power }: { power: PowerId }) => `A bot plays ${called(power)}.`,
  /** `centres` counts those of each of the powers. */
  over: (e: { how: DiplomacyEnding; powers: readonly PowerId[]; centres: readonly number[] }) => {
    const { how, powers, centres } = e
    const who = joinWords(powers.map(called))
    if (how === 'alone') return `${who} has won with ${counted(centres[0] ?? 0, 'centre')}.`
    if (how === 'early' && powers.length > 0) {
      const held = powers.map(
        (power, i) => `${called(power)} (${counted(centres[i] ?? 0, 'centre')})`,
      )
      return `${ENDS.early}, and ${joinWords(held)} ${held.length === 1 ? 'has' : 'have'} won.`
    }
    return who === '' || !['together', 'decided'].includes(how)
      ? `${ENDS[how]}${who === '' ? '' : `: ${who}`}.`
      : `${who} ${ENDS[how]}.`
  },
})

export function describeMissedTurns({ person, turns, running }: DiplomacyMissedTurns): string {
  const all = turns === 1 ? 'a turn' : `${turns} turns`
  return `${person} has missed ${all}${running > 1 ? `, ${running} of them in a row` : ''}.`
}
