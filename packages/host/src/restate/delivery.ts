import { type ObjectContext, object, type VirtualObjectDefinition } from '@restatedev/restate-sdk'
import { type DeliveryAttempt, tryDelivery } from '../jobs/deliveries.js'
import { currentTime, OPTIONS, personKey, type RestateContext } from './context.js'
import type { DeliveryObject, PersonObject, RegistryObject } from './objects.js'

/** The virtual object that delivers to a person through one channel. */
export function createDeliveryObject(
  restate: RestateContext,
): VirtualObjectDefinition<string, DeliveryObject> {
  const { context, names } = restate
  return object({
    name: names.delivery,
    options: OPTIONS,
    handlers: {
      async deliver(ctx: ObjectContext): Promise<boolean | null> {
        const [to, channel]: [string, string] = JSON.parse(ctx.key)
        const person = ctx.objectClient<PersonObject>({ name: names.person }, personKey(to))
        const now = await currentTime(ctx, restate)
        const next = await person.nextDelivery({ channel, now })
        if (next === null) return null
        const { channelState, notifications } = next
        const { address, attempts, delivered: before } = channelState
        const [first] = notifications
        const last = notifications.at(-1)
        if (first === undefined || last === undefined) {
          await person.settleDelivery({ channel, before, delivered: before, retryAt: null, now })
          return null
        }
        const { match, game, n } = first
        const idempotencyKey = `${channel}/${to}/${n}`
        const recipient = { person: to, channel, address }
        const delivery = { ...recipient, match, game, idempotencyKey, notifications }
        const attempt = await ctx.run<DeliveryAttempt>('delivering', () =>
          tryDelivery(context, delivery, attempts),
        )
        if (attempt.result === 'givenUp') {
          await ctx
            .objectClient<RegistryObject>({ name: names.registry }, 'registry')
            .addDeadLetter(attempt.deadLetter)
        }
        if (attempt.result === 'gone') {
          await person.unsubscribe({ channel, now })
          return false
        }
        const retryAt = attempt.result === 'retry' ? attempt.at : null
        const delivered = retryAt === null ? last.n : before
        await person.settleDelivery({ channel, before, delivered, retryAt, now })
        return attempt.result === 'delivered'
      },
    },
  }) as VirtualObjectDefinition<string, DeliveryObject>
}
