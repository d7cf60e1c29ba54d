import type { Receipt } from '@ackanomic/core/proof'
import { SOCIETY } from '../contract/notification.js'
import type { Host, SeatHolder } from '../types.js'
import { messagesOf } from './compose-mail.js'
import { parseMessage } from './messages.js'
import type { ParsedReply } from './read-mail.js'
import { parseSocietyCommand, runSocietyCommand, SOCIETY_HELP } from './society-commands.js'
import { parseTableCommand, runTableCommand } from './table-commands.js'
import { parseTournamentCommand, runTournamentCommand } from './tournament-commands.js'

/** What came of a mail. */
export interface ReplyOutcome {
  /** Whether the host did what the mail asks for. */
  readonly isDone: boolean
  /** What to tell the sender. */
  readonly paragraphs: readonly string[]
  /** The receipt for the sender's action, if it was one. */
  readonly receipt?: Receipt | null
}

/**
 * Does what a mail asks for: sends a message, does something at a table or in the society, or submits an
 * action.
 */
export async function submitReply(
  host: Host,
  { match, person: by }: SeatHolder,
  { text, problem, key: idempotencyKey }: ParsedReply,
): Promise<ReplyOutcome> {
  if (problem !== undefined) return refused(problem)
  const message = parseMessage(text)
  if (message !== undefined) {
    const sent = await host.sendMessage({ match, by, idempotencyKey, ...message })
    return sent.ok
      ? {
          isDone: true,
          paragraphs: [
            `Sent to ${sent.value.to ?? (sent.value.public ? 'everybody' : 'the whole table')}.`,
          ],
        }
      : refused(sent.error.message)
  }
  const command = parseTableCommand(text)
  if (command !== undefined) {
    const done = await runTableCommand(host, { match, person: by }, command)
    return done.ok ? { isDone: true, paragraphs: done.value } : refused(done.error.message)
  }
  const asked = parseSocietyCommand(text)
  if (asked !== undefined) {
    const done = await runSocietyCommand(host, by, asked)
    return done.ok ? { isDone: true, paragraphs: done.value } : refused(done.error.message)
  }
  const contest = parseTournamentCommand(text)
  if (contest !== undefined) {
    const done = await runTournamentCommand(host, { match, person: by }, contest)
    return done.ok ? { isDone: true, paragraphs: done.value } : refused(done.error.message)
  }
  if (match === SOCIETY) return refused(`Write a command. ${SOCIETY_HELP}`)
  const action = { kind: 'text', text } as const
  const done = await host.submit({ match, by, idempotencyKey, channel: 'mail', action })
  if (!done.ok) return refused(done.error.message)
  const { notifications, receipt } = done.value
  return { isDone: true, paragraphs: ['Done:', ...messagesOf(notifications)], receipt }
}

const refused = (problem: string): ReplyOutcome => ({
  isDone: false,
  paragraphs: [problem, 'Nothing was changed.'],
})
