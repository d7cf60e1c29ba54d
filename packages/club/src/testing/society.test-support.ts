import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days } from '@ackanomic/core'
import {
  advanceSociety,
  endOfMonth,
  openBooks,
  openSociety,
  type SocietyEntry,
} from '@ackanomic/society'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  expectOk,
  expectRejection,
  openSample,
} from '../../../host/src/testing/conformance.test-support.js'
import type { Club, ClubOptions } from '../open-club.js'
import type { ClubCase, ClubEnv } from './club-case.test-support.js'

const PEOPLE = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve'] as const

const DIE = {
  label: 'General Equipment Submission',
  title: 'Dice',
  text: 'There is a die of twelve sides.',
  describes: [{ name: 'Die', definition: 'It has twelve sides.' }],
} as const

const die = (by: string, idempotencyKey = '1') => ({ by, idempotencyKey, ...DIE })

/** A host with Active Players, whose clock the case sets. Zoe is the Speaker. */
async function openSocietyHost(lab: ClubEnv, options: Partial<ClubOptions> = {}) {
  const clock = { now: START }
  const host = await lab.open({
    now: () => clock.now,
    hasRole: (person, role) => person === 'Zoe' && role === 'speaker',
    ...options,
  })
  for (const person of PEOPLE) await signIn(host, person)
  return { clock, host }
}

async function signIn(host: Club, person: string): Promise<void> {
  expectOk(
    await host.redeemInvitation({
      invitation: expectOk(await host.createInvitation({ person })).invitation,
    }),
  )
}

/** Endorses a Submission by four others than Ann. */
async function approve(host: Club, submission: number): Promise<void> {
  for (const by of PEOPLE.slice(1)) expectOk(await host.endorseSubmission({ submission, by }))
}

const toldOf = async (host: Club, person: string): Promise<readonly string[]> =>
  expectOk(await host.listNotifications({ by: person }))
    .filter(({ match }) => match === '/society')
    .map(({ message }) => message)

/** The society that follows from a host's log. */
async function replayed(host: Club) {
  const log: readonly SocietyEntry[] = expectOk(await host.exportSocietyLog())
  return log.reduce(
    (before, entry) => expectOk(advanceSociety(before, entry)),
    openSociety(openBooks()),
  )
}

/** The sample's game under an id and a name of its own, as an engine that the society does not know. */
function strangerOf({ sample: { games, opening } }: ClubEnv): ClubOptions['games'] {
  const listing = games[opening.game]
  if (listing === undefined) throw new Error('The sample lists no such game.')
  const description = { ...listing.description, rule: null, title: 'Stranger', name: null }
  const load = async () => ({ ...(await listing.load()), id: 'stranger', description })
  return {
    stranger: { ...listing, id: 'stranger', title: 'Stranger', rule: null, description, load },
  }
}

