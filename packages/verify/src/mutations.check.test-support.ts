import { expect } from 'vitest'
import { verifyReceipt, verifySeal } from '../second/second-verifier.js'
import { mutated } from './mutations.test-support.js'
import { KEYS, type Proven, played } from './played.test-support.js'
import type { VerificationReport } from './report.js'
import { verifyMatch } from './verify-match.js'

/** Plays two proven matches of each of three games. */
export async function playedMatches(): Promise<readonly Proven[]> {
  const all: Proven[] = []
  for (const id of ['pure-skill', 'ghost', 'viruses']) {
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

export interface Checked {
  readonly what: string
  /** Whether the mutation changes the meaning, or shows less. */
  readonly isOther: boolean
  readonly verdict: VerificationReport['verdict']
}

/** Checks that both verifiers find a mutation exactly if it changes the meaning. */
export async function checkMutation(
  all: readonly Proven[],
  number: number,
): Promise<Checked | undefined> {
  const made = await mutated(all, number)
  if (made === undefined) return undefined
  const { what, save, receipts, keys, isOther, proven } = made
  const about = `mutation ${number} of ${proven.match.id}: ${what}`
  const report = await verifyMatch(save, { receipts, keys })
  const { verdict } = report
  if (isOther) expect(verdict, about).not.toBe('proven')
  else expect(verdict, about).toBe('proven')
  for (const { mark, message } of report.checks)
    if (mark !== 'shown') expect(message, about).toMatch(/\w+ \w+.*\.$/su)
  if (report.match === null || what.includes('key')) return { what, isOther, verdict }
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
    expect(verdict, `${about}, receipts by the second verifier`).not.toBe('proven')
  return { what, isOther, verdict }
}
