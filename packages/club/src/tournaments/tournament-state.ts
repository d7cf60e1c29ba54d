import type { MessagePolicy } from '@ackanomic/core'
import type { Store, Tables } from '@ackanomic/host'
import { linkOf, matchSchema, problemOf } from '@ackanomic/host/modules'
import type { Kysely, Selectable } from 'kysely'
import type { ClubContext } from '../context.js'
import { isLink } from '../tables/table-state.js'
import { type DecidedPairing, standingsOf } from './standings.js'
import type {
  ApartPair,
  Tournament,
  TournamentFormat,
  TournamentPairing,
  TournamentStage,
  TournamentSummary,
} from './tournament-types.js'

/** The row of a tournament. */
export type TournamentRow = Selectable<Tables['tournaments']>

/** The row of a person in a tournament. */
export type PlayerRow = Selectable<Tables['tournament_players']>

/** The row of a pairing. */
export type PairingRow = Selectable<Tables['tournament_pairings']>

/** A tournament with its people, in the order in which they entered, and its pairings. */
export interface TournamentState {
  readonly row: TournamentRow
  readonly people: readonly PlayerRow[]
  readonly pairings: readonly PairingRow[]
}

/** Reads a tournament. In a transaction, `isLocked` keeps others from changing it meanwhile. */
export async function readTournament(
  { kind }: Pick<Store, 'kind'>,
  db: Kysely<Tables>,
  id: string,
  isLocked = false,
): Promise<TournamentState | undefined> {
  if (problemOf(matchSchema, id) !== undefined) return undefined
  const row = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('id', '=', id)
    // SQLite runs one transaction at a time.
    .$if(isLocked && kind === 'postgresql', (query) => query.forUpdate())
    .executeTakeFirst()
  if (row === undefined) return undefined
  const people = await db
    .selectFrom('tournament_players')
    .selectAll()
    .where('tournament', '=', id)
    .orderBy('n')
    .execute()
  const pairings = await db
    .selectFrom('tournament_pairings')
    .selectAll()
    .where('tournament', '=', id)
    .orderBy('round')
    .orderBy('board')
    .execute()
  return { row, people, pairings }
}

/** The people who take part or, after the start, have taken part: by their seeds, or as they entered. */
export function takingPart({ people }: Pick<TournamentState, 'people'>): readonly PlayerRow[] {
  return people
    .filter(({ state, seed }) => seed !== null || state === 'entered')
    .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0) || one.n - other.n)
}

/** Whether a person has opened a tournament, or takes or took part in it. */
function isInTournament(state: TournamentState, person: string | null): boolean {
  return (
    person !== null &&
    (state.row.opener === person || takingPart(state).some((each) => each.person === person))
  )
}

/** Whether a person may know that there is such a tournament. */
export function maySeeTournament(
  context: ClubContext,
  state: TournamentState,
  person: string | null,
  link: string | undefined,
): boolean {
  return (
    state.row.listed === 1 || isInTournament(state, person) || isLink(context, state.row.id, link)
  )
}

/** The pairings whose results are known. */
export function decidedPairings({ pairings }: TournamentState): readonly DecidedPairing[] {
  return pairings.flatMap(({ round, kind, players, result }) =>
    result === null
      ? []
      : [
          {
            ...{ round, kind: kind as DecidedPairing['kind'] },
            players: JSON.parse(players),
            halves: JSON.parse(result),
          },
        ],
  )
}

/** Who may not meet. */
export const apartPairs = ({ row }: TournamentState): readonly ApartPair[] => JSON.parse(row.apart)

/** The kind of Trophy of a tournament. */
export const trophyOf = ({ games }: ClubContext, row: TournamentRow): string =>
  row.trophy ?? games[row.game]?.description.trophy ?? 'none'

const pairingOf = (row: PairingRow): TournamentPairing => ({
  round: row.round,
  board: row.board,
  kind: row.kind as TournamentPairing['kind'],
  players: JSON.parse(row.players),
  matches: JSON.parse(row.matches),
  points:
    row.result === null ? null : JSON.parse(row.result).map((halves: number): number => halves / 2),
  decided: row.decided as TournamentPairing['decided'],
})

/** The stage of a tournament as people see it. */
const stageOf = ({ stage, expires_at }: TournamentRow, now: number): TournamentStage =>
  stage === 'open' && expires_at <= now ? 'cancelled' : (stage as TournamentStage)

/** A tournament in a list. */
export function summaryOf(
  { now }: Pick<ClubContext, 'now'>,
  row: TournamentRow,
  people: readonly PlayerRow[],
  person: string | null,
): TournamentSummary {
  const all = takingPart({ people })
  return {
    tournament: row.id,
    game: row.game,
    title: row.title,
    opener: row.opener,
    format: row.format as TournamentFormat,
    seats: row.seats,
    rounds: row.rounds,
    minPlayers: row.min_players,
    maxPlayers: row.max_players,
    entered: all.length,
    listed: row.listed === 1,
    stage: stageOf(row, now()),
    round: row.round,
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    winners: JSON.parse(row.winners),
    hasEntered: all.some((each) => each.person === person && each.state === 'entered'),
  }
}

/** A tournament as a person sees it. */
export function tournamentView(
  context: ClubContext,
  state: TournamentState,
  person: string | null,
): Tournament {
  const { row } = state
  const players = takingPart(state)
  const standings =
    row.started_at === null
      ? []
      : standingsOf(
          row.format as TournamentFormat,
          players.map((each) => each.person),
          decidedPairings(state),
        )
  return {
    ...summaryOf(context, row, state.people, person),
    options: JSON.parse(row.options),
    roundTime: row.round_time,
    messages: row.messages as MessagePolicy | null,
    trophy: trophyOf(context, row),
    players: players.map((each) => ({
      person: each.person,
      seed: each.seed,
      withdrawn: each.state !== 'entered',
    })),
    pairings: state.pairings.map(pairingOf),
    standings: standings.map(({ halves, buchholz, sonnebornBerger, headToHead, ...each }) => ({
      ...each,
      points: halves / 2,
      buchholz: buchholz / 2,
      sonnebornBerger: sonnebornBerger / 2,
      headToHead: headToHead / 2,
    })),
    apart: row.opener === person ? apartPairs(state) : [],
    link: isInTournament(state, person) ? linkOf(context.secret, row.id) : null,
  }
}
