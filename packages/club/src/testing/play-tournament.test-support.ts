import type { ResultRecord } from '@ackanomic/core'
import type { From } from '@ackanomic/host'
import type { Books } from '@ackanomic/society'
import {
  type ConformanceSample,
  expectOk,
} from '../../../host/src/testing/conformance.test-support.js'
import type { Club, ClubOptions } from '../open-club.js'
import type {
  CreateTournamentRequest,
  Tournament,
  TournamentPairing,
} from '../tournaments/tournament-types.js'
import type { ClubEnv, ClubSetup } from './club-case.test-support.js'

/** The people who can enter. */
export const PEOPLE = ['Ann', 'Bob', 'Cyd', 'Dot', 'Eve', 'Fay', 'Gus']

/** The request to open a tournament of the game for two. */
export const cupOf = ({ pairGame }: ConformanceSample) =>
  ({ ...pairGame, format: 'knockOut', maxPlayers: 4 }) as const

/** Opens a tournament of the game for two. */
export async function openCup(
  host: Club,
  { sample }: ClubEnv | ClubSetup,
  more: Partial<From<CreateTournamentRequest>> = {},
): Promise<Tournament> {
  const request = { by: 'Ann', idempotencyKey: 'cup', ...cupOf(sample), ...more }
  return expectOk(await host.createTournament(request))
}

/** Enters people. Returns the tournament after that. */
export async function enterAll(
  host: Club,
  cup: Tournament,
  people: readonly string[],
): Promise<Tournament> {
  const { tournament } = cup
  let last = cup
  for (const by of people) last = expectOk(await host.enterTournament({ tournament, by }))
  return last
}

/** Opens a club and a tournament of Ann's, and enters people. */
export async function openWithCup(
  setup: ClubSetup,
  request: Partial<CreateTournamentRequest>,
  people: readonly string[] = [],
  options: Partial<ClubOptions> = {},
) {
  const opened = await setup.open(options)
  const { host, plain } = opened
  const [ann, bob, cyd] = [host.as('Ann'), host.as('Bob'), host.as('Cyd')]
  const cup = await enterAll(plain, await openCup(plain, setup, request), people)
  return { ...opened, ann, bob, cyd, cup, tournament: cup.tournament }
}

/** The pairings without a result. */
export const openPairings = ({ pairings }: Tournament): readonly TournamentPairing[] =>
  pairings.filter(({ points }) => points === null)

/** Ends each open match: the player whose name comes last leaves it. */
export async function playRound(host: Club, cup: Tournament): Promise<void> {
  for (const { players, matches } of openPairings(cup)) {
    const by = players.toSorted().at(-1) ?? ''
    const match = matches.at(-1) ?? ''
    const action = {
      kind: 'roster',
      event: { type: 'leave', persons: [by], from: 'match' },
    } as const
    expectOk(await host.submit({ match, by, idempotencyKey: 'leave', action }))
  }
}

/** Plays a tournament to its end. */
export async function playAll(host: Club, tournament: string): Promise<Tournament> {
  for (let i = 0; i < 20; i++) {
    await host.runDueJobs()
    const cup = expectOk(await host.getTournament({ tournament, by: 'Ann' }))
    if (cup.stage !== 'running') return cup
    await playRound(host, cup)
  }
  throw new Error('The tournament does not end.')
}

/** All results in the books. */
export const recordsIn = ({ ledger }: Books): readonly ResultRecord[] =>
  ledger.months.flatMap(({ matches }) => matches.map(({ record }) => record))

/** Computes the points of players from the results of the matches alone. */
export function pointsFrom(
  records: readonly ResultRecord[],
  cup: Tournament,
): Record<string, number> {
  const points: Record<string, number> = {}
  const add = (person: string, more: number): void => {
    points[person] = (points[person] ?? 0) + more
  }
  for (const { kind, players, matches, decided } of cup.pairings) {
    const record = records.find(({ match }) => match === matches.at(-1))
    if (kind === 'bye') add(players[0] ?? '', cup.format === 'roundRobin' ? 0 : cup.seats - 1)
    else if (kind === 'apart') for (const person of players) add(person, 0.5)
    else if (decided === 'played' && record !== undefined) {
      const { winners } = record.outcome
      const tied = (winners.length - 1) / 2
      const below = players.length - winners.length
      for (const person of players)
        add(person, winners.includes(person) ? below + tied : (below - 1) / 2)
    }
  }
  return points
}

/** The points in the standings. */
export const pointsOf = ({ standings }: Tournament): Record<string, number> =>
  Object.fromEntries(standings.map(({ person, points }) => [person, points]))
