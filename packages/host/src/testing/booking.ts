import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import type { Game, Outcome } from '@ackanomic/core'
import { type Books, openBooks, settle, statementOf } from '@ackanomic/society'
import type { HostIncident } from '../incidents.js'
import { begin, begun, type ConformanceCase, must, refusalOf } from './lab.js'

const bookedIn = ({ ledger }: Books) =>
  ledger.months.flatMap(({ instances }) => instances.map(({ record }) => record))

/** The society's books. */
export const booking: readonly ConformanceCase[] = [
  {
    name: 'books a match with its end, and once',
    async run(lab) {
      const { clock, host, by } = await begun(lab)
      await begin(host, lab, 'Two')
      same(await host.books(), openBooks())
      clock.now += lab.sample.longest
      await host.runDueJobs()
      await host.getMatch('One', null)
      const books = await host.books()
      const records = bookedIn(books)
      // Both ended at one moment: then the name tells which is the first.
      same(
        records.map(({ match }) => match),
        ['One', 'Two'],
      )
      for (const record of records) same(refusalOf(settle(books, record)), 'alreadySettled')
      isTrue(statementOf(books, by).message.length > 0)
      // Taken out and brought in under another name it is another instance, that ended then.
      const { automated } = lab.sample.opening
      const save = must(await host.exportMatch('Two'))
      must(await host.importMatch({ match: 'Also', save, automated }))
      same(
        bookedIn(await host.books()).map(({ match }) => match),
        ['Also', 'One', 'Two'],
      )
    },
  },
  {
    name: 'settles matches on the books that its secretary gives it',
    async run(lab) {
      const { clock, host } = await begun(lab)
      await begin(host, lab, 'Two')
      clock.now += lab.sample.longest
      await host.runDueJobs()
      const [one, two] = bookedIn(await host.books())
      isTrue(one !== undefined && two !== undefined)
      const rule = { rule: '1.1', title: one.game, text: 'It is played.', since: 0 }
      const suite = [{ ...rule, also: [], posted: null, game: null, equipment: [] }]
      const elsewhere = must(settle({ ...openBooks(), suite }, { ...one, match: 'Elsewhere' }))
      const before = must(settle(elsewhere.books, one)).books
      const other = await lab.open({ now: () => clock.now, books: before })
      const books = await other.books()
      same(books, must(settle(before, two)).books)
      same(books.suite, suite)
    },
  },
  {
    name: 'books whatever Trophy a game names, and ends a match that the books refuse',
    async run(lab) {
      const { games, opening, longest } = lab.sample
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
      const { clock, host, by } = await begun(lab, {
        games: { ...games, [opening.game]: { ...listing, load } },
        onError: (fault) => faults.push(fault),
      })
      clock.now += longest
      await host.runDueJobs()
      const books = await host.books()
      same(
        statementOf(books, by).trophies.map(({ kind }) => kind),
        ['Tin Spoon'],
      )
      gives = { winners: ['Nobody'] }
      await begin(host, lab, 'Two')
      clock.now += longest
      await host.runDueJobs()
      isTrue(must(await host.getMatch('Two', by)).view.outcome !== null)
      same(
        faults.map(({ match, during }) => [match, during]),
        [['Two', 'booking']],
      )
      same(await host.books(), books)
      same((await host.health()).faults, 0)
    },
  },
]
