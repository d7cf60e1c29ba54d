import type { RandomInt } from './game/view.js'
import type { RejectedAnswer } from './match/step.js'
import type { Timestamp } from './time.js'

/* The platform's sources, which engines never read: chance, the clock, and files. */

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

export function randomId(): string {
  return Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Chance that nobody needs to draw again, such as a bot's answer to a prompt. */
export const randomChoice: RandomInt = (of) => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.floor((word / 2 ** 32) * of)
}

export function subtleCrypto(): typeof crypto.subtle {
  return crypto.subtle
}

export type PlatformKey = Parameters<typeof crypto.subtle.sign>[1]

export function machineClock(): Timestamp {
  return Date.now()
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

export function reportThrown(thrown: unknown): void {
  console.error(thrown)
}

export function reportRejectedAnswer({ prompt, error }: RejectedAnswer): void {
  console.error(`The referee's answer to "${prompt.name}" was refused: ${error.message}`)
}

interface NodeLike {
  readonly process?: {
    getBuiltinModule?(name: string): {
      readFile(path: string, encoding: 'utf8'): Promise<string>
    }
  }
}

/** Rejects in a browser, which has no file system. */
export async function readTextFile(path: string): Promise<string> {
  // Not imported: bundlers for browsers would stop at the module.
  const files = (globalThis as NodeLike).process?.getBuiltinModule?.('node:fs/promises')
  if (files === undefined) throw new Error('there is no file system here')
  return await files.readFile(path, 'utf8')
}
