import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { tracer } from '../contract/telemetry.js'

export interface RequestSpan {
  /** Runs what answers the request. The spans within it belong to this one. */
  run<Value>(answer: () => Promise<Value>): Promise<Value>
  end(route: string, status: number): void
}

/** Starts a request's span, within the sender's if the headers name one. */
export function startRequest(method: string, headers: Headers): RequestSpan {
  const outer = propagation.extract(context.active(), headers, {
    get: (from, name) => from.get(name) ?? undefined,
    keys: (from) => [...from.keys()],
  })
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, outer)
  const inner = trace.setSpan(outer, span)
  return {
    run: (answer) => context.with(inner, answer),
    end(route, status) {
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
