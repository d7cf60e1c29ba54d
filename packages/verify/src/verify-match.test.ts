import { createMatch, type Game, type Match, saveMatch } from '@ackanomic/core'
import { checkDraws, deriveSigningKey, sealMatch } from '@ackanomic/core/proof'
import { RUNTIME_ERROR_CARDS, runtimeError } from '@ackanomic/programming-games/runtime-error'
import { describe, expect, test } from 'vitest'
import { chainHead, verifyDraws, verifyReceipt, verifySeal } from '../second/second-verifier.js'
import { readHostKeys } from './keys.js'
import { KEYS, key, played, proven } from './played.test-support.js'
import { type Check, formatReport, type VerificationReport } from './report.js'
import { verifyMatch } from './verify-match.js'

/** The results by the name of the check. */
function resultsOf({ checks }: VerificationReport): Record<string, Check['result']> {
  return Object.fromEntries(checks.map(({ name, result }) => [name, result]))
}

const failures = ({ checks }: VerificationReport): readonly string[] =>
  checks.filter(({ result }) => result === 'failed').map(({ name }) => name)

const problems = ({ checks }: VerificationReport): string =>
  checks.flatMap((check) => [check.message, ...check.problems]).join('\n')

/** A match of Runtime Error that Ann wins at once: her two cards take each other’s place for ever. */
function wonByProof(): Match {
  const laid = [
    { lower: '5D', upper: 'QD', function: '2H' },
    { lower: '4H', upper: '10H', function: '2S' },
  ] as const
  const placed = new Set<string>(['7C', '8D', ...laid.flatMap((each) => Object.values(each))])
  const deck = RUNTIME_ERROR_CARDS.filter((card) => !placed.has(card))
  const shared = {
    ...{ stage: 'scripting', turn: 0, statements: [laid, []], hands: [1, 0] },
    ...{ deck: deck.length, discard: ['8D'], input: null, faceDown: null, ahead: [] },
    ...{ shuffling: false, seen: [[], []], pool: null, solver: null, proved: null },
  }
  const secret = [['7C'], []].map((hand) => ({ hand, faceDown: null }))
  const position = { shared, secret, hidden: { deck } }
  const match = createMatch(runtimeError, { players: ['Ann', 'Bob'], position })
  match.play('Ann', 'claim swap')
  return match.value as unknown as Match
}

describe.each([
  ['pure-skill', {}],
  ['spades', {}],
  ['ghost', {}],
  ['mediocrity', {}],
  ['viruses', {}],
  ['double-crash', {}],
  ['acks-and-exceptions', {}],
])('A whole match of %s', (id, options) => {
  test('is proven by both verifiers, to the last draw and action.', async () => {
    const { game, match, save, receipts } = await played(id, 1, options)
    const report = await verifyMatch(save, { receipts, keys: KEYS })
    expect(new Set(report.checks.map(({ result }) => result))).toEqual(new Set(['passed']))
    expect(formatReport(report).at(-1)).toBe('Everything is proven.')

    const parsed = JSON.parse(save)
    expect(await chainHead(parsed)).toBe(parsed.seal.head)
    expect(await verifySeal(parsed)).toEqual([])
    for (const receipt of receipts) expect(await verifyReceipt(parsed, receipt)).toEqual([])
    const { draws } = checkDraws(game, match)
    const asked = draws.map(({ entry, prompt, question }) => ({ entry, id: prompt, question }))
    expect(await verifyDraws(parsed, asked)).toEqual([])
  })
})

describe('Results have checks of their own.', () => {
  test('A win by proof in Runtime Error has a certificate that holds.', async () => {
    const { save, receipts } = await proven(runtimeError as unknown as Game, wonByProof())
    const report = await verifyMatch(save, { receipts, keys: KEYS })
    expect(problems(report)).toContain('1 certificate checked: the turn never ends.')
    expect(formatReport(report).at(-1)).toBe('Everything is proven.')
  })

  test('Each phase of Diplomacy is adjudicated again.', async () => {
    const { save, receipts } = await played('diplomacy', 1, {
      end: { year: 1901, season: 'F', winners: 'none' },
    })
    const report = await verifyMatch(save, { receipts, keys: KEYS })
    expect(resultsOf(report).phases).toBe('passed')
    expect(problems(report)).toMatch(/^2 phases adjudicated again, with the same results\.$/mu)
  })
})

