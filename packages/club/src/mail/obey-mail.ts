import { ok } from '@ackanomic/core'
import type { MailSender } from '@ackanomic/host'
import { SOCIETY } from '@ackanomic/host/modules'
import type { ClubApi } from '../club-operations.js'
import type { AsyncResult } from '../contract/errors.js'
import { parseMessage } from './messages.js'
import { parseSocietyCommand, runSocietyCommand, SOCIETY_HELP } from './society-commands.js'
import { parseTableCommand, runTableCommand, TABLE_HELP } from './table-commands.js'
import {
  parseTournamentCommand,
  runTournamentCommand,
  TOURNAMENT_HELP,
} from './tournament-commands.js'

/** Sends a message, or does something at a table or in the society, as a mail asks. */
export function obeyMail(
  club: ClubApi,
  text: string,
  { match, person: by, idempotencyKey }: MailSender,
): AsyncResult<readonly string[]> | undefined {
  const message = parseMessage(text)
  if (message !== undefined) return say(club, { match, by, idempotencyKey, ...message })
  const command = parseTableCommand(text)
  if (command !== undefined) return runTableCommand(club, { match, person: by }, command)
  const asked = parseSocietyCommand(text)
  if (asked !== undefined) return runSocietyCommand(club, by, asked)
  const contest = parseTournamentCommand(text)
  return contest === undefined
    ? undefined
    : runTournamentCommand(club, { match, person: by }, contest)
}

/** Explains the commands that fit a place. */
export const mailHelp = (place: string): readonly string[] =>
  place === SOCIETY ? [SOCIETY_HELP] : [TABLE_HELP, TOURNAMENT_HELP]

async function say(
  club: ClubApi,
  letter: Parameters<ClubApi['sendMessage']>[0],
): AsyncResult<readonly string[]> {
  const sent = await club.sendMessage(letter)
  if (!sent.ok) return sent
  const readers = sent.value.to ?? (sent.value.public ? 'everybody' : 'the whole table')
  return ok([`Sent to ${readers}.`])
}
