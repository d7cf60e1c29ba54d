import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import { OPTIONS, personKey, type RestateContext } from './context.js'
import type { PersonObject, StoredToken, TokenObject } from './objects.js'

/** The virtual object of a token. */
export function createTokenObject({
  names,
}: RestateContext): VirtualObjectDefinition<string, TokenObject> {
  const get = (ctx: ObjectSharedContext): Promise<StoredToken | null> =>
    ctx.get<StoredToken>('token')
  return object({
    name: names.token,
    options: OPTIONS,
    handlers: {
      async put(ctx: ObjectContext, token: StoredToken) {
        ctx.set('token', token)
      },
      get: handlers.object.shared(get),
      async redeem(ctx: ObjectContext, { bearer, now }: Parameters<TokenObject['redeem']>[1]) {
        const token = await get(ctx)
        if (token?.kind !== 'invitation' || (token.until ?? 0) <= now) return null
        const { person } = token
        ctx.clear('token')
        const kept = { kind: 'bearer', person, until: null, match: null, salt: null } as const
        await ctx.objectClient<TokenObject>({ name: names.token }, bearer).put(kept)
        await ctx
          .objectClient<PersonObject>({ name: names.person }, personKey(person))
          .addToken(bearer)
        return person
      },
      async delete(ctx: ObjectContext) {
        ctx.clearAll()
      },
    },
  }) as VirtualObjectDefinition<string, TokenObject>
}
