import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { RoleName } from '@ackanomic/core'
import { societyRoles } from '@ackanomic/society/roles'

/** How the command is used. */
const USAGE: string = `Hosts matches of play-by-mail games.

  ackanomic-host                    serves
  ackanomic-host invite NAME        prints a link that invites somebody; while it serves
  ackanomic-host backup FILE        writes all that is kept into a file; while it serves
  ackanomic-host books FILE         writes the society's books into a file; while it serves
  ackanomic-host restore FILE       reads a backup into an empty store; while it does not serve

  --data FOLDER       where everything is kept; default: ackanomic-data
  --database URL      a PostgreSQL instead, such as postgres://user:password@localhost/ackanomic
  --restate URL       a Restate instead: its ingress, such as http://127.0.0.1:8080
  --restate-admin URL where its services are registered; default: port 9070 there
  --services URL      where Restate reaches this process; default: http://127.0.0.1:9080
  --port NUMBER       default: 8080
  --hostname ADDRESS  default: 127.0.0.1, this machine alone; 0.0.0.0 for all
  --url URL           where it is reached from outside; default: http://ADDRESS:PORT
  --games MODULE      a package or file that exports catalogues; again for more;
                      default: @ackanomic/games and @ackanomic/programming-games
  --books FILE        the books on which matches are settled, as their secretary saved them
  --join URL          the page on which an invitation is taken, to which #TOKEN is added
  --origin ORIGIN     whose pages may ask, such as https://games.example.org; again for more
  --office WHAT=NAME  who holds an office: ${[...Object.keys(societyRoles), 'host'].join(', ')}
  --proxy             believe a proxy in front of it which address a request comes from
  --workers NUMBER    how many do what is due; default: 1; 0 for a process that only serves
  --help              this`

/** What the command was told. */
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
  readonly join: string
  readonly origins: readonly string[]
  readonly offices: ReadonlySet<string>
  readonly proxy: boolean
  readonly workers: number
}

/** Where a Restate is, and where it finds us. */
export interface RestateSettings {
  readonly ingress: string
  readonly admin: string
  readonly services: URL
}

const COMMANDS = ['invite', 'backup', 'books', 'restore'] as const

/** Reads what the command was told; a text is what is to be said instead of doing anything. */
export function settingsOf(args: readonly string[]): Settings | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string', default: 'ackanomic-data' },
        database: { type: 'string' },
        restate: { type: 'string' },
        'restate-admin': { type: 'string' },
        services: { type: 'string', default: 'http://127.0.0.1:9080' },
        port: { type: 'string', default: '8080' },
        hostname: { type: 'string', default: '127.0.0.1' },
        url: { type: 'string' },
        games: { type: 'string', multiple: true, default: [] },
        books: { type: 'string' },
        join: { type: 'string', default: '' },
        origin: { type: 'string', multiple: true, default: [] },
        office: { type: 'string', multiple: true, default: [] },
        proxy: { type: 'boolean', default: false },
        workers: { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return USAGE
    const [name, subject = '', ...more] = positionals
    const command = name === undefined ? 'serve' : COMMANDS.find((each) => each === name)
    if (command === undefined) return `There is no command "${name}".\n\n${USAGE}`
    if (more.length > 0 || (command !== 'serve') !== (subject !== '')) {
      return `"${command}" takes one name.\n\n${USAGE}`
    }
    const [port, workers] = [Number(values.port), Number(values.workers)]
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return '--port is from 0 to 65535.'
    if (!Number.isInteger(workers) || workers < 0) return '--workers is a whole number from 0.'
    const known: readonly string[] = [...Object.keys(societyRoles), 'host']
    const strange = values.office.find((each) => !known.includes(each.split('=')[0] ?? ''))
    if (strange !== undefined) return `--office ${strange}: there are ${known.join(', ')}.`
    const { database, restate } = values
    if (database !== undefined && restate !== undefined) {
      return 'Say --database or --restate, not both.'
    }
    if (command === 'restore' && restate !== undefined) {
      return 'A backup is restored into a database, not into a Restate.'
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
              admin: values['restate-admin'] ?? besides(restate),
              services: new URL(values.services),
            },
      port,
      hostname: values.hostname,
      url:
        values.url ??
        `http://${values.hostname === '0.0.0.0' ? '127.0.0.1' : values.hostname}:${port}`,
      games: values.games.length > 0 ? values.games : GAMES,
      books: values.books,
      join: values.join,
      origins: values.origin,
      offices: new Set(values.office),
      proxy: values.proxy,
      workers,
    }
  } catch (thrown) {
    return `${thrown instanceof Error ? thrown.message : thrown}\n\n${USAGE}`
  }
}

/** The admin of a Restate is beside its ingress, where nobody says otherwise. */
function besides(ingress: string): string {
  const url = new URL(ingress)
  url.port = '9070'
  return url.href
}

const GAMES = ['@ackanomic/games', '@ackanomic/programming-games']

/** Whether somebody holds an office. */
export function holdsBy({ offices }: Settings): (person: string, office: RoleName) => boolean {
  return (person, office) => offices.has(`${office}=${person}`)
}

/**
 * A secret of the host's, kept in a file of its data folder that nobody else may read; a new one where
 * there is none.
 */
export function keptSecret({ data }: Pick<Settings, 'data'>, name: string): string {
  const path = join(data, name)
  if (!existsSync(path)) {
    mkdirSync(data, { recursive: true, mode: 0o700 })
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(path, 'utf8').trim()
}
