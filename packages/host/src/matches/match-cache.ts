import {
  type Game,
  loadMatch,
  type Match,
  type MessagePolicy,
  type Timestamp,
} from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import { stateProblem } from '@ackanomic/core/engine'
import type { Selectable } from 'kysely'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { catchGameFailure, type ErrorListener, GameFailure } from '../contract/game-failure.js'
import type { CreateMatchRequest } from '../contract/match-types.js'
import type { Tables } from '../store/tables.js'
import { type ActionHeads, NO_ACTIONS } from './action-heads.js'

/** A loaded match, without the earlier log. */
export interface HostedMatch {
  readonly id: string
  readonly version: number
  readonly eventCount: number
  /** When the next deadline is due. */
  readonly nextDeadline: Timestamp | null
  readonly endedAt: Timestamp | null
  readonly actionHeads: ActionHeads
  /** As JSON by name. */
  readonly plans: string
  /** Program names by person. */
  readonly automated: Readonly<Record<string, string>>
  /** Whether everybody may see its public view. */
  readonly hasSpectators: boolean
  readonly messages: MessagePolicy | undefined
  readonly game: Game
  /** Its log begins at its checkpoint. */
  readonly match: Match
}

export type MatchRow = Selectable<Tables['matches']>

export const NO_PLANS = '{}'

const CAPACITY = 500

/** Loads matches from rows, and keeps those that were used last. */
export class MatchCache {
  readonly #games: Catalogue
  readonly #cached = new Map<string, { readonly snapshot: string; readonly match: Match }>()

  constructor(games: Catalogue) {
    this.#games = games
  }

  /** A row's match; `undefined` if its game is not listed. */
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
      actionHeads: JSON.parse(row.action_heads),
      plans: row.plans,
      automated: JSON.parse(row.automated),
      hasSpectators: row.spectators !== 0,
      messages: (row.messages as MessagePolicy | null) ?? undefined,
      game,
      match,
    }
  }

  get(id: string, snapshot: string): Match | undefined {
    const cached = this.#cached.get(id)
    return cached?.snapshot === snapshot ? cached.match : undefined
  }

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
    action_heads: JSON.stringify(NO_ACTIONS),
    plans: NO_PLANS,
    next_deadline: null,
    bots_due: null,
    ended_at: null,
    suspended: null,
    spectators: spectators ? 1 : 0,
    messages: messages ?? null,
  }
}

/** Loads a row's match. Rejects with `noMatch` or `matchSuspended`. */
export async function loadRow(
  context: ErrorListener & { readonly matchCache: MatchCache },
  id: string,
  row: MatchRow | undefined,
): AsyncResult<HostedMatch> {
  if (row === undefined) return refuse('noMatch', { match: id })
  if (row.suspended !== null) return refuse('matchSuspended', { match: id })
  return catchGameFailure(context, id, 'loading', async () => {
    const hosted = await context.matchCache.load(row)
    if (hosted === undefined) throw new GameFailure(id, `${row.game} is not listed`)
    return { ok: true, value: hosted }
  })
}
