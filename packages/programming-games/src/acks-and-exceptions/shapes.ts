import type { SeatNumber } from '@ackanomic/core'
import * as v from 'valibot'
import { COASTERS } from './coasters.js'

/** The number of a seat; four play. */
export const seatSchema: v.GenericSchema<unknown, SeatNumber> = /* @__PURE__ */ v.picklist(
  [0, 1, 2, 3],
  'Name a seat, 0 to 3',
)

/** A coaster. */
export const coasterSchema = /* @__PURE__ */ v.picklist(
  COASTERS,
  'Name a coaster, "ACK" or "Exception"',
)
