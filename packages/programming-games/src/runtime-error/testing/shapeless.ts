import { createCertificate, type RuntimeErrorCertificate } from '../proof/certificate.js'
import { checkCertificate } from '../proof/check.js'
import { positionOf } from '../proof/position.js'
import { provePosition } from '../proof/prove.js'
import { dice } from './positions.js'
import { rich } from './rich.js'

type Roll = (of: number) => number

/** What no certificate has anywhere, some of it never seen in a file. */
const JUNK: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => 'length',
  () => '__proto__',
  () => 'constructor',
  () => 'luck',
  () => '',
  () => -1,
  () => 0.5,
  () => 1e308,
  () => 2 ** 53 + 2,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => [],
  () => ({}),
  () => [[]],
  () => ({ kind: 'luck' }),
  () => JSON.parse('{"__proto__": {"kind": "swap"}}') as unknown,
  () => Object.create({ kind: 'swap' }) as unknown,
  () => new Array(4_000_000_000),
  () => 10n,
  () => Symbol('swap'),
  () => () => 'swap',
  () => new Map([['kind', 'swap']]),
  () => new Date(0),
  () => {
    const circle: Record<string, unknown> = {}
    circle.nodes = [circle]
    circle.next = [circle]
    return circle
  },
  () => {
    // Shared so often that it is too large to be walked: 2 to the power of 40.
    let shared: unknown = { drawn: [], node: 0 }
    for (let times = 0; times < 40; times++) shared = [shared, shared]
    return shared
  },
  () => ({
    get kind(): string {
      throw new Error('nobody may look')
    },
  }),
  () =>
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('nobody may look')
        },
        ownKeys: () => {
          throw new Error('nobody may look')
        },
      },
    ),
]

/** Puts junk in the place of something, drops something, or adds a field. */
function spoiled(certificate: RuntimeErrorCertificate, roll: Roll): unknown {
  const copy = structuredClone(certificate) as unknown
  let parent: unknown
  let key: string | number = ''
  let at: unknown = copy
  for (let depth = roll(8); depth >= 0 && typeof at === 'object' && at !== null; depth--) {
    const keys = Array.isArray(at) ? [...at.keys()] : Object.keys(at)
    if (keys.length === 0) break
    parent = at
    key = keys[roll(keys.length)] ?? ''
    at = (at as Record<string | number, unknown>)[key]
  }
  const fields = parent as Record<string | number, unknown>
  const junk = (JUNK[roll(JUNK.length)] ?? (() => null))()
  const what = roll(6)
  if (what === 0) return junk
  if (what === 1) fields[Array.isArray(parent) ? 99 : 'isTrue'] = junk
  else if (what === 2) delete fields[key]
  else fields[key] = junk
  return copy
}

/** What became of certificates with junk in them. */
export interface Shapeless {
  /** How many were accepted: what was spoiled is not needed for the proof. */
  accepted: number
  /** What was thrown. */
  readonly thrown: string[]
}

/** Certificates of all kinds of nodes. */
function originals(): RuntimeErrorCertificate[] {
  const found: RuntimeErrorCertificate[] = []
  for (let seed = 0; found.length < 12; seed++) {
    const position = positionOf(rich(seed), 'deck')
    const proof = provePosition(position, { reshuffle: 'on-draw' })
    if (proof.forever !== 'yes') continue
    const { nodes } = proof.certificate
    if (nodes.length > 1 || found.length < 4) found.push(proof.certificate)
    found.push(
      createCertificate(
        position,
        { nodes: [...nodes, { kind: 'swap' }] },
        proof.certificate.options,
      ),
    )
  }
  return found
}

/** Spoils certificates so often, and has them checked. */
export function shapeless(times: number): Shapeless {
  const found: Shapeless = { accepted: 0, thrown: [] }
  const roll = dice(times)
  const all = originals()
  for (let time = 0; time < times; time++) {
    const given = spoiled(all[roll(all.length)] as RuntimeErrorCertificate, roll)
    try {
      if (checkCertificate(given).ok) found.accepted += 1
    } catch (thrown) {
      found.thrown.push(`${time}: ${thrown}`)
    }
  }
  return found
}
