// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

const SCOPE = 'https://arcade.test/play/'

interface Shown {
  readonly title: string
  readonly options: { readonly body: string; readonly tag: string; readonly data: string }
}

/** Runs the service worker with a fake browser. */
function run(pages: readonly string[]) {
  const source = readFileSync(new URL('../offline-worker.js', import.meta.url), 'utf8')
  const listeners = new Map<string, (event: object) => void>()
  const shown: Shown[] = []
  const done: string[] = []
  const windows = pages.map((url) => ({
    url,
    focus: async () => void done.push(`focus ${url}`),
    navigate: async (to: string) => void done.push(`navigate ${to}`),
  }))
  const context = createContext({
    URL,
    encodeURIComponent,
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    registration: {
      scope: SCOPE,
      showNotification: async (title: string, options: Shown['options']) =>
        void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
  })
  runInContext(source, context)
  const fire = async (type: string, event: object): Promise<void> => {
    const waited: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => waited.push(each) })
    await Promise.all(waited)
  }
  const push = (payload: object): Promise<void> => fire('push', { data: { json: () => payload } })
  const click = (data: string): Promise<void> =>
    fire('notificationclick', { notification: { data, close: () => done.push('close') } })
  return { shown, done, push, click }
}

const payload = { match: 'GPS 1/2', game: 'pure-skill', awaits: ['bid'], text: 'Round 2.' }
const address = `${SCOPE}#/host/pure-skill/GPS%201%2F2`

test('a notice shows what happened and the pending actions', async () => {
  const { shown, push } = run([])
  await push(payload)
  await push({ ...payload, awaits: [], text: 'Bob: Hello!' })
  await push({})
  expect(shown.map(({ title, options }) => [title, options.body, options.tag])).toEqual([
    ['GPS 1/2', 'Your move: bid.\nRound 2.', 'GPS 1/2'],
    ['GPS 1/2', 'Bob: Hello!', 'GPS 1/2'],
  ])
})

test('a click on a notice opens its match, in an open page if there is one', async () => {
  const fresh = run([])
  await fresh.push(payload)
  await fresh.click(fresh.shown[0]?.options.data ?? '')
  expect(fresh.done).toEqual(['close', `open ${address}`])
  const other = run([`${SCOPE}#/club`])
  await other.click('#/host/pure-skill/GPS%201%2F2')
  expect(other.done).toEqual(['close', `focus ${SCOPE}#/club`, `navigate ${address}`])
  const same = run([`${SCOPE}#/club`, address])
  await same.click('#/host/pure-skill/GPS%201%2F2')
  expect(same.done).toEqual(['close', `focus ${address}`])
})
