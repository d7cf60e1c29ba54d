import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { RoleName } from '@ackanomic/core'
import { societyRoles } from '@ackanomic/society/roles'

/** The roles that `--role` can name. */
export const ROLES: readonly RoleName[] = [...Object.keys(societyRoles), 'host']

/** An option of the command. A flag, an environment variable and a field of the file can set it. */
interface Option {
  /** What its value is called in the help text; `undefined` if it is on or off. */
  readonly value?: string
  /** Whether it can be given several times. */
  readonly isList?: true
  /** Whether a URL in it may contain a password, which must not stand in the arguments. */
  readonly isSecret?: true
  /** The least and the greatest whole number that it may be. */
  readonly range?: readonly [number, number]
  /** What it does. */
  readonly help: string
}

const MAX_COUNT = 1_000_000_000

const text = (value: string, help: string): Option => ({ value, help })
const list = (value: string, help: string): Option => ({ value, isList: true, help })
const number = (least: number, most: number, help: string): Option => ({
  value: 'NUMBER',
  range: [least, most],
  help,
})

/** All options, by the names of their flags. */
const OPTIONS = {
  config: text('FILE', 'the configuration file; default: config.json in the data folder'),
  data: text('FOLDER', 'the data folder; default: ackanomic-data'),
  database: {
    value: 'URL',
    isSecret: true,
    help: 'use PostgreSQL, such as postgres://user@localhost/ackanomic',
  },
  'database-connections': number(2, 1000, 'the most connections to PostgreSQL; default: 10'),
  port: number(0, 65_535, 'the port; default: 8080'),
  hostname: text('ADDRESS', 'the address to listen on; default: 127.0.0.1, this machine only'),
  url: text('URL', 'the public URL; default: http://ADDRESS:PORT'),
  games: list(
    'MODULE',
    'a package or file that exports catalogues; default: @ackanomic/games and @ackanomic/programming-games',
  ),
  'proposed-games': list(
    'MODULE',
    'like --games, but the society must accept these games before they can be played',
  ),
  books: text('FILE', 'the saved books in which results are recorded'),
  'invitation-page': text(
    'URL',
    'the page that redeems invitations; #TOKEN is appended; default: a plain page of the host',
  ),
  'open-accounts': { help: 'anybody may make an account; default: only people who were invited' },
  'site-name': text(
    'NAME',
    'what passkeys and the mails that sign people in call the site; default: Games',
  ),
  'sign-in-page': text(
    'URL',
    'the page that redeems links sent by mail; #LINK is appended; default: a plain page of the host',
  ),
  origin: list('ORIGIN', 'an origin that CORS allows'),
  role: list('ROLE=NAME', `who holds a role: ${ROLES.join(', ')}`),
  openers: text(
    'WHO',
    'who may open matches: anybody (with a token) or operator; default: anybody',
  ),
  'seat-others': { help: 'people may seat others without asking them; default: only the operator' },
  'trust-proxy': { help: 'take client addresses from the x-forwarded-for header' },
  workers: number(0, 1000, 'how many workers run due jobs; default: 1; 0 only serves'),
  channels: list('MODULE', 'a package or file that exports delivery channels: functions, by name'),
  'push-contact': text(
    'URL',
    'send web push to browsers; how push services reach you, such as mailto:you@example.org',
  ),
  'mail-domain': text('DOMAIN', 'play by mail at the addresses of this domain; needs --mail-smtp'),
  'mail-smtp': {
    value: 'URL',
    isSecret: true,
    help: 'the outgoing mail server, such as smtp://localhost:25',
  },
  'mail-name': text('NAME', 'the name beside the host’s mail address; default: Games'),
  'mail-port': number(0, 65_535, 'the port for incoming mail; default: 2525'),
  'mail-hostname': text('ADDRESS', 'the address to listen on for mail; default: 127.0.0.1'),
  'mail-key': text('FILE', 'the private key (PEM) for STARTTLS'),
  'mail-cert': text('FILE', 'the certificate (PEM) for STARTTLS'),
  'requests-per-minute': number(1, MAX_COUNT, 'requests of one person or address; default: 600'),
  'failures-per-minute': number(1, MAX_COUNT, 'invalid tokens from one address; default: 20'),
  'openings-per-hour': number(1, MAX_COUNT, 'matches that one person opens; default: 60'),
  'sign-ups-per-hour': number(
    1,
    MAX_COUNT,
    'accounts and links by mail that one address asks for; default: 20',
  ),
  'accounts-per-hour': number(
    1,
    MAX_COUNT,
    'accounts that people make, all together; default: 100',
  ),
  'mails-per-hour': number(1, MAX_COUNT, 'links that are sent to one mail address; default: 5'),
  'open-streams': number(1, MAX_COUNT, 'event streams of one person or address; default: 20'),
  'body-bytes': number(1000, MAX_COUNT, 'the size of a request; default: 100000'),
  'save-bytes': number(1000, MAX_COUNT, 'the size of an imported save; default: 20000000'),
  'season-start': list('DATE', 'when a season of ratings starts, such as 2027-01-01'),
  'season-days': number(
    1,
    10_000,
    'the length of the seasons from the last start on; default: it goes on',
  ),
  'season-carry-over': {
    value: 'PERCENT',
    range: [0, 100],
    help: 'how much of a rating the next season keeps; default: 0',
  },
  until: text('TIME', 'when a mute or a ban ends; default: never'),
  rule: text('NUMBER', 'the number of the rule that "enact" makes; default: the next one'),
  quota: list('NAME=NUMBER', 'a quota that "quotas" sets, such as openTables=5; needs --reason'),
  reason: text('TEXT', 'why you dismiss reports, mute or ban; it is kept'),
} as const satisfies Readonly<Record<string, Option>>

