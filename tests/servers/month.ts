/**
 * A simulated month. A society posts, endorses and vetoes Submissions, plays a stranger's game once it
 * is accepted, and closes its books. Matches of all games are played over HTTP, by mail, by plans and
 * by bots, some with clocks or anonymous, and in two tournaments. People leave, one is banned, and the
 * host is restarted every day.
 */
import { fileURLToPath } from 'node:url'
import { hours } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { postgresStore } from '@ackanomic/host'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { catalogue as strangers } from '../../packages/club/src/cli/stranger.test-support.js'
import { checkStory } from './faults/check.js'
import { checkSociety } from './month/check-society.js'
import { CUPS, checkTournaments, openTournaments } from './month/tournaments.js'
import type { Postgres } from './postgres.js'
import { House, OFFICER } from './week/house.js'
import { type Person, people } from './week/people.js'
import { openMatch, works } from './week.js'

const START = Date.UTC(2026, 10, 1)
/** The interval at which people look at their matches, in milliseconds. */
const TURN = hours(8)
const TURNS_A_DAY = 3
const DAYS = 31
/** The number of days on which matches begin. */
const OPENING_DAYS = 20
/** The number of people who act at once. */
const AT_ONCE = 24
/** The day of the Submissions, of the tournaments, of the reports, and of the ban. */
const [SUBMISSIONS, TOURNAMENTS, REPORTS, BAN] = [1, 2, 6, 7]

const STRANGER = 'last-stone'

/**
 * Plays a number of matches for a month and to their end. Prints counts, and returns the problems.
 */
export async function playMonth(
  postgres: Postgres,
  count: number,
  seed: string,
): Promise<readonly string[]> {
  const began = process.cpuUsage()
  const pick = seededRandom(seed)
  const offered = mergeCatalogues(catalogue, programmingCatalogue)
  const games = mergeCatalogues(offered, strangers)
  const url = await postgres.empty()
  const modules = [
    fileURLToPath(new URL('../../packages/club/src/cli/stranger.test-support.ts', import.meta.url)),
  ]
  const house = new House(offered, url, START, { games: strangers, modules })
  await house.open()
  const everybody = people(Math.max(20, Math.ceil(count / 5)), house, pick)
  for (const { name, isByMail } of everybody) await house.letIn(name, isByMail)
  await house.letIn(OFFICER, false)
  const names = everybody.map(({ name }) => name)
  const [banned = '', reporter = ''] = [names[6], names[7]]
  let opened = 0
  for (let day = 0; day < DAYS; day++) {
    if (day === SUBMISSIONS) await submit(house, names)
    if (day === SUBMISSIONS + 1) await veto(house)
    if (day === TOURNAMENTS) await openTournaments(house, names.slice(8))
    if (day === REPORTS) await report(house, reporter, banned)
    if (day === BAN) await ban(house, banned)
    const present = day < BAN ? everybody : everybody.filter(({ name }) => name !== banned)
    const offered = await house.host.listGames()
    const ids = offered.ok ? offered.value.map(({ id }) => id) : []
    const due = Math.min(count, Math.ceil((count * (day + 1)) / OPENING_DAYS))
    for (; opened < due; opened++)
      await openMatch(house, opened, nextGame(ids, opened), present, pick)
    for (let turn = 0; turn < TURNS_A_DAY; turn++) {
      house.clock += TURN
      await works(house)
      for (let i = 0; i < present.length; i += AT_ONCE)
        await Promise.all(present.slice(i, i + AT_ONCE).map((person: Person) => person.acts()))
      await house.speaks(pick)
      await works(house)
    }
    await house.close()
    await house.open()
  }
  await works(house)
  const society = await checkSociety(house)
  const listed = await house.host.listTournaments({ limit: 100 })
  const ids = listed.ok ? listed.value.tournaments.map(({ tournament }) => tournament) : []
  const cups = await checkTournaments(house, ids)
  if (cups.finished !== CUPS.length) house.problems.push(`${cups.finished} tournaments are over`)
  if (society.submissions.join() !== 'accepted,accepted,rejected')
    house.problems.push(`the Submissions are ${society.submissions.join()}`)
  for (const name of names) await house.host.unsubscribe({ person: name, channel: 'mail' })
  const asked = await house.host.getHealth()
  const health = asked.ok ? asked.value : undefined
  await house.close()
  await house.end()
  const { counts } = house
  const store = await postgresStore(url)
  const planned = await store.db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('entry', 'like', '%"idempotencyKey":"plan %')
    .executeTakeFirstOrThrow()
  if (Number(planned.count) === 0) house.problems.push('no plan was used')
  const { problems, entries, posts, over, waiting } = await checkStory(games, store, {
    faults: {},
    refused: counts.refused,
    again: 0,
    latest: house.clock,
    accepted: house.accepted,
    matches: [...house.matches, ...cups.matches],
    records: cups.records,
    deliveries: house.deliveries,
    problems: [...house.problems, ...society.problems, ...cups.problems],
    people: [...names, OFFICER],
  })
  await store.close()
  const waits = Object.entries(waiting).map(([what, number]) => `${number} wait for ${what}`)
  const { user, system } = process.cpuUsage(began)
  const seconds = Math.round((user + system) / 1e6)
  console.log(
    `a month of ${count} matches, seed ${seed}, ${seconds} s of processor time: ${names.length} people; ${counts.http} actions over HTTP, ${counts.mails} by mail, ${planned.count} by ${counts.plans} plans, ${counts.refused} refused; the host started ${counts.starts} times;`,
  )
  console.log(
    `${society.rules} rules of ${society.submissions.length} Submissions, ${society.strangers} matches of the stranger’s game, ${society.booked} matches booked, ${society.statements} statements sent, ${society.rated} ratings and ${cups.pairings} pairings of ${cups.finished} tournaments recomputed;`,
  )
  console.log(
    `after it ${health?.open} matches open and ${health?.finished} over; in the end ${over} over, ${waits.join(', ') || 'none waits'}; ${entries} entries, ${posts} posts`,
  )
  for (const problem of problems.slice(0, 20)) console.log(`WRONG: ${problem}`)
  return problems
}

