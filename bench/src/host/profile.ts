import { loadOurs } from './load.js'
import { start } from './start.js'

interface Profile {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string }
  readonly children?: readonly number[]
}

/** The parts of a host's processor time; the first whose pattern fits the file of a function has it. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'receipts: signatures, hashes':
    /(?:host|core)\/src\/proof\/|node:internal\/crypto|node_modules\/(?:canonicalize|@noble)\//u,
  'statements and flushes: the store, Kysely, libsql, pg':
    /host\/src\/persistence|node_modules\/(?:kysely|libsql|@libsql|@neon-rs|pg|pg-\w+|postgres-\w+)\/|node:internal\/fs/u,
  'the engine': /packages\/(?:core|decks|ackanomic-games)\/|node_modules\/immer\//u,
  'HTTP: Node, Hono, limits':
    /host\/src\/(?:http|auth)|node_modules\/(?:hono|@hono|rate-limiter-flexible)\/|node:(?:_?http|net|stream|internal\/(?:streams?|webstreams|http|net|url|fetch)|events|buffer|_)/u,
  'the rest of the host': /packages\/host\//u,
  'Node, other packages': /^(?:node:|file:)/u,
}

const GARBAGE = 'garbage collection'
const NATIVE = 'outside JavaScript: the system, libuv'

/** Plays on a host under Node's profiler. Returns the share of each part in its processor time. */
export async function profileHost(
  url: string,
  matches: number,
  atOnce: number,
): Promise<ReadonlyMap<string, number>> {
  const server = await start('server.ts', [url])
  await loadOurs([server], atOnce, atOnce, 'Warm')
  await server.ask()
  await loadOurs([server], matches, atOnce, 'Match')
  const times = timesOf((await server.ask()) as Profile)
  await server.stop()
  const whole = [...times.values()].reduce((sum, time) => sum + time, 0)
  return new Map([...times].map(([part, time]) => [part, time / whole]))
}

/** How long each part ran, microseconds. */
function timesOf({ nodes, samples, timeDeltas }: Profile): ReadonlyMap<string, number> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((of) => [of, id])))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const partOf = (node: ProfileNode | undefined): string | undefined => {
    if (node === undefined) return NATIVE
    const { functionName, url } = node.callFrame
    // The profiler itself is no part of a host.
    if (functionName === '(idle)' || url === 'node:inspector') return undefined
    if (functionName === '(garbage collector)') return GARBAGE
    if (functionName === '(program)') return NATIVE
    // What is native belongs to its caller.
    const [part] = Object.entries(PARTS).find(([, pattern]) => pattern.test(url)) ?? []
    return part ?? partOf(byId.get(parents.get(node.id) ?? 0))
  }
  const parts = new Map(nodes.map((node) => [node.id, partOf(node)]))
  const times = new Map<string, number>()
  for (const [i, id] of samples.entries()) {
    const part = parts.get(id)
    if (part !== undefined) times.set(part, (times.get(part) ?? 0) + (timeDeltas[i] ?? 0))
  }
  return times
}
