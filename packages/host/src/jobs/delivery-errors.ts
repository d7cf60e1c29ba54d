/** Thrown by a channel if a retry is useless, such as for an address that does not exist. */
export class PermanentDeliveryError extends Error {
  override readonly name: string = 'PermanentDeliveryError'
}

/**
 * Thrown by a channel if the address is gone for good, such as that of a deleted browser profile.
 * The host ends the subscription and tells nobody.
 */
export class SubscriptionGoneError extends PermanentDeliveryError {
  override readonly name: string = 'SubscriptionGoneError'
}
