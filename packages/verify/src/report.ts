import { sanitizeText } from '@ackanomic/core/untrusted'
import { englishWords, type VerifyWords } from './words.js'

/**
 * The code of a check, which never changes:
 *
 * - `file`: the file is a match that this program can play out.
 * - `log`: the engine replays the whole log, and comes to the saved state.
 * - `start`: everybody who played has signed, or was told, how the match began.
 * - `chance`: every draw follows from the secret to which the match committed.
 * - `contributions`: everybody contributed to the chance after they knew the commitment.
 * - `judgements`: nothing was looked up or judged by anybody else's word.
 * - `actions`: everybody has signed their actions.
 * - `receipts`: everybody's receipts show that none of their actions is missing.
 * - `times`: the times of commitment, seats, entries and seal follow each other.
 * - `seal`: the host has signed the start and the log.
 * - `certificates`: every win by proof has a valid certificate (Runtime Error).
 * - `phases`: adjudicating every phase again gives the same result (Diplomacy).
 * - `booking`: the society's rules book the result.
 */
export type CheckCode =
  | 'file'
  | 'log'
  | 'start'
  | 'chance'
  | 'contributions'
  | 'judgements'
  | 'actions'
  | 'receipts'
  | 'times'
  | 'seal'
  | 'certificates'
  | 'phases'
  | 'booking'

/** The result of one check. */
export interface Check {
  readonly code: CheckCode
  /** `'shown'`: proven. `'trusted'`: somebody's word. `'contradicted'`: signed otherwise. */
  readonly mark: 'shown' | 'trusted' | 'contradicted'
  /** The result in a sentence. */
  readonly message: string
  /** The claims taken on trust, and whose word each is, in a few words. */
  readonly onTrust: readonly string[]
  /** The particulars, one sentence each. */
  readonly details: readonly string[]
}

/** The actions of one person, counted by who vouches for them. */
export interface PersonReport {
  readonly person: string
  /** The program that acts for them, as the host declared it; `null` if none does. */
  readonly program: string | null
  /** The number of their actions in the log. */
  readonly actions: number
  /** The number of actions that they have signed. */
  readonly signed: number
  /** The number of the others that have a receipt of the host. */
  readonly receipted: number
  /** The number that have neither. */
  readonly unsigned: number
}

/** The report on a match. */
export interface VerificationReport {
  /** `'proven'`: every check is shown. `'trusted'`: something is trusted, nothing contradicted. */
  readonly verdict: 'proven' | 'trusted' | 'contradicted'
  /** The id of the match, or `null` if the file cannot be read. */
  readonly match: string | null
  /** The id of the game, or `null` if the file cannot be read. */
  readonly game: string | null
  /** Everybody who has acted, in the order of their first action. */
  readonly people: readonly PersonReport[]
  /** The checks, in the order in which they were made. */
  readonly checks: readonly Check[]
}

interface Particulars {
  readonly onTrust?: readonly string[]
  readonly details?: readonly string[]
}

/** The most details of a check that are listed; the others are counted. */
const MAX_DETAILS = 50

/** Creates the result of a check. Text from a file loses what could disturb a terminal. */
function check(mark: Check['mark']) {
  return (code: CheckCode, message: string, particulars: Particulars = {}): Check => {
    const { onTrust = [], details = [] } = particulars
    const clean = (texts: readonly string[]): readonly string[] =>
      texts.map((text) => sanitizeText(text, 1000))
    return {
      code,
      mark,
      message: sanitizeText(message, 1000),
      onTrust: clean(onTrust),
      details: clean(details),
    }
  }
}

/** Limits the details of a check, and counts the others. */
export function withFewDetails(check: Check, { report: words }: VerifyWords): Check {
  const more = check.details.length - MAX_DETAILS
  if (more <= 0) return check
  return { ...check, details: [...check.details.slice(0, MAX_DETAILS), words.more(more)] }
}

export const shown: ReturnType<typeof check> = /* @__PURE__ */ check('shown')

export const trusted: ReturnType<typeof check> = /* @__PURE__ */ check('trusted')

export const contradicted: ReturnType<typeof check> = /* @__PURE__ */ check('contradicted')

export function verdictFrom(checks: readonly Check[]): VerificationReport['verdict'] {
  const marks = checks.map(({ mark }) => mark)
  if (marks.includes('contradicted')) return 'contradicted'
  return marks.includes('trusted') ? 'trusted' : 'proven'
}

const MARKS: Readonly<Record<Check['mark'], string>> = {
  shown: '✓',
  trusted: '?',
  contradicted: '✗',
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
export function formatReport(
  report: VerificationReport,
  words: VerifyWords = englishWords,
): readonly string[] {
  const lines = report.checks.flatMap(({ mark, message, details }) => [
    `${MARKS[mark]} ${message}`,
    ...details.map((detail) => `    ${detail}`),
  ])
  return [titleOf(report, words), ...lines, verdictOf(report, words)]
}

/** Writes a report as JSON in which whatever could disturb a terminal is escaped. */
export const jsonOf = (report: VerificationReport): string =>
  JSON.stringify(report, null, 2).replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, (text) =>
    Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  )

/**
 * Returns the title of a report: the match and its game.
 *
 * @example
 * ```ts
 * import { titleOf } from '@ackanomic/verify'
 *
 * titleOf({ match: 'GPS 1', game: 'pure-skill' }) // => 'Match GPS 1 of pure-skill.'
 * ```
 */
export function titleOf(
  { match, game }: Pick<VerificationReport, 'match' | 'game'>,
  { report: words }: VerifyWords = englishWords,
): string {
  return match === null ? words.noMatch : words.title(sanitizeText(match), sanitizeText(game ?? ''))
}

/**
 * Returns the verdict of a report in words. "Everything is proven." is said only if every check is.
 *
 * @example
 * ```ts
 * import { verdictOf, verifyMatch } from '@ackanomic/verify'
 *
 * verdictOf(await verifyMatch('{}')) // => 'The file contradicts itself, or what was signed.'
 * ```
 */
export function verdictOf(
  { verdict, checks }: Pick<VerificationReport, 'verdict' | 'checks'>,
  { report: words }: VerifyWords = englishWords,
): string {
  if (verdict !== 'trusted') return words[verdict]
  return words.trusted(checks.flatMap(({ onTrust }) => onTrust))
}
