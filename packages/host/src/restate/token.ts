import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import { type Inside, keyOf, OPTIONS } from './context.js'
import type { PersonObject, Token, TokenObject } from './objects.js'

/** The object of a token. */
export function tokenObject({ names }: Inside): VirtualObjectDefinition<string, TokenObject> {
  const known = (ctx: ObjectSharedContext): Promise<Token | null> => ctx.get<Token>('token')
  return object({
    name: names.token,
    options: OPTIONS,
    handlers: {
      async keep(ctx: ObjectContext, token: Token) {
        ctx.set('token', token)
      },
      known: handlers.object.shared(known),
      async admit(ctx: ObjectContext, { bearer, now }: Parameters<TokenObject['admit']>[1]) {
        const token = await known(ctx)
        if (token?.kind !== 'invitation' || (token.until ?? 0) <= now) return null
        const { person } = token
        ctx.clear('token')
        const kept = { kind: 'bearer', person, until: null, match: null, salt: null } as const
        await ctx.objectClient<TokenObject>({ name: names.token }, bearer).keep(kept)
        await ctx.objectClient<PersonObject>({ name: names.person }, keyOf(person)).token(bearer)
        return person
      },
      async forget(ctx: ObjectContext) {
        ctx.clearAll()
      },
    },
  }) as VirtualObjectDefinition<string, TokenObject>
}
