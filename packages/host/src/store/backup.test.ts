import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { expect, test } from 'vitest'
import { freshStore, pureSkillMatch, START } from '../fresh.test-support.js'
import { openHost } from '../host/open-host.js'
import { backup, restore } from './backup.js'
import type { Store } from './tables.js'

const open = (store: Store) =>
  openHost({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
    store,
    now: () => START,
    workers: 0,
  })

test('a backup is restored into an empty store, completely or not at all', async () => {
  const store = await freshStore()
  const host = await open(store)
  for (let i = 0; i < 3; i++) await host.createMatch({ ...pureSkillMatch, match: `GPS ${i}` })
  const invited = await host.createInvitation({ person: 'Ann' })
  const lines: string[] = []
  await backup(store, (line) => void lines.push(line.trimEnd()))
  const seen = [
    await host.getMatch({ match: 'GPS 1', by: 'Bob' }),
    await host.listNotifications({ by: 'Bob' }),
    await host.exportMatch({ match: 'GPS 2' }),
  ]
  await expect(restore(store, lines)).rejects.toThrow('already')
  await host.close()

  const other = await freshStore()
  await expect(restore(other, lines.slice(0, -1))).rejects.toThrow('incomplete')
  await expect(restore(other, lines.toSpliced(3, 1))).rejects.toThrow('incomplete')
  await expect(restore(other, ['{}'])).rejects.toThrow('not a backup')
  await expect(restore(other, ['{'])).rejects.toThrow('incomplete')
  await restore(other, lines)
  const again = await open(other)
  expect([
    await again.getMatch({ match: 'GPS 1', by: 'Bob' }),
    await again.listNotifications({ by: 'Bob' }),
    await again.exportMatch({ match: 'GPS 2' }),
  ]).toEqual(seen)
  expect(
    (await again.redeemInvitation({ invitation: invited.ok ? invited.value.invitation : '' })).ok,
  ).toBe(true)
  await again.close()
})
