import { type Game, type Match, matchHistory, resultRecordOf } from '@ackanomic/core'
import { createBooks, formatLedgerLine, recordResult } from '@ackanomic/society'
import { type Check, contradicted, shown, trusted } from '../report.js'
import type { VerifyWords } from '../words.js'

/** Checks that the society's rules accept the result of a finished match. */
export function checkBooking(
  game: Game,
  match: Match,
  { booking: words }: VerifyWords,
): Check | undefined {
  const record = resultRecordOf(game, match.state, match.id)
  if (record === undefined) return undefined
  const booked = recordResult(createBooks(), record)
  if (!booked.ok) return contradicted('booking', words.refused(booked.error.message))
  const lines = booked.value.lines.map((line) => formatLedgerLine(record, line))
  return shown('booking', lines.length === 0 ? words.nothing : words.books(lines))
}

/** Checks the certificates of a match of Runtime Error. */
export async function checkCertificates(
  game: Game,
  match: Match,
  { certificates: words }: VerifyWords,
): Promise<Check | undefined> {
  if (game.id !== 'runtime-error') return undefined
  const { checkCertificate } = await import('@ackanomic/programming-games/runtime-error')
  const problems: string[] = []
  let checked = 0
  for (const { entries, events } of matchHistory(game, match)) {
    for (const { event } of events) {
      if (event.type !== 'proved') continue
      checked += 1
      const result = checkCertificate((event as { readonly certificate?: unknown }).certificate)
      if (!result.ok) problems.push(words.problem(entries, result.why))
    }
  }
  if (problems.length > 0) {
    return contradicted('certificates', words.invalid, { details: problems })
  }
  return shown('certificates', checked === 0 ? words.none : words.valid(checked))
}

/** Adjudicates every phase of a match of Diplomacy again, except where the referee decided. */
export function checkPhases(
  game: Game,
  match: Match,
  { phases: words }: VerifyWords,
): Check | undefined {
  if (game.id !== 'diplomacy') return undefined
  const ruled: string[] = []
  let phases = 0
  for (const { entries, events } of matchHistory(game, match)) {
    for (const { event } of events) {
      if (event.type !== 'result') continue
      phases += 1
      if ((event as { readonly ruled?: boolean }).ruled === true)
        ruled.push(words.byReferee(phases, entries))
    }
  }
  return ruled.length === 0
    ? shown('phases', words.same(phases))
    : trusted('phases', words.someByReferee(phases, ruled.length), {
        onTrust: [words.phasesOfReferee(ruled.length)],
        details: ruled,
      })
}
