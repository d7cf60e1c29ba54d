import type { Api, Operations } from '../contract/operation.js'
import type { JobContext } from '../jobs/context.js'
import type { ModuleParts } from '../modules/modules.js'
import type { ModuleSchema } from '../store/migrations.js'

/** A module: tables, operations, jobs and pages that are added to a host. */
export interface HostModule<T extends Operations = Operations> extends ModuleSchema {
  /** No other operations may have their names. */
  readonly operations: T
  /** Starts it when the store is open and has its tables. */
  start(context: JobContext): Promise<ModuleParts<T>>
}

/** The operations of modules, as functions. */
export type ModuleApi<M extends readonly HostModule[]> = M extends readonly [
  HostModule<infer T>,
  ...infer Rest extends readonly HostModule[],
]
  ? Api<T> & ModuleApi<Rest>
  : unknown
