import type { GameError, Result } from '@ackanomic/core'
import { type HostClient, hostClient } from '../client/client.js'
import type { ClientOptions } from '../client/requests.js'
import type { DeadLetter } from '../contract/delivery-types.js'
import type { OperatorRole } from '../contract/operation.js'
import { completeBackup, restoreBackup, saveResponse } from './backup-file.js'
import { checkDatabase } from './check-database.js'
import { openStore } from './open-store.js'
import type { Command } from './program.js'

/**
 * Creates a function that declares commands, which ask the running server as its operator. `usage`
 * is a command's name and its argument, if it takes one.
 */
export const commandsOf =
  <Client, Own>(connectTo: (options: ClientOptions) => Client) =>
  (
    usage: string,
    help: string,
    ask: (client: Client, argument: string, own: Own) => Promise<readonly string[]>,
  ): Command<Own> => {
    const [name = '', argument] = usage.split(' ')
    return {
      name,
      help: `${help}; needs a running server`,
      ...(argument === undefined ? {} : { argument }),
      run: ({ connect, argument: given, own }) => ask(connectTo(connect()), given, own),
    }
  }

const command = commandsOf<HostClient, unknown>(hostClient)

export const HOST_COMMANDS: readonly Command<unknown>[] = [
  command('invite NAME', 'prints an invitation link', async (host, person) => {
    const { link } = acceptedValue(await host.createInvitation({ person }))
    return [link]
  }),
  addingOperator('operator', 'gives somebody an operator’s token'),
  addingOperator('moderator', 'gives somebody a moderator’s token'),
  command(
    'remove-operator NAME',
    'takes the token of an operator or a moderator away',
    async (host, name) => {
      acceptedValue(await host.removeOperator({ name }))
      return [`${name} has no token any more.`]
    },
  ),
  command('operators', 'lists operators and moderators', async (host) => {
    const operators = acceptedValue(await host.listOperators())
    const lines = operators.map(
      ({ name, role, usedAt }) => `${name}: ${role}, last seen ${new Date(usedAt).toUTCString()}`,
    )
    return lines.length === 0 ? ['Nobody but the owner of the data folder.'] : lines
  }),
  {
    name: 'backup',
    argument: 'FILE',
    help: 'backs up all data; needs a running server',
    async run({ download, argument: file, settings }) {
      const body = await download('/backup')
      await saveResponse(body, file, (path) => completeBackup(path, settings.data))
      return [`The backup in ${file} is complete. It contains secrets: keep it safe.`]
    },
  },
  {
    name: 'restore',
    argument: 'FILE',
    help: 'restores a backup into an empty store; stop the server first',
    async run({ settings, argument: file, schemas }) {
      const store = await openStore(settings)
      try {
        return [await restoreBackup(store, file, settings.data, schemas)]
      } finally {
        await store.close()
      }
    },
  },
  {
    name: 'check',
    help: 'looks for damage in the database of the data folder',
    run: async ({ settings }) => checkDatabase(settings),
  },
  command('rotate-key', 'adds a signing key', async (host) => {
    const { number, key, from } = acceptedValue(await host.rotateSigningKey())
    return [`Key ${number} signs from ${new Date(from).toUTCString()}: ${key}`]
  }),
  command('accept-clock', 'takes the clock as right after it jumped ahead', async (host) => {
    acceptedValue(await host.acceptClock())
    return [`The host goes on at ${new Date().toUTCString()}.`]
  }),
  command('failures', 'prints the deliveries that were given up', async (host) => {
    const letters = acceptedValue(await host.listDeadLetters())
    return letters.length === 0 ? ['All deliveries have arrived.'] : letters.map(letterText)
  }),
  command('retry NAME', 'repeats the failed deliveries of a person', async (host, person) => {
    const { delivered, failed } = acceptedValue(await host.retryDeadLetters({ person }))
    const report = `${delivered} delivered, ${failed} failed again.`
    if (failed > 0) throw new Error(report)
    return [report]
  }),
  command('discard NAME', 'forgets the failed deliveries of a person', async (host, person) => {
    const count = acceptedValue(await host.discardDeadLetters({ person }))
    return [`${count} discarded.`]
  }),
]

function addingOperator(role: OperatorRole, help: string): Command<unknown> {
  return command(`add-${role} NAME`, help, async (host, name) => {
    const { token } = acceptedValue(await host.addOperator({ name, role }))
    return [token]
  })
}

function letterText({ at, person, channel, match, problem }: DeadLetter): string {
  return `${new Date(at).toISOString()} ${person} by ${channel}, ${match}: ${problem}`
}

/** The value of an accepted request. It throws if the request was refused. */
export function acceptedValue<Value>(result: Result<Value, GameError>): Value {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
