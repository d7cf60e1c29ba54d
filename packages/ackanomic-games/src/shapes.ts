import type { SeatNumber } from '@ackanomic/core'
import * as v from 'valibot'

/** `says` is the message. */
export const wholeFrom = (least: number, says?: string): v.GenericSchema<unknown, number> =>
  v.pipe(v.number(), v.safeInteger(says), v.minValue(least, says))

export const count: v.GenericSchema<unknown, number> = /* @__PURE__ */ wholeFrom(0)

export function squareWithin(
  farthest: number,
  says: string,
): v.GenericSchema<unknown, readonly [column: number, row: number]> {
  const whole = v.safeInteger('Send whole numbers')
  const line = v.pipe(v.number(), whole, v.minValue(-farthest, says), v.maxValue(farthest, says))
  return v.strictTuple([line, line])
}

/** Makes 0 of -0, which JSON does not know. */
export const positiveZero: v.TransformAction<number, number> = /* @__PURE__ */ v.transform(
  (number) => number + 0,
)

export const seatSchema: v.GenericSchema<unknown, SeatNumber> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ wholeFrom(0, 'Send the number of a seat'),
  positiveZero,
)

export const choice = <const List extends readonly [string, ...string[]]>(
  list: List,
): v.OptionalSchema<v.PicklistSchema<List, undefined>, List[0]> =>
  v.optional(v.picklist(list), list[0])

export const isEachOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length

/** Whether a list contains each of the numbers 1 to `most` once. */
export function isNumbering(numbers: readonly (number | null)[], most: number): boolean {
  const isWithin = (number: number | null): boolean =>
    number !== null && number >= 1 && number <= most
  return numbers.length === most && isEachOnce(numbers) && numbers.every(isWithin)
}
