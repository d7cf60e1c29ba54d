import type { Rejection, Result } from '@ackanomic/core'
import type { Client } from '@ackanomic/host/client'
import type { clubOperations } from '../club-operations.js'
import type { OpenTable } from '../tables/table-types.js'

type Tables = Pick<Client<typeof clubOperations>, 'createTable' | 'createRematch' | 'takeSeat'>

/** Random bytes of the client, as text. */
const randomContribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Contributes random bytes to the chance of each match, unless the request says what to contribute.
 * After a table was created it contributes again: only what follows the host's commitment binds it.
 *
 * @param prepare - what to do before the person sits down
 */
export function contributing(
  { createTable, createRematch, takeSeat }: Tables,
  prepare: () => Promise<unknown>,
): Tables {
  const sit: Tables['takeSeat'] = async (request) => {
    await prepare()
    return takeSeat({ contribution: randomContribution(), ...request })
  }
  const sitAgain =
    <Request extends { readonly contribution?: string | undefined }>(
      create: (request: Request) => Promise<Result<OpenTable, Rejection>>,
    ) =>
    async (request: Request): Promise<Result<OpenTable, Rejection>> => {
      await prepare()
      const created = await create({ contribution: randomContribution(), ...request })
      if (!created.ok || request.contribution !== undefined) return created
      const { table, stage, you } = created.value
      if (stage !== 'open' || you?.state !== 'accepted') return created
      const seated = await sit({ table })
      return seated.ok ? seated : created
    }
  return {
    takeSeat: sit,
    createTable: sitAgain(createTable),
    createRematch: sitAgain(createRematch),
  }
}