/** Cases about Submissions, the rules of the suite, closed months and statements. */
export const societyCases: readonly ClubCase[] = [
  {
    name: 'a Submission that four endorse becomes a rule three days after it was posted',
    async run(lab) {
      const { clock, host } = await openSocietyHost(lab)
      const posted = expectOk(await host.postSubmission(die('Ann')))
      same([posted.number, posted.stage, posted.needed], [1, { stage: 'posted' }, 4])
      same(expectOk(await host.postSubmission(die('Ann'))), posted)
      same(
        expectRejection(await host.endorseSubmission({ submission: 1, by: 'Ann' })),
        'mayNotEndorse',
      )
      same(
        expectRejection(await host.endorseSubmission({ submission: 1, by: 'Yan' })),
        'mayNotEndorse',
      )
      same(
        expectRejection(await host.endorseSubmission({ submission: 2, by: 'Bob' })),
        'noSubmission',
      )
      await approve(host, 1)
      const again = expectOk(await host.endorseSubmission({ submission: 1, by: 'Bob' }))
      same([again.stage.stage, again.endorsers.length], ['approved', 4])
      same((await host.runDueJobs()).next, START + days(3))
      same(expectOk(await host.listRules()), [])
      clock.now += days(3)
      // It is seen at once, and becomes a rule when the job runs.
      same(expectOk(await host.getSubmission({ submission: 1 })).stage.stage, 'accepted')
      await host.runDueJobs()
      await host.runDueJobs()
      const [rule] = expectOk(await host.listRules())
      isTrue(rule !== undefined && /^1250\.\d+$/u.test(rule.rule))
      same([rule.title, rule.since], ['Dice', START + days(3)])
      same(expectOk(await host.getSubmission({ submission: 1 })).rule, rule.rule)
      same(await toldOf(host, 'Bob'), [
        'Submission 1, "Dice", is approved.',
        `Submission 1, "Dice", has become rule ${rule.rule}.`,
      ])
      same(expectRejection(await host.enactSubmission({ submission: 1 })), 'enactedBefore')
      same((await host.books()).suite, (await replayed(host)).books.suite)
      same(rule.posted?.by, 'Ann')
      expectOk(await host.deletePerson({ person: 'Ann' }))
      same(expectOk(await host.listRules())[0]?.posted?.by, 'Deleted person 1')
      same(expectOk(await host.auditSociety()), [])
    },
  },
  {
    name: 'a Submission is vetoed by an office, or lapses after a week',
    async run(lab) {
      const { clock, host } = await openSocietyHost(lab)
      await signIn(host, 'Zoe')
      for (const key of ['1', '2', '3']) expectOk(await host.postSubmission(die('Ann', key)))
      same(expectRejection(await host.postSubmission(die('Ann', '4'))), 'quotaReached')
      await approve(host, 1)
      const vetoes = { submission: 1, by: 'Zoe', as: 'speaker', explanation: 'It is a scam.' }
      same(expectRejection(await host.vetoSubmission({ ...vetoes, by: 'Bob' })), 'missingRole')
      same(expectRejection(await host.vetoSubmission({ ...vetoes, as: 'king' })), 'mayNotVeto')
      const vetoed = expectOk(await host.vetoSubmission(vetoes))
      same(vetoed.stage.stage, 'rejected')
      same(
        (await toldOf(host, 'Ann')).at(-1),
        'Submission 1, "Dice", is vetoed by the speaker: It is a scam.',
      )
      same(expectRejection(await host.vetoSubmission(vetoes)), 'closed')
      same(expectRejection(await host.enactSubmission({ submission: 1 })), 'notAccepted')
      same(
        expectOk(await host.listSubmissions({ open: true })).map(({ number }) => number),
        [3, 2],
      )
      const page = expectOk(await host.listSubmissions({ before: 3, limit: 1 }))
      same(
        page.map(({ number }) => number),
        [2],
      )
      same(expectRejection(await host.listSubmissions({ limit: 101 })), 'badRequest')
      clock.now += days(7)
      await host.runDueJobs()
      same(
        expectOk(await host.listSubmissions()).map(({ stage }) => stage.stage),
        ['rejected', 'rejected', 'rejected'],
      )
      same(expectOk(await host.listSubmissions({ open: true })), [])
      same(
        expectRejection(await host.endorseSubmission({ submission: 2, by: 'Bob' })),
        'endorsementTooLate',
      )
      same(expectOk(await host.listRules()), [])
      same((await replayed(host)).submissions.length, 3)
    },
  },
  {
    name: 'a banned person posts and endorses nothing, and is no Active Player',
    async run(lab) {
      const { host } = await openSocietyHost(lab)
      expectOk(await host.postSubmission(die('Ann')))
      const ban = { by: 'operator', person: 'Bob', decision: 'ban', reason: 'a reason' } as const
      expectOk(await host.decide(ban))
      same(expectRejection(await host.endorseSubmission({ submission: 1, by: 'Bob' })), 'banned')
      same(expectRejection(await host.postSubmission(die('Bob'))), 'banned')
    },
  },
  {
    name: 'a request about a Submission that is none is rejected',
    async run(lab) {
      const { host } = await openSocietyHost(lab)
      const { describes: _, ...nothing } = die('Ann')
      for (const wrong of [
        { ...die('Ann'), text: '' },
        { ...die('Ann'), text: 'x'.repeat(20_001) },
        { ...die('Ann'), title: 'a\nb' },
        { ...die('Ann'), by: '' },
        nothing,
      ])
        same(expectRejection(await host.postSubmission(wrong)), 'badRequest')
      same(
        expectRejection(await host.postSubmission({ ...die('Ann'), describes: [] })),
        'noEquipment',
      )
      same(expectRejection(await host.getSubmission({ submission: 0 })), 'noSubmission')
      same(expectRejection(await host.closeMonth({ month: '2026-11' })), 'badRequest')
      same(expectRejection(await host.closeMonth({ month: 'May' })), 'badRequest')
      same(expectOk(await host.exportSocietyLog()), [])
    },
  },
  {
    name: 'another process sees a Submission at once, and both add to one log',
    async run(lab) {
      const { clock, host } = await openSocietyHost(lab)
      const other = await lab.open({ now: () => clock.now })
      await Promise.all([
        ...['1', '2'].map((key) => host.postSubmission(die('Ann', key))),
        ...['1', '2'].map((key) => other.postSubmission(die('Bob', key))),
      ])
      same(
        expectOk(await other.listSubmissions()).map(({ number }) => number),
        [4, 3, 2, 1],
      )
      for (const by of ['Cyd', 'Dee', 'Eve'])
        await Promise.all([1, 2].map((submission) => other.endorseSubmission({ submission, by })))
      same(expectOk(await host.listSubmissions()), expectOk(await other.listSubmissions()))
      clock.now += days(7)
      await Promise.all([host.runDueJobs(), other.runDueJobs()])
      same(expectOk(await host.listSubmissions({ open: true })), [])
      same(expectOk(await host.exportSocietyLog()), expectOk(await other.exportSocietyLog()))
      same((await replayed(host)).submissions.length, 4)
    },
  },
  {
    name: 'a stranger’s game is played and booked only once the society has accepted it',
    async run(lab) {
      const proposals = strangerOf(lab)
      const { clock, host } = await openSocietyHost(lab, { proposals })
      const { opening, duration } = lab.sample
      const [by = ''] = opening.table.players
      const seats = opening.table.players.length
      const opens = { ...opening, game: 'stranger', by, idempotencyKey: '1' }
      const match = (name: string) => host.createMatch({ ...opens, match: name })
      const table = () => host.createTable({ by, idempotencyKey: '2', game: 'stranger', seats })
      same(
        expectOk(await host.listGames()).some(({ id }) => id === 'stranger'),
        false,
      )
      const closed = async (): Promise<void> => {
        same(expectRejection(await match('One')), 'gameNotAccepted')
        same(expectRejection(await table()), 'gameNotAccepted')
        same(
          expectRejection(await host.commitToMatch({ by, match: 'One', game: 'stranger' })),
          'gameNotAccepted',
        )
        isTrue(expectOk(await host.listProposedGames())[0]?.problem !== null)
      }
      await closed()
      const submits = { by: 'Ann', idempotencyKey: '3', text: 'Play as strangers do.' }
      const engine = 'stranger'
      same(expectRejection(await host.postSubmission({ ...submits, engine: 'none' })), 'noGame')
      same(
        expectRejection(await host.postSubmission({ ...submits, engine, describes: [] })),
        'badRequest',
      )
      const posted = expectOk(await host.postSubmission({ ...submits, engine }))
      same([posted.title, posted.engine, posted.stage.stage], ['Stranger', engine, 'posted'])
      await approve(host, 1)
      await closed()
      clock.now += days(3)
      await host.runDueJobs()
      const { rule } = expectOk(await host.getSubmission({ submission: 1 }))
      isTrue(rule !== null)
      const [proposed] = expectOk(await host.listProposedGames())
      same([proposed?.id, proposed?.rule, proposed?.problem], [engine, rule, null])
      same(
        expectOk(await host.listGames()).some(({ id }) => id === 'stranger'),
        true,
      )
      expectOk(await table())
      expectOk(await match('One'))
      clock.now += duration
      await host.runDueJobs()
      const { ledger } = await host.books()
      same(
        ledger.months.map(({ game, matches }) => [game, matches.map(({ record }) => record.match)]),
        [[rule, ['One']]],
      )
      same(await host.books(), (await replayed(host)).books)
      // Another process knows it as soon as it opens.
      const other = await lab.open({ now: () => clock.now, proposals })
      same(
        expectOk(await other.listGames()).some(({ id }) => id === 'stranger'),
        true,
      )
    },
  },
  {
    name: 'a month is closed once no deadline of it is left, and everybody gets their statement',
    async run(lab) {
      const { clock, host } = await openSocietyHost(lab)
      const { opening } = lab.sample
      await openSample(host, lab)
      await openSample(host, lab, 'Two')
      const [by = ''] = opening.table.players
      while (expectOk(await host.getHealth()).finished < 2) {
        const { next } = await host.runDueJobs()
        clock.now = Math.max(clock.now, next ?? clock.now)
      }
      await host.runDueJobs()
      same(expectOk(await host.listClosedMonths()), [])
      same(expectOk(await host.statementOf({ person: by })).person, by)
      const month = (await host.books()).ledger.months[0]?.month ?? ''
      clock.now = endOfMonth(month) ?? 0
      await host.runDueJobs()
      await host.runDueJobs()
      const [closed, ...more] = expectOk(await host.listClosedMonths())
      same([closed, more], [{ month, at: clock.now, matches: 2 }, []])
      const told = await toldOf(host, by)
      same(told.length, 1)
      isTrue(told[0]?.startsWith(`The books of ${month} are closed.`))
      same(expectOk(await host.closeMonth({ month })), closed)
      // A match that ended in the month and is imported later is found when the next one is closed.
      const save = expectOk(await host.exportMatch({ match: 'Two' }))
      expectOk(await host.importMatch({ match: 'Also', save, automated: opening.automated }))
      same(expectOk(await host.closeMonth({ month })).matches, 3)
      same((await toldOf(host, by)).length, 2)
      same(expectOk(await host.auditSociety()), [])
      same(await host.books(), (await replayed(host)).books)
    },
  },
]
