import { expect } from 'vitest'
import { verifyReceipt, verifySeal } from '../second/second-verifier.js'
import { mutated } from './mutations.test-support.js'
import { type Proven, played } from './played.test-support.js'
import { verifyMatch } from './verify-match.js'

/** Two matches of each game: so that each has one of the same game beside it. */
export async function playedMatches(): Promise<readonly Proven[]> {
  const games = ['pure-skill', 'ghost', 'viruses', 'double-crash', 'acks-and-exceptions']
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
  const { what, save, receipts, keys, isOther, found, proven } = made
  const about = `mutation ${number} of ${proven.match.id}: ${what}`
  const report = await verifyMatch(save, { receipts, keys })
  tally[isOther ? 'other' : 'same'] += 1
  const failed = report.checks.filter(({ result }) => result === 'failed')
  expect(report.ok, about).toBe(!isOther)
  if (isOther && found !== undefined) {
    const names = failed.map(({ name }) => name)
    expect(
      names.some((name) => name === 'save' || found.includes(name)),
      `${about}: ${names}`,
    ).toBe(true)
  }
  for (const { message } of failed) expect(message, about).toMatch(/\w+ \w+.*\.$/su)
  if (report.match === null) return
  const parsed = JSON.parse(save)
  const resultOf = (wanted: string) => report.checks.find(({ name }) => name === wanted)?.result
  if (keys === undefined || !what.includes('key')) {
    if (parsed.seal !== undefined) {
      expect((await verifySeal(parsed)).length > 0, `${about}, by the second verifier`).toBe(
        resultOf('seal') === 'failed',
      )
    }
    if (receipts.length === 0) return
    const problems: string[] = []
    for (const receipt of receipts) {
      const json = typeof receipt === 'string' ? JSON.parse(receipt) : receipt
      problems.push(...(await verifyReceipt(parsed, json)))
    }
    expect(problems.length > 0, `${about}, receipts by the second verifier`).toBe(
      resultOf('receipts') !== 'passed',
    )
  }
}
