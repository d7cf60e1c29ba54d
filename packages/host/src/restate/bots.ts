import { type ObjectContext, object, type VirtualObjectDefinition } from '@restatedev/restate-sdk'
import { botTurnLabel, chooseAction } from '../jobs/bot-turns.js'
import { NO_DEADLINE } from '../queries/reads.js'
import { OPTIONS, type RestateContext } from './context.js'
import type { BotsObject, MatchObject } from './objects.js'

/** The virtual object that runs the bots of a match. */
export function createBotsObject({
  context,
  names,
}: RestateContext): VirtualObjectDefinition<string, BotsObject> {
  return object({
    name: names.bots,
    options: OPTIONS,
    handlers: {
      async play(ctx: ObjectContext): Promise<boolean> {
        const { botThread } = context
        if (botThread === undefined) return false
        const { key: id } = ctx
        const match = ctx.objectClient<MatchObject>({ name: names.match }, id)
        let pending = await match.botTurns()
        while (pending === 'stale') {
          if (!(await match.catchUp(NO_DEADLINE)).ok) return false
          pending = await match.botTurns()
        }
        const { turns, entries } = pending
        for (const { by, bot, page } of turns) {
          const request = await ctx.run(
            botTurnLabel(by),
            async () => (await chooseAction(context, botThread, page, by, bot)) ?? null,
          )
          if (request === null) continue
          const done = await match.submit(request)
          if (done.ok) return true
          // If somebody else acted meanwhile, the match is due again anyway.
          if (done.error.code === 'staleView') continue
          const problem = done.error.message
          await ctx.run('reporting an error', () =>
            context.onError({ match: id, during: botTurnLabel(by), problem }),
          )
        }
        // No bot acted. The match waits until something else happens in it.
        await match.settleBots(entries)
        return false
      },
    },
  }) as VirtualObjectDefinition<string, BotsObject>
}
