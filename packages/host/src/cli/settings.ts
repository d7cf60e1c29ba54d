import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { days, type RoleName } from '@ackanomic/core'
import type { AccountOptions } from '../club/people/types.js'
import type { SeasonOptions } from '../club/ratings/rating-types.js'
import type { HttpLimits } from '../http/limits.js'
import { createPrivateFile, prepareFolder, preparePrivateFile } from '../store/folder.js'
import { DEFAULT_DATA, type GivenOptions, ROLES, readOptions, USAGE } from './options.js'

/** The settings of the command. */
export interface Settings {
  readonly command: 'serve' | (typeof COMMANDS)[number]
  readonly subject: string
  readonly data: string
  readonly database: string | undefined
  readonly databaseConnections: number
  readonly port: number
  readonly hostname: string
  /** The public URL; `undefined` if it is where the server listens. */
  readonly url: string | undefined
  readonly games: readonly string[]
  /** The modules of games that the society must accept first. */
  readonly proposedGames: readonly string[]
  readonly books: string | undefined
  readonly invitationPage: string | undefined
  /** How people get accounts; the mail server comes in later. */
  readonly accounts: Omit<AccountOptions, 'sendMail' | 'url'>
  readonly origins: readonly string[]
  readonly roles: ReadonlySet<string>
  readonly openers: 'anybody' | 'operator'
  readonly trustProxy: boolean
  readonly seatOthers: boolean
  readonly workers: number
  readonly channels: readonly string[]
  readonly mail: MailSettings | undefined
  /** How push services reach the operator; `undefined` if the server sends no web push. */
  readonly pushContact: string | undefined
  readonly limits: Partial<HttpLimits>
  /** When a mute or a ban ends, in milliseconds UTC; `undefined` if never. */
  readonly until: number | undefined
  /** The number of the rule that "enact" makes. */
  readonly rule: string | undefined
  /** The quotas to set, by name. */
  readonly quotas: Readonly<Record<string, number>>
  /** Why an operator decides about a person. */
  readonly reason: string | undefined
  /** When seasons of ratings start; `undefined` if there is only one. */
  readonly seasons: SeasonOptions | undefined
}

/** The settings of the mail gateway. */
export interface MailSettings {
  readonly domain: string
  readonly smtp: string
  readonly name: string | undefined
  readonly port: number | undefined
  readonly hostname: string | undefined
  /** The files of a key and a certificate for STARTTLS. */
  readonly tls: { readonly key: string; readonly cert: string } | undefined
}

const COMMANDS = [
  'invite',
  'backup',
  'books',
  'restore',
  'rotate-key',
  'reports',
  'failures',
  'retry',
  'discard',
  'dismiss',
  'mute',
  'unmute',
  'ban',
  'unban',
  'delete-person',
  'tables',
  'close-table',
  'quotas',
  'quotas-of',
  'submissions',
  'enact',
  'close-month',
  'statement',
  'audit',
  'tournaments',
  'cancel-tournament',
] as const

/** The commands without an argument. */
const ALONE: ReadonlySet<Settings['command']> = new Set([
  'serve',
  'rotate-key',
  'reports',
  'tables',
  'quotas',
  'submissions',
  'audit',
  'failures',
  'tournaments',
])

const DEFAULT_GAMES = ['@ackanomic/games', '@ackanomic/programming-games']

/** The limits that options can set. */
const LIMITS = {
  'requests-per-minute': 'requestsPerMinute',
  'failures-per-minute': 'failuresPerMinute',
  'openings-per-hour': 'openingsPerHour',
  'sign-ups-per-hour': 'signUpsPerHour',
  'open-streams': 'openStreams',
  'body-bytes': 'bodyBytes',
  'save-bytes': 'saveBytes',
} as const satisfies Readonly<Record<string, keyof HttpLimits>>

/** Text to print instead of running something, and the exit code. */
export interface Message {
  readonly text: string
  readonly exitCode: 0 | 2
}

/** Reads the settings from the arguments, the environment and the configuration file. */
export function readSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Settings | Message {
  try {
    const { positionals, given, wants } = readOptions(args, environment)
    if (wants !== undefined)
      return { text: wants === 'help' ? USAGE : packageVersion(), exitCode: 0 }
    return settingsOf(positionals, given)
  } catch (thrown) {
    return { text: `${thrown instanceof Error ? thrown.message : thrown}`, exitCode: 2 }
  }
}