/** The name of an option. */
export type OptionName = keyof typeof OPTIONS

const NAMES = Object.keys(OPTIONS) as OptionName[]
const optionOf = (name: OptionName): Option => OPTIONS[name]

/** The values that were given, by the names of the options. */
export type GivenOptions = Readonly<Partial<Record<OptionName, readonly string[]>>>

/** What the command was asked to do, and the options from all places. */
export interface ParsedArguments {
  readonly positionals: readonly string[]
  readonly given: GivenOptions
  readonly wants: 'help' | 'version' | undefined
}

/**
 * Reads the options: flags first, then the environment, then the configuration file.
 *
 * @throws Error if an option is unknown or malformed
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ParsedArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      version: { type: 'boolean' },
      ...Object.fromEntries(
        NAMES.map((name) => {
          const type = optionOf(name).value === undefined ? 'boolean' : 'string'
          return [name, { type, multiple: optionOf(name).isList ?? false } as const]
        }),
      ),
    },
  })
  const flags: Readonly<Record<string, unknown>> = values
  const wants = flags.help === true ? 'help' : flags.version === true ? 'version' : undefined
  if (wants !== undefined) return { positionals, given: {}, wants }
  const given: Partial<Record<OptionName, readonly string[]>> = {}
  for (const name of NAMES) {
    const flag = flags[name]
    if (optionOf(name).isSecret === true && hasPassword(flag)) {
      throw new Error(
        `--${name}: others can read the arguments of a process. Set the password in ${variable(name)} or in the configuration file.`,
      )
    }
    const text = environment[variable(name)]
    if (flag !== undefined) given[name] = textsOf(name, flag, `--${name}`)
    else if (text !== undefined && text !== '')
      given[name] = textsOf(name, fromText(name, text), variable(name))
  }
  const [config] = given.config ?? []
  const path = config ?? join(given.data?.[0] ?? DEFAULT_DATA, 'config.json')
  if (config === undefined && !existsSync(path)) return { positionals, given, wants }
  for (const [name, value] of Object.entries(readConfig(path))) {
    const known = NAMES.find((each) => each === name)
    if (known === undefined || known === 'config')
      throw new Error(`${path}: there is no option "${name}".`)
    given[known] ??= textsOf(known, value, `${path}: "${name}"`)
  }
  return { positionals, given, wants }
}

/** The data folder if none is given. */
export const DEFAULT_DATA = 'ackanomic-data'

/** The environment variable of an option. */
const variable = (name: string): string => `ACKANOMIC_${name.toUpperCase().replaceAll('-', '_')}`

/** The value of an environment variable. Lists are separated by commas. */
function fromText(name: OptionName, text: string): unknown {
  const { value, isList } = optionOf(name)
  if (value === undefined) return text === '1' || text === 'true' || (text === '0' ? false : text)
  return isList === true ? text.split(',').map((part) => part.trim()) : text
}

