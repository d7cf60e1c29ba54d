import { saveMatch } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { KEYS, played, proven, withoutSignatures } from './played.test-support.js'
import { titleOf, type VerificationReport, verdictOf } from './report.js'
import { verifyMatch } from './verify-match.js'
import { englishWords, type VerifyWords } from './words.js'

/** Copies a catalogue so that it says only what it is given, between marks. */
function muted(catalogue: unknown): unknown {
  if (typeof catalogue === 'string') return '⟦⟧'
  if (typeof catalogue === 'function')
    return (...given: readonly unknown[]) => `⟦${given.flatMap(leavesOf).join('|')}⟧`
  const entries = Object.entries(Object(catalogue))
  return Object.fromEntries(entries.map(([key, each]) => [key, muted(each)]))
}

const leavesOf = (given: unknown): readonly unknown[] =>
  typeof given === 'object' && given !== null ? Object.values(given).flatMap(leavesOf) : [given]

const words = muted(englishWords) as VerifyWords

/** Splits a report at the marks: the rest is what a muted catalogue has not said, or was given. */
const partsOf = (report: VerificationReport): readonly string[] =>
  [
    ...[titleOf(report, words), verdictOf(report, words)],
    ...report.checks.flatMap(({ message, onTrust, details }) => [message, ...onTrust, ...details]),
  ].flatMap((text) => text.split(/[⟦⟧|]/u))

/** Numbers, hashes, names of people, programs, matches, games and prompts, and lines of the books. */
const GIVEN =
  /^(?:\d*|[\da-f]{64}|Ann|Bob|Cyd|Zoe|Referee|strong|(?:ghost|pure-skill)(?: \d)?|official|answer|numbers|.*\(1250\..*)$/u

interface Example {
  readonly save: unknown
  readonly receipts?: readonly unknown[]
  readonly verdict: VerificationReport['verdict']
  /** The messages of core in the report. */
  readonly core?: readonly RegExp[]
}

const ghost = await played('ghost')
const bids = await played('pure-skill')
const unsigned = withoutSignatures(ghost.match)
const withProgram = await proven(ghost.game, unsigned, {
  signers: ['Ann'],
  declared: { automated: { Bob: 'strong' }, imported: 1 },
})
const lookUps = await played('ghost', 2)
const chance = { ...unsigned.chance, contributions: { Ann: 'red', Zoe: 'green' } } as never
const withStranger = await proven(ghost.game, { ...unsigned, chance })
const saved = JSON.parse(ghost.save)
const roster = { ...saved.roster, census: { activePlayers: 99, players: 99 } }
const longer = JSON.parse(bids.save)

const examples: Readonly<Record<string, Example>> = {
  'a match that all have signed': { ...ghost, verdict: 'proven' },
  'a match without receipts': { save: bids.save, verdict: 'trusted' },
  'a match that nobody has signed': {
    save: saveMatch(withoutSignatures(bids.match)),
    verdict: 'trusted',
  },
  'a match with look-ups': { ...lookUps, verdict: 'trusted' },
  'a match with a program': { ...withProgram, verdict: 'trusted' },
  'a match with other receipts': {
    save: ghost.save,
    receipts: [...bids.receipts, 'a letter'],
    verdict: 'trusted',
    core: [/^It is not JSON\.$/u],
  },
  'a match of a newer game': {
    save: { ...saved, revision: 99 },
    verdict: 'trusted',
    core: [/^The match was played under revision 99 of "ghost"\./u],
  },
  'a match that lost its end': {
    save: { ...longer, log: longer.log.slice(0, -3) },
    receipts: bids.receipts,
    verdict: 'contradicted',
  },
  'a match whose start was changed': {
    save: { ...saved, roster },
    receipts: ghost.receipts,
    verdict: 'contradicted',
  },
  'a match with the contribution of a stranger': { ...withStranger, verdict: 'contradicted' },
  'a receipt with a field twice': {
    save: ghost.save,
    receipts: [...ghost.receipts, '{"at": 1, "at": 2}'],
    verdict: 'trusted',
  },
  'a file that is no match': {
    save: {},
    verdict: 'contradicted',
    core: [/^This is not a save of a match\./u],
  },
}

describe('Another catalogue of sentences', () => {
  test.each(Object.entries(examples))('says every sentence about %s.', async (_, example) => {
    const { save, receipts, verdict, core = [] } = example
    const report = await verifyMatch(save, { receipts, keys: KEYS, words })
    expect(report.verdict).toBe(verdict)
    const others = partsOf(report).filter((part) => !GIVEN.test(part))
    expect(others).toEqual(core.map((message) => expect.stringMatching(message)))
  })
})
