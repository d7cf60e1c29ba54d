import { type GameError, ok, type Result } from '@ackanomic/core'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { Host } from '../host/host.js'

/**
 * Checks whom a person seats: themselves and automated participants only, and nobody with an
 * account as a bot. Rejects with `noConsent`.
 */
export async function checkSeating(
  host: Host,
  by: string,
  input: { readonly roster?: unknown; readonly automated?: unknown },
): AsyncResult<void> {
  const { players, referees } = Object(input.roster) as Readonly<Record<string, unknown>>
  const automated = Object(input.automated) as object
  const named = [players, referees].flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
  for (const person of new Set([...named, ...Object.keys(automated)])) {
    if (typeof person !== 'string' || person === by) continue
    if (!Object.hasOwn(automated, person) || (await host.hasAccount(person)))
      return refuse('noConsent', { person })
  }
  return ok(undefined)
}

/** Checks that a person contributes for themselves only. Rejects with `forbidden`. */
export function checkContributions(
  by: string,
  { contributions }: { readonly contributions?: unknown },
): Result<void, GameError> {
  const other = Object.keys(Object(contributions)).find((person) => person !== by)
  return other === undefined ? ok(undefined) : refuse('forbidden', { by, person: other })
}
