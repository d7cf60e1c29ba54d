import type { Role } from '../entry.js'
import type { ErrorDefinitions, ErrorIn } from '../game-error.js'
import type { OfficialEvent, RoleName } from '../roles.js'
import type { CoreCitation } from '../roster/clauses.js'
import type { ParticipantStatus } from '../roster/roster.js'
import type { Timestamp } from '../time.js'
import type { ContractCitation } from './clauses.js'

const OFFICIAL: Readonly<Record<OfficialEvent, CoreCitation>> = {
  inquire: '1250.1/VI.d(3)',
  decision: '1250.1/X(1)',
  exhibition: '1250.1/VII.a(1)',
}

/** The errors that every game can give, with their details. */
export interface CommonErrors {
  invalidEntry: { problem: string }
  /** The entry is earlier than the last one, whose time stays secret. */
  outOfOrder: { at: Timestamp }
  gameOver: { endedAt: Timestamp }
  /** A deadline before the entry ended the game. */
  tooLate: { endedAt: Timestamp }
  /** A deadline before the entry opened a prompt. Record the time first. */
  clockBehind: { due: Timestamp }
  /** More than `most` deadlines would fall due before the entry. Advance to `until` first. */
  tooManyDeadlines: { at: Timestamp; most: number; until: Timestamp }
  /** The sender has no role that may do this. */
  notAllowed: { person: string; move: string; roles: readonly Role[]; is: ParticipantStatus }
  /** Play is paused. The clause is that of the first reason; `until` is the end of its deadline. */
  paused: { reasons: readonly string[]; clause: CommonCitation; until: Timestamp | null }
  /** No prompt with this number is open to the sender. `open` lists those that are. */
  noSuchPrompt: { prompt: number; open: readonly number[] }
  /** The prompt has another addressee, and the sender may know that. */
  notAsked: { person: string | null; prompt: number; to: string }
  badAnswer: { prompt: number; problem: string }
  noJoining: { person: string }
  /** The person has been a player of this match and may not join again. */
  playedBefore: { person: string; now: boolean }
  full: { person: string; most: number }
  /** Nobody may be a player and a referee of the same match. */
  refereePlays: { person: string }
  notInMatch: { person: string }
  notHere: { person: string }
  noStandIn: { person: string }
  notAway: { person: string }
  noChange: { person: string }
  noSubstitutes: { person: string }
  duelSubstitute: { person: string }
  substituteUnwilling: { person: string }
  /** The Substitute has been a player of this match. */
  substitutePlayed: { person: string }
  substituteSeated: { person: string; as: 'referee' | 'Substitute' }
  notReferee: { person: string }
  refereeInOffice: { referees: readonly string[] }
  refereeUnwilling: { person: string }
  /** The referee has not been silent for a week. Time after `halted` does not count. */
  notSilent: { since: Timestamp | null; halted: Timestamp | null }
  noticedAlready: { noticed: Timestamp }
  noNotice: { inquired: boolean }
  /** Only another role may do this. */
  wrongRole: { event: OfficialEvent; office: string; may: readonly RoleName[] }
  disputed: { since: Timestamp }
  noDispute: { pauses: readonly string[] }
  exhibitionAlready: { since: Timestamp }
  badSetup: { problem: string }
  /** The position contradicts itself, or the game has no positions. */
  badPosition: { problem: string }
  badOptions: { problem: string }
  /** A person in the set-up has not agreed to take part. */
  notWilling: { person: string }
  wrongAnnouncer: { person: string; may: readonly string[] }
}

export type CommonCitation = CoreCitation | ContractCitation

export type CommonError = ErrorIn<CommonErrors, CommonCitation>

const time = (at: Timestamp): string => new Date(at).toISOString().replace('.000Z', 'Z')
const list = (of: readonly string[]): string => (of.length === 0 ? 'nobody' : of.join(', '))

