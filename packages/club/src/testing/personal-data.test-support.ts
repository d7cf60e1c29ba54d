import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { loadMatch } from '@ackanomic/core'
import { verifyReceipt } from '@ackanomic/core/proof'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  column,
  columns,
  expectError,
  hearRevocation,
  signIn,
} from '../../../host/src/testing/conformance.test-support.js'
import { loadGame } from '../../../host/src/testing/samples.test-support.js'
import { type ClubCase, type ClubSetup, listClubCases } from './club-case.test-support.js'
import { cupOf, enterAll, recordsIn } from './play-tournament.test-support.js'

const STAND_IN = 'Deleted person 1'

/** Opens a club with a match, and signs in the two players who act. */
async function openWithAccounts(setup: ClubSetup, options = {}) {
  const opened = await setup.openWithMatch(options)
  for (const person of [opened.by, opened.other]) await signIn(opened.host, person)
  return opened
}

/** Cases about the deletion and the export of personal data. */
export const personalDataCases: readonly ClubCase[] = listClubCases({
  'a deleted person leaves their tables and matches and is shown as a stand-in': async (setup) => {
    const { host, player, rival, endMatches, by, other, sample } = await openWithAccounts(setup)
    const { game } = sample.opening
    const token = await signIn(host, by)
    await player.sendMessage({ match: 'One', text: 'a word of mine' })
    await rival.sendMessage({ match: 'One', text: `Hello ${by}` })
    const own = await player.createTable({ game, seats: 3 })
    const shared = await rival.createTable({ game, seats: 3 })
    await player.takeSeat({ table: shared.table })
    await player.reportPerson({ person: other, reason: 'a reason' })
    const started = await rival.getMatch({ match: 'One' })
    isTrue(started.names.includes(by))
    await host.deletePerson({ person: by })
    same(await host.authenticate(token), undefined)
    const closed = await rival.getTable({ table: own.table })
    same([closed.opener, closed.stage], [STAND_IN, 'closed'])
    same((await rival.getTable({ table: shared.table })).players, [other])
    const page = await rival.getMatch({ match: 'One' })
    same(page.names, [STAND_IN, ...started.names.slice(1)])
    same(page.view.roster.seats[0]?.presence, 'left')
    const letters = await rival.listMessages()
    same(columns(letters, 'from', 'text'), [
      [STAND_IN, '[deleted]'],
      [other, `Hello ${by}`],
    ])
    const inbox = await rival.listNotifications()
    isTrue(inbox.some(({ message }) => message.includes(STAND_IN)))
    const shown = [
      page,
      inbox,
      column(letters, 'from'),
      await rival.listTables(),
      await rival.listMatches(),
      await host.listReports(),
      await rival.getMessagePermissions({ match: 'One' }),
    ]
    isTrue(!JSON.stringify(shown).includes(by), JSON.stringify(shown))
    // The match goes on without them, and ends.
    await endMatches()
    const end = await rival.getMatch({ match: 'One' })
    isTrue(end.view.outcome !== null && !JSON.stringify(end).includes(by))
    isTrue(!JSON.stringify(await host.listRatings({ game })).includes(by))
    const again = await rival.createRematch({ match: 'One' })
    const invited = column(again.invitations, 'person')
    isTrue(!invited.includes(by) && !invited.includes(STAND_IN))
  },
  'a deleted person leaves their tournaments and is shown there as a stand-in': async (setup) => {
    const { plain, host, sample } = await setup.open()
    for (const person of ['Ann', 'Bob']) await signIn(host, person)
    const [ann, bob] = [host.as('Ann'), host.as('Bob')]
    const own = await ann.createTournament(cupOf(sample))
    const free = await bob.createTournament(cupOf(sample))
    const full = await bob.createTournament({ ...cupOf(sample), maxPlayers: 2 })
    for (const cup of [free, full]) await enterAll(plain, cup, ['Ann', 'Bob'])
    await host.deletePerson({ person: 'Ann' })
    const [cancelled, running, ended] = [
      await bob.getTournament({ tournament: own.tournament }),
      await bob.getTournament({ tournament: free.tournament }),
      await bob.getTournament({ tournament: full.tournament }),
    ]
    same([cancelled.stage, cancelled.opener], ['cancelled', STAND_IN])
    same(column(running.players, 'person'), ['Bob'])
    same([ended.stage, ended.winners], ['finished', ['Bob']])
    isTrue(column(ended.players, 'person').includes(STAND_IN))
    const shown = JSON.stringify([cancelled, running, ended, await bob.listTournaments()])
    isTrue(!shown.includes('Ann'), shown)
  },
  'the secrets of a deleted person are not kept, and nobody can take their name': async (setup) => {
    const { host, player, by, other } = await openWithAccounts(setup, {
      accounts: { open: true, url: 'https://games.example.org', sendMail: async () => undefined },
      channels: { sink: async () => undefined },
    })
    await host.subscribe({ person: by, channel: 'sink', address: 'a secret address' })
    await player.setMailAddress({ mail: 'secret@example.org' })
    await player.sendMessage({ match: 'One', text: 'a secret word' })
    await player.mutePerson({ person: other })
    const seat = await host.seatToken('One', by)
    await host.deletePerson({ person: by })
    const lines: string[] = []
    await host.backup((line) => void lines.push(line))
    for (const secret of ['secret address', 'secret@example.org', 'secret word'])
      isTrue(!lines.join('').includes(secret), secret)
    same(await host.resolveSeatToken(seat), undefined)
    same(await player.listNotifications(), [])
    same(await player.listMessages(), [])
    await expectError(host.createAccount({ name: by }), 'nameTaken')
    await expectError(host.createAccount({ name: by.toUpperCase() }), 'nameTaken')
    await expectError(host.createInvitation({ person: by }), 'nameTaken')
    await expectError(host.createInvitation({ person: STAND_IN }), 'nameTaken')
    await expectError(host.createAccount({ name: STAND_IN }), 'badRequest')
    await expectError(player.getAccount(), 'noAccount')
    await expectError(player.exportMyData(), 'noAccount')
    await expectError(host.deletePerson({ person: by }), 'noAccount')
    await expectError(player.createPasskeyOptions(), 'noAccount')
  },
  'the match of a deleted person can still be replayed, proven and booked': async (setup) => {
    const { host, player, rival, endMatches, by, sample } = await openWithAccounts(setup)
    await player.submit({ match: 'One', action: sample.hiddenActions[0] })
    const { receipt } = await rival.submit({ match: 'One', action: sample.secondAction })
    await host.deletePerson({ person: by })
    await endMatches()
    const save = await rival.exportMatch({ match: 'One' })
    isTrue(loadMatch(await loadGame(sample), save).ok)
    isTrue(JSON.parse(save).seal !== undefined)
    isTrue(receipt !== null && (await verifyReceipt(receipt)))
    same((await rival.listReceipts({ match: 'One' })).at(0), receipt)
    same(column(recordsIn(await host.books()), 'match'), ['One'])
  },
  'all processes show the stand-in, and any of them can finish a deletion': async (setup) => {
    const { host, open, by } = await openWithAccounts(setup)
    const second = await open()
    const readNames = async () => (await second.rival.getMatch({ match: 'One' })).names
    isTrue((await readNames()).includes(by))
    const heard = hearRevocation(second.host, by)
    await host.deletePerson({ person: by })
    await heard
    isTrue(!(await readNames()).includes(by))
    await second.host.runDueJobs()
    same(await second.player.listNotifications(), [])
  },
  'nobody can write to a deleted person': async (setup) => {
    const { host, rival, by } = await openWithAccounts(setup)
    await host.deletePerson({ person: by })
    const { people } = await rival.getMessagePermissions({ match: 'One' })
    same(people.includes(by), false)
    const whisper = { match: 'One', text: 'psst', to: by }
    await expectError(rival.sendMessage(whisper), 'noRecipient')
  },
  'answers have their fields in the same order before and after a deletion': async (setup) => {
    const { host, player, other, sample } = await openWithAccounts(setup)
    await signIn(host, 'Eve')
    const [action] = sample.hiddenActions
    const ask = async () => [
      Object.keys(await player.submit({ match: 'One', idempotencyKey: '1', action })),
      Object.keys((await player.getMatch({ match: 'One' })).view),
    ]
    const before = await ask()
    for (const person of ['Eve', other]) {
      await host.deletePerson({ person })
      same(await ask(), before)
    }
  },
  'a person’s export has all data about them and no secrets of others': async (setup) => {
    const { host, player, rival, by, other, sample } = await openWithAccounts(setup)
    await player.submit({ match: 'One', action: sample.hiddenActions[0] })
    await rival.submit({ match: 'One', action: sample.secondAction })
    await player.sendMessage({ match: 'One', text: 'a word of mine' })
    await rival.sendMessage({ match: 'One', text: 'a word of theirs' })
    await player.mutePerson({ person: other })
    await rival.sendMessage({ match: 'One', text: 'never heard' })
    await player.reportPerson({ person: other, reason: 'my reason' })
    await rival.reportPerson({ person: by, reason: 'a secret reason' })
    const decision = { person: by, decision: 'mute', reason: 'a decision' } as const
    await host.as('the secret moderator').decide(decision)
    await player.setPlan({ match: 'One', text: 'a plan of mine' })
    await rival.setPlan({ match: 'One', text: 'a secret plan' })
    const { game } = sample.opening
    const { table } = await player.createTable({ game, seats: 3, contribution: 'blue' })
    await rival.takeSeat({ table, contribution: 'a secret word' })
    const kept = await player.exportMyData()
    same(columns(kept.matches, 'match', 'seat'), [['One', 0]])
    same(kept.matches[0]?.actions.length, 1)
    same(kept.matches[0]?.plan, 'a plan of mine')
    same(kept.tables, [
      {
        table,
        game,
        opener: true,
        role: 'player',
        state: 'accepted',
        contribution: 'blue',
      },
    ])
    same(columns(kept.messages, 'from', 'text'), [
      [by, 'a word of mine'],
      [other, 'a word of theirs'],
    ])
    same(kept.muted, [other])
    same(kept.reports, [{ person: other, reason: 'my reason', at: START, settled: false }])
    same(columns(kept.decisions, 'decision', 'reason'), [['mute', 'a decision']])
    same([kept.sessions.length, kept.sanctions.length], [1, 1])
    same(kept.notifications, await player.listNotifications())
    const text = JSON.stringify(kept)
    for (const secret of [
      'never heard',
      'secret reason',
      'secret moderator',
      'secret word',
      'secret plan',
    ])
      isTrue(!text.includes(secret), secret)
    await expectError(host.as('Nobody').exportMyData(), 'noAccount')
  },
  'the hidden actions of others do not change a person’s export': async (setup) => {
    const { player, rival, other, sample } = await openWithAccounts(setup)
    const before = await rival.exportMyData()
    await player.submit({ match: 'One', action: sample.hiddenActions[0] })
    await player.reportPerson({ person: other, reason: 'a secret reason' })
    await player.mutePerson({ person: other })
    await player.setPlan({ match: 'One', text: 'a secret plan' })
    same(await rival.exportMyData(), before)
  },
})
