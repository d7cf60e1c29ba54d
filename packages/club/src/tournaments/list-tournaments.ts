import { ok } from '@ackanomic/core'
import type { FromAnybody } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { pageBounds, pageOf } from '../contract/cursor.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { isAfter, NEWEST_FIRST } from '../store/tables.js'
import { maySeeTournament, readTournament, summaryOf, tournamentView } from './tournament-state.js'
import type {
  Tournament,
  TournamentPage,
  TournamentQuery,
  TournamentRequest,
} from './tournament-types.js'

/** Returns a tournament as a person sees it. */
export async function getTournament(
  context: ClubContext,
  { tournament: id, by: person, link }: FromAnybody<TournamentRequest>,
): AsyncResult<Tournament> {
  const { store } = context
  const state = await readTournament(store, store.db, id)
  return state === undefined || !maySeeTournament(context, state, person, link)
    ? refuse('noTournament', { tournament: id })
    : ok(tournamentView(context, state, person))
}

/** Lists the tournaments that everybody may see, or those of a person. */
export async function listTournaments(
  context: ClubContext,
  which: 'listed' | 'own',
  { by: person, game, ...query }: FromAnybody<TournamentQuery>,
): AsyncResult<TournamentPage> {
  const bounds = pageBounds(query)
  if (!bounds.ok) return bounds
  const { cursor, limit } = bounds.value
  const { db } = context.store
  const who = person ?? ''
  const rows = await db
    .selectFrom('tournaments')
    .selectAll()
    .$if(which === 'listed', (some) => some.where('listed', '=', 1))
    .$if(which === 'own', (some) =>
      some.where(({ eb, or, selectFrom }) =>
        or([
          eb('opener', '=', who),
          eb(
            'id',
            'in',
            selectFrom('tournament_players')
              .select('tournament_players.tournament')
              .where('tournament_players.person', '=', who)
              .where(({ eb: each, or: either }) =>
                either([
                  each('tournament_players.state', '=', 'entered'),
                  each('tournament_players.seed', 'is not', null),
                ]),
              ),
          ),
        ]),
      ),
    )
    .$if(game !== undefined, (some) => some.where('game', '=', game ?? ''))
    .$if(cursor !== undefined, (some) => some.where(isAfter(cursor)))
    .orderBy(NEWEST_FIRST)
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit)
  const people =
    shown.length === 0
      ? []
      : await db
          .selectFrom('tournament_players')
          .selectAll()
          .where(
            'tournament',
            'in',
            shown.map(({ id }) => id),
          )
          .execute()
  return ok({
    tournaments: shown.map((row) => {
      const own = people.filter(({ tournament }) => tournament === row.id)
      return summaryOf(context, row, own, person)
    }),
    next,
  })
}