describe('What is wrong is found and named.', async () => {
  const { match, save, receipts } = await played('pure-skill')
  const parsed = JSON.parse(save)
  const verify = (changed: unknown) => verifyMatch(changed, { receipts, keys: KEYS })
  const drawAt = match.log.findIndex(({ kind }) => kind === 'answer')

  test('An entry that is dropped.', async () => {
    const report = await verify({ ...parsed, log: parsed.log.slice(0, -1) })
    expect(failures(report)).toContain('save')
  })

  test('An entry that is dropped, with a state that fits.', async () => {
    const cut = { ...match, log: match.log.slice(0, -1) }
    const report = await verify({ ...JSON.parse(saveMatch(cut)), state: null, seal: parsed.seal })
    expect(failures(report)).toEqual(expect.arrayContaining(['chance', 'seal', 'receipts']))
  })

  test('A changed draw.', async () => {
    const log = parsed.log.with(drawAt, { ...parsed.log[drawAt], answer: 0 })
    const report = await verify({ ...parsed, log, state: null })
    expect(report.ok).toBe(false)
  })

  test('A secret that is not the committed one.', async () => {
    const chance = { ...parsed.chance, secret: '0'.repeat(64) }
    expect(failures(await verify({ ...parsed, chance }))).toEqual(['chance'])
  })

  test('A secret that is not revealed.', async () => {
    const chance = { ...parsed.chance, secret: null }
    expect(failures(await verify({ ...parsed, chance }))).toEqual(['chance'])
  })

  test('A contribution that was changed after the first draw.', async () => {
    const chance = { ...parsed.chance, contributions: { Ann: 'red' } }
    expect(failures(await verify({ ...parsed, chance }))).toEqual(['chance', 'seal', 'receipts'])
  })

  test('Another commitment, with its own secret.', async () => {
    const other = await played('pure-skill', 2)
    const chance = other.match.chance
    const report = await verify({ ...parsed, chance })
    expect(failures(report)).toEqual(['chance', 'seal', 'receipts'])
  })

  test('A receipt of another match.', async () => {
    const other = await played('pure-skill', 2)
    const report = await verifyMatch(save, { receipts: other.receipts.slice(0, 1), keys: KEYS })
    expect(failures(report)).toEqual(['receipts'])
    expect(problems(report)).toContain('it is for the match pure-skill 2 of pure-skill.')
  })

  test('A receipt whose action is not in the log, or another one is in its place.', async () => {
    const last = receipts.findLastIndex(({ person }) => person === 'Ann')
    const cut = match.log.filter((entry) => !('by' in entry) || entry.by !== 'Ann')
    const fewer = { ...parsed, log: cut, state: null }
    const report = await verifyMatch(fewer, { receipts: [receipts[last]] })
    expect(report.ok).toBe(false)
  })

  test('A seal by another key, and a key outside its time.', async () => {
    const stranger = await deriveSigningKey(new TextEncoder().encode('a stranger’s secret'), 1)
    const foreign = await verify(await sealMatch(stranger, match, 1))
    expect(failures(foreign)).toEqual(['seal'])
    const old = KEYS.map((one) => ({ ...one, until: 5 }))
    const late = await verifyMatch(await sealMatch(key, match, 6), { keys: old })
    expect(failures(late)).toEqual(['seal'])
    const inTime = await verifyMatch(await sealMatch(key, match, 4), { keys: old })
    expect(failures(inTime)).toEqual([])
  })

  test('An engine of another revision.', async () => {
    expect(problems(await verify({ ...parsed, revision: 99 }))).toContain('revision')
    expect(failures(await verify({ ...parsed, revision: 99 }))).toEqual(['save'])
  })

  test.each([['{'], [''], ['null'], [null], [7], [[]], [{}], ['{"format":"ackanomic match"}']])(
    'Garbage (%j) gets a report that says so.',
    async (junk) => {
      const report = await verifyMatch(junk, { receipts: [junk] })
      expect(report).toMatchObject({ ok: false, match: null, game: null })
      expect(report.checks[0]?.message).toMatch(/\w{3}/u)
    },
  )
})

describe('What is somebody’s word is told apart.', () => {
  test('Without keys, a signature shows only that its holder signed.', async () => {
    const { save, receipts } = await played('pure-skill')
    const report = await verifyMatch(save, { receipts })
    expect(report.ok).toBe(true)
    expect(resultsOf(report).seal).toBe('unproven')
    expect(formatReport(report).at(-1)).toBe('Nothing is wrong, but not everything is proven.')
  })

  test('Without a seal and receipts, the chance is proven still.', async () => {
    const { match } = await played('spades')
    const report = await verifyMatch(saveMatch(match))
    expect(resultsOf(report)).toMatchObject({
      chance: 'passed',
      seal: 'unproven',
      receipts: 'unproven',
    })
  })

  test('A match without a commitment has draws that are a word.', async () => {
    const { game, match } = await played('pure-skill')
    const { chance: _, ...without } = match
    const { save } = await proven(game, without)
    const report = await verifyMatch(save, { keys: KEYS })
    expect(report.ok).toBe(true)
    expect(resultsOf(report).chance).toBe('unproven')
  })

  test('Draws that a referee answered otherwise are their word.', async () => {
    const { match } = await played('pure-skill')
    const log = match.log.map((entry) =>
      entry.kind === 'answer' ? { ...entry, by: 'Ref' } : entry,
    )
    const chance = { ...match.chance, contributions: { Ann: 'red' } } as never
    const table = { ...match.table, referees: ['Ref'] }
    const save = { ...JSON.parse(saveMatch({ ...match, table, log, chance })), state: null }
    const report = await verifyMatch(save)
    const check = report.checks.find(({ name }) => name === 'chance')
    expect(check).toMatchObject({ name: 'chance', result: 'unproven' })
    expect(check?.message).toMatch(/^\d+ draws are a referee's word\.$/u)
    expect(check?.problems[0]).toMatch(/^Entry \d+ of the log: "\w+", answered by Ref\.$/u)
  })

  test('The keys of a host are read, and nothing else is.', () => {
    expect(readHostKeys(JSON.stringify({ keys: KEYS }))).toEqual(KEYS)
    for (const junk of ['', '[]', '{"keys":[{}]}', null, 7]) {
      expect(readHostKeys(junk)).toBeUndefined()
    }
  })
})
