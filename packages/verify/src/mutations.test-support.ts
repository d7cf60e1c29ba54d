/** Seeded mutations of saves, receipts and keys. */
import { type Match, type RandomInt, replay, saveMatch } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { canonicalJson, type HostKey, type Receipt, sealMatch } from '@ackanomic/core/proof'
import {
  at,
  isElse,
  type Json,
  otherValue,
  placesIn,
  replaced,
  reworded,
} from './json-mutations.test-support.js'
import { KEYS, key, type Proven } from './played.test-support.js'

export interface Evidence {
  readonly save: string
  readonly receipts: readonly unknown[]
  readonly keys: readonly HostKey[]
}

export interface Mutated extends Evidence {
  readonly what: string
  /** Whether the mutation changes the meaning, or shows less. */
  readonly isOther: boolean
}

interface Given extends Evidence {
  readonly proven: Proven
  readonly other: Proven
  readonly pick: RandomInt
}

type Mutation = (given: Given) => Mutated | undefined | Promise<Mutated | undefined>

const changed = (
  given: Given,
  what: string,
  change: (save: Record<string, Json>) => object,
): Mutated => {
  const { save, receipts, keys } = given
  const next = change(JSON.parse(save))
  const isOther = canonicalJson(next) !== canonicalJson(JSON.parse(save))
  return { what, save: JSON.stringify(next), receipts, keys, isOther }
}

/** Changes the log as a dishonest host would, replays it and seals it again, if it replays. */
async function resealed(
  { proven: { game, match }, receipts, keys }: Given,
  what: string,
  change: Partial<Match>,
): Promise<Mutated | undefined> {
  const next = { ...match, ...change }
  const played = replay(game, next)
  if (!played.ok) return undefined
  const save = await sealMatch(key, { ...next, state: played.value } as Match, 9e12)
  const isOther = canonicalJson(next.log) !== canonicalJson(match.log) || 'chance' in change
  return { what, save, receipts, keys, isOther }
}

const actionReceipts = ({ proven }: Given): readonly Receipt[] =>
  proven.receipts.filter((one): one is Receipt => one.format === 'ackanomic receipt')

const isSent = (entry: Match['log'][number]): boolean => 'by' in entry && entry.by !== null
const isDraw = (entry: Match['log'][number]): boolean => entry.kind === 'answer'

