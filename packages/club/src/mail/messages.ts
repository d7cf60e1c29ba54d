import type { SendMessageRequest } from '../messages/message-types.js'

type Letter = Pick<SendMessageRequest, 'to' | 'text' | 'public'>

const COMMAND = /^\/(?:say\s+|(?<public>announce)\s+|(?<tell>tell)\s+)(?<text>\S[\s\S]*)$/iu

const MAX_NAME = 100

/**
 * The message that a mail sends: "/say TEXT" to the whole table, "/announce TEXT" to spectators
 * too, or "/tell Eve: TEXT" to Eve alone. A name may contain a colon, and may be in double quotes.
 * If it can mean two people, `names` has both.
 */
export function parseMessage(
  text: string,
  people: readonly string[] = [],
): Letter | { readonly names: readonly string[] } | undefined {
  const found = COMMAND.exec(text)?.groups
  if (found === undefined) return undefined
  const { tell, public: isPublic, text: message = '' } = found
  if (tell === undefined)
    return isPublic === undefined ? { text: message } : { text: message, public: true }
  const readings = readingsOf(message)
  const known = readings.filter(({ to }) => people.includes(to))
  const names = [...new Set(known.map(({ to }) => to))]
  return names.length > 1 ? { names } : (known[0] ?? readings[0])
}

/** All readings of a name and a message, by the colon between them. */
function readingsOf(text: string): readonly { readonly to: string; readonly text: string }[] {
  const [line = ''] = text.slice(0, MAX_NAME + 9).split('\n')
  return [...line.matchAll(/[:：]/gu)].flatMap(({ index }) => {
    const [name, rest] = [text.slice(0, index).trim(), text.slice(index + 1).trimStart()]
    const [, quoted = name] = /^"(.*)"$/u.exec(name) ?? []
    return rest === '' || name === ''
      ? []
      : [...new Set([quoted, name])].map((to) => ({ to, text: rest }))
  })
}
