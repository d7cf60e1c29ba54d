import { randomBytes } from 'node:crypto'
import type { ClientOptions } from '../client/requests.js'
import { ANSWER, answerTo, CHALLENGE } from '../http/identity.js'
import { HOST_COMMANDS } from './commands.js'
import { HOST_OPTIONS } from './host-options.js'
import { explainOptions, type OptionTable, readOptions } from './options.js'
import type { Command, CommandCall, Program } from './program.js'
import { serve } from './serve.js'
import { readSecret, readSettings, type Settings, serverUrl } from './settings.js'

type Environment = Readonly<Record<string, string | undefined>>

/** A program's task: it prints a text, or runs and prints its lines. */
export type Order =
  | { readonly text: string; readonly exitCode: 0 | 2 }
  | { readonly run: () => Promise<readonly string[]> }

/** Runs a program with this process's arguments and environment, and ends the process. */
export async function runProgram<Own>(program: Program<Own>): Promise<never> {
  const order = readOrder(program, process.argv.slice(2), process.env)
  if ('text' in order) {
    console[order.exitCode === 0 ? 'log' : 'error'](order.text)
    process.exit(order.exitCode)
  }
  try {
    for (const line of await order.run()) console.log(line)
    process.exit(0)
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message : thrown)
    process.exit(1)
  }
}

/** Reads what a program is asked to do. */
export function readOrder<Own>(
  program: Program<Own>,
  args: readonly string[],
  environment: Environment = {},
): Order {
  try {
    const { positionals, given, wants } = readOptions(optionsOf(program), args, environment)
    if (wants === 'help') return { text: usageOf(program), exitCode: 0 }
    if (wants === 'version') return { text: program.version, exitCode: 0 }
    const settings = readSettings(given, program.roles)
    const own = program.read(given)
    const [name, argument = '', ...more] = positionals
    if (name === undefined) return { run: () => serve(program, settings, own) }
    const command = commandsOf(program).find((each) => each.name === name)
    if (command === undefined)
      throw new Error(`There is no command "${name}".\n\n${usageOf(program)}`)
    const takesOne = command.argument !== undefined
    if (more.length > 0 || takesOne !== (argument !== '')) {
      const count = takesOne ? 'one argument' : 'no argument'
      throw new Error(`"${name}" takes ${count}.\n\n${usageOf(program)}`)
    }
    const { schemas } = program
    const call = { settings, own, argument, schemas, ...connectionTo(settings) }
    return { run: () => command.run(call) }
  } catch (thrown) {
    return { text: thrown instanceof Error ? thrown.message : String(thrown), exitCode: 2 }
  }
}

const optionsOf = <Own>({ options }: Program<Own>): OptionTable => ({ ...HOST_OPTIONS, ...options })

const commandsOf = <Own>({ commands }: Program<Own>): readonly Command<Own>[] => [
  ...HOST_COMMANDS,
  ...commands,
]

function usageOf<Own>(program: Program<Own>): string {
  const { name, about } = program
  const calls = [
    [name, 'starts the server'],
    ...commandsOf(program).map(({ name: command, argument = '', help }) => [
      `${name} ${command} ${argument}`.trimEnd(),
      help,
    ]),
  ]
  return `${about}

${calls.map(([call = '', help]) => `  ${call.padEnd(name.length + 23)} ${help}`).join('\n')}

${explainOptions(optionsOf(program)).join('\n')}
  --version                      print the version
  --help                         print this help

Each option can also be set in the environment (--mail-smtp is ACKANOMIC_MAIL_SMTP; lists are
separated by commas) and in the configuration file ({ "mail-smtp": "smtp://localhost:25" }). A flag
goes before the environment, and the environment before the file.`
}

/** Connects commands to the running server as its operator. */
function connectionTo(settings: Settings): Pick<CommandCall<unknown>, 'connect' | 'download'> {
  const url = serverUrl(settings)
  const reach: typeof fetch = (...request) =>
    fetch(...request).catch(() => {
      throw new Error(`No host answers at ${url}. Is it running?`)
    })
  let checked: Promise<void> | undefined
  const connect = (): ClientOptions & { readonly token: string } => {
    const token = readSecret(settings, 'operator-token')
    return {
      url,
      token,
      async fetch(...request) {
        checked ??= checkServer(url, token, reach)
        await checked
        return reach(...request)
      },
    }
  }
  return {
    connect,
    async download(path) {
      const { token, fetch: send = fetch } = connect()
      const response = await send(`${url}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      if (!response.ok) throw new Error(Object(await response.json()).detail)
      if (response.body === null) throw new Error('The host sent an empty response.')
      return response.body
    },
  }
}

/** Checks that a server has the operator's token before the token is sent there. */
async function checkServer(url: string, token: string, reach: typeof fetch): Promise<void> {
  const challenge = randomBytes(16).toString('base64url')
  const { headers } = await reach(`${url}/health`, { headers: { [CHALLENGE]: challenge } })
  if (headers.get(ANSWER) !== answerTo(challenge, token))
    throw new Error(`The server at ${url} is not that of this data folder. Does --data name it?`)
}
