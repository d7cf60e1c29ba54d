import type { SendMessageRequest } from '../messages/message-types.js'

const COMMAND =
  /^\/(?:say\s+|(?<public>announce)\s+|tell\s+(?<to>[^:\n]{1,100}):\s*)(?<text>\S[\s\S]*)$/u

/**
 * The message that a mail sends: "/say TEXT" to the whole table, "/announce TEXT" to spectators too, or
 * "/tell Eve: TEXT" to Eve alone.
 */
export function parseMessage(
  text: string,
): Pick<SendMessageRequest, 'to' | 'text' | 'public'> | undefined {
  const { to, public: isPublic, text: message = '' } = COMMAND.exec(text)?.groups ?? {}
  if (message === '') return undefined
  if (isPublic !== undefined) return { text: message, public: true }
  return to === undefined ? { text: message } : { to: to.trim(), text: message }
}
