import {
  type Game,
  loadMatch,
  type Match,
  type Rejection,
  type Result,
  type Timestamp,
} from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { Selectable } from 'kysely'
import { type FaultListener, GameFault, orFault } from './incidents.js'
import { refuse } from './rejections.js'
import type { Tables } from './store/tables.js'

/** A match in hand: its row, its game, and the match itself, without its older log. */
export interface Hosted {
  /** Its name. */
  readonly id: string
  /** How many announcements it has made. */
  readonly said: number
  /** When its next deadline falls due. */
  readonly due: Timestamp | null
  /** When it was over. */
  readonly over: Timestamp | null
  /** Who at the table is a program. */
  readonly automated: Readonly<Record<string, string>>
  /** Its game. */
  readonly game: Game
  /** The match; its log begins where the checkpoint was made. */
  readonly match: Match
}

/** What is read of the row of a match. */
export type MatchRow = Selectable<Tables['matches']>

/** So many matches are kept at hand, those used last. */
const KEPT = 500

/** Makes matches of their rows, and keeps those at hand that were used last. */
export class Matches {
  readonly #games: Catalogue
  readonly #kept = new Map<string, { readonly checkpoint: string; readonly match: Match }>()

  constructor(games: Catalogue) {
    this.#games = games
  }

  /** The match of a row; `undefined` where its game is not listed. */
  async of(row: MatchRow): Promise<Hosted | undefined> {
    const game = await this.#games[row.game]?.load()
    if (game === undefined) return undefined
    const { id, said, due, over, checkpoint } = row
    const kept = this.#kept.get(id)
    const match = kept?.checkpoint === checkpoint ? kept.match : matchOf(game, id, checkpoint)
    this.#keep(id, checkpoint, match)
    return { id, said, due, over, automated: JSON.parse(row.automated), game, match }
  }

  /** Keeps a match at hand, as it was written down. */
  keep(id: string, checkpoint: string, { checkpoint: base, log, ...match }: Match): void {
    const entries = (base?.entries ?? 0) + log.length
    const shortened = {
      ...match,
      checkpoint: { entries, state: match.state },
      log: Object.freeze([]),
    }
    this.#keep(id, checkpoint, Object.freeze(shortened))
  }

  #keep(id: string, checkpoint: string, match: Match): void {
    this.#kept.delete(id)
    this.#kept.set(id, { checkpoint, match })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
  }
}

function matchOf(game: Game, id: string, checkpoint: string): Match {
  const loaded = loadMatch(game, checkpoint, { trustState: true })
  if (!loaded.ok) throw new GameFault(id, loaded.error.message)
  return loaded.value.match
}

/** The row of a match that has not begun. */
export function newRow(
  id: string,
  game: Game,
  programs: Readonly<Record<string, string>>,
): MatchRow {
  const { id: name, revision } = game
  const none = { base: null, due: null, bots: null, over: null, fault: null }
  const begun = { entries: 0, said: 0, checkpoint: '', automated: JSON.stringify(programs) }
  return { id, game: name, revision, ...begun, ...none }
}

/** The match of a row that was read. Refuses with `noMatch` or `fault`. */
export async function hostedOf(
  house: FaultListener & { readonly matches: Matches },
  id: string,
  row: MatchRow | undefined,
): Promise<Result<Hosted, Rejection>> {
  if (row === undefined) return refuse('noMatch', { match: id })
  if (row.fault !== null) return refuse('fault', { match: id })
  return orFault(house, id, 'loading', async () => {
    const hosted = await house.matches.of(row)
    if (hosted === undefined) throw new GameFault(id, `${row.game} is not listed`)
    return { ok: true, value: hosted }
  })
}
