import type { InstanceRecord } from '@ackanomic/core/society'
import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import type { DeadLetter, Health } from '../types.js'
import { Chunks, NONE, type Tail } from './chunks.js'
import { type Inside, OPTIONS } from './inside.js'

/** What the house knows of how many there are. */
export type Counts = Pick<Health, 'open' | 'over' | 'faults' | 'deadLetters'> & {
  readonly matches: number
  readonly people: number
}

/** The house: its finished matches, its matches and people by name, what could not be delivered. One object. */
export interface HouseObject {
  /** A match was opened, or brought in; perhaps it is over. */
  opened(ctx: ObjectContext, match: string): Promise<void>
  /** A match is over, and booked where there is a record of it. */
  ended(ctx: ObjectContext, record: InstanceRecord | null): Promise<void>
  /** A fault stopped a match (1), or it goes on (-1). */
  stopped(ctx: ObjectContext, more: 1 | -1): Promise<void>
  met(ctx: ObjectContext, person: string): Promise<void>
  gaveUp(ctx: ObjectContext, letter: DeadLetter): Promise<void>
  /** What the books must know of all matches that are booked. */
  records(ctx: ObjectSharedContext): Promise<readonly InstanceRecord[]>
  deadLetters(ctx: ObjectSharedContext): Promise<readonly DeadLetter[]>
  counts(ctx: ObjectSharedContext): Promise<Counts>
  /** Names of matches, or of people, from the first on. */
  names(ctx: ObjectSharedContext, request: NamesRequest): Promise<readonly string[]>
}

/** Which names are wanted. */
export interface NamesRequest {
  readonly of: 'matches' | 'people'
  readonly from: number
  readonly to: number
}

const lists = {
  matches: new Chunks<string>('matches'),
  people: new Chunks<string>('people'),
  letters: new Chunks<DeadLetter>('letters'),
}

const records = new Chunks<InstanceRecord>('records')

/** The end of the records, apart from all that changes more often. */
const recordsEnd = async (ctx: ObjectSharedContext): Promise<Tail<InstanceRecord>> =>
  (await ctx.get<Tail<InstanceRecord>>('records end')) ?? NONE

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
      async ended(ctx: ObjectContext, record: InstanceRecord | null) {
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
        return [...new Map(all.toReversed().map((each) => [each.instance, each])).values()]
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