function settingsOf(positionals: readonly string[], given: GivenOptions): Settings {
  const [name, subject = '', ...more] = positionals
  const command = name === undefined ? 'serve' : COMMANDS.find((each) => each === name)
  if (command === undefined) throw new Error(`There is no command "${name}".\n\n${USAGE}`)
  const takesSubject = !ALONE.has(command)
  if (more.length > 0 || takesSubject !== (subject !== '')) {
    const count = takesSubject ? 'one argument' : 'no argument'
    throw new Error(`"${command}" takes ${count}.\n\n${USAGE}`)
  }
  const one = (option: keyof GivenOptions): string | undefined => given[option]?.[0]
  const { games = DEFAULT_GAMES, origin = [], role = [], channels = [] } = given
  const unknown = role.find((each) => !ROLES.includes(each.split('=')[0] ?? ''))
  if (unknown !== undefined)
    throw new Error(`--role ${unknown}: the roles are ${ROLES.join(', ')}.`)
  const openers = one('openers') ?? 'anybody'
  if (openers !== 'anybody' && openers !== 'operator')
    throw new Error('--openers must be "anybody" or "operator".')
  const database = one('database')
  const limits = Object.entries(LIMITS).flatMap(([option, limit]) => {
    const value = one(option as keyof GivenOptions)
    return value === undefined ? [] : [[limit, Number(value)] as const]
  })
  return {
    ...{ command, subject, database, games, openers, channels },
    data: one('data') ?? DEFAULT_DATA,
    databaseConnections: Number(one('database-connections') ?? 10),
    port: Number(one('port') ?? 8080),
    hostname: one('hostname') ?? '127.0.0.1',
    url: one('url'),
    proposedGames: given['proposed-games'] ?? [],
    books: one('books'),
    invitationPage: one('invitation-page'),
    accounts: {
      open: one('open-accounts') !== undefined,
      name: one('site-name'),
      signInPage: one('sign-in-page'),
      accountsPerHour: numberOf(one('accounts-per-hour')),
      mailsPerHour: numberOf(one('mails-per-hour')),
    },
    origins: origin,
    roles: new Set(role),
    trustProxy: one('trust-proxy') !== undefined,
    seatOthers: one('seat-others') !== undefined,
    workers: Number(one('workers') ?? 1),
    mail: mailSettings(one),
    pushContact: contactOf(one('push-contact')),
    limits: Object.fromEntries(limits),
    until: timeOf(one('until')),
    rule: one('rule'),
    quotas: quotaSettings(given.quota ?? []),
    reason: one('reason'),
    seasons: seasonSettings(given),
  }
}

/** The quotas of `--quota`. */
function quotaSettings(texts: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name, number] = /^([a-z]+)=(\d{1,7})$/iu.exec(text) ?? []
      if (name === undefined)
        throw new Error(`--quota ${text}: write a name and a number, such as openTables=5.`)
      return [name, Number(number)]
    }),
  )
}

/** When the seasons of ratings start. */
function seasonSettings(given: GivenOptions): SeasonOptions | undefined {
  const { 'season-start': dates = [] } = given
  const [length] = given['season-days'] ?? []
  const [percent] = given['season-carry-over'] ?? []
  if (dates.length === 0) {
    if (length === undefined && percent === undefined) return undefined
    throw new Error('--season-days and --season-carry-over need --season-start.')
  }
  const starts = dates.map((date) => {
    const time = Date.parse(date)
    if (Number.isNaN(time)) throw new Error('--season-start must be a date, such as 2027-01-01.')
    return time
  })
  return {
    starts: starts.toSorted((one, other) => one - other),
    length: length === undefined ? undefined : days(Number(length)),
    carryOver: Number(percent ?? 0) / 100,
  }
}

/** The contact of `--push-contact`. */
function contactOf(text: string | undefined): string | undefined {
  if (text === undefined || /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/u.test(text)) return text
  throw new Error(
    '--push-contact must be a URL such as mailto:you@example.org or https://example.org.',
  )
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)

/** The time of `--until`. */
function timeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new Error('--until must be a time, such as 2027-01-31T12:00Z.')
  return time
}

function mailSettings(
  one: (option: keyof GivenOptions) => string | undefined,
): MailSettings | undefined {
  const [domain, smtp] = [one('mail-domain'), one('mail-smtp')]
  const [key, cert] = [one('mail-key'), one('mail-cert')]
  if ((domain === undefined) !== (smtp === undefined))
    throw new Error('Mail needs both --mail-domain and --mail-smtp.')
  if ((key === undefined) !== (cert === undefined))
    throw new Error('STARTTLS needs both --mail-key and --mail-cert.')
  if (domain === undefined || smtp === undefined) return undefined
  const port = one('mail-port')
  return {
    ...{ domain, smtp, name: one('mail-name'), hostname: one('mail-hostname') },
    port: port === undefined ? undefined : Number(port),
    tls: key === undefined || cert === undefined ? undefined : { key, cert },
  }
}

/** The version of this package. */
function packageVersion(): string {
  return createRequire(import.meta.url)('@ackanomic/host/package.json').version
}

/** Whether a person holds a role, by the settings. */
export function hasConfiguredRole({
  roles,
}: Settings): (person: string, role: RoleName) => boolean {
  return (person, role) => roles.has(`${role}=${person}`)
}

/** The file of the data folder in which a running server tells its address. */
export const SERVER_FILE = 'server.json'

/** Where the server of these settings runs: at `--url`, or where it says itself. */
export function serverUrl({ url, data, hostname, port }: Settings): string {
  if (url !== undefined) return url
  try {
    const { url: own } = JSON.parse(readFileSync(join(data, SERVER_FILE), 'utf8'))
    return withReachableHost(String(own))
  } catch {
    return withReachableHost(`http://${hostname}:${port}`)
  }
}

/** A server that listens on all addresses is reached on this machine. */
const withReachableHost = (url: string): string =>
  url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')

/**
 * Reads a secret from a file of the data folder that only its owner may read. Creates a new one if
 * there is none.
 */
export function readOrCreateSecret({ data }: Pick<Settings, 'data'>, name: string): string {
  const path = join(data, name)
  if (!existsSync(path)) {
    prepareFolder(data)
    createPrivateFile(path, `${randomBytes(32).toString('hex')}\n`)
  }
  return readSecret({ data }, name)
}

/** Reads a secret from a file of the data folder. */
export function readSecret({ data }: Pick<Settings, 'data'>, name: string): string {
  const path = join(data, name)
  if (!existsSync(path)) throw new Error(`There is no file ${path}. Does --data name the folder?`)
  preparePrivateFile(path)
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length >= 16) return secret
  throw new Error(`The file ${path} must contain at least 16 characters (it has ${secret.length}).`)
}
