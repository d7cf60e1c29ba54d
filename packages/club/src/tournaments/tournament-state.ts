import type { Store, Tables } from '@ackanomic/host'
import { linkOf, matchSchema, problemOf } from '@ackanomic/host/modules'
import type { Kysely, Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type HostEvent, notifyPeople } from '../notices/notify.js'
import type { PlayerRow, TournamentRow } from '../store/tables.js'
import { clockAt, isLink } from '../tables/table-state.js'
import { type DecidedPairing, standingsOf } from './standings.js'
import type {
  ApartPair,
  Tournament,
  TournamentPairing,
  TournamentStage,
  TournamentSummary,
} from './tournament-types.js'

/** A pairing with points in halves, `null` while the result is open. */
export interface PairingState extends Omit<TournamentPairing, 'points'> {
  readonly halves: readonly number[] | null
  /** When its latest match ended. */
  readonly endedAt: number | null
}

/** A tournament with its people, in the order in which they entered, and its pairings. */
export interface TournamentState {
  readonly row: TournamentRow
  readonly people: readonly PlayerRow[]
  readonly pairings: readonly PairingState[]
}

/** Reads a tournament. In a transaction, `isLocked` keeps others from changing it. */
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
    .leftJoin('matches', 'matches.id', 'tournament_pairings.match')
    .select(['round', 'board', 'kind', 'players', 'matches', 'result', 'decided'])
    .select('matches.ended_at as endedAt')
    .where('tournament', '=', id)
    .orderBy('round')
    .orderBy('board')
    .execute()
  return {
    row,
    people,
    pairings: pairings.map(({ players, matches, result, ...pairing }) => ({
      ...pairing,
      players: JSON.parse(players),
      matches: JSON.parse(matches),
      halves: result === null ? null : JSON.parse(result),
    })),
  }
}

export async function updateTournament(
  tx: Transaction<Tables>,
  id: string,
  values: Partial<TournamentRow>,
): Promise<void> {
  await tx.updateTable('tournaments').set(values).where('id', '=', id).execute()
}

export async function changePlayer(
  tx: Transaction<Tables>,
  tournament: string,
  person: string,
  values: Partial<PlayerRow>,
): Promise<void> {
  await tx
    .updateTable('tournament_players')
    .set(values)
    .where('tournament', '=', tournament)
    .where('person', '=', person)
    .execute()
}

export const tournamentName = ({ id, title }: TournamentRow): string => `"${title ?? id}"`

export async function notifyTournament(
  { store, now }: ClubContext,
  tx: Transaction<Tables>,
  { id }: TournamentRow,
  event: HostEvent['event'],
  message: string,
  recipients: readonly string[],
  match = id,
): Promise<void> {
  if (recipients.length === 0) return
  const told = { match, at: now(), event: { ...event, tournament: id }, message, recipients }
  await notifyPeople(store, tx, told)
}

/** The people who take part or, after the start, took part: by their seeds, or as they entered. */
export function takingPart({ people }: Pick<TournamentState, 'people'>): readonly PlayerRow[] {
  return people
    .filter(({ state, seed }) => seed !== null || state === 'entered')
    .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0) || one.n - other.n)
}

/** The people who have neither withdrawn nor been removed. */
export const peopleHere = ({ people }: TournamentState): ReadonlySet<string> =>
  new Set(people.flatMap(({ person, state }) => (state === 'entered' ? [person] : [])))

/** Whether a person opened a tournament, or takes or took part in it. */
const isInTournament = (state: TournamentState, person: string | null): boolean =>
  person !== null &&
  (state.row.opener === person || takingPart(state).some((each) => each.person === person))

export const maySeeTournament = (
  context: ClubContext,
  state: TournamentState,
  person: string | null,
  link: string | undefined,
): boolean =>
  state.row.listed === 1 || isInTournament(state, person) || isLink(context, state.row.id, link)

export const decidedPairings = ({
  pairings,
}: Pick<TournamentState, 'pairings'>): readonly DecidedPairing[] =>
  pairings.flatMap(({ halves, ...pairing }) => (halves === null ? [] : [{ ...pairing, halves }]))

export const apartPairs = ({ row }: TournamentState): readonly ApartPair[] => JSON.parse(row.apart)

export const trophyOf = ({ games }: ClubContext, row: TournamentRow): string =>
  row.trophy ?? games[row.game]?.description.trophy ?? 'none'

export const stageOf = ({ stage, expires_at }: TournamentRow, now: number): TournamentStage =>
  stage === 'open' && expires_at <= now ? 'cancelled' : stage

export function summaryOf(
  { now }: ClubContext,
  row: TournamentRow,
  people: readonly PlayerRow[],
  person: string | null,
): TournamentSummary {
  const { game, title, opener, format, seats, rounds, round } = row
  const all = takingPart({ people })
  return {
    tournament: row.id,
    game,
    title,
    opener,
    format,
    seats,
    rounds,
    round,
    minPlayers: row.min_players,
    maxPlayers: row.max_players,
    entered: all.length,
    listed: row.listed === 1,
    stage: stageOf(row, now()),
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    winners: JSON.parse(row.winners),
    hasEntered: all.some((each) => each.person === person && each.state === 'entered'),
  }
}

/** A pairing without its players as long as its match goes on. */
const masked = (pairing: PairingState): PairingState =>
  pairing.kind === 'match' && pairing.endedAt === null
    ? { ...pairing, players: [], halves: null, decided: null }
    : pairing

export function tournamentView(
  context: ClubContext,
  state: TournamentState,
  person: string | null,
): Tournament {
  const { row } = state
  // Seeds would tell who meets whom.
  const isMasked = row.anonymous === 1 && row.stage === 'running'
  const all = takingPart(state)
  const players = isMasked ? all.toSorted((one, other) => one.n - other.n) : all
  const names = players.map((each) => each.person)
  const pairings = isMasked ? state.pairings.map(masked) : state.pairings
  const standings =
    row.started_at === null ? [] : standingsOf(row.format, names, decidedPairings({ pairings }))
  return {
    ...summaryOf(context, row, state.people, person),
    options: JSON.parse(row.options),
    clock: clockAt(row).clock ?? null,
    roundTime: row.round_time,
    messages: row.messages,
    anonymous: row.anonymous === 1,
    trophy: trophyOf(context, row),
    players: players.map((each) => ({
      person: each.person,
      seed: isMasked ? null : each.seed,
      withdrawn: each.state !== 'entered',
    })),
    pairings: pairings.map(({ halves, endedAt: _, ...pairing }) => ({
      ...pairing,
      points: halves?.map((each) => each / 2) ?? null,
    })),
    standings: standings.map(({ halves, ...each }) => ({
      ...each,
      points: halves / 2,
      buchholz: each.buchholz / 2,
      sonnebornBerger: each.sonnebornBerger / 2,
      headToHead: each.headToHead / 2,
    })),
    apart: row.opener === person ? apartPairs(state) : [],
    link: isInTournament(state, person) ? linkOf(context.secret, row.id) : null,
  }
}
