import type { Rejection, Result } from '@ackanomic/core'
import type {
  NoticeSettings,
  Notices,
  PushDevice,
  PushSubscriptionRequest,
} from '../notices/notice-types.js'
import type { Requester } from './requests.js'

/** How the person is notified, for a client. */
export interface ClientNotices {
  /** Returns how the person is notified. */
  get(): Promise<Result<Notices, Rejection>>
  /** Changes some settings. Those that are left out stay. */
  change(changes: Partial<NoticeSettings>): Promise<Result<Notices, Rejection>>
  /** Sends notices to a browser: pass what `PushSubscription.toJSON()` returns there. */
  addDevice(
    subscription: Omit<PushSubscriptionRequest, 'by'>,
  ): Promise<Result<PushDevice, Rejection>>
  /** Sends no more notices to a browser. */
  removeDevice(device: string): Promise<Result<null, Rejection>>
  /** Gives the person's calendar of deadlines a new secret address. The one before ends. */
  renewCalendar(): Promise<Result<Notices, Rejection>>
  /** Ends the address of the person's calendar. */
  endCalendar(): Promise<Result<Notices, Rejection>>
}

/** Creates the part of a client that is about notices. */
export function createClientNotices(ask: Requester): ClientNotices {
  return {
    get: () => ask('GET', '/me/notices'),
    change: (changes) => ask('PATCH', '/me/notices', changes),
    addDevice: (subscription) => ask('POST', '/me/devices', subscription),
    removeDevice: (device) => ask('DELETE', `/me/devices/${encodeURIComponent(device)}`),
    renewCalendar: () => ask('POST', '/me/calendar'),
    endCalendar: () => ask('DELETE', '/me/calendar'),
  }
}
