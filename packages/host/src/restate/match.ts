import type { Rejection, Result, Timestamp } from '@ackanomic/core'
import {
  type ObjectContext,
  object,
  RestatePromise,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import type { Change } from '../change.js'
import { type Decision, decideAct, decideBringingIn, decideOpening, decideTime } from '../decide.js'
import type { Answer } from '../idempotency.js'
import { GameFault, orFault } from '../incidents.js'
import { hostedOf, newRow } from '../match-cache.js'
import { broughtUpToDate, newerGame } from '../migrate-match.js'
import { refuse } from '../rejections.js'
import type { ImportRequest, Notification, OpenRequest, SubmitRequest } from '../types.js'
import { NONE } from './chunks.js'
import { type Inside, keyOf, OPTIONS, shardOf } from './context.js'
import { matchReads } from './match-reads.js'
import {
  asked,
  clearAnswers,
  freshRow,
  heardIn,
  log,
  movedBy,
  pastIn,
  posts,
  rowOf,
} from './match-state.js'
import type {
  AgendaObject,
  Answered,
  HouseObject,
  MatchObject,
  Moved,
  NewsObject,
  OfficeObject,
  PersonObject,
  Row,
  Sender,
} from './objects.js'

const done: Result<null, never> = { ok: true, value: null }

/** The object of a match. */
export function matchObject(inside: Inside): VirtualObjectDefinition<string, MatchObject> {
  const { household, names } = inside
  const house = (ctx: ObjectContext) =>
    ctx.objectClient<HouseObject>({ name: names.house }, 'house')
  const agenda = (ctx: ObjectContext, now: Timestamp, moved: readonly Moved[]) =>
    ctx.objectClient<AgendaObject>({ name: names.agenda }, shardOf(ctx.key)).move({ moved, now })

  /** A match that may be played on; refuses as `hostedOf`. */
  const goingOn = async (ctx: ObjectContext): Promise<Result<Row, Rejection>> => {
    const row = await rowOf(ctx)
    if (row === null) return refuse('noMatch', { match: ctx.key })
    if (row.fault !== null) return refuse('fault', { match: ctx.key })
    // Whatever code serves this address is the same as long as it does, so this is no chance.
    const game = await newerGame(household, row)
    if (game === undefined) return { ok: true, value: row }
    const past = await pastIn(ctx, row)
    const brought = await ctx.run('bringing it up to date', () =>
      orFault(household, ctx.key, 'bringing it up to date', async () => ({
        ok: true,
        value: { ...broughtUpToDate(household, game, row, past), now: household.now() },
      })),
    )
    if (!brought.ok) return brought
    const { now, log: other, change, ...changed } = brought.value
    if (other !== undefined) log.clear(ctx, row.log)
    const tail = other === undefined ? row.log : log.append(ctx, NONE, other)
    await write(ctx, { ...row, ...changed, log: tail }, change, now)
    return { ok: true, value: (await rowOf(ctx)) ?? row }
  }

  /** Writes down a step, and gives what somebody was told by it. */
  const write = async (
    ctx: ObjectContext,
    before: Row,
    change: Change,
    now: Timestamp,
    sender?: Pick<SubmitRequest, 'by' | 'channel'>,
  ): Promise<readonly Notification[]> => {
    const by = sender?.by
    const { key: match } = ctx
    const { recorded, entries, checkpoint, due, over, said, wanted, isForBots } = change
    if (over !== null && before.over === null) await house(ctx).ended(change.record ?? null)
    const announced = said.map(({ to: _, ...each }) => ({ ...each, step: entries }))
    const row: Row = {
      ...before,
      entries,
      checkpoint,
      due,
      over,
      said: before.said + said.length,
      bots: isForBots ? 0 : null,
      wanted,
      log: log.append(ctx, before.log, recorded),
      posts: posts.append(ctx, before.posts, announced),
    }
    ctx.set('row', row)
    const moved = movedBy(match, before, row)
    const heard = heardIn(match, before, change, now)
    const channel = by === undefined ? undefined : sender?.channel
    const tellings = [...heard].map(([to, each]) =>
      to.startsWith('@')
        ? ctx
            .objectClient<PersonObject>({ name: names.person }, to)
            .hear(by !== undefined && to === keyOf(by) ? { ...each, channel } : each)
        : ctx.objectClient<OfficeObject>({ name: names.office }, to).hear(each),
    )
    const calls: RestatePromise<unknown>[] = [...tellings]
    if (moved.length > 0) calls.push(agenda(ctx, now, moved))
    const numbers = calls.length === 0 ? [] : await RestatePromise.all(calls)
    const told = [...heard].filter(([, { posts }]) => posts.length > 0).map(([to]) => to.slice(1))
    const news = { match, recipients: told }
    ctx.objectSendClient<NewsObject>({ name: names.news }, shardOf(match)).tell(news)
    const place = by === undefined ? -1 : [...heard.keys()].indexOf(keyOf(by))
    const first = Number(numbers[place] ?? 0)
    const mine = by === undefined ? [] : (heard.get(keyOf(by))?.posts ?? [])
    return mine.map(({ event }, i) => ({ n: first + i + 1, ...event }))
  }

  /** Answers a request, and keeps the answer for when it comes again. */
  const answer = (ctx: ObjectContext, sender: Sender, given: Answer, at: Timestamp): Answer => {
    ctx.set(asked(sender), { at, answer: given } satisfies Answered)
    return given
  }

  /** Decides in one journalled step: all that is chance, and the moment, is in it. */
  const decide = (
    ctx: ObjectContext,
    during: string,
    decision: () => Promise<Decision>,
  ): Promise<Result<Decision & { now: Timestamp }, Rejection>> =>
    ctx.run(during, () =>
      orFault(household, ctx.key, during, async () => ({
        ok: true,
        value: { ...(await decision()), now: household.now() },
      })),
    )

  return object({
    name: names.match,
    options: OPTIONS,
    handlers: {
      ...matchReads(inside),
      async open(ctx: ObjectContext, request: OpenRequest): Promise<Answer> {
        const { key: id } = ctx
        if ((await rowOf(ctx)) !== null) {
          const kept = await ctx.get<Answered>(asked(request))
          return kept?.answer ?? refuse('matchExists', { match: id })
        }
        const decided = await ctx.run('opening', () =>
          orFault(household, id, 'opening', async () => {
            const game = await household.games[request.game]?.load()
            if (game === undefined) throw new GameFault(id, `${request.game} is not listed`)
            const { automated: programs = {} } = request
            const { change, refusal } = decideOpening(household, game, request)
            if (change === undefined)
              return refusal === undefined ? notBegun(id) : { ok: false, error: refusal }
            const now = household.now()
            const row = freshRow(newRow(id, game, programs), now)
            return { ok: true, value: { change, row, now } }
          }),
        )
        if (!decided.ok) return decided
        const { change, row, now } = decided.value
        await house(ctx).opened(id)
        const notifications = await write(ctx, row, change, now, { by: request.by })
        return answer(ctx, request, { ok: true, value: { notifications } }, now)
      },
      async submit(ctx: ObjectContext, request: SubmitRequest): Promise<Answer> {
        const { by, channel } = request
        // Asked for at once with the row, which is waited for first.
        const before = ctx.get<Answered>(asked(request))
        const current = await goingOn(ctx)
        if (!current.ok) return current
        const row = current.value
        const kept = await before
        if (kept !== null) return kept.answer
        const decided = await decide(ctx, 'an entry', async () => {
          const hosted = await hostedOf(household, ctx.key, row)
          if (!hosted.ok) return { change: undefined, refusal: hosted.error }
          return decideAct(household, hosted.value, request, (person) =>
            row.willing.includes(person),
          )
        })
        if (!decided.ok) return decided
        const { change, refusal, isWilling, now } = decided.value
        const cleared = (await clearAnswers(ctx, row, now)) ? now : row.cleared
        const willing = isWilling === true ? [...new Set([...row.willing, by])] : row.willing
        const standing = { ...row, cleared, willing }
        if (change === undefined) ctx.set('row', standing)
        const sender = refusal === undefined ? { by, channel } : undefined
        const notifications =
          change === undefined ? [] : await write(ctx, standing, change, now, sender)
        return answer(
          ctx,
          request,
          refusal === undefined
            ? { ok: true, value: { notifications } }
            : { ok: false, error: refusal },
          now,
        )
      },
      async fire(ctx: ObjectContext, now: Timestamp): Promise<boolean> {
        const found = await rowOf(ctx)
        if (found === null || found.fault !== null || found.due === null || found.due > now) {
          return false
        }
        const current = await goingOn(ctx)
        const row = current.ok ? current.value : found
        // Brought up to date it may be due no more.
        if (row.due === null || row.due > now) return true
        const change = current.ok
          ? await ctx.run('a deadline', async (): Promise<Change | string> => {
              try {
                const hosted = await hostedOf(household, ctx.key, row)
                if (!hosted.ok) throw new GameFault(ctx.key, hosted.error.message)
                const passed = decideTime(household, hosted.value, now)
                if (passed !== undefined) return passed
                throw new GameFault(ctx.key, 'A deadline is due, and does not fall.')
              } catch (thrown) {
                // Whatever it is: a deadline that were tried for ever would hold up the match.
                const problem = thrown instanceof GameFault ? thrown.cause : thrown
                household.onError({ match: ctx.key, during: 'a deadline', problem })
                return String(problem instanceof Error ? problem.message : problem)
              }
            })
          : current.error.message
        if (typeof change !== 'string') {
          await write(ctx, row, change, now)
          return true
        }
        const stopped = { ...row, fault: change }
        ctx.set('row', stopped)
        await RestatePromise.all([
          house(ctx).stopped(1),
          agenda(ctx, now, movedBy(ctx.key, row, { ...row, due: null, bots: null })),
        ])
        return true
      },
      async pass(ctx: ObjectContext, now: Timestamp): Promise<Result<null, Rejection>> {
        const current = await goingOn(ctx)
        if (!current.ok) return current
        const row = current.value
        if (row.due === null || row.due > now) return done
        const decided = await decide(ctx, 'a look', async () => {
          const hosted = await hostedOf(household, ctx.key, row)
          if (!hosted.ok) return { change: undefined, refusal: hosted.error }
          return { change: decideTime(household, hosted.value, now), refusal: undefined }
        })
        if (!decided.ok) return decided
        const { change, refusal } = decided.value
        if (refusal !== undefined) return { ok: false, error: refusal }
        if (change !== undefined) await write(ctx, row, change, now)
        return done
      },
      async rest(ctx: ObjectContext, entries: number) {
        const row = await rowOf(ctx)
        if (row === null || row.entries !== entries || row.bots === null) return
        const resting = { ...row, bots: null }
        ctx.set('row', resting)
        await agenda(ctx, 0, movedBy(ctx.key, row, resting))
      },
      async importMatch(
        ctx: ObjectContext,
        brought: ImportRequest,
      ): Promise<Result<null, Rejection>> {
        const { key: id } = ctx
        const found = await rowOf(ctx)
        const decided = await ctx.run('bringing it in', () =>
          orFault(household, id, 'bringing it in', async () => {
            const taken = await decideBringingIn(household, brought)
            if (!taken.ok) return taken
            if (found !== null) return refuse('matchExists', { match: id })
            return { ok: true, value: { ...taken.value, now: household.now() } }
          }),
        )
        if (!decided.ok) return decided
        const { row, change, now } = decided.value
        await house(ctx).opened(id)
        await write(ctx, freshRow(row, now), change, now)
        return done
      },
      async resume(ctx: ObjectContext, now: Timestamp): Promise<Result<null, Rejection>> {
        const row = await rowOf(ctx)
        if (row === null) return refuse('noMatch', { match: ctx.key })
        if (row.fault === null) return done
        ctx.set('row', { ...row, fault: null })
        await RestatePromise.all([
          house(ctx).stopped(-1),
          agenda(ctx, now, movedBy(ctx.key, { ...row, due: null, bots: null }, row)),
        ])
        return done
      },
    },
  }) as VirtualObjectDefinition<string, MatchObject>
}

function notBegun(match: string): never {
  throw new GameFault(match, 'It neither begins nor is refused.')
}
