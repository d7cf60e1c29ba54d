import { createServer } from 'node:net'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { describe, expect, test } from 'vitest'
import { openHost } from '../host/open-host.js'
import { pureSkillSample } from '../testing/samples.test-support.js'
import { restateExecutor } from './restate-executor.js'

const games = mergeCatalogues(catalogue)
const common = { games, secret: 'kept from the players' }

/** A port that is taken, and that answers nothing. */
async function takenPort(): Promise<{ readonly port: number; free(): void }> {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { port: Object(server.address()).port, free: () => server.close() }
}

describe('a host whose jobs Restate calls', () => {
  test('answers and closes while Restate is away', async () => {
    const { port, free } = await takenPort()
    const executor = restateExecutor({ ingress: `http://127.0.0.1:${port}` })
    const host = await openHost({ ...common, executor })
    const { opening } = pureSkillSample(games)
    const request = { match: 'One', by: 'Ann', idempotencyKey: '1', ...opening }
    expect(await host.createMatch(request)).toMatchObject({ ok: true })
    await host.close()
    free()
  })

  test('does not open if its port is in use', async () => {
    const { port, free } = await takenPort()
    const executor = restateExecutor({ ingress: 'http://127.0.0.1:1', port })
    await expect(openHost({ ...common, executor })).rejects.toThrow(`Restate needs port ${port}`)
    free()
  })
})
