#!/usr/bin/env node
import type { HostKey } from '@ackanomic/core/proof'
import { completeBackup, restoreBackup, saveResponse } from './backup-file.js'
import { openStore, serve } from './serve.js'
import { readSecret, readSettings, type Settings, serverUrl } from './settings.js'

async function main(): Promise<number> {
  const settings = readSettings(process.argv.slice(2), process.env)
  if ('exitCode' in settings) {
    console[settings.exitCode === 0 ? 'log' : 'error'](settings.text)
    return settings.exitCode
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
    case 'backup': {
      const body = await download(settings, '/backup')
      await saveResponse(body, settings.subject, (path) => completeBackup(path, settings.data))
      console.log(
        `The backup in ${settings.subject} is complete. It contains secrets: keep it safe.`,
      )
      return 0
    }
    case 'books':
      await saveResponse(await download(settings, '/books'), settings.subject)
      console.log(`The books are in ${settings.subject}.`)
      return 0
    case 'rotate-key': {
      const response = await requestOperator(settings, 'POST', '/signing-keys')
      const { number, key, from } = (await response.json()) as HostKey
      console.log(`Key ${number} signs from ${new Date(from).toUTCString()}: ${key}`)
      return 0
    }
    case 'restore': {
      const store = await openStore(settings)
      try {
        console.log(await restoreBackup(store, settings.subject, settings.data))
      } finally {
        await store.close()
      }
      return 0
    }
  }
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

main().then(
  (code) => process.exit(code),
  (thrown: unknown) => {
    console.error(thrown instanceof Error ? thrown.message : thrown)
    process.exit(1)
  },
)
