import type { ResultRecord, TransferAward, TreasuryAward } from '@ackanomic/core'
import type { SocietyCitation } from './clauses.js'

/** Why somebody can gain or lose no points at all. */
export function pointsBar(record: ResultRecord, person: string | null, sign: number): Bar {
  if (record.exhibition !== null) return '1250.1/VII.a(3)'
  if (isMereReferee(record, person)) return sign > 0 ? '1250.1/III.e(6)' : '1250.1/III.e(5)'
  return isPlayer(record, person) ? null : '1250.1/IV.d(1)'
}

/** Why the Treasury pays somebody nothing at all. */
export function treasuryBar(
  record: ResultRecord,
  person: string | null,
  as: TreasuryAward['as'],
): Bar {
  if (record.exhibition !== null) return '1250.1/VII.a(4)'
  if (as === 'game') return null
  const fits = isReferee(record, person) || (as === 'player' && isPlayer(record, person))
  return fits ? null : '1250.1/IV.c(1)'
}

/** Why no A$ move at all. */
export function transferBar(record: ResultRecord, { from, to, at }: TransferAward): Bar {
  const moved = at ?? record.outcome.at
  if (record.exhibition !== null && moved >= record.exhibition) return '1250.1/VII.a(4)'
  if (isMereReferee(record, from)) return '1250.1/III.e(5)'
  const among = isPlayer(record, from) && (isPlayer(record, to) || isReferee(record, to))
  return among ? null : '1250.1/IV.b'
}

/** The clause that takes a whole award off somebody; `null` when none does. */
export type Bar = SocietyCitation | null

function isPlayer(record: ResultRecord, person: string | null): boolean {
  return person !== null && record.players.includes(person)
}

function isReferee(record: ResultRecord, person: string | null): boolean {
  return person !== null && record.referees.includes(person)
}

/** A referee who, by the Game's rules, is nothing else. */
export function isMereReferee(record: ResultRecord, person: string | null): boolean {
  return isReferee(record, person) && !(record.refereesMayPlay && isPlayer(record, person))
}

/** Whether the cap on what referees earn is for this payment. */
export function paidAsReferee(
  record: ResultRecord,
  person: string | null,
  as: TreasuryAward['as'],
): boolean {
  return as === 'referee' || isMereReferee(record, person)
}
