import {
  handlers,
  type ObjectContext,
  type ObjectSharedContext,
  object,
  type VirtualObjectDefinition,
} from '@restatedev/restate-sdk'
import type { Wanted } from '../types.js'
import { type Inside, OPTIONS } from './inside.js'
import { allWanted, type Heard, keepsWanted } from './person.js'

/** An office, and what awaits whoever holds it. */
export interface OfficeObject {
  hear(ctx: ObjectContext, heard: Heard): Promise<number>
  wanted(ctx: ObjectSharedContext): Promise<readonly Wanted[]>
}

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
