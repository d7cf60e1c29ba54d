import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { WebAuthnJson } from '../people/types.js'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** The flags of a user who is present and verified. */
const PRESENT = 0x05

/** The flag of data of a new credential. */
const WITH_CREDENTIAL = 0x40

/** An authenticator in software: it makes one passkey, and signs with it. */
export class SoftwareAuthenticator {
  readonly #origin: string
  readonly #id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  /** @param origin - the origin of the page that asks it */
  constructor(origin: string) {
    this.#origin = origin
  }

  /** Answers the options for a new passkey. */
  register(options: WebAuthnJson): WebAuthnJson {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    // A COSE key: elliptic, ES256, P-256, and its two numbers.
    const coseKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const credential = Buffer.concat([Buffer.alloc(17), Buffer.from([16]), this.#id, coseKey])
    const data = this.#data(Object(options).rp.id, PRESENT | WITH_CREDENTIAL, credential)
    // In CBOR, a map of "fmt": "none", "attStmt": {} and "authData".
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', options).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers the options to sign in. */
  signIn(options: WebAuthnJson): WebAuthnJson {
    const client = this.#client('webauthn.get', options)
    const data = this.#data(Object(options).rpId, PRESENT)
    const signed = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signed.toString('base64url'),
    })
  }

  #data(party: unknown, flags: number, credential: Buffer = Buffer.alloc(0)): Buffer {
    this.#counter += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([sha256(String(party)), Buffer.from([flags]), counter, credential])
  }

  #client(type: string, options: WebAuthnJson): Buffer {
    const { challenge } = Object(options)
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }),
    )
  }

  #answer(response: object): WebAuthnJson {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
