import {
  handlers,
  type ObjectContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import { OPTIONS, type RestateContext } from './context.js'
import type { InboxUpdate, RoleObject } from './objects.js'
import { preparePendingUpdate, readPendingActions } from './person.js'

/** The virtual object of a role. */
export function createRoleObject({
  names,
}: RestateContext): VirtualObjectDefinition<string, RoleObject> {
  return object({
    name: names.role,
    options: OPTIONS,
    handlers: {
      async receive(ctx: ObjectContext, update: InboxUpdate): Promise<number> {
        await preparePendingUpdate(ctx, update)()
        return 0
      },
      listPendingActions: handlers.object.shared(readPendingActions),
    },
  }) as VirtualObjectDefinition<string, RoleObject>
}