/** The clause and the message of each code of core. */
export const commonErrors: ErrorDefinitions<CommonErrors, CommonCitation> = {
  invalidEntry: ['contract/form', ({ problem }) => `The entry cannot be read. ${problem}`],
  outOfOrder: [
    'contract/order',
    ({ at }) =>
      `The entry is dated ${time(at)}, which is before the last entry; send it with the current time.`,
  ],
  gameOver: [
    'contract/over',
    ({ endedAt }) => `The game ended at ${time(endedAt)} and takes no more entries.`,
  ],
  tooLate: [
    'contract/over',
    ({ endedAt }) =>
      `The entry comes too late: a deadline ended the game at ${time(endedAt)}. Record the time.`,
  ],
  tooManyDeadlines: [
    'contract/far',
    ({ at, most, until }) =>
      `The entry is dated ${time(at)}, and more than ${most} deadlines fall due before then; advance the time in shorter steps, first to ${time(until)}.`,
  ],
  clockBehind: [
    'contract/time',
    ({ due }) =>
      `A deadline passed at ${time(due)} and opened a prompt. Record the time and the answer first.`,
  ],
  notAllowed: [
    ({ is, roles }) =>
      is !== 'away' || !roles.includes('seat') ? 'contract/role' : '1250.1/VI.c(6)',
    ({ person, move, roles, is }) =>
      `${person} cannot make the move "${move}" because they ${STANDINGS[is]}; ${
        is === 'away' && roles.includes('seat')
          ? 'record their return first.'
          : `only ${roles.map(roleOf).join(' or ')} can.`
      }`,
  ],
  paused: [
    ({ clause }) => clause,
    ({ reasons, until }) => {
      const latest = until === null ? '' : `, which is at ${time(until)} at the latest`
      return `Play is paused (${reasons.join(', ')}); send the move again once ${reasons.map(reliefOf).join(' and ')}${reasons.length === 1 ? latest : ''}.`
    },
  ],
  noSuchPrompt: [
    'contract/prompt',
    ({ prompt, open }) =>
      open.length === 0
        ? `No prompt is open to you, so you cannot answer prompt ${prompt}.`
        : `Prompt ${prompt} is not open to you; you can answer ${open.join(', ')}.`,
  ],
  notAsked: [
    '1250.1/VIII.a(1)',
    ({ person, prompt, to }) =>
      `Prompt ${prompt} was put to ${to}; ${person ?? 'the host'} cannot answer it.`,
  ],
  badAnswer: [
    'contract/prompt',
    ({ prompt, problem }) => `The answer to prompt ${prompt} does not fit. ${problem}`,
  ],
  noJoining: [
    '1250.1/VI.b(1)',
    ({ person }) => `${person} cannot join: this game takes no new players during a match.`,
  ],
  playedBefore: [
    '1250.1/VI.b(1)',
    ({ person, now }) =>
      now
        ? `${person} already plays in this match; nobody can join twice.`
        : `${person} has played in this match before; only new players may join.`,
  ],
  full: [
    '1250.1/VI.b(1)',
    ({ person, most }) => `${person} cannot join: all ${most} places are taken.`,
  ],
  refereePlays: [
    '1250.1/III.e(3)',
    ({ person }) => `${person} cannot be both a player and a referee of the same match.`,
  ],
  notInMatch: [
    '1250.1/IX.a(2)',
    ({ person }) => `${person} is not in this match; name a player or a referee.`,
  ],
  notHere: [
    '1250.1/VI.c(1)',
    ({ person }) => `${person} is already on vacation; they must return first.`,
  ],
  noStandIn: [
    '1250.1/VI.c(1)',
    ({ person }) =>
      `${person} has no seat of their own that a Substitute could take; record the vacation without one.`,
  ],
  notAway: [
    '1250.1/VI.c(6)',
    ({ person }) => `${person} is not on vacation; name somebody who is.`,
  ],
  noChange: [
    'contract/form',
    ({ person }) => `This would change nothing for ${person}; record only real changes.`,
  ],
  noSubstitutes: [
    '1250.1/VI.c(1)',
    ({ person }) => `${person} cannot be a Substitute: this game has no Substitutes.`,
  ],
  duelSubstitute: [
    '1250.1/VI.c(8)',
    ({ person }) => `${person} cannot be a Substitute: a Duel has no Substitutes.`,
  ],
  substituteUnwilling: [
    '1250.1/VI.c(3)',
    ({ person }) => `${person} has not agreed to be a Substitute; name somebody who has.`,
  ],
  substitutePlayed: [
    '1250.1/VI.c(2)',
    ({ person }) => `${person} has been a player of this match; name somebody who never has.`,
  ],
  substituteSeated: [
    ({ as }) => (as === 'referee' ? '1250.1/III.e(3)' : '1250.1/VI.c(4)'),
    ({ person, as }) => `${person} is already a ${as} in this match; name somebody else.`,
  ],
  notReferee: ['1250.1/VI.d(5)', ({ person }) => `${person} is not a referee of this match.`],
  refereeInOffice: [
    '1250.1/III.e(1)',
    ({ referees }) => `This match is already refereed by ${list(referees)}; it needs nobody else.`,
  ],
  refereeUnwilling: [
    '1250.1/IX.a(1)',
    ({ person }) => `${person} has not agreed to be referee; name somebody who has.`,
  ],
  notSilent: [
    '1250.1/VI.d(2)',
    ({ since, halted }) =>
      since === null
        ? 'Nothing is waiting for the referee, so they are not silent.'
        : `The referee has been needed since ${time(since)}; they are silent only after more than seven days${halted === null ? '' : `, not counting the pause since ${time(halted)}`}.`,
  ],
  noticedAlready: [
    '1250.1/VI.d(1)',
    ({ noticed }) =>
      `The silence was already pointed out at ${time(noticed)}; the next step is to ask the referee whether they will go on.`,
  ],
  noNotice: [
    '1250.1/VI.d(3)',
    ({ inquired }) =>
      inquired
        ? 'The referee has already been asked; they have three days to answer.'
        : 'A player must first point out that the referee is silent.',
  ],
  wrongRole: [
    ({ event }) => OFFICIAL[event],
    ({ office, may }) =>
      `The ${office} cannot do this; ${may.length === 0 ? 'nobody can' : `only the ${may.join(' or the ')} can`}.`,
  ],
  disputed: [
    '1250.1/X(1)',
    ({ since }) => `A dispute has been open since ${time(since)}; it must be settled first.`,
  ],
  noDispute: ['1250.1/X(1)', () => 'There is no dispute to settle.'],
  exhibitionAlready: [
    '1250.1/VII.a(1)',
    ({ since }) => `The match has been an exhibition since ${time(since)}.`,
  ],
  badSetup: ['contract/setup', ({ problem }) => `The game cannot start. ${problem}`],
  badPosition: [
    'contract/position',
    ({ problem }) => `The game cannot start from there. ${problem}`,
  ],
  badOptions: ['contract/form', ({ problem }) => `The options do not fit. ${problem}`],
  notWilling: [
    '1250.1/IX.a(1)',
    ({ person }) => `${person} has not agreed to take part; name somebody who has.`,
  ],
  wrongAnnouncer: [
    '1250.1/VI.a(2)',
    ({ person, may }) => `${person} cannot announce the start; only ${may.join(' or ')} can.`,
  ],
}

const STANDINGS: Readonly<Record<ParticipantStatus, string>> = {
  player: 'play in the match',
  referee: 'are a referee',
  away: 'are on vacation',
  left: 'have left the game',
  out: 'are out of the game',
  unseated: 'are not in their own seat now',
  stranger: 'are not in this match',
}

function roleOf(role: Role): string {
  if (role === 'seat') return 'a player in a seat'
  return role === 'referee' || role === 'anyone' ? `the ${role}` : `the ${role} (named in "as")`
}

function reliefOf(reason: string): string {
  if (reason === 'dispute') return 'the dispute is settled'
  return reason === 'no referee' ? 'a referee is found' : 'it resumes'
}
