import type { Err, GameError, Result } from '@ackanomic/core'
import type { SeatReceipt } from '@ackanomic/core/proof'
import type { Client } from '@ackanomic/host/client'
import type { clubOperations } from '../club-operations.js'
import type { OpenTable } from '../tables/table-types.js'

type Tables = Pick<
  Client<typeof clubOperations>,
  'createTable' | 'createRematch' | 'getTable' | 'takeSeat'
>

const randomContribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const OTHER_CONTRIBUTION: Err<GameError> = {
  ok: false,
  error: {
    code: 'wrongReceipt',
    clause: 'host',
    details: {},
    message: 'The host confirms another contribution to the chance than the one that was sent.',
  },
}

/**
 * Contributes random bytes to the chance of each match, unless the request has a contribution. It
 * asks for the host's commitment first, since only later contributions bind the host; after a table
 * was created, it contributes again. `prepare` runs before the person sits down.
 */
export function contributing(
  client: Tables,
  prepare: () => Promise<unknown>,
  onReceipt: (receipt: SeatReceipt) => void,
): Tables {
  const told = (result: Result<OpenTable, GameError>): typeof result => {
    if (result.ok && result.value.receipt !== null) onReceipt(result.value.receipt)
    return result
  }
  const getTable: Tables['getTable'] = async (request) => told(await client.getTable(request))
  const sit: Tables['takeSeat'] = async (request) => {
    await prepare()
    const { contribution = randomContribution() } = request
    await getTable({ table: request.table, link: request.link })
    const seated = told(await client.takeSeat({ ...request, contribution }))
    const receipt = seated.ok ? seated.value.receipt : null
    return receipt === null || receipt.contribution === contribution ? seated : OTHER_CONTRIBUTION
  }
  const sitAgain =
    <Request extends { readonly contribution?: string | undefined }>(
      create: (request: Request) => Promise<Result<OpenTable, GameError>>,
    ) =>
    async (request: Request): Promise<Result<OpenTable, GameError>> => {
      await prepare()
      const created = told(await create({ contribution: randomContribution(), ...request }))
      if (!created.ok || request.contribution !== undefined) return created
      const { table, stage, you } = created.value
      if (stage !== 'open' || you?.state !== 'accepted') return created
      const seated = await sit({ table })
      return seated.ok || seated.error.code === 'wrongReceipt' ? seated : created
    }
  return {
    getTable,
    takeSeat: sit,
    createTable: sitAgain(client.createTable),
    createRematch: sitAgain(client.createRematch),
  }
}
