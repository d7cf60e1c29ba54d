import { days } from '@ackanomic/core'
import { defineOperations, type HostModule, schemaOf } from '@ackanomic/host'
import { type Client, type ClientOptions, createClient } from '@ackanomic/host/client'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'

const KEY = ['person', 'text'] as const

/** A wish for a table, such as "Spades, Friday evening". */
export interface Wish {
  readonly person: string
  readonly text: string
  /** When it was added, in milliseconds since the epoch, UTC. */
  readonly at: number
}

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
const wish = schemaOf<Wish>()({ person: v.string(), text, at: v.number() })

const operations = defineOperations({
  addWish: {
    method: 'POST',
    path: '/wishes',
    access: 'people',
    summary: 'Adds a wish for a table, or renews it. It is kept for two weeks.',
    input: v.strictObject({ text }),
    output: wish,
    errors: ['tooManyWishes'],
  },
  listWishes: {
    method: 'GET',
    path: '/wishes',
    access: 'anybody',
    summary: 'Lists the wishes for tables, the latest first.',
    output: v.array(wish),
  },
})

const TOO_MANY = {
  code: 'tooManyWishes',
  clause: 'host',
  details: { most: 5 },
  message: 'You have five wishes already. Wait until the first is two weeks old.',
}

/** A module on whose list people wish for tables. */
export const wishList: HostModule<typeof operations> = {
  name: 'wish-list',
  operations,
  migrations: {
    '0001-wishes': {
      async up(db: Kysely<unknown>): Promise<void> {
        const columns = sql`person text, text text, at bigint not null, primary key (person, text)`
        await sql`create table wishes (${columns})`.execute(db)
      },
    },
  },
  async start({ store, now }) {
    const db = store.db.withTables<{ wishes: Wish }>()
    return {
      handlers: {
        async addWish({ by, text }) {
          const others = db.selectFrom('wishes').where('person', '=', by).where('text', '<>', text)
          const kept = await others.select('text').execute()
          if (kept.length >= TOO_MANY.details.most) return { ok: false, error: TOO_MANY }
          const value: Wish = { person: by, text, at: now() }
          const adding = db.insertInto('wishes').values(value)
          await adding.onConflict((old) => old.columns(KEY).doUpdateSet({ at: value.at })).execute()
          return { ok: true, value }
        },
        async listWishes() {
          const value = await db.selectFrom('wishes').selectAll().orderBy('at', 'desc').execute()
          return { ok: true, value }
        },
      },
      jobs: [
        {
          async run() {
            await db
              .deleteFrom('wishes')
              .where('at', '<=', now() - days(14))
              .execute()
          },
        },
      ],
    }
  },
}

/** Creates a client of the list. */
export const wishClient = (options: ClientOptions): Client<typeof operations> =>
  createClient<typeof operations>(operations, options)
