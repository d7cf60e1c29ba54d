import { isTimeZone } from '@ackanomic/core'
import { defineOperations, schemaOf } from '@ackanomic/host'
import * as v from 'valibot'
import type * as types from './notice-types.js'

const timeOfDay = (name: string) => {
  const wrong = `${name} must be a time of day, such as "07:30".`
  return v.pipe(v.string(wrong), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, wrong))
}

const zone = '"timeZone" must be an IANA time zone, such as "Europe/Berlin".'

const quiet = '"quietHours" must be null or { "from": "22:00", "to": "07:30" }.'

const base64url = (name: string, bytes: number) => {
  const wrong = `"${name}" must be ${bytes} bytes in base64url.`
  return v.pipe(
    v.string(wrong),
    v.regex(/^[\w-]+={0,2}$/u, wrong),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes, wrong),
  )
}

const deviceId = v.pipe(
  v.string('"device" must be the id of a device.'),
  v.regex(/^[\w-]{16}$/u, '"device" must be the id of a device.'),
)

/** The address of a calendar, which ends in `.ics`, is a token too. */
const calendarToken = v.pipe(
  v.string('"calendar" must be the token of a calendar.'),
  v.transform((text) => text.replace(/\.ics$/u, '')),
  v.description('The secret token of the calendar, with or without ".ics" at its end.'),
)

const pushDevice = schemaOf<types.PushDevice>()({
  device: v.string(),
  service: v.pipe(v.string(), v.description('The origin of its push service.')),
})

const time = v.pipe(v.string(), v.description('A time of day, such as "07:30".'))

const notices = schemaOf<types.Notices>()({
  settings: v.strictObject({
    timeZone: v.pipe(v.string(), v.description('An IANA time zone.')),
    quietHours: v.pipe(
      v.nullable(v.strictObject({ from: time, to: time })),
      v.description('The hours in which notices wait; null for none.'),
    ),
    mail: v.picklist(['instant', 'hourly', 'daily', 'off']),
    digestTime: time,
    push: v.picklist(['turns', 'all', 'off']),
  }),
  channels: v.array(v.string()),
  devices: v.array(pushDevice),
  pushKey: v.pipe(
    v.nullable(v.string()),
    v.description('The public key of the host (VAPID, base64url); null if it sends no web push.'),
  ),
  calendar: v.pipe(
    v.nullable(v.string()),
    v.description('The secret token of your calendar, at /calendars/{token}.ics; null if none.'),
  ),
})

export const noticeOperations = defineOperations({
  getNotices: {
    method: 'GET',
    path: '/me/notices',
    access: 'people',
    summary: 'Shows how you are notified: your settings, channels and devices.',
    output: notices,
  },
  changeNoticeSettings: {
    method: 'PATCH',
    path: '/me/notices',
    access: 'people',
    summary: 'Changes how you are notified. Settings that are left out stay.',
    input: schemaOf<Partial<types.NoticeSettings>>()({
      timeZone: v.exactOptional(v.pipe(v.string(zone), v.check(isTimeZone, zone))),
      quietHours: v.exactOptional(
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
      mail: v.exactOptional(
        v.picklist(
          ['instant', 'hourly', 'daily', 'off'],
          '"mail" must be "instant", "hourly", "daily" or "off".',
        ),
      ),
      digestTime: v.exactOptional(timeOfDay('"digestTime"')),
      push: v.exactOptional(
        v.picklist(['turns', 'all', 'off'], '"push" must be "turns", "all" or "off".'),
      ),
    }),
    output: notices,
  },
  addPushDevice: {
    method: 'POST',
    path: '/me/devices',
    access: 'people',
    summary:
      'Sends your notices to a browser, by web push, and those of nobody else. Send what its "PushSubscription.toJSON()" returns.',
    input: schemaOf<types.PushSubscriptionRequest>()({
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
    }),
    output: pushDevice,
    errors: ['noPush', 'quotaReached'],
  },
  removePushDevice: {
    method: 'DELETE',
    path: '/me/devices/{device}',
    access: 'people',
    summary: 'Sends no more notices to a browser.',
    input: v.strictObject({ device: deviceId }),
  },
  renewCalendar: {
    method: 'POST',
    path: '/me/calendar',
    access: 'people',
    summary: 'Gives your calendar of deadlines a new secret address. The one before ends.',
    output: notices,
  },
  endCalendar: {
    method: 'DELETE',
    path: '/me/calendar',
    access: 'people',
    summary: 'Ends the address of your calendar.',
    output: notices,
  },
  getCalendar: {
    method: 'GET',
    path: '/calendars/{calendar}',
    access: 'anybody',
    summary:
      'Returns the deadlines of a person as a calendar (iCalendar), for those who know its secret address.',
    input: v.strictObject({ calendar: calendarToken }),
    output: v.string(),
    errors: ['noCalendar'],
    limit: 'guesses',
    text: 'text/calendar; charset=utf-8',
  },
})
