import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days } from '@ackanomic/core'
import { advanceSociety, createBooks, createSociety, endOfMonth } from '@ackanomic/society'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  type ConformanceSample,
  column,
  columns,
  expectError,
  expectOk,
  resultOf,
  sendAtOnce,
  signIn,
} from '../../../host/src/testing/conformance.test-support.js'
import type { ClubOptions } from '../open-club.js'
import {
  ban,
  type ClubCase,
  type ClubHost,
  type ClubSetup,
  listClubCases,
  tableOf,
} from './club-case.test-support.js'

const PEOPLE = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve'] as const

/** A Submission of a die. */
const DIE = {
  label: 'General Equipment Submission',
  title: 'Dice',
  text: 'There is a die of twelve sides.',
  describes: [{ name: 'Die', definition: 'It has twelve sides.' }],
} as const

/** Opens a host with Active Players, where Zoe is the Speaker. */
async function openSocietyHost({ open }: ClubSetup, options: Partial<ClubOptions> = {}) {
  const isSpeaker = (person: string, role: string) => person === 'Zoe' && role === 'speaker'
  const opened = await open({ hasRole: isSpeaker, ...options })
  const { host } = opened
  for (const person of PEOPLE) await signIn(host, person)
  return { ...opened, ann: host.as('Ann'), bob: host.as('Bob'), zoe: host.as('Zoe') }
}

/** Endorses a Submission by everybody except Ann. */
async function approve(host: ClubHost, submission: number): Promise<void> {
  for (const by of PEOPLE.slice(1)) await host.endorseSubmission({ submission, by })
}

/** The notifications of a person from the society. */
async function newsFor(host: ClubHost, person: string): Promise<readonly string[]> {
  const notifications = await host.as(person).listNotifications()
  const news = notifications.filter(({ match }) => match === '/society')
  return column(news, 'message')
}

/** Computes the society from a host's log. */
async function replay(host: ClubHost) {
  const log = await host.exportSocietyLog()
  return log.reduce(
    (before, entry) => expectOk(advanceSociety(before, entry)),
    createSociety(createBooks()),
  )
}

/** The sample's game under a new id and name, as an engine that the society does not know. */
function strangerOf({ games, opening }: ConformanceSample): ClubOptions['games'] {
  const listing = games[opening.game]
  if (listing === undefined) throw new Error('The sample lists no such game.')
  const description = { ...listing.description, rule: null, title: 'Stranger', name: null }
  const load = async () => ({ ...(await listing.load()), id: 'stranger', description })
  return {
    stranger: { ...listing, id: 'stranger', title: 'Stranger', rule: null, description, load },
  }
}

