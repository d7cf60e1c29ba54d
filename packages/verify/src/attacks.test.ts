/** Attacks by a host, a player or a stranger, and the report on each. */
import { type Game, type LogEntry, type Match, replay } from '@ackanomic/core'
import {
  hashJson,
  type Receipt,
  type SeatReceipt,
  sealMatch,
  senderOf,
  signAction,
  signReceipt,
  signSeatReceipt,
  startHash,
} from '@ackanomic/core/proof'
import { ghost } from '@ackanomic/games/ghost'
import { describe, expect, test } from 'vitest'
import {
  KEYS,
  key,
  keyOf,
  type Proven,
  played,
  proven,
  withoutSignatures,
} from './played.test-support.js'
import { type Check, formatReport, jsonOf, type VerificationReport, verdictOf } from './report.js'
import { type VerificationOptions, verifyMatch } from './verify-match.js'

const markOf = ({ checks }: VerificationReport, wanted: Check['code']): Check['mark'] | undefined =>
  checks.find(({ code }) => code === wanted)?.mark

const marksOf = ({ checks }: VerificationReport, wanted: Check['mark']): readonly string[] =>
  checks.flatMap(({ code, mark }) => (mark === wanted ? [code] : []))

const textOf = (report: VerificationReport): string => formatReport(report).join('\n')

/** Changes and seals a finished match as a dishonest host would. */
async function resealed({ game, match }: Proven, change: Partial<Match>): Promise<string> {
  const next = { ...match, ...change } as Match
  const state = replay(game, next)
  return sealMatch(key, (state.ok ? { ...next, state: state.value } : next) as Match, 9e12)
}

const check = (save: unknown, given: VerificationOptions = {}): Promise<VerificationReport> =>
  verifyMatch(save, { keys: KEYS, ...given })

const isSeat = (receipt: Receipt | SeatReceipt): receipt is SeatReceipt =>
  receipt.format === 'ackanomic seat receipt'

