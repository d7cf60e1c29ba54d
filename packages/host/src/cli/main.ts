#!/usr/bin/env node
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { restore } from '../backup.js'
import { serve, storeOf } from './serve.js'
import { keptSecret, type Settings, settingsOf } from './settings.js'

async function main(): Promise<number> {
  const settings = settingsOf(process.argv.slice(2))
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
      const answer: unknown = await (await asked(settings, 'POST', '/invitations', body)).json()
      console.log(Object(answer).link)
      return 0
    }
    case 'backup':
      await written(settings, '/backup')
      console.log(
        `All that is kept stands in ${settings.subject}; keep ${settings.data}/secret with it.`,
      )
      return 0
    case 'books':
      await written(settings, '/books')
      console.log(`The books stand in ${settings.subject}.`)
      return 0
    case 'restore': {
      const store = await storeOf(settings)
      try {
        await restore(store, createInterface({ input: createReadStream(settings.subject) }))
      } finally {
        await store.close()
      }
      console.log(`${settings.subject} is restored.`)
      return 0
    }
  }
}

/** Writes what the server that runs answers its operator into a file that nobody else may read. */
async function written(settings: Settings, path: string): Promise<void> {
  const { body } = await asked(settings, 'GET', path)
  if (body === null) throw new Error('Nothing came.')
  await pipeline(
    Readable.fromWeb(body as never),
    createWriteStream(settings.subject, { mode: 0o600 }),
  )
}

/** What the server that runs answers its operator. */
async function asked(settings: Settings, method: string, path: string, body?: string) {
  const authorization = `Bearer ${keptSecret(settings, 'operator-token')}`
  const headers = { authorization, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { body }
  const response = await fetch(`${settings.url}${path}`, { method, headers, ...sent }).catch(() => {
    throw new Error(`Nobody answers at ${settings.url}; is the host running?`)
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
