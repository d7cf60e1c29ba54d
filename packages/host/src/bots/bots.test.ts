import { afterEach, describe, expect, test } from 'vitest'
import { pureSkillMatch, type World, world } from '../fresh.test-support.js'
import { expectOk } from '../testing/conformance.test-support.js'

const open: World[] = []

afterEach(async () => {
  for (const { host } of open.splice(0)) await host.close()
})

async function withBots(
  programs: Readonly<Record<string, string>>,
  grace = 600_000,
): Promise<World> {
  const bots = {
    thread: new URL('./thread.test-support.mjs', import.meta.url),
    names: ['random', 'silent', 'broken', 'endless', 'cheat'],
    milliseconds: 20,
    grace,
  }
  const made = await world({ bots })
  open.push(made)
  const opened = await made.host.createMatch({
    ...pureSkillMatch,
    automated: { Dee: 'referee', ...programs },
  })
  if (!opened.ok) throw new Error(opened.error.message)
  return made
}

describe('bots', () => {
  test('play a whole match without people', async () => {
    const { host, faults } = await withBots({ Ann: 'random', Bob: 'random', Cyd: 'random' })
    expect((await host.runDueJobs()).botMoves).toBe(39)
    const look = await host.getMatch({ match: 'GPS 1' })
    expect(look.ok && look.value.view.outcome).not.toBeNull()
    expect(faults).toEqual([])
  })

  test('wait for people', async () => {
    const { host } = await withBots({ Bob: 'random', Cyd: 'random' })
    expect((await host.runDueJobs()).botMoves).toBe(2)
    expect(expectOk(await host.listPendingActions({ by: 'Bob' }))).toEqual([])
    const action = { kind: 'text', text: 'bid K' } as const
    await host.submit({ match: 'GPS 1', by: 'Ann', idempotencyKey: '1', action })
    expect((await host.runDueJobs()).botMoves).toBe(2)
  })

  test('move for each person in turn, however many matches one of them has', async () => {
    const made = await withBots({ Bob: 'random', Cyd: 'random' })
    const { host } = made
    const automated = { Dee: 'referee', Bob: 'random', Cyd: 'random' }
    for (let i = 2; i <= 9; i++) {
      made.now += 1
      expectOk(await host.createMatch({ ...pureSkillMatch, match: `GPS ${i}`, automated }))
    }
    made.now += 1000
    const roster = { ...pureSkillMatch.roster, players: ['Zoe', 'Bob', 'Cyd'] }
    expectOk(
      await host.createMatch({ ...pureSkillMatch, match: 'Last', by: 'Zoe', roster, automated }),
    )
    made.now += 500
    expect(expectOk(await host.getHealth())).toMatchObject({ botsDue: 10, botLag: 1508 })
    const order: string[] = []
    host.onChange(({ match }) => match !== null && order.push(match))
    await host.runDueJobs()
    expect(order.slice(0, 4)).toEqual(['GPS 1', 'Last', 'GPS 2', 'Last'])
    expect(expectOk(await host.getHealth())).toMatchObject({ botsDue: 0, botLag: 0 })
  })

  test('are terminated if they think for ever', async () => {
    const { host, faults } = await withBots({ Bob: 'endless' }, 10)
    expect((await host.runDueJobs()).botMoves).toBe(0)
    expect(String((faults[0] as { readonly problem: unknown }).problem)).toMatch(/too long/u)
    const action = { kind: 'text', text: 'bid K' } as const
    expect((await host.submit({ match: 'GPS 1', by: 'Ann', idempotencyKey: '1', action })).ok).toBe(
      true,
    )
  })

  test.each([
    ['silent', /^$/u],
    ['broken', /broken/u],
    ['cheat', /I found 13 moves/u],
  ])('are reported once and harm nobody: %s', async (bot, says) => {
    const { host, faults } = await withBots({ Bob: bot, Cyd: 'random' })
    expect((await host.runDueJobs()).botMoves).toBe(1)
    expect((await host.runDueJobs()).botMoves).toBe(0)
    const told = faults.map((fault) => String((fault as { readonly problem: unknown }).problem))
    expect(told.join(' ')).toMatch(says)
    expect(told.length).toBeLessThan(3)
    const action = { kind: 'text', text: 'bid K' } as const
    expect((await host.submit({ match: 'GPS 1', by: 'Ann', idempotencyKey: '1', action })).ok).toBe(
      true,
    )
  })
})