/** The texts of a value, after a check. `place` names where it was given. */
function textsOf(name: OptionName, value: unknown, place: string): readonly string[] {
  const { value: kind, isList, range } = optionOf(name)
  if (kind === undefined) {
    if (typeof value !== 'boolean') throw new Error(`${place} must be true or false.`)
    return value ? ['true'] : []
  }
  const texts = (Array.isArray(value) ? value : [value]).map((one) =>
    typeof one === 'number' && range !== undefined ? String(one) : one,
  )
  const isWrong = texts.some((one) => typeof one !== 'string' || one === '')
  if (isWrong || (isList !== true && texts.length !== 1))
    throw new Error(`${place} must be ${isList === true ? 'a list of texts' : 'one text'}.`)
  if (range !== undefined) {
    const [least, most] = range
    const number = Number(texts[0])
    if (!Number.isInteger(number) || number < least || number > most)
      throw new Error(`${place} must be a whole number from ${least} to ${most}.`)
  }
  return texts
}

function readConfig(path: string): Readonly<Record<string, unknown>> {
  try {
    const config: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof config === 'object' && config !== null && !Array.isArray(config))
      return config as Readonly<Record<string, unknown>>
  } catch (cause) {
    throw new Error(`${path} cannot be read as JSON: ${String(cause)}`, { cause })
  }
  throw new Error(`${path} must contain a JSON object, such as { "port": 8080 }.`)
}

/** Whether a value is a URL with a password. */
function hasPassword(value: unknown): boolean {
  if (typeof value !== 'string') return false
  try {
    const url = new URL(value)
    return url.password !== '' || url.searchParams.has('password')
  } catch {
    return false
  }
}

/** The help text of the command. */
export const USAGE: string = `Hosts matches of play-by-mail games.

  ackanomic-host                starts the server
  ackanomic-host invite NAME    prints an invitation link; needs a running server
  ackanomic-host backup FILE    backs up all data; needs a running server
  ackanomic-host books FILE     writes the society's books; needs a running server
  ackanomic-host restore FILE   restores a backup into an empty store; stop the server first
  ackanomic-host rotate-key     adds a signing key; needs a running server
  ackanomic-host reports        prints the open reports; needs a running server
  ackanomic-host failures       prints the deliveries that were given up; needs a running server
  ackanomic-host retry NAME     makes them again for a person; discard forgets them; needs a running server
  ackanomic-host dismiss NAME   settles the reports about a person; needs a running server
  ackanomic-host mute NAME      keeps a person from sending messages; unmute ends it; needs a running server
  ackanomic-host ban NAME       keeps a person out; unban ends it; needs a running server
  ackanomic-host delete-person NAME  deletes a person for good, at their request; needs a running server
  ackanomic-host tables         lists all open tables; needs a running server
  ackanomic-host close-table T  closes a table; needs a running server
  ackanomic-host quotas         prints the quotas of everybody, or sets --quota; needs a running server
  ackanomic-host quotas-of NAME prints or sets the quotas of a person; needs a running server
  ackanomic-host submissions    lists the Submissions; needs a running server
  ackanomic-host enact NUMBER   makes an accepted Submission a rule; needs a running server
  ackanomic-host close-month M  closes a month, such as 2026-11; needs a running server
  ackanomic-host statement NAME prints what a person has from all matches; needs a running server
  ackanomic-host audit          checks the society's log and books; needs a running server
  ackanomic-host tournaments    prints the latest tournaments; needs a running server
  ackanomic-host cancel-tournament NAME  cancels a tournament; needs a running server

${NAMES.map((name) => {
  const { value, isList, help } = optionOf(name)
  const flag = `--${name}${value === undefined ? '' : ` ${value}`}`
  return `  ${flag.padEnd(30)} ${help}${isList === true ? '; repeatable' : ''}`
}).join('\n')}
  --version                      print the version
  --help                         print this help

Each option can also be set in the environment (--mail-smtp is ACKANOMIC_MAIL_SMTP; lists are
separated by commas) and in the configuration file ({ "mail-smtp": "smtp://localhost:25" }). A flag
goes before the environment, and the environment before the file.`
