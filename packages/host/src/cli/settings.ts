import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RoleName } from '@ackanomic/core'
import type { HttpLimits } from '../http/limits.js'
import type { MailOptions } from '../mail/mail-gateway.js'
import type { RestateOptions } from '../restate/restate-executor.js'
import { createPrivateFile, prepareFolder, preparePrivateFile } from '../store/folder.js'
import { LOG_LEVELS } from './host-options.js'
import { DEFAULT_DATA, type GivenOptions } from './options.js'

/** The settings of a host. */
export interface Settings {
  readonly data: string
  /** The URL of PostgreSQL; `undefined` is SQLite in the data folder. */
  readonly database: string | undefined
  readonly databaseConnections: number
  /** The Restate that runs the jobs; `undefined` if this process does. */
  readonly restate: RestateOptions | undefined
  readonly port: number
  readonly hostname: string
  /** The public URL; `undefined` is the address of the server. */
  readonly url: string | undefined
  /** The packages or files that export catalogues. */
  readonly games: readonly string[]
  readonly modules: readonly string[]
  /** The page that redeems invitations; `undefined` is the host's own. */
  readonly invitationPage: string | undefined
  /** The origins that CORS allows. */
  readonly origins: readonly string[]
  /** The holders of roles, such as `'host=Ann'`. */
  readonly roles: ReadonlySet<string>
  readonly openers: 'anybody' | 'operator'
  /** Whether a proxy names the addresses of clients. */
  readonly trustProxy: boolean
  /** Whether people may seat others without asking them. */
  readonly seatOthers: boolean
  readonly workers: number
  readonly channels: readonly string[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly mail: MailSettings | undefined
  readonly limits: Partial<HttpLimits>
}

/** The settings of the mail gateway. `tls` has the files of the key and the certificate. */
export type MailSettings = Omit<MailOptions, 'limits' | 'onError'>

const DEFAULT_GAMES = ['@ackanomic/games', '@ackanomic/programming-games']

const LIMITS = {
  'requests-per-minute': 'requestsPerMinute',
  'failures-per-minute': 'failuresPerMinute',
  'openings-per-hour': 'openingsPerHour',
  'sign-ups-per-hour': 'signUpsPerHour',
  'open-streams': 'openStreams',
  'body-bytes': 'bodyBytes',
  'save-bytes': 'saveBytes',
} as const satisfies Readonly<Record<string, keyof HttpLimits>>

/**
 * Reads a host's settings. `known` are the roles that `--role` can name. Throws if an option is
 * malformed.
 */
export function readSettings(given: GivenOptions, known: readonly RoleName[]): Settings {
  const one = (option: string): string | undefined => given[option]?.[0]
  const { role = [] } = given
  const unknown = role.find((each) => !known.includes(each.split('=')[0] ?? ''))
  if (unknown !== undefined)
    throw new Error(`--role ${unknown}: the roles are ${known.join(', ')}.`)
  const openers = one('openers') ?? 'anybody'
  if (openers !== 'anybody' && openers !== 'operator')
    throw new Error('--openers must be "anybody" or "operator".')
  const level = one('log-level') ?? 'info'
  const logLevel = LOG_LEVELS.find((each) => each === level)
  if (logLevel === undefined) throw new Error(`--log-level must be ${LOG_LEVELS.join(', ')}.`)
  const limits = Object.entries(LIMITS).flatMap(([option, limit]) => {
    const value = one(option)
    return value === undefined ? [] : [[limit, Number(value)] as const]
  })
  return {
    openers,
    logLevel,
    data: one('data') ?? DEFAULT_DATA,
    database: one('database'),
    databaseConnections: Number(one('database-connections') ?? 10),
    restate: restateSettings(one),
    port: Number(one('port') ?? 8080),
    hostname: one('hostname') ?? '127.0.0.1',
    url: urlOption(one, 'url', 'https://games.example.org'),
    games: given.games ?? DEFAULT_GAMES,
    modules: given.modules ?? [],
    channels: given.channels ?? [],
    invitationPage: urlOption(one, 'invitation-page', 'https://games.example.org/welcome'),
    origins: (given.origin ?? []).map(checkOrigin),
    roles: new Set(role),
    trustProxy: one('trust-proxy') !== undefined,
    seatOthers: one('seat-others') !== undefined,
    workers: Number(one('workers') ?? 1),
    mail: mailSettings(one),
    limits: Object.fromEntries(limits),
  }
}

function urlOption(
  one: (option: string) => string | undefined,
  option: string,
  example: string,
): string | undefined {
  const text = one(option)
  if (text === undefined || isWebUrl(text)) return text
  throw new Error(`--${option} must be a URL such as ${example} (it is "${text}").`)
}

const isWebUrl = (text: string): boolean => /^https?:\/\/\S+$/u.test(text) && URL.canParse(text)

function checkOrigin(text: string): string {
  if (isWebUrl(text) && new URL(text).origin === text) return text
  throw new Error(
    `--origin must be an origin such as https://games.example.org, without a path (it is "${text}").`,
  )
}

function mailSettings(one: (option: string) => string | undefined): MailSettings | undefined {
  const [domain, smtp] = [one('mail-domain'), one('mail-smtp')]
  const [key, cert] = [one('mail-key'), one('mail-cert')]
  if ((domain === undefined) !== (smtp === undefined))
    throw new Error('Mail needs both --mail-domain and --mail-smtp.')
  if ((key === undefined) !== (cert === undefined))
    throw new Error('STARTTLS needs both --mail-key and --mail-cert.')
  if (domain === undefined || smtp === undefined) return undefined
  const port = one('mail-port')
  return {
    domain,
    smtp,
    name: one('mail-name'),
    hostname: one('mail-hostname'),
    port: port === undefined ? undefined : Number(port),
    tls: key === undefined || cert === undefined ? undefined : { key, cert },
  }
}

function restateSettings(one: (option: string) => string | undefined): RestateOptions | undefined {
  const url = (option: string): string | undefined =>
    urlOption(one, option, 'http://127.0.0.1:8080')
  const [ingress, admin, all] = [url('restate'), url('restate-admin'), url('restate-endpoint')]
  if (ingress === undefined) return undefined
  if (one('database') === undefined) throw new Error('--restate needs --database.')
  // Only a Restate on this machine reaches a process at its loopback address.
  const isHere = all === undefined || /^https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])/u.test(all)
  const hostname = isHere ? '127.0.0.1' : '0.0.0.0'
  return { ingress, admin, url: all, hostname, port: Number(one('restate-port') ?? 9080) }
}

