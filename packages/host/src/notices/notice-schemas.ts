import * as v from 'valibot'
import { personSchema } from '../schemas.js'
import { isTimeZone } from './zoned-time.js'

const timeOfDay = (name: string): v.GenericSchema<string> => {
  const wrong = `${name} must be a time of day, such as "07:30".`
  return v.pipe(v.string(wrong), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, wrong))
}

const zone = '"timeZone" must be an IANA time zone, such as "Europe/Berlin".'
const quiet = '"quietHours" must be null or { "from": "22:00", "to": "07:30" }.'

/** The body of a request to change settings. */
export const noticeBodySchema = v.strictObject({
  timeZone: v.optional(v.pipe(v.string(zone), v.check(isTimeZone, zone))),
  quietHours: v.optional(
    v.nullable(
      v.pipe(
        v.strictObject({ from: timeOfDay('"from"'), to: timeOfDay('"to"') }, quiet),
        v.check(
          ({ from, to }) => from !== to,
          'Quiet hours must end at another time than they begin.',
        ),
      ),
    ),
  ),
  mail: v.optional(
    v.picklist(
      ['instant', 'hourly', 'daily', 'off'],
      '"mail" must be "instant", "hourly", "daily" or "off".',
    ),
  ),
  digestTime: v.optional(timeOfDay('"digestTime"')),
  push: v.optional(v.picklist(['turns', 'all', 'off'], '"push" must be "turns", "all" or "off".')),
})

/** A request to change settings. */
export const noticeSchema = v.strictObject({ ...noticeBodySchema.entries, by: personSchema })

const base64url = (name: string, bytes: number): v.GenericSchema<string> => {
  const wrong = `"${name}" must be ${bytes} bytes in base64url.`
  return v.pipe(
    v.string(wrong),
    v.regex(/^[\w-]+={0,2}$/u, wrong),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes, wrong),
  )
}

/** The body of a request to add a device. Browsers name a time at which it expires, too. */
export const deviceBodySchema = v.strictObject({
  endpoint: v.pipe(
    v.string('"endpoint" must be a URL.'),
    v.maxLength(1000, '"endpoint" must have 1000 characters or fewer.'),
    v.url('"endpoint" must be a URL.'),
  ),
  keys: v.strictObject(
    { p256dh: base64url('p256dh', 65), auth: base64url('auth', 16) },
    '"keys" must be { "p256dh": …, "auth": … }.',
  ),
  expirationTime: v.optional(v.nullable(v.number())),
})

/** A request to add a device. */
export const deviceSchema = v.strictObject({ ...deviceBodySchema.entries, by: personSchema })

/** The id of a device. */
export const deviceIdSchema = v.pipe(
  v.string('"device" must be the id of a device.'),
  v.regex(/^[\w-]{16}$/u, '"device" must be the id of a device.'),
)
