#!/usr/bin/env node
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { restore } from '../persistence/backup.js'
import { openStore, serve } from './serve.js'
import { parseSettings, readOrCreateSecret, type Settings } from './settings.js'

async function main(): Promise<number> {
  const settings = parseSettings(process.argv.slice(2))
  if (typeof settings === 'string') {
    console.log(settings)
    return settings.startsWith('Hosts') ? 0 : 2
  }
  switch (settings.command) {
    case 'serve':
      await serve(settings)
      return 0
    case 'invite': {
      const body = JSON.stringify({ person: settings.subject })
      const answer: unknown = await (
        await requestOperator(settings, 'POST', '/invitations', body)
      ).json()
      console.log(Object(answer).link)
      return 0
    }
    case 'backup':
      await download(settings, '/backup')
      console.log(
        `The backup is in ${settings.subject}. Keep a copy of ${settings.data}/secret with it.`,
      )
      return 0
    case 'books':
      await download(settings, '/books')
      console.log(`The books are in ${settings.subject}.`)
      return 0
    case 'restore': {
      const store = await openStore(settings)
      try {
        await restore(store, createInterface({ input: createReadStream(settings.subject) }))
      } finally {
        await store.close()
      }
      console.log(`Restored ${settings.subject}.`)
      return 0
    }
  }
}

/** Writes the server's response into a file that only its owner may read. */
async function download(settings: Settings, path: string): Promise<void> {
  const { body } = await requestOperator(settings, 'GET', path)
  if (body === null) throw new Error('The host sent an empty response.')
  await pipeline(
    Readable.fromWeb(body as never),
    createWriteStream(settings.subject, { mode: 0o600 }),
  )
}

/** Sends a request to the running server as its operator. */
async function requestOperator(settings: Settings, method: string, path: string, body?: string) {
  const authorization = `Bearer ${readOrCreateSecret(settings, 'operator-token')}`
  const headers = { authorization, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { body }
  const response = await fetch(`${settings.url}${path}`, { method, headers, ...sent }).catch(() => {
    throw new Error(`No host answers at ${settings.url}. Is it running?`)
  })
  if (response.ok) return response
  throw new Error(Object(await response.json()).detail ?? `status ${response.status}`)
}

main().then(
  (code) => process.exit(code),
  (thrown: unknown) => {
    console.error(thrown instanceof Error ? thrown.message : thrown)
    process.exit(1)
  },
)
