import { expect } from 'vitest'
import { verifyReceipt, verifySeal } from '../second/second-verifier.js'
import { mutated } from './mutations.test-support.js'
import { KEYS, type Proven, played } from './played.test-support.js'
import { verifyMatch } from './verify-match.js'

/** Two matches of each game that are proven whole: so that each has one of the same game beside it. */
export async function playedMatches(): Promise<readonly Proven[]> {
  const all: Proven[] = []
  for (const id of ['pure-skill', 'ghost', 'viruses', 'acks-and-exceptions']) {
    for (let seed = 1, count = 0; count < 2; seed++) {
      const made = await played(id, seed)
      const { verdict } = await verifyMatch(made.save, { receipts: made.receipts, keys: KEYS })
      if (verdict !== 'proven') continue
      all.push(made)
      count += 1
    }
  }
  return all
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
  const seal = report.checks.find(({ code }) => code === 'seal')?.mark
  if (problems.length > 0) expect(seal, `${about}, by the second verifier`).not.toBe('shown')
  if (seal === 'contradicted') expect(problems.length, about).toBeGreaterThan(0)
  for (const receipt of receipts) {
    const json = typeof receipt === 'string' ? JSON.parse(receipt) : receipt
    if (json.format === 'ackanomic receipt') problems.push(...(await verifyReceipt(parsed, json)))
  }
  if (problems.length > 0)
    expect(report.verdict, `${about}, receipts by the second verifier`).not.toBe('proven')
}
