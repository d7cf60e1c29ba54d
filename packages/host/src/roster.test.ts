import { days } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { afterEach, describe, expect, test } from 'vitest'
import type { HostAction } from './contract/match-types.js'
import { freshStore, pureSkillMatch, type World, world } from './fresh.test-support.js'
import { expectOk } from './testing/conformance.test-support.js'

const open: World[] = []

afterEach(async () => {
  for (const { host } of open.splice(0)) await host.close()
})

interface WithRoles extends World {
  /** Submits an action. Returns the messages that the person gets, or the code of the error. */
  does(by: string, action: HostAction): Promise<string>
}

async function withRoles(): Promise<WithRoles> {
  const made = await world({
    hasRole: (person, role) => role === (person === 'Spe' ? 'speaker' : person),
  })
  open.push(made)
  let keys = 0
  await made.host.createMatch(pureSkillMatch)
  return Object.assign(made, {
    async does(by: string, action: HostAction) {
      keys += 1
      const done = await made.host.submit({
        match: 'GPS 1',
        by,
        idempotencyKey: `${keys}`,
        action,
      })
      return done.ok
        ? done.value.notifications.map(({ message }) => message).join(' ')
        : done.error.code
    },
  })
}

const event = (given: Extract<HostAction, { kind: 'roster' }>['event']): HostAction => ({
  kind: 'roster',
  event: given,
})
const says = (text: string): HostAction => ({ kind: 'text', text })

describe('roster events', () => {
  test('a Substitute who consented plays for a person on vacation until they come back', async () => {
    const { does, host } = await withRoles()
    const away = event({
      type: 'vacation',
      person: 'Bob',
      substitute: { person: 'Eve', agrees: true },
    })
    expect(await does('Ann', away)).toBe('forbidden')
    // Only Eve can consent, whatever Bob claims.
    expect(await does('Bob', away)).toBe('substituteUnwilling')
    expect(await does('Eve', { kind: 'consent' })).toBe('')
    expect(await does('Bob', away)).toBe('Bob is on vacation; Eve plays as Substitute.')
    expect(
      expectOk(await host.listPendingActions({ by: 'Eve' })).map(({ action }) => action),
    ).toEqual(['bid'])
    expect(expectOk(await host.listPendingActions({ by: 'Bob' }))).toEqual([])
    expect(await does('Bob', says('bid K'))).toBe('unparsable')
    expect(await does('Eve', says('bid K'))).toBe('Bob bids KD.')
    expect(await does('Bob', says('/back'))).toBe('Bob is back.')
    expect(expectOk(await host.listPendingActions({ by: 'Eve' })).length).toBe(0)
  })

  test('only the Speaker can appoint a new referee', async () => {
    const { does, host } = await withRoles()
    const found = event({ type: 'refereeFound', person: 'Fay', willing: true })
    expect(await does('Ann', event({ type: 'refereeResigns', person: 'Dee' }))).toBe('forbidden')
    expect(await does('Dee', says('/resign'))).not.toBe('forbidden')
    const look = await host.getMatch({ match: 'GPS 1' })
    expect(look.ok && look.value.view.roster.referees).toEqual([])
    expect(await does('Ann', found)).toBe('missingRole')
    expect(await does('Spe', found)).toBe('refereeUnwilling')
    await does('Fay', says('/consent'))
    expect(await does('Spe', says('/appoint Fay'))).not.toMatch(/^[a-z]+[A-Z]/u)
    const after = await host.getMatch({ match: 'GPS 1' })
    expect(after.ok && after.value.view.roster.referees).toEqual(['Fay'])
  })

  test('a dispute pauses play until the Speaker settles it', async () => {
    const { does } = await withRoles()
    expect(await does('Cyd', says('/dispute'))).toMatch(/dispute/u)
    expect(await does('Ann', says('bid K'))).toBe('paused')
    expect(await does('Ann', says('/decide'))).toBe('missingRole')
    expect(await does('Spe', says('/decide as king'))).toBe('unparsable')
    await does('Spe', says('/decide'))
    expect(await does('Ann', says('bid K'))).toBe('Ann bids KH.')
    await does('Spe', says('/exhibition'))
    expect(await does('Spe', event({ type: 'exhibition', as: 'speaker' }))).toBe(
      'exhibitionAlready',
    )
  })
})

describe('an exhibition at the start', () => {
  const opening = (by: string, as: string) => {
    const roster = { ...pureSkillMatch.roster, exhibition: { as } }
    return { ...pureSkillMatch, match: 'GPS 2', idempotencyKey: 'open', by, roster }
  }

  test.each([
    ['Ann', 'speaker'],
    ['Ann', 'president'],
    ['Spe', 'senate'],
  ])('cannot be declared by %s, who is not the %s', async (by, as) => {
    const { host } = await withRoles()
    const refused = await host.createMatch(opening(by, as))
    expect(refused.ok ? '' : refused.error.code).toBe('missingRole')
    expect((await host.getMatch({ match: 'GPS 2', by: 'Ann' })).ok).toBe(false)
  })

  test('can be declared by the person who holds the role', async () => {
    const { host } = await withRoles()
    expectOk(await host.createMatch(opening('Spe', 'speaker')))
    const page = expectOk(await host.getMatch({ match: 'GPS 2', by: 'Ann' }))
    expect(page.view.roster.exhibition).not.toBeNull()
  })
})

test('a result is stored under its key for thirty days', async () => {
  const made = await withRoles()
  const { host } = made
  const sent = { match: 'GPS 1', by: 'Ann', idempotencyKey: 'mail', action: says('bid K') }
  const first = await host.submit(sent)
  made.now += days(29)
  await host.runDueJobs()
  expect(await host.submit(sent)).toEqual(first)
  made.now += days(2)
  await host.runDueJobs()
  expect(await host.submit(sent)).not.toEqual(first)
})

test('a match of an older revision is migrated', async () => {
  const store = await freshStore()
  const shared = { ...store, close: async () => undefined }
  const old = await world({ store: shared })
  await old.host.createMatch(pureSkillMatch)
  const before = await old.host.getMatch({ match: 'GPS 1', by: 'Ann' })
  await old.host.close()
  const games = mergeCatalogues(catalogue)
  const listing = games['pure-skill']
  const game = await listing?.load()
  if (listing === undefined || game === undefined) throw new Error('There is no such game.')
  const revision = game.revision + 1
  const migrations = { [game.revision]: <Saved>(saved: Saved) => saved }
  const load = async () => ({ ...game, revision, migrations })
  const { host, faults } = await world({
    store: shared,
    games: { ...games, 'pure-skill': { ...listing, load } },
  })
  expect(await host.getMatch({ match: 'GPS 1', by: 'Ann' })).toEqual(before)
  const bid = await host.submit({
    match: 'GPS 1',
    by: 'Ann',
    idempotencyKey: '1',
    action: says('bid K'),
  })
  expect(bid.ok).toBe(true)
  const row = await store.db.selectFrom('matches').selectAll().executeTakeFirstOrThrow()
  expect([row.revision, row.checkpoint, faults]).toEqual([revision, null, []])
  const save = await host.exportMatch({ match: 'GPS 1' })
  expect(save.ok && JSON.parse(save.value).revision).toBe(revision)
  await host.close()
  await store.close()
})