describe('A host with all its keys', async () => {
  const honest = await played('ghost')
  const { game, match, receipts } = honest
  const { chance } = match
  const other = (await played('ghost', 2)).match.chance

  test('commits again once it knows all contributions: ✗ with a seat receipt, ? without.', async () => {
    const again = { ...chance, commitment: other?.commitment, secret: other?.secret } as never
    const made = await proven(game, withoutSignatures({ ...match, chance: again }))
    const seats = receipts.filter(isSeat)
    const shown = await check(made.save, { receipts: seats.slice(0, 1) })
    expect(markOf(shown, 'contributions')).toBe('contradicted')
    expect(textOf(shown)).toContain('The host had committed to another chance before.')
    const unshown = await check(made.save)
    expect(markOf(unshown, 'contributions')).toBe('trusted')
    expect(textOf(unshown)).toContain('that the host did not choose the chance')
  })

  test('adds a move in a player’s name: ?, with the player and the number.', async () => {
    const event = { type: 'leave', persons: ['Ann'], from: 'match' } as const
    const left: LogEntry = { kind: 'roster', at: match.log.at(-1)?.at ?? 0, event }
    const log = [...match.log.slice(0, -1), left]
    const save = await resealed(honest, { log })
    const report = await check(save)
    expect(markOf(report, 'actions')).toBe('trusted')
    expect(textOf(report)).toContain('1 of 2 actions of Ann (the host)')
    // Ann's receipt for the replaced move contradicts the entry.
    expect((await check(save, { receipts })).verdict).toBe('contradicted')
  })

  test('adds a move before one that the player signed: ✗.', async () => {
    const { game: bidding, match: bids } = await played('pure-skill')
    const at = bids.log.findIndex((entry) => 'by' in entry && entry.by === 'Ann')
    const [extra] = withoutSignatures({ ...bids, log: bids.log.slice(at, at + 1) }).log
    const log = bids.log.toSpliced(at, 0, extra as LogEntry)
    const save = await resealed({ game: bidding, match: bids, save: '', receipts: [] }, { log })
    expect((await check(save)).verdict).toBe('contradicted')
  })

  test('changes the options, the census or the clock afterwards: ✗ by signatures alone.', async () => {
    const changes: readonly Partial<Match>[] = [
      { options: { ...(match.options as object), shortestWord: 5 } },
      { roster: { ...match.roster, census: { activePlayers: 99, players: 99 } } },
      { roster: { ...match.roster, clock: { timeZone: 'UTC', offsets: [[0, 0]] } } },
    ]
    for (const change of changes) {
      const report = await check(await resealed(honest, change))
      expect(markOf(report, 'actions')).toBe('contradicted')
    }
  })

  test('changes the start of a match in which nobody signs: ✗ by a receipt.', async () => {
    const bare = await proven(game, withoutSignatures(match), { signers: [] })
    const roster = { ...match.roster, census: { activePlayers: 99, players: 99 } }
    const report = await check(await resealed(bare, { roster }), { receipts: bare.receipts })
    expect(markOf(report, 'start')).toBe('contradicted')
    expect(textOf(report)).toContain('✗ The host has confirmed')
  })

  test.each([
    ['its program', { Referee: 'referee' }, 'what its program Referee contributed'],
    ['a referee who did not contribute', {}, 'show that Referee knew the commitment'],
  ])('contributes in the name of %s: ?.', async (_, automated, sentence) => {
    const contributions = { ...chance?.contributions, Referee: 'the 3741st' }
    const roster = { ...match.roster, referees: ['Referee'] }
    const next = withoutSignatures({
      ...match,
      roster,
      chance: { ...chance, contributions },
    } as never)
    const made = await proven(game, next, { declared: { automated } })
    const given = made.receipts.filter(({ person }) => person !== 'Referee')
    const report = await check(made.save, { receipts: given })
    expect(markOf(report, 'contributions')).toBe('trusted')
    expect(textOf(report)).toContain(sentence)
  })

  test('logs another action than the text that a player signed: ✗, or ? if nobody here can read it.', async () => {
    const own = await keyOf('Ann')
    const at = match.log.findIndex((entry) => senderOf(entry) === 'Ann')
    const first = { person: 'Ann', number: 1, previous: null, idempotencyKey: null }
    const place = { match: match.id, start: startHash(match), ...first }
    for (const [text, mark] of [
      ['/vacation', 'contradicted'],
      ['/pause', 'trusted'],
    ] as const) {
      const signed = await signAction(own, place, { kind: 'text', text })
      const log = match.log.with(at, { ...match.log[at], signed } as LogEntry)
      expect(markOf(await check(await resealed(honest, { log })), 'actions')).toBe(mark)
    }
  })

  test('makes a player leave, with the help of another who signs for both: ?.', async () => {
    const at = match.log.findIndex((entry) => senderOf(entry) === 'Ann')
    const event = { type: 'leave', persons: ['Ann', 'Bob'], from: 'match' } as const
    const left: LogEntry = { kind: 'roster', at: match.log[at]?.at ?? 0, event }
    const log = [...match.log.slice(0, at), left]
    const made = await proven(game, withoutSignatures({ ...match, log }))
    const report = await check(made.save, { receipts: made.receipts })
    expect(markOf(report, 'actions')).toBe('trusted')
    expect(verdictOf(report)).toContain('1 of 1 action of Ann (the host)')
  })

  test('adds a contributor who has no seat: ✗.', async () => {
    const contributions = { ...chance?.contributions, Zoe: 'grün' }
    const made = await proven(
      game,
      withoutSignatures({ ...match, chance: { ...chance, contributions } } as never),
    )
    const report = await check(made.save, { receipts: made.receipts })
    expect(markOf(report, 'contributions')).toBe('contradicted')
    expect(textOf(report)).toContain('Zoe contributed to the chance, but had no seat.')
  })

  test('labels a file with an older revision than a receipt: ✗.', async () => {
    const revised = { ...ghost, revision: 2 } as unknown as Game
    const newer = { ...match, revision: 2 }
    const of2 = await proven(revised, withoutSignatures(newer), { signers: [] })
    const of1 = await proven(revised, withoutSignatures(match), { signers: [] })
    const report = await check(of1.save, { receipts: of2.receipts })
    expect(markOf(report, 'receipts')).toBe('contradicted')
    expect(textOf(report)).toContain(
      'under revision 2 of ghost, which is later than the file’s'.replace('’', "'"),
    )
  })

  test('looks up words as it likes: ?, with the dictionary and its SHA-256.', async () => {
    const { match: lookUps } = await played('ghost', 2)
    const digest = 'ab'.repeat(32)
    const declared = { dictionaries: { official: digest }, automated: { Referee: 'referee' } }
    const made = await proven(game, withoutSignatures(lookUps), { declared })
    expect(verdictOf(await check(made.save, { receipts: made.receipts }))).toContain(
      `1 look-up in the dictionary "official" (a program of the host, words with the SHA-256 ${digest})`,
    )
  })

  test('changes a draw of its own program: ✗, since it has declared the program.', async () => {
    const { game: drawing, match: drawn } = await played('pure-skill')
    const at = drawn.log.findIndex(({ kind }) => kind === 'answer')
    const [referee = ''] = drawn.roster.referees ?? []
    const entry = { ...drawn.log[at], answer: 0 } as LogEntry
    const made = await proven(
      drawing,
      withoutSignatures({ ...drawn, log: drawn.log.with(at, entry) }),
      {
        declared: { automated: { [referee]: 'referee' } },
      },
    )
    expect(markOf(await check(made.save), 'chance')).toBe('contradicted')
  })

  test('names another scheme of chance: ✗.', async () => {
    const scheme = 'ackanomic-chance-0'
    const save = await resealed(honest, { chance: { ...chance, scheme } as never })
    const report = await check(save, { receipts })
    expect(markOf(report, 'start')).toBe('contradicted')
    expect(markOf(report, 'chance')).toBe('trusted')
  })

  test('imports a match from elsewhere: ?.', async () => {
    const imported = await proven(game, withoutSignatures(match), { declared: { imported: 2 } })
    const report = await check(imported.save, { receipts: imported.receipts })
    expect(markOf(report, 'start')).toBe('trusted')
    expect(textOf(report)).toContain('2 imported entries (the person who imported them)')
  })

  test('plays a match twice under one id: ✗ for the second, by a receipt of the first.', async () => {
    const roster = { ...match.roster, startedAt: match.roster.startedAt + 1 }
    const log = match.log.map((entry) => ({ ...entry, at: entry.at + 1 }))
    const second = await proven(game, withoutSignatures({ ...match, roster, log } as never))
    const report = await check(second.save, { receipts })
    expect(markOf(report, 'start')).toBe('contradicted')
  })

  test.each([
    ['a commitment from after the start', { chance: { ...chance, committedAt: 9e15 } }],
    ['entries out of order', { log: match.log.map((entry, i) => ({ ...entry, at: 1e12 - i })) }],
  ])('writes a file with %s: ✗.', async (_, change) => {
    const report = await check(await resealed(honest, change as never))
    expect(report.verdict).toBe('contradicted')
  })

  test('seals before the last entry: ✗.', async () => {
    const { match: late } = await played('mediocrity')
    expect(markOf(await check(await sealMatch(key, late, 0)), 'times')).toBe('contradicted')
  })
})

