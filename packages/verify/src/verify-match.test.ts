import { createMatch, type Game, type Match, saveMatch } from '@ackanomic/core'
import { checkDraws, sealMatch } from '@ackanomic/core/proof'
import { RUNTIME_ERROR_CARDS, runtimeError } from '@ackanomic/programming-games/runtime-error'
import { describe, expect, test } from 'vitest'
import { chainHead, verifyDraws, verifyReceipt, verifySeal } from '../second/second-verifier.js'
import { readHostKeys } from './host-keys.js'
import { KEYS, key, played, proven, withoutSignatures } from './played.test-support.js'
import { type Check, formatReport, type VerificationReport, verdictOf } from './report.js'
import { verifyMatch } from './verify-match.js'

/** Returns the codes of the checks with a mark. */
const marked = ({ checks }: VerificationReport, wanted: Check['mark']): readonly string[] =>
  checks.filter(({ mark }) => mark === wanted).map(({ code }) => code)

const textOf = (report: VerificationReport): string => formatReport(report).join('\n')

/** Plays a match of Runtime Error that Ann wins at once: her two cards swap places for ever. */
function wonByProof(): Match {
  const laid = [
    { lower: '5D', upper: 'QD', function: '2H' },
    { lower: '4H', upper: '10H', function: '2S' },
  ] as const
  const placed = new Set<string>(['7C', '8D', ...laid.flatMap((each) => Object.values(each))])
  const deck = RUNTIME_ERROR_CARDS.filter((card) => !placed.has(card))
  const shared = {
    stage: 'scripting',
    turn: 0,
    statements: [laid, []],
    hands: [1, 0],
    deck: deck.length,
    discard: ['8D'],
    input: null,
    faceDown: null,
    ahead: [],
    shuffling: false,
    seen: [[], []],
    pool: null,
    solver: null,
    proved: null,
  }
  const secret = [['7C'], []].map((hand) => ({ hand, faceDown: null }))
  const position = { shared, secret, hidden: { deck } }
  const match = createMatch(runtimeError, { players: ['Ann', 'Bob'], position })
  match.play('Ann', 'claim swap')
  return match.value as unknown as Match
}

describe('A match in which everybody signs', () => {
  test.each(['pure-skill', 'ghost', 'viruses', 'acks-and-exceptions'])(
    'is proven in full: %s.',
    async (id) => {
      const { game, match, save, receipts } = await played(id)
      const report = await verifyMatch(save, { receipts, keys: KEYS })
      expect(formatReport(report).at(-1)).toBe('Everything is proven.')
      expect(new Set(report.checks.map(({ mark }) => mark))).toEqual(new Set(['shown']))
      expect(report.people.every(({ actions, signed }) => actions === signed)).toBe(true)

      const parsed = JSON.parse(save)
      expect(await chainHead(parsed)).toBe(parsed.seal.head)
      expect(await verifySeal(parsed)).toEqual([])
      for (const receipt of receipts) {
        if (receipt.format === 'ackanomic receipt')
          expect(await verifyReceipt(parsed, receipt)).toEqual([])
      }
      const { draws } = checkDraws(game, match)
      const asked = draws.map(({ entry, prompt, question }) => ({ entry, id: prompt, question }))
      expect(await verifyDraws(parsed, asked)).toEqual([])
    },
  )

  test.each([
    ['mediocrity', ['times']],
    ['single-capture-go', ['judgements', 'times']],
  ])('is proven but for judgements and the clock: %s.', async (id, trusted) => {
    const { save, receipts } = await played(id)
    const report = await verifyMatch(save, { receipts, keys: KEYS })
    expect(marked(report, 'trusted')).toEqual(trusted)
    expect(marked(report, 'contradicted')).toEqual([])
  })

  test('is proven from a text or from JSON, with its fields in any order.', async () => {
    const { save, receipts } = await played('ghost')
    const json = JSON.parse(save)
    const reversed = Object.fromEntries(Object.entries(json).reverse())
    for (const one of [json, JSON.stringify(json, null, 2), reversed])
      expect((await verifyMatch(one, { receipts, keys: KEYS })).verdict).toBe('proven')
  })
})

