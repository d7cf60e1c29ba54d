import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days, type Outcome } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { CreateMatchRequest } from '@ackanomic/host'
import { createBooks, recordResult, statementOf } from '@ackanomic/society'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  type ConformanceSample,
  column,
  columns,
  expectError,
  expectOk,
} from '../../../host/src/testing/conformance.test-support.js'
import { changeOutcome } from '../../../host/src/testing/samples.test-support.js'
import { type ClubCase, listClubCases, type OpenClub } from './club-case.test-support.js'
import { recordsIn } from './play-tournament.test-support.js'

/** The sample's games, where the player in the first seat wins the game that is played. */
export const firstSeatWins = (sample: ConformanceSample): Promise<Catalogue> =>
  changeOutcome(sample, ({ roster }) => ({
    winners: roster.seats.slice(0, 1).map(({ player }) => player),
    ranking: [],
    awards: [],
  }))

/** Plays a match to its end with a person in the first seat. */
async function playFirst(
  { createMatch, endMatches, sample }: OpenClub,
  match: string,
  first: string,
  more: Partial<CreateMatchRequest> = {},
): Promise<void> {
  const { roster } = sample.opening
  const players = [first, ...roster.players.filter((person) => person !== first)]
  await createMatch(match, { roster: { ...roster, players }, ...more })
  await endMatches()
}

/** Cases about ratings, and about the society's books. */
export const resultCases: readonly ClubCase[] = listClubCases({
  'every process rates people by the results of their matches': async (setup) => {
    const opened = await setup.open({ games: await firstSeatWins(setup.sample) })
    const { host, open, endMatches, by, other, sample } = opened
    const { game, roster, automated } = sample.opening
    same(await host.listRatings({ game }), [])
    await playFirst(opened, 'One', by)
    await playFirst(opened, 'Two', by)
    await playFirst(opened, 'Three', other)
    const board = await host.listRatings({ game })
    same(column(board, 'person').slice(0, 2), [by, other])
    const played = roster.players.map(() => 3)
    same(column(board, 'matches'), played)
    const scores = column(board, 'score')
    const bestFirst = scores.toSorted((one, another) => another - one)
    same(scores, bestFirst)
    isTrue(board.every(({ rank }, i) => rank <= i + 1))
    // Private matches and matches with bots do not count.
    await playFirst(opened, 'Private', other, { spectators: false })
    const bots = { thread: sample.bot.thread, names: ['random'] }
    const withBots = await open({ bots })
    await withBots.createMatch('Bots', { automated: { ...automated, [other]: 'random' } })
    await endMatches()
    same(await host.listRatings({ game }), board)
    // Another process reads the same from the store.
    const { host: another } = await open()
    same(await another.listRatings({ game }), board)
    same(await another.listRatings({ game, skip: 1, limit: 1 }), board.slice(1, 2))
    same(await another.ratingsOf({ person: other }), board.slice(1, 2))
    same(await another.ratingsOf({ person: 'Nobody' }), [])
    await expectError(another.listRatings({ game: 'none' }), 'noGame')
    await expectError(another.listRatings({ game, limit: 0 }), 'badRequest')
  },
  'each season starts with new ratings, and those of past seasons stay': async (setup) => {
    const length = Math.max(days(1), 2 * setup.sample.duration)
    const seasons = { starts: [START + length], length, carryOver: 0 }
    const opened = await setup.open({ games: await firstSeatWins(setup.sample), seasons })
    const { host, open, by, other, clock, sample } = opened
    const { game } = sample.opening
    await playFirst(opened, 'One', by)
    const first = await host.listRatings({ game })
    same([first[0]?.person, first[0]?.season], [by, 1])
    clock.now = START + length
    same(await host.listRatings({ game }), [])
    same(await host.ratingsOf({ person: by }), [])
    same(await host.listRatings({ game, season: 1 }), first)
    await playFirst(opened, 'Two', other)
    const second = await host.listRatings({ game })
    same(columns(second, 'person', 'season', 'matches')[0], [other, 2, 1])
    same(await host.listRatings({ game, season: 1 }), first)
    const history = [...second, ...first].filter(({ person }) => person === other)
    same(await host.ratingHistoryOf({ person: other }), history)
    same(await host.listSeasons(), [
      { season: 2, startsAt: START + length, endsAt: START + 2 * length },
      { season: 1, startsAt: null, endsAt: START + length },
    ])
    await expectError(host.listRatings({ game, season: 3 }), 'badRequest')
    await expectError(host.listRatings({ game, season: 0 }), 'badRequest')
    await expectError(host.ratingHistoryOf({ person: '' }), 'badRequest')
    // Another process reads the same from the store. One with other seasons computes its own.
    const { host: another } = await open({ seasons })
    same(await another.listRatings({ game }), second)
    same(await another.listRatings({ game, season: 1 }), first)
    const together = await (await open()).host.listRatings({ game })
    isTrue(together.every(({ season, matches }) => season === 1 && matches === 2))
  },
  'a host books each match once, when it ends': async (setup) => {
    const { host, createMatch, endMatches, by, sample } = await setup.openWithMatch()
    await createMatch('Two')
    same(await host.books(), createBooks())
    await endMatches()
    await host.getMatch({ match: 'One' })
    const books = await host.books()
    const records = recordsIn(books)
    // Both ended at the same time, so the name decides which comes first.
    same(column(records, 'match'), ['One', 'Two'])
    for (const record of records) {
      const again = recordResult(books, record)
      same(again.ok || again.error.code, 'alreadyRecorded')
    }
    isTrue(statementOf(books, by).message.length > 0)
    // A match that is imported under another name is booked as another match.
    const save = await host.exportMatch({ match: 'Two' })
    await host.importMatch({ match: 'Also', save, automated: sample.opening.automated })
    same(column(recordsIn(await host.books()), 'match'), ['Also', 'One', 'Two'])
  },
  'a host books matches into the books that it is given': async (setup) => {
    const { host, open, createMatch, endMatches } = await setup.openWithMatch()
    await createMatch('Two')
    await endMatches()
    const [one, two] = recordsIn(await host.books())
    isTrue(one !== undefined && two !== undefined)
    const rule = { rule: '1.1', title: one.game, text: 'It is played.', since: 0 }
    const suite = [{ ...rule, also: [], posted: null, game: null, equipment: [] }]
    const elsewhere = { ...one, match: 'Elsewhere' }
    const after = expectOk(recordResult({ ...createBooks(), suite }, elsewhere)).books
    const given = expectOk(recordResult(after, one)).books
    const { host: other } = await open({ books: given })
    const books = await other.books()
    same(books, expectOk(recordResult(given, two)).books)
    same(books.suite, suite)
  },
  'a host books any Trophy, and a match ends even if the books reject it': async (setup) => {
    const { by, sample } = setup
    const spoon = { award: 'trophy', trophy: 'Tin Spoon', to: by, clause: 'none' } as const
    let outcome: Partial<Outcome> = { winners: [by], awards: [spoon] }
    const games = await changeOutcome(sample, () => outcome)
    const { host, player, createMatch, endMatches, faults } = await setup.openWithMatch({ games })
    await endMatches()
    const books = await host.books()
    same(column(statementOf(books, by).trophies, 'kind'), ['Tin Spoon'])
    outcome = { winners: ['Nobody'] }
    await createMatch('Two')
    await endMatches()
    isTrue((await player.getMatch({ match: 'Two' })).view.outcome !== null)
    same(columns(faults, 'match', 'during'), [['Two', 'booking']])
    same(await host.books(), books)
    same((await host.getHealth()).suspended, 0)
  },
})
