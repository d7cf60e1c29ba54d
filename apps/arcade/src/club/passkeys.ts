import type { Passkey } from '@ackanomic/club'
import type { ClubClient } from '@ackanomic/club/client'
import { err, type GameError, type Result } from '@ackanomic/core'
import type { Session } from '@ackanomic/host'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { words } from '../languages/language.js'
import { deviceName } from './session.js'

/** Whether this browser has passkeys, at an address for which it offers them. */
export const hasPasskeys = (): boolean =>
  isSecureContext && typeof globalThis.PublicKeyCredential === 'function'

/** An error of the browser or its authenticator, in the host's words. */
function refused(problem: unknown): Result<never, GameError> {
  const name = problem instanceof Error ? problem.name : ''
  const message =
    name === 'NotAllowedError'
      ? words.account.noPasskeyChosen
      : name === 'InvalidStateError'
        ? words.account.hasPasskey
        : words.account.passkeyFailed(problem instanceof Error ? problem.message : String(problem))
  return err({ code: 'invalidPasskey', clause: 'host', details: {}, message })
}

export async function createPasskey(client: ClubClient): Promise<Result<Passkey, GameError>> {
  const options = await client.createPasskeyOptions()
  if (!options.ok) return options
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const optionsJSON = options.value as PublicKeyCredentialCreationOptionsJSON
    const response = await startRegistration({ optionsJSON })
    return client.addPasskey({ name: deviceName(), response })
  } catch (problem) {
    return refused(problem)
  }
}

export async function signInWithPasskey(client: ClubClient): Promise<Result<Session, GameError>> {
  const options = await client.createPasskeySignInOptions()
  if (!options.ok) return options
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const optionsJSON = options.value as PublicKeyCredentialRequestOptionsJSON
    const response = await startAuthentication({ optionsJSON })
    return client.signInWithPasskey({ response, device: deviceName() })
  } catch (problem) {
    return refused(problem)
  }
}
