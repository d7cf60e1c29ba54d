/** The length of a part in characters: a socket takes that much at once. */
const PART = 65_536

/** Writes a value as JSON in parts, so that other requests need not wait for the whole. */
export function* jsonParts(value: unknown): Generator<string> {
  let part = ''
  for (const piece of pieces(value)) {
    part += piece
    if (part.length < PART) continue
    yield part
    part = ''
  }
  yield part
}

/** The fields and items of a value, one by one, as deep as lists hold objects. */
function* pieces(value: unknown): Generator<string> {
  if (!isDeep(value)) {
    yield JSON.stringify(value) ?? 'null'
    return
  }
  const isList = Array.isArray(value)
  let before = isList ? '[' : '{'
  for (const [key, each] of Object.entries(value)) {
    if (!isList && each === undefined) continue
    yield isList ? before : `${before}${JSON.stringify(key)}:`
    yield* pieces(each)
    before = ','
  }
  yield before === ',' ? (isList ? ']' : '}') : `${before}${isList ? ']' : '}'}`
}

const isDeep = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((each) => typeof each === 'object' && each !== null)

export function respondInParts(value: unknown): Response {
  const parts = jsonParts(value)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(sink) {
      await new Promise((passed) => setImmediate(passed))
      const { done, value: part } = parts.next()
      if (done === true) sink.close()
      else sink.enqueue(encoder.encode(part))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}