/** The games in turn. Every fourth match is of the stranger's game once it is accepted. */
function nextGame(ids: readonly string[], n: number): string {
  const isStranger = n % 4 === 3 && ids.includes(STRANGER)
  return isStranger ? STRANGER : (ids[n % ids.length] ?? '')
}

/** The number of endorsements beyond those that a Submission needs. */
const MARGIN = 2

/** Posts three Submissions: a stranger's game, a die, and one that will be vetoed. */
async function submit(house: House, names: readonly string[]): Promise<void> {
  const { host } = house
  const [by = ''] = names
  const equipment = (title: string) => ({
    by,
    idempotencyKey: title,
    label: 'General Equipment Submission' as const,
    title,
    text: `There is a ${title}.`,
    describes: [{ name: title, definition: 'It has twelve sides.' }],
  })
  const posted = [
    await host.postSubmission({
      by,
      idempotencyKey: 'game',
      text: 'The last stone wins.',
      engine: STRANGER,
    }),
    await host.postSubmission(equipment('Die')),
    await host.postSubmission(equipment('Loaded Die')),
  ]
  for (const one of posted) {
    if (!one.ok) {
      house.problems.push(`a Submission is refused: ${one.error.message}`)
      continue
    }
    const { number, needed } = one.value
    for (const endorser of names.slice(1, 1 + needed + MARGIN)) {
      const done = await host.endorseSubmission({ submission: number, by: endorser })
      if (!done.ok) house.problems.push(`an endorsement is refused: ${done.error.message}`)
    }
  }
}

/** Vetoes the third Submission as the Speaker. */
async function veto({ host, problems }: House): Promise<void> {
  const explanation = 'It is loaded.'
  const done = await host.vetoSubmission({ submission: 3, by: OFFICER, as: 'speaker', explanation })
  if (!done.ok) problems.push(`the veto is refused: ${done.error.message}`)
}

async function report({ host, problems }: House, by: string, person: string): Promise<void> {
  const done = await host.reportPerson({ by, person, reason: 'leaves every match' })
  if (!done.ok) problems.push(`the report is refused: ${done.error.message}`)
}

/** Bans a person, whose matches continue by the rules. */
async function ban({ host, problems }: House, person: string): Promise<void> {
  const reports = await host.listReports()
  if (!reports.ok || reports.value.length !== 1) problems.push('the report is not listed')
  const decision = { by: 'operator', person, decision: 'ban', reason: 'leaves matches' } as const
  const done = await host.decide(decision)
  if (!done.ok) problems.push(`the ban is refused: ${done.error.message}`)
}
