/** How long a part is, in characters: as long as a socket takes at once. */
const PART = 65_536

/** Writes a value as JSON in parts, so that nobody waits for the whole. */
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

/** The fields of objects and the items of lists, one after the other, as deep as lists hold objects. */
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

/** Whether a value is a list or an object that holds some. */
const isDeep = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((each) => typeof each === 'object' && each !== null)

/** A response of JSON that is written while it is sent. */
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
