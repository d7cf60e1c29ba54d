import type { HostKey } from '@ackanomic/core/proof'
import { operatorClient } from '../client/operator-client.js'
import type { Decision, Report } from '../club/moderation-types.js'
import type { DeadLetter, RetryReport } from '../delivery-types.js'
import type { TournamentPage } from '../tournaments/tournament-types.js'
import { completeBackup, restoreBackup, saveResponse } from './backup-file.js'
import { runOperatorCommand } from './operator-commands.js'
import { openStore, serve } from './serve.js'
import { readSecret, type Settings, serverUrl } from './settings.js'

/**
 * Runs the command that settings name, and prints what it has to say.
 *
 * @returns the exit code
 * @throws Error if the command fails; its message is for the operator
 */
export async function runCommand(
  settings: Settings,
  print: (line: string) => void = console.log,
): Promise<number> {
  switch (settings.command) {
    case 'serve':
      await serve(settings)
      return 0
    case 'invite': {
      const body = JSON.stringify({ person: settings.subject })
      const answer: unknown = await (
        await requestOperator(settings, 'POST', '/invitations', body)
      ).json()
      print(Object(answer).link)
      return 0
    }
    case 'backup': {
      const body = await download(settings, '/backup')
      await saveResponse(body, settings.subject, (path) => completeBackup(path, settings.data))
      print(`The backup in ${settings.subject} is complete. It contains secrets: keep it safe.`)
      return 0
    }
    case 'books':
      await saveResponse(await download(settings, '/books'), settings.subject)
      print(`The books are in ${settings.subject}.`)
      return 0
    case 'rotate-key': {
      const response = await requestOperator(settings, 'POST', '/signing-keys')
      const { number, key, from } = (await response.json()) as HostKey
      print(`Key ${number} signs from ${new Date(from).toUTCString()}: ${key}`)
      return 0
    }
    case 'reports': {
      const response = await requestOperator(settings, 'GET', '/reports')
      const reports = (await response.json()) as readonly Report[]
      for (const report of reports) print(reportText(report))
      if (reports.length === 0) print('There are no open reports.')
      return 0
    }
    case 'failures': {
      const response = await requestOperator(settings, 'GET', '/dead-letters')
      const letters = (await response.json()) as readonly DeadLetter[]
      for (const letter of letters) print(letterText(letter))
      if (letters.length === 0) print('All deliveries have arrived.')
      return 0
    }
    case 'retry': {
      const body = JSON.stringify({ person: settings.subject })
      const response = await requestOperator(settings, 'POST', '/dead-letters/retry', body)
      const { delivered, failed } = (await response.json()) as RetryReport
      print(`${delivered} delivered, ${failed} failed again.`)
      return failed === 0 ? 0 : 1
    }
    case 'discard': {
      const body = JSON.stringify({ person: settings.subject })
      const response = await requestOperator(settings, 'POST', '/dead-letters/discard', body)
      print(`${await response.json()} discarded.`)
      return 0
    }
    case 'dismiss':
    case 'mute':
    case 'unmute':
    case 'ban':
    case 'unban': {
      const { command: decision, subject: person, until, reason = 'by the command' } = settings
      const body = JSON.stringify({ decision, until, reason })
      const path = `/people/${encodeURIComponent(person)}/decisions`
      const response = await requestOperator(settings, 'POST', path, body)
      const { n } = (await response.json()) as Decision
      print(`Decision ${n} about ${person}: ${decision}.`)
      return 0
    }
    case 'tables':
    case 'close-table':
    case 'quotas':
    case 'quotas-of':
    case 'submissions':
    case 'enact':
    case 'close-month':
    case 'statement':
    case 'audit':
    case 'delete-person': {
      const { command, subject } = settings
      const url = serverUrl(settings)
      const operator = operatorClient({ url, token: readSecret(settings, 'operator-token') })
      const { lines, isGood } = await runOperatorCommand(operator, {
        ...settings,
        command,
        subject,
      })
      for (const line of lines) print(line)
      return isGood ? 0 : 1
    }
    case 'tournaments': {
      const response = await requestOperator(settings, 'GET', '/tournaments')
      const { tournaments } = (await response.json()) as TournamentPage
      for (const { tournament, opener, stage, entered, round } of tournaments)
        print(`${tournament}: ${stage}, round ${round}, ${entered} people, by ${opener}`)
      if (tournaments.length === 0) print('There are no tournaments.')
      return 0
    }
    case 'cancel-tournament': {
      const { subject } = settings
      await requestOperator(settings, 'DELETE', `/tournaments/${encodeURIComponent(subject)}`)
      print(`The tournament ${subject} is cancelled. Its matches go on.`)
      return 0
    }
    case 'restore': {
      const store = await openStore(settings)
      try {
        print(await restoreBackup(store, settings.subject, settings.data))
      } finally {
        await store.close()
      }
      return 0
    }
  }
}

/** A report as text. */
function reportText({ at, by, person, message, reason }: Report): string {
  const what = message === null ? '' : ` for “${message.text}” in ${message.match}`
  return `${new Date(at).toISOString()} ${by} reports ${person}${what}: ${reason}`
}

/** A delivery that was given up, as text. */
function letterText({ at, person, channel, match, problem }: DeadLetter): string {
  return `${new Date(at).toISOString()} ${person} by ${channel}, ${match}: ${problem}`
}

/** The body of the server's response. */
async function download(settings: Settings, path: string): Promise<ReadableStream<Uint8Array>> {
  const { body } = await requestOperator(settings, 'GET', path)
  if (body === null) throw new Error('The host sent an empty response.')
  return body
}

/** Sends a request to the running server as its operator. */
async function requestOperator(settings: Settings, method: string, path: string, body?: string) {
  const authorization = `Bearer ${readSecret(settings, 'operator-token')}`
  const headers = { authorization, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { body }
  const url = serverUrl(settings)
  const response = await fetch(`${url}${path}`, { method, headers, ...sent }).catch(() => {
    throw new Error(`No host answers at ${url}. Is it running?`)
  })
  if (response.ok) return response
  throw new Error(Object(await response.json()).detail ?? `status ${response.status}`)
}
