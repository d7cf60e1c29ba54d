import { expect, test } from 'vitest'
import type { ChangeEvent } from '../contract/match-types.js'
import type { Host } from '../host/host.js'
import { EventStreams } from './event-stream.js'

const encoder = new TextEncoder()
const GUEST = { person: null, session: null }

const CHANGE: ChangeEvent = { match: null, recipients: null, revoked: null, session: null }

/** Streams of a host whose changes the test makes. */
function streamsOf(): {
  readonly streams: EventStreams
  readonly problems: unknown[]
  change(): Promise<void>
} {
  let listener = (_: ChangeEvent): void => undefined
  const host = {
    onChange(given: (change: ChangeEvent) => void) {
      listener = given
      return () => undefined
    },
  } as Pick<Host, 'onChange'> as Host
  const problems: unknown[] = []
  const streams = new EventStreams(host, 1e6, (problem) => problems.push(problem))
  const change = (): Promise<void> => {
    listener(CHANGE)
    return new Promise((passed) => setTimeout(passed, 1))
  }
  return { streams, problems, change }
}

test('a slow reader gets the latest update and holds up nobody', async () => {
  const { streams, change } = streamsOf()
  let version = 0
  let sent = 0
  const update = async (send: (event: Uint8Array) => Promise<void>): Promise<void> => {
    sent += 1
    await send(encoder.encode(`${version}`))
  }
  const reader = streams
    .stream(
      () => true,
      update,
      () => undefined,
      GUEST,
    )
    .body?.getReader()
  for (version = 1; version < 100; version++) await change()
  expect(sent).toBeLessThanOrEqual(2)
  const read = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value)
  expect([await read(), await read()].at(-1)).toBe('100')
  streams.close()
})

test('a stream whose update fails ends, and the operator is told', async () => {
  const { streams, problems } = streamsOf()
  let outs = 0
  const update = async (): Promise<void> => {
    throw new Error('The store is gone.')
  }
  const { body } = streams.stream(
    () => true,
    update,
    () => {
      outs += 1
    },
    GUEST,
  )
  expect(await body?.getReader().read()).toEqual({ done: true, value: undefined })
  expect(problems).toEqual([new Error('The store is gone.')])
  expect(outs).toBe(1)
})

test('a reader who leaves frees the stream', async () => {
  const { streams, problems, change } = streamsOf()
  let outs = 0
  const update = async (send: (event: Uint8Array) => Promise<void>): Promise<void> =>
    send(encoder.encode('page'))
  const { body } = streams.stream(
    () => true,
    update,
    () => {
      outs += 1
    },
    GUEST,
  )
  const reader = body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await change()
  expect(outs).toBe(1)
  expect(problems).toEqual([])
})
