import {
  type CaseHost,
  type CaseSetup,
  type Cases,
  type ConformanceCase,
  type ConformanceEnv,
  type ConformanceSample,
  listCases,
  type OpenHost,
} from '../../../host/src/testing/conformance.test-support.js'
import type { Club, ClubOptions } from '../open-club.js'
import type { CreateTableRequest, OpenTable } from '../tables/table-types.js'

/** A requirement that every club must meet, whatever storage it uses. */
export type ClubCase = ConformanceCase<Club, ClubOptions>

/** The environment in which a case of a club runs. */
export type ClubEnv = ConformanceEnv<Club, ClubOptions>

/** The same, with a clock and the two players who act. */
export type ClubSetup = CaseSetup<Club, ClubOptions>

/** An open club, and the two players as they use it. */
export type OpenClub = OpenHost<Club, ClubOptions>

/** A club as the cases call it. */
export type ClubHost = CaseHost<Club>

export const listClubCases = (cases: Cases<Club, ClubOptions>): readonly ClubCase[] =>
  listCases(cases)

/** A person who takes part in nothing. */
export const OUTSIDER = 'Nobody'

/** Bans a person as the operator. */
export async function ban(host: ClubHost, person: string): Promise<void> {
  await host.as('operator').decide({ person, decision: 'ban', reason: 'a reason' })
}

/** The message of a person's last notification. */
export async function lastNews(
  person: Pick<ClubHost, 'listNotifications'>,
  match?: string,
): Promise<string | undefined> {
  return (await person.listNotifications({ match })).at(-1)?.message
}

/** The request to open a table of a sample. */
export const tableOf = ({ opening: { game, options, roster } }: ConformanceSample) => ({
  game,
  options,
  seats: roster.players.length,
})

/** Opens a club, and a table at which the player sits. */
export async function openTable(
  setup: ClubSetup,
  request: Partial<CreateTableRequest> = {},
  options: Partial<ClubOptions> = {},
) {
  const opened = await setup.open(options)
  const created = await opened.player.createTable({ ...tableOf(setup.sample), ...request })
  const { table } = created
  const link = created.link ?? undefined
  /** Seats the other players of the sample. Returns the table after that. */
  async function fillTable(): Promise<OpenTable> {
    let last = created
    for (const by of setup.sample.opening.roster.players.slice(1))
      last = await opened.host.takeSeat({ table, by, link })
    return last
  }
  return { ...opened, created, table, link, fillTable }
}
