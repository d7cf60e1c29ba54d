import type { Game, Match } from '@ackanomic/core'
import {
  type CatalogueError,
  type Listing,
  loadListedMatch,
  mergeCatalogues,
} from '@ackanomic/core/catalogue'
import { canonicalJson, type HostKey, readSeal } from '@ackanomic/core/proof'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { checkActions, countPeople } from './checks/actions.js'
import { checkChance } from './checks/chance.js'
import { checkReceipts } from './checks/receipts.js'
import { checkBooking, checkCertificates, checkPhases } from './checks/results.js'
import { checkSeal } from './checks/seal.js'
import { checkStart } from './checks/start.js'
import { checkTimes } from './checks/times.js'
import { sortEvidence } from './evidence.js'
import { parseOnce } from './parse-once.js'
import {
  type Check,
  contradicted,
  shown,
  trusted,
  type VerificationReport,
  verdictFrom,
  withFewDetails,
} from './report.js'
import { readActions } from './signed-actions.js'
import type { Subject } from './subject.js'
import { englishWords, type VerifyWords } from './words.js'

/** The options of a verification. */
export interface VerificationOptions {
  /** The receipts of people, for seats and for actions: texts, or parsed JSON. Default: none. */
  readonly receipts?: readonly unknown[] | undefined
  /** The host's published keys. Without them, a signature shows only who holds its key. */
  readonly keys?: readonly HostKey[] | undefined
  /** The games that can be checked. Default: all games of ackanomic. */
  readonly games?: Readonly<Record<string, Listing>> | undefined
  /** The words of the report, perhaps in another language. Default: English. */
  readonly words?: VerifyWords | undefined
}

/**
 * Checks a match alone and offline. It replays the log with the engine, derives every draw again,
 * checks signatures and receipts, and books the result. For each check it says whether it is shown,
 * is somebody's word, or is contradicted. It never throws.
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
 * report.verdict // => 'trusted'
 * report.checks.find(({ code }) => code === 'chance')?.mark // => 'shown'
 * ```
 */
export async function verifyMatch(
  save: unknown,
  options: VerificationOptions = {},
): Promise<VerificationReport> {
  const { receipts, keys, words = englishWords } = options
  const games = options.games ?? defaultGames()
  const parsed = parseOnce(save)
  if (!parsed.ok) return unreadable(contradicted('file', words.file[parsed.error]))
  const json = parsed.value
  // Without its state, the save is judged by its log alone.
  const loaded = await loadListedMatch(games, isObject(json) ? { ...json, state: null } : json)
  if (!loaded.ok) return unreadable(refusedFile(loaded.error, words))
  const { game, match } = loaded.value as unknown as { readonly game: Game; readonly match: Match }
  const { revision, options: chosen, log, state } = json as Match
  const saved: Match = { ...match, revision, options: chosen, log }
  const read = readSeal(json)
  const subject: Subject = {
    game,
    match,
    saved,
    seal: read.ok ? read.value : null,
    actions: await readActions(game, saved),
    evidence: await sortEvidence(Array.isArray(receipts) ? receipts : [], listOf(keys), words),
  }
  const people = countPeople(subject)
  const checks = [
    shown('file', words.file.whole),
    logCheck(subject, state, words),
    checkStart(subject, words),
    ...checkChance(subject, words),
    checkActions(subject, people, words),
    checkReceipts(subject, words),
    checkTimes(subject, words),
    await checkSeal(read, saved, listOf(keys), words),
    await checkCertificates(game, match, words),
    checkPhases(game, match, words),
    checkBooking(game, match, words),
  ].flatMap((check) => (check === undefined ? [] : [withFewDetails(check, words)]))
  return { verdict: verdictFrom(checks), match: match.id, game: game.id, people, checks }
}

const defaultGames = (): Readonly<Record<string, Listing>> =>
  mergeCatalogues(catalogue, programmingCatalogue) as Readonly<Record<string, Listing>>

const listOf = (keys: readonly HostKey[] | null | undefined): readonly HostKey[] | undefined =>
  Array.isArray(keys) ? keys : undefined

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const unreadable = (check: Check): VerificationReport => ({
  verdict: verdictFrom([check]),
  match: null,
  game: null,
  people: [],
  checks: [check],
})

/** The report on a file that cannot be played out. What a newer version wrote is not wrong. */
function refusedFile({ code, message }: CatalogueError, { file: words }: VerifyWords): Check {
  const onTrust = [words.wholeFile]
  const isNewer = code === 'newerGame' || code === 'newerFormat' || code === 'notListed'
  if (isNewer || code === 'untrusted' || /is not a valid entry/u.test(message))
    return trusted('file', message, { onTrust })
  return contradicted('file', message)
}

/** Compares the state to which the engine comes with the saved one. */
function logCheck(
  { game, match, saved }: Subject,
  state: unknown,
  { log: words }: VerifyWords,
): Check {
  const { log, revision } = saved
  if (revision < game.revision)
    return trusted('log', words.olderRevision(revision, game.id), {
      onTrust: [words.olderRules(revision)],
      details: [words.converted(game.revision, revision)],
    })
  return state === null || canonicalJson(state) === canonicalJson(match.state)
    ? shown('log', words.replayed(log.length))
    : trusted('log', words.otherState, {
        onTrust: [words.savedState],
        details: [words.otherEngine],
      })
}
