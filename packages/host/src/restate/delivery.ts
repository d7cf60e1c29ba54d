import { type ObjectContext, object, type VirtualObjectDefinition } from '@restatedev/restate-sdk'
import { type Tried, tryDelivery } from '../deliveries.js'
import { type Inside, keyOf, momentIn, OPTIONS } from './context.js'
import type { DeliveryObject, HouseObject, PersonObject } from './objects.js'

/** The object of a person's channel. */
export function deliveryObject(inside: Inside): VirtualObjectDefinition<string, DeliveryObject> {
  const { household, names } = inside
  return object({
    name: names.delivery,
    options: OPTIONS,
    handlers: {
      async deliver(ctx: ObjectContext): Promise<boolean | null> {
        const [to, channel]: [string, string] = JSON.parse(ctx.key)
        const person = ctx.objectClient<PersonObject>({ name: names.person }, keyOf(to))
        const now = await momentIn(ctx, inside)
        const next = await person.next({ channel, now })
        if (next === null) return null
        const { subscribed, posts } = next
        const { address, attempts, done: before } = subscribed
        const [first] = posts
        const last = posts.at(-1)
        if (first === undefined || last === undefined) {
          await person.settle({ channel, before, done: before, again: null, now })
          return null
        }
        const { match, game, n } = first
        const key = `${channel}/${to}/${n}`
        const delivery = {
          person: to,
          channel,
          address,
          match,
          game,
          idempotencyKey: key,
          notifications: posts,
        }
        const tried = await ctx.run<Tried>('a delivery', () =>
          tryDelivery(household, delivery, attempts),
        )
        if (tried.what === 'given up') {
          await ctx.objectClient<HouseObject>({ name: names.house }, 'house').gaveUp(tried.letter)
        }
        const again = tried.what === 'again' ? tried.at : null
        const done = again === null ? last.n : before
        await person.settle({ channel, before, done, again, now })
        return tried.what === 'out'
      },
    },
  }) as VirtualObjectDefinition<string, DeliveryObject>
}
