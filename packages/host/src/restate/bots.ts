import { type ObjectContext, object, type VirtualObjectDefinition } from '@restatedev/restate-sdk'
import { turning, turnOf } from '../bot-turns.js'
import { NEVER } from '../queries.js'
import { type Inside, OPTIONS } from './context.js'
import type { BotsObject, MatchObject } from './objects.js'

/** The object of the bots of a match. */
export function botsObject({
  household,
  names,
}: Inside): VirtualObjectDefinition<string, BotsObject> {
  return object({
    name: names.bots,
    options: OPTIONS,
    handlers: {
      async play(ctx: ObjectContext): Promise<boolean> {
        const { thread } = household
        if (thread === undefined) return false
        const { key: id } = ctx
        const match = ctx.objectClient<MatchObject>({ name: names.match }, id)
        let asked = await match.turns()
        while (asked === 'late') {
          if (!(await match.pass(NEVER)).ok) return false
          asked = await match.turns()
        }
        const { turns, entries } = asked
        for (const { by, bot, look } of turns) {
          const request = await ctx.run(
            turning(by),
            async () => (await turnOf(household, thread, look, by, bot)) ?? null,
          )
          if (request === null) continue
          const done = await match.submit(request)
          if (done.ok) return true
          // While it thought, somebody else may have acted: then the match is due again by that.
          if (done.error.code === 'staleView') continue
          const problem = done.error.message
          await ctx.run('a fault', () =>
            household.onError({ match: id, during: turning(by), problem }),
          )
        }
        // Nothing came of it: the match waits until something else happens in it.
        await match.rest(entries)
        return false
      },
    },
  }) as VirtualObjectDefinition<string, BotsObject>
}
