import { type Game, type Match, matchHistory, resultRecordOf } from '@ackanomic/core'
import { createBooks, formatLedgerLine, recordResult } from '@ackanomic/society'
import { type Check, contradicted, counted, shown, trusted } from '../report.js'

/** Checks that the society's rules accept the result of a finished match. */
export function checkBooking(game: Game, match: Match): Check | undefined {
  const record = resultRecordOf(game, match.state, match.id)
  if (record === undefined) return undefined
  const booked = recordResult(createBooks(), record)
  if (!booked.ok)
    return contradicted('booking', `The result cannot be booked: ${booked.error.message}`)
  const lines = booked.value.lines.map((line) => formatLedgerLine(record, line))
  const message = lines.length === 0 ? 'The result books nothing.' : `It books: ${lines.join(' ')}`
  return shown('booking', message)
}

/** Checks the certificates of a match of Runtime Error. */
export async function checkCertificates(game: Game, match: Match): Promise<Check | undefined> {
  if (game.id !== 'runtime-error') return undefined
  const { checkCertificate } = await import('@ackanomic/programming-games/runtime-error')
  const problems: string[] = []
  let checked = 0
  for (const { entries, events } of matchHistory(game, match)) {
    for (const { event } of events) {
      if (event.type !== 'proved') continue
      checked += 1
      const result = checkCertificate((event as { readonly certificate?: unknown }).certificate)
      if (!result.ok) problems.push(`Entry ${entries} of the log: ${result.why}`)
    }
  }
  if (problems.length > 0) {
    return contradicted('certificates', 'A certificate does not hold.', { details: problems })
  }
  return shown(
    'certificates',
    checked === 0
      ? 'Nobody won by proof.'
      : `${counted(checked, 'certificate', 'certificates')} checked: the turn never ends.`,
  )
}

/** Adjudicates every phase of a match of Diplomacy again, except where the referee decided. */
export function checkPhases(game: Game, match: Match): Check | undefined {
  if (game.id !== 'diplomacy') return undefined
  const ruled: string[] = []
  let phases = 0
  for (const { entries, events } of matchHistory(game, match)) {
    for (const { event } of events) {
      if (event.type !== 'result') continue
      phases += 1
      if ((event as { readonly ruled?: boolean }).ruled === true) {
        ruled.push(`Phase ${phases}, entry ${entries} of the log: the referee decided it.`)
      }
    }
  }
  const number = counted(phases, 'phase', 'phases')
  return ruled.length === 0
    ? shown('phases', `${number} adjudicated again, with the same results.`)
    : trusted('phases', `${number} adjudicated again; ${ruled.length} by the referee.`, {
        onTrust: [`${counted(ruled.length, 'phase', 'phases')} (the referee)`],
        details: ruled,
      })
}
