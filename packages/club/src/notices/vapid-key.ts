import { createECDH, createHmac } from 'node:crypto'

/** The keys by which push services know a host (VAPID, RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * Derives the VAPID keys of a host from its secret, so that they need no file of their own, and all
 * processes of the host have the same.
 */
export function vapidKeysOf(secret: string | Uint8Array): VapidKeys {
  for (let round = 0; ; round++) {
    const privateKey = createHmac('sha256', secret).update(`web push ${round}`).digest()
    const pair = createECDH('prime256v1')
    try {
      pair.setPrivateKey(privateKey)
    } catch {
      // One of 2³² texts is no key of the curve.
      continue
    }
    return {
      publicKey: pair.getPublicKey('base64url'),
      privateKey: privateKey.toString('base64url'),
    }
  }
}
