/**
 * The name of a check:
 *
 * - `save`: the file is a match of a known game.
 * - `log`: the engine replays the whole log and reaches the saved state.
 * - `chance`: every draw follows from the secret to which the match committed before the first one.
 * - `seal`: the log is the one that the host signed.
 * - `receipts`: the log contains every action for which a player has a receipt, as it was sent.
 * - `certificates`: every win by proof has a valid certificate (Runtime Error).
 * - `phases`: adjudicating every phase again gives the same result (Diplomacy).
 * - `booking`: the society's rules book the result.
 */
export type CheckName =
  | 'save'
  | 'log'
  | 'chance'
  | 'seal'
  | 'receipts'
  | 'certificates'
  | 'phases'
  | 'booking'

/** The result of one check. */
export interface Check {
  /** The name of the check. */
  readonly name: CheckName
  /**
   * `'passed'`: it is proven. `'failed'`: something is wrong. `'unproven'`: nothing is wrong, but
   * you have to trust somebody's word.
   */
  readonly result: 'passed' | 'failed' | 'unproven'
  /** The result in a sentence. */
  readonly message: string
  /** The problems, whether wrong or unproven, one sentence each. */
  readonly problems: readonly string[]
}

/** The report on a match. */
export interface VerificationReport {
  /** Whether nothing is wrong. It is `true` even if something is unproven. */
  readonly ok: boolean
  /** The id of the match, or `null` if the save cannot be read. */
  readonly match: string | null
  /** The id of the game, or `null` if the save cannot be read. */
  readonly game: string | null
  /** The checks, in the order in which they were made. */
  readonly checks: readonly Check[]
}

/** A check that passed. */
export function passed(name: CheckName, message: string): Check {
  return { name, result: 'passed', message, problems: [] }
}

/** A check in which something is wrong. */
export function failed(name: CheckName, message: string, problems: readonly string[] = []): Check {
  return { name, result: 'failed', message, problems }
}

/** A check in which somebody's word has to be taken. */
export function unproven(
  name: CheckName,
  message: string,
  problems: readonly string[] = [],
): Check {
  return { name, result: 'unproven', message, problems }
}

const MARKS: Readonly<Record<Check['result'], string>> = {
  passed: '✓',
  failed: '✗',
  unproven: '?',
}

/**
 * Formats a report as lines of text.
 *
 * @example
 * ```ts
 * import { formatReport, verifyMatch } from '@ackanomic/verify'
 *
 * formatReport(await verifyMatch('{}'))[1] // => '✗ This is not a save of a match. Its "format" is not "ackanomic match".'
 * ```
 */
export function formatReport({ ok, match, game, checks }: VerificationReport): readonly string[] {
  const title = match === null ? 'A file that is no match.' : `Match ${match} of ${game}.`
  const lines = checks.flatMap(({ result, message, problems }) => [
    `${MARKS[result]} ${message}`,
    ...problems.map((problem) => `    ${problem}`),
  ])
  return [title, ...lines, verdictOf({ ok, checks })]
}

/**
 * The report in one sentence.
 *
 * @example
 * ```ts
 * import { verdictOf, verifyMatch } from '@ackanomic/verify'
 *
 * verdictOf(await verifyMatch('{}')) // => 'Something is wrong.'
 * ```
 */
export function verdictOf({ ok, checks }: Pick<VerificationReport, 'ok' | 'checks'>): string {
  if (!ok) return 'Something is wrong.'
  return checks.every(({ result }) => result === 'passed')
    ? 'Everything is proven.'
    : 'Nothing is wrong, but not everything is proven.'
}

/** A number of things in words. */
export function counted(count: number, one: string, several: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${several}`
}
