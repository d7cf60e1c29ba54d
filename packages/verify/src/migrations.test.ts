import type { Game } from '@ackanomic/core'
import { type Listing, listGame } from '@ackanomic/core/catalogue'
import { setupHash, signSeatReceipt } from '@ackanomic/core/proof'
import { catalogue } from '@ackanomic/games'
import { ghost } from '@ackanomic/games/ghost'
import { describe, expect, test } from 'vitest'
import { KEYS, key, played, proven, withoutSignatures } from './played.test-support.js'
import { type VerificationReport, verdictOf } from './report.js'
import { verifyMatch } from './verify-match.js'

const engine = ghost as unknown as Game

/** Ghost with a revision 2 that has moved its options and cannot read the old ones. */
const renamed: Game = {
  ...engine,
  revision: 2,
  migrations: { 1: ({ options, log }) => ({ options: { renamed: options }, log }) },
  setup: (roster, options, position) => engine.setup(roster, Object(options).renamed, position),
}

const games: Readonly<Record<string, Listing>> = {
  ghost: listGame({ ...catalogue.ghost, load: async () => renamed }) as Listing,
}

const contradictions = ({ checks }: VerificationReport): readonly string[] =>
  checks.flatMap(({ code, mark }) => (mark === 'contradicted' ? [code] : []))

describe('A newer revision of a game', async () => {
  const { match, save, receipts } = await played('ghost')

  test('accuses nobody by an older file, and proves none of its actions.', async () => {
    const report = await verifyMatch(save, { receipts, keys: KEYS, games })
    expect(contradictions(report)).toEqual([])
    expect(report.people.map(({ person, signed }) => [person, signed])).toContainEqual(['Ann', 1])
    expect(report.checks.find(({ code }) => code === 'actions')?.mark).toBe('trusted')
  })

  test('cannot compare its options with older receipts.', async () => {
    const options = { renamed: match.options }
    const migrated = withoutSignatures({ ...match, revision: 2, options })
    const later = await proven(renamed, migrated, { signers: [] })
    const { chance, roster } = match
    const seat = await signSeatReceipt(key, {
      match: match.id,
      game: 'ghost',
      person: 'Ann',
      contribution: null,
      keys: [],
      commitment: chance?.commitment ?? '',
      committedAt: chance?.committedAt ?? 0,
      setup: setupHash(match.options, roster.census),
      at: roster.startedAt,
    })
    const given = [...later.receipts, seat]
    const alone = await verifyMatch(later.save, { receipts: given, keys: KEYS, games })
    expect(contradictions(alone)).toEqual(['start'])
    const both = [...given, ...receipts]
    const report = await verifyMatch(later.save, { receipts: both, keys: KEYS, games })
    expect(contradictions(report)).toEqual([])
    expect(verdictOf(report)).toContain('what a migration made of the options')
    expect(verdictOf(report)).toContain('3 receipts that do not fit')
  })
})
