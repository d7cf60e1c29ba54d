import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import type { Game, Outcome } from '@ackanomic/core'
import { type Books, openBooks, settle, statementOf } from '@ackanomic/society'
import type { Fault } from '../faults.js'
import { begin, begun, type HostCase, must, refusalOf } from './lab.js'

const bookedIn = ({ ledger }: Books) =>
  ledger.months.flatMap(({ instances }) => instances.map(({ record }) => record))

/** The society's books. */
export const booking: readonly HostCase[] = [
  {
    name: 'books a match with its end, and once',
    async run(lab) {
      const { clock, host, by } = await begun(lab)
      await begin(host, lab, 'Two')
      same(await host.books(), openBooks())
      clock.now += lab.sample.longest
      await host.work()
      await host.look('One', null)
      const books = await host.books()
      const records = bookedIn(books)
      // Both ended at one moment: then the name tells which is the first.
      same(
        records.map(({ instance }) => instance),
        ['One', 'Two'],
      )
      for (const record of records) same(refusalOf(settle(books, record)), 'alreadySettled')
      isTrue(statementOf(books, by).says.length > 0)
      // Taken out and brought in under another name it is another instance, that ended then.
      const { programs } = lab.sample.opening
      const save = must(await host.takeOut('Two'))
      must(await host.bringIn({ match: 'Also', save, programs }))
      same(
        bookedIn(await host.books()).map(({ instance }) => instance),
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
      await host.work()
      const [one, two] = bookedIn(await host.books())
      isTrue(one !== undefined && two !== undefined)
      const rule = { rule: '1.1', title: one.game, text: 'It is played.', since: 0 }
      const suite = [{ ...rule, also: [], posted: null, game: null, equipment: [] }]
      const elsewhere = must(settle({ ...openBooks(), suite }, { ...one, instance: 'Elsewhere' }))
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
          situation(state) {
            const at = game.situation(state)
            return at.outcome === null ? at : { ...at, outcome: { ...at.outcome, ...gives } }
          },
        }
      }
      const faults: Fault[] = []
      const { clock, host, by } = await begun(lab, {
        games: { ...games, [opening.game]: { ...listing, load } },
        onFault: (fault) => faults.push(fault),
      })
      clock.now += longest
      await host.work()
      const books = await host.books()
      same(
        statementOf(books, by).trophies.map(({ kind }) => kind),
        ['Tin Spoon'],
      )
      gives = { winners: ['Nobody'] }
      await begin(host, lab, 'Two')
      clock.now += longest
      await host.work()
      isTrue(must(await host.look('Two', by)).view.outcome !== null)
      same(
        faults.map(({ match, during }) => [match, during]),
        [['Two', 'booking']],
      )
      same(await host.books(), books)
      same((await host.health()).faults, 0)
    },
  },
]
