import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import type { Game, Outcome } from '@ackanomic/core'
import type { HostIncident } from '@ackanomic/host'
import { type Books, openBooks, recordResult, statementOf } from '@ackanomic/society'
import {
  expectOk,
  expectRejection,
  openHostWithSample,
  openSample,
} from '../../../host/src/testing/conformance.test-support.js'
import type { ClubCase } from './club-case.test-support.js'

const bookedRecords = ({ ledger }: Books) =>
  ledger.months.flatMap(({ matches }) => matches.map(({ record }) => record))

/** Cases about the society's books. */
export const bookCases: readonly ClubCase[] = [
  {
    name: 'a host books a match when it ends, and only once',
    async run(lab) {
      const { clock, host, by } = await openHostWithSample(lab)
      await openSample(host, lab, 'Two')
      same(await host.books(), openBooks())
      clock.now += lab.sample.duration
      await host.runDueJobs()
      await host.getMatch({ match: 'One' })
      const books = await host.books()
      const records = bookedRecords(books)
      // Both ended at the same time, so the name decides which comes first.
      same(
        records.map(({ match }) => match),
        ['One', 'Two'],
      )
      for (const record of records)
        same(expectRejection(recordResult(books, record)), 'alreadyRecorded')
      isTrue(statementOf(books, by).message.length > 0)
      // A match that is imported under another name is another instance with the same end.
      const { automated } = lab.sample.opening
      const save = expectOk(await host.exportMatch({ match: 'Two' }))
      expectOk(await host.importMatch({ match: 'Also', save, automated }))
      same(
        bookedRecords(await host.books()).map(({ match }) => match),
        ['Also', 'One', 'Two'],
      )
    },
  },
  {
    name: 'a host settles matches on the books that it is given',
    async run(lab) {
      const { clock, host } = await openHostWithSample(lab)
      await openSample(host, lab, 'Two')
      clock.now += lab.sample.duration
      await host.runDueJobs()
      const [one, two] = bookedRecords(await host.books())
      isTrue(one !== undefined && two !== undefined)
      const rule = { rule: '1.1', title: one.game, text: 'It is played.', since: 0 }
      const suite = [{ ...rule, also: [], posted: null, game: null, equipment: [] }]
      const elsewhere = expectOk(
        recordResult({ ...openBooks(), suite }, { ...one, match: 'Elsewhere' }),
      )
      const before = expectOk(recordResult(elsewhere.books, one)).books
      const other = await lab.open({ now: () => clock.now, books: before })
      const books = await other.books()
      same(books, expectOk(recordResult(before, two)).books)
      same(books.suite, suite)
    },
  },
  {
    name: 'a host books any Trophy that a game names, and a match ends even if the books reject its result',
    async run(lab) {
      const { games, opening, duration } = lab.sample
      const [to = ''] = opening.table.players
      const spoon = { award: 'trophy', trophy: 'Tin Spoon', to, clause: 'none' } as const
      let gives: Partial<Outcome> = { winners: [to], awards: [spoon] }
      const listing = games[opening.game]
      if (listing === undefined) throw new Error('The sample lists no such game.')
      const load = async (): Promise<Game> => {
        const game: Game = await listing.load()
        return {
          ...game,
          status(state) {
            const at = game.status(state)
            return at.outcome === null ? at : { ...at, outcome: { ...at.outcome, ...gives } }
          },
        }
      }
      const faults: HostIncident[] = []
      const { clock, host, by } = await openHostWithSample(lab, {
        games: { ...games, [opening.game]: { ...listing, load } },
        onError: (fault) => faults.push(fault),
      })
      clock.now += duration
      await host.runDueJobs()
      const books = await host.books()
      same(
        statementOf(books, by).trophies.map(({ kind }) => kind),
        ['Tin Spoon'],
      )
      gives = { winners: ['Nobody'] }
      await openSample(host, lab, 'Two')
      clock.now += duration
      await host.runDueJobs()
      isTrue(expectOk(await host.getMatch({ match: 'Two', by })).view.outcome !== null)
      same(
        faults.map(({ match, during }) => [match, during]),
        [['Two', 'booking']],
      )
      same(await host.books(), books)
      same(expectOk(await host.getHealth()).suspended, 0)
    },
  },
]
