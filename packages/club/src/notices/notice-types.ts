/** When mail comes: with every change, once an hour, once a day, or never. */
export type MailPace = 'instant' | 'hourly' | 'daily' | 'off'

/**
 * The notices of a device: the person's turns and other people's messages to them, everything
 * that they are told, or nothing.
 */
export type PushScope = 'turns' | 'all' | 'off'

/** Hours of each day in which a person wants to be left alone. */
export interface QuietHours {
  /** When they begin, such as `'22:00'`, in the person's time zone. */
  readonly from: string
  /** When they end, such as `'07:30'`: on the next day if that is not later than `from`. */
  readonly to: string
}

/** How a person wants to be notified. */
export interface NoticeSettings {
  /** The person's IANA time zone, such as `'Europe/Berlin'`. Default: `'UTC'`. */
  readonly timeZone: string
  /**
   * The hours in which notices wait. An action that play waits for and that falls due before they
   * end lets notices through. Default: `null`, none.
   */
  readonly quietHours: QuietHours | null
  /** When mail comes. Default: `'instant'`. */
  readonly mail: MailPace
  /**
   * When the daily digest comes, such as `'08:00'`, in the person's time zone. Default: `'08:00'`.
   */
  readonly digestTime: string
  /** The notices that the person's devices show. Default: `'turns'`. */
  readonly push: PushScope
}

/** A browser of a person that shows notices by web push. */
export interface PushDevice {
  /** Its id at this host. */
  readonly device: string
  /** The origin of its push service, such as `'https://fcm.googleapis.com'`. */
  readonly service: string
}

/** How a person is notified, and by what. */
export interface Notices {
  /** How the person wants to be notified. */
  readonly settings: NoticeSettings
  /** The channels to which the person is subscribed, such as `'mail'`, apart from devices. */
  readonly channels: readonly string[]
  /** The person's devices. */
  readonly devices: readonly PushDevice[]
  /**
   * The public key of the host (VAPID, base64url), with which a browser subscribes. `null` if the
   * host offers no web push.
   */
  readonly pushKey: string | null
  /**
   * The secret token in the address of the person's calendar, `/calendars/<token>.ics`. `null` if
   * they have none.
   */
  readonly calendar: string | null
}

/** A subscription to web push, as `PushSubscription.toJSON()` of a browser returns it. */
export interface PushSubscriptionRequest {
  /** The URL at which the push service takes messages for the browser. Keep it secret. */
  readonly endpoint: string
  /** The browser's keys, base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** When the browser says that it expires. The host learns that from the push service. */
  readonly expirationTime?: number | null | undefined
}
