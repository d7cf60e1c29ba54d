import type { ResultRecord, Timestamp } from '@ackanomic/core'
import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import type { DeadLetter } from '../delivery-types.js'
import { FIRST_KEY } from '../proof/signing-keys.js'
import type { Health } from '../types.js'
import { ChunkedList, EMPTY } from './chunks.js'
import { OPTIONS, type RestateContext } from './context.js'
import type { Counts, NamesRequest, RegistryObject, Tail } from './objects.js'

const lists = {
  matches: new ChunkedList<string>('matches'),
  people: new ChunkedList<string>('people'),
  deadLetters: new ChunkedList<DeadLetter>('dead letters'),
}

const results = new ChunkedList<ResultRecord>('results')

/** The tail of the results, apart from state that changes more often. */
const readResultsTail = async (ctx: ObjectSharedContext): Promise<Tail<ResultRecord>> =>
  (await ctx.get<Tail<ResultRecord>>('results tail')) ?? EMPTY

/** The state of the registry, without the results. */
interface RegistryState extends Pick<Health, 'open' | 'finished' | 'suspended'> {
  readonly matches: Tail<string>
  readonly people: Tail<string>
  readonly deadLetters: Tail<DeadLetter>
}

const emptyRegistry: RegistryState = {
  open: 0,
  finished: 0,
  suspended: 0,
  matches: EMPTY,
  people: EMPTY,
  deadLetters: EMPTY,
}

const readRegistry = async (ctx: ObjectSharedContext): Promise<RegistryState> =>
  (await ctx.get<RegistryState>('state')) ?? emptyRegistry

const writeRegistry = (ctx: ObjectContext, state: RegistryState): void => ctx.set('state', state)

/** The virtual object of the registry. */
export function createRegistryObject({
  names,
}: RestateContext): VirtualObjectDefinition<string, RegistryObject> {
  return object({
    name: names.registry,
    options: OPTIONS,
    handlers: {
      async keepFingerprint(ctx: ObjectContext, fingerprint: string | null) {
        const kept = await ctx.get<string>('fingerprint')
        if (kept === null && fingerprint !== null) ctx.set('fingerprint', fingerprint)
        return kept ?? fingerprint
      },
      keyRecord: handlers.object.shared((ctx: ObjectSharedContext) =>
        ctx.get<readonly Timestamp[]>('signing keys'),
      ),
      async addKey(
        ctx: ObjectContext,
        { known, from }: { known: readonly Timestamp[]; from: Timestamp },
      ) {
        const kept = (await ctx.get<readonly Timestamp[]>('signing keys')) ?? FIRST_KEY
        if (JSON.stringify(kept) !== JSON.stringify(known)) return kept
        const added = [...kept, from]
        ctx.set('signing keys', added)
        return added
      },
      async matchOpened(ctx: ObjectContext, match: string) {
        const kept = await readRegistry(ctx)
        const matches = lists.matches.append(ctx, kept.matches, [match])
        writeRegistry(ctx, { ...kept, matches, open: kept.open + 1 })
      },
      async matchEnded(ctx: ObjectContext, record: ResultRecord | null) {
        if (record !== null) {
          ctx.set('results tail', results.append(ctx, await readResultsTail(ctx), [record]))
        }
        const kept = await readRegistry(ctx)
        writeRegistry(ctx, { ...kept, open: kept.open - 1, finished: kept.finished + 1 })
      },
      async countSuspended(ctx: ObjectContext, more: 1 | -1) {
        const kept = await readRegistry(ctx)
        writeRegistry(ctx, { ...kept, suspended: kept.suspended + more })
      },
      async addPerson(ctx: ObjectContext, person: string) {
        const kept = await readRegistry(ctx)
        writeRegistry(ctx, { ...kept, people: lists.people.append(ctx, kept.people, [person]) })
      },
      async addDeadLetter(ctx: ObjectContext, deadLetter: DeadLetter) {
        const kept = await readRegistry(ctx)
        const deadLetters = lists.deadLetters.append(ctx, kept.deadLetters, [deadLetter])
        writeRegistry(ctx, { ...kept, deadLetters })
      },
      listResults: handlers.object.shared(async (ctx: ObjectSharedContext) => {
        const all = await results.read(ctx, await readResultsTail(ctx))
        // A match that was migrated and ended again keeps its first result.
        return [...new Map(all.toReversed().map((each) => [each.match, each])).values()]
      }),
      deadLetters: handlers.object.shared(async (ctx: ObjectSharedContext) => {
        const deadLetters = await lists.deadLetters.read(ctx, (await readRegistry(ctx)).deadLetters)
        return deadLetters.sort((one, other) => other.at - one.at)
      }),
      counts: handlers.object.shared(async (ctx: ObjectSharedContext): Promise<Counts> => {
        const { matches, people, deadLetters, ...kept } = await readRegistry(ctx)
        const lengths = { matches: matches.length, people: people.length }
        return { ...kept, ...lengths, deadLetters: deadLetters.length }
      }),
      names: handlers.object.shared(
        async (ctx: ObjectSharedContext, { list, from, to }: NamesRequest) => {
          const { [list]: tail } = await readRegistry(ctx)
          return lists[list].read(ctx, tail, from, Math.min(to, tail.length))
        },
      ),
    },
  }) as VirtualObjectDefinition<string, RegistryObject>
}
