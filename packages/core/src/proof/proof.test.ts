import { describe, expect, test } from 'vitest'
import { createMatch, openMatch } from '../handle/create-match.js'
import { loadMatch } from '../match/load.js'
import { startMatch, submit, tick } from '../match/match.js'
import type { Match } from '../match/match-value.js'
import { game, order, roster, type ToyMatch } from '../match/played.test-support.js'
import { replay } from '../match/replay.js'
import { saveMatch } from '../match/save.js'
import type { Contributions, Referee } from '../prompt.js'
import { automaticReferee } from '../referees/automatic-referee.js'
import { contributionsHash } from '../referees/provable-chance.js'
import { canonicalJson } from './canonical-json.js'
import { chainHead } from './chain.js'
import { checkDraws } from './draws.js'
import { type Receipt, readReceipt, signReceipt, verifyReceipt } from './receipt.js'
import { readSeal, sealMatch, verifySeal } from './seal.js'
import { deriveSigningKey } from './signing-key.js'

const bytes = new TextEncoder().encode('kept from the players')
const key = await deriveSigningKey(bytes, 1)

function refereeOf(secret: string): Referee {
  const made = automaticReferee(secret)
  if (!made.ok) throw new Error(made.error.message)
  return made.value
}

const referee = refereeOf('kept from the players')

function drawn({
  isOver = true,
  contributions,
  by = referee,
}: {
  isOver?: boolean
  contributions?: Contributions
  by?: Referee
} = {}): ToyMatch {
  const start = { id: 'a match', roster, contributions }
  const started = startMatch(game, start, { referee: by })
  if (!started.ok) throw new Error(started.error.message)
  const asked = order(
    2000,
    ...(['coin', 'order', 'dice'] as const).map((name) => ({ call: 'ask', name }) as const),
  )
  const ended = order(3000, { call: 'end', winners: [0] })
  let { match } = started
  for (const entry of isOver ? [asked, ended] : [asked]) {
    const step = submit(game, match, entry, { referee: by })
    if (!step.ok) throw new Error(step.error.message)
    match = step.match
  }
  return match
}

describe('A match commits to its chance.', () => {
  test('The commitment is in the match from its start, and the secret is not.', () => {
    const started = startMatch(game, { id: 'a match', roster }, { referee })
    const chance = started.ok ? started.match.chance : undefined
    expect(chance).toMatchObject({ scheme: 'ackanomic-chance-1', contributions: {}, secret: null })
    expect(chance?.commitment).toMatch(/^[0-9a-f]{64}$/u)
    expect(drawn({ isOver: false }).chance).toEqual(chance)
  })

  test('The end reveals the secret, from which every draw follows.', () => {
    const match = drawn({ contributions: { Ann: 'blue' } })
    expect(match.chance?.secret).toMatch(/^[0-9a-f]{64}$/u)
    const { commitment, draws } = checkDraws(game, match)
    expect(commitment).toBe('proven')
    expect(draws.map(({ entry, name, origin }) => [entry, name, origin])).toEqual([
      [2, 'coin', 'derived'],
      [3, 'order', 'derived'],
      [4, 'dice', 'derived'],
    ])
  })

  test('A deadline that ends the match reveals the secret, too.', () => {
    const started = startMatch(game, { id: 'a match', roster }, { referee })
    if (!started.ok) throw new Error(started.error.message)
    const next = [{ call: 'end', winners: [1] }] as const
    const sent = order(2000, { call: 'start', deadline: 'turn', length: 10, next })
    const { match } = submit(game, started.match, sent, { referee })
    expect(match.chance?.secret).toBeNull()
    expect(tick(game, match, 5000, { referee }).match.chance?.secret).toMatch(/^[0-9a-f]{64}$/u)
  })

  test('A running match hides whether its draws follow from the secret.', () => {
    const { commitment, draws } = checkDraws(game, drawn({ isOver: false }))
    expect(commitment).toBe('hidden')
    expect(draws.every(({ origin }) => origin === 'unknown')).toBe(true)
  })

  test('A referee without a commitment leaves none in the match.', () => {
    const match = drawn({ by: ({ question }) => (question.kind === 'pick' ? 0 : undefined) })
    expect('chance' in match).toBe(false)
    expect(checkDraws(game, match).commitment).toBe('none')
    expect(saveMatch(match)).not.toContain('"chance"')
  })

  test('Anybody’s contribution changes every draw.', () => {
    const answers = [{}, { Ann: 'blue' }, { Ann: 'red' }, { Bob: 'blue' }].map((contributions) =>
      JSON.stringify(checkDraws(game, drawn({ contributions })).draws.map(({ answer }) => answer)),
    )
    expect(new Set(answers).size).toBe(4)
  })

  test.each<[string, unknown]>([
    ['a list', ['blue']],
    ['a text', 'blue'],
    ['null', null],
    ['a number', { Ann: 7 }],
    ['an empty text', { Ann: '' }],
    ['a text of 201 characters', { Ann: 'x'.repeat(201) }],
    ['an empty name', { '': 'blue' }],
  ])('Contributions are refused if they are %s.', (_, contributions) => {
    const started = startMatch(game, { roster, contributions } as never)
    expect(started.ok ? '' : started.error.code).toBe('invalidContributions')
  })

  test('Two secrets and two matches commit to different things.', () => {
    const identity = { gameId: 'a', matchId: 'b', committedAt: 0 }
    const other = refereeOf('kept from the others, too')
    const commitments = [
      referee.commitment?.commitmentFor(identity),
      other.commitment?.commitmentFor(identity),
      referee.commitment?.commitmentFor({ ...identity, matchId: 'c' }),
    ]
    expect(new Set(commitments).size).toBe(3)
  })
})