/** Cases about Submissions, the rules of the suite, closed months and statements. */
export const societyCases: readonly ClubCase[] = listClubCases({
  'a Submission with four endorsements becomes a rule three days after it was posted': async (
    setup,
  ) => {
    const { host, clock, ann, bob } = await openSocietyHost(setup)
    const posted = await ann.postSubmission({ ...DIE, idempotencyKey: '1' })
    same([posted.number, posted.stage, posted.needed], [1, { stage: 'posted' }, 4])
    same(await ann.postSubmission({ ...DIE, idempotencyKey: '1' }), posted)
    await expectError(ann.endorseSubmission({ submission: 1 }), 'mayNotEndorse')
    await expectError(host.as('Yan').endorseSubmission({ submission: 1 }), 'mayNotEndorse')
    await expectError(bob.endorseSubmission({ submission: 2 }), 'noSubmission')
    await approve(host, 1)
    const again = await bob.endorseSubmission({ submission: 1 })
    same([again.stage.stage, again.endorsers.length], ['approved', 4])
    same((await host.runDueJobs()).next, START + days(3))
    same(await host.listRules(), [])
    clock.now += days(3)
    // It is shown as accepted at once, and becomes a rule when the job runs.
    same((await host.getSubmission({ submission: 1 })).stage.stage, 'accepted')
    await host.runDueJobs()
    await host.runDueJobs()
    const [rule] = await host.listRules()
    isTrue(rule !== undefined && /^1250\.\d+$/u.test(rule.rule))
    same([rule.title, rule.since], ['Dice', START + days(3)])
    same((await host.getSubmission({ submission: 1 })).rule, rule.rule)
    same(await newsFor(host, 'Bob'), [
      'Submission 1, "Dice", is approved.',
      `Submission 1, "Dice", has become rule ${rule.rule}.`,
    ])
    await expectError(host.enactSubmission({ submission: 1 }), 'enactedBefore')
    same((await host.books()).suite, (await replay(host)).books.suite)
    same(rule.posted?.by, 'Ann')
    await host.deletePerson({ person: 'Ann' })
    same((await host.listRules())[0]?.posted?.by, 'Deleted person 1')
    same(await host.auditSociety(), [])
  },
  'an office can veto a Submission, and others lapse after a week': async (setup) => {
    const { host, ann, bob, zoe, passTime } = await openSocietyHost(setup)
    await signIn(host, 'Zoe')
    for (let i = 0; i < 3; i++) await ann.postSubmission(DIE)
    await expectError(ann.postSubmission(DIE), 'quotaReached')
    await approve(host, 1)
    const veto = { submission: 1, as: 'speaker', explanation: 'It is a scam.' }
    await expectError(bob.vetoSubmission(veto), 'missingRole')
    await expectError(zoe.vetoSubmission({ ...veto, as: 'king' }), 'mayNotVeto')
    same((await zoe.vetoSubmission(veto)).stage.stage, 'rejected')
    const news = 'Submission 1, "Dice", is vetoed by the speaker: It is a scam.'
    same((await newsFor(host, 'Ann')).at(-1), news)
    await expectError(zoe.vetoSubmission(veto), 'closed')
    await expectError(host.enactSubmission({ submission: 1 }), 'notAccepted')
    same(column(await host.listSubmissions({ open: true }), 'number'), [3, 2])
    same(column(await host.listSubmissions({ before: 3, limit: 1 }), 'number'), [2])
    await expectError(host.listSubmissions({ limit: 101 }), 'badRequest')
    await passTime(days(7))
    const stages = column(await host.listSubmissions(), 'stage')
    same(column(stages, 'stage'), ['rejected', 'rejected', 'rejected'])
    same(await host.listSubmissions({ open: true }), [])
    await expectError(bob.endorseSubmission({ submission: 2 }), 'endorsementTooLate')
    same(await host.listRules(), [])
    same((await replay(host)).submissions.length, 3)
  },
  'a banned person can neither post nor endorse': async (setup) => {
    const { host, ann, bob } = await openSocietyHost(setup)
    await ann.postSubmission(DIE)
    await ban(host, 'Bob')
    await expectError(bob.endorseSubmission({ submission: 1 }), 'banned')
    await expectError(bob.postSubmission(DIE), 'banned')
  },
  'an invalid request about the society is rejected': async (setup) => {
    const { host, ann } = await openSocietyHost(setup)
    const { describes: _, ...nothing } = DIE
    const wrongSubmissions = [
      { ...DIE, text: '' },
      { ...DIE, text: 'x'.repeat(20_001) },
      { ...DIE, title: 'a\nb' },
      { ...DIE, by: '' },
      nothing,
    ]
    for (const wrong of wrongSubmissions) await expectError(ann.postSubmission(wrong), 'badRequest')
    await expectError(ann.postSubmission({ ...DIE, describes: [] }), 'noEquipment')
    await expectError(host.getSubmission({ submission: 0 }), 'noSubmission')
    await expectError(host.closeMonth({ month: '2026-11' }), 'badRequest')
    await expectError(host.closeMonth({ month: 'May' }), 'badRequest')
    same(await host.exportSocietyLog(), [])
  },
  'several processes see each Submission at once and share one log': async (setup) => {
    const { host, open, clock } = await openSocietyHost(setup)
    const { host: other } = await open()
    await sendAtOnce([host, other], ['Ann', 'Bob', 'Ann', 'Bob'], (each, person) =>
      each.as(person).postSubmission(DIE),
    )
    same(column(await other.listSubmissions(), 'number'), [4, 3, 2, 1])
    for (const by of ['Cyd', 'Dee', 'Eve'])
      await Promise.all(
        [1, 2].map((submission) => resultOf(other.endorseSubmission({ submission, by }))),
      )
    same(await host.listSubmissions(), await other.listSubmissions())
    clock.now += days(7)
    await Promise.all([host.runDueJobs(), other.runDueJobs()])
    same(await host.listSubmissions({ open: true }), [])
    same(await host.exportSocietyLog(), await other.exportSocietyLog())
    same((await replay(host)).submissions.length, 4)
  },
  'a stranger’s game can be played and booked only once the society has accepted it': async (
    setup,
  ) => {
    const proposals = strangerOf(setup.sample)
    const opened = await openSocietyHost(setup, { proposals })
    const { host, player, ann, open, createMatch, endMatches, sample, passTime } = opened
    const game = 'stranger'
    const match = () => createMatch('One', { game })
    const table = () => player.createTable({ ...tableOf(sample), game })
    const expectClosed = async (): Promise<void> => {
      await expectError(match(), 'gameNotAccepted')
      await expectError(table(), 'gameNotAccepted')
      await expectError(player.commitToMatch({ match: 'One', game }), 'gameNotAccepted')
      isTrue((await host.listProposedGames())[0]?.problem !== null)
    }
    same(column(await host.listGames(), 'id').includes(game), false)
    await expectClosed()
    const submission = { engine: game, text: 'Play as strangers do.' }
    await expectError(ann.postSubmission({ ...submission, engine: 'none' }), 'noGame')
    await expectError(ann.postSubmission({ ...submission, describes: [] }), 'badRequest')
    const posted = await ann.postSubmission(submission)
    same([posted.title, posted.engine, posted.stage.stage], ['Stranger', game, 'posted'])
    await approve(host, 1)
    await expectClosed()
    await passTime(days(3))
    const { rule } = await host.getSubmission({ submission: 1 })
    isTrue(rule !== null)
    const proposed = await host.listProposedGames()
    same(columns(proposed, 'id', 'rule', 'problem')[0], [game, rule, null])
    same(column(await host.listGames(), 'id').includes(game), true)
    await table()
    await match()
    await endMatches()
    const { ledger } = await host.books()
    const booked = ledger.months.map((month) => [
      month.game,
      month.matches.map(({ record }) => record.match),
    ])
    same(booked, [[rule, ['One']]])
    same(await host.books(), (await replay(host)).books)
    // Another process lists the game as soon as it opens.
    const { host: other } = await open({ proposals })
    same(column(await other.listGames(), 'id').includes(game), true)
  },
  'a game that becomes a rule takes its matches along, and its ratings stay': async (setup) => {
    const games = { ...setup.sample.games, ...strangerOf(setup.sample) }
    const opened = await openSocietyHost(setup, { games })
    const { host, ann, createMatch, endMatches, passTime } = opened
    for (const match of ['One', 'Two']) await createMatch(match, { game: 'stranger' })
    await endMatches()
    const classes = async () => (await host.books()).ledger.months.map(({ game }) => game)
    same(await classes(), ['stranger'])
    const ratings = await host.listRatings({ game: 'stranger' })
    isTrue(ratings.length > 0)
    const { trophies } = await host.books()
    const describes = [games.stranger?.description]
    await ann.postSubmission({ title: 'Stranger', text: 'Play as strangers do.', describes })
    await approve(host, 1)
    await passTime(days(3))
    same(await classes(), [(await host.getSubmission({ submission: 1 })).rule])
    same(await host.listRatings({ game: 'stranger' }), ratings)
    same((await host.books()).trophies, trophies)
    same(await host.auditSociety(), [])
    same(await host.books(), (await replay(host)).books)
  },
  'a month is closed when it is over, and everybody gets their statement': async (setup) => {
    const { host, createMatch, by, clock, sample } = await openSocietyHost(setup)
    for (const match of ['One', 'Two']) await createMatch(match)
    while ((await host.getHealth()).finished < 2) {
      const { next } = await host.runDueJobs()
      clock.now = Math.max(clock.now, next ?? clock.now)
    }
    await host.runDueJobs()
    same(await host.listClosedMonths(), [])
    same((await host.statementOf({ person: by })).person, by)
    const month = (await host.books()).ledger.months[0]?.month ?? ''
    clock.now = endOfMonth(month) ?? 0
    await host.runDueJobs()
    await host.runDueJobs()
    const closed = { month, at: clock.now, matches: 2 }
    same(await host.listClosedMonths(), [closed])
    const news = await newsFor(host, by)
    same(news.length, 1)
    isTrue(news[0]?.startsWith(`The books of ${month} are closed.`))
    same(await host.closeMonth({ month }), closed)
    // A match that ended in the month and is imported later is found when the next one is closed.
    const save = await host.exportMatch({ match: 'Two' })
    await host.importMatch({ match: 'Also', save, automated: sample.opening.automated })
    same((await host.closeMonth({ month })).matches, 3)
    same((await newsFor(host, by)).length, 2)
    same(await host.auditSociety(), [])
    same(await host.books(), (await replay(host)).books)
  },
  'a process with outdated options neither books results nor closes months': async (setup) => {
    const { host: old, open, endMatches, clock, sample } = await setup.openWithMatch()
    await endMatches()
    const { host: latest } = await open({ seasons: { starts: [START] } })
    const closed = await old.listClosedMonths()
    const save = await old.exportMatch({ match: 'One' })
    const { automated } = sample.opening
    await latest.importMatch({ match: 'Two', save, automated })
    await latest.books()
    await old.importMatch({ match: 'Three', save, automated })
    clock.now += days(31)
    await old.runDueJobs()
    await expectError(old.closeMonth({ month: '2026-11' }), 'badRequest')
    same(await old.listClosedMonths(), closed)
    await latest.runDueJobs()
    same(column(await latest.listClosedMonths(), 'matches').at(-1), 3)
  },
})
