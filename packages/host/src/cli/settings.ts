import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { RoleName } from '@ackanomic/core'
import { societyRoles } from '@ackanomic/society/roles'
import { createPrivateFile, prepareFolder, preparePrivateFile } from '../persistence/folder.js'

/** The help text of the command. */
const USAGE: string = `Hosts matches of play-by-mail games.

  ackanomic-host                starts the server
  ackanomic-host invite NAME    prints an invitation link; needs a running server
  ackanomic-host backup FILE    backs up all data; needs a running server
  ackanomic-host books FILE     writes the society's books; needs a running server
  ackanomic-host restore FILE   restores a backup into an empty store; stop the server first

  --data FOLDER            the data folder; default: ackanomic-data
  --database URL           use PostgreSQL: postgres://user:password@localhost/ackanomic
  --restate URL            use Restate: the URL of its ingress, such as http://127.0.0.1:8080
  --restate-admin URL      the URL of Restate's admin API; default: port 9070 of the same host
  --restate-endpoint URL   where Restate reaches this process; default: http://127.0.0.1:9080
  --port NUMBER            the port; default: 8080
  --hostname ADDRESS       the address to listen on; default: 127.0.0.1, this machine only
  --url URL                the public URL; default: http://ADDRESS:PORT
  --games MODULE           a package or file that exports catalogues; repeatable;
                           default: @ackanomic/games and @ackanomic/programming-games
  --books FILE             the saved books on which results are settled
  --invitation-page URL    the page that redeems invitations; #TOKEN is appended
  --origin ORIGIN          an origin that CORS allows; repeatable
  --role ROLE=NAME         who holds a role; repeatable; roles:
                           ${[...Object.keys(societyRoles), 'host'].join(', ')}
  --seat-others            people may seat others without asking them; default: only the operator
  --trust-proxy            take client addresses from the x-forwarded-for header
  --workers NUMBER         how many workers run due jobs; default: 1; 0 only serves
  --help                   print this help`

/** The settings of the command. */
export interface Settings {
  readonly command: 'serve' | (typeof COMMANDS)[number]
  readonly subject: string
  readonly data: string
  readonly database: string | undefined
  readonly restate: RestateSettings | undefined
  readonly port: number
  readonly hostname: string
  readonly url: string
  readonly games: readonly string[]
  readonly books: string | undefined
  readonly invitationPage: string
  readonly origins: readonly string[]
  readonly roles: ReadonlySet<string>
  readonly trustProxy: boolean
  readonly seatOthers: boolean
  readonly workers: number
}

/** The addresses of Restate, and of this process for Restate. */
export interface RestateSettings {
  readonly ingress: string
  readonly admin: string
  readonly endpoint: URL
}

const COMMANDS = ['invite', 'backup', 'books', 'restore'] as const

/** Parses the arguments. Returns a string to print if there is nothing to run. */
export function parseSettings(args: readonly string[]): Settings | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string', default: 'ackanomic-data' },
        database: { type: 'string' },
        restate: { type: 'string' },
        'restate-admin': { type: 'string' },
        'restate-endpoint': { type: 'string', default: 'http://127.0.0.1:9080' },
        port: { type: 'string', default: '8080' },
        hostname: { type: 'string', default: '127.0.0.1' },
        url: { type: 'string' },
        games: { type: 'string', multiple: true, default: [] },
        books: { type: 'string' },
        'invitation-page': { type: 'string', default: '' },
        origin: { type: 'string', multiple: true, default: [] },
        role: { type: 'string', multiple: true, default: [] },
        'trust-proxy': { type: 'boolean', default: false },
        'seat-others': { type: 'boolean', default: false },
        workers: { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return USAGE
    const [name, subject = '', ...more] = positionals
    const command = name === undefined ? 'serve' : COMMANDS.find((each) => each === name)
    if (command === undefined) return `There is no command "${name}".\n\n${USAGE}`
    if (more.length > 0 || (command !== 'serve') !== (subject !== '')) {
      return `"${command}" takes ${command === 'serve' ? 'no argument' : 'one argument'}.\n\n${USAGE}`
    }
    const [port, workers] = [Number(values.port), Number(values.workers)]
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      return '--port must be a whole number from 0 to 65535.'
    if (!Number.isInteger(workers) || workers < 0)
      return '--workers must be a whole number, 0 or more.'
    const known: readonly string[] = [...Object.keys(societyRoles), 'host']
    const unknown = values.role.find((each) => !known.includes(each.split('=')[0] ?? ''))
    if (unknown !== undefined) return `--role ${unknown}: the roles are ${known.join(', ')}.`
    const { database, restate } = values
    if (database !== undefined && restate !== undefined) {
      return 'Use --database or --restate, not both.'
    }
    if (command === 'restore' && restate !== undefined) {
      return 'A backup can be restored into a database, but not into Restate.'
    }
    return {
      command,
      subject,
      data: values.data,
      database,
      restate:
        restate === undefined
          ? undefined
          : {
              ingress: restate,
              admin: values['restate-admin'] ?? defaultAdmin(restate),
              endpoint: new URL(values['restate-endpoint']),
            },
      port,
      hostname: values.hostname,
      url:
        values.url ??
        `http://${values.hostname === '0.0.0.0' ? '127.0.0.1' : values.hostname}:${port}`,
      games: values.games.length > 0 ? values.games : DEFAULT_GAMES,
      books: values.books,
      invitationPage: values['invitation-page'],
      origins: values.origin,
      roles: new Set(values.role),
      trustProxy: values['trust-proxy'],
      seatOthers: values['seat-others'],
      workers,
    }
  } catch (thrown) {
    return `${thrown instanceof Error ? thrown.message : thrown}\n\n${USAGE}`
  }
}

/** The default URL of Restate's admin API: port 9070 of the host of its ingress. */
function defaultAdmin(ingress: string): string {
  const url = new URL(ingress)
  url.port = '9070'
  return url.href
}

const DEFAULT_GAMES = ['@ackanomic/games', '@ackanomic/programming-games']

/** Whether a person holds a role, by the settings. */
export function hasConfiguredRole({
  roles,
}: Settings): (person: string, role: RoleName) => boolean {
  return (person, role) => roles.has(`${role}=${person}`)
}

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
