import { type ClubClient, clubClient } from '../club/client/club-client.js'
import type { Report } from '../club/moderation/moderation-types.js'
import type { DeadLetter } from '../contract/delivery-types.js'
import { completeBackup, restoreBackup, saveResponse } from './backup-file.js'
import { acceptedValue, runOperatorCommand } from './operator-commands.js'
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
      const { link } = acceptedValue(
        await operator(settings).createInvitation({ person: settings.subject }),
      )
      print(link)
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
      const { number, key, from } = acceptedValue(await operator(settings).rotateSigningKey())
      print(`Key ${number} signs from ${new Date(from).toUTCString()}: ${key}`)
      return 0
    }
    case 'reports': {
      const reports = acceptedValue(await operator(settings).listReports())
      for (const report of reports) print(reportText(report))
      if (reports.length === 0) print('There are no open reports.')
      return 0
    }
    case 'failures': {
      const letters = acceptedValue(await operator(settings).listDeadLetters())
      for (const letter of letters) print(letterText(letter))
      if (letters.length === 0) print('All deliveries have arrived.')
      return 0
    }
    case 'retry': {
      const { delivered, failed } = acceptedValue(
        await operator(settings).retryDeadLetters({ person: settings.subject }),
      )
      print(`${delivered} delivered, ${failed} failed again.`)
      return failed === 0 ? 0 : 1
    }
    case 'discard': {
      const count = acceptedValue(
        await operator(settings).discardDeadLetters({ person: settings.subject }),
      )
      print(`${count} discarded.`)
      return 0
    }
    case 'dismiss':
    case 'mute':
    case 'unmute':
    case 'ban':
    case 'unban': {
      const { command: decision, subject: person, until, reason = 'by the command' } = settings
      const { n } = acceptedValue(
        await operator(settings).decide({ person, decision, until, reason }),
      )
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
      const { lines, isGood } = await runOperatorCommand(operator(settings), {
        ...settings,
        command,
        subject,
      })
      for (const line of lines) print(line)
      return isGood ? 0 : 1
    }
    case 'tournaments': {
      const { tournaments } = acceptedValue(await operator(settings).listTournaments())
      for (const { tournament, opener, stage, entered, round } of tournaments)
        print(`${tournament}: ${stage}, round ${round}, ${entered} people, by ${opener}`)
      if (tournaments.length === 0) print('There are no tournaments.')
      return 0
    }
    case 'cancel-tournament': {
      const { subject } = settings
      acceptedValue(await operator(settings).cancelTournament({ tournament: subject }))
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

/** The body of a large response of the running server, to its operator. */
async function download(settings: Settings, path: string): Promise<ReadableStream<Uint8Array>> {
  const authorization = `Bearer ${readSecret(settings, 'operator-token')}`
  const url = serverUrl(settings)
  const response = await fetch(`${url}${path}`, { headers: { authorization } }).catch(() => {
    throw noHostAt(url)
  })
  if (!response.ok) throw new Error(Object(await response.json()).detail)
  if (response.body === null) throw new Error('The host sent an empty response.')
  return response.body
}

/** A client of the running server, for its operator. */
function operator(settings: Settings): ClubClient {
  const url = serverUrl(settings)
  return clubClient({
    url,
    token: readSecret(settings, 'operator-token'),
    fetch: (...request) =>
      fetch(...request).catch(() => {
        throw noHostAt(url)
      }),
  })
}

const noHostAt = (url: string): Error => new Error(`No host answers at ${url}. Is it running?`)
