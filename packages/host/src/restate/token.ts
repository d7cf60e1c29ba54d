import type { Moment } from '@ackanomic/core'
import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import { type Inside, keyOf, OPTIONS } from './inside.js'
import type { PersonObject } from './person.js'

/** What a token is for. */
export interface Token {
  readonly kind: 'invitation' | 'bearer' | 'seat'
  readonly person: string
  readonly until: Moment | null
  readonly match: string | null
  /** From what the token of a seat is made, with the host's secret. */
  readonly salt: string | null
}

/** A token, by its hash: the token itself never comes here. */
export interface TokenObject {
  keep(ctx: ObjectContext, token: Token): Promise<void>
  known(ctx: ObjectSharedContext): Promise<Token | null>
  /** Uses an invitation up: a bearer token stands in its place, of this hash. Gives its person. */
  admit(ctx: ObjectContext, request: { bearer: string; now: Moment }): Promise<string | null>
  forget(ctx: ObjectContext): Promise<void>
}

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