describe('The result of a game is checked, too.', () => {
  test('A win by proof in Runtime Error has a valid certificate.', async () => {
    const { save, receipts } = await proven(runtimeError as unknown as Game, wonByProof())
    const report = await verifyMatch(save, { receipts, keys: KEYS })
    expect(textOf(report)).toContain('1 certificate checked: the turn never ends.')
    expect(textOf(report)).toContain('the position from which it began (the host)')
  })

  test('Each phase of Diplomacy is adjudicated again.', async () => {
    const { save, receipts } = await played('diplomacy', 1, {
      end: { year: 1901, season: 'F', winners: 'none' },
    })
    const report = await verifyMatch(save, { receipts, keys: KEYS })
    expect(marked(report, 'shown')).toContain('phases')
    expect(textOf(report)).toMatch(/^✓ 2 phases adjudicated again, with the same results\.$/mu)
  })
})

describe('Contradictions are found and named.', async () => {
  const { match, save, receipts } = await played('pure-skill')
  const parsed = JSON.parse(save)
  const verify = (changed: unknown) => verifyMatch(changed, { receipts, keys: KEYS })
  const wrong = async (changed: unknown) => marked(await verify(changed), 'contradicted')
  const drawAt = match.log.findIndex(({ kind }) => kind === 'answer')

  test('A missing entry contradicts draws, receipts and the seal.', async () => {
    expect(await wrong({ ...parsed, log: parsed.log.slice(0, -1) })).toEqual(
      expect.arrayContaining(['chance', 'receipts', 'seal']),
    )
  })

  test('A changed draw contradicts the seal.', async () => {
    const log = parsed.log.with(drawAt, { ...parsed.log[drawAt], answer: 0 })
    expect(await wrong({ ...parsed, log })).toContain('seal')
  })

  test('A secret that is not the committed one, or is not revealed, contradicts the commitment.', async () => {
    for (const secret of ['0'.repeat(64), null])
      expect(await wrong({ ...parsed, chance: { ...parsed.chance, secret } })).toEqual(['chance'])
  })

  test('A changed contribution contradicts draws, signatures and the seal.', async () => {
    const chance = { ...parsed.chance, contributions: { Ann: 'red' } }
    expect(await wrong({ ...parsed, chance })).toEqual(
      expect.arrayContaining(['start', 'chance', 'actions', 'seal']),
    )
  })

  test('A changed action contradicts its signature.', async () => {
    const at = match.log.findIndex((entry) => 'signed' in entry)
    const { move } = parsed.log[at]
    const signed = { ...parsed.log[at].signed, action: { kind: 'move', move: { ...move, x: 1 } } }
    const log = parsed.log.with(at, { ...parsed.log[at], signed })
    expect(await wrong({ ...parsed, log })).toContain('actions')
  })

  test('A seal by an expired key contradicts the list of keys.', async () => {
    const old = KEYS.map((one) => ({ ...one, until: 5 }))
    const late = await verifyMatch(await sealMatch(key, match, 6), { keys: old })
    expect(marked(late, 'contradicted')).toContain('seal')
  })

  test.each([['{'], [''], ['null'], [null], [7], [[]], [{}], ['{"format":"ackanomic match"}']])(
    'Garbage is not a match: %j.',
    async (junk) => {
      const options = { receipts: [junk], keys: [] }
      const report = await verifyMatch(junk, options)
      expect(report).toMatchObject({ verdict: 'contradicted', match: null, game: null })
      expect(report.checks[0]?.message).toMatch(/\w{3}/u)
    },
  )

  test('Options of wrong types are ignored.', async () => {
    const odd = { receipts: {}, keys: null } as never
    expect((await verifyMatch(save, odd)).verdict).toBe('trusted')
  })
})