describe('A player or a stranger', async () => {
  const { match, save, receipts } = await played('ghost')
  const last = receipts.at(-1) as Receipt

  test('forges a receipt: it does not belong to the file, and accuses nobody.', async () => {
    const own = await keyOf('Ann')
    const forged = await signReceipt(own, match, match.log[0] as LogEntry, 7)
    const edited = { ...last, number: 9 }
    const seat = receipts.find(isSeat) as SeatReceipt
    const { format: _, version: __, key: ___, signature: ____, ...content } = seat
    const seatOfOwn = await signSeatReceipt(own, { ...content, commitment: 'ab'.repeat(32) })
    for (const one of [forged, edited, seatOfOwn, 'a letter']) {
      const report = await check(save, { receipts: [...receipts, one] })
      expect(report.checks.every(({ mark }) => mark !== 'contradicted')).toBe(true)
      expect(markOf(report, 'receipts')).toBe('trusted')
    }
  })

  test('gives receipts without the keys of the host: they prove nothing.', async () => {
    const report = await verifyMatch(save, { receipts })
    expect(markOf(report, 'receipts')).toBe('trusted')
    expect(report.people.every(({ receipted }) => receipted === 0)).toBe(true)
    expect(textOf(report)).toContain(
      "The seat receipt of Ann is signed, but nothing shows that its key is the host's.",
    )
  })

  test('puts control characters into names: none is printed.', async () => {
    const id = 'x\u001b[2J\u009b2J\u{e0001}\u001b]0;owned\u0007\n✓ Everything is proven.'
    const receipt = { ...last, person: `Ann\u001b[8m\n✓` }
    const report = await check({ ...JSON.parse(save), id }, { receipts: [receipt] })
    for (const line of formatReport(report)) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(jsonOf(report)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    expect(JSON.parse(jsonOf(report))).toEqual(report)
  })

  test('signs with a key of small order: the signature proves nothing.', async () => {
    const parsed = JSON.parse(save)
    const small = { ...parsed.seal, key: `01${'00'.repeat(31)}`, signature: `01${'00'.repeat(63)}` }
    const report = await verifyMatch({ ...parsed, seal: small })
    expect(markOf(report, 'seal')).toBe('contradicted')
  })

  test('writes a field twice: the file is refused.', async () => {
    const twice = save.replace('"revision":', '"revision":7,"revision":')
    expect(textOf(await check(twice))).toContain('two fields of the same name')
    expect(textOf(await check(JSON.stringify(save)))).toContain('stringified once too often')
  })

  test('reuses an idempotency key that the host has forgotten: ? for the later action.', async () => {
    const { game, match: bids } = await played('pure-skill')
    const log = bids.log.map((entry) =>
      senderOf(entry) === 'Ann' ? { ...entry, idempotencyKey: 'bid' } : entry,
    )
    const made = await proven(game, withoutSignatures({ ...bids, log } as Match))
    const report = await check(made.save, { receipts: made.receipts })
    expect(markOf(report, 'actions')).toBe('trusted')
    expect(verdictOf(report)).toContain('12 of 13 actions of Ann (the host)')
    expect(textOf(report)).toContain('an earlier action has its idempotency key')
  })

  test('signs with a key that nobody named: ?, as for an unsigned action.', async () => {
    const keys = { Ann: [(await keyOf('Ann')).publicKey] }
    const made = await proven(ghost as never, withoutSignatures(match), { declared: { keys } })
    const report = await check(made.save, { receipts: made.receipts })
    expect(markOf(report, 'actions')).toBe('trusted')
    expect(verdictOf(report)).toContain('1 of 1 action of Bob (the host)')
    expect(report.people).toContainEqual(expect.objectContaining({ person: 'Bob', signed: 0 }))
  })

  test('adds a key by a signature with that key: it counts, but only on the host’s word.', async () => {
    const own = await keyOf('Bob')
    const event = { type: 'newKey', person: 'Bob', key: own.publicKey }
    const added = { kind: 'roster', at: match.roster.startedAt, event } as LogEntry
    const log = [added, ...match.log]
    const keys = { Ann: [(await keyOf('Ann')).publicKey] }
    const made = await proven(ghost as never, withoutSignatures({ ...match, log }), {
      declared: { keys },
    })
    const report = await check(made.save, { receipts: made.receipts })
    expect(markOf(report, 'actions')).toBe('trusted')
    expect(verdictOf(report)).toContain('a key that was added for Bob later (the host)')
    expect(report.people).toContainEqual(expect.objectContaining({ person: 'Bob', signed: 2 }))
  })

  test('asks for another commitment and does not use it: the receipt accuses nobody.', async () => {
    const { committedAt } = match.chance as NonNullable<Match['chance']>
    const asked = await signSeatReceipt(key, {
      match: match.id,
      game: 'ghost',
      person: 'Eve',
      setup: null,
      contribution: null,
      commitment: 'ab'.repeat(32),
      committedAt,
      keys: [],
      at: 9e12,
    })
    const report = await check(save, { receipts: [...receipts, asked] })
    expect(marksOf(report, 'contradicted')).toEqual([])
    expect(textOf(report)).toContain('The seat receipt of Eve does not belong to this file.')
  })

  test('shows no receipt from before the contribution, only a later one: ?.', async () => {
    const seats = receipts.filter(isSeat)
    const late = await Promise.all(
      seats.map(({ format: _, version: __, key: ___, signature: ____, ...content }) =>
        signSeatReceipt(key, {
          ...content,
          at: content.contribution === null ? content.at : content.at - 1,
        }),
      ),
    )
    const others = receipts.filter((receipt) => !isSeat(receipt))
    const report = await check(save, { receipts: [...others, ...late] })
    expect(markOf(report, 'contributions')).toBe('trusted')
  })

  test('adds a key for a player who has signed nothing: ?.', async () => {
    const added = {
      kind: 'roster',
      at: match.log[0]?.at,
      event: { type: 'newKey', person: 'Bob', key: 'ab'.repeat(32) },
    }
    const log = [added, ...match.log] as readonly LogEntry[]
    const made = await proven(ghost as never, withoutSignatures({ ...match, log }), {
      signers: ['Ann'],
    })
    const report = await check(made.save, { receipts: made.receipts })
    expect(markOf(report, 'actions')).toBe('trusted')
  })
})

test('The hash of an entry covers its signature.', async () => {
  const { match } = await played('ghost')
  const at = match.log.findIndex((entry) => 'signed' in entry)
  expect(hashJson(match.log[at])).not.toBe(hashJson(withoutSignatures(match).log[at]))
})
