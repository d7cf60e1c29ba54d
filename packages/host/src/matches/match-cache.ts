import {
  type Game,
  type GameError,
  loadMatch,
  type Match,
  type MessagePolicy,
  type Result,
  type Timestamp,
} from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import { stateProblem } from '@ackanomic/core/engine'
import type { Selectable } from 'kysely'
import { refuse } from '../contract/errors.js'
import { catchGameFailure, type ErrorListener, GameFailure } from '../contract/game-failure.js'
import type { CreateMatchRequest } from '../contract/match-types.js'
import type { Tables } from '../store/tables.js'
import { type ActionHeads, NO_ACTIONS } from './action-heads.js'

/** A loaded match: its row, its game and its state, without the earlier log. */
export interface HostedMatch {
  /** Its name. */
  readonly id: string
  /** Its version in the store. */
  readonly version: number
  /** The number of events so far. */
  readonly eventCount: number
  /** When the next deadline is due; `null` if none is running. */
  readonly nextDeadline: Timestamp | null
  /** When the match ended; `null` if it has not. */
  readonly endedAt: Timestamp | null
  /** Where the next action of each person stands. */
  readonly actionHeads: ActionHeads
  /** The plans of people for later, as JSON by name. */
  readonly plans: string
  /** The automated participants: program names by person. */
  readonly automated: Readonly<Record<string, string>>
  /** Whether everybody may see its public view. */
  readonly hasSpectators: boolean
  /** The messages that its table allows. */
  readonly messages: MessagePolicy | undefined
  /** Its game. */
  readonly game: Game
  /** The match. Its log begins at its checkpoint. */
  readonly match: Match
}

/** The row of a match. */
export type MatchRow = Selectable<Tables['matches']>

/** The plans of a match in which nobody plans ahead. */
export const NO_PLANS = '{}'

/** How many matches the cache holds. */
const CAPACITY = 500

/** Loads matches from their rows, and keeps those that were used most recently. */
export class MatchCache {
  readonly #games: Catalogue
  readonly #cached = new Map<string, { readonly snapshot: string; readonly match: Match }>()

  constructor(games: Catalogue) {
    this.#games = games
  }

  /** The match of a row; `undefined` if its game is not listed. */
  async load(row: MatchRow): Promise<HostedMatch | undefined> {
    const game = await this.#games[row.game]?.load()
    if (game === undefined) return undefined
    const { id, snapshot } = row
    const match = this.get(id, snapshot) ?? restoreMatch(game, id, snapshot)
    this.#keep(id, snapshot, match)
    return {
      id,
      version: row.version,
      eventCount: row.event_count,
      nextDeadline: row.next_deadline,
      endedAt: row.ended_at,
      actionHeads: row.action_heads,
      plans: row.plans,
      automated: JSON.parse(row.automated),
      hasSpectators: row.spectators !== 0,
      messages: (row.messages as MessagePolicy | null) ?? undefined,
      game,
      match,
    }
  }

  /** The cached match with a snapshot. */
  get(id: string, snapshot: string): Match | undefined {
    const cached = this.#cached.get(id)
    return cached?.snapshot === snapshot ? cached.match : undefined
  }

  /** Caches a match with its snapshot. */
  set(id: string, snapshot: string, { checkpoint, log, ...match }: Match): void {
    const entries = (checkpoint?.entries ?? 0) + log.length
    const shortened = {
      ...match,
      checkpoint: { entries, state: match.state },
      log: Object.freeze([]),
    }
    this.#keep(id, snapshot, Object.freeze(shortened))
  }

  #keep(id: string, snapshot: string, match: Match): void {
    this.#cached.delete(id)
    this.#cached.set(id, { snapshot, match })
    const [oldest] = this.#cached.keys()
    if (this.#cached.size > CAPACITY && oldest !== undefined) this.#cached.delete(oldest)
  }
}

function restoreMatch(game: Game, id: string, snapshot: string): Match {
  const loaded = loadMatch(game, snapshot, { trustState: stateProblem })
  if (!loaded.ok) throw new GameFailure(id, loaded.error.message)
  return loaded.value.match
}

/** The people who may see a match, and the messages that it allows. */
type Audience = Pick<CreateMatchRequest, 'spectators' | 'messages'>

/** The row of a match that has not started. */
export function newRow(
  id: string,
  game: Game,
  automated: Readonly<Record<string, string>>,
  { spectators = true, messages }: Audience = {},
): MatchRow {
  return {
    id,
    version: 0,
    game: game.id,
    revision: game.revision,
    entry_count: 0,
    event_count: 0,
    snapshot: '',
    checkpoint: null,
    automated: JSON.stringify(automated),
    action_heads: NO_ACTIONS,
    plans: NO_PLANS,
    next_deadline: null,
    bots_due: null,
    ended_at: null,
    suspended: null,
    spectators: spectators ? 1 : 0,
    messages: messages ?? null,
  }
}

/** Loads the match of a row. Rejects with `noMatch` or `matchSuspended`. */
export async function loadRow(
  context: ErrorListener & { readonly matchCache: MatchCache },
  id: string,
  row: MatchRow | undefined,
): Promise<Result<HostedMatch, GameError>> {
  if (row === undefined) return refuse('noMatch', { match: id })
  if (row.suspended !== null) return refuse('matchSuspended', { match: id })
  return catchGameFailure(context, id, 'loading', async () => {
    const hosted = await context.matchCache.load(row)
    if (hosted === undefined) throw new GameFailure(id, `${row.game} is not listed`)
    return { ok: true, value: hosted }
  })
}
