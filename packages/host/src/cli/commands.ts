import type { GameError, Result } from '@ackanomic/core'
import { hostClient } from '../client/client.js'
import type { DeadLetter } from '../contract/delivery-types.js'
import type { OperatorRole } from '../contract/operation.js'
import { completeBackup, restoreBackup, saveResponse } from './backup-file.js'
import { checkDatabase } from './check-database.js'
import { openStore } from './open-store.js'
import type { Command } from './program.js'

/** The commands of every program. */
export const HOST_COMMANDS: readonly Command<unknown>[] = [
  {
    name: 'invite',
    argument: 'NAME',
    help: 'prints an invitation link; needs a running server',
    async run({ connect, argument: person }) {
      const { link } = acceptedValue(await hostClient(connect()).createInvitation({ person }))
      return [link]
    },
  },
  addingOperator('operator', 'gives somebody an operator’s token; needs a running server'),
  addingOperator('moderator', 'gives somebody a moderator’s token; needs a running server'),
  {
    name: 'remove-operator',
    argument: 'NAME',
    help: 'takes the token of an operator or a moderator away; needs a running server',
    async run({ connect, argument: name }) {
      acceptedValue(await hostClient(connect()).removeOperator({ name }))
      return [`${name} has no token any more.`]
    },
  },
  {
    name: 'operators',
    help: 'lists operators and moderators; needs a running server',
    async run({ connect }) {
      const operators = acceptedValue(await hostClient(connect()).listOperators())
      const lines = operators.map(
        ({ name, role, usedAt }) => `${name}: ${role}, last seen ${new Date(usedAt).toUTCString()}`,
      )
      return lines.length === 0 ? ['Nobody but the owner of the data folder.'] : lines
    },
  },
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
  {
    name: 'rotate-key',
    help: 'adds a signing key; needs a running server',
    async run({ connect }) {
      const { number, key, from } = acceptedValue(await hostClient(connect()).rotateSigningKey())
      return [`Key ${number} signs from ${new Date(from).toUTCString()}: ${key}`]
    },
  },
  {
    name: 'accept-clock',
    help: 'takes the clock as right after it jumped ahead; needs a running server',
    async run({ connect }) {
      acceptedValue(await hostClient(connect()).acceptClock())
      return [`The host goes on at ${new Date().toUTCString()}.`]
    },
  },
  {
    name: 'failures',
    help: 'prints the deliveries that were given up; needs a running server',
    async run({ connect }) {
      const letters = acceptedValue(await hostClient(connect()).listDeadLetters())
      return letters.length === 0 ? ['All deliveries have arrived.'] : letters.map(letterText)
    },
  },
  {
    name: 'retry',
    argument: 'NAME',
    help: 'repeats the failed deliveries of a person; needs a running server',
    async run({ connect, argument: person }) {
      const retried = await hostClient(connect()).retryDeadLetters({ person })
      const { delivered, failed } = acceptedValue(retried)
      const report = `${delivered} delivered, ${failed} failed again.`
      if (failed > 0) throw new Error(report)
      return [report]
    },
  },
  {
    name: 'discard',
    argument: 'NAME',
    help: 'forgets the failed deliveries of a person; needs a running server',
    async run({ connect, argument: person }) {
      const count = acceptedValue(await hostClient(connect()).discardDeadLetters({ person }))
      return [`${count} discarded.`]
    },
  },
]

function addingOperator(role: OperatorRole, help: string): Command<unknown> {
  return {
    name: `add-${role}`,
    argument: 'NAME',
    help,
    async run({ connect, argument: name }) {
      const { token } = acceptedValue(await hostClient(connect()).addOperator({ name, role }))
      return [token]
    },
  }
}

function letterText({ at, person, channel, match, problem }: DeadLetter): string {
  return `${new Date(at).toISOString()} ${person} by ${channel}, ${match}: ${problem}`
}

/** The value of an accepted request. It throws if the request was refused. */
export function acceptedValue<Value>(result: Result<Value, GameError>): Value {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
