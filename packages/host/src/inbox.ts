import type { Kysely } from 'kysely'
import type { Tables } from './store/tables.js'
import type { Notification, PostsRequest } from './types.js'

/** Something that somebody was told, and of which step it came. */
export interface Told {
  readonly step: number
  readonly post: Notification
}

/** What a person has been told, in the order of its numbers. */
export async function toldTo(
  db: Kysely<Tables>,
  person: string,
  { after = 0, match, limit = 100 }: PostsRequest,
): Promise<readonly Told[]> {
  const rows = await heard(db, person)
    .where('told.n', '>', after)
    .$if(match !== undefined, (query) => query.where('told.match', '=', match ?? ''))
    .limit(limit)
    .execute()
  return rows.map(toldOf)
}

/** What a person has been told in a match, from so many posts of the match on. */
export async function toldSince(
  db: Kysely<Tables>,
  person: string,
  match: string,
  from: number,
): Promise<readonly Notification[]> {
  const rows = await heard(db, person)
    .where('told.match', '=', match)
    .where('told.post', '>=', from)
    .execute()
  return rows.map((row) => toldOf(row).post)
}

function heard(db: Kysely<Tables>, person: string) {
  return db
    .selectFrom('told')
    .innerJoin('posts', (join) =>
      join.onRef('posts.match', '=', 'told.match').onRef('posts.n', '=', 'told.post'),
    )
    .innerJoin('matches', 'matches.id', 'told.match')
    .selectAll('posts')
    .select(['told.n', 'matches.game'])
    .where('told.person', '=', person)
    .orderBy('told.n')
}

type Row = Omit<Notification, 'event'> & { readonly step: number; readonly event: string }

function toldOf({ step, event, n, match, game, at, clause, message }: Row): Told {
  return { step, post: { n, match, game, at, clause, message, event: JSON.parse(event) } }
}

/** The posts at the head of some that came of one step of one match. */
export function ofOneStep(told: readonly Told[]): readonly Notification[] {
  const [first] = told
  if (first === undefined) return []
  const other = told.findIndex(
    ({ step, post }) => step !== first.step || post.match !== first.post.match,
  )
  return told.slice(0, other === -1 ? told.length : other).map(({ post }) => post)
}