test('The hash of contributions changes when a text is changed in place.', () => {
  const contributions: Record<string, string> = { Ann: 'blue' }
  const before = contributionsHash(contributions)
  contributions.Ann = 'red'
  expect(contributionsHash(contributions)).not.toBe(before)
  expect(contributionsHash(contributions)).toBe(contributionsHash({ Ann: 'red' }))
})

describe('A save', () => {
  test('keeps commitment and secret, so that the draws still follow.', () => {
    const match = drawn({ contributions: { Ann: 'blue', Bob: 'red' } })
    const loaded = loadMatch(game, saveMatch(match))
    if (!loaded.ok) throw new Error(loaded.error.message)
    expect(loaded.value.match.chance).toEqual(match.chance)
    expect(checkDraws(game, loaded.value.match).commitment).toBe('proven')
  })

  test.each<[string, object]>([
    ['a secret that is not a hash', { secret: 'x' }],
    ['a commitment that is not a hash', { commitment: '00' }],
    ['contributions that are numbers', { contributions: { Ann: 1 } }],
    ['an extra field', { more: 1 }],
  ])('with %s is refused.', (_, change) => {
    const save = JSON.parse(saveMatch(drawn()))
    const loaded = loadMatch(game, { ...save, chance: { ...save.chance, ...change } })
    expect(loaded.ok ? '' : loaded.error.code).toBe('notASave')
  })

  test('can still be proven when it is opened with its secret.', () => {
    const started = createMatch(game, { ...roster, secret: 'kept from the players' } as never)
    const again = openMatch(game, started.save(), { secret: 'kept from the players' })
    expect(again.value.chance).toEqual(started.value.chance)
  })

  test('can no longer be proven when it is opened with another secret.', () => {
    const started = createMatch(game, { ...roster, secret: 'kept from the players' } as never)
    expect(started.value.chance?.secret).toBeNull()
    expect('chance' in openMatch(game, started.save()).value).toBe(false)
  })

  test('of a finished match keeps its proof, whatever secret opens it.', () => {
    const match = drawn()
    expect(openMatch(game, saveMatch(match) as never).value.chance).toEqual(match.chance)
  })

  test('whose secret is not the committed one has a broken commitment.', () => {
    const match = drawn()
    const chance = { ...match.chance, secret: '0'.repeat(64) } as NonNullable<Match['chance']>
    expect(checkDraws(game, { ...match, chance }).commitment).toBe('broken')
  })

  test('with changed contributions fails at every draw.', () => {
    const match = drawn({ contributions: { Ann: 'blue' } })
    const chance = { ...match.chance, contributions: { Ann: 'red' } } as never
    const { draws } = checkDraws(game, { ...match, chance })
    expect(draws.map(({ origin }) => origin)).toEqual(['other', 'other', 'other'])
  })

  test('with an unknown scheme of chance is reported as such.', () => {
    const match = drawn()
    const chance = { ...match.chance, scheme: 'ackanomic-chance-2' } as never
    expect(checkDraws(game, { ...match, chance }).commitment).toBe('unknownScheme')
  })
})

