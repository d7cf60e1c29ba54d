import {
  handlers,
  type ObjectContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import { type Inside, OPTIONS } from './context.js'
import type { Heard, OfficeObject } from './objects.js'
import { allWanted, keepsWanted } from './person.js'

/** The object of an office. */
export function officeObject({ names }: Inside): VirtualObjectDefinition<string, OfficeObject> {
  return object({
    name: names.office,
    options: OPTIONS,
    handlers: {
      async hear(ctx: ObjectContext, heard: Heard): Promise<number> {
        await keepsWanted(ctx, heard)()
        return 0
      },
      wanted: handlers.object.shared(allWanted),
    },
  }) as VirtualObjectDefinition<string, OfficeObject>
}
