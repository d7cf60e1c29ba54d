import type { MatchClock } from '@ackanomic/core'
import { schemaOf } from '@ackanomic/host'
import { checkedElsewhere, line, pageFields, personSchema } from '@ackanomic/host/modules'
import * as v from 'valibot'
import type { GamePageQuery } from './page-types.js'

/** A text of several lines. */
export function prose(name: string, most: number): v.GenericSchema<string> {
  const wrong = `${name} must be a string of 1 to ${most} characters.`
  return v.pipe(
    v.string(wrong),
    v.check((text) => text.trim() !== '' && text.length <= most, wrong),
    v.check(
      (text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text),
      `${name} must have no control characters but line breaks.`,
    ),
  )
}

/** A field that may be left out. */
export const flag = (name: string): v.GenericSchema<boolean | undefined> =>
  v.optional(v.boolean(`${name} must be true or false.`))

const time = '"until" must be a time in whole milliseconds.'

export const untilField: v.GenericSchema<number | undefined> = v.optional(
  v.pipe(v.number(time), v.safeInteger(time)),
)

export const anonymousField: v.GenericSchema<boolean> = v.pipe(
  v.boolean(),
  v.description('Whether seats are dealt, and nobody knows until the end who plays which.'),
)

export const shownClock: v.GenericSchema<MatchClock | null> = v.pipe(
  v.nullable(checkedElsewhere<MatchClock>(v.looseObject({ timeZone: v.string() }))),
  v.description('When deadlines run; null if always.'),
)

export const gameField: v.GenericSchema<string> = v.string('"game" must be the id of a game.')

export const gamePageQuery: v.GenericSchema<GamePageQuery> = schemaOf<GamePageQuery>()({
  game: v.pipe(v.optional(gameField), v.description('Lists those of this game only.')),
  ...pageFields,
})

export const reasonField: v.GenericSchema<string> = line('"reason"', 1000)

export const aboutPerson: v.GenericSchema<{ readonly person: string }> = v.strictObject({
  person: personSchema,
})
