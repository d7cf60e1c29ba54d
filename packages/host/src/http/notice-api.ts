import * as v from 'valibot'
import { deviceBodySchema, noticeBodySchema } from '../notices/notice-schemas.js'
import type { Route } from './api-route.js'

const timeOfDay = v.pipe(v.string(), v.description('A time of day, such as "07:30".'))

const settingsSchema = v.strictObject({
  timeZone: v.pipe(v.string(), v.description('An IANA time zone.')),
  quietHours: v.pipe(
    v.nullable(v.strictObject({ from: timeOfDay, to: timeOfDay })),
    v.description('The hours in which notices wait; null for none.'),
  ),
  mail: v.picklist(['instant', 'hourly', 'daily', 'off']),
  digestTime: timeOfDay,
  push: v.picklist(['turns', 'all', 'off']),
})

const deviceSchema = v.strictObject({
  device: v.string(),
  service: v.pipe(v.string(), v.description('The origin of its push service.')),
})

const noticesSchema = v.strictObject({
  settings: settingsSchema,
  channels: v.array(v.string()),
  devices: v.array(deviceSchema),
  pushKey: v.pipe(
    v.nullable(v.string()),
    v.description('The public key of the host (VAPID, base64url); null if it sends no web push.'),
  ),
  calendar: v.pipe(
    v.nullable(v.string()),
    v.description('The secret token of your calendar, at /calendars/{token}.ics; null if none.'),
  ),
})

/** The routes of how people are notified. */
export const NOTICE_ROUTES: Readonly<Record<string, Route>> = {
  'get /me/notices': {
    summary: 'Shows how you are notified: your settings, channels and devices.',
    access: 'people',
    response: noticesSchema,
  },
  'patch /me/notices': {
    summary: 'Changes how you are notified. Settings that are left out stay.',
    access: 'people',
    body: noticeBodySchema,
    response: noticesSchema,
  },
  'post /me/devices': {
    summary: 'Sends your notices to a browser, by web push. The body is its "PushSubscription".',
    access: 'people',
    body: deviceBodySchema,
    response: deviceSchema,
  },
  'delete /me/devices/{device}': {
    summary: 'Sends no more notices to a browser.',
    access: 'people',
    response: v.null(),
  },
  'post /me/calendar': {
    summary: 'Gives your calendar of deadlines a new secret address. The one before ends.',
    access: 'people',
    response: noticesSchema,
  },
  'delete /me/calendar': {
    summary: 'Ends the address of your calendar.',
    access: 'people',
    response: noticesSchema,
  },
  'get /calendars/{file}': {
    summary: 'The deadlines of a person as a calendar, for those who know its secret address.',
    access: 'anybody',
    response: v.string(),
    contentType: 'text/calendar',
  },
}
