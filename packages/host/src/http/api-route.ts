import type * as v from 'valibot'

/** The description of a route. */
export interface Route {
  readonly summary: string
  readonly access: 'anybody' | 'people' | 'operator'
  readonly body?: v.GenericSchema
  readonly query?: Readonly<Record<string, string>>
  readonly response: v.GenericSchema
  /** The content type of the response. Default: JSON. */
  readonly contentType?: string
}
