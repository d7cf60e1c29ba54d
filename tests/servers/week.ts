/**
 * A simulated week: people and bots play matches of all games over HTTP and by mail, with vacations,
 * leavers and new referees, and the host is restarted every day.
 */
import { days, hours, type RandomInt } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { postgresStore } from '@ackanomic/host'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { usualOpening } from '../../packages/club/src/tables.test-support.js'
import { checkStory } from './faults/check.js'
import type { Postgres } from './postgres.js'
import { House, OFFICER } from './week/house.js'
import { type Person, people, willing } from './week/people.js'

const START = Date.UTC(2026, 10, 22)
/** The interval at which people look at their matches, in milliseconds. */
const TURN = hours(4)
const TURNS = 7 * 6
/** The number of people who act at once. */
const AT_ONCE = 24
const WORKERS = 8
/** The turns of a day at which the host stops and starts again. */
const [DOWN, UP] = [4, 5]

/**
 * Plays a number of matches for a week and to their end. Prints counts, and returns the problems.
 */
export async function playWeek(
  postgres: Postgres,
  count: number,
  seed: string,
): Promise<readonly string[]> {
  const began = process.cpuUsage()
  const pick = seededRandom(seed)
  const games = mergeCatalogues(catalogue, programmingCatalogue)
  const url = await postgres.empty()
  const context = new House(games, url, START)
  await context.open()
  const everybody = people(Math.max(12, Math.ceil(count / 3)), context, pick)
  for (const person of everybody) await context.letIn(person.name, person.isByMail)
  await context.letIn(OFFICER, false)
  const ids = Object.keys(games)
  for (let n = 0; n < count; n++)
    await openMatch(context, n, ids[n % ids.length] ?? '', everybody, pick)
  for (let turn = 0; turn < TURNS; turn++) {
    context.clock += TURN
    const hour = turn % 6
    if (hour === DOWN) {
      await context.close()
      continue
    }
    if (hour === UP) await context.open()
    await works(context)
    for (let i = 0; i < everybody.length; i += AT_ONCE) {
      await Promise.all(everybody.slice(i, i + AT_ONCE).map((person) => person.acts()))
    }
    await context.speaks(pick)
    await works(context)
  }
  await works(context)
  for (const { name } of everybody)
    await context.host.unsubscribe({ person: name, channel: 'mail' })
  const asked = await context.host.getHealth()
  const health = asked.ok ? asked.value : undefined
  await context.close()
  await context.end()
  const { counts } = context
  const store = await postgresStore(url)
  const { problems, entries, posts, over, waiting } = await checkStory(games, store, {
    faults: {},
    refused: counts.refused,
    again: 0,
    latest: context.clock,
    accepted: context.accepted,
    matches: context.matches,
    deliveries: context.deliveries,
    problems: context.problems,
    people: [...everybody.map(({ name }) => name), OFFICER],
  })
  await store.close()
  const waits = Object.entries(waiting).map(([what, number]) => `${number} wait for ${what}`)
  const { user, system } = process.cpuUsage(began)
  const seconds = Math.round((user + system) / 1e6)
  console.log(
    `a week of ${count} matches of ${ids.length} games, seed ${seed}, ${seconds} s of processor time:`,
  )
  console.log(
    `${everybody.length} people; ${counts.http} actions over HTTP, ${counts.mails} by mail, ${counts.refused} refused; ${counts.answers} mails answered, ${counts.letters} told; the host started ${counts.starts} times;`,
  )
  console.log(
    `after it ${health?.open} matches open and ${health?.finished} over; in the end ${over} over, ${waits.join(', ') || 'none waits'}; ${entries} entries, ${posts} posts`,
  )
  for (const problem of problems.slice(0, 20)) console.log(`WRONG: ${problem}`)
  return problems
}

/** Runs due jobs and deliveries with all workers. */
export async function works({ host }: House): Promise<void> {
  await Promise.all(Array.from({ length: WORKERS }, () => host.runDueJobs()))
}

/** Opens a match of a game among the given people. */
export async function openMatch(
  context: House,
  n: number,
  id: string,
  everybody: readonly Person[],
  pick: RandomInt,
): Promise<void> {
  const names = everybody.map(({ name }) => name)
  const first = pick(names.length)
  const from = (start: number, length: number): string[] =>
    Array.from({ length }, (_, i) => names[(start + i) % names.length] ?? '')
  const isHuman = pick(3) === 0
  const referees = isHuman
    ? from(first + 8, 4)
    : ['Program 1', 'Program 2', 'Program 3', 'Program 4']
  const opening = usualOpening(context.games, id, from(first, 7), referees)
  const [, second = ''] = opening.roster.players
  const bots = pick(3) === 0 ? { [second]: 'random' } : {}
  const automated = isHuman
    ? bots
    : {
        ...bots,
        ...Object.fromEntries((opening.roster.referees ?? []).map((name) => [name, 'referee'])),
      }
  // Every third table has a clock.
  const quiet = [{ days: ['sat', 'sun'] as const }, { from: '22:00', to: '07:00' }]
  const bank = { start: days(1), increment: hours(6), most: days(2) }
  const clock = n % 3 === 0 ? { clock: { timeZone: 'Europe/Berlin', quiet, bank } } : {}
  const match = `Match ${n}`
  const [by = ''] = opening.roster.players
  const done = await context.host.createMatch({
    match,
    by,
    idempotencyKey: 'open',
    ...opening,
    roster: { ...opening.roster, ...clock },
    automated,
    // In every fourth match nobody knows who plays which seat.
    anonymous: n % 4 === 1,
  })
  if (!done.ok)
    return void context.problems.push(`${match} (${id}) does not open: ${done.error.message}`)
  context.matches.push(match)
  for (const person of Object.keys(bots)) context.bots.add(`${match}/${person}`)
  await willing(context, match, names[(first + 12) % names.length] ?? '')
}