/** The file of the data folder in which a running server writes its address. */
export const SERVER_FILE = 'server.json'

/** The server's URL: the one in its file, or else `--url`. */
export function serverUrl({ url, data, hostname, port }: Settings): string {
  try {
    const { url: own } = JSON.parse(readFileSync(join(data, SERVER_FILE), 'utf8'))
    return withReachableHost(String(own))
  } catch {
    return url ?? withReachableHost(`http://${hostname}:${port}`)
  }
}

/** A server that listens on all addresses can be reached on this machine. */
export const withReachableHost = (url: string): string =>
  url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')

/** Reads a secret from a file that only its owner may read. Creates the file if there is none. */
export function readOrCreateSecret({ data }: Pick<Settings, 'data'>, name: string): string {
  const path = join(data, name)
  if (!existsSync(path)) {
    prepareFolder(data)
    createPrivateFile(path, `${randomBytes(32).toString('hex')}\n`)
  }
  return readSecret({ data }, name)
}

export function readSecret({ data }: Pick<Settings, 'data'>, name: string): string {
  const path = join(data, name)
  if (!existsSync(path)) throw new Error(`There is no file ${path}. Does --data name the folder?`)
  preparePrivateFile(path)
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length >= 16) return secret
  throw new Error(`The file ${path} must contain at least 16 characters (it has ${secret.length}).`)
}