describe('Facts that rest on somebody’s word are marked with the name.', () => {
  test('Without keys, a signature shows only that its holder signed.', async () => {
    const { save, receipts } = await played('pure-skill')
    const report = await verifyMatch(save, { receipts })
    expect(report.verdict).toBe('trusted')
    expect(marked(report, 'trusted')).toEqual(
      expect.arrayContaining(['contributions', 'receipts', 'seal']),
    )
    expect(verdictOf(report)).toMatch(/^Nothing contradicts this file\. Taken on trust: /u)
  })

  test('Without a seal and receipts, draws are still shown.', async () => {
    const { match } = await played('ghost')
    const report = await verifyMatch(saveMatch(match))
    expect(marked(report, 'shown')).toEqual(expect.arrayContaining(['chance', 'start']))
    expect(marked(report, 'trusted')).toEqual([...['contributions', 'actions', 'receipts', 'seal']])
  })

  test('A match without a commitment has draws that are the host’s word.', async () => {
    const { game, match } = await played('pure-skill')
    const { chance: _, ...without } = match
    const { save } = await proven(game, without)
    const report = await verifyMatch(save, { keys: KEYS })
    expect(marked(report, 'trusted')).toContain('chance')
    expect(verdictOf(report)).toContain('13 draws (the host)')
  })

  test('Draws by a human referee that do not follow from the secret are that referee’s word.', async () => {
    const { match } = await played('pure-skill')
    const log = match.log.map((entry) =>
      entry.kind === 'answer' ? { ...entry, by: 'Ref' } : entry,
    )
    const chance = { ...match.chance, contributions: { Ann: 'red' } } as never
    const roster = { ...match.roster, referees: ['Ref'] }
    const report = await verifyMatch(saveMatch({ ...match, roster, log, chance }))
    const check = report.checks.find(({ code }) => code === 'chance')
    expect(check?.mark).toBe('trusted')
    expect(check?.onTrust[0]).toMatch(/^\d+ draws \(Ref\)$/u)
    expect(check?.details[0]).toMatch(/^Entry \d+ of the log: "\w+", answered by Ref\.$/u)
  })

  test('A key that is missing from the list may be newer than the list.', async () => {
    const { save, receipts } = await played('ghost')
    const older = KEYS.map((one) => ({ ...one, key: 'ab'.repeat(32) }))
    const report = await verifyMatch(save, { receipts, keys: older })
    expect(marked(report, 'contradicted')).toEqual([])
    expect(textOf(report)).toContain('the host may have a new key since')
  })

  test('A player who signs nothing is named.', async () => {
    const { game, match } = await played('ghost')
    const { save, receipts } = await proven(game, withoutSignatures(match), { signers: ['Ann'] })
    const report = await verifyMatch(save, { receipts, keys: KEYS })
    expect(marked(report, 'trusted')).toEqual(['actions'])
    expect(verdictOf(report)).toContain('1 of 1 action of Bob (the host)')
    expect(report.people).toContainEqual({
      person: 'Bob',
      program: null,
      actions: 1,
      signed: 0,
      receipted: 1,
      unsigned: 0,
    })
  })

  test('A bot is named as a program of the host.', async () => {
    const { game, match } = await played('ghost')
    const { save, receipts } = await proven(game, withoutSignatures(match), {
      signers: ['Ann'],
      declared: { automated: { Bob: 'strong' } },
    })
    const report = await verifyMatch(save, { receipts, keys: KEYS })
    expect(verdictOf(report)).toBe(
      'Nothing contradicts this file. Taken on trust: that the host did not choose the chance; 1 of 1 action of Bob (strong, a program of the host).',
    )
  })

  test('A file of a newer version is not judged, and nobody is accused.', async () => {
    const { save } = await played('ghost')
    const parsed = JSON.parse(save)
    const newer = [
      { ...parsed, revision: 99 },
      { ...parsed, version: 99 },
      { ...parsed, game: 'a game of tomorrow' },
      { ...parsed, log: [...parsed.log, { kind: 'sign', at: 9e12 }] },
    ]
    for (const one of newer) {
      const report = await verifyMatch(one, { keys: KEYS })
      expect(report).toMatchObject({ verdict: 'trusted', match: null })
    }
  })

  test('A saved state that differs from the replay is not used, and nobody is accused.', async () => {
    const { save, receipts } = await played('ghost')
    const parsed = JSON.parse(save)
    const state = { ...parsed.state, promptCount: 99 }
    const report = await verifyMatch({ ...parsed, state }, { receipts, keys: KEYS })
    expect(marked(report, 'trusted')).toEqual(['log'])
  })

  test('The published keys of a host are read, and anything else is refused.', () => {
    expect(readHostKeys(JSON.stringify({ keys: KEYS }))).toEqual(KEYS)
    for (const junk of ['', '[]', '{"keys":[{}]}', null, 7]) {
      expect(readHostKeys(junk)).toBeUndefined()
    }
  })
})
