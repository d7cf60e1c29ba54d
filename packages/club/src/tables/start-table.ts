import { type Contributions, ok, refereeCount } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { CreateMatchRequest, From, Tables } from '@ackanomic/host'
import {
  catchGameFailure,
  createMatch,
  decideStart,
  hasAccount,
  type JobContext,
  loadGameToOpen,
  PROGRAM_REFEREE,
  type StartAgreement,
  transact,
} from '@ackanomic/host/modules'
import type { Kysely } from 'kysely'
import type { AsyncResult } from '../contract/errors.js'
import { notifyPeople } from '../notices/notify.js'
import { accepted, botsOf, clockAt, readTable, type TableState } from './table-state.js'

/** The people at the seats, and the programs among them. */
type Seating = Pick<CreateMatchRequest, 'automated'> & {
  readonly players: readonly string[]
  readonly referees: readonly string[]
}

/** The names of bots at a table, in order; each is followed by "(bot)". */
const BOT_NAMES = ['Ada', 'Bea', 'Cyd', 'Dev', 'Eli', 'Fay', 'Gus', 'Hal'] as const

/**
 * Seats the people who agreed, then the bots. Programs referee unless people agreed to. Nobody with
 * an account here has their names.
 */
export async function seatingOf(
  { games }: JobContext,
  db: Kysely<Tables>,
  table: TableState,
  players: readonly string[] = accepted(table, 'player'),
): Promise<Seating> {
  const people = accepted(table, 'referee')
  const taken = new Set([...players, ...people])
  const automated: Record<string, string> = {}
  const name = async (label: string, program: string): Promise<string> => {
    for (let i = 1; ; i++) {
      const name = i === 1 ? label : `${label} ${i}`
      if (taken.has(name) || (await hasAccount(db, name))) continue
      taken.add(name)
      automated[name] = program
      return name
    }
  }
  const bots: string[] = []
  for (const [i, bot] of botsOf(table).entries())
    bots.push(await name(`${BOT_NAMES[i % BOT_NAMES.length]} (bot)`, bot))
  const count = refereesOf(games, table.row.game)
  const referees = [...people]
  while (referees.length < count) referees.push(await name('Referee', PROGRAM_REFEREE))
  return { players: [...players, ...bots], referees, automated }
}

/** The most referees of a game. */
export function refereesOf(games: Catalogue, game: string): number {
  const description = games[game]?.description
  return description === undefined ? 0 : refereeCount(description)
}

function contributionsOf({ people }: TableState): Contributions {
  return Object.fromEntries(
    people.flatMap(({ person, state, contribution }) =>
      state === 'accepted' && contribution !== null ? [[person, contribution]] : [],
    ),
  )
}

/** The agreement of the people, as it was confirmed to them. */
const agreementOf = ({ row, people }: TableState): StartAgreement => ({
  keys: Object.fromEntries(
    people.flatMap(({ person, state, keys }) => {
      const own: readonly string[] = JSON.parse(keys)
      return state === 'accepted' && own.length > 0 ? [[person, own]] : []
    }),
  ),
  notBefore: row.agreed_at,
})

/** The request that creates a table's match. The host committed to it when the table was opened. */
function openingOf(
  { referee }: JobContext,
  state: TableState,
  { automated, ...roster }: Seating,
): From<CreateMatchRequest> {
  const { row } = state
  return {
    match: row.id,
    by: row.opener,
    idempotencyKey: `table ${row.id}`,
    game: row.game,
    roster: { ...roster, census: JSON.parse(row.census), ...clockAt(row) },
    options: JSON.parse(row.options) ?? undefined,
    automated,
    spectators: row.spectators === 1,
    messages: row.messages ?? undefined,
    anonymous: row.anonymous === 1,
    ...(referee.commitment === undefined
      ? {}
      : { contributions: contributionsOf(state), committedAt: row.opened_at }),
  }
}

/** Checks that a table's match could start. Rejects as the game does. */
export async function checkStart(
  context: JobContext,
  table: TableState,
  seating: Seating,
): AsyncResult<void> {
  const request = openingOf(context, table, seating)
  return catchGameFailure(context, table.row.id, 'starting a table', async () => {
    const game = await loadGameToOpen(context, request)
    if (!game.ok) return game
    const decided = decideStart(context, game.value, request, agreementOf(table))
    return decided.ok ? ok(undefined) : decided
  })
}

/**
 * Creates the match of a table whose seats are settled. Another process may do so too, and if this
 * one stops in between, a job goes on.
 */
export async function finishStart(context: JobContext, id: string): Promise<void> {
  const { store } = context
  const table = await readTable(store, store.db, id)
  if (table === undefined || table.row.stage !== 'starting') return
  const seating: Seating = JSON.parse(table.row.seating ?? '{}')
  const opened = await catchGameFailure(context, id, 'starting a table', () =>
    createMatch(context, openingOf(context, table, seating), agreementOf(table)),
  )
  // The name is reserved, so a match of this name is this table's; its request is gone if its
  // opener was deleted since.
  const error = opened.ok || opened.error.code === 'matchExists' ? null : opened.error
  if (error !== null)
    context.onError({ match: id, during: 'starting a table', problem: error.message })
  await transact(store, async (tx) => {
    const changed = await tx
      .updateTable('open_tables')
      .set({ stage: error === null ? 'started' : 'closed' })
      .where('id', '=', id)
      .where('stage', '=', 'starting')
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) return
    const recipients = [...accepted(table, 'player'), ...accepted(table, 'referee')]
    const { game, title } = table.row
    const match = `The match of ${title ?? context.games[game]?.title ?? game}`
    const message =
      error === null ? `${match} has started.` : `${match} could not start: ${error.message}`
    const event = { type: error === null ? 'tableStarted' : 'tableClosed', table: id }
    await notifyPeople(store, tx, { match: id, at: context.now(), event, message, recipients })
  })
}

/** Creates the matches of tables that a process left half started. */
export async function finishStarts(context: JobContext): Promise<void> {
  const starting = await context.store.db
    .selectFrom('open_tables')
    .select('id')
    .where('stage', '=', 'starting')
    .execute()
  for (const { id } of starting) await finishStart(context, id)
}
