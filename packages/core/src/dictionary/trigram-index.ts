/** A text with an index of its trigrams. Different ones can share a bucket: compare each place. */
export interface TrigramIndex {
  readonly text: string
  readonly places: Int32Array
  /** Where each bucket begins in `places`, and the end of the last. */
  readonly starts: Int32Array
}

const bits = 6
const mask = (1 << bits) - 1
const buckets = 1 << (3 * bits)

/** Indexes a text. End it with two fillers, because its last two letters begin no trigram. */
export function indexText(text: string): TrigramIndex {
  const count = Math.max(0, text.length - 2)
  const starts = new Int32Array(buckets + 1)
  for (let place = 0; place < count; place++) {
    const next = bucketAt(text, place) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let bucket = 0; bucket < buckets; bucket++) {
    starts[bucket + 1] = (starts[bucket + 1] as number) + (starts[bucket] as number)
  }
  const free = starts.slice()
  const places = new Int32Array(count)
  for (let place = 0; place < count; place++) {
    const bucket = bucketAt(text, place)
    const at = free[bucket] as number
    places[at] = place
    free[bucket] = at + 1
  }
  return { text, places, starts }
}

export function isInText(index: TrigramIndex, part: string): boolean {
  if (part.length >= 3) return !placesOf(index, part).next().done
  const first = (part.charCodeAt(0) & mask) << (2 * bits)
  const low = part.length === 1 ? first : first | ((part.charCodeAt(1) & mask) << bits)
  const high = low + (part.length === 1 ? 1 << (2 * bits) : 1 << bits)
  const end = index.starts[high] as number
  for (let at = index.starts[low] as number; at < end; at++) {
    if (index.text.startsWith(part, index.places[at] as number)) return true
  }
  return false
}

/** The places of a part of three letters or more, ascending. */
export function* placesOf(index: TrigramIndex, part: string): Generator<number, void> {
  const { text, places, starts } = index
  let from = 0
  let to = places.length
  let offset = 0
  for (let i = 0; i + 3 <= part.length && to > from; i++) {
    const bucket = bucketAt(part, i)
    const start = starts[bucket] as number
    const end = starts[bucket + 1] as number
    if (i === 0 || end - start < to - from) {
      from = start
      to = end
      offset = i
    }
  }
  for (let at = from; at < to; at++) {
    const place = (places[at] as number) - offset
    // A negative place could share the bucket.
    if (text.startsWith(part, place)) yield place
  }
}

function bucketAt(text: string, place: number): number {
  return (
    ((text.charCodeAt(place) & mask) << (2 * bits)) |
    ((text.charCodeAt(place + 1) & mask) << bits) |
    (text.charCodeAt(place + 2) & mask)
  )
}
