import { type Span, type TracerProvider, trace } from '@opentelemetry/api'
import { afterEach, expect, test } from 'vitest'
import { at, bid, bidding } from './http.test-support.js'

afterEach(() => trace.disable())

/** Collects the names and the attributes of the spans that end from now on. */
function collectSpans(): { readonly names: string[]; readonly facts: unknown[] } {
  const ended = { names: [] as string[], facts: [] as unknown[] }
  const startSpan = (name: string, options: { readonly attributes?: object } = {}): Span => {
    let latest = name
    const span = {
      updateName(given: string) {
        latest = given
        return span
      },
      setAttributes(given: object) {
        ended.facts.push(given)
        return span
      },
      setStatus: () => span,
      end() {
        ended.names.push(latest)
        ended.facts.push(options.attributes)
      },
    }
    return span as object as Span
  }
  const tracer = {
    startSpan,
    startActiveSpan: (name: string, options: object, run: (span: Span) => unknown) =>
      run(startSpan(name, options)),
  }
  trace.setGlobalTracerProvider({ getTracer: () => tracer } as object as TracerProvider)
  return ended
}

test('a request, its step and its commit are spans that name no person', async () => {
  const made = await bidding()
  const { names, facts } = collectSpans()
  expect((await made.ask('Ann', `POST ${at}/actions`, bid('KH', '1')))[0]).toBe(200)
  expect(names).toEqual(['ackanomic commit', 'ackanomic step', 'POST /matches/:match/actions'])
  expect(JSON.stringify(facts)).not.toMatch(/Ann|KH/u)
})

test('metrics count steps, commits, waiting steps and open streams', async () => {
  const made = await bidding()
  await made.ask('Ann', `POST ${at}/actions`, bid('KH', '1'))
  const stream = await fetch(`${made.server.url}${at}/events`)
  const headers = { authorization: `Bearer ${made.tokens.get('operator')}` }
  const text = await (await fetch(`${made.server.url}/metrics`, { headers })).text()
  for (const line of [
    'ackanomic_work_seconds_count{work="step"} 1',
    'ackanomic_work_seconds_count{work="commit"} 2',
    'ackanomic_steps_waiting 0',
    'ackanomic_streams_open 1',
    'ackanomic_bots_due 0',
    'ackanomic_clock_ahead_milliseconds 0',
  ])
    expect(text).toContain(`\n${line}\n`)
  await stream.body?.cancel()
})
