import type { ResultRecord } from '@ackanomic/core'
import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import type { DeadLetter, Health } from '../types.js'
import { Chunks, NONE } from './chunks.js'
import { type Inside, OPTIONS } from './context.js'
import type { Counts, HouseObject, NamesRequest, Tail } from './objects.js'

const lists = {
  matches: new Chunks<string>('matches'),
  people: new Chunks<string>('people'),
  letters: new Chunks<DeadLetter>('letters'),
}

const records = new Chunks<ResultRecord>('records')

/** The end of the records, apart from all that changes more often. */
const recordsEnd = async (ctx: ObjectSharedContext): Promise<Tail<ResultRecord>> =>
  (await ctx.get<Tail<ResultRecord>>('records end')) ?? NONE

/** What is kept of the house, besides the records. */
interface Kept extends Pick<Health, 'open' | 'over' | 'faults'> {
  readonly matches: Tail<string>
  readonly people: Tail<string>
  readonly letters: Tail<DeadLetter>
}

const none: Kept = { open: 0, over: 0, faults: 0, matches: NONE, people: NONE, letters: NONE }

const keptIn = async (ctx: ObjectSharedContext): Promise<Kept> =>
  (await ctx.get<Kept>('kept')) ?? none

const keep = (ctx: ObjectContext, kept: Kept): void => ctx.set('kept', kept)

/** The object of the house. */
export function houseObject({ names }: Inside): VirtualObjectDefinition<string, HouseObject> {
  return object({
    name: names.house,
    options: OPTIONS,
    handlers: {
      async opened(ctx: ObjectContext, match: string) {
        const kept = await keptIn(ctx)
        const matches = lists.matches.append(ctx, kept.matches, [match])
        keep(ctx, { ...kept, matches, open: kept.open + 1 })
      },
      async ended(ctx: ObjectContext, record: ResultRecord | null) {
        if (record !== null) {
          ctx.set('records end', records.append(ctx, await recordsEnd(ctx), [record]))
        }
        const kept = await keptIn(ctx)
        keep(ctx, { ...kept, open: kept.open - 1, over: kept.over + 1 })
      },
      async stopped(ctx: ObjectContext, more: 1 | -1) {
        const kept = await keptIn(ctx)
        keep(ctx, { ...kept, faults: kept.faults + more })
      },
      async met(ctx: ObjectContext, person: string) {
        const kept = await keptIn(ctx)
        keep(ctx, { ...kept, people: lists.people.append(ctx, kept.people, [person]) })
      },
      async gaveUp(ctx: ObjectContext, letter: DeadLetter) {
        const kept = await keptIn(ctx)
        keep(ctx, { ...kept, letters: lists.letters.append(ctx, kept.letters, [letter]) })
      },
      records: handlers.object.shared(async (ctx: ObjectSharedContext) => {
        const all = await records.read(ctx, await recordsEnd(ctx))
        // A match that was brought up to date and ended anew stays booked by its first end.
        return [...new Map(all.toReversed().map((each) => [each.match, each])).values()]
      }),
      deadLetters: handlers.object.shared(async (ctx: ObjectSharedContext) => {
        const letters = await lists.letters.read(ctx, (await keptIn(ctx)).letters)
        return letters.sort((one, other) => other.at - one.at)
      }),
      counts: handlers.object.shared(async (ctx: ObjectSharedContext): Promise<Counts> => {
        const { matches, people, letters, ...kept } = await keptIn(ctx)
        const lengths = { matches: matches.length, people: people.length }
        return { ...kept, ...lengths, deadLetters: letters.length }
      }),
      names: handlers.object.shared(
        async (ctx: ObjectSharedContext, { of, from, to }: NamesRequest) => {
          const { [of]: tail } = await keptIn(ctx)
          return lists[of].read(ctx, tail, from, Math.min(to, tail.length))
        },
      ),
    },
  }) as VirtualObjectDefinition<string, HouseObject>
}
