import type { Game, Match } from '@ackanomic/core'
import { type Listing, loadListedMatch, mergeCatalogues } from '@ackanomic/core/catalogue'
import type { HostKey } from '@ackanomic/core/proof'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { checkChance } from './checks/chance.js'
import { checkReceipts } from './checks/receipts.js'
import { checkBooking, checkCertificates, checkPhases } from './checks/results.js'
import { checkSeal } from './checks/seal.js'
import { type Check, failed, passed, unproven, type VerificationReport } from './report.js'

/** The options of a verification. */
export interface VerificationOptions {
  /** The receipts of players: texts, or parsed JSON. */
  readonly receipts?: readonly unknown[]
  /**
   * The keys that the host publishes. Without them, a signature shows only that the holder of its
   * key signed.
   */
  readonly keys?: readonly HostKey[]
  /** The games that can be checked. Default: all games of ackanomic. */
  readonly games?: Readonly<Record<string, Listing>>
}

/**
 * Checks a finished match alone and offline. It replays the log with the engine, derives every draw
 * again, compares the log with the host's signature and with players' receipts, and books the
 * result. It never throws. A file that is not a match gets a report that says so.
 *
 * @param save - the text of a save, or its parsed JSON
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { verifyMatch } from '@ackanomic/verify'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * while (!match.isOver) match.advanceTo('nextDeadline')
 * const report = await verifyMatch(match.save())
 * report.ok // => true
 * report.checks.map(({ name, result }) => `${name} ${result}`) // => [
 * //   'save passed', 'log passed', 'chance passed', 'seal unproven', 'receipts unproven', 'booking passed']
 * ```
 */
export async function verifyMatch(
  save: unknown,
  { receipts = [], keys, games = defaultGames() }: VerificationOptions = {},
): Promise<VerificationReport> {
  const loaded = await loadListedMatch(games, save)
  if (!loaded.ok) {
    const check = failed('save', loaded.error.message)
    return { ok: false, match: null, game: null, checks: [check] }
  }
  const { game, match, note } = loaded.value as unknown as LoadedMatch
  const asSaved = { ...match, ...savedParts(save) }
  const checks: Check[] = [
    passed('save', 'The file is a whole save.'),
    note === 'migrated' ? migrated(game, asSaved) : replayed(match),
    checkChance(game, match),
    await checkSeal(save, asSaved, keys),
    await checkReceipts(receipts, asSaved, keys),
  ]
  const more = [
    await checkCertificates(game, match),
    checkPhases(game, match),
    checkBooking(game, match),
  ]
  checks.push(...more.filter((check) => check !== undefined))
  const ok = checks.every(({ result }) => result !== 'failed')
  return { ok, match: match.id, game: game.id, checks }
}

interface LoadedMatch {
  readonly game: Game
  readonly match: Match
  readonly note: 'migrated' | 'trusted' | null
}

const defaultGames = (): Readonly<Record<string, Listing>> =>
  mergeCatalogues(catalogue, programmingCatalogue) as Readonly<Record<string, Listing>>

/** What a migration changes, as the save has it: signatures are for that. */
function savedParts(save: unknown): Pick<Match, 'revision' | 'options' | 'log'> {
  const { revision, options, log } = typeof save === 'string' ? JSON.parse(save) : (save as Match)
  return { revision, options, log }
}

function replayed({ log }: Match): Check {
  const message = `The engine plays all ${log.length} entries of the log, and comes to the saved state.`
  return passed('log', message)
}

function migrated(game: Game, { revision }: Match): Check {
  return unproven('log', `The match was played under revision ${revision} of ${game.id}.`, [
    `This verifier has revision ${game.revision} and has migrated the log. A version that has revision ${revision} can replay it exactly.`,
  ])
}
