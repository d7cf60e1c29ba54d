import { expect } from 'vitest'
import { verifyReceipt, verifySeal } from '../second/second-verifier.js'
import { mutated } from './mutations.test-support.js'
import { type Proven, played } from './played.test-support.js'
import { verifyMatch } from './verify-match.js'

/** Two matches of each game: so that each has one of the same game beside it. */
export async function playedMatches(): Promise<readonly Proven[]> {
  const games = ['pure-skill', 'ghost', 'viruses', 'acks-and-exceptions']
  return await Promise.all(games.flatMap((id) => [played(id, 1), played(id, 2)]))
}

/** How many mutations said something else, and how many the same. */
export interface Tally {
  other: number
  same: number
}

/** Makes a mutation and checks that both verifiers find it if it changes the meaning, and only then. */
export async function checkMutation(
  all: readonly Proven[],
  number: number,
  tally: Tally,
): Promise<void> {
  const made = await mutated(all, number)
  if (made === undefined) return
  const { what, save, receipts, keys, isOther, proven } = made
  const about = `mutation ${number} of ${proven.match.id}: ${what}`
  const report = await verifyMatch(save, { receipts, keys })
  tally[isOther ? 'other' : 'same'] += 1
  if (isOther) expect(report.verdict, about).not.toBe('proven')
  else expect(report.verdict, about).toBe('proven')
  for (const { mark, message } of report.checks)
    if (mark !== 'shown') expect(message, about).toMatch(/\w+ \w+.*\.$/su)
  if (report.match === null || what.includes('key')) return
  const parsed = JSON.parse(save)
  const problems = parsed.seal === undefined ? [] : [...(await verifySeal(parsed))]
  expect(problems.length > 0, `${about}, by the second verifier`).toBe(
    report.checks.some(({ code, mark }) => code === 'seal' && mark === 'contradicted'),
  )
  for (const receipt of receipts) {
    const json = typeof receipt === 'string' ? JSON.parse(receipt) : receipt
    if (json.format === 'ackanomic receipt') problems.push(...(await verifyReceipt(parsed, json)))
  }
  if (problems.length > 0)
    expect(report.verdict, `${about}, receipts by the second verifier`).not.toBe('proven')
}
