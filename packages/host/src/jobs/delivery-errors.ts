/**
 * Thrown by a channel if a retry would be useless, for example because the address does not exist.
 */
export class PermanentDeliveryError extends Error {
  /** The name of the error class. */
  override readonly name: string = 'PermanentDeliveryError'
}

/**
 * Thrown by a channel if the address is gone for good, for example because a person has closed the
 * browser profile to which it belongs. The host ends the subscription and tells nobody.
 */
export class SubscriptionGoneError extends PermanentDeliveryError {
  /** The name of the error class. */
  override readonly name: string = 'SubscriptionGoneError'
}