const mutations: readonly Mutation[] = [
  // Mutations of the save.
  ({ save, receipts, keys, pick }) => {
    const place = pick(save.length)
    const letter = String.fromCharCode(save.charCodeAt(place) ^ (1 << pick(6)))
    const next = save.slice(0, place) + letter + save.slice(place + 1)
    return {
      what: `letter ${place} is ${letter}`,
      save: next,
      receipts,
      keys,
      isOther: isElse(save, next),
    }
  },
  ({ save, receipts, keys, pick }) => {
    const place = pick(save.length)
    const next = save.slice(0, place) + save.slice(place + 1 + pick(20))
    return {
      what: `letters from ${place} are missing`,
      save: next,
      receipts,
      keys,
      isOther: isElse(save, next),
    }
  },
  (given) => {
    const path = at(placesIn(JSON.parse(given.save)), given.pick)
    return changed(
      given,
      `${path.join('.')} is another`,
      (save) => replaced(save, path, (old) => otherValue(old, given.pick)) as object,
    )
  },
  (given) => {
    const path = at(placesIn(JSON.parse(given.save)).slice(1), given.pick)
    return changed(
      given,
      `${path.join('.')} is missing`,
      (save) => replaced(save, path, () => undefined) as object,
    )
  },
  (given) => {
    const { log } = given.proven.match
    const i = given.pick(log.length)
    return changed(given, `entry ${i} is dropped`, (save) => ({
      ...save,
      log: log.toSpliced(i, 1),
    }))
  },
  (given) => {
    const { log } = given.proven.match
    const [i, j] = [given.pick(log.length), given.pick(log.length)]
    const swapped = log.with(i, log[j]!).with(j, log[i]!)
    return changed(given, `entries ${i} and ${j} are exchanged`, (save) => ({
      ...save,
      log: swapped,
    }))
  },
  (given) => {
    const { log } = given.proven.match
    const [i, j] = [given.pick(log.length), given.pick(log.length)]
    return changed(given, `entry ${i} comes again`, (save) => ({
      ...save,
      log: log.toSpliced(j, 0, log[i]!),
    }))
  },
  (given) =>
    changed(given, 'the secret of another match', (save) => ({
      ...save,
      chance: { ...Object(save.chance), secret: given.other.match.chance?.secret },
    })),
  (given) =>
    changed(given, 'the chance of another match', (save) => ({
      ...save,
      chance: given.other.match.chance,
    })),
  (given) =>
    changed(given, 'no secret', (save) => ({
      ...save,
      chance: { ...Object(save.chance), secret: null },
    })),
  (given) =>
    changed(given, 'a contribution more', (save) => ({
      ...save,
      chance: {
        ...Object(save.chance),
        contributions: { Ann: 'blue', Zoe: 'grün', Eve: `${given.pick(99)}` },
      },
    })),
  (given) =>
    changed(given, 'the log of another match', (save) => ({ ...save, log: given.other.match.log })),
  (given) =>
    changed(given, 'the seal of another match', (save) => ({
      ...save,
      seal: JSON.parse(given.other.save).seal,
    })),
  (given) =>
    changed(given, 'another revision', (save) => ({
      ...save,
      revision: Number(save.revision) + 1 + given.pick(5),
    })),
  (given) =>
    changed(given, 'an earlier revision', (save) => ({
      ...save,
      revision: Number(save.revision) - 1,
    })),
  (given) => changed(given, 'another id', (save) => ({ ...save, id: `${save.id}x` })),
  // Mutations by the host, which can seal again.
  (given) => {
    const { log } = given.proven.match
    const sent = log.flatMap((entry, i) => (isSent(entry) ? [i] : []))
    const i = at(sent, given.pick)
    return resealed(given, `the host drops action ${i}`, { log: log.toSpliced(i, 1) })
  },
  (given) => {
    const { log } = given.proven.match
    const i = at(
      log.flatMap((entry, n) => (isDraw(entry) ? [n] : [])),
      given.pick,
    )
    const drawn = log[i]
    if (drawn?.kind !== 'answer') return undefined
    const answer =
      typeof drawn.answer === 'number'
        ? Math.max(0, drawn.answer - 1)
        : Array.isArray(drawn.answer)
          ? drawn.answer.toReversed()
          : drawn.answer
    const next = log.with(i, { ...drawn, answer } as typeof drawn)
    return resealed(given, `the host changes draw ${i}`, { log: next })
  },
  (given) => {
    const { log } = given.proven.match
    const i = at(
      log.flatMap((entry, n) => (isSent(entry) ? [n] : [])),
      given.pick,
    )
    const later = log.slice(i).map((entry) => ({ ...entry, at: entry.at + 1 }))
    return resealed(given, `the host stamps from action ${i} on later`, {
      log: [...log.slice(0, i), ...later] as never,
    })
  },
  (given) => {
    const { chance } = given.proven.match
    if (chance === undefined) return undefined
    const contributions = { ...chance.contributions, Ann: `${given.pick(1000)}` }
    return resealed(given, 'the host changes a contribution', {
      chance: { ...chance, contributions },
    })
  },
  (given) => {
    const { chance } = given.other.match
    return chance && resealed(given, 'the host commits to something else', { chance })
  },
  // Mutations of receipts.
  (given) => {
    const i = given.pick(given.receipts.length)
    const receipt = given.receipts[i] as Record<string, Json>
    const name = at(Object.keys(receipt), given.pick)
    const other = { ...receipt, [name]: otherValue(receipt[name] ?? null, given.pick) }
    const isOther = canonicalJson(other) !== canonicalJson(receipt)
    return {
      ...only(given),
      what: `receipt ${i}: ${name} is another`,
      receipts: given.receipts.with(i, other),
      isOther,
    }
  },
  (given) => {
    const receipt = at(given.other.receipts, given.pick)
    return {
      ...only(given),
      what: 'a receipt of another match',
      receipts: [...given.receipts, receipt],
      isOther: true,
    }
  },
  (given) => {
    const [one, two] = [
      at(actionReceipts(given), given.pick),
      at(actionReceipts(given), given.pick),
    ]
    const mixed = { ...one, entryHash: two.entryHash }
    return {
      ...only(given),
      what: 'a receipt for another action',
      receipts: [...given.receipts, mixed],
      isOther: one.entryHash !== two.entryHash,
    }
  },
  // Mutations of keys.
  (given) => ({ ...only(given), what: 'no key', keys: [], isOther: true }),
  (given) => ({
    ...only(given),
    what: 'another key',
    keys: KEYS.map((one) => ({ ...one, key: otherValue(one.key, given.pick) as string })),
    isOther: true,
  }),
  (given) => ({
    ...only(given),
    what: 'a key that ended before',
    keys: KEYS.map((one) => ({ ...one, until: 1 + given.pick(1000) })),
    isOther: true,
  }),
  (given) => ({
    ...only(given),
    what: 'a key from later',
    keys: KEYS.map((one) => ({ ...one, from: 9.1e12 })),
    isOther: true,
  }),
  // Mutations that do not change the meaning.
  (given) => ({
    ...only(given),
    what: 'other words',
    save: reworded(JSON.parse(given.save), given.pick),
    isOther: false,
  }),
  (given) => ({
    ...only(given),
    what: 'receipts in another order',
    receipts: given.receipts.toSorted(() => given.pick(3) - 1),
    isOther: false,
  }),
  (given) => ({
    ...only(given),
    what: 'a receipt twice',
    receipts: [...given.receipts, at(given.receipts, given.pick)],
    isOther: false,
  }),
  (given) => ({
    ...only(given),
    what: 'a key more',
    keys: [...KEYS, { number: 2, key: 'ab'.repeat(32), from: 9e15, until: null }],
    isOther: false,
  }),
  (given) => ({
    ...only(given),
    what: 'receipts as texts',
    receipts: given.receipts.map((one) => reworded(one as Json, given.pick)),
    isOther: false,
  }),
  (given) => ({
    ...only(given),
    what: 'no seal',
    save: saveMatch(given.proven.match),
    isOther: true,
  }),
]

const only = ({ save, receipts, keys }: Evidence): Evidence => ({ save, receipts, keys })

/** Makes the mutation with a number; `undefined` if it cannot be made. */
export async function mutated(
  all: readonly Proven[],
  number: number,
): Promise<(Mutated & { readonly proven: Proven }) | undefined> {
  const pick = seededRandom(`mutation ${number}`)
  const proven = at(all, pick)
  const other = at(
    all.filter((one) => one !== proven),
    pick,
  )
  const { save, receipts } = proven
  const mutation = mutations[number % mutations.length] as Mutation
  const made = await mutation({ save, receipts, keys: KEYS, proven, other, pick })
  return made === undefined ? undefined : { ...made, proven }
}

/** The number of kinds of mutations. */
export const KINDS: number = mutations.length
