/** Mail comes with every change, once an hour, once a day, or never. */
export type MailPace = 'instant' | 'hourly' | 'daily' | 'off'

/** A device shows the person's turns and messages to them, everything, or nothing. */
export type PushScope = 'turns' | 'all' | 'off'

/** Hours of each day in which a person wants to be left alone. */
export interface QuietHours {
  /** Such as `'22:00'`, in the person's time zone. */
  readonly from: string
  /** Such as `'07:30'`: on the next day unless it is later than `from`. */
  readonly to: string
}

/** A person's wishes for notices. */
export interface NoticeSettings {
  /** The IANA time zone, such as `'Europe/Berlin'`. Default: `'UTC'`. */
  readonly timeZone: string
  /**
   * The hours in which notices wait, unless an action that play awaits falls due in them. Default:
   * `null`.
   */
  readonly quietHours: QuietHours | null
  /** Default: `'instant'`. */
  readonly mail: MailPace
  /** The time of the daily digest in the person's time zone. Default: `'08:00'`. */
  readonly digestTime: string
  /** Default: `'turns'`. */
  readonly push: PushScope
}

/** A browser that shows notices by web push. */
export interface PushDevice {
  readonly device: string
  /** The origin of its push service, such as `'https://fcm.googleapis.com'`. */
  readonly service: string
}

/** A person's wishes for notices, and their ways. */
export interface Notices {
  readonly settings: NoticeSettings
  /** The subscribed channels apart from devices, such as `'mail'`. */
  readonly channels: readonly string[]
  readonly devices: readonly PushDevice[]
  /**
   * The host's public key (VAPID, base64url), with which a browser subscribes; `null` if the host
   * offers no web push.
   */
  readonly pushKey: string | null
  /** The secret token in the calendar's address, `/calendars/<token>.ics`, if there is one. */
  readonly calendar: string | null
}

/** A subscription as `PushSubscription.toJSON()` of a browser returns it. */
export interface PushSubscriptionRequest {
  /** The push service's URL for the browser. Keep it secret. */
  readonly endpoint: string
  /** The browser's keys, base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** Ignored: the host learns of the end from the push service. */
  readonly expirationTime?: number | null | undefined
}
