import { ok } from '@ackanomic/core'
import type { MailAnswer, MailSender } from '@ackanomic/host'
import { SOCIETY } from '@ackanomic/host/modules'
import type { ClubApi } from '../club-operations.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { parseMessage } from './messages.js'
import { obeySocietyCommand, SOCIETY_HELP } from './society-commands.js'
import { obeyTableCommand, TABLE_HELP } from './table-commands.js'
import { obeyTournamentCommand, TOURNAMENT_HELP } from './tournament-commands.js'

/**
 * Sends a message, or does something at a table or in the society, as a mail asks. `peopleAt`
 * resolves to the people to whom somebody can write at a match.
 */
export function obeyMail(
  club: ClubApi,
  text: string,
  sender: MailSender,
  peopleAt: (match: string, by: string) => Promise<readonly string[]>,
): AsyncResult<MailAnswer> | undefined {
  const { match, person: by, idempotencyKey } = sender
  if (parseMessage(text) !== undefined)
    return peopleAt(match, by).then((people) =>
      say(club, text, people, { match, by, idempotencyKey }),
    )
  return (
    obeyTableCommand(club, sender, text) ??
    obeySocietyCommand(club, sender, text) ??
    obeyTournamentCommand(club, sender, text)
  )
}

/** Explains the commands that fit a place. */
export const mailHelp = (place: string): readonly string[] =>
  place === SOCIETY ? [SOCIETY_HELP] : [TABLE_HELP, TOURNAMENT_HELP]

async function say(
  club: ClubApi,
  text: string,
  people: readonly string[],
  sender: Pick<Parameters<ClubApi['sendMessage']>[0], 'match' | 'by' | 'idempotencyKey'>,
): AsyncResult<MailAnswer> {
  const letter = parseMessage(text, people) ?? { text }
  if ('names' in letter) return refuse('ambiguousName', letter)
  const sent = await club.sendMessage({ ...sender, ...letter })
  if (!sent.ok) return sent
  const readers = sent.value.to ?? (sent.value.public ? 'everybody' : 'the whole table')
  return ok({ paragraphs: [`Sent to ${readers}.`] })
}