describe('The hash chain', () => {
  const match = drawn({ contributions: { Ann: 'blue' } })
  const head = chainHead(match)

  test.each<[string, Partial<Match>]>([
    ['the id', { id: 'another match' }],
    ['one of the options', { options: { motto: 'x' } }],
    ['the roster', { roster: { ...roster, startedAt: 1001 } }],
    ['the revision', { revision: 2 }],
    ['the position', { position: {} }],
    ['an entry', { log: match.log.with(0, { ...match.log[0], at: 2001 } as never) }],
    ['the order of entries', { log: match.log.toReversed() }],
    ['the number of entries', { log: match.log.slice(1) }],
    ['one of the contributions', { chance: { ...match.chance, contributions: {} } as never }],
    ['the commitment', { chance: { ...match.chance, commitment: '0'.repeat(64) } as never }],
    [
      'the declaration',
      { declaration: { salt: '', keys: {}, automated: {}, dictionaries: {}, imported: null } },
    ],
  ])('has another head if %s is another.', (_, change) => {
    expect(chainHead({ ...match, ...change })).not.toBe(head)
  })

  test('covers neither the state nor the revealed secret.', () => {
    const chance = { ...match.chance, secret: null } as never
    expect(chainHead({ ...match, state: {}, chance } as Match)).toBe(head)
  })

  test('ignores the order of keys, and escapes half a surrogate pair.', () => {
    expect(canonicalJson({ b: [1e21, 'é'], a: null })).toBe('{"a":null,"b":[1e+21,"é"]}')
    expect(canonicalJson(['\ud800', '\ud801', { '\udc00': '\\' }])).toBe(
      String.raw`~["\\ud800","\\ud801",{"\\udc00":"\\\\"}]`,
    )
  })
})

describe('Seals and receipts', () => {
  const match = drawn()

  test('let a sealed save load, and hold for its match.', async () => {
    const sealed = await sealMatch(key, match, 4000)
    const loaded = loadMatch(game, sealed)
    expect(loaded.ok && replay(game, loaded.value.match).ok).toBe(true)
    const seal = readSeal(sealed)
    if (!seal.ok || seal.value === null) throw new Error('There is no seal.')
    expect(seal.value).toMatchObject({
      entries: match.log.length,
      head: chainHead(match),
      at: 4000,
    })
    expect(await verifySeal(match, seal.value)).toBe(true)
    expect(await verifySeal({ ...match, id: 'another match' }, seal.value)).toBe(false)
    for (const change of [
      { at: 4001 },
      { entries: 1 },
      { head: '0'.repeat(64) },
      { key: '0'.repeat(64) },
    ])
      expect(await verifySeal(match, { ...seal.value, ...change })).toBe(false)
  })

  test('are absent from an unsealed save, and reported if they are unreadable.', async () => {
    expect(readSeal(saveMatch(match))).toEqual({ ok: true, value: null })
    const problem = 'This is not a save of a match. Its "format" is not "ackanomic match".'
    expect(readSeal('{}')).toEqual({ ok: false, error: problem })
    const sealed = JSON.parse(await sealMatch(key, match, 4000))
    const problems = [{ key: 7 }, { scheme: 'mine' }].map((change) => {
      const read = readSeal({ ...sealed, seal: { ...sealed.seal, ...change } })
      return read.ok ? '' : read.error
    })
    expect(problems[0]).toContain('Its seal cannot be read')
    expect(problems[1]).toBe('Its seal has the form "mine", which is not known here.')
  })

  test('hold only for their own action.', async () => {
    const receipt = await signReceipt(key, match, match.log[0]!, 1)
    if (receipt === undefined) throw new Error('There is no receipt.')
    expect(receipt).toMatchObject({ person: 'Ann', number: 1, match: 'a match', at: 2000 })
    expect(await verifyReceipt(receipt)).toBe(true)
    for (const change of [
      { number: 2 },
      { at: 1 },
      { person: 'Bob' },
      { start: '0'.repeat(64) },
      { entryHash: '0'.repeat(64) },
    ])
      expect(await verifyReceipt({ ...receipt, ...change } as Receipt)).toBe(false)
  })

  test('are not made for entries of the clock.', async () => {
    expect(await signReceipt(key, match, { kind: 'time', at: 5 }, 1)).toBeUndefined()
  })

  test('are read from text, and refused with a reason if they are garbage.', async () => {
    const receipt = await signReceipt(key, match, match.log[0]!, 1)
    expect(readReceipt(JSON.stringify(receipt))).toEqual({ ok: true, value: receipt })
    for (const junk of ['{', '[]', 'null', '{"format":"ackanomic receipt"}', 7, undefined]) {
      const read = readReceipt(junk)
      expect(read.ok ? '' : read.error).toMatch(/\w/u)
    }
  })

  test('have another key for another number or secret.', async () => {
    const keys = await Promise.all([
      deriveSigningKey(bytes, 1),
      deriveSigningKey(bytes, 2),
      deriveSigningKey(bytes.slice(1), 1),
    ])
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(3)
  })
})
