import type { Tables } from '@ackanomic/host'
import { transact } from '@ackanomic/host/modules'
import { sql, type Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { bannedPeople } from '../moderation/sanctions.js'
import { scoresOf } from '../ratings/ratings.js'
import { finishStarts } from '../tables/start-table.js'
import { decidePairing } from './decide-pairing.js'
import { isOver, startRound } from './next-round.js'
import { begin, cancel, finish } from './stages.js'
import { readTournament, type TournamentState } from './tournament-state.js'

/**
 * Takes a tournament as far as it goes now: decides pairings whose matches ended, and starts the
 * next round or ends it. Each step is one transaction, so if a process stops, another one goes on.
 */
export async function advanceTournament(context: ClubContext, id: string): Promise<void> {
  const { store } = context
  for (;;) {
    const scores = await seedScores(context, id)
    const isChanged = await transact(store, async (tx) => {
      const state = await readTournament(store, tx, id, true)
      return state === undefined ? false : step(context, tx, state, scores)
    })
    if (!isChanged) break
  }
  await finishStarts(context)
}

/**
 * The scores by which people are seeded, if the tournament is about to start. They are read before
 * its transaction: SQLite has one connection.
 */
async function seedScores(context: ClubContext, id: string): Promise<ReadonlyMap<string, number>> {
  const { store } = context
  const state = await readTournament(store, store.db, id)
  if (state?.row.stage !== 'running' || state.row.started_at !== null) return new Map()
  const people = state.people.map(({ person }) => person)
  return scoresOf(context, state.row.game, people)
}

/** Takes a tournament one step further. Returns whether there was one. */
async function step(
  context: ClubContext,
  tx: Transaction<Tables>,
  state: TournamentState,
  scores: ReadonlyMap<string, number>,
): Promise<boolean> {
  const { row } = state
  if (row.stage === 'open' && row.expires_at <= context.now()) {
    await cancel(context, tx, state)
    return true
  }
  if (row.stage !== 'running') return false
  if (await dropBanned(context, tx, row.id)) return true
  if (row.started_at === null) {
    await begin(context, tx, state, scores)
    return true
  }
  const open = state.pairings.filter(({ halves }) => halves === null)
  let isChanged = false
  for (const pairing of open) if (await decidePairing(context, tx, state, pairing)) isChanged = true
  if (isChanged || open.length > 0) return isChanged
  if (isOver(state)) await finish(context, tx, state)
  else await startRound(context, tx, state)
  return true
}

/** Withdraws banned people. Returns whether there were any. */
async function dropBanned(
  { now }: ClubContext,
  tx: Transaction<Tables>,
  tournament: string,
): Promise<boolean> {
  const dropped = await tx
    .updateTable('tournament_players')
    .set({ state: 'withdrawn' })
    .where('tournament', '=', tournament)
    .where('state', '=', 'entered')
    .where('person', 'in', bannedPeople(now()))
    .returning('person')
    .execute()
  return dropped.length > 0
}

export async function advanceTournaments(context: ClubContext): Promise<void> {
  const now = context.now()
  const { rows } = await sql<{ readonly id: string }>`
    select t.id from tournaments t where t.stage = 'open' and t.expires_at <= ${now}
    union all
    select t.id from tournaments t where t.stage = 'running' and (
      t.round_started_at + t.round_time <= ${now}
      or not exists (
        select 1 from tournament_pairings p where p.tournament = t.id and p.decided is null)
      or exists (
        select 1 from tournament_pairings p
        left join result_records r on r.match = p.match
        left join open_tables o on o.id = p.match
        where p.tournament = t.id and p.decided is null
          and (r.match is not null or o.id is null or o.stage = 'closed'))
      or exists (
        select 1 from tournament_players own join sanctions s on s.person = own.person
        where own.tournament = t.id and own.state = 'entered'
          and s.kind = 'ban' and (s.until is null or s.until > ${now})))`.execute(context.store.db)
  for (const { id } of rows)
    try {
      await advanceTournament(context, id)
    } catch (problem) {
      context.onError({ match: id, during: 'advancing a tournament', problem })
    }
}
